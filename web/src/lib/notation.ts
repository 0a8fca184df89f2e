/**
 * Cards, calls and seats: from the ASCII notation of the wire to what a reader sees or types.
 *
 * Letters collide between languages (D is the queen in German, diamonds in the notation), so
 * typed letters are read by the reader's language only (D-14).
 */

import { t } from './i18n';
import type {
  CallId,
  CardId,
  ContractView,
  DealView,
  LanguageId,
  SeatId,
  SideId,
  SuitId,
} from './protocol';

export type StrainId = SuitId | 'N';
export type RankId = 'A' | 'K' | 'Q' | 'J' | 'T' | '9' | '8' | '7' | '6' | '5' | '4' | '3' | '2';

export const SEATS: readonly SeatId[] = ['N', 'E', 'S', 'W'];
export const SIDES: readonly SideId[] = ['NS', 'EW'];
export const SUITS: readonly SuitId[] = ['S', 'H', 'D', 'C'];
export const STRAINS: readonly StrainId[] = ['C', 'D', 'H', 'S', 'N'];
export const RANKS: readonly RankId[] = [
  'A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2',
];
export const LEVELS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Suit symbols as text; the selector keeps phones from drawing them as pictures. */
export const SYMBOLS: Record<SuitId, string> = {
  S: '♠\uFE0E',
  H: '♥\uFE0E',
  D: '♦\uFE0E',
  C: '♣\uFE0E',
};

// --- Cards ---------------------------------------------------------------------

export function suitOf(card: CardId): SuitId {
  const suit = card[0];
  if (suit === 'S' || suit === 'H' || suit === 'D' || suit === 'C') return suit;
  throw new RangeError(`not a card: ${card}`);
}

export function rankOf(card: CardId): RankId {
  const rank = RANKS.find((one) => one === card.slice(1));
  if (rank === undefined) throw new RangeError(`not a card: ${card}`);
  return rank;
}

/** Ace first. */
export function byRank(a: CardId, b: CardId): number {
  return RANKS.indexOf(rankOf(a)) - RANKS.indexOf(rankOf(b));
}

export function ofSuit(cards: readonly CardId[], suit: SuitId): CardId[] {
  return cards.filter((card) => suitOf(card) === suit).sort(byRank);
}

/** "Pik Ass". */
export function cardName(card: CardId): string {
  return t('card-name', {
    suit: t(`suit-${suitOf(card)}`),
    rank: t(`rank-name-${rankOf(card)}`),
  });
}

// --- Calls ---------------------------------------------------------------------

export function isBid(call: CallId): boolean {
  return call !== 'P' && call !== 'X' && call !== 'XX';
}

export function levelOf(bid: CallId): number {
  return Number(bid[0]);
}

/** The strain of `1H`, `3NT` or `4SX`. */
export function strainOf(bid: CallId): StrainId {
  const strain = STRAINS.find((one) => one === bid[1]);
  if (strain === undefined) throw new RangeError(`not a bid: ${bid}`);
  return strain;
}

export function bidId(level: number, strain: StrainId): CallId {
  return `${level}${strain === 'N' ? 'NT' : strain}`;
}

/** "1 Herz", "Passe". */
export function callName(call: CallId): string {
  return isBid(call) ? t(`bid-${strainOf(call)}`, { level: levelOf(call) }) : t(`call-${call}`);
}

/** "4 Herz Kontra" for `4HX`. */
export function contractName(text: string): string {
  const doubling = /X*$/.exec(text)?.[0] ?? '';
  const bid = callName(text.slice(0, text.length - doubling.length));
  return doubling === '' ? bid : `${bid} ${t(`call-${doubling}`)}`;
}

// --- Seats ---------------------------------------------------------------------

/** The seat so many places clockwise from another. */
export function next(seat: SeatId, steps = 1, ring: readonly SeatId[] = SEATS): SeatId {
  return ring[(ring.indexOf(seat) + steps) % ring.length] as SeatId;
}

export function seatName(seat: SeatId): string {
  return t(`seat-${seat}`);
}

export type Position = 'top' | 'right' | 'bottom' | 'left';

