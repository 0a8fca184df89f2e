import { flushSync } from 'svelte';
import { expect, test } from 'vitest';

import { follow, navigate, parse, route, tableAddress, type Route } from './router';

test.each<[string, Route]>([
  ['/', { page: 'start' }],
  ['/table/k7Q', { page: 'table', id: 'k7Q' }],
  ['/table/k7Q/', { page: 'table', id: 'k7Q' }],
  ['/pad', { page: 'pad' }],
  ['/help', { page: 'help' }],
  ['/table', { page: 'unknown' }],
  ['/table/a/b', { page: 'unknown' }],
  ['/table/%', { page: 'unknown' }],
  ['/pad/more', { page: 'unknown' }],
  ['/elsewhere', { page: 'unknown' }],
])('%s', (path, expected) => {
  expect(parse(path)).toEqual(expected);
});

test('the address of a table leads to it', () => {
  expect(parse(tableAddress('a b/c'))).toEqual({ page: 'table', id: 'a b/c' });
});

test('whoever shows the page follows a change of address', () => {
  const seen: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => {
      seen.push(route().page);
    });
  });
  flushSync();
  navigate('/pad');
  flushSync();
  navigate('/help', { replace: true });
  flushSync();
  expect(seen).toEqual(['start', 'pad', 'help']);
  stop();
  navigate('/');
});

function click(html: string, more: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...more });
  document.addEventListener('click', follow, { once: true });
  document.body.querySelector('a')?.dispatchEvent(event);
  return event.defaultPrevented;
}

test('a link of ours is followed without loading the page anew', () => {
  expect(click('<a href="/pad">x</a>')).toBe(true);
  expect(location.pathname).toBe('/pad');
});

test.each([
  ['a new tab', '<a href="/help">x</a>', { ctrlKey: true }],
  ['another button', '<a href="/help">x</a>', { button: 1 }],
  ['another site', '<a href="https://example.org/help">x</a>', {}],
  ['a place on the page', '<a href="#words">x</a>', {}],
  ['a download', '<a href="/help" download>x</a>', {}],
  ['an address of the server', '<a href="/api/tables/1/deals/1/opened">x</a>', {}],
])('the browser itself follows a link: %s', (_, html, more) => {
  navigate('/pad');
  expect(click(html, more)).toBe(false);
  expect(location.pathname).toBe('/pad');
});
