/**
 * The connection to one table: reconnects by itself, sends one action at a time, queues none.
 *
 * An action is answered by `ack` once it is stored, or by `error`. When the connection breaks
 * in between nobody can know which; the view that comes with the next connection tells.
 */

import type {
  Action,
  AnyView,
  ClientMessage,
  ErrorView,
  EventView,
  LanguageId,
  PaceId,
  Presence,
  ServerMessage,
} from './protocol';

export type Connection = 'connecting' | 'open' | 'lost' | 'refused' | 'closed';

/** What became of an action. */
export type Sent =
  | { outcome: 'stored'; version: number }
  | { outcome: 'refused'; error: ErrorView }
  /** Not sent: no connection, or the last action is still on its way. */
  | { outcome: 'offline' }
  | { outcome: 'busy' }
  /** Sent, but the connection broke before the answer came. */
  | { outcome: 'unknown' };

export interface SocketHandlers {
  /** A whole view replaces what was shown. */
  view(view: AnyView): void;
  update(events: EventView[], view: AnyView): void;
  presence(news: Presence): void;
  /** `retryIn`: milliseconds to the next try, while lost. */
  connection(state: Connection, retryIn: number | null): void;
  /** An error that answers no action of mine. */
  error(error: ErrorView): void;
}

export interface SocketSetting {
  table: string;
  lang: LanguageId;
  handlers: SocketHandlers;
  /** For tests; the browser's own otherwise. */
  open?: (url: string) => WebSocket;
  random?: () => number;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const SILENCE_LIMIT = 45_000;
/** An answer that takes longer means a broken connection. */
const ANSWER_LIMIT = 10_000;
/** Codes (4000 and an HTTP status) by which the server says that trying again is of no use. */
const refused = (code: number): boolean => code >= 4400 && code < 4500 && code !== 4429;

interface Pending {
  id: string;
  settle: (sent: Sent) => void;
  timer: ReturnType<typeof setTimeout>;
}

export class TableSocket {
  #socket: WebSocket | null = null;
  #state: Connection = 'connecting';
  #version: number | null = null;
  /** Whether what was shown last can no longer be gone on from. */
  #stale = false;
  #lang: LanguageId;
  #tries = 0;
  #lastId = 0;
  #pending: Pending | null = null;
  #heard = 0;
  #retry: ReturnType<typeof setTimeout> | null = null;
  #pulse: ReturnType<typeof setInterval> | null = null;
  readonly #setting: SocketSetting;
  readonly #online = (): void => this.retryNow();

