import { flushSync, mount, unmount, type ComponentProps } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { SeatId } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
import { chicago, rubber, single } from '../lib/sheet.samples';
import Sheet from './Sheet.svelte';

const seats = { N: { name: 'Anna' }, E: { name: '' }, S: { name: 'Bertram' }, W: { name: '' } };
let shown: Record<string, unknown> | undefined;

function show(props: ComponentProps<typeof Sheet>): HTMLTableElement {
  shown = mount(Sheet, { target: document.body, props });
  flushSync();
  return document.querySelector('table') as HTMLTableElement;
}

/** The rows as they are read: words of each cell, separated by a bar. */
function read(part: Element): string[] {
  return [...part.querySelectorAll('tr')].map((row) =>
    [...row.cells].map((cell) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim()).join('|'),
  );
}

const heads = (table: HTMLTableElement) =>
  [...(table.tHead?.querySelectorAll('th') ?? [])].map((cell) => cell.querySelector('.side')?.textContent);

beforeEach(() => {
  settings.lang = 'de';
});
afterEach(() => {
  if (shown !== undefined) void unmount(shown);
  shown = undefined;
  document.body.innerHTML = '';
});

describe('the columns', () => {
  test.each<[SeatId | null, string[], string[]]>([
    ['S', ['Wir', 'Sie'], ['1.180', '100']],
    ['E', ['Wir', 'Sie'], ['100', '1.180']],
    [null, ['Nord-Süd', 'Ost-West'], ['1.180', '100']],
  ])('seen by %s', (viewer, expected, totals) => {
    const table = show({ sheet: rubber, seats, viewer });
    expect(heads(table)).toEqual(expected);
    expect(read(table.tFoot as Element)).toEqual([`Summe|${totals.join('|')}`]);
  });

  test('are headed by names where there are any', () => {
    const table = show({ sheet: rubber, seats, viewer: 'S' });
    expect([...table.querySelectorAll('.name')].map((one) => one.textContent)).toEqual(['Anna', 'Bertram', 'OW']);
  });
});

test('computers are not named, their seats are', () => {
  const table = show({
    sheet: rubber,
    seats: {
      N: { name: 'Computer Nord', kind: 'bot' },
      E: { name: 'Computer Ost', kind: 'bot' },
      S: { name: 'Anna', kind: 'human' },
      W: { name: 'Computer West', kind: 'bot' },
    },
    viewer: 'S',
  });
  expect([...table.querySelectorAll('.name')].map((one) => one.textContent)).toEqual(['Nord', 'Anna', 'OW']);
});

test('V-30 a rubber stands above and below the line', () => {
  const table = show({ sheet: rubber, seats, viewer: 'S' });
  const [above, line, ...games] = [...table.tBodies];
  expect(read(above as Element)).toEqual([
    'Über dem Strich||',
    'Rubberprämie|500|',
    '4. 6♦︎ W −1 Faller|100|',
    '3. 4♠︎X S +1 Beleidigungsprämie|50|',
    '3. Überstiche|100|',
    '1. 2♥︎ N +1 Überstiche|30|',
  ]);
  expect(read(line as Element)).toEqual(['Unter dem Strich||']);
  expect(games.map(read)).toEqual([
    ['1. 2♥︎ N +1 Stichpunkte|60|', '2. 3SA O = Stichpunkte||100', '1. Vollspiel: Sie||'],
    ['3. 4♠︎X S +1 Stichpunkte|240|', '2. Vollspiel: Wir||'],
    ['5. 3♣︎ N = Stichpunkte|60|', '6. 1SA S = Stichpunkte|40|', '3. Vollspiel: Wir||'],
  ]);
});

test('a Chicago has a block for each deal, running totals and what is carried', () => {
  const table = show({ sheet: chicago, seats: null, viewer: 'W' });
  expect([...table.tBodies].map(read)).toEqual([
    ['1. 4♥︎ N +1||', 'Stichpunkte||120', 'Vollspielprämie||300', 'Überstiche||30', 'Zwischenstand|0|450'],
    ['– ausgepasst|in Gefahr|'],
    ['2. 2♠︎ O =|in Gefahr|', 'Stichpunkte|60|', 'Zwischenstand|60|450'],
    ['Übertrag zum Vollspiel|60|0'],
  ]);
  expect(document.querySelector('.standing')?.textContent).toBe('3. Spiel: Süd gibt, Nord-Süd in Gefahr.');
});

test('S-09 a single deal shows equal and opposite totals', () => {
  const table = show({ sheet: single, viewer: 'S' });
  expect(read(table.tFoot as Element)).toEqual(['Summe|200|−200']);
  expect(document.querySelector('.standing')?.textContent).toBe('Gewonnen mit 200 Punkten Vorsprung.');
});

test.each([
  ['S', 'NS', 'Gewonnen mit 1.080 Punkten Vorsprung.'],
  ['E', 'NS', 'Verloren mit 1.080 Punkten Rückstand.'],
  [null, 'NS', 'Nord-Süd gewinnt mit 1.080 Punkten Vorsprung.'],
  ['S', null, 'Unentschieden.'],
] as const)('the end as %s sees it when %s wins', (viewer, winner, sentence) => {
  show({ sheet: { ...rubber, winner }, viewer });
  expect(document.querySelector('.standing')?.textContent).toBe(sentence);
});

test('every row and column is headed, the table has a name', () => {
  const table = show({ sheet: chicago, viewer: 'S' });
  expect(table.caption?.textContent).toContain('Chicago');
  for (const row of table.querySelectorAll('tbody tr, tfoot tr')) {
    expect(row.querySelector('th')?.getAttribute('scope')).toMatch(/^row(group)?$/);
  }
  expect([...(table.tHead?.querySelectorAll('th') ?? [])].every((cell) => cell.scope === 'col')).toBe(true);
});

test('contracts are read aloud in words', () => {
  show({ sheet: rubber, viewer: 'S' });
  const words = [...document.querySelectorAll('.contract')].map((one) => one.getAttribute('aria-label'));
  expect(words).toContain('4 Pik, Kontra');
  expect(words).toContain('3 Sans Atout');
});

test('printing puts the sheet alone on the paper and then tidies up', () => {
  let paper: string | null | undefined;
  vi.stubGlobal('print', () => {
    paper = document.querySelector('#paper .sheet caption')?.textContent;
    expect(document.documentElement.classList).toContain('printing');
  });
  show({ sheet: chicago, viewer: 'S' });
  document.querySelector<HTMLButtonElement>('.sheet button')?.click();
  expect(paper).toContain('Chicago');
  dispatchEvent(new Event('afterprint'));
  expect(document.querySelector('#paper')).toBeNull();
  expect(document.documentElement.classList).not.toContain('printing');
  vi.unstubAllGlobals();
});
