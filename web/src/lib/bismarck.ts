/**
 * Bismarck for three, as the server shows it to one viewer. Seats and cards are written as
 * everywhere on the wire; the four contracts keep their own names in every language.
 */

import type { CardId, HandView, SeatCard, SeatId, SeatView, SuitId, TrickView } from './protocol';

/** `trumf`: trumps told by a card, as in the classic (first open card) and British game (card cut). */
export type ContractName = 'spader' | 'valfri' | 'trumf' | 'sang' | 'pass';
export type BismarckPhase = 'dealing' | 'choose' | 'discard' | 'play' | 'between' | 'over';

/** One value for each seat of the ring. */
export type PerSeat<T> = Record<SeatId, T>;

export interface BismarckView {
  game: 'bismarck';
  table: string;
  version: number;
  form: 'bismarck';
  profile: string;
  options: Record<string, string>;
  /** `null`: a spectator. */
  viewer: SeatId | null;
  host: boolean;
  pace: string;
  /** The three seats, clockwise. */
  ring: SeatId[];
  seats: PerSeat<SeatView>;
  phase: BismarckPhase;
  to_act: SeatId[];
  drawn: null;
  ready: SeatId[];
  deal: BismarckDeal | null;
  legal: BismarckLegal;
  sheet: BismarckSheet;
  /** Finished deals; each can be fetched by its index. */
  records: number;
  /** The deal just over, in the phases `between` and `over`. */
  record: BismarckRecord | null;
  result: BismarckResult | null;
  redraw: boolean;
  next_table: string | null;
}

export interface NamedContract {
  name: ContractName;
  trump: SuitId | null;
}

export interface BismarckDeal {
  number: number;
  of: number;
  dealer: SeatId;
  forehand: SeatId;
  /** Who leads to the first trick. */
  leader: SeatId;
  commitment: string;
  hands: PerSeat<HandView>;
  /** The cards that lay open; everybody knows them. */
  open: CardId[];
  open_taken: boolean;
  /** The card that was cut for trumps, in the British game. */
  cut: CardId | null;
  contract: NamedContract | null;
  targets: PerSeat<number> | null;
  tricks: PerSeat<number>;
  trick: TrickView | null;
  last_trick: TrickView | null;
  /** Complete tricks. */
  played: number;
  /** What the viewer laid away; after the deal everybody sees it. */
  discards: CardId[];
  discarded: boolean;
  turn: SeatId | null;
  claim: BismarckClaim | null;
}

export interface BismarckClaim {
  by: SeatId;
  tricks: number;
  hand: CardId[];
  waiting: SeatId[];
}

export interface BismarckLegal {
  /** The contracts that are left to the viewer; where trumps are his choice, the suits. */
  contracts: { contract: ContractName; trumps: SuitId[] }[];
  cards: SeatCard[];
  discard: { cards: CardId[]; count: number } | null;
  /** Types of the other actions open to me. */
  actions: string[];
}

export interface BismarckSheet {
  form: string;
  profile: string;
  columns: ContractName[];
  rows: BismarckRow[];
  /** What each player has chosen as forehand: the crosses on the sheet. */
  chosen: PerSeat<ContractName[]>;
  totals: PerSeat<number>;
  length: number;
  over: boolean;
  winners: SeatId[];
  /** The deal to come, and what forehand can play in it. */
  next: { number: number; dealer: SeatId; forehand: SeatId; contracts: ContractName[] };
}

export interface BismarckRow {
  number: number;
  dealer: SeatId;
  forehand: SeatId;
  contract: ContractName;
  trump: SuitId | null;
  tricks: PerSeat<number>;
  targets: PerSeat<number>;
  points: PerSeat<number>;
}

export interface BismarckRecord {
  index: number;
  number: number;
  dealer: SeatId;
  forehand: SeatId;
  contract: ContractName;
  trump: SuitId | null;
  /** The sixteen cards that each played with. */
  hands: PerSeat<CardId[]>;
  open: CardId[];
  discards: CardId[];
  tricks: TrickView[];
  claim: { by: SeatId; tricks: number } | null;
  made: PerSeat<number>;
  row: BismarckRow;
  commitment: string;
  salt: string;
  order: string;
}

export interface BismarckResult {
  winners: SeatId[];
  totals: PerSeat<number>;
  shared: boolean;
}

export type BismarckAction =
  | { type: 'name_contract'; contract: ContractName; trump: SuitId | null }
  | { type: 'discard'; cards: CardId[] };