  constructor(setting: SocketSetting) {
    this.#setting = setting;
    this.#lang = setting.lang;
    addEventListener('online', this.#online);
    this.#connect();
  }

  get state(): Connection {
    return this.#state;
  }

  /** The version of the last view that came. */
  get version(): number | null {
    return this.#version;
  }

  /** Whether an action waits for its answer. */
  get busy(): boolean {
    return this.#pending !== null;
  }

  act(action: Action): Promise<Sent> {
    if (this.#pending !== null) return Promise.resolve({ outcome: 'busy' });
    if (this.#state !== 'open' || this.#version === null) {
      return Promise.resolve({ outcome: 'offline' });
    }
    const id = String(++this.#lastId);
    const version = this.#version;
    return new Promise((settle) => {
      const timer = setTimeout(() => this.#socket?.close(4000, 'no answer'), ANSWER_LIMIT);
      this.#pending = { id, settle, timer };
      this.#send({ type: 'act', id, version, action });
    });
  }

  language(lang: LanguageId): void {
    if (lang === this.#lang) return;
    this.#lang = lang;
    if (this.#state === 'open') this.#send({ type: 'language', lang });
    // Without a connection the next one says it in its address. What is shown is in the old
    // language: only a whole view brings it in the new one.
    else this.#stale = true;
  }

  /** False: not sent, there is no connection. */
  pace(pace: PaceId): boolean {
    if (this.#state !== 'open') return false;
    this.#send({ type: 'pace', pace });
    return true;
  }

  retryNow(): void {
    if (this.#state !== 'lost') return;
    this.#tries = 0;
    this.#connect();
  }

  close(): void {
    removeEventListener('online', this.#online);
    this.#become('closed', null);
    this.#drop();
    this.#settle({ outcome: 'unknown' });
  }

  // --- Connecting ---------------------------------------------------------------

  #address(): string {
    const url = new URL(`/api/tables/${encodeURIComponent(this.#setting.table)}/socket`, location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    url.searchParams.set('lang', this.#lang);
    if (this.#version !== null && !this.#stale) url.searchParams.set('version', String(this.#version));
    return url.href;
  }

  #connect(): void {
    this.#drop();
    if (this.#tries === 0) this.#become('connecting', null);
    const open = this.#setting.open ?? ((url: string): WebSocket => new WebSocket(url));
    const socket = open(this.#address());
    this.#socket = socket;
    const mine = (): boolean => this.#socket === socket;
    socket.onopen = () => {
      if (mine()) this.#opened();
    };
    socket.onmessage = (event: MessageEvent<unknown>) => {
      if (mine()) this.#receive(event.data);
    };
    socket.onclose = (event) => {
      if (mine()) this.#lost(event.code);
    };
  }

  #opened(): void {
    this.#heard = Date.now();
    this.#pulse = setInterval(() => this.#beat(), PING_EVERY);
  }

  #beat(): void {
    if (Date.now() - this.#heard > SILENCE_LIMIT) this.#socket?.close(4000, 'silent');
    else this.#send({ type: 'ping' });
  }

  #lost(code: number): void {
    this.#drop();
    if (refused(code)) this.#become('refused', null);
    else this.#wait();
    this.#settle({ outcome: 'unknown' });
  }

  #wait(): void {
    const random = this.#setting.random ?? Math.random;
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries);
    // Half of it at random, so that a whole club does not come back in one instant.
    const wait = Math.round(longest * (0.5 + 0.5 * random()));
    this.#tries += 1;
    this.#become('lost', wait);
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  #drop(): void {
    if (this.#retry !== null) clearTimeout(this.#retry);
    if (this.#pulse !== null) clearInterval(this.#pulse);
    this.#retry = this.#pulse = null;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #become(state: Connection, retryIn: number | null): void {
    this.#state = state;
    this.#setting.handlers.connection(state, retryIn);
  }

  // --- Messages -----------------------------------------------------------------

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #receive(data: unknown): void {
    this.#heard = Date.now();
    const message = JSON.parse(String(data)) as ServerMessage;
    const { handlers } = this.#setting;
    switch (message.type) {
      case 'current':
        this.#version = message.version;
        return this.#welcome();
      case 'view':
        this.#version = message.view.version;
        this.#stale = false;
        this.#welcome();
        return handlers.view(message.view);
      case 'update':
        this.#version = message.view.version;
        this.#welcome();
        return handlers.update(message.events, message.view);
      case 'ack':
        return this.#answer(message.id, { outcome: 'stored', version: message.version });
      case 'error':
        if (message.id !== undefined && message.id === this.#pending?.id) {
          return this.#answer(message.id, { outcome: 'refused', error: message.error });
        }
        return handlers.error(message.error);
      case 'presence': {
        const { type: _, ...news } = message;
        return handlers.presence(news);
      }
      case 'pong':
        return;
    }
  }

  /** The first word of the server makes a connection good. */
  #welcome(): void {
    if (this.#state === 'open') return;
    this.#tries = 0;
    this.#become('open', null);
  }

  #answer(id: string, sent: Sent): void {
    if (this.#pending?.id === id) this.#settle(sent);
  }

  #settle(sent: Sent): void {
    const pending = this.#pending;
    if (pending === null) return;
    this.#pending = null;
    clearTimeout(pending.timer);
    pending.settle(sent);
  }
}
