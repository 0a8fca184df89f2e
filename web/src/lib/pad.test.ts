import { beforeEach, describe, expect, test } from 'vitest';

import {
  STORAGE_KEY,
  begin,
  dealAt,
  formOf,
  honourPoints,
  line,
  load,
  outcome,
  players,
  save,
  seatsOf,
  text,
  withDeal,
  type PadMatch,
  type PlayedDeal,
  type ThreeDeal,
} from './pad';

const people = { N: 'Anna', E: '', S: 'Bertram', W: '' };

function played(declarer: PlayedDeal['declarer'], contract: string, tricks: number, more: Partial<PlayedDeal> = {}): PlayedDeal {
  const strain = contract.slice(1) as PlayedDeal['strain'];
  return { declarer, level: Number(contract[0]), strain, doubling: '', tricks, honours: null, ...more };
}

function match(...deals: PadMatch['deals']): PadMatch {
  return { ...begin('rubber-laws', 'E', people), deals };
}

describe('the line of a deal', () => {
  test.each([
    [played('E', '2S', 8), 'E 2S 8'],
    [played('N', '3NT', 9), 'N 3NT 9'],
    [played('S', '4H', 11, { doubling: 'X' }), 'S 4HX 11'],
    [played('W', '1NT', 0, { doubling: 'XX' }), 'W 1NTXX 0'],
    [played('N', '4H', 11, { honours: { seat: 'E', points: 100 } }), 'N 4H 11 honours=E:100'],
    ['pass' as const, 'pass'],
  ])('%o', (deal, expected) => {
    expect(line(deal)).toBe(expected);
  });
});

describe('the text of a match', () => {
  test('says the language of its letters and the first dealer, then a line for each deal', () => {
    expect(text(match(played('E', '2S', 8), 'pass'))).toBe('lang: en\ndealer: E\nE 2S 8\npass\n');
  });

  test('R-08 ends with the breaking off', () => {
    expect(text({ ...match(played('E', '2S', 8)), brokenOff: true })).toMatch(/\nE 2S 8\nbroken off\n$/);
  });

  test('has each deal on the line that an error names', () => {
    const full = match('pass', played('E', '2S', 8), played('N', '3NT', 9));
    text(full).split('\n').forEach((written, index) => {
      const at = dealAt(`line ${index + 1}`, full);
      const deal = at === null ? undefined : full.deals[at];
      if (deal !== undefined) expect(line(deal)).toBe(written);
    });
    expect(dealAt('line 4', full)).toBe(1);
    expect(dealAt(null, full)).toBeNull();
    expect(dealAt('profile', full)).toBeNull();
  });
});

describe('Bismarck', () => {
  const sang: ThreeDeal = { contract: 'sang', trump: null, tricks: [4, 6, 6] };
  const valfri: ThreeDeal = { contract: 'valfri', trump: 'H', tricks: [8, 4, 4] };
  const three = (names: Partial<PadMatch['names']>, profile = 'bismarck', options = {}): PadMatch => ({
    ...begin(profile, 'E', { N: '', E: '', S: '', W: '', ...names }, options),
    deals: [sang, valfri],
  });

  test('V-20 has the players clockwise and a line for each deal, whoever is forehand', () => {
    expect(text(three({ E: 'Carla', S: 'Anna', W: 'Ben' }))).toBe(
      'lang: en\nplayers: Carla Anna Ben\n- SANG 4 6 6\n- VALFRI:H 8 4 4\n',
    );
  });

  test.each([
    [{}, '1 2 3'],
    [{ E: 'Eva Maria', S: 'Anna', W: 'anna' }, 'Eva_Maria Anna anna3'],
    [{ E: '# one', S: 'a,b' }, '_one a_b 3'],
  ])('gives each player one word: %o', (names, words) => {
    expect(players(three(names)).join(' ')).toBe(words);
  });

  test('B-23 the order of the classic game is a line of its own, and errors are found below it', () => {
    const match = three({}, 'bismarck-classic', { classic_order: 'sang-first', must_trump: 'on' });
    const lines = text(match).split('\n');
    expect(lines[2]).toBe('classic_order: sang-first');
    expect(lines).not.toContain('must_trump: on');
    expect(dealAt('line 4', match)).toBe(0);
  });
});

test('X-11 who deals after both have passed is a line of Draw Bridge', () => {
  const match = { ...begin('draw-bridge', 'S', people, { both_pass: 'redeal' }), deals: [played('S', '2S', 8), 'pass' as const] };
  expect(text(match)).toBe('lang: en\ndealer: S\nboth_pass: redeal\nS 2S 8\npass\n');
});

test.each([
  ['chicago-000', 'chicago', 'NESW'],
  ['rubber-laws', 'rubber', 'NESW'],
  ['draw-bridge', 'draw', 'NS'],
  ['bismarck-british', 'bismarck', 'ESW'],
])('%s is %s for %s', (profile, form, seats) => {
  expect([formOf(profile), seatsOf(profile).join('')]).toEqual([form, seats]);
});

describe('a change', () => {
  const before = match('pass', played('E', '2S', 8));

  test('adds, replaces or removes one deal and leaves the match before it as it was', () => {
    expect(withDeal(before, 2, 'pass').deals.map(line)).toEqual(['pass', 'E 2S 8', 'pass']);
    expect(withDeal(before, 0, played('N', '1C', 7)).deals.map(line)).toEqual(['N 1C 7', 'E 2S 8']);
    expect(withDeal(before, 0, null).deals.map(line)).toEqual(['E 2S 8']);
    expect(before.deals.map(line)).toEqual(['pass', 'E 2S 8']);
  });
});

test('L-1 the result counts from six tricks above the level', () => {
  expect(outcome(4, 10)).toBe('=');
  expect(outcome(1, 9)).toBe('+2');
  expect(outcome(7, 11)).toBe('−2');
});

test('C-36 honours are 100 or 150, at notrump 150', () => {
  expect(honourPoints('H')).toEqual([100, 150]);
  expect(honourPoints('NT')).toEqual([150]);
});

describe('the storage', () => {
  beforeEach(() => localStorage.clear());

  test('keeps several matches', () => {
    const matches = [match('pass'), match(played('E', '2S', 8))];
    expect(save({ matches, current: matches[1]?.id ?? null })).toBe(true);
    expect(load()).toEqual({ matches, current: matches[1]?.id });
    expect(matches[0]?.id).not.toBe(matches[1]?.id);
  });

  test.each(['', 'nonsense', '[]', '{"matches": 3}', '{"matches": [{"id": 1}], "current": null}'])(
    'begins empty when it cannot be read: %s',
    (stored) => {
      localStorage.setItem(STORAGE_KEY, stored);
      expect(load()).toEqual({ matches: [], current: null });
    },
  );
});
