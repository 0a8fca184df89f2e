import { FluentResource } from '@fluent/bundle';
import { beforeEach, describe, expect, test } from 'vitest';

import { LANGUAGES, has, number, rankLetter, t } from './i18n';
import type { LanguageId } from './protocol';
import { settings } from './settings.svelte';

const SOURCES: Record<string, string> = import.meta.glob('$locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** `id`, `id.attribute`, each with the names of its arguments. */
function texts(lang: LanguageId, only = ''): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [path, source] of Object.entries(SOURCES)) {
    if (!path.includes(`/${lang}/`) || !path.includes(only)) continue;
    for (const { id, value, attributes } of new FluentResource(source).body) {
      if (value !== null) found.set(id, names(value));
      for (const [name, pattern] of Object.entries(attributes)) found.set(`${id}.${name}`, names(pattern));
    }
  }
  return found;
}

function names(pattern: unknown): string[] {
  const found = new Set<string>();
  JSON.stringify(pattern, (_, part: { type?: string; name?: string } | null) => {
    if (part?.type === 'var' && part.name !== undefined) found.add(part.name);
    return part;
  });
  return [...found].sort();
}

beforeEach(() => {
  settings.lang = 'de';
  settings.cardLetters = 'language';
});

describe('the catalogue', () => {
  test.each(['da', 'en'] as const)('%s has the texts that German has, with the same arguments', (lang) => {
    expect(texts(lang)).toEqual(texts('de'));
  });

  test('holds the terms and the frame', () => {
    expect(texts('de', '/terms.ftl').size).toBeGreaterThan(100);
    expect(texts('de', '/shell.ftl').size).toBeGreaterThan(200);
  });

  test.each(LANGUAGES)('%s uses every text of the frame as plain text', (lang) => {
    settings.lang = lang;
    for (const [key, args] of texts(lang, '/shell.ftl')) {
      const [id = '', attribute] = key.split('.');
      const text = t(id, Object.fromEntries(args.map((name) => [name, 3])), attribute);
      expect(text, key).not.toMatch(/[{}<>\u2068\u2069]/);
      expect(text.trim(), key).toBe(text);
      expect(text, key).not.toBe('');
    }
  });
});

describe('a text', () => {
  test('follows the language', () => {
    expect(t('call-X')).toBe('Kontra');
    settings.lang = 'da';
    expect(t('call-X')).toBe('Dobler');
    settings.lang = 'en';
    expect(t('call-X')).toBe('Double');
  });

  test('has attributes and arguments, without invisible characters', () => {
    expect(t('profile-single-deal', undefined, 'line')).toMatch(/^Ein einziges Spiel/);
    expect(t('shell-sheet-won', { side: 'Nord-Süd', margin: 540 })).toBe(
      'Nord-Süd gewinnt mit 540 Punkten Vorsprung.',
    );
  });

  test('chooses the form by number', () => {
    expect(t('shell-sheet-tricks', { tricks: 1 })).toBe('1 Stich');
    expect(t('shell-sheet-tricks', { tricks: 9 })).toBe('9 Stiche');
  });

  test('that is missing stops the developer', () => {
    expect(() => t('shell-no-such-text')).toThrow(/shell-no-such-text in de/);
    expect(() => t('shell-play', undefined, 'nothing')).toThrow(/shell-play\.nothing/);
    expect(has('shell-no-such-text')).toBe(false);
    expect(has('shell-play')).toBe(true);
  });

  test('that lacks an argument stops the developer', () => {
    expect(() => t('shell-sheet-won', { side: 'Nord-Süd' })).toThrow(/margin/);
  });
});

test('numbers are written as the language writes them', () => {
  expect(number(1180)).toBe('1.180');
  settings.lang = 'en';
  expect(number(1180)).toBe('1,180');
});

test('X-21 the letters on the cards follow the language, or stay as chosen', () => {
  const letters = () => ['A', 'K', 'Q', 'J', 'T', '9'].map(rankLetter).join(' ');
  expect(letters()).toBe('A K D B 10 9');
  settings.lang = 'da';
  expect(letters()).toBe('E K D B 10 9');
  settings.cardLetters = 'en';
  expect(letters()).toMatch(/^A K Q J/);
});
