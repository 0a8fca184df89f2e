import { expect, test } from 'vitest';

import type { LanguageId } from '../lib/protocol';
import { KeyReader, SHORTCUTS, type Command, type Expecting } from './keys';
import { passKey, suitKey } from '../lib/notation';

function type(text: string, expecting: Expecting, lang: LanguageId = 'de'): (Command | null)[] {
  const keys = new KeyReader(() => lang);
  return [...text].map((key) => keys.read(key, expecting));
}

test('a level and a suit make a bid, in the notation and in the reader’s letters', () => {
  expect(type('1h', 'call').at(-1)).toEqual({ type: 'call', call: '1H' });
  expect(type('2p', 'call').at(-1)).toEqual({ type: 'call', call: '2S' });
  expect(type('3o', 'call').at(-1)).toEqual({ type: 'call', call: '3NT' });
  expect(type('3u', 'call', 'da').at(-1)).toEqual({ type: 'call', call: '3NT' });
  expect(type('1r', 'call', 'da').at(-1)).toEqual({ type: 'call', call: '1D' });
});

test('P, X and R without a level are calls of their own', () => {
  expect(type('pxr', 'call')).toEqual([
    { type: 'call', call: 'P' },
    { type: 'call', call: 'X' },
    { type: 'call', call: 'XX' },
  ]);
});

test('a suit and a rank make a card', () => {
  expect(type('pd', 'card').at(-1)).toEqual({ type: 'card', card: 'SQ' });
  expect(type('ka', 'card').at(-1)).toEqual({ type: 'card', card: 'DA' });
  expect(type('h1', 'card').at(-1)).toEqual({ type: 'card', card: 'HT' });
  expect(type('ke', 'card', 'da').at(-1)).toEqual({ type: 'card', card: 'CA' });
});

test('a second letter that does not fit begins anew', () => {
  expect(type('12h', 'call').at(-1)).toEqual({ type: 'call', call: '2H' });
  expect(type('hpd', 'card').at(-1)).toEqual({ type: 'card', card: 'SQ' });
});

test('what has begun can be seen and dropped', () => {
  const keys = new KeyReader(() => 'de');
  keys.read('4', 'call');
  expect(keys.begun).toBe('4');
  keys.clear();
  expect(keys.read('h', 'call')).toBeNull();
});

test('shortcuts work at any time, and stand in no letter’s way', () => {
  expect(type('?', 'nothing')).toEqual([{ type: 'shortcut', shortcut: 'help' }]);
  expect(type('l', 'card')).toEqual([{ type: 'shortcut', shortcut: 'lastTrick' }]);
  for (const lang of ['de', 'da', 'en'] as const) {
    for (const key of Object.keys(SHORTCUTS)) {
      expect(suitKey(key, lang)).toBeNull();
      expect(passKey(key, lang)).toBeNull();
    }
  }
});

test('keys with names are left to the page', () => {
  expect(new KeyReader(() => 'de').read('Enter', 'call')).toBeNull();
});
