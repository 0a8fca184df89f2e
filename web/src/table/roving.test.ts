import { expect, test } from 'vitest';

import { reachable, step } from './roving';

const LINES = [['SA', 'S2'], [], ['DK', 'DJ', 'D8']];

test('left and right go along the hand and round its end', () => {
  expect(step('ArrowRight', LINES, 'S2')).toBe('DK');
  expect(step('ArrowRight', LINES, 'D8')).toBe('SA');
  expect(step('ArrowLeft', LINES, 'SA')).toBe('D8');
});

test('up and down go from suit to suit, past a void', () => {
  expect(step('ArrowDown', LINES, 'S2')).toBe('DK');
  expect(step('ArrowUp', LINES, 'SA')).toBe('DK');
});

test('first and last card', () => {
  expect(step('Home', LINES, 'DJ')).toBe('SA');
  expect(step('End', LINES, 'SA')).toBe('D8');
});

test('other keys and cards that are gone lead nowhere', () => {
  expect(step('x', LINES, 'SA')).toBeNull();
  expect(step('ArrowRight', LINES, 'HA')).toBeNull();
});

test('Tab leads to the card gone to last, as long as it is there', () => {
  expect(reachable(['SA', 'S2'], 'S2')).toBe('S2');
  expect(reachable(['SA', 'S2'], 'DK')).toBe('SA');
  expect(reachable([], 'DK')).toBeNull();
});
