import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { BismarckView } from '../lib/bismarck';
import type { Action, EventView, ServerMessage } from '../lib/protocol';
import { defaults, settings } from '../lib/settings.svelte';
import * as at from './fixtures';

/** The screen of the test, in pixels. */
const screen = vi.hoisted(() => {
  const size = { width: 1280, height: 800 };
  const fits = (query: string): boolean =>
    query.split(',').some((one) =>
      [...one.matchAll(/\((max|min)-(width|height): (\d+)px\)/g)].every(([, limit, side, value]) => {
        const length = side === 'width' ? size.width : size.height;
        return limit === 'max' ? length <= Number(value) : length >= Number(value);
      }),
    );
  globalThis.matchMedia = ((query: string) => ({
    get matches() {
      return fits(query);
    },
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof matchMedia;
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  return size;
});

const { default: Table } = await import('../table/Table.svelte');
await import('./BismarckTable.svelte');

class Server {
  static last: Server;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  actions: Action[] = [];

  constructor() {
    Server.last = this;
  }
  send(text: string): void {
    const message = JSON.parse(text) as { type: string; action: Action };
    if (message.type === 'act') this.actions.push(message.action);
  }
  close(): void {
    this.onclose = null;
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
    flushSync();
  }
}

let page: Record<string, unknown> | undefined;

async function sit(view: BismarckView): Promise<void> {
  page = mount(Table, { target: document.body, props: { id: 'fixture' } });
  flushSync();
  Server.last.onopen?.();
  Server.last.say({ type: 'view', view });
  await vi.waitFor(() => get('status'));
  flushSync();
}

const find = (id: string): HTMLElement | null => document.querySelector(`[data-testid="${id}"]`);

function get(id: string): HTMLElement {
  const found = find(id);
  if (found === null) throw new Error(`there is no ${id}`);
  return found;
}

function tap(id: string): void {
  get(id).click();
  flushSync();
}

async function press(...all: string[]): Promise<void> {
  for (const key of all) {
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    flushSync();
    await tick();
  }
}

const text = (id: string): string => get(id).textContent?.replace(/\s+/g, ' ').trim() ?? '';
const sent = (): Action | undefined => Server.last.actions.at(-1);
const heard = (): string[] => [...get('announcer').querySelectorAll('p')].map((line) => line.textContent ?? '');
const enabled = (id: string): boolean => !(get(id) as HTMLButtonElement).disabled;

beforeEach(() => {
  vi.stubGlobal('WebSocket', Server);
  Object.assign(settings, defaults(), { lang: 'de', motion: 'off', trickPause: 0 });
  Object.assign(screen, { width: 1280, height: 800 });
  flushSync();
});
afterEach(async () => {
  if (page !== undefined) await unmount(page);
  page = undefined;
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

describe('the contract', () => {
  test('all four are shown, with what each is; what was played is crossed and cannot be named', async () => {
    await sit(at.myChoice);
    for (const name of ['spader', 'valfri', 'sang', 'pass']) expect(text(`contract-${name}`)).toMatch(/Ziel/);
    expect(enabled('contract-sang')).toBe(false);
    expect(text('contract-sang')).toContain('schon gespielt');
    expect(enabled('contract-pass')).toBe(true);
  });

  test('is named after it was confirmed', async () => {
    await sit(at.myChoice);
    expect(enabled('name-contract')).toBe(false);
    tap('contract-pass');
    expect(Server.last.actions).toEqual([]);
    expect(text('name-contract')).toBe('Pass ansagen');
    tap('name-contract');
    expect(sent()).toEqual({ type: 'name_contract', contract: 'pass', trump: null });
  });

  test('Valfri needs a suit', async () => {
    await sit(at.myChoice);
    tap('contract-valfri');
    expect(enabled('name-contract')).toBe(false);
    tap('trump-H');
    expect(text('name-contract')).toBe('Valfri, Trumpf Herz ansagen');
    tap('name-contract');
    expect(sent()).toEqual({ type: 'name_contract', contract: 'valfri', trump: 'H' });
  });

  test('the last one that is left is not asked, only its suit', async () => {
    await sit(at.mySuit);
    expect(get('contract-valfri').getAttribute('aria-pressed')).toBe('true');
    tap('trump-C');
    tap('name-contract');
    expect(sent()).toEqual({ type: 'name_contract', contract: 'valfri', trump: 'C' });
  });

  test('B-24: what the fixed order brings later is not called played', async () => {
    const sheet = at.sheet([], { columns: ['sang', 'trumf', 'valfri', 'pass'], profile: 'bismarck-british' });
    await sit({ ...at.mySuit, profile: 'bismarck-british', sheet });
    expect(text('contract-pass')).toContain('kommt noch');
    expect(text('contract-pass')).not.toContain('schon gespielt');
  });

  test('everybody sees the open cards and what each player has left', async () => {
    await sit(at.theirChoice);
    for (const card of at.OPEN) expect(find(`open-${card}`)).not.toBeNull();
    expect(find('chooser')).toBeNull();
    expect(text('box-S-2')).toContain('schon gespielt');
    expect(text('box-W-3')).toContain('schon gespielt');
    expect(text('box-E-0')).toContain('noch frei');
    expect(text('turn')).toBe('West wählt den Kontrakt');
  });

  test('by keys: a figure, a letter, Enter', async () => {
    await sit(at.myChoice);
    await press('2', 'h');
    expect(document.activeElement).toBe(get('trump-H'));
    (document.activeElement as HTMLElement).blur();
    await press('Enter');
    expect(sent()).toEqual({ type: 'name_contract', contract: 'valfri', trump: 'H' });
  });

  test('by keys: one that was played is not chosen', async () => {
    await sit(at.myChoice);
    await press('3');
    expect(find('contract-sang')?.getAttribute('aria-pressed')).toBe('false');
  });
});

describe('laying away', () => {
  test('four cards are counted, one is taken back, then they go', async () => {
    await sit(at.myDiscard);
    expect(document.querySelectorAll('[data-card]')).toHaveLength(20);
    expect(text('discard-count')).toBe('0 von 4');
    for (const card of ['C9', 'C8', 'H2']) tap(`card-${card}`);
    expect(text('discard-count')).toBe('3 von 4');
    expect(enabled('confirm-discard')).toBe(false);
    tap('undo-discard');
    expect(find('picked-H2')).toBeNull();
    tap('picked-C8');
    for (const card of ['C7', 'C3', 'D8']) tap(`card-${card}`);
    expect(text('discard-count')).toBe('4 von 4');
    tap('confirm-discard');
    expect(sent()).toEqual({ type: 'discard', cards: ['C9', 'C7', 'C3', 'D8'] });
  });

  test('a fifth card is not taken', async () => {
    await sit(at.myDiscard);
    for (const card of ['C9', 'C8', 'C7', 'C3', 'H2']) tap(`card-${card}`);
    expect(text('discard-count')).toBe('4 von 4');
    expect(get('card-H2').getAttribute('aria-pressed')).toBe('false');
  });

  test('by keys: suit and rank, Backspace takes back, Enter confirms', async () => {
    await sit(at.myDiscard);
    await press('t', '9', 't', '8', 't', '7', 'h', '2');
    expect(text('discard-count')).toBe('4 von 4');
    await press('Backspace');
    expect(text('discard-count')).toBe('3 von 4');
    await press('t', '3');
    (document.activeElement as HTMLElement).blur();
    await press('Enter');
    expect(sent()).toEqual({ type: 'discard', cards: ['C9', 'C8', 'C7', 'C3'] });
    expect(heard()).toContain('4 von 4');
  });

  test('the next deal begins with nothing picked', async () => {
    await sit(at.myDiscard);
    for (const card of ['C9', 'C8']) tap(`card-${card}`);
    const deal = { ...(at.myDiscard.deal as NonNullable<BismarckView['deal']>), commitment: 'another' };
    Server.last.say({ type: 'view', view: { ...at.myDiscard, version: 40, deal } });
    expect(text('discard-count')).toBe('0 von 4');
  });

  test('the others hear of it and see no card of it', async () => {
    await sit(at.theirDiscard);
    expect(text('turn')).toBe('West nimmt vier Karten auf und legt vier weg');
    expect(find('laying-away')).toBeNull();
    expect(get('seat-W').getAttribute('aria-label')).toBe('West, Wiebke, Vorhand, 20 Karten');
  });
});

describe('the play', () => {
  test('target, tricks and what is missing stand for every player', async () => {
    await sit(at.myCard);
    const cells = (seat: string): string[] =>
      [...get(`standing-${seat}`).querySelectorAll('th, td')].map((cell) => cell.textContent?.trim() ?? '');
    expect(cells('S')).toEqual(['Du Vorhand', '8', '3', 'braucht noch 5']);
    expect(cells('E')).toEqual(['Ost', '4', '1', 'braucht noch 3']);
  });

  test('in Pass a trick beyond the target is one too many', async () => {
    await sit(at.inPass);
    expect(text('standing-S')).toContain('1 zu viel');
    expect(text('standing-W')).toContain('am Ziel');
    expect(text('standing-E')).toContain('noch 2 unter dem Ziel');
  });

  test('two sit at the upper corners, clockwise from me', async () => {
    await sit(at.myCard);
    expect(get('seat-W').className).toContain('left');
    expect(get('seat-E').className).toContain('right');
  });

  test('the open cards stay as a list, my discards too', async () => {
    await sit(at.myCard);
    expect(text('known-cards')).toContain('Herz Sieben, Pik Bube, Pik Sechs, Karo Ass');
    expect(text('my-discards')).toContain('Kreuz Neun');
    await unmount(page as object);
    page = undefined;
    await sit(at.spectator);
    expect(find('my-discards')).toBeNull();
    expect(find('my-hand')).toBeNull();
  });

  test('a card is chosen, then played; an illegal one is not', async () => {
    await sit(at.myCard);
    expect(get('card-H7').getAttribute('aria-disabled')).toBe('true');
    tap('card-S9');
    tap('confirm');
    expect(sent()).toEqual({ type: 'play', seat: 'S', card: 'S9' });
  });

  test('by one tap where the reader wants it', async () => {
    settings.confirm = 'oneTap';
    await sit(at.myCard);
    tap('card-H7');
    expect(sent()).toBeUndefined();
    tap('card-S3');
    expect(sent()).toEqual({ type: 'play', seat: 'S', card: 'S3' });
  });

  test('a complete trick is announced to its winner', async () => {
    await sit(at.beforeTrick);
    const events: EventView[] = [at.afterTrickEvent];
    Server.last.say({ type: 'update', events, view: at.afterTrick });
    expect(heard()).toContain('West spielt Kreuz Vier.');
    expect(heard()).toContain('Stich an Ost.');
  });

  test('a claim asks for all the rest', async () => {
    await sit(at.myLead);
    tap('claim');
    expect(text('claim-all')).toBe('Alle 16 Stiche beanspruchen');
    expect(find('concede-all')).toBeNull();
    tap('claim-all');
    expect(sent()).toEqual({ type: 'claim' });
  });

  test('why my claim was not accepted stays in sight for a while', { timeout: 10_000 }, async () => {
    const claim = { by: 'S' as const, tricks: 3, hand: at.HANDS.S.slice(0, 3), waiting: ['E' as const, 'W' as const] };
    const before = at.view({ version: 40, to_act: ['E', 'W'], deal: { ...at.dealAfter(13, 0), claim } });
    await sit(before);
    expect(find('notice')).toBeNull();
    const after = { ...before, version: 41, to_act: ['S' as const], deal: { ...at.dealAfter(13, 0), claim: null } };
    const events: EventView[] = [{ type: 'claim_answered', seat: 'W', accept: false }];
    Server.last.say({ type: 'update', events, view: after });
    expect(text('notice')).toContain('West lässt weiterspielen.');
    expect(get('notice').getAttribute('role')).toBeNull(); // the announcer says it already
    expect(heard().filter((line) => line === 'West lässt weiterspielen.')).toHaveLength(1);
    await vi.waitFor(() => expect(find('notice')).toBeNull(), { timeout: 8000 });
  });

  test('to the others it is no news that has to stay', async () => {
    await sit(at.claimOffered);
    const after = { ...at.claimOffered, version: at.claimOffered.version + 1, deal: at.dealAfter(13, 0) };
    const events: EventView[] = [{ type: 'claim_answered', seat: 'W', accept: false }];
    Server.last.say({ type: 'update', events, view: after });
    expect(heard()).toContain('West lässt weiterspielen.');
    expect(find('notice')).toBeNull();
  });

  test('a claim of another is answered', async () => {
    await sit(at.claimOffered);
    expect(text('claim-asked')).toContain('Ost beansprucht alle restlichen Stiche.');
    tap('claim-refuse');
    expect(sent()).toEqual({ type: 'answer_claim', accept: false });
  });
});

describe('after the deal', () => {
  test('points, three hands, open cards, discards and every trick', async () => {
    await sit(at.dealOver);
    expect(text('record-result')).toBe('Spader von Süd');
    expect(text('points-S')).toBe('−1');
    expect(text('points-E')).toBe('+1');
    expect(get('record-tricks').querySelectorAll('tbody tr')).toHaveLength(16);
    expect(text('record-hand-W')).toContain('Herz Bube, Zehn, Neun, Acht, Drei');
    expect(text('record-open')).toContain('Pik Bube');
    expect(text('record-discards')).toContain('Kreuz Neun');
    tap('next-deal');
    expect(sent()).toEqual({ type: 'ready' });
  });

  test('nobody needs any more tricks', async () => {
    await sit(at.dealOver);
    expect(text('standing-S')).toContain('1 unter dem Ziel');
    expect(text('standing')).not.toContain('braucht');
  });

  test('V-20, V-21: crosses, points and running totals on the sheet', async () => {
    await sit(at.dealOver);
    expect(text('sheet-S-sang')).toBe('×schon gespielt −2');
    expect(text('sheet-S-valfri')).toBe('');
    const rows = [...get('sheet-deals').querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('.sum')].map((sum) => sum.textContent?.replace('Summe', '').trim()),
    );
    expect(rows.slice(0, 2)).toEqual([
      ['−2', '+2', '0'],
      ['−5', '+4', '+1'],
    ]);
    expect(text('sheet-standing')).toBe('Spiel 5: Ost gibt, Süd ist Vorhand.');
  });

  test('a shared victory', async () => {
    await sit(at.matchOver);
    expect(text('match-result')).toBe('Du teilst dir den Sieg mit Ost');
    expect(text('final-W')).toBe('−2');
    expect(text('sheet-standing')).toBe('Ost und Gast teilen sich den Sieg.');
  });
});

describe('for newcomers and listeners', () => {
  test('the rules say what this table plays', async () => {
    await sit({ ...at.myCard, options: { ...at.myCard.options, must_trump: 'on' } });
    tap('open-rules');
    expect(text('rules-here')).toContain('Trumpfpflicht');
    expect(text('rules')).toContain('Die drei Ziele ergeben zusammen immer sechzehn.');
    tap('close');
    await press('o');
    expect(find('rules')).not.toBeNull();
  });

  test('what a newcomer to the table must know is said', async () => {
    await sit(at.myCard);
    const said = heard();
    expect(said).toContain('Spiel 4. Ost gibt, Süd ist Vorhand.');
    expect(said).toContain('Offen liegen Herz Sieben, Pik Bube, Pik Sechs, Karo Ass.');
    expect(said).toContain('Süd spielt Spader. Ziel 8, die anderen je 4.');
    expect(said).toContain('Stiche: Süd 3 von 8, West 0 von 4, Ost 1 von 4.');
  });

  test('keys read aloud what the eye sees', async () => {
    await sit(at.myCard);
    await press('a');
    expect(heard()).toContain('West hat noch Spader, Valfri, Sang.');
    await press('?');
    expect(find('shortcuts')).not.toBeNull();
  });

  test.each(['de', 'da', 'en'] as const)('every state can be drawn in %s', async (lang) => {
    settings.lang = lang;
    for (const [name, view] of Object.entries(at)) {
      if (typeof view !== 'object' || !('game' in view)) continue;
      await sit(view as BismarckView);
      expect(text('status'), name).not.toBe('');
      await unmount(page as object);
      page = undefined;
    }
  });

  test('on a phone the sheet is in the menu', async () => {
    Object.assign(screen, { width: 360, height: 740 });
    await sit(at.dealOver);
    expect(find('bismarck-sheet')).toBeNull();
    tap('open-menu');
    expect(find('bismarck-sheet')).not.toBeNull();
  });
});
