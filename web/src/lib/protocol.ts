/**
 * What the server and the browser say to each other, as JSON.
 *
 * Notation is ASCII everywhere: cards `SA HT D2`, calls and contracts `1H 3NT 4HX P X XX`,
 * seats `N E S W`, sides `NS EW`, or `N S` where two play by themselves. Words of the reader's
 * language come from the catalogue.
 */

import type { BismarckAction, BismarckPhase, BismarckView } from './bismarck';

export type SeatId = 'N' | 'E' | 'S' | 'W';
export type SideId = 'NS' | 'EW' | 'N' | 'S';
/** A value for each of the two sides that a sheet has. */
export type BySide<T> = Partial<Record<SideId, T>>;
export type SuitId = 'C' | 'D' | 'H' | 'S';
/** Suit, then rank: `SA`, `HT`, `D2`. */
export type CardId = string;
/** `P`, `X`, `XX`, `1H`, `3NT`. */
export type CallId = string;
export type FormId = 'single' | 'chicago' | 'rubber' | 'duplicate' | 'draw' | 'bismarck';
export type LanguageId = 'de' | 'da' | 'en';
export type PaceId = 'slow' | 'normal' | 'fast' | 'instant';
/** Phases of bridge; `stock`: the drawing tricks of Draw Bridge. */
export type PhaseId =
  | 'drawing'
  | 'dealing'
  | 'stock'
  | 'auction'
  | 'play'
  | 'honours'
  | 'between'
  | 'over';

// --- The table as one viewer sees it ---------------------------------------------

/** What a table shows, whichever game is played there. */
export type AnyView = View | BismarckView;

/** A table of bridge: four seats, or two for Draw Bridge. */
export interface View {
  game: 'bridge';
  table: string;
  version: number;
  form: FormId;
  profile: string;
  options: Record<string, string>;
  /** `null`: a spectator. */
  viewer: SeatId | null;
  host: boolean;
  pace: string;
  /** The seats of the game, clockwise; whatever goes by seats has these only. */
  ring: SeatId[];
  seats: Record<SeatId, SeatView>;
  phase: PhaseId;
  to_act: SeatId[];
  drawn: SeatCard[] | null;
  deal: DealView | null;
  legal: LegalView;
  sheet: SheetView;
  /** Finished deals; each can be fetched by its index. */
  records: number;
  /** The deal just over, in the phases `between` and `over`. */
  record: DealRecord | null;
  own_dummy: boolean;
  break_off: { by: SeatId; waiting: SeatId[] } | null;
  ready: SeatId[];
  result: ResultView | null;
  /** After the end the same people may draw new partners. */
  redraw: boolean;
  /** The table where the same people play on, once somebody has asked for it. */
  next_table: string | null;
}

export interface SeatView {
  name: string;
  kind: 'human' | 'bot';
  connected: boolean;
}

export interface SeatCard {
  seat: SeatId;
  card: CardId;
}

export interface ResultView {
  winner: SideId | null;
  margin: number;
  totals: BySide<number>;
  draw: boolean;
  broken_off: boolean;
}

export interface DealView {
  number: number;
  of: number | null;
  dealer: SeatId;
  vulnerable: SideId[];
  commitment: string;
  hands: Record<SeatId, HandView>;
  /** Whose hand calls or plays next. */
  turn: SeatId | null;
  auction: CallView[];
  contract: ContractView | null;
  trick: TrickView | null;
  last_trick: TrickView | null;
  tricks: BySide<number>;
  /** Complete tricks. */
  played: number;
  claim: ClaimView | null;
  /** Draw Bridge, while cards are drawn from the stock. */
  drawing: DrawingView | null;
}

export interface ClaimView {
  by: SeatId;
  tricks: number;
  hand: CardId[];
  waiting: SeatId[];
}

export interface DrawingView {
  /** Cards left in the stock. */
  stock: number;
  /** The card that the viewer drew last. */
  drawn: CardId | null;
  /** Whether suit must be followed in the drawing tricks. */
  follow: boolean;
  /** Cards that each player has laid aside for the second phase; 0 where they join the hand. */
  aside: number;
  /** The viewer's own among them. */
  aside_cards: CardId[];
}

export interface HandView {
  cards: CardId[];
  hidden: number;
}

export interface CallView {
  seat: SeatId;
  call: CallId;
  meaning: Meaning | null;
}

export interface Meaning {
  node: string;
  text: string;
  alert: boolean;
  trust: number;
}

export interface ContractView {
  bid: CallId;
  doubling: '' | 'X' | 'XX';
  /** Bid and doubling in one: `4HX`. */
  text: string;
  declarer: SeatId;
  /** `null`: a game without dummy. */
  dummy: SeatId | null;
  /** Tricks needed. */
  tricks: number;
  trump: SuitId | null;
  dummy_open: boolean;
}

export interface TrickView {
  leader: SeatId;
  cards: SeatCard[];
  /** So far, or of the complete trick. */
  winner: SeatId | null;
}

