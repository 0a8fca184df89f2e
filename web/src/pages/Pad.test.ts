import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { load } from '../lib/pad';
import type { FormView, RowView, SeatId, SheetView } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
import { rubber } from '../lib/sheet.samples';
import Pad from './Pad.svelte';

const honours = [{ name: 'honours_claim', values: ['auto', 'announce'], default: 'auto' }];
const FOUR: SeatId[] = ['N', 'E', 'S', 'W'];
const FORMS: FormView[] = [
  { form: 'chicago', levels: ['beginner'], profiles: [{ name: 'chicago-001', default: true, seats: FOUR, options: [] }] },
  { form: 'rubber', levels: ['beginner'], profiles: [{ name: 'rubber-laws', default: true, seats: FOUR, options: honours }] },
  { form: 'single', levels: ['beginner'], profiles: [{ name: 'single-deal', default: true, seats: FOUR, options: [] }] },
];

let asked: { profile: string; text: string }[];
let refusal: object | null;
let page: Record<string, unknown>;

/** A sheet with a row for each deal of the text; its points do not matter here. */
function answer({ profile, text }: { profile: string; text: string }): SheetView {
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
  const rules = document.querySelector('select') as HTMLSelectElement;
  rules.value = profile;
  rules.dispatchEvent(new Event('change', { bubbles: true }));
  await press('Partie beginnen');
}

async function enter(...names: string[]): Promise<void> {
  for (const name of names) await press(name);
  await press([...document.querySelectorAll('.entry [type=submit]')].map((one) => (one.textContent ?? '').replace(/\s+/g, ' ').trim())[0] ?? '');
}

const text = () => asked.at(-1)?.text;
const entries = () => [...document.querySelectorAll('ol li')].map((one) => (one.textContent ?? '').replace(/\s+/g, ' ').trim());

test('only forms that are played at home for points are offered', async () => {
  await open();
  expect([...document.querySelectorAll('option')].map((one) => one.value)).toEqual(['chicago-001', 'rubber-laws']);
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
