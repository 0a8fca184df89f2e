/** A match with real cards, as the player enters it, and the text the server scores. */

import type { SeatId, SideId } from './protocol';

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

export interface PadMatch {
  id: string;
  /** When it was begun, as ISO 8601. */
  begun: string;
  profile: string;
  dealer: SeatId;
  names: Record<SeatId, string>;
  deals: PadDeal[];
  brokenOff: boolean;
}

/** Lines before the first deal in the text of a match. */
const HEADER_LINES = 2;

/** The line of a deal: `N 4HX 11 honours=N:100`, or `pass`. */
export function line(deal: PadDeal): string {
  if (deal === 'pass') return 'pass';
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
  return ['lang: en', `dealer: ${match.dealer}`, ...match.deals.map(line), ...end, ''].join('\n');
}

/** The index of the deal that an error's `where` (`line 3`) speaks of. */
export function dealAt(where: string | null): number | null {
  const found = /(\d+)/.exec(where ?? '');
  return found === null ? null : Number(found[1]) - 1 - HEADER_LINES;
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

export function begin(profile: string, dealer: SeatId, names: Record<SeatId, string>): PadMatch {
  return {
    id: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`,
    begun: new Date().toISOString(),
    profile,
    dealer,
    names: { ...names },
    deals: [],
    brokenOff: false,
  };
}

/** A match with one deal more, changed or removed. */
export function withDeal(match: PadMatch, index: number, deal: PadDeal | null): PadMatch {
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
