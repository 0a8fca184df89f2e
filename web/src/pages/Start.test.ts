import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { FormView, SeatId, TableEntry } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
import Start from './Start.svelte';

const FOUR: SeatId[] = ['N', 'E', 'S', 'W'];
const FORMS: FormView[] = [
  {
    form: 'single',
    levels: ['beginner'],
    profiles: [
      { name: 'single-deal', default: true, seats: FOUR, options: [{ name: 'vulnerability', values: ['none', 'ns', 'ew', 'both'], default: 'none' }] },
    ],
  },
  {
    form: 'chicago',
    levels: ['beginner'],
    profiles: ['chicago-000', 'chicago-001'].map((name, at) => ({
      name,
      default: at === 0,
      seats: FOUR,
      options: [
        { name: 'seating', values: ['fixed', 'draw'], default: 'fixed' },
        { name: 'first_dealer', values: ['N', 'E', 'S', 'W'], default: 'N' },
      ],
    })),
  },
  { form: 'rubber', levels: ['beginner'], profiles: [{ name: 'rubber-laws', default: true, seats: FOUR, options: [] }] },
  {
    form: 'duplicate',
    levels: ['beginner'],
    profiles: [{ name: 'duplicate-wbf', default: true, seats: FOUR, options: [{ name: 'board', values: ['1', '2', '3'], default: '1' }] }],
  },
  {
    form: 'draw',
    levels: ['beginner', 'club', 'expert'],
    profiles: [
      {
        name: 'draw-bridge',
        default: true,
        seats: ['N', 'S'],
        options: [
          { name: 'draw_follow', values: ['off', 'on'], default: 'off' },
          { name: 'draw_use', values: ['hand', 'aside'], default: 'hand' },
        ],
      },
    ],
  },
  {
    form: 'bismarck',
    levels: ['beginner', 'club', 'expert'],
    profiles: ['bismarck', 'bismarck-classic'].map((name, at) => ({
      name,
      default: at === 0,
      seats: ['E', 'S', 'W'],
      options: [{ name: 'must_trump', values: ['off', 'on'], default: 'off' }],
    })),
  },
];
const TABLES: TableEntry[] = [
  { table: 'old', form: 'single', profile: 'single-deal', phase: 'over', updated: '2026-02-01T10:00:00Z', finished: true },
  { table: 'mine', form: 'rubber', profile: 'rubber-laws', phase: 'play', updated: '2026-02-03T10:00:00Z', finished: false },
  { table: 'new', form: 'chicago', profile: 'chicago-000', phase: 'auction', updated: '2026-02-04T10:00:00Z', finished: false },
];

/** What was sent to the server: method and path, then the body. */
let sent: [string, unknown][];
let answers: Record<string, [number, unknown]>;
let page: Record<string, unknown>;

beforeEach(() => {
  localStorage.clear();
  settings.lang = 'de';
  history.replaceState(null, '', '/');
  sent = [];
  answers = {
    'GET /api/me': [200, { name: 'Anna', lang: 'de' }],
    'GET /api/forms': [200, { forms: FORMS }],
    'GET /api/tables': [200, TABLES],
    'POST /api/me': [200, { name: 'Berta', lang: 'de' }],
    'POST /api/tables': [201, { table: 'k7Q' }],
  };
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const key = `${init.method ?? 'GET'} ${url.replace(/\?lang=de$/, '')}`;
    if (typeof init.body === 'string') sent.push([key, JSON.parse(init.body)]);
    const [status, body] = answers[key] ?? [404, null];
    if (status === 0) return Promise.reject(new TypeError('failed'));
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
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
  page = mount(Start, { target: document.body });
  await settle();
}

async function press(selector: string): Promise<void> {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`nothing at ${selector}`);
  found.click();
  await settle();
}

const text = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.textContent?.trim());

