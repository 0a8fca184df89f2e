/** One table as this browser shows it: the view, what is selected, what is on its way. */

import { moves } from '../lib/appearance.svelte';
import type { BismarckAction } from '../lib/bismarck';
import { t } from '../lib/i18n';
import { seatName } from '../lib/notation';
import type {
  Action,
  AnyView,
  CallId,
  CardId,
  ErrorView,
  EventView,
  LanguageId,
  PaceId,
  SeatCard,
  SeatId,
  View,
} from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
import { TableSocket, type Connection, type Sent, type SocketSetting } from '../lib/socket';
import type { CardTable } from './cards';
import { Presenter, type Frame, type Stage } from './presenter';
import { play as sound } from './sound';
import { remember } from './travel';

export type Selection = ({ kind: 'card' } & SeatCard) | { kind: 'call'; call: CallId };

export interface Notice {
  /** `held`: my action did not reach the table; what I selected is still selected. */
  kind: 'error' | 'held' | 'info';
  message: string;
  hint: string | null;
}

/** How a game tells what happens at its table. */
export interface Story<V extends AnyView> {
  /** The sentences for what one update brought; `before` is what was shown until now. */
  sentences(before: V | null, events: EventView[], after: V): string[];
  /** What a reader needs who comes to a table that he has not seen before. */
  situation(view: V): string[];
}

const LOG_LENGTH = 40;
/** As in the theme: `--card-time` and `--trick-time`. */
const CARD_TIME = 180;
const SWEEP_TIME = 250;

export class TableState<V extends AnyView = View> implements CardTable {
  view: V | null = $state.raw(null);
  stage: Stage = $state.raw({ kind: 'live' });
  selected: Selection | null = $state.raw(null);
  sending: Action | null = $state.raw(null);
  notice: Notice | null = $state.raw(null);
  connection: Connection = $state('connecting');
  retryIn: number | null = $state(null);
  /** Whether the connection was lost since the page came, and is back. */
  back = $state(false);
  /** What happened, newest last, for the status line and the ear. */
  log: { id: number; text: string }[] = $state.raw([]);

  #lines = 0;
  /** The version that shows my last action; until then it is still on its way for the eye. */
  #awaited = 0;
  /** Actions that wait until the one before is settled. */
  #queue: (() => void)[] = [];
  #announcedHonours = '';
  /** Whether the connection was lost and is not back yet. */
  #lost = false;
  #story: Story<V> | null = null;
  readonly #presenter: Presenter<V>;
  readonly #socket: TableSocket;

