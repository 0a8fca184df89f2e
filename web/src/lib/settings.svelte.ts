/**
 * What the reader chose on this device: one reactive object, kept in the browser's storage.
 *
 * Read and write the fields of `settings` directly; what differs from the defaults is stored.
 */

import { negotiateLanguages } from '@fluent/langneg';

import type { LanguageId } from './protocol';

export const LANGUAGES: readonly LanguageId[] = ['de', 'da', 'en'];

export interface Settings {
  lang: LanguageId;
  theme: 'auto' | 'light' | 'dark' | 'contrast';
  tableColour: 'green' | 'blue' | 'grey' | 'wood';
  /** 0 to 100; 50 is the theme as drawn. */
  contrast: number;
  /** Paper grain, 0 (none) to 100. */
  grain: number;
  /** Colour temperature, 0 (cool) to 100 (warm). */
  temperature: number;
  /** Four colours for the suits, or two. */
  fourColours: boolean;
  /** Choose and confirm, or play at the first tap. */
  confirm: 'twoTap' | 'oneTap';
  /** Honours are announced for me. */
  autoHonours: boolean;
  /** Seconds that a complete trick stays on the table. */
  trickPause: number;
  motion: 'auto' | 'off';
  sound: boolean;
  /** Letters on the cards: those of the language, or always the same ones. */
  cardLetters: 'language' | LanguageId;
}

type Checks = { readonly [K in keyof Settings]: (value: unknown) => value is Settings[K] };

const one = <const T extends readonly unknown[]>(...allowed: T) =>
  (value: unknown): value is T[number] => allowed.includes(value);
const between = (low: number, high: number) =>
  (value: unknown): value is number => typeof value === 'number' && value >= low && value <= high;
const flag = (value: unknown): value is boolean => typeof value === 'boolean';

const CHECKS: Checks = {
  lang: one('de', 'da', 'en'),
  theme: one('auto', 'light', 'dark', 'contrast'),
  tableColour: one('green', 'blue', 'grey', 'wood'),
  contrast: between(0, 100),
  grain: between(0, 100),
  temperature: between(0, 100),
  fourColours: flag,
  confirm: one('twoTap', 'oneTap'),
  autoHonours: flag,
  trickPause: between(0, 10),
  motion: one('auto', 'off'),
  sound: flag,
  cardLetters: one('language', 'de', 'da', 'en'),
};

export const STORAGE_KEY = 'strohmann.settings';

/** The first of the reader's languages that we speak, else German. */
export function negotiated(wanted: readonly string[]): LanguageId {
  const [best] = negotiateLanguages([...wanted], [...LANGUAGES], {
    strategy: 'lookup',
    defaultLocale: 'de',
  });
  return CHECKS.lang(best) ? best : 'de';
}

export function defaults(): Settings {
  return {
    lang: negotiated(navigator.languages),
    theme: 'auto',
    tableColour: 'green',
    contrast: 50,
    grain: 50,
    temperature: 50,
    fourColours: true,
    confirm: 'twoTap',
    autoHonours: false,
    trickPause: 1.5,
    motion: 'auto',
    sound: false,
    cardLetters: 'language',
  };
}

/** The settings in a stored text; what is missing or unreadable has its default. */
export function parse(text: string | null): Settings {
  const found = defaults();
  for (const [key, value] of Object.entries(stored(text))) {
    if (isKey(key) && CHECKS[key](value)) Object.assign(found, { [key]: value });
  }
  return found;
}

/** The text to store: only what differs from the defaults. */
export function print(values: Settings): string {
  const usual = defaults();
  const own = Object.entries(values).filter(([key, value]) => isKey(key) && usual[key] !== value);
  return JSON.stringify(Object.fromEntries(own));
}

function isKey(key: string): key is keyof Settings {
  return Object.hasOwn(CHECKS, key);
}

function stored(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function load(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null; // storage is switched off in this browser
  }
}

export const settings: Settings = $state(parse(load()));

export function reset(): void {
  Object.assign(settings, defaults());
}

// Kept for the life of the page; another tab of this device follows at once.
$effect.root(() => {
  $effect(() => {
    const text = print(settings);
    try {
      localStorage.setItem(STORAGE_KEY, text);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  });
});
addEventListener('storage', (event) => {
  if (event.key === STORAGE_KEY) Object.assign(settings, parse(event.newValue));
});
