/** What the reader is about to do at a table of Bismarck: the contract and the cards in mind. */

import type { BismarckView, ContractName } from '../lib/bismarck';
import type { Action, CardId, SeatCard, SeatId, SuitId } from '../lib/protocol';
import type { CardTable } from '../table/cards';
import type { TableState } from '../table/state.svelte';

/** What is in mind for one deal; the next one begins with nothing. */
interface Mind {
  deal: string;
  contract: ContractName | null;
  trump: SuitId | null;
  /** To be laid away, in the order of choosing, so that the last one can be taken back. */
  picked: readonly CardId[];
}

const NOTHING: Mind = { deal: '', contract: null, trump: null, picked: [] };

export class Desk implements CardTable {
  readonly table: TableState<BismarckView>;

  #mind: Mind = $state.raw(NOTHING);

  constructor(table: TableState<BismarckView>) {
    this.table = table;
  }

  get view(): BismarckView | null {
    return this.table.view;
  }

  get busy(): boolean {
    return this.table.sending !== null;
  }

  get #now(): Mind {
    return this.#mind.deal === this.view?.deal?.commitment ? this.#mind : NOTHING;
  }

  #think(change: Partial<Mind>): void {
    this.#mind = { ...this.#now, ...change, deal: this.view?.deal?.commitment ?? '' };
  }

  // --- The contract -----------------------------------------------------------------

  /** The contract in mind; the only one that is left needs no choosing. */
  get contract(): ContractName | null {
    const free = this.view?.legal.contracts ?? [];
    if (free.length === 1) return free[0]?.contract ?? null;
    return free.find(({ contract }) => contract === this.#now.contract)?.contract ?? null;
  }

  /** The suits of which trumps can be chosen with the contract in mind. */
  get suits(): readonly SuitId[] {
    return this.view?.legal.contracts.find(({ contract }) => contract === this.contract)?.trumps ?? [];
  }

  get trump(): SuitId | null {
    return this.suits.find((suit) => suit === this.#now.trump) ?? null;
  }

  get nameable(): boolean {
    return this.contract !== null && (this.suits.length === 0 || this.trump !== null) && !this.busy;
  }

  choose(contract: ContractName | null): void {
    this.#think({ contract: this.contract === contract ? null : contract });
  }

  chooseTrump(suit: SuitId | null): void {
    this.#think({ trump: this.trump === suit ? null : suit });
  }

  name(): void {
    const { contract, trump } = this;
    if (contract !== null && this.nameable) void this.table.act({ type: 'name_contract', contract, trump });
  }

  // --- Laying away ------------------------------------------------------------------

  /** Whether the reader lays cards away now, and how many. */
  get discards(): number {
    return this.view?.legal.discard?.count ?? 0;
  }

  get picked(): readonly CardId[] {
    const all = this.view?.legal.discard?.cards ?? [];
    return this.#now.picked.filter((card) => all.includes(card));
  }

  get complete(): boolean {
    return this.discards > 0 && this.picked.length === this.discards;
  }

  /** Choose a card to lay away, or take it back; a fifth is not taken. */
  pick(card: CardId): void {
    if (this.picked.includes(card)) this.#think({ picked: this.picked.filter((one) => one !== card) });
    else if (this.picked.length < this.discards) this.#think({ picked: [...this.picked, card] });
  }

  /** Take back the card chosen last, or all. */
  unpick(all = false): void {
    this.#think({ picked: all ? [] : this.picked.slice(0, -1) });
  }

  discard(): void {
    if (this.complete && !this.busy) void this.table.act({ type: 'discard', cards: [...this.picked] });
  }

  // --- The cards of the own hand ------------------------------------------------------

  isSelected(card: SeatCard): boolean {
    return this.discards > 0 ? this.picked.includes(card.card) : this.table.isSelected(card);
  }

  isLegal(card: SeatCard): boolean {
    if (this.discards > 0) return !this.complete || this.picked.includes(card.card);
    return this.table.isLegal(card);
  }

  plays(seat: SeatId): boolean {
    return this.discards > 0 ? seat === this.view?.viewer : this.table.plays(seat);
  }

  asks(seat: SeatId): boolean {
    return this.discards > 0 ? seat === this.view?.viewer : this.table.asks(seat);
  }

  isLeaving(card: CardId): boolean {
    const { sending } = this.table;
    return sending?.type === 'discard' ? sending.cards.includes(card) : this.table.isLeaving(card);
  }

  tapCard(card: SeatCard): void {
    if (this.discards > 0) this.pick(card.card);
    else this.table.tapCard(card);
  }

  /** Whatever is ready to be done. */
  confirm(): void {
    if (this.view?.phase === 'choose') this.name();
    else if (this.discards > 0) this.discard();
    else this.table.confirm();
  }

  act(action: Action): void {
    void this.table.act(action);
  }

  /** Give up what was begun. */
  letGo(): void {
    if (this.discards > 0) this.unpick(true);
    else if (this.view?.phase === 'choose') this.choose(null);
    else this.table.select(null);
  }
}