  constructor(table: string, open?: SocketSetting['open']) {
    this.#presenter = new Presenter({
      show: (frame, before) => this.#show(frame, before),
      stage: (stage) => (this.stage = stage),
      rest: () => settings.trickPause * 1000,
      cardTime: () => (moves() ? CARD_TIME : 0),
      sweepTime: () => (moves() ? SWEEP_TIME : 0),
    });
    this.#socket = new TableSocket({
      table,
      lang: settings.lang,
      ...(open === undefined ? {} : { open }),
      handlers: {
        view: (view) => this.#whole(view as V),
        update: (events, view) => this.#update(events, view as V),
        presence: (news) => {
          if (this.view !== null) this.view = { ...this.view, ...news };
        },
        connection: (state, retryIn) => this.#connected(state, retryIn),
        error: (error) => (this.notice = noticeOf(error)),
      },
    });
  }

  /** From now on what happens is told in the words of this game. */
  tell(story: Story<V>): void {
    this.#story = story;
    if (this.view !== null) this.say(story.situation(this.view));
  }

  // --- What the server says -------------------------------------------------------

  #whole(view: V): void {
    const first = this.view === null;
    this.#presenter.replace(view);
    if (first) this.say(this.#story?.situation(view) ?? []);
  }

  #update(events: EventView[], view: V): void {
    if (this.view === null || document.hidden) {
      const before = this.view;
      this.#presenter.replace(view);
      const story = this.#story;
      this.say((before === null ? story?.situation(view) : story?.sentences(before, events, view)) ?? []);
    } else {
      this.#presenter.push({ events, view });
    }
  }

  #show({ view, events }: Frame<V>, before: V | null): void {
    remember();
    this.view = view;
    this.#prune(view);
    if (this.#awaited > 0 && view.version >= this.#awaited) this.#arrived();
    if (events.length === 0) return;
    this.say(this.#story?.sentences(before, events, view) ?? []);
    this.#tellRefusal(before, events);
    for (const event of events) sound(event, view);
    this.#announceHonours(view);
  }

  /** My claim was not accepted: it went from the table, so the reason has to stay for a while. */
  #tellRefusal(before: V | null, events: EventView[]): void {
    if (before?.deal?.claim == null || before.deal.claim.by !== before.viewer) return;
    const refused = events.find((event) => event.type === 'claim_answered' && event['accept'] === false);
    if (refused === undefined) return;
    const seat = seatName(refused['seat'] as SeatId);
    // It was said with the other news.
    this.notice = { kind: 'info', message: t('table-say-plays-on', { seat }), hint: null };
  }

  #connected(state: Connection, retryIn: number | null): void {
    const back = state === 'open' && this.#lost;
    if (state === 'lost' || back) {
      this.#lost = !back;
      this.back = back;
    }
    if (state !== 'open') this.#arrived();
    if (state === 'open' && this.notice?.kind === 'held') this.notice = null;
    if (state !== this.connection && (state === 'lost' || back)) {
      this.say([t(state === 'lost' ? 'table-connection-lost' : 'table-connection-back')]);
    }
    this.connection = state;
    this.retryIn = retryIn;
  }

  /** A selected card that has left the hand, or a call whose turn is past, is selected no more. */
  #prune(view: V): void {
    const chosen = this.selected;
    if (chosen === null) return;
    const there =
      chosen.kind === 'card'
        ? view.deal?.hands[chosen.seat]?.cards.includes(chosen.card) === true
        : mayCall(view, chosen.call);
    if (!there) this.selected = null;
  }

  /** By the reader's setting honours are announced without asking. */
  #announceHonours(view: V): void {
    const deal = view.deal?.commitment ?? '';
    if (!settings.autoHonours || !view.legal.actions.includes('announce_honours')) return;
    if (this.#announcedHonours === deal) return;
    this.#announcedHonours = deal;
    void this.act({ type: 'announce_honours' });
  }

  // --- What the reader does -------------------------------------------------------

  /** Send an action. What is selected stays selected until the action is stored. */
  async act(action: Action): Promise<boolean> {
    if (this.sending !== null && !(await this.#free(action))) return false;
    this.hurry();
    this.sending = action;
    this.notice = null;
    const sent = await this.#socket.act(action);
    if (sent.outcome === 'stored' && (this.view?.version ?? 0) < sent.version) {
      this.#awaited = sent.version;
    } else {
      this.#arrived();
    }
    return this.#outcome(sent, action);
  }

  /**
   * Wait until what was sent before is settled: its effect may be seen a moment before it is
   * acknowledged, and quick hands have the next action ready by then. False for the same
   * action once more, and for one that can no longer be taken.
   */
  async #free(action: Action): Promise<boolean> {
    if (JSON.stringify(action) === JSON.stringify(this.sending)) return false;
    await new Promise<void>((resolve) => this.#queue.push(resolve));
    return this.sending === null && this.#allows(action);
  }

  #allows(action: Action): boolean {
    if (action.type === 'play') return this.isLegal(action);
    if (action.type === 'call') return mayCall(this.view, action.call);
    if (action.type === 'name_contract' || action.type === 'discard') return mayPrepare(this.view, action);
    return this.can(action.type);
  }

  #arrived(): void {
    this.#awaited = 0;
    this.sending = null;
    for (const go of this.#queue.splice(0)) go();
  }

  #outcome(sent: Sent, action: Action): boolean {
    switch (sent.outcome) {
      case 'stored':
        if (action.type === 'call') this.selected = null;
        return true;
      case 'refused':
        this.#tell(noticeOf(sent.error));
        return false;
      case 'busy':
        return false;
      case 'offline':
        this.#tell({ kind: 'held', message: t('table-not-sent'), hint: t('table-not-sent', {}, 'hint') });
        return false;
      case 'unknown':
        this.#tell({ kind: 'held', message: t('table-unsure'), hint: t('table-unsure', {}, 'hint') });
        return false;
    }
  }

  #tell(notice: Notice): void {
    this.notice = notice;
    this.say([notice.message]);
  }

  dismiss(): void {
    this.notice = null;
  }

  select(selection: Selection | null): void {
    this.selected = selection;
    this.notice = null;
  }

  /** Show the newest view now: the reader does not want to wait. */
  hurry(): void {
    if (this.stage.kind !== 'live' || this.#presenter.behind) this.#presenter.hurry();
  }

  language(lang: LanguageId): void {
    this.#socket.language(lang);
  }

  pace(pace: PaceId): void {
    if (!this.#socket.pace(pace)) {
      this.#tell({ kind: 'held', message: t('table-not-sent'), hint: null });
    }
  }

  retry(): void {
    this.#socket.retryNow();
  }

  say(texts: readonly string[]): void {
    const added = texts.filter((text) => text !== '').map((text) => ({ id: ++this.#lines, text }));
    if (added.length > 0) this.log = [...this.log, ...added].slice(-LOG_LENGTH);
  }

  close(): void {
    this.#presenter.close();
    this.#socket.close();
  }

  // --- What may be done now -------------------------------------------------------

  can(action: Action['type']): boolean {
    return this.view?.legal.actions.includes(action) === true;
  }

  /** The hand from which the viewer plays now. */
  get handOnTurn(): SeatId | null {
    return this.view?.legal.cards[0]?.seat ?? null;
  }

  isLegal({ seat, card }: SeatCard): boolean {
    return this.view?.legal.cards.some((one) => one.seat === seat && one.card === card) === true;
  }

  /** Whether the selection can be played or called now. */
  get confirmable(): boolean {
    const chosen = this.selected;
    if (chosen === null || this.sending !== null) return false;
    if (chosen.kind === 'card') return this.isLegal(chosen);
    return mayCall(this.view, chosen.call);
  }

  confirm(): void {
    const chosen = this.selected;
    if (chosen === null) return;
    const { kind, ...rest } = chosen;
    const action = { type: kind === 'card' ? 'play' : 'call', ...rest } as Action;
    if (this.#allows(action)) void this.act(action);
  }

  /** A tap on a card: by the setting it is selected first, or played at once. */
  tapCard({ seat, card }: SeatCard): void {
    if (!this.plays(seat)) return;
    const again = this.isSelected({ seat, card });
    const legal = this.isLegal({ seat, card });
    if (legal && (again || settings.confirm === 'oneTap')) {
      this.selected = { kind: 'card', seat, card };
      this.confirm();
    } else {
      this.select(again ? null : { kind: 'card', seat, card });
    }
  }

  plays(seat: SeatId): boolean {
    const { view } = this;
    if (view === null) return false;
    if (this.handOnTurn === seat) return true;
    if (view.phase === 'stock') return seat === view.viewer;
    if (view.phase !== 'play') return false;
    if (view.game === 'bismarck') return seat === view.viewer;
    const contract = view.deal?.contract;
    if (contract == null) return false;
    if (seat === view.viewer) return contract.dummy !== seat || view.own_dummy;
    return contract.dummy === seat && contract.declarer === view.viewer;
  }

  asks(seat: SeatId): boolean {
    return this.handOnTurn === seat;
  }

  isSelected({ seat, card }: SeatCard): boolean {
    const chosen = this.selected;
    return chosen?.kind === 'card' && chosen.card === card && chosen.seat === seat;
  }

  isLeaving(card: CardId): boolean {
    return this.sending?.type === 'play' && this.sending.card === card;
  }

  get busy(): boolean {
    return this.sending !== null;
  }

  tapCall(call: CallId): void {
    const again = this.selected?.kind === 'call' && this.selected.call === call;
    this.select({ kind: 'call', call });
    if (again || settings.confirm === 'oneTap') this.confirm();
  }
}

function mayCall(view: AnyView | null, call: CallId): boolean {
  if (view === null || view.game === 'bismarck') return false;
  return view.legal.calls.some((one) => one.call === call);
}

/** Forehand's contract and discards at a table of Bismarck. */
function mayPrepare(view: AnyView | null, action: BismarckAction): boolean {
  if (view?.game !== 'bismarck') return false;
  if (action.type === 'discard') return view.legal.discard !== null;
  return view.legal.contracts.some(({ contract }) => contract === action.contract);
}

function noticeOf(error: ErrorView): Notice {
  return { kind: 'error', message: error.message, hint: error.hint };
}
