import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { Action, ServerMessage, View } from '../lib/protocol';
import { defaults, settings } from '../lib/settings.svelte';
import { sentences, situation } from './announce';
import * as at from './fixtures.draw';
import { completed } from './presenter';

const screen = vi.hoisted(() => {
  const size = { phone: false };
  globalThis.matchMedia = ((query: string) => ({
    get matches() {
      return size.phone && query.includes('max-width: 699px') && !query.includes('min-width');
    },
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof matchMedia;
  return size;
});

const { default: Table } = await import('./Table.svelte');

class Server {
  static last: Server;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
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

function sit(view: View): void {
  page = mount(Table, { target: document.body, props: { id: 'two' } });
  flushSync();
  Server.last.onopen?.();
  Server.last.say({ type: 'view', view });
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
function press(key: string): void {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  flushSync();
}
const text = (id: string): string => get(id).textContent?.replace(/\s+/g, ' ').trim() ?? '';
const hand = (): string[] =>
  [...get('my-hand').querySelectorAll<HTMLElement>('[data-card]')].map((one) => one.dataset['card'] ?? '');

beforeEach(() => {
  vi.stubGlobal('WebSocket', Server);
  Object.assign(settings, defaults(), { lang: 'de', motion: 'off' });
  screen.phone = false;
});
afterEach(async () => {
  if (page !== undefined) await unmount(page);
  page = undefined;
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the drawing tricks', () => {
  test('F-20 two seats, the stock in the middle with the number of its cards', () => {
    sit(at.lead);
    expect(document.querySelectorAll('[data-testid^="seat-"]')).toHaveLength(2);
    expect(get('seat-N').classList).toContain('top');
    expect(text('stock')).toBe('26 im Stapel');
    expect(text('hint')).toContain('Diese 13 Stiche zählen nicht. Farbe muss nicht bedient werden');
    expect(text('drawing-trick')).toBe('Ziehen, Stich 1 von 13');
    expect(find('tricks')).toBeNull();
  });

  test('F-21 every card may be played, also of another suit', () => {
    sit(at.follow);
    expect(document.querySelectorAll('[data-testid="my-hand"] [aria-disabled]')).toHaveLength(0);
    expect(text('turn')).toBe('Du bist dran, alles ist erlaubt');
    tap('card-HQ');
    tap('confirm');
    expect(Server.last.actions).toEqual([{ type: 'play', seat: 'S', card: 'HQ' }]);
  });

  test('F-22 what I drew comes to my hand once the trick has been seen', () => {
    vi.useFakeTimers();
    settings.trickPause = 1;
    sit(at.theirs);
    Server.last.say({ type: 'update', events: at.drewEvents, view: at.drew });
    expect(get('trick').querySelectorAll('.lying')).toHaveLength(2);
    expect(hand()).not.toContain('HT');
    expect(get('stock').dataset['count']).toBe('26');
    expect(find('drawn-card')).toBeNull();
    vi.advanceTimersByTime(1500);
    flushSync();
    expect(hand()).toContain('HT');
    expect(get('stock').dataset['count']).toBe('24');
    expect(get('drawn-card').dataset['drawn']).toBe('HT');
    expect(get('card-HT').getAttribute('aria-label')).toBe('Herz Zehn, eben gezogen');
  });

  test('what I drew is told to me, of the other only that he drew', () => {
    expect(sentences(at.theirs, at.drewEvents, at.drew)).toEqual([
      'Nord spielt Kreuz Neun.',
      'Stich an Nord.',
      'Nord zieht eine Karte.',
      'Du ziehst Herz Zehn.',
    ]);
  });

  test('X-09 where suit must be followed the hint says so; X-30 drawn cards lie aside', () => {
    sit(at.aside);
    expect(text('hint')).toContain('Farbe muss bedient werden');
    expect(text('aside')).toContain('Eine Karte beiseite');
    expect(text('aside')).toContain('Herz Zehn');
    expect(hand()).not.toContain('HT');
    expect(text('turn')).toBe('Du spielst aus');
  });

  test('whoever comes to the table hears how things stand', () => {
    expect(situation(at.follow)).toEqual([
      'Spiel 1. Nord gibt, niemand in Gefahr.',
      'Noch 24 Karten im Stapel. Diese Stiche zählen nicht; wer sie gewinnt, zieht zuerst.',
      'Du bist dran, alles ist erlaubt',
    ]);
  });

  test('a card is typed as in bridge, the last trick is looked at with L', () => {
    sit(at.follow);
    press('h');
    press('d');
    expect(get('card-HQ').getAttribute('aria-pressed')).toBe('true');
    press('Escape');
    press('l');
    expect(text('last-trick-view')).toContain('Stich an Nord.');
  });

  test('E-22 the last drawing trick is shown before the auction begins', () => {
    expect(completed(at.lastDraw, at.auction)?.winner).toBe('N');
    const told = sentences(at.lastDraw, [{ type: 'drew', seat: 'S', card: 'HT' }], at.auction);
    expect(told.slice(0, 2)).toEqual(['Du ziehst Herz Zehn.', 'Der Stapel ist leer. Jetzt wird gereizt.']);
    expect(told[2]).toContain('Dein Blatt: Pik Ass, Bube');
  });

  test('on a phone the hand lies in two rows', () => {
    screen.phone = true;
    sit(at.follow);
    expect(get('my-hand').querySelectorAll('.row')).toHaveLength(2);
    expect(text('stock')).toContain('24');
  });
});

describe('auction and play', () => {
  test('F-23 the auction has two columns', () => {
    sit(at.auction);
    expect(get('auction').querySelectorAll('th')).toHaveLength(2);
    expect(find('stock')).toBeNull();
    tap('call-3NT');
    tap('confirm');
    expect(Server.last.actions).toEqual([{ type: 'call', call: '3NT' }]);
  });

  test('X-12 the last pass makes the contract; F-24 the other leads', () => {
    const after = { ...at.play, to_act: ['N'], deal: { ...at.play.deal!, trick: null, turn: 'N' } } as View;
    expect(sentences(at.auction, [{ type: 'called', seat: 'N', call: 'P' }], after)).toEqual([
      'Nord: Passe.',
      'Kontrakt 3 Sans Atout von Süd, 9 Stiche nötig. Nord spielt aus.',
    ]);
  });

  test('X-11 both pass', () => {
    const record = { ...at.RECORD, contract: null, row: { ...at.RECORD.row, contract: null } };
    const after = { ...at.between, record } as View;
    expect(sentences(at.auction, [{ type: 'called', seat: 'S', call: 'P' }], after)).toContain('Beide haben gepasst.');
  });

  test('F-24 no dummy; tricks of me and of my opponent; suit is followed', () => {
    sit(at.play);
    expect(find('dummy')).toBeNull();
    expect(text('tricks-S')).toBe('Ich 0');
    expect(text('tricks-N')).toBe('Gegner 0');
    expect(get('card-HQ').getAttribute('aria-disabled')).toBe('true');
    expect(get('card-SA').getAttribute('aria-disabled')).toBeNull();
  });

  test('a claim asks the opponent; conceding is offered only where it may be done', () => {
    sit(at.play);
    tap('claim');
    expect(text('claim-dialog')).toContain('dein Gegner stimmt zu');
    expect(find('concede-all')).toBeNull();
    tap('claim-all');
    expect(Server.last.actions).toEqual([{ type: 'claim' }]);
  });
});

describe('after the deal', () => {
  test('the record has both phases', () => {
    sit(at.between);
    expect(text('record-result')).toContain('3 Sans Atout von Süd, genau erfüllt');
    expect(document.querySelectorAll('[data-testid^="record-hand-"]')).toHaveLength(2);
    expect(text('first-hand-S')).toContain('Kreuz Dame, Bube, Acht, Vier');
    const rows = [...get('first-tricks').querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('.unseen')].map((one) => one.textContent),
    );
    expect(rows[0]).toEqual(['Kreuz Neun', 'Kreuz Vier', 'Herz König', 'Herz Zehn']);
  });

  test('P-7 the sheet has a column for each player, with a line', () => {
    sit(at.between);
    const sheet = get('sheet');
    expect([...sheet.querySelectorAll('thead .side')].map((one) => one.textContent)).toEqual(['Ich', 'Gegner']);
    expect(sheet.textContent).toContain('1. Vollspiel: Ich');
    expect(sheet.querySelector('.standing')?.textContent).toBe('2. Spiel: Süd gibt, Süd in Gefahr.');
    expect(sheet.textContent).toContain('Unter dem Strich');
  });

  test('the end: who won, another rubber', () => {
    sit(at.over);
    expect(text('match-result')).toBe('Gewonnen mit 900 Punkten Vorsprung');
    expect(text('total-S')).toBe('900');
    expect(text('again-same')).toBe('Noch ein Rubber');
  });
});

test('whoever only watches sees two players and a stock, and nobody’s cards', () => {
  const deal = { ...at.theirs.deal!, hands: { ...at.theirs.deal!.hands, S: { cards: [], hidden: 12 } } };
  sit({ ...at.theirs, viewer: null, host: false, deal });
  expect(document.querySelectorAll('[data-testid^="seat-"]')).toHaveLength(2);
  expect(text('stock')).toContain('26');
  expect(find('my-hand')).toBeNull();
  expect(find('drawn-card')).toBeNull();
});

test('a rubber is broken off by agreement of the two', () => {
  sit({ ...at.between, legal: { ...at.between.legal, actions: ['answer_break_off'] }, break_off: { by: 'N', waiting: ['S'] } });
  expect(text('break-off-asked')).toContain('Nord schlägt vor, den Rubber abzubrechen.');
  tap('break-off-yes');
  expect(Server.last.actions).toEqual([{ type: 'answer_break_off', accept: true }]);
});

test('X-13 the higher card deals first', () => {
  expect(sentences(null, [{ type: 'dealer_drawn', cards: ['SA', 'H4'], dealer: 'N' }], at.lots)[0]).toBe(
    'Nord zog die höhere Karte und gibt zuerst.',
  );
  sit(at.lots);
  expect(text('drawn')).toContain('Nord zog die höhere Karte und gibt zuerst.');
  sessionStorage.clear();
});

test('the rules are told at the table, with what was chosen', () => {
  sit(at.lead);
  press('o');
  expect(text('rules')).toContain('die übrigen 26 liegen verdeckt als Stapel');
});
