/**
 * What the server and the browser say to each other, as JSON.
 *
 * Notation is ASCII everywhere: cards `SA HT D2`, calls and contracts `1H 3NT 4HX P X XX`,
 * seats `N E S W`, sides `NS EW`. Words of the reader's language come from the catalogue.
 */

export type SeatId = 'N' | 'E' | 'S' | 'W';
export type SideId = 'NS' | 'EW';
export type SuitId = 'C' | 'D' | 'H' | 'S';
/** Suit, then rank: `SA`, `HT`, `D2`. */
export type CardId = string;
/** `P`, `X`, `XX`, `1H`, `3NT`. */
export type CallId = string;
export type FormId = 'single' | 'chicago' | 'rubber' | 'duplicate';
export type LanguageId = 'de' | 'da' | 'en';
export type PaceId = 'slow' | 'normal' | 'fast' | 'instant';
export type PhaseId = 'drawing' | 'dealing' | 'auction' | 'play' | 'honours' | 'between' | 'over';

// --- The table as one viewer sees it ---------------------------------------------

export interface View {
  table: string;
  version: number;
  form: FormId;
  profile: string;
  options: Record<string, string>;
  /** `null`: a spectator. */
  viewer: SeatId | null;
  host: boolean;
  pace: string;
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
  totals: Record<SideId, number>;
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
  tricks: Record<SideId, number>;
  /** Complete tricks. */
  played: number;
  claim: { by: SeatId; tricks: number; hand: CardId[]; waiting: SeatId[] } | null;
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
  dummy: SeatId;
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
  rows: RowView[];
  /** Premiums after the last deal: rubber, unfinished rubber. */
  closing: PartView[];
  totals: Record<SideId, number>;
  /** Trick points below the line in the game in progress. */
  carried: Record<SideId, number>;
  games: Record<SideId, number>;
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
  hands: Record<SeatId, CardId[]>;
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
  | { type: 'choose_dummy_play'; own: boolean };

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
  | { type: 'view'; view: View }
  | { type: 'update'; events: EventView[]; view: View }
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
  options: OptionView[];
}

export interface FormView {
  form: FormId;
  profiles: ProfileView[];
}

export interface NewTable {
  profile: string;
  options: Record<string, string>;
  pace: string;
  names?: Partial<Record<SeatId, string>>;
}

/** One of my tables. */
export interface TableEntry {
  table: string;
  form: FormId;
  profile: string;
  phase: PhaseId;
  updated: string;
  finished: boolean;
}
