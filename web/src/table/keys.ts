/** Typed letters at the table: `1 H` is a call, `S Q` a card; the rest are shortcuts. */

import type { CallId, CardId, LanguageId } from '../lib/protocol';
import { bidId, passKey, rankKey, strainKey, suitKey } from '../lib/notation';

/** What typed letters mean now: calls in the auction, cards in the play. */
export type Expecting = 'call' | 'card' | 'nothing';

export type Shortcut =
  | 'help'
  | 'lastTrick'
  | 'situation'
  | 'auction'
  | 'myHand'
  | 'dummyHand'
  | 'trick'
  | 'claim'
  | 'sheet'
  | 'rules';

export type Command =
  | { type: 'call'; call: CallId }
  | { type: 'card'; card: CardId }
  | { type: 'begun'; text: string }
  | { type: 'shortcut'; shortcut: Shortcut };

/** Letters that begin neither a call nor a card in any language. */
export const SHORTCUTS: Record<string, Shortcut> = {
  '?': 'help',
  l: 'lastTrick',
  i: 'situation',
  a: 'auction',
  b: 'myHand',
  v: 'dummyHand',
  m: 'trick',
  e: 'claim',
  g: 'sheet',
  o: 'rules',
};

export class KeyReader {
  #begun = '';
  readonly #lang: () => LanguageId;

  constructor(lang: () => LanguageId) {
    this.#lang = lang;
  }

  /** The letter that waits for a second one, or nothing. */
  get begun(): string {
    return this.#begun;
  }

  clear(): void {
    this.#begun = '';
  }

  read(key: string, expecting: Expecting): Command | null {
    const begun = this.#begun;
    this.#begun = '';
    if (key.length !== 1) return null;
    const whole =
      begun === '' || expecting === 'nothing'
        ? null
        : expecting === 'call'
          ? this.#bid(begun, key)
          : this.#card(begun, key);
    return whole ?? this.#first(key, expecting);
  }

  #bid(level: string, key: string): Command | null {
    const strain = strainKey(key, this.#lang());
    return strain === null ? null : { type: 'call', call: bidId(Number(level), strain) };
  }

  #card(suit: string, key: string): Command | null {
    const rank = rankKey(key, this.#lang());
    return rank === null ? null : { type: 'card', card: `${suit}${rank}` };
  }

  #first(key: string, expecting: Expecting): Command | null {
    const begins = this.#begins(key, expecting);
    if (begins !== null) return begins;
    const shortcut = SHORTCUTS[key.toLowerCase()];
    return shortcut === undefined ? null : { type: 'shortcut', shortcut };
  }

  #begins(key: string, expecting: Expecting): Command | null {
    if (expecting === 'call') {
      const call = passKey(key, this.#lang());
      if (call !== null) return { type: 'call', call };
      return /^[1-7]$/.test(key) ? this.#begin(key) : null;
    }
    const suit = expecting === 'card' ? suitKey(key, this.#lang()) : null;
    return suit === null ? null : this.#begin(suit);
  }

  #begin(text: string): Command {
    this.#begun = text;
    return { type: 'begun', text };
  }
}
