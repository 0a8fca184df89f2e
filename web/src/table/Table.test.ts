import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { Action, ServerMessage, View } from '../lib/protocol';
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
  return size;
});

const { default: Table } = await import('./Table.svelte');

class Server {
  static last: Server;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  acts: { id: string; version: number; action: Action }[] = [];
  others: unknown[] = [];

  constructor(readonly url: string) {
    Server.last = this;
  }
  send(text: string): void {
    const message = JSON.parse(text) as { type: string };
    if (message.type === 'act') this.acts.push(message as unknown as Server['acts'][number]);
    else this.others.push(message);
  }
  close(): void {
    this.onclose = null;
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
    flushSync();
  }
  show(view: View): void {
    this.onopen?.();
    this.say({ type: 'view', view });
  }
  get actions(): Action[] {
    return this.acts.map(({ action }) => action);
  }
  async ack(version: number): Promise<void> {
    this.say({ type: 'ack', id: this.acts.at(-1)?.id ?? '', version });
    await tick();
    flushSync();
  }
}

let page: Record<string, unknown> | undefined;

function sit(view: View): void {
  page = mount(Table, { target: document.body, props: { id: 'fixture' } });
  flushSync();
  Server.last.show(view);
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

function press(key: string, target: Element = document.activeElement ?? document.body): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  flushSync();
}

const text = (id: string): string => get(id).textContent?.replace(/\s+/g, ' ').trim() ?? '';