export interface LegalView {
  calls: { call: CallId; meaning: Meaning | null }[];
  cards: SeatCard[];
  /** Types of the other actions open to me, as in `Action`. */
  actions: string[];
  honours: number | null;
}

// --- The score sheet -------------------------------------------------------------

export type PartKind =
  | 'contract_tricks'
  | 'overtricks'
  | 'undertricks'
  | 'game'
  | 'part_score'
  | 'small_slam'
  | 'grand_slam'
  | 'doubled_made'
  | 'honours'
  | 'rubber'
  | 'unfinished_game'
  | 'unfinished_part_score';

export interface SheetView {
  form: string;
  profile: string;
  /** Who score, each in a column. */
  sides: [SideId, SideId];
  rows: RowView[];
  /** Premiums after the last deal: rubber, unfinished rubber. */
  closing: PartView[];
  totals: BySide<number>;
  /** Trick points below the line in the game in progress. */
  carried: BySide<number>;
  games: BySide<number>;
  length: number | null;
  over: boolean;
  winner: SideId | null;
  margin: number;
  next: { number: number; dealer: SeatId; vulnerable: SideId[] };
}

export interface RowView {
  /** `null`: passed out and not counted. */
  number: number | null;
  dealer: SeatId;
  vulnerable: SideId[];
  contract: { text: string; declarer: SeatId } | null;
  tricks: number | null;
  /** `=`, `+1`, `-2` or `pass`. */
  result: string;
  parts: PartView[];
  game_won_by: SideId | null;
}

export interface PartView {
  side: SideId;
  kind: string;
  points: number;
  below: boolean;
}

export interface DealRecord {
  index: number;
  number: number | null;
  dealer: SeatId;
  vulnerable: SideId[];
  /** At the beginning of the auction. */
  hands: Record<SeatId, CardId[]>;
  /** Draw Bridge: what came before the auction. */
  first: FirstPhase | null;
  auction: CallView[];
  contract: ContractView | null;
  tricks: TrickView[];
  claim: { by: SeatId; tricks: number } | null;
  made: number | null;
  row: RowView;
  commitment: string;
  salt: string;
  /** As in PBN. */
  deal: string;
}

/** The drawing tricks of Draw Bridge. */
export interface FirstPhase {
  /** As they were dealt. */
  hands: Record<SeatId, CardId[]>;
  tricks: TrickView[];
  /** In the order of drawing: after each trick first its winner, then the other. */
  draws: SeatCard[];
}

// --- The socket of a table -------------------------------------------------------

export type Action =
  | { type: 'call'; call: CallId }
  | { type: 'play'; seat: SeatId; card: CardId }
  | { type: 'claim' }
  | { type: 'concede' }
  | { type: 'answer_claim'; accept: boolean }
  | { type: 'announce_honours' }
  | { type: 'decline_honours' }
  | { type: 'ready' }
  | { type: 'propose_break_off' }
  | { type: 'answer_break_off'; accept: boolean }
  | { type: 'choose_dummy_play'; own: boolean }
  | BismarckAction;

export type ClientMessage =
  | { type: 'act'; id: string; version: number; action: Action }
  | { type: 'language'; lang: LanguageId }
  | { type: 'pace'; pace: PaceId }
  | { type: 'ping' };

/** An event as the viewer was told it: `{"type": "played", "seat": "N", "card": "SA"}`. */
export interface EventView {
  type: string;
  [key: string]: unknown;
}

/** Somebody came, went, sat down, took another name, changed the pace or went on. */
export interface Presence {
  seats: Record<SeatId, SeatView>;
  pace: string;
  /** Where the same people went on after the end. */
  next_table: string | null;
}

export type ServerMessage =
  | { type: 'current'; version: number }
  | { type: 'view'; view: AnyView }
  | { type: 'update'; events: EventView[]; view: AnyView }
  | { type: 'ack'; id: string; version: number }
  | { type: 'error'; id?: string; error: ErrorView }
  | ({ type: 'presence' } & Presence)
  | { type: 'pong' };

// --- HTTP ------------------------------------------------------------------------

/** The one shape of every error; the texts are in the reader's language. */
export interface ErrorView {
  code: string;
  message: string;
  where: string | null;
  hint: string | null;
}

export interface Me {
  name: string;
  lang: string;
}

export interface OptionView {
  name: string;
  values: string[];
  default: string;
}

export interface ProfileView {
  name: string;
  default: boolean;
  /** How many play, and where. */
  seats: SeatId[];
  options: OptionView[];
}

export interface FormView {
  form: FormId;
  profiles: ProfileView[];
  /** Of the computer players, the weakest first. */
  levels: string[];
}

export interface NewTable {
  profile: string;
  options: Record<string, string>;
  pace: string;
  /** How many play; two at a table of bridge play Draw Bridge. */
  seats?: 2 | 3 | 4;
  names?: Partial<Record<SeatId, string>>;
  /** Of the computer players. */
  level?: string;
}

/** One of my tables. */
export interface TableEntry {
  table: string;
  form: FormId;
  profile: string;
  phase: PhaseId | BismarckPhase;
  updated: string;
  finished: boolean;
}
