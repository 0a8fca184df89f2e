/** Cards travel: each from where it lay to where it lies now. */

import { moves } from '../lib/appearance.svelte';

const TIME = 180;

let places = new Map<string, DOMRect>();

/**
 * Remember where every card and every seat is, just before a new view is drawn. Elements take
 * part by `data-place`: a card such as `SA`, or a seat such as `seat-W` for hidden cards.
 */
export function remember(): void {
  places = new Map();
  if (typeof document === 'undefined' || !moves()) return;
  for (const element of document.querySelectorAll<HTMLElement>('[data-place]')) {
    places.set(element.dataset['place'] as string, element.getBoundingClientRect());
  }
}

/** Let a card that has just been laid on the table come from its hand. */
export function travel(card: string, seat: string) {
  return (element: HTMLElement): void => {
    const from = places.get(card) ?? places.get(`seat-${seat}`);
    places.delete(card);
    if (from !== undefined) glide(element, from);
  };
}

/** Let something come from where a place is now. */
export function comeFrom(place: string) {
  return (element: HTMLElement): void => {
    const from = document.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
    if (from !== undefined) glide(element, from);
  };
}

function glide(element: HTMLElement, from: DOMRect): void {
  if (!moves()) return;
  const to = element.getBoundingClientRect();
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  element.animate?.(
    [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'translate(0, 0)' }],
    { duration: TIME, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' },
  );
}
