/** A match with real cards, as the player enters it, and the text the server scores. */

import type { ContractName } from './bismarck';
import type { FormId, SeatId, SideId, SuitId } from './protocol';

export const SEATS: readonly SeatId[] = ['N', 'E', 'S', 'W'];
export const STRAINS = ['C', 'D', 'H', 'S', 'NT'] as const;
export type StrainId = (typeof STRAINS)[number];
export const DOUBLINGS = ['', 'X', 'XX'] as const;
export type DoublingId = (typeof DOUBLINGS)[number];

export interface PlayedDeal {
  declarer: SeatId;
  level: number;
  strain: StrainId;
  doubling: DoublingId;
  /** Taken by declarer's side. */
  tricks: number;
  honours: { seat: SeatId; points: number } | null;
}

export type PadDeal = PlayedDeal | 'pass';

/** A deal of Bismarck; forehand is whoever's turn it is. */
export interface ThreeDeal {
  contract: ContractName;
  trump: SuitId | null;
  /** Of the three players, in their order. */
  tricks: [number, number, number];
}

export type AnyDeal = PadDeal | ThreeDeal;

export function isThree(deal: AnyDeal): deal is ThreeDeal {
  return typeof deal === 'object' && 'contract' in deal;
}

export interface PadMatch {
  id: string;
  /** When it was begun, as ISO 8601. */
  begun: string;
  profile: string;
  dealer: SeatId;
  names: Record<SeatId, string>;
  deals: AnyDeal[];
  brokenOff: boolean;
  /** Options of the rules that change the sheet; none: their defaults. */
  options?: Record<string, string>;
}

/** The form that a profile belongs to. */
export function formOf(profile: string): FormId {
  const forms: FormId[] = ['bismarck', 'draw', 'rubber'];
  return forms.find((form) => profile.startsWith(form)) ?? 'chicago';
}

/** Who plays, clockwise; of three the first deals first. */
export function seatsOf(profile: string): readonly SeatId[] {
  const form = formOf(profile);
  if (form === 'bismarck') return ['E', 'S', 'W'];
  return form === 'draw' ? ['N', 'S'] : SEATS;
}

/** The options of a profile that change the sheet; the others change the play alone. */
export function padOptions(profile: string): readonly string[] {
  if (profile === 'bismarck-classic') return ['classic_order'];
  return profile === 'draw-bridge' ? ['both_pass'] : [];
}

/** What can be broken off. */
export function isRubber(profile: string): boolean {
  return formOf(profile) === 'rubber' || formOf(profile) === 'draw';
}

/** The line of a deal: `N 4HX 11 honours=N:100`, `pass`, or `- VALFRI:H 3 5 8` of three. */
export function line(deal: AnyDeal): string {
  if (deal === 'pass') return 'pass';
  if (isThree(deal)) {
    const trump = deal.trump === null ? '' : `:${deal.trump}`;
    return `- ${deal.contract.toUpperCase()}${trump} ${deal.tricks.join(' ')}`;
  }
  const contract = `${deal.level}${deal.strain}${deal.doubling}`;
  const honours = deal.honours === null ? '' : ` honours=${deal.honours.seat}:${deal.honours.points}`;
  return `${deal.declarer} ${contract} ${deal.tricks}${honours}`;
}

/**
 * The text of a match, as `strohmann sheet` and the server read it: ASCII notation, whatever
 * language the reader's server would else expect.
 */
export function text(match: PadMatch): string {
  const end = match.brokenOff ? ['broken off'] : [];
  return [...header(match), ...match.deals.map(line), ...end, ''].join('\n');
}

function header(match: PadMatch): string[] {
  const first =
    formOf(match.profile) === 'bismarck' ? `players: ${players(match).join(' ')}` : `dealer: ${match.dealer}`;
  const chosen = match.options ?? {};
  const options = padOptions(match.profile).filter((name) => chosen[name] !== undefined);
  return ['lang: en', first, ...options.map((name) => `${name}: ${chosen[name]}`)];
}

/** The names of three players as words of a line; nobody's name is a number. */
export function players(match: PadMatch): string[] {
  const known = new Set<string>();
  return seatsOf(match.profile).map((seat, at) => {
    const name = match.names[seat].trim().replace(/[\s,#]+/g, '_');
    const word = name === '' || known.has(name.toLowerCase()) ? `${name}${at + 1}` : name;
    known.add(word.toLowerCase());
    return word;
  });
}

/** The index of the deal that an error's `where` (`line 3`) speaks of. */
export function dealAt(where: string | null, match: PadMatch): number | null {
  const found = /(\d+)/.exec(where ?? '');
  return found === null ? null : Number(found[1]) - 1 - header(match).length;
}

/** Tricks that the contract needs. */
export function needed(level: number): number {
  return level + 6;
}

/** Over or under the contract: `+1`, `=`, `−2`. */
export function outcome(level: number, tricks: number): string {
  const over = tricks - needed(level);
  if (over === 0) return '=';
  return over > 0 ? `+${over}` : `−${-over}`;
}

/** The honours a hand can have in this strain. */
export function honourPoints(strain: StrainId): readonly number[] {
  return strain === 'NT' ? [150] : [100, 150];
}

export function sideOf(seat: SeatId): SideId {
  return seat === 'N' || seat === 'S' ? 'NS' : 'EW';
}

export function begin(profile: string, dealer: SeatId, names: Record<SeatId, string>, options: Record<string, string> = {}): PadMatch {
  return {
    id: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`,
    begun: new Date().toISOString(),
    profile,
    dealer,
    names: { ...names },
    deals: [],
    brokenOff: false,
    options: { ...options },
  };
}

/** A match with one deal more, changed or removed. */
export function withDeal(match: PadMatch, index: number, deal: AnyDeal | null): PadMatch {
  const deals = [...match.deals];
  deals.splice(index, 1, ...(deal === null ? [] : [deal]));
  return { ...match, deals };
}

export interface PadStore {
  matches: PadMatch[];
  current: string | null;
}

export const STORAGE_KEY = 'strohmann.pad';

export function load(): PadStore {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    return isStore(found) ? found : { matches: [], current: null };
  } catch {
    return { matches: [], current: null };
  }
}

/** False when this browser stores nothing. */
export function save(store: PadStore): boolean {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(store));
    return true;
  } catch {
    return false;
  }
}

function isStore(found: unknown): found is PadStore {
  if (typeof found !== 'object' || found === null) return false;
  const { matches, current } = found as Partial<PadStore>;
  return Array.isArray(matches) && matches.every(isMatch) && (current === null || typeof current === 'string');
}

function isMatch(found: unknown): found is PadMatch {
  if (typeof found !== 'object' || found === null) return false;
  const match = found as Partial<PadMatch>;
  return (
    typeof match.id === 'string' &&
    typeof match.profile === 'string' &&
    SEATS.includes(match.dealer as SeatId) &&
    typeof match.names === 'object' &&
    Array.isArray(match.deals)
  );
}
