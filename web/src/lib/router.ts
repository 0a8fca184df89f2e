/** The pages and their addresses: `/`, `/table/{id}`, `/pad`, `/help`. */

import { on } from 'svelte/events';
import { createSubscriber } from 'svelte/reactivity';

export type Route =
  | { page: 'start' }
  | { page: 'table'; id: string }
  | { page: 'pad' }
  | { page: 'help' }
  | { page: 'unknown' };

export function parse(path: string): Route {
  const [first, second, ...rest] = path.split('/').filter((part) => part !== '');
  if (first === undefined) return { page: 'start' };
  if (first === 'table' && second !== undefined && rest.length === 0) return table(second);
  if ((first === 'pad' || first === 'help') && second === undefined) return { page: first };
  return { page: 'unknown' };
}

function table(part: string): Route {
  try {
    return { page: 'table', id: decodeURIComponent(part) };
  } catch {
    return { page: 'unknown' };
  }
}

export function tableAddress(id: string): string {
  return `/table/${encodeURIComponent(id)}`;
}

const MOVED = 'strohmann:moved';

const subscribe = createSubscriber((update) => {
  const off = [on(window, 'popstate', update), on(window, MOVED, update)];
  return () => off.forEach((remove) => remove());
});

/** The page shown now; reactive. */
export function route(): Route {
  subscribe();
  return parse(window.location.pathname);
}

/** Go to another page of the client; `replace` leaves no step to come back to. */
export function navigate(address: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  window.dispatchEvent(new Event(MOVED));
}

/** A click on a link of ours changes the page without loading it anew. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.target !== '' || link.hasAttribute('download')) return;
  if (link.origin !== window.location.origin || link.hash !== '') return;
  if (parse(link.pathname).page === 'unknown') return;
  event.preventDefault();
  navigate(link.pathname + link.search);
}
