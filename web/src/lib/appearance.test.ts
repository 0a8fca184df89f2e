import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';

import { appearance, start } from './appearance.svelte';
import { defaults, settings } from './settings.svelte';

const device = { dark: false, moreContrast: false, lessMotion: false };

test('the theme follows the device until one is chosen', () => {
  const theme = (chosen: object, more: object) =>
    appearance({ ...defaults(), ...chosen }, { ...device, ...more }).attributes.theme;
  expect(theme({}, {})).toBe('light');
  expect(theme({}, { dark: true })).toBe('dark');
  expect(theme({}, { dark: true, moreContrast: true })).toBe('contrast');
  expect(theme({ theme: 'light' }, { dark: true })).toBe('light');
});

test('the middle of a slider changes nothing, its ends change one thing each', () => {
  const variables = (chosen: object) => appearance({ ...defaults(), ...chosen }, device).variables;
  const still = { '--contrast-up': '0%', '--contrast-down': '0%', '--warm': '0%', '--cool': '0%' };
  expect(variables({})).toMatchObject(still);
  expect(variables({ contrast: 100 })).toMatchObject({ ...still, '--contrast-up': '100%' });
  expect(variables({ contrast: 0 })).toMatchObject({ ...still, '--contrast-down': '100%' });
  expect(variables({ temperature: 75 })).toMatchObject({ ...still, '--warm': '50%' });
  expect(variables({ temperature: 0 })).toMatchObject({ ...still, '--cool': '100%' });
});

test('the grain is drawn by ourselves, stronger or weaker, and can be off', () => {
  const grain = (chosen: object) => appearance({ ...defaults(), ...chosen }, device).variables['--grain'] ?? '';
  const opacity = (text: string) => Number(/opacity='([\d.]+)'/.exec(decodeURIComponent(text))?.[1]);
  expect(grain({ grain: 0 })).toBe('none');
  expect(grain({ theme: 'contrast' })).toBe('none');
  expect(grain({})).toMatch(/^url\("data:image\/svg\+xml,.*feTurbulence/);
  expect(opacity(grain({ grain: 20 }))).toBeLessThan(opacity(grain({ grain: 80 })));
});

test('nothing moves when the device or the reader wants it so', () => {
  const motion = (chosen: object, more: object) =>
    appearance({ ...defaults(), ...chosen }, { ...device, ...more }).attributes.motion;
  expect(motion({}, {})).toBe('on');
  expect(motion({ motion: 'off' }, {})).toBe('off');
  expect(motion({}, { lessMotion: true })).toBe('off');
});

test('the page follows the settings and the device at once', () => {
  let asked: ((event: Event) => void) | undefined;
  const dark = {
    matches: false,
    addEventListener: (_: string, listener: (event: Event) => void) => (asked = listener),
  };
  const other = { matches: false, addEventListener: () => undefined };
  vi.stubGlobal('matchMedia', (query: string) => (query.includes('dark') ? dark : other));
  const root = document.createElement('html');
  start(root);
  flushSync();
  expect(root.dataset).toMatchObject({ theme: 'light', table: 'green', suits: 'four', motion: 'on' });
  settings.lang = 'da';
  settings.tableColour = 'wood';
  settings.fourColours = false;
  dark.matches = true;
  asked?.(new Event('change'));
  flushSync();
  expect(root.lang).toBe('da');
  expect(root.dataset).toMatchObject({ theme: 'dark', table: 'wood', suits: 'two' });
  vi.unstubAllGlobals();
});