beforeEach(() => {
  vi.stubGlobal('WebSocket', Server);
  Object.assign(settings, defaults(), { lang: 'de', motion: 'off', autoHonours: false });
  Object.assign(screen, { width: 1280, height: 800 });
  flushSync();
});
afterEach(async () => {
  if (page !== undefined) await unmount(page);
  page = undefined;
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

describe('the bidding box', () => {
  test('has every call, of which only the legal ones are live', () => {
    sit(at.myCall);
    const all = [...document.querySelectorAll<HTMLButtonElement>('[data-call]')];
    expect(all).toHaveLength(38);
    const live = all.filter((one) => !one.disabled).map((one) => one.dataset['call']);
    expect(live.toSorted()).toEqual(at.myCall.legal.calls.map(({ call }) => call).toSorted());
  });

  test('nothing is live when others call', () => {
    sit(at.theirCall);
    expect(document.querySelectorAll('[data-call]:not(:disabled)')).toHaveLength(0);
    expect(text('turn')).toBe('West überlegt');
  });

  test('a call is chosen, explained, then confirmed', async () => {
    sit(at.myCall);
    tap('call-4S');
    expect(Server.last.actions).toEqual([]);
    expect(get('call-4S').getAttribute('aria-pressed')).toBe('true');
    expect(text('my-meaning')).toContain('Zum Spielen');
    expect(text('confirm')).toBe('4 Pik ansagen');
    tap('confirm');
    expect(Server.last.acts).toEqual([{ type: 'act', id: '1', version: 20, action: { type: 'call', call: '4S' } }]);
    await Server.last.ack(20);
    expect(find('confirm')).toBeNull();
  });

  test('another tap moves the choice, a second one makes the call', () => {
    sit(at.myCall);
    tap('call-4S');
    tap('call-5S');
    expect(get('call-4S').getAttribute('aria-pressed')).toBe('false');
    tap('call-5S');
    expect(Server.last.actions).toEqual([{ type: 'call', call: '5S' }]);
  });

  test('a long press explains a call without making it, also where one tap is enough', () => {
    vi.useFakeTimers();
    settings.confirm = 'oneTap';
    sit(at.myCall);
    const touch = (name: string): void => {
      const event = new MouseEvent(name, { bubbles: true });
      Object.defineProperty(event, 'pointerType', { value: 'touch' });
      get('call-4S').dispatchEvent(event);
      flushSync();
    };
    touch('pointerdown');
    vi.advanceTimersByTime(500);
    flushSync();
    touch('pointerup');
    touch('pointerleave');
    tap('call-4S');
    expect(text('my-meaning')).toContain('Zum Spielen');
    expect(Server.last.actions).toEqual([]);
    tap('call-4S');
    expect(Server.last.actions).toEqual([{ type: 'call', call: '4S' }]);
    vi.useRealTimers();
  });

  test('a choice does not outlast its turn', () => {
    sit(at.myCall);
    tap('call-4S');
    Server.last.say({ type: 'update', events: [], view: { ...at.theirCall, version: 21 } });
    Server.last.say({ type: 'update', events: [], view: { ...at.myCall, version: 22 } });
    expect(get('call-4S').getAttribute('aria-pressed')).toBe('false');
  });

  test('one tap is enough by setting', () => {
    settings.confirm = 'oneTap';
    sit(at.myCall);
    tap('call-P');
    expect(Server.last.actions).toEqual([{ type: 'call', call: 'P' }]);
  });

  test('each call says to a screen reader what it means', () => {
    sit(at.myCall);
    expect(get('call-4S').getAttribute('aria-label')).toBe('4 Pik: Zum Spielen: 13–16 Punkte, mindestens 5 Pik');
  });

  test('a call is typed and confirmed with Enter', async () => {
    sit(at.myCall);
    press('4');
    expect(text('turn')).toContain('4 …');
    press('p');
    await tick();
    expect(document.activeElement).toBe(get('call-4S'));
    get('call-4S').click(); // what Enter does to a button
    expect(Server.last.actions).toEqual([{ type: 'call', call: '4S' }]);
  });

  test('an illegal call that is typed is refused in words', () => {
    sit(at.myCall);
    press('1');
    press('h');
    expect(text('announcer')).toContain('1 Herz ist jetzt nicht erlaubt.');
    expect(find('confirm')).toBeNull();
  });

  test('arrows go from legal call to legal call', () => {
    sit(at.myCall);
    get('call-4C').focus();
    press('ArrowRight');
    expect(document.activeElement).toBe(get('call-4D'));
    press('ArrowDown');
    expect(document.activeElement).toBe(get('call-5D'));
    press('ArrowUp');
    press('ArrowUp');
    expect(document.activeElement).toBe(get('call-3NT'));
  });

  test('on a low screen the levels lie side by side', () => {
    Object.assign(screen, { width: 740, height: 360 });
    sit(at.firstCall);
    expect(get('bidding-box').classList.contains('low')).toBe(true);
    expect(document.querySelectorAll('[data-call]:not(:disabled)')).toHaveLength(36);
  });
});

describe('the auction', () => {
  test('shows seats, dealer and zone in words', () => {
    sit(at.myCall);
    const heard = (head: Element): string =>
      [...head.querySelectorAll('.unseen, .tag')].map((one) => one.textContent).join(', ');
    expect([...get('auction').querySelectorAll('th')].map(heard)).toEqual([
      'Nord, in Gefahr',
      'Ost, nicht in Gefahr',
      'Süd, Geber, in Gefahr',
      'West, nicht in Gefahr',
    ]);
    expect([...get('auction').querySelectorAll('th.vulnerable .zone')].map((one) => one.textContent)).toEqual([
      'in Gefahr',
      'in Gefahr',
    ]);
  });

  test('a call that was made is explained when it is tapped', () => {
    sit(at.myCall);
    tap('made-0');
    expect(text('meaning')).toContain('12–21 Punkte, mindestens 5 Pik');
    expect(get('made-0').getAttribute('aria-label')).toBe('Süd: 1 Pik. 12–21 Punkte, mindestens 5 Pik');
  });
});

describe('the cards', () => {
  test('all are there; those that may not be played now say so', () => {
    sit(at.myCard);
    expect(get('my-hand').querySelectorAll('button')).toHaveLength(8);
    expect(get('card-DA').getAttribute('aria-disabled')).toBeNull();
    expect(get('card-HQ').getAttribute('aria-disabled')).toBe('true');
    expect(get('card-HQ').getAttribute('aria-label')).toBe('Herz Dame, jetzt nicht erlaubt');
  });

  test('a card is chosen, then confirmed', () => {
    sit(at.myCard);
    tap('card-DA');
    expect(Server.last.actions).toEqual([]);
    expect(text('confirm')).toBe('Karo Ass spielen');
    tap('confirm');
    expect(Server.last.actions).toEqual([{ type: 'play', seat: 'S', card: 'DA' }]);
  });

  test('a second tap plays it; a tap on another moves the choice', () => {
    sit(at.myCard);
    tap('card-DA');
    tap('card-D6');
    expect(get('card-DA').getAttribute('aria-pressed')).toBe('false');
    tap('card-D6');
    expect(Server.last.actions).toEqual([{ type: 'play', seat: 'S', card: 'D6' }]);
  });

  test('one tap is enough by setting, but never for a card that is not legal', () => {
    settings.confirm = 'oneTap';
    sit(at.myCard);
    tap('card-HQ');
    expect(Server.last.actions).toEqual([]);
    tap('card-D9');
    expect(Server.last.actions).toEqual([{ type: 'play', seat: 'S', card: 'D9' }]);
  });

  test('an illegal card can be looked at, not confirmed', () => {
    sit(at.myCard);
    tap('card-HQ');
    expect((get('confirm') as HTMLButtonElement).disabled).toBe(true);
  });

  test('Escape lifts the choice', () => {
    sit(at.myCard);
    tap('card-DA');
    press('Escape');
    expect(find('confirm')).toBeNull();
  });

  test('a card may be chosen before its turn, and confirmed when the turn comes', () => {
    sit(at.beforeTrick);
    tap('card-DA');
    expect((get('confirm') as HTMLButtonElement).disabled).toBe(true);
    Server.last.say({ type: 'view', view: { ...at.myCard, version: 31 } });
    expect((get('confirm') as HTMLButtonElement).disabled).toBe(false);
  });

  test('what is not mine to play cannot be chosen', () => {
    sit(at.defending);
    tap('card-H2'); // dummy's, and declarer is another
    expect(find('confirm')).toBeNull();
    Server.last.say({ type: 'view', view: { ...at.myCall, version: 31 } });
    tap('card-SA'); // in the auction
    expect(find('confirm')).toBeNull();
    Server.last.say({ type: 'view', view: { ...at.iAmDummy, version: 32 } });
    tap('card-SJ'); // my own as dummy, played by declarer
    expect(find('confirm')).toBeNull();
  });

  test('declarer plays dummy’s cards', () => {
    sit(at.dummyDown);
    tap('card-C6');
    expect(text('confirm')).toBe('Kreuz Sechs vom Tisch');
    tap('confirm');
    expect(Server.last.actions).toEqual([{ type: 'play', seat: 'N', card: 'C6' }]);
  });

  test('a card is typed by suit and rank', async () => {
    sit(at.myCard);
    press('k');
    press('a');
    await tick();
    expect(document.activeElement).toBe(get('card-DA'));
    expect(get('card-DA').getAttribute('aria-pressed')).toBe('true');
  });

  test('arrows walk through the hand', () => {
    sit(at.myCard);
    get('card-DA').focus();
    press('ArrowRight');
    expect(document.activeElement).toBe(get('card-D9'));
    press('Home');
    expect(document.activeElement).toBe(get('my-hand').querySelector('button'));
  });

  test('a card cannot be sent twice while it is on its way', async () => {
    sit(at.myCard);
    tap('card-DA');
    tap('confirm');
    tap('card-D9');
    tap('card-D9');
    expect(Server.last.actions).toHaveLength(1);
    await Server.last.ack(21);
    // Stored, but not yet seen: the next card must wait for the view.
    tap('card-D9');
    tap('card-D9');
    expect(Server.last.actions).toHaveLength(1);
  });

  test('a card chosen before the one before is acknowledged is played when it is', async () => {
    sit(at.myCard);
    tap('card-DA');
    tap('confirm');
    const next = { ...at.myCard, version: 21 };
    Server.last.say({ type: 'view', view: next });
    tap('card-D9');
    tap('card-D9');
    expect(Server.last.actions).toHaveLength(1);
    await Server.last.ack(21);
    await vi.waitFor(() => expect(Server.last.actions).toHaveLength(2));
    expect(Server.last.actions[1]).toEqual({ type: 'play', seat: at.myCard.viewer, card: 'D9' });
  });

  test('cards that others play cannot be chosen, and say so', () => {
    sit(at.defending);
    const dummy = [...get('dummy').querySelectorAll('[data-card]')];
    expect(dummy.length).toBeGreaterThan(0);
    expect(dummy.every((card) => card.getAttribute('aria-disabled') === 'true')).toBe(true);
    expect(get('card-CJ').getAttribute('aria-disabled')).toBeNull();
  });

  test('on a phone the hand lies in two rows and dummy in rows of text', () => {
    Object.assign(screen, { width: 360, height: 740 });
    sit(at.dummyDown);
    expect(get('my-hand').querySelectorAll('.row')).toHaveLength(2);
    expect(get('dummy').classList.contains('plain')).toBe(true);
    expect(get('card-C9').textContent?.trim()).toBe('9');
  });
});

describe('dummy', () => {
  const suits = (): string[] =>
    [...get('dummy').querySelectorAll('.suit')].map((one) => one.getAttribute('aria-label') ?? '');

  test('C-21: opposite, trumps lie at the viewer’s left', () => {
    sit(at.dummyDown);
    expect(suits()).toEqual(['Pik', 'Herz', 'Kreuz', 'Karo']);
  });

  test('C-21: at the left side trumps lie nearest to the viewer', () => {
    sit(at.defending);
    expect(suits().at(-1)).toBe('Herz');
  });

  test('my own hand as dummy: open, trumps at my right, and the choice to play it', () => {
    sit(at.iAmDummy);
    expect(find('dummy')).toBeNull();
    expect(text('turn')).toBe('Du bist der Tisch. Nord spielt deine Karten.');
    expect(get('my-hand').querySelectorAll('button')[8]?.dataset['card']?.[0]).toBe('S');
    tap('own-dummy');
    expect(Server.last.actions).toEqual([{ type: 'choose_dummy_play', own: true }]);
  });
});

describe('what happens', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('a complete trick stays for the time of the setting, though the next card is known', () => {
    settings.trickPause = 2;
    sit(at.beforeTrick);
    Server.last.say({ type: 'update', events: [at.afterTrickEvent], view: at.afterTrick });
    expect(get('trick').querySelectorAll('.lying')).toHaveLength(4);
    expect(text('turn')).toBe('Stich an Nord-Süd.');
    const next = at.view({ version: 32, deal: at.dealAfter(6, 1) });
    Server.last.say({ type: 'update', events: [{ type: 'played', seat: 'N', card: 'DJ' }], view: next });
    expect(get('trick').querySelectorAll('.lying')).toHaveLength(4);
    vi.advanceTimersByTime(2100);
    flushSync();
    expect([...get('trick').querySelectorAll('.lying')].map((one) => one.getAttribute('data-testid'))).toEqual(['trick-DJ']);
  });

  test('is said in whole sentences', () => {
    sit(at.beforeTrick);
    Server.last.say({ type: 'update', events: [at.afterTrickEvent], view: at.afterTrick });
    const log = get('announcer');
    expect(log.getAttribute('aria-live')).toBe('polite');
    expect([...log.querySelectorAll('p')].slice(-3).map((one) => one.textContent)).toEqual([
      'West spielt Karo Drei.',
      'Stich an Nord-Süd.',
      'Du spielst vom Tisch aus',
    ]);
  });

  test('the status is always in sight', () => {
    sit(at.dummyTurn);
    expect(get('contract').getAttribute('aria-label')).toBe('4 Pik');
    expect(text('needed')).toBe('braucht 10 Stiche');
    expect(text('tricks-NS')).toBe('Wir 3');
    expect(text('tricks-EW')).toBe('Sie 2');
    expect(text('deal-number')).toBe('Spiel 2 von 4');
    expect(text('vulnerability')).toBe('Nord-Süd in Gefahr');
  });

  test('the hand on turn has the ring', () => {
    sit(at.dummyTurn);
    expect(document.querySelectorAll('[data-turn]')).toHaveLength(1);
    expect(get('seat-N').dataset['turn']).toBe('true');
  });
});

describe('a connection that breaks', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is told, loses no chosen card and sends none by itself', async () => {
    sit(at.myCard);
    tap('card-DA');
    Server.last.onclose?.({ code: 1006 });
    flushSync();
    expect(text('connection-lost')).toContain('Verbindung verloren.');
    expect(get('card-DA').getAttribute('aria-pressed')).toBe('true');
    tap('confirm');
    await vi.advanceTimersByTimeAsync(0);
    flushSync();
    expect(text('notice')).toContain('Nicht gesendet');
    await vi.advanceTimersByTimeAsync(1000);
    Server.last.show(at.myCard);
    expect(Server.last.actions).toEqual([]);
    expect(get('card-DA').getAttribute('aria-pressed')).toBe('true');
    expect(find('notice')).toBeNull();
    expect(find('connection-lost')).toBeNull();
    tap('confirm');
    expect(Server.last.actions).toEqual([{ type: 'play', seat: 'S', card: 'DA' }]);
  });

  test('a refusal is shown in the server’s words, and the card stays chosen', async () => {
    sit(at.myCard);
    tap('card-DA');
    tap('confirm');
    const error = { code: 'version-conflict', message: 'Inzwischen ist etwas geschehen.', where: null, hint: 'Noch einmal.' };
    Server.last.say({ type: 'error', id: '1', error });
    await vi.advanceTimersByTimeAsync(0);
    flushSync();
    expect(text('notice')).toContain('Inzwischen ist etwas geschehen. Noch einmal.');
    expect(get('card-DA').getAttribute('aria-pressed')).toBe('true');
  });

  test('a table that is not there', () => {
    page = mount(Table, { target: document.body, props: { id: 'none' } });
    Server.last.onclose?.({ code: 4404 });
    flushSync();
    expect(text('connection-refused')).toContain('Diesen Tisch gibt es nicht');
  });
});

