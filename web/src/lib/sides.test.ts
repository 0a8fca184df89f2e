import { beforeEach, describe, expect, test } from 'vitest';

import { isVulnerable, positionOf, seatAt, vulnerabilityName } from './notation';
import type { SeatId } from './protocol';
import { settings } from './settings.svelte';
import { opponentsOf, ownFirst, sideHead, sideName, sideOf, type Sides } from './sides';

const PAIRS: Sides = ['NS', 'EW'];
const TWO: Sides = ['N', 'S'];

beforeEach(() => {
  settings.lang = 'de';
});

test('own side comes first; a spectator sees the sheet’s order', () => {
  expect(ownFirst('S', PAIRS)).toEqual(['NS', 'EW']);
  expect(ownFirst('W', PAIRS)).toEqual(['EW', 'NS']);
  expect(ownFirst(null, PAIRS)).toEqual(['NS', 'EW']);
  expect(ownFirst('S', TWO)).toEqual(['S', 'N']);
  expect(ownFirst(null, TWO)).toEqual(['N', 'S']);
});

test('pairs, and players by themselves', () => {
  expect(sideOf('E', PAIRS)).toBe('EW');
  expect(sideOf('S', PAIRS)).toBe('NS');
  expect(sideOf('S', TWO)).toBe('S');
  expect(opponentsOf('S', TWO)).toBe('N');
  expect(sideName('EW')).toBe('Ost-West');
  expect(sideName('S')).toBe('Süd');
  expect([sideHead('EW', 'W'), sideHead('NS', 'W'), sideHead('NS', null)]).toEqual(['Wir', 'Sie', 'Nord-Süd']);
  expect([sideHead('S', 'S'), sideHead('N', 'S')]).toEqual(['Ich', 'Gegner']);
});

describe('where the seats are', () => {
  const places = (ring: SeatId[], viewer: SeatId | null) => ring.map((seat) => positionOf(seat, viewer, ring)).join(' ');

  test('two face each other, three look at one another, four are a cross', () => {
    expect(places(['N', 'S'], 'S')).toBe('top bottom');
    expect(places(['N', 'S'], 'N')).toBe('bottom top');
    expect(places(['E', 'S', 'W'], 'S')).toBe('right bottom left');
    expect(places(['E', 'S', 'W'], 'W')).toBe('left right bottom');
    expect(places(['N', 'E', 'S', 'W'], 'E')).toBe('right bottom left top');
    expect(places(['N', 'S'], null)).toBe('top bottom');
  });

  test('a smaller game has nobody at some places', () => {
    expect(seatAt('left', 'S', ['N', 'S'])).toBeNull();
    expect(seatAt('top', 'S', ['N', 'S'])).toBe('N');
    expect(seatAt('top', 'S', ['E', 'S', 'W'])).toBeNull();
    expect(seatAt('left', null, ['E', 'S', 'W'])).toBe('W');
  });
});

test('F-25 who is vulnerable in a game for two', () => {
  expect(isVulnerable({ vulnerable: ['S'] }, 'S')).toBe(true);
  expect(isVulnerable({ vulnerable: ['S'] }, 'N')).toBe(false);
  expect(isVulnerable({ vulnerable: ['NS'] }, 'N')).toBe(true);
  expect(vulnerabilityName(['S'])).toBe('Süd in Gefahr');
  expect(vulnerabilityName(['N', 'S'])).toBe('beide in Gefahr');
  expect(vulnerabilityName(['NS'])).toBe('Nord-Süd in Gefahr');
});
