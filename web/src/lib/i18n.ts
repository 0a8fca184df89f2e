/**
 * Texts in the reader's language, from the same catalogue that the server uses.
 *
 * `t` reads `settings.lang`, so whatever shows a text follows a change of language at once.
 */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import type { LanguageId } from './protocol';
import { LANGUAGES, settings } from './settings.svelte';

export { LANGUAGES };

export type TextArguments = Record<string, FluentVariable>;

const SOURCES: Record<string, string> = import.meta.glob('$locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const BUNDLES = Object.fromEntries(LANGUAGES.map((lang) => [lang, bundle(lang)])) as Record<
  LanguageId,
  FluentBundle
>;

function bundle(lang: LanguageId): FluentBundle {
  // Isolation would put invisible characters round every argument.
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const [path, source] of Object.entries(SOURCES)) {
    if (!path.includes(`/${lang}/`)) continue;
    const errors = made.addResource(new FluentResource(source));
    if (errors.length > 0) complain(`${path}: ${errors.join('; ')}`);
  }
  return made;
}

/**
 * The text of a message, or of one of its attributes, in the reader's language.
 *
 * A text that is missing is an error while developing and testing; at a real table German
 * steps in, and at last the id itself.
 */
export function t(id: string, args?: TextArguments, attribute?: string): string {
  const lang = settings.lang;
  const found = text(lang, id, args, attribute);
  if (found !== null) return found;
  complain(`no text for ${id}${attribute === undefined ? '' : `.${attribute}`} in ${lang}`);
  return text('de', id, args, attribute) ?? id;
}

/** The letter of a rank (`A K Q J T 9`) on the cards, as the reader wants them lettered. */
export function rankLetter(rank: string): string {
  const lang = settings.cardLetters === 'language' ? settings.lang : settings.cardLetters;
  return text(lang, `rank-${rank}`) ?? rank;
}

/** Whether there is such a text; for parts of the page that may have none. */
export function has(id: string, attribute?: string): boolean {
  return text(settings.lang, id, undefined, attribute, true) !== null;
}

/** A number as the reader's language writes it. */
export function number(value: number): string {
  return new Intl.NumberFormat(settings.lang).format(value);
}

function text(
  lang: LanguageId,
  id: string,
  args?: TextArguments,
  attribute?: string,
  probe = false,
): string | null {
  const message = BUNDLES[lang].getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (pattern === undefined || pattern === null) return null;
  if (probe) return '';
  const errors: Error[] = [];
  const found = BUNDLES[lang].formatPattern(pattern, args ?? null, errors);
  if (errors.length > 0) complain(`${id} in ${lang}: ${errors.join('; ')}`);
  return found;
}

function complain(what: string): void {
  if (import.meta.env.DEV) throw new Error(what);
}
