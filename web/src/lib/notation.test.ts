import { describe, expect, test } from 'vitest';

import * as is from './notation';
import type { LanguageId, SuitId } from './protocol';
import { settings } from './settings.svelte';

const LANGUAGES: LanguageId[] = ['de', 'da', 'en'];

describe('cards and calls', () => {
  test('are taken apart', () => {
    expect(is.suitOf('HT')).toBe('H');
    expect(is.rankOf('HT')).toBe('T');
    expect(is.levelOf('3NT')).toBe(3);
    expect(is.strainOf('3NT')).toBe('N');
    expect(is.strainOf('4SX')).toBe('S');
    expect(is.bidId(3, 'N')).toBe('3NT');
    expect(is.bidId(1, 'H')).toBe('1H');
  });

  test('what is no card is refused', () => {
    expect(() => is.suitOf('XA')).toThrow(RangeError);
    expect(() => is.rankOf('S1')).toThrow(RangeError);
    expect(() => is.strainOf('P')).toThrow(RangeError);
  });

  test.each<[LanguageId, string, string, string]>([
    ['de', 'Pik Dame', '3 Sans Atout', '4 Herz Kontra'],
    ['da', 'spar dame', '3 uden trumf', '4 hjerter Dobler'],
    ['en', 'queen of spades', '3 notrump', '4 hearts Double'],
  ])('have names in %s', (lang, card, call, contract) => {
    settings.lang = lang;
    expect(is.cardName('SQ')).toBe(card);
    expect(is.callName('3NT')).toBe(call);
    expect(is.contractName('4HX')).toBe(contract);
  });
});

describe('seats', () => {
  test('the viewer sits at the bottom, the next player to the left', () => {
    expect(['S', 'W', 'N', 'E'].map((seat) => is.positionOf(seat as 'S', 'S'))).toEqual([
      'bottom', 'left', 'top', 'right',
    ]);
    expect(is.positionOf('N', 'E')).toBe('right');
    expect(is.positionOf('N', null)).toBe('top');
  });

  test('a place and its seat belong together', () => {
    for (const viewer of is.SEATS) {
      for (const seat of is.SEATS) expect(is.seatAt(is.positionOf(seat, viewer), viewer)).toBe(seat);
    }
  });

  test('vulnerability in words', () => {
    settings.lang = 'de';
    expect(is.vulnerabilityName([])).toBe('niemand in Gefahr');
    expect(is.vulnerabilityName(['EW'])).toBe('Ost-West in Gefahr');
    expect(is.vulnerabilityName(['NS', 'EW'])).toBe('alle in Gefahr');
    expect(is.isVulnerable({ vulnerable: ['EW'] }, 'W')).toBe(true);
    expect(is.isVulnerable({ vulnerable: ['EW'] }, 'S')).toBe(false);
  });
});

describe('the order of suits', () => {
  const red = (order: readonly SuitId[]) => order.map(is.isRed);
  const alternates = (order: readonly SuitId[]) => red(order).every((one, i) => i === 0 || one !== red(order)[i - 1]);

  test('colours alternate, trumps at the left', () => {
    const four = ['SA', 'HA', 'DA', 'CA'];
    for (const trump of [null, ...is.SUITS]) {
      const order = is.handOrder(four, trump);
      expect(alternates(order)).toBe(true);
      if (trump !== null) expect(order[0]).toBe(trump);
    }
  });

  test('with three suits the odd colour is in the middle', () => {
    expect(is.handOrder(['SA', 'HA', 'CA'], null)).toEqual(['S', 'H', 'C']);
    expect(is.handOrder(['HA', 'SA', 'DA'], null)).toEqual(['H', 'S', 'D']);
  });

  test('a hand is sorted, highest card first', () => {
    expect(is.sorted(['H2', 'SA', 'HT', 'S9'], null)).toEqual(['SA', 'S9', 'HT', 'H2']);
  });

  test('a suit that is missing comes last', () => {
    expect(is.fullOrder(['SA', 'HA'], null).slice(2).sort()).toEqual(['C', 'D']);
  });
});

describe('C-21: trumps lie at dummy’s own right', () => {
  test.each<[is.Position, 'first' | 'last']>([
    // Dummy faces the middle: at the top its right hand is at the viewer's left, at the left
    // side it is at the bottom, at the bottom it is at the right, at the right side at the top.
    ['top', 'first'],
    ['left', 'last'],
    ['bottom', 'last'],
    ['right', 'first'],
  ])('dummy at the %s of the screen', (position, where) => {
    for (const trump of is.SUITS) {
      const order = is.dummyOnScreen(trump, position);
      expect(order).toHaveLength(4);
      expect(where === 'first' ? order[0] : order[3]).toBe(trump);
    }
  });

  test('without trumps the colours alternate', () => {
    expect(is.dummyOnScreen(null, 'top')).toEqual(['S', 'H', 'C', 'D']);
  });
});

describe('typed letters', () => {
  test('D-14: the same letter is another suit in another language', () => {
    expect(is.suitKey('k', 'de')).toBe('D');
    expect(is.suitKey('k', 'da')).toBe('C');
    expect(is.suitKey('k', 'en')).toBeNull();
    expect(is.rankKey('d', 'de')).toBe('Q');
    expect(is.rankKey('d', 'en')).toBeNull();
    expect(is.rankKey('e', 'da')).toBe('A');
  });

  test('the letters of the notation are understood everywhere', () => {
    for (const lang of LANGUAGES) {
      expect(['c', 'd', 'h', 's'].map((key) => is.suitKey(key, lang))).toEqual(['C', 'D', 'H', 'S']);
      expect(is.strainKey('n', lang)).toBe('N');
      expect(['p', 'x', 'r'].map((key) => is.passKey(key, lang))).toEqual(['P', 'X', 'XX']);
      expect(['a', 'q', 'j', 't', '9'].map((key) => is.rankKey(key, lang))).toEqual(['A', 'Q', 'J', 'T', '9']);
    }
  });

  test('notrump has its local letter', () => {
    expect(is.strainKey('o', 'de')).toBe('N');
    expect(is.strainKey('u', 'da')).toBe('N');
    expect(is.strainKey('u', 'en')).toBeNull();
    expect(is.strainKey('', 'de')).toBeNull();
  });

  test('a ten is typed as 1, 0 or T', () => {
    expect(['1', '0', 'T'].map((key) => is.rankKey(key, 'de'))).toEqual(['T', 'T', 'T']);
  });

  test('the list of letters is what is understood', () => {
    for (const lang of LANGUAGES) {
      for (const [strain, letters] of Object.entries(is.typedLetters(lang))) {
        for (const letter of letters) expect(is.strainKey(letter, lang)).toBe(strain);
      }
    }
  });
});
