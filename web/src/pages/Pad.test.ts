import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { BismarckSheet, ContractName } from '../lib/bismarck';
import { load } from '../lib/pad';
import type { FormView, RowView, SeatId, SheetView, SuitId } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
import { rubber } from '../lib/sheet.samples';
import Pad from './Pad.svelte';

const honours = [{ name: 'honours_claim', values: ['auto', 'announce'], default: 'auto' }];
const FOUR: SeatId[] = ['N', 'E', 'S', 'W'];
const FORMS: FormView[] = [
  { form: 'chicago', levels: ['beginner'], profiles: [{ name: 'chicago-001', default: true, seats: FOUR, options: [] }] },
  { form: 'rubber', levels: ['beginner'], profiles: [{ name: 'rubber-laws', default: true, seats: FOUR, options: honours }] },
  {
    form: 'bismarck',
    levels: ['beginner'],
    profiles: [
      { name: 'bismarck', default: true, seats: ['E', 'S', 'W'], options: [] },
      {
        name: 'bismarck-classic',
        default: false,
        seats: ['E', 'S', 'W'],
        options: [
          { name: 'must_trump', values: ['off', 'on'], default: 'off' },
          { name: 'classic_order', values: ['trumf-first', 'sang-first'], default: 'trumf-first' },
        ],
      },
    ],
  },
  { form: 'draw', levels: ['beginner'], profiles: [{ name: 'draw-bridge', default: true, seats: ['N', 'S'], options: [{ name: 'both_pass', values: ['next_dealer', 'redeal'], default: 'next_dealer' }] }] },
  { form: 'single', levels: ['beginner'], profiles: [{ name: 'single-deal', default: true, seats: FOUR, options: [] }] },
];

let asked: { profile: string; text: string }[];
let refusal: object | null;
let page: Record<string, unknown>;

/** A sheet of Bismarck in which everybody is forehand in turn; its points do not matter here. */
function three(profile: string, text: string): BismarckSheet {
  const ring = ['E', 'S', 'W'] as const;
  const each = <T>(of: (seat: SeatId) => T) => ({ N: of('N'), E: of('E'), S: of('S'), W: of('W') });
  const rows = text.split('\n').filter((one) => one.startsWith('- ')).map((one, index) => {
    const [, contract = '', ...tricks] = one.split(' ');
    const [name = '', trump = null] = contract.toLowerCase().split(':');
    return {
      number: index + 1,
      dealer: ring[index % 3] as SeatId,
      forehand: ring[(index + 1) % 3] as SeatId,
      contract: name as ContractName,
      trump: (trump?.toUpperCase() ?? null) as SuitId | null,
      tricks: each((seat) => Number(tricks[ring.indexOf(seat as 'E')] ?? 0)),
      targets: each(() => 4),
      points: each(() => 0),
    };
  });
  const columns: ContractName[] = ['spader', 'valfri', 'sang', 'pass'];
  const chosen = each((seat) => rows.filter((row) => row.forehand === seat).map((row) => row.contract));
  const forehand = ring[(rows.length + 1) % 3] as SeatId;
  const next = { number: rows.length + 1, dealer: ring[rows.length % 3] as SeatId, forehand, contracts: columns.filter((one) => (profile === 'bismarck-classic' ? one === 'sang' : !chosen[forehand].includes(one))) };
  return { form: 'bismarck', profile, columns, rows, chosen, totals: each(() => 0), length: 12, over: false, winners: [], next };
}

/** A sheet with a row for each deal of the text; its points do not matter here. */
function answer({ profile, text }: { profile: string; text: string }): SheetView | BismarckSheet {
  if (profile.startsWith('bismarck')) return three(profile, text);
  const deals = text.split('\n').filter((one) => /^([NESW] |pass)/.test(one));
  const rows = deals.map((one, index): RowView => {
    const [declarer, contract = '', tricks] = one.split(' ');
    return {
      ...(rubber.rows[0] as RowView),
      number: index + 1,
      contract: one === 'pass' ? null : { text: contract, declarer: declarer as SeatId },
      tricks: one === 'pass' ? null : Number(tricks),
      result: one === 'pass' ? 'pass' : '=',
      parts: [],
    };
  });
  return { ...rubber, profile, rows, closing: [], over: false, winner: null, next: { ...rubber.next, number: rows.length + 1 } };
}

