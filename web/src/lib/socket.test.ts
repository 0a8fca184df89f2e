import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { view } from '../table/fixtures';
import type { ServerMessage } from './protocol';
import { TableSocket, type Sent } from './socket';

/** A server of one page: what it was sent, and a way to answer. */
class FakeSocket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1) as FakeSocket;
  }
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;

  constructor(readonly url: URL) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(code = 1000): void {
    if (this.closed) return;
    this.closed = true;
    this.onclose?.({ code });
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** The connection stands, and the server shows the table. */
  greet(version = 17): void {
    this.onopen?.();
    this.say({ type: 'view', view: view({ version }) });
  }
}

const handlers = { view: vi.fn(), update: vi.fn(), presence: vi.fn(), connection: vi.fn(), error: vi.fn() };
let socket: TableSocket;

const open = (): TableSocket =>
  new TableSocket({
    table: 'a table',
    lang: 'de',
    handlers,
    open: (url) => new FakeSocket(new URL(url)) as unknown as WebSocket,
    random: () => 1,
  });

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  for (const handler of Object.values(handlers)) handler.mockReset();
  socket = open();
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

describe('connecting', () => {
  test('says which table and which language, and no version at first', () => {
    const { url } = FakeSocket.last;
    expect(url.protocol).toBe('ws:');
    expect(url.pathname).toBe('/api/tables/a%20table/socket');
    expect(url.searchParams.get('lang')).toBe('de');
    expect(url.searchParams.has('version')).toBe(false);
  });

  test('is open once the server has spoken', () => {
    FakeSocket.last.onopen?.();
    expect(socket.state).toBe('connecting');
    FakeSocket.last.greet();
    expect(socket.state).toBe('open');
    expect(socket.version).toBe(17);
    expect(handlers.view).toHaveBeenCalledOnce();
  });

  test('comes back with the last version, waiting longer each time', () => {
    FakeSocket.last.greet(23);
    FakeSocket.last.close(1006);
    expect(handlers.connection).toHaveBeenLastCalledWith('lost', 500);
    vi.advanceTimersByTime(500);
    expect(FakeSocket.last.url.searchParams.get('version')).toBe('23');
    FakeSocket.last.close(1006);
    expect(handlers.connection).toHaveBeenLastCalledWith('lost', 1000);
    vi.advanceTimersByTime(1000);
    FakeSocket.last.close(1006);
    expect(handlers.connection).toHaveBeenLastCalledWith('lost', 2000);
  });

  test('never waits longer than a quarter of a minute', () => {
    for (let i = 0; i < 12; i++) {
      FakeSocket.last.close(1006);
      vi.advanceTimersByTime(20_000);
    }
    FakeSocket.last.close(1006);
    expect(handlers.connection).toHaveBeenLastCalledWith('lost', 15_000);
  });

  test('up to date after a break: nothing is drawn anew', () => {
    FakeSocket.last.greet();
    FakeSocket.last.close(1006);
    vi.advanceTimersByTime(500);
    FakeSocket.last.onopen?.();
    FakeSocket.last.say({ type: 'current', version: 17 });
    expect(socket.state).toBe('open');
    expect(handlers.view).toHaveBeenCalledOnce();
  });

  test('a table that is not there is not asked for again', () => {
    FakeSocket.last.close(4404);
    expect(socket.state).toBe('refused');
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test('tries at once when the device is on line again, or when asked to', () => {
    FakeSocket.last.greet();
    FakeSocket.last.close(1006);
    dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.close(1006);
    socket.retryNow();
    expect(FakeSocket.all).toHaveLength(3);
  });

  test('a silent server is a lost one', () => {
    FakeSocket.last.greet();
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.last.sent).toEqual([{ type: 'ping' }]);
    FakeSocket.last.say({ type: 'pong' });
    vi.advanceTimersByTime(20_000);
    expect(socket.state).toBe('open');
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all[0]?.closed).toBe(true);
  });

  test('closed for good stays closed', () => {
    FakeSocket.last.greet();
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(socket.state).toBe('closed');
  });
});

