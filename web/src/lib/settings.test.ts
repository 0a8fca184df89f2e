import { flushSync } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';

import { STORAGE_KEY, defaults, negotiated, parse, print, reset, settings } from './settings.svelte';

beforeEach(() => {
  reset();
  flushSync();
});

test('German is spoken unless the browser asks for Danish or English', () => {
  expect(negotiated(['de-AT'])).toBe('de');
  expect(negotiated(['da-DK', 'en'])).toBe('da');
  expect(negotiated(['fr-FR', 'en-GB', 'de'])).toBe('en');
  expect(negotiated(['fr', 'pl'])).toBe('de');
  expect(negotiated([])).toBe('de');
});

test('the browser is asked for its languages', () => {
  const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['da-DK']);
  expect(defaults().lang).toBe('da');
  languages.mockRestore();
});

test('S-16 contrast, grain and colour temperature stand at 50 at first', () => {
  expect(defaults()).toMatchObject({ contrast: 50, grain: 50, temperature: 50 });
});

test('what is printed is read back', () => {
  const chosen = { ...defaults(), theme: 'dark' as const, grain: 0, fourColours: false, trickPause: 3 };
  expect(parse(print(chosen))).toEqual(chosen);
  expect(JSON.parse(print(chosen))).toEqual({ theme: 'dark', grain: 0, fourColours: false, trickPause: 3 });
});

test.each([
  null,
  '',
  'nonsense',
  '[]',
  'null',
  '7',
  '{"theme": "pink", "grain": -1, "contrast": "50", "sound": 1, "trickPause": 1e9}',
  '{"unknown": true, "__proto__": {"theme": "dark"}}',
])('what cannot be read is passed over: %s', (text) => {
  expect(parse(text)).toEqual(defaults());
});

test('one bad value does not spoil the others', () => {
  expect(parse('{"theme": "pink", "tableColour": "wood"}')).toEqual({ ...defaults(), tableColour: 'wood' });
});

test('a change is stored at once, a reset removes it', () => {
  settings.tableColour = 'blue';
  flushSync();
  expect(localStorage.getItem(STORAGE_KEY)).toBe('{"tableColour":"blue"}');
  reset();
  flushSync();
  expect(localStorage.getItem(STORAGE_KEY)).toBe('{}');
});

test('another tab of the device is followed', () => {
  dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY, newValue: '{"theme":"contrast"}' }));
  expect(settings.theme).toBe('contrast');
  dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: '{"theme":"light"}' }));
  expect(settings.theme).toBe('contrast');
});