/** Where the seats of a ring are on the screen, clockwise from the one at the bottom. */
const POSITIONS: Record<number, readonly Position[]> = {
  2: ['bottom', 'top'],
  3: ['bottom', 'left', 'right'],
  4: ['bottom', 'left', 'top', 'right'],
};

/** Who sits at the bottom: the viewer; for a spectator South. */
function bottom(viewer: SeatId | null, ring: readonly SeatId[]): SeatId {
  return viewer ?? (ring.includes('S') ? 'S' : (ring[0] as SeatId));
}

/** Where a seat is on the screen of somebody who sits at the bottom; spectators sit South. */
export function positionOf(
  seat: SeatId,
  viewer: SeatId | null,
  ring: readonly SeatId[] = SEATS,
): Position {
  const steps = ring.indexOf(seat) - ring.indexOf(bottom(viewer, ring)) + ring.length;
  return POSITIONS[ring.length]?.[steps % ring.length] ?? 'top';
}

/** Who sits there; nobody where a smaller game has no seat. */
export function seatAt(
  position: Position,
  viewer: SeatId | null,
  ring: readonly SeatId[] = SEATS,
): SeatId | null {
  return ring.find((seat) => positionOf(seat, viewer, ring) === position) ?? null;
}

// --- Order of suits -------------------------------------------------------------

/**
 * The suits of a hand in the order of display, left to right: colours alternate wherever the
 * suits that are there allow it; trumps stand at the left.
 */
export function handOrder(cards: readonly CardId[], trump: SuitId | null): SuitId[] {
  const there = SUITS.filter((suit) => cards.some((card) => suitOf(card) === suit));
  const best = permutations(there)
    .map((order) => ({ order, cost: clashes(order) * 100 + distance(order, trump) }))
    .sort((a, b) => a.cost - b.cost)[0];
  return best?.order ?? [];
}

const USUAL: readonly SuitId[] = ['S', 'H', 'C', 'D'];

function clashes(order: readonly SuitId[]): number {
  return order.filter((suit, i) => i > 0 && isRed(suit) === isRed(order[i - 1] as SuitId)).length;
}

/** How far an order is from the usual one; trumps away from the left weigh most. */
function distance(order: readonly SuitId[], trump: SuitId | null): number {
  const misplaced = trump === null ? 0 : Math.max(0, order.indexOf(trump)) * 20;
  const inverted = order.filter((suit, i) =>
    order.slice(i + 1).some((later) => USUAL.indexOf(later) < USUAL.indexOf(suit)),
  ).length;
  return misplaced + inverted;
}

export function isRed(suit: SuitId): boolean {
  return suit === 'H' || suit === 'D';
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, i) =>
    permutations([...items.slice(0, i), ...items.slice(i + 1)]).map((rest) => [item, ...rest]),
  );
}

/** A hand sorted for display. */
export function sorted(cards: readonly CardId[], trump: SuitId | null): CardId[] {
  return handOrder(cards, trump).flatMap((suit) => ofSuit(cards, suit));
}

/** All four suits, those that a hand has none of at the end. */
export function fullOrder(cards: readonly CardId[], trump: SuitId | null): SuitId[] {
  const there = handOrder(cards, trump);
  return [...there, ...SUITS.filter((suit) => !there.includes(suit))];
}

/**
 * The suits of dummy from dummy's own right to its left: trumps first, then alternating
 * colours (C-21). All four suits, so that a void keeps its place.
 */
export function dummyOrder(trump: SuitId | null): SuitId[] {
  if (trump === null) return ['S', 'H', 'C', 'D'];
  return handOrder(
    SUITS.map((suit) => `${suit}A`),
    trump,
  );
}

/**
 * The same as it lies on the viewer's screen: left to right for a dummy at the top or the
 * bottom, top to bottom for one at the sides.
 */
export function dummyOnScreen(trump: SuitId | null, position: Position): SuitId[] {
  const fromRight = dummyOrder(trump);
  // Dummy faces the middle: its right is the viewer's left at the top, the bottom at the left.
  return position === 'top' || position === 'right' ? fromRight : fromRight.reverse();
}