beforeEach(() => {
  localStorage.clear();
  settings.lang = 'de';
  asked = [];
  refusal = null;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (url.startsWith('/api/forms')) return Promise.resolve(new Response(JSON.stringify({ forms: FORMS })));
    const body = JSON.parse(String(init.body)) as { profile: string; text: string };
    asked.push(body);
    if (refusal !== null) return Promise.resolve(new Response(JSON.stringify({ error: refusal }), { status: 422 }));
    return Promise.resolve(new Response(JSON.stringify({ sheet: answer(body) })));
  });
});
afterEach(() => {
  void unmount(page);
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

async function settle(): Promise<void> {
  await new Promise((done) => setTimeout(done, 20));
  flushSync();
}

async function open(): Promise<void> {
  page = mount(Pad, { target: document.body });
  await settle();
}

/** Press the button, or choose the radio button, of this name. */
async function press(name: string): Promise<void> {
  const found = [...document.querySelectorAll<HTMLElement>('button, label')].find((one) => {
    const words = (one.getAttribute('aria-label') ?? one.textContent ?? '').replace(/\s+/g, ' ').trim();
    return words === name && !(one as HTMLButtonElement).disabled;
  });
  if (found === undefined) throw new Error(`no button ${name}`);
  (found.querySelector('input') ?? found).click();
  await settle();
}

async function begin(profile = 'rubber-laws'): Promise<void> {
  await open();
  await choose(profile);
  await press('Partie beginnen');
}

async function choose(profile: string): Promise<void> {
  const rules = document.querySelector('select') as HTMLSelectElement;
  rules.value = profile;
  rules.dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
}

async function enter(...names: string[]): Promise<void> {
  for (const name of names) await press(name);
  await press([...document.querySelectorAll('.entry [type=submit]')].map((one) => (one.textContent ?? '').replace(/\s+/g, ' ').trim())[0] ?? '');
}

const text = () => asked.at(-1)?.text;
const entries = () => [...document.querySelectorAll('ol li')].map((one) => (one.textContent ?? '').replace(/\s+/g, ' ').trim());

test('only forms that are played at home for points are offered', async () => {
  await open();
  expect([...document.querySelectorAll('option')].map((one) => one.value)).toEqual([
    'chicago-001',
    'rubber-laws',
    'draw-bridge',
    'bismarck',
    'bismarck-classic',
  ]);
});

test('a deal is entered key by key and scored by the server', async () => {
  await begin();
  await enter('Süd', '4', 'Herz', 'Kontra', 'Ein Stich mehr');
  expect(asked.at(-1)).toEqual({ profile: 'rubber-laws', text: 'lang: en\ndealer: N\nS 4HX 11\n' });
  expect(entries()).toEqual(['1. 4♥︎X S = Ändern']);
});

test('the result keeps its distance from the contract when the level is mended', async () => {
  await begin();
  await enter('Nord', '4', 'Herz', 'Ein Stich weniger', '3');
  expect(text()).toMatch(/\nN 3H 8\n$/);
  await enter('Nord', '1', 'Kreuz', 'Ein Stich mehr', 'Ein Stich mehr', '6');
  expect(text()).toMatch(/\nN 6C 13\n$/);
});

test('honours go to a hand, and only where they are scored', async () => {
  await begin();
  await press('Ost');
  await press('2');
  await press('Pik');
  await press('100');
  await enter();
  expect(document.querySelector('.entry [role=alert]')?.textContent).toContain('Wer hatte die Honneurs?');
  const holder = [...document.querySelectorAll('fieldset')].find((one) => one.textContent?.includes('Wer hatte'));
  (holder?.querySelectorAll('input')[3] as HTMLInputElement).click();
  await enter();
  expect(text()).toMatch(/\nE 2S 8 honours=W:100\n$/);
});

test('without honours in the rules they are not asked for', async () => {
  await begin('chicago-001');
  expect(document.querySelector('.entry')?.textContent).not.toContain('Honneurs');
});

test('what is missing is named and nothing is entered', async () => {
  await begin();
  await enter('Nord', '3');
  expect(document.querySelector('.entry [role=alert]')?.textContent).toBe('Es fehlt noch: Kontrakt');
  expect(entries()).toEqual([]);
});

test('an entry is changed, removed and brought back', async () => {
  await begin();
  await press('ausgepasst');
  await enter('West', '1', 'Sans Atout');
  expect(text()).toMatch(/\npass\nW 1NT 7\n$/);
  document.querySelectorAll<HTMLButtonElement>('ol button')[1]?.click();
  await settle();
  await enter('Ein Stich weniger');
  expect(text()).toMatch(/\npass\nW 1NT 6\n$/);
  document.querySelectorAll<HTMLButtonElement>('ol button')[0]?.click();
  await settle();
  await press('Löschen');
  expect(text()).toBe('lang: en\ndealer: N\nW 1NT 6\n');
  await press('Zurücknehmen');
  await press('Zurücknehmen');
  expect(text()).toMatch(/\npass\nW 1NT 7\n$/);
});

test('R-08 a rubber is broken off and taken up again', async () => {
  await begin();
  await press('ausgepasst');
  await press('Rubber abbrechen');
  expect(text()).toMatch(/\npass\nbroken off\n$/);
  await press('Abbruch zurücknehmen');
  expect(text()).toMatch(/\npass\n$/);
});

test('an error of a line stands at its entry', async () => {
  await begin();
  await press('ausgepasst');
  refusal = { code: 'sheet-unreadable', message: 'Das geht nicht.', where: 'line 4', hint: null };
  await enter('West', '1', 'Sans Atout');
  expect(entries()[1]).toContain('Das geht nicht.');
  expect(entries()[0]).not.toContain('Das geht nicht.');
});

describe('Draw Bridge', () => {
  test('has two players and what both passing leads to', async () => {
    await open();
    await choose('draw-bridge');
    expect([...document.querySelectorAll('.names input')]).toHaveLength(2);
    await press('derselbe gibt noch einmal');
    await press('Süd');
    await press('Partie beginnen');
    await enter('Süd', '2', 'Pik');
    expect(document.querySelectorAll('.entry fieldset:first-of-type label')).toHaveLength(2);
    expect(text()).toBe('lang: en\ndealer: S\nboth_pass: redeal\nS 2S 8\n');
    await press('Rubber abbrechen');
    expect(text()).toMatch(/\nbroken off\n$/);
  });
});

describe('Bismarck', () => {
  async function type(index: number, value: string): Promise<void> {
    const field = document.querySelectorAll<HTMLInputElement>('.entry .shares input')[index] as HTMLInputElement;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await settle();
  }

  async function beginThree(): Promise<void> {
    await open();
    await choose('bismarck');
    for (const [index, name] of ['Carla', 'Anna', ''].entries()) {
      const field = document.querySelectorAll<HTMLInputElement>('.names input')[index] as HTMLInputElement;
      field.value = name;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    await settle();
    await press('Partie beginnen');
  }

  test('V-20 a deal is entered, the third number is filled in, and forehand is known', async () => {
    await beginThree();
    expect(document.querySelector('.entry h2')?.textContent).toBe('Spiel 1: Carla gibt, Anna ist Vorhand.');
    await press('Sang');
    await type(0, '4');
    expect(document.querySelector('.entry .sum')?.textContent).toBe('Zusammen 4 von 16');
    await type(1, '6');
    expect([...document.querySelectorAll<HTMLInputElement>('.shares input')].map((one) => one.value)).toEqual(['4', '6', '6']);
    await enter();
    expect(asked.at(-1)).toEqual({ profile: 'bismarck', text: 'lang: en\nplayers: Carla Anna 3\n- SANG 4 6 6\n' });
    expect(entries()).toEqual(['1. Anna: Sang Stiche 4 – 6 – 6 Ändern']);
    expect(document.querySelector('.entry h2')?.textContent).toBe('Spiel 2: Anna gibt, 3. Spieler ist Vorhand.');
  });

  test('what is missing or does not make sixteen is named and nothing is entered', async () => {
    await beginThree();
    await press('Valfri');
    await type(0, '4');
    await enter();
    expect(document.querySelector('.entry [role=alert]')?.textContent).toBe('Es fehlt noch: Trumpffarbe, Stiche');
    await press('Herz');
    await type(1, '13');
    expect(document.querySelector('.entry .sum')?.textContent).toBe('Zusammen 17, es müssen 16 sein');
    await enter();
    expect(document.querySelector('.entry [role=alert]')).toBeNull();
    await type(1, '6');
    await type(2, '5');
    await enter();
    expect(document.querySelector('.entry .sum')?.textContent).toBe('Zusammen 15, es müssen 16 sein');
    expect(entries()).toEqual([]);
    await type(0, '5');
    await enter();
    expect(text()).toMatch(/\n- VALFRI:H 5 6 5\n$/);
  });

  test('B-13 a contract that forehand has played cannot be chosen again, except to mend it', async () => {
    await beginThree();
    for (const contract of ['Sang', 'Sang', 'Sang']) {
      await press(contract);
      await type(0, '4');
      await type(1, '6');
      await enter();
    }
    const keys = () => [...document.querySelectorAll<HTMLButtonElement>('.contracts button')].map((one) => [one.disabled, (one.textContent ?? '').includes('×')]);
    const free = [false, false];
    expect(keys()).toEqual([free, free, [true, true], free]);
    document.querySelectorAll<HTMLButtonElement>('ol button')[0]?.click();
    await settle();
    expect(keys()).toEqual([free, free, free, free]);
    await press('Pass');
    await press('Ändern');
    expect(text()).toBe('lang: en\nplayers: Carla Anna 3\n- PASS 4 6 6\n- SANG 4 6 6\n- SANG 4 6 6\n');
    await press('Zurücknehmen');
    expect(text()).toMatch(/3\n- SANG 4 6 6\n/);
  });

  test('B-23 the order of the classic game is asked for, what only changes the play is not', async () => {
    await open();
    await choose('bismarck-classic');
    expect(document.body.textContent).not.toContain('Trumpfpflicht');
    await press('Sang, Trumf, Noll');
    await press('Partie beginnen');
    expect(text()).toMatch(/\nclassic_order: sang-first\n/);
    // In a fixed order there is nothing to choose.
    expect([...document.querySelectorAll<HTMLButtonElement>('.contracts button')].map((one) => [one.disabled, one.ariaPressed ?? one.getAttribute('aria-pressed')])).toEqual([
      [true, 'false'],
      [true, 'false'],
      [false, 'true'],
      [true, 'false'],
    ]);
    await type(0, '4');
    await type(1, '6');
    await enter();
    expect(text()).toMatch(/\n- SANG 4 6 6\n$/);
  });

  test('without the server deals are entered all the same, and scored when it is back', async () => {
    await beginThree();
    refusal = { code: 'unreachable', message: 'Der Server antwortet nicht.', where: null, hint: null };
    for (const contract of ['Sang', 'Spader']) {
      await press(contract);
      await type(0, '4');
      await type(1, '6');
      await enter();
    }
    expect(entries()).toEqual(['1. Sang Stiche 4 – 6 – 6 Ändern', '2. Spader Stiche 4 – 6 – 6 Ändern']);
    expect(document.querySelector('.work')?.textContent).toContain('Der Server antwortet nicht.');
    refusal = null;
    await press('Noch einmal versuchen');
    expect(entries()[1]).toContain('3. Spieler: Spader');
  });
});

describe('the matches', () => {
  test('are kept on this device as they are', async () => {
    await begin();
    await press('ausgepasst');
    void unmount(page);
    document.body.innerHTML = '';
    await open();
    expect(entries()).toEqual(['1. ausgepasst Ändern']);
  });

  test('are several, each can be opened or deleted', async () => {
    await begin();
    await press('ausgepasst');
    await press('Alle Partien');
    await press('Partie beginnen');
    expect(load().matches.map((match) => match.deals.length)).toEqual([0, 1]);
    await press('Partie löschen');
    await press('Partie löschen');
    expect(load().matches.map((match) => match.deals.length)).toEqual([1]);
    document.querySelector<HTMLButtonElement>('.list button')?.click();
    await settle();
    expect(entries()).toHaveLength(1);
  });
});