describe('acting', () => {
  const pass = { type: 'call', call: 'P' } as const;

  test('an action goes with the version it was decided on, and is answered', async () => {
    FakeSocket.last.greet();
    const sent = socket.act(pass);
    expect(FakeSocket.last.sent).toEqual([{ type: 'act', id: '1', version: 17, action: pass }]);
    FakeSocket.last.say({ type: 'ack', id: '1', version: 18 });
    expect(await sent).toEqual<Sent>({ outcome: 'stored', version: 18 });
  });

  test('an error that answers it belongs to it, others do not', async () => {
    const error = { code: 'illegal', message: 'Nein', where: null, hint: null };
    FakeSocket.last.greet();
    const sent = socket.act(pass);
    FakeSocket.last.say({ type: 'error', error });
    expect(handlers.error).toHaveBeenCalledOnce();
    FakeSocket.last.say({ type: 'error', id: '1', error });
    expect(await sent).toEqual<Sent>({ outcome: 'refused', error });
    expect(handlers.error).toHaveBeenCalledOnce();
  });

  test('without a connection nothing is sent, now or later', async () => {
    FakeSocket.last.greet();
    FakeSocket.last.close(1006);
    expect(await socket.act(pass)).toEqual({ outcome: 'offline' });
    vi.advanceTimersByTime(500);
    FakeSocket.last.greet();
    expect(FakeSocket.last.sent).toEqual([]);
  });

  test('one action at a time', async () => {
    FakeSocket.last.greet();
    const first = socket.act(pass);
    expect(await socket.act(pass)).toEqual({ outcome: 'busy' });
    FakeSocket.last.say({ type: 'ack', id: '1', version: 18 });
    await first;
    expect(socket.busy).toBe(false);
  });

  test('a break before the answer leaves it open what became of the action', async () => {
    FakeSocket.last.greet();
    const sent = socket.act(pass);
    FakeSocket.last.close(1006);
    expect(await sent).toEqual({ outcome: 'unknown' });
    expect(socket.busy).toBe(false);
  });

  test('an answer that does not come is a broken connection', async () => {
    FakeSocket.last.greet();
    const sent = socket.act(pass);
    vi.advanceTimersByTime(10_000);
    expect(await sent).toEqual({ outcome: 'unknown' });
    expect(socket.state).not.toBe('open');
  });
});

describe('the rest', () => {
  test('a new language is told, or goes with the next address', () => {
    FakeSocket.last.greet();
    socket.language('da');
    socket.language('da');
    expect(FakeSocket.last.sent).toEqual([{ type: 'language', lang: 'da' }]);
    FakeSocket.last.close(1006);
    socket.language('en');
    vi.advanceTimersByTime(500);
    expect(FakeSocket.last.url.searchParams.get('lang')).toBe('en');
    // What is shown is in the old language: a whole view is wanted, once.
    expect(FakeSocket.last.url.searchParams.get('version')).toBeNull();
    FakeSocket.last.greet(18);
    FakeSocket.last.close(1006);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.last.url.searchParams.get('version')).toBe('18');
  });

  test('a pace is sent or refused, never kept', () => {
    FakeSocket.last.greet();
    expect(socket.pace('fast')).toBe(true);
    FakeSocket.last.close(1006);
    expect(socket.pace('slow')).toBe(false);
  });

  test('updates and presence are handed on', () => {
    FakeSocket.last.greet();
    const now = view({ version: 18 });
    FakeSocket.last.say({ type: 'update', events: [{ type: 'called', seat: 'N', call: 'P' }], view: now });
    expect(handlers.update).toHaveBeenCalledWith([{ type: 'called', seat: 'N', call: 'P' }], now);
    expect(socket.version).toBe(18);
    const news = { seats: now.seats, pace: 'fast', next_table: null };
    FakeSocket.last.say({ type: 'presence', ...news });
    expect(handlers.presence).toHaveBeenCalledWith(news);
  });
});