// --- What the reader types ------------------------------------------------------

type Keys<T> = Record<LanguageId, Record<string, T>>;

const SUIT_KEYS: Keys<SuitId> = {
  de: { c: 'C', t: 'C', d: 'D', k: 'D', h: 'H', s: 'S', p: 'S' },
  da: { c: 'C', k: 'C', d: 'D', r: 'D', h: 'H', s: 'S' },
  en: { c: 'C', d: 'D', h: 'H', s: 'S' },
};
const NOTRUMP_KEYS: Record<LanguageId, string> = { de: 'no', da: 'nu', en: 'n' };
const PASS_KEYS: Record<LanguageId, Record<string, CallId>> = {
  de: { p: 'P', x: 'X', k: 'X', r: 'XX' },
  da: { p: 'P', x: 'X', d: 'X', r: 'XX' },
  en: { p: 'P', x: 'X', d: 'X', r: 'XX' },
};
const RANK_KEYS: Keys<RankId> = {
  de: { a: 'A', k: 'K', d: 'Q', q: 'Q', b: 'J', j: 'J' },
  da: { e: 'A', a: 'A', k: 'K', d: 'Q', q: 'Q', b: 'J', j: 'J' },
  en: { a: 'A', k: 'K', q: 'Q', j: 'J' },
};

/** The suit of a typed letter: K is Karo in German and klør in Danish. */
export function suitKey(key: string, lang: LanguageId): SuitId | null {
  return SUIT_KEYS[lang][key.toLowerCase()] ?? null;
}

/** The strain of a letter typed after a level. */
export function strainKey(key: string, lang: LanguageId): StrainId | null {
  if (key !== '' && NOTRUMP_KEYS[lang].includes(key.toLowerCase())) return 'N';
  return suitKey(key, lang);
}

/** Pass, double or redouble, typed without a level. */
export function passKey(key: string, lang: LanguageId): CallId | null {
  return PASS_KEYS[lang][key.toLowerCase()] ?? null;
}

/** The rank of a letter or figure typed after a suit; 1, 0 and T are the ten. */
export function rankKey(key: string, lang: LanguageId): RankId | null {
  const letter = key.toLowerCase();
  if (letter === '1' || letter === '0' || letter === 't') return 'T';
  return RANK_KEYS[lang][letter] ?? RANKS.find((rank) => rank === letter) ?? null;
}

/** The letters of the suits and of notrump that a reader may type, for the list of shortcuts. */
export function typedLetters(lang: LanguageId): Record<StrainId, string[]> {
  const letters = (suit: SuitId): string[] =>
    Object.entries(SUIT_KEYS[lang])
      .filter(([, one]) => one === suit)
      .map(([key]) => key.toUpperCase());
  return {
    C: letters('C'),
    D: letters('D'),
    H: letters('H'),
    S: letters('S'),
    N: [...NOTRUMP_KEYS[lang].toUpperCase()],
  };
}

// --- Deals ----------------------------------------------------------------------

export function isVulnerable(deal: { vulnerable: readonly SideId[] }, seat: SeatId): boolean {
  return deal.vulnerable.some((side) => side.includes(seat));
}

/** "Nord-Süd in Gefahr", "Nord in Gefahr", "niemand in Gefahr". */
export function vulnerabilityName(vulnerable: readonly SideId[]): string {
  const [first, second] = vulnerable;
  if (first === undefined) return t('option-vulnerability-none');
  const alone = first.length === 1;
  if (second !== undefined) return t(alone ? 'draw-both-vulnerable' : 'option-vulnerability-both');
  if (alone) return t('draw-one-vulnerable', { seat: t(`side-${first}`) });
  return t(`option-vulnerability-${first === 'NS' ? 'ns' : 'ew'}`);
}

/** Whether the hand of `seat` is dummy's and lies open. */
export function isOpenDummy(deal: DealView | null, seat: SeatId): boolean {
  return deal?.contract?.dummy === seat && deal.contract.dummy_open;
}

/** Tricks of declarer's side beyond what the contract needs, or short of it. */
export function overOrShort(contract: ContractView, made: number): number {
  return made - contract.tricks;
}
