import { describe, expect, test } from 'vitest';

import { emptyShares, filledIn, sharesOf, sumOf, type Shares } from './shares';

/** Numbers typed one after another, each into the field of its place. */
function typed(...steps: [number, number | null][]): Shares {
  return steps.reduce((shares, [at, value]) => filledIn(shares, at, value), emptyShares());
}

describe('B-12 three numbers make sixteen', () => {
  test.each([
    [[[0, 4]], [4, null, null]],
    [[[0, 4], [1, 6]], [4, 6, 6]],
    [[[0, 4], [2, 12]], [4, 0, 12]],
    // The one filled in follows what is typed.
    [[[0, 4], [1, 6], [1, 5]], [4, 5, 7]],
    [[[0, 4], [1, 1], [1, 12]], [4, 12, 0]],
    [[[0, 4], [1, null]], [4, null, null]],
    [[[0, 4], [1, 6], [1, null]], [4, null, null]],
    // Too many: nothing to fill in.
    [[[0, 9], [1, 8]], [9, 8, null]],
    // What was typed stays, even when the sum is wrong.
    [[[0, 4], [1, 6], [2, 5]], [4, 6, 5]],
    [[[0, 4], [1, 6], [2, 5], [0, 5]], [5, 6, 5]],
  ] as [[number, number | null][], (number | null)[]][])('%j', (steps, expected) => {
    expect(typed(...steps).tricks).toEqual(expected);
  });

  test('a number of a deal that is mended and emptied is not brought back', () => {
    const shares = filledIn(sharesOf([4, 6, 6]), 0, null);
    expect(shares).toEqual({ tricks: [null, 6, 6], filled: null });
    expect(sumOf(shares)).toBe(12);
    expect(sumOf(filledIn(sharesOf([4, 6, 6]), 0, 3))).toBe(15);
  });
});