describe('claims', () => {
  test('are confirmed before they are said', () => {
    sit(at.dummyTurn);
    tap('claim');
    expect(text('claim-all')).toBe('Alle 8 Stiche beanspruchen');
    tap('claim-all');
    expect(Server.last.actions).toEqual([{ type: 'claim' }]);
    expect(find('claim-dialog')).toBeNull();
  });

  test('conceding is as easy', () => {
    sit(at.dummyTurn);
    press('e', document.body);
    tap('concede-all');
    expect(Server.last.actions).toEqual([{ type: 'concede' }]);
  });

  test('of others show their hand and ask', () => {
    sit(at.claimOffered);
    expect(text('claim-asked')).toContain('West beansprucht alle restlichen Stiche.');
    expect(get('claim-hand').children).toHaveLength(4);
    tap('claim-accept');
    expect(Server.last.actions).toEqual([{ type: 'answer_claim', accept: true }]);
  });
});

describe('after the play', () => {
  test('honours are announced or not', () => {
    sit(at.honours);
    expect(text('announce-honours')).toBe('100 Punkte ansagen');
    tap('decline-honours');
    expect(Server.last.actions).toEqual([{ type: 'decline_honours' }]);
  });

  test('by setting honours are announced without asking, once', () => {
    settings.autoHonours = true;
    sit(at.view({ deal: at.dealAfter(12, 3) }));
    const event = { type: 'played', seat: 'E', card: 'D5' };
    settings.trickPause = 0;
    Server.last.say({ type: 'update', events: [event], view: at.honours });
    Server.last.say({ type: 'update', events: [event], view: { ...at.honours, version: 22 } });
    expect(find('honours')).toBeNull();
    expect(Server.last.actions).toEqual([{ type: 'announce_honours' }]);
  });

  test('the record shows points, hands, auction, tricks and the commitment', () => {
    sit(at.dealOver);
    expect(text('record-result')).toContain('4 Pik von Süd, genau erfüllt');
    expect(text('part-honours')).toContain('100');
    expect(get('record-tricks').querySelectorAll('tbody tr')).toHaveLength(13);
    expect(text('record-hand-W')).toContain('Kreuz Ass, Zehn, Acht, Fünf');
    expect(text('commitment')).toBe(at.RECORD.commitment);
    expect(get('opened').getAttribute('href')).toBe('/api/tables/fixture/deals/2/opened');
    tap('next-deal');
    expect(Server.last.actions).toEqual([{ type: 'ready' }]);
  });

  test('a proposal to break off is answered', () => {
    sit(at.breakOff);
    expect(text('break-off-asked')).toContain('West schlägt vor, den Rubber abzubrechen.');
    tap('break-off-no');
    expect(Server.last.actions).toEqual([{ type: 'answer_break_off', accept: false }]);
  });

  test('the end of the match: margin, another one, the start', async () => {
    const posted: string[] = [];
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      posted.push(`${url.split('?')[0]} ${String(init.body)}`);
      return Promise.resolve(new Response('{"table":"next"}', { status: 201 }));
    });
    sit(at.matchOver);
    expect(text('match-result')).toBe('Gewonnen mit 1.020 Punkten Vorsprung');
    expect(get('to-start').getAttribute('href')).toBe('/');
    tap('again-new');
    await vi.waitFor(() => expect(location.pathname).toBe('/table/next'));
    expect(posted).toEqual(['/api/tables/fixture/again {"partners":"new"}']);
    history.replaceState(null, '', '/');
  });

  test('new partners are offered only where they may be drawn', () => {
    sit({ ...at.matchOver, redraw: false });
    expect(find('again-same')).not.toBeNull();
    expect(find('again-new')).toBeNull();
  });

  test('a draw', () => {
    sit({ ...at.matchOver, result: { winner: null, margin: 0, totals: { NS: 0, EW: 0 }, draw: true, broken_off: false } });
    expect(text('match-result')).toBe('Unentschieden');
  });

  test('earlier deals are fetched one by one', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (url: string) => {
      asked.push(url.split('?')[0] ?? '');
      return Promise.resolve(new Response(JSON.stringify(at.RECORD)));
    });
    sit(at.dealOver);
    tap('open-deals');
    await vi.waitFor(() => expect(find('deals')?.querySelector('[data-testid="record"]')).not.toBeNull());
    tap('earlier');
    await vi.waitFor(() => expect(asked).toEqual(['/api/tables/fixture/deals/2', '/api/tables/fixture/deals/1']));
  });
});