describe('a newcomer', () => {
  test('plays in two clicks: form and button', async () => {
    await open();
    await press('input[value=rubber]');
    await press('button[type=submit]');
    expect(sent).toEqual([['POST /api/tables', { profile: 'rubber-laws', options: {}, pace: 'normal' }]]);
    expect(location.pathname).toBe('/table/k7Q');
  });

  test('sees a large card for each form, with how many play, and a Chicago chosen', async () => {
    await open();
    expect(text('.form-card .label')).toEqual([
      'Chicago zu viert',
      'Rubber zu viert',
      'Einzelspiel zu viert',
      'Draw Bridge zu zweit',
      'Bismarck zu dritt',
    ]);
    expect(document.querySelector<HTMLInputElement>('input[name=form]:checked')?.value).toBe('chicago');
  });
});

test('my tables in play come first, the latest on top, the finished ones folded away', async () => {
  await open();
  expect([...document.querySelectorAll('section a')].map((link) => link.getAttribute('href'))).toEqual(['/table/new', '/table/mine']);
  expect(document.querySelector('h2')?.compareDocumentPosition(document.querySelector('h1') as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect([...document.querySelectorAll('details:not(.more) a')].map((link) => link.getAttribute('href'))).toEqual(['/table/old']);
});

test('S-03 the single deal asks for the vulnerability before the deal', async () => {
  await open();
  expect(document.querySelector('input[value=ew]')).toBeNull();
  await press('input[value=single]');
  await press('input[value=ew]');
  await press('button[type=submit]');
  expect(sent).toEqual([['POST /api/tables', { profile: 'single-deal', options: { vulnerability: 'ew' }, pace: 'normal' }]]);
});

test('boards of a tournament are rules of the single deal, with their number', async () => {
  await open();
  await press('input[value=single]');
  await press('input[value=duplicate-wbf]');
  const number = document.querySelector<HTMLInputElement>('input[type=number]') as HTMLInputElement;
  expect([number.min, number.max]).toEqual(['1', '3']);
  number.value = '2';
  number.dispatchEvent(new Event('change', { bubbles: true }));
  await press('button[type=submit]');
  expect(sent.at(-1)?.[1]).toEqual({ profile: 'duplicate-wbf', options: { board: '2' }, pace: 'normal' });
});

test('X-15 drawn seats need no first dealer', async () => {
  await open();
  await press('input[value=draw]:not([name=form])');
  expect(text('legend')).not.toContain('Erster Geber');
  await press('button[type=submit]');
  expect(sent.at(-1)?.[1]).toEqual({ profile: 'chicago-000', options: { seating: 'draw' }, pace: 'normal' });
});

test('F-15 a Chicago for two becomes Draw Bridge, with its own rules', async () => {
  await open();
  expect(document.querySelector('[data-testid=for-two]')).toBeNull();
  await press('input[value="2"]');
  expect(text('[data-testid=for-two]')[0]).toContain('Draw Bridge');
  expect(document.querySelector('input[value=chicago-001]')).toBeNull();
  await press('input[value=aside]');
  await press('button[type=submit]');
  expect(sent.at(-1)?.[1]).toEqual({
    profile: 'draw-bridge',
    options: { draw_follow: 'off', draw_use: 'aside' },
    pace: 'normal',
    level: 'beginner',
    seats: 2,
  });
});

test.each([
  ['draw', { profile: 'draw-bridge', options: { draw_follow: 'off', draw_use: 'hand' }, pace: 'normal', level: 'beginner' }],
  ['bismarck', { profile: 'bismarck', options: { must_trump: 'off' }, pace: 'normal', level: 'beginner' }],
])('%s is a form of its own, the number of players no question', async (form, wanted) => {
  await open();
  await press(`input[value=${form}]`);
  expect(document.querySelector('input[value="2"]')).toBeNull();
  await press('button[type=submit]');
  expect(sent.at(-1)?.[1]).toEqual(wanted);
});

test('the level of the computers is chosen where they have several', async () => {
  await open();
  expect(document.querySelector('input[value=expert]')).toBeNull();
  await press('input[value=bismarck]');
  await press('input[value=expert]');
  await press('button[type=submit]');
  expect(sent.at(-1)?.[1]).toMatchObject({ profile: 'bismarck', level: 'expert' });
});

test('rules of Bismarck are chosen among its profiles', async () => {
  await open();
  await press('input[value=bismarck]');
  await press('input[value=bismarck-classic]');
  [...document.querySelectorAll('label')].find((one) => one.textContent?.trim() === 'ja')?.click();
  await settle();
  await press('button[type=submit]');
  expect(sent.at(-1)?.[1]).toEqual({ profile: 'bismarck-classic', options: { must_trump: 'on' }, pace: 'normal', level: 'beginner' });
});

test('tables of every game can be gone on with', async () => {
  answers['GET /api/tables'] = [200, [
    { table: 'a', form: 'draw', profile: 'draw-bridge', phase: 'stock', updated: '2026-02-04T10:00:00Z', finished: false },
    { table: 'b', form: 'bismarck', profile: 'bismarck', phase: 'choose', updated: '2026-02-03T10:00:00Z', finished: false },
  ]];
  await open();
  expect(text('section a .form')).toEqual(['Draw Bridge', 'Bismarck']);
  expect(text('section a .small')[0]).toMatch(/^am Stapel/);
  expect(text('section a .small')[1]).toMatch(/^bei der Kontraktwahl/);
});

test('the last choice is remembered', async () => {
  await open();
  await press('input[value=chicago-001]');
  await press('input[value=fast]');
  await press('button[type=submit]');
  void unmount(page);
  document.body.innerHTML = '';
  await open();
  expect(document.querySelector<HTMLInputElement>('input[name=profile]:checked')?.value).toBe('chicago-001');
  await press('button[type=submit]');
  expect(sent.at(-1)?.[1]).toMatchObject({ profile: 'chicago-001', pace: 'fast' });
});

test('a new name is told to the server, an old one is not', async () => {
  await open();
  const name = document.querySelector<HTMLInputElement>('#name') as HTMLInputElement;
  expect(name.value).toBe('Anna');
  name.value = ' Berta ';
  name.dispatchEvent(new Event('input', { bubbles: true }));
  await press('button[type=submit]');
  expect(sent.map(([key, body]) => [key, (body as { name?: string }).name])).toEqual([
    ['POST /api/me', 'Berta'],
    ['POST /api/tables', undefined],
  ]);
});

describe('an error', () => {
  test('of the server is shown with its hint, and can be tried again', async () => {
    answers['POST /api/tables'] = [503, { error: { code: 'busy', message: 'Zu viele Tische.', where: null, hint: 'Warte kurz.' } }];
    await open();
    await press('button[type=submit]');
    expect(text('[role=alert] p')).toEqual(['Zu viele Tische.', 'Warte kurz.']);
    expect(location.pathname).toBe('/');
    answers['POST /api/tables'] = [201, { table: 'k7Q' }];
    await press('[role=alert] button');
    expect(location.pathname).toBe('/table/k7Q');
  });

  test.each([
    ['no answer', [0, null]],
    ['an answer of something else', [502, '<html>']],
  ] as [string, [number, unknown]][])('%s is told calmly', async (_, answer) => {
    answers['GET /api/forms'] = answer;
    await open();
    expect(text('[role=alert] .message')).toHaveLength(1);
    expect(document.querySelector<HTMLButtonElement>('button[type=submit]')?.disabled).toBe(true);
    answers['GET /api/forms'] = [200, { forms: FORMS }];
    await press('[role=alert] button');
    expect(document.querySelector('[role=alert]')).toBeNull();
    expect(document.querySelector<HTMLButtonElement>('button[type=submit]')?.disabled).toBe(false);
  });
});

test('the page changes its language at once and keeps what was chosen', async () => {
  await open();
  await press('input[value=rubber]');
  settings.lang = 'da';
  await settle();
  expect(text('h1')).toEqual(['Hvad vil du spille?']);
  expect(document.querySelector<HTMLInputElement>('input[name=form]:checked')?.value).toBe('rubber');
});
