/**
 * Shows what happened one thing at a time, however fast it comes.
 *
 * Every stored event brings a view. A card needs its time to travel, a complete trick stays as
 * long as the reader wants to look at it, even if the next card is already known. The last
 * view shown is always a view that the server sent; only its moment is ours.
 */

import type { AnyView, EventView, TrickView, View } from '../lib/protocol';

export interface Frame<V extends AnyView = View> {
  view: V;
  events: EventView[];
}

/** What the middle of the table shows beyond the view: a complete trick, resting or leaving. */
export type Stage = { kind: 'live' } | { kind: 'rest' | 'sweep'; trick: TrickView };

export interface Stagecraft<V extends AnyView = View> {
  show(frame: Frame<V>, before: V | null): void;
  stage(stage: Stage): void;
  /** Milliseconds that a complete trick rests. */
  rest(): number;
  /** Milliseconds from hand to trick, and from trick to winner; 0 when nothing may move. */
  cardTime(): number;
  sweepTime(): number;
}

/** Events that the eye follows, one at a time. */
const SEEN = new Set(['called', 'played', 'drew', 'contract_named', 'open_cards_taken', 'discarded']);
/** Between two calls or cards that came at once, so that the eye can follow. */
const BREATH = 140;
/** Nobody wants to watch more than this: then the newest view is shown at once. */
const LONGEST_QUEUE = 24;

export class Presenter<V extends AnyView = View> {
  #queue: Frame<V>[] = [];
  #shown: V | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #then: (() => void) | null = null;
  readonly #craft: Stagecraft<V>;

  constructor(craft: Stagecraft<V>) {
    this.#craft = craft;
  }

  /** Whether more is known than is shown. */
  get behind(): boolean {
    return this.#queue.length > 0;
  }

  /** A view by itself, without a story: it is shown at once. */
  replace(view: V): void {
    this.#stop();
    this.#queue = [];
    this.#craft.stage({ kind: 'live' });
    this.#present({ view, events: [] });
  }

  push(frame: Frame<V>): void {
    this.#queue.push(frame);
    if (this.#queue.length > LONGEST_QUEUE) this.hurry();
    else if (this.#timer === null) this.#next();
  }

  /** Show the newest at once: the reader has seen enough. */
  hurry(): void {
    this.#stop();
    this.#craft.stage({ kind: 'live' });
    for (let frame = this.#queue.shift(); frame !== undefined; frame = this.#queue.shift()) {
      this.#present(frame);
    }
  }

  close(): void {
    this.#stop();
    this.#queue = [];
  }

  #next(): void {
    const frame = this.#queue.shift();
    if (frame === undefined) return;
    const before = this.#shown;
    this.#present(frame);
    const trick = before === null ? null : completed(before, frame.view);
    if (trick !== null) return this.#restOn(trick);
    this.#wait(this.#pause(frame), () => this.#next());
  }

  #present(frame: Frame<V>): void {
    const before = this.#shown;
    this.#shown = frame.view;
    this.#craft.show(frame, before);
  }

  #pause(frame: Frame<V>): number {
    const seen = frame.events.some(({ type }) => SEEN.has(type));
    return seen ? this.#craft.cardTime() + BREATH : 0;
  }

  #restOn(trick: TrickView): void {
    this.#craft.stage({ kind: 'rest', trick });
    this.#wait(this.#craft.cardTime() + this.#craft.rest(), () => {
      this.#craft.stage({ kind: 'sweep', trick });
      this.#wait(this.#craft.sweepTime(), () => {
        this.#craft.stage({ kind: 'live' });
        this.#next();
      });
    });
  }

  #wait(time: number, then: () => void): void {
    this.#then = then;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#then?.();
    }, time);
  }

  #stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = this.#then = null;
  }
}

/** The trick that became complete between two views of one deal. */
export function completed(before: AnyView, after: AnyView): TrickView | null {
  const old = before.deal;
  if (old === null) return null;
  const now = after.deal;
  const same = now !== null && now.commitment === old.commitment;
  // The tricks of another phase are counted by themselves.
  const drawn = same && before.phase === 'stock' && after.phase !== 'stock';
  const trick = same ? now.last_trick : (after.record?.tricks[old.played] ?? null);
  const more = same ? drawn || now.played > old.played : after.record?.commitment === old.commitment;
  return more && trick?.cards.length === after.ring.length ? trick : null;
}
