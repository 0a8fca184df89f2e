import { expect, test } from 'vitest';

import source from './theme.css?raw';

/** The variables of the page for these attributes and sliders, as a browser would find them. */
class Page {
  readonly #values = new Map<string, string>();

  constructor(attributes: Record<string, string>, sliders: Record<string, string>) {
    const css = source
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/@media print \{[\s\S]*\n\}/, '')
      .replace(/@supports[^{]*\{([\s\S]*?\n {2}\})\n\}/, '$1');
    for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      if (!applies(selector.trim(), attributes)) continue;
      for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):([^;]+);/g)) {
        this.#values.set(name, value.replace(/\s+/g, ' ').trim());
      }
    }
    for (const [name, value] of Object.entries(sliders)) this.#values.set(name, value);
  }

  colour(name: string): number[] {
    return this.#colour(`var(${name})`);
  }

  #value(name: string): string {
    const value = this.#values.get(name);
    if (value === undefined) throw new Error(`no ${name}`);
    return value;
  }

  #colour(text: string): number[] {
    const name = /^var\((--[\w-]+)\)$/.exec(text)?.[1];
    if (name !== undefined) return this.#colour(this.#value(name));
    const hex = /^#([0-9a-f]{6})$/.exec(text)?.[1];
    if (hex !== undefined) return [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
    const mixed = /^color-mix\((.*)\)$/.exec(text)?.[1];
    const [space, first = '', second = ''] = split(mixed ?? '');
    const [, over = '', share = ''] = /^(\S.*?\)?) ((?:calc|var)\(.*\)|[\d.]+%)$/.exec(first) ?? [];
    if (space !== 'in srgb' || over === '') throw new Error(`not a colour: ${text}`);
    const part = this.#share(share);
    const [a, b] = [this.#colour(over), this.#colour(second)];
    return a.map((value, at) => value * part + (b[at] ?? 0) * (1 - part));
  }

  #share(text: string): number {
    const scaled = /^calc\(var\((--[\w-]+)\) \* ([\d.]+)\)$/.exec(text);
    if (scaled !== null) return this.#share(this.#value(scaled[1] ?? '')) * Number(scaled[2]);
    const name = /^var\((--[\w-]+)\)$/.exec(text)?.[1];
    return name === undefined ? parseFloat(text) / 100 : this.#share(this.#value(name));
  }
}

function applies(selector: string, attributes: Record<string, string>): boolean {
  if (!selector.startsWith(':root')) return false;
  return [...selector.matchAll(/\[data-(\w+)='(\w+)'\]/g)].every(
    ([, name = '', value]) => attributes[name] === value,
  );
}

/** The arguments of a function, at its own commas. */
function split(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

/** Contrast of two colours by WCAG 2. */
function ratio(a: number[], b: number[]): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const SUITS = ['s', 'h', 'd', 'c'];
/** Text and the grounds that it stands on. */
const PAIRS: [string, string[]][] = [
  ['--text', ['--page', '--surface', '--surface-2', '--accent-soft', '--danger-soft']],
  ['--muted', ['--page', '--surface', '--surface-2', '--accent-soft']],
  ['--link', ['--page', '--surface', '--surface-2', '--accent-soft']],
  ['--danger', ['--page', '--surface']],
  ['--ok', ['--page', '--surface']],
  ['--on-accent', ['--accent', '--accent-2']],
  ['--vulnerable-text', ['--page', '--surface']],
  ['--not-vulnerable-text', ['--page', '--surface']],
  ['--on-vulnerable', ['--vulnerable']],
  ['--on-not-vulnerable', ['--not-vulnerable']],
  ['--on-felt', ['--felt', '--felt-2']],
  ['--on-felt-muted', ['--felt', '--felt-2']],
  ['--card-text', ['--card']],
  ...SUITS.map((suit): [string, string[]] => [`--suit-${suit}`, ['--card']]),
  ...SUITS.map((suit): [string, string[]] => [`--suit-${suit}-text`, ['--page', '--surface', '--surface-2', '--accent-soft']]),
];
/** Borders of controls and rings need 3:1. */
const LINES: [string, string[]][] = [
  ['--line-strong', ['--page', '--surface']],
  ['--focus', ['--page', '--surface']],
  ['--turn', ['--felt']],
];

const ZERO = { '--contrast-up': '0%', '--contrast-down': '0%', '--warm': '0%', '--cool': '0%' };
const SLIDERS = [{}, { '--contrast-up': '100%' }, { '--contrast-down': '100%' }].flatMap((contrast) =>
  [{}, { '--warm': '100%' }, { '--cool': '100%' }].map((warmth) => ({ ...ZERO, ...contrast, ...warmth })),
);

const themes = ['light', 'dark', 'contrast'].flatMap((theme) =>
  ['green', 'blue', 'grey', 'wood'].flatMap((table) =>
    ['four', 'two'].map((suits) => ({ theme, table, suits })),
  ),
);

test.each(themes)('$theme, $table, $suits colours: texts keep 4.5:1, lines 3:1, wherever the sliders stand', (look) => {
  const weak: string[] = [];
  for (const sliders of SLIDERS) {
    const page = new Page(look, sliders);
    for (const [pairs, least] of [[PAIRS, 4.5], [LINES, 3]] as const) {
      for (const [ink, grounds] of pairs) {
        for (const ground of grounds) {
          const found = ratio(page.colour(ink), page.colour(ground));
          if (found < least) weak.push(`${ink} on ${ground}: ${found.toFixed(2)} ${JSON.stringify(sliders)}`);
        }
      }
    }
  }
  expect(weak).toEqual([]);
});

test('the style sheet is read', () => expect(source.length).toBeGreaterThan(5000));

test('the measure is that of WCAG', () => {
  expect(ratio([1, 1, 1], [0, 0, 0])).toBeCloseTo(21);
  expect(ratio([1, 1, 1], [0.4627, 0.4627, 0.4627])).toBeCloseTo(4.54, 1);
});

test('the sliders do change the page', () => {
  const look = { theme: 'light', table: 'green', suits: 'four' };
  const page = (more: object) => new Page(look, { ...ZERO, ...more }).colour('--page');
  expect(page({ '--warm': '100%' })).not.toEqual(page({}));
  expect(page({ '--cool': '100%' })).not.toEqual(page({}));
  expect(page({ '--contrast-up': '100%' })).not.toEqual(page({}));
});

test('four colours differ, two are two', () => {
  const colours = (suits: string) =>
    new Set(SUITS.map((suit) => new Page({ theme: 'light', table: 'green', suits }, ZERO).colour(`--suit-${suit}`).join()));
  expect(colours('four').size).toBe(4);
  expect(colours('two').size).toBe(2);
});