describe('the rest', () => {
  test('the draw for seats is shown at the start, once', () => {
    sit(at.drawn);
    expect(text('drawn')).toContain('Pik Ass: Süd');
    tap('drawn-go');
    expect(find('drawn')).toBeNull();
    sessionStorage.clear();
  });

  test('the last trick on L, the list of keys on ?', () => {
    sit(at.dummyTurn);
    press('l', document.body);
    expect(text('last-trick-view')).toContain('Süd Pik Drei, West Pik Neun, Nord Pik König, Ost Pik Acht');
    tap('close');
    press('?', document.body);
    expect(text('shortcuts')).toContain('Karo D / K');
  });

  test('the rules of the form and what was chosen, on O', () => {
    sit(at.dummyTurn);
    press('o', document.body);
    expect(text('rules')).toContain('Chicago (ausführliche Regeln)');
    expect(text('rules')).toContain('Honneurs: ansagen');
    expect(text('rules')).toContain('Das Abspiel');
    tap('close');
    tap('open-rules');
    expect(find('rules')).not.toBeNull();
  });

  test('a change of language is told to the server and shown at once', () => {
    sit(at.myCall);
    settings.lang = 'da';
    flushSync();
    expect(Server.last.others).toEqual([{ type: 'language', lang: 'da' }]);
    expect(text('turn')).toBe('Din tur til at melde');
  });

  test('the host sets the pace', () => {
    sit(at.myCall);
    const pace = get('pace') as HTMLSelectElement;
    pace.value = 'fast';
    pace.dispatchEvent(new Event('change', { bubbles: true }));
    expect(Server.last.others).toEqual([{ type: 'pace', pace: 'fast' }]);
  });

  test('whoever only watches has nothing to do', () => {
    sit(at.spectator);
    expect(find('my-hand')).toBeNull();
    expect(document.querySelectorAll('[data-testid^="seat-"]')).toHaveLength(4);
    expect(find('claim')).toBeNull();
    expect(get('trick').querySelectorAll('.lying')).toHaveLength(2);
  });

  test('a player who is away is said to be away', () => {
    sit(at.myCall);
    const seats = { ...at.myCall.seats, N: { name: 'Nora', kind: 'human', connected: false } as const };
    Server.last.say({ type: 'presence', seats, pace: 'slow', next_table: null });
    expect(text('seat-N')).toContain('nicht da');
    expect((get('pace') as HTMLSelectElement).value).toBe('slow');
  });
});
