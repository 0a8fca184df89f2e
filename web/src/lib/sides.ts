/** The two sides of a game: pairs at a table for four, players by themselves at one for two. */

import { t } from './i18n';
import type { SeatId, SideId } from './protocol';

export type Sides = readonly [SideId, SideId];

/** The side that a seat belongs to. */
export function sideOf(seat: SeatId, sides: Sides): SideId {
  return sides[1].includes(seat) ? sides[1] : sides[0];
}

export function opponentsOf(side: SideId, sides: Sides): SideId {
  return side === sides[0] ? sides[1] : sides[0];
}

export function seatsOf(side: SideId): SeatId[] {
  return [...side] as SeatId[];
}

/** Own side first; for a spectator as the sheet has them. */
export function ownFirst(viewer: SeatId | null, sides: Sides): Sides {
  return viewer !== null && sides[1].includes(viewer) ? [sides[1], sides[0]] : sides;
}

/** "Nord-Süd", or "Nord" who plays by himself. */
export function sideName(side: SideId): string {
  return t(`side-${side}`);
}

/** The same in one or two letters. */
export function sideShort(side: SideId): string {
  return t(`side-short-${side}`);
}

/** What a side is called on the viewer's sheet: "Wir" and "Sie", or "Ich" and "Gegner". */
export function sideHead(side: SideId, viewer: SeatId | null): string {
  if (viewer === null) return sideName(side);
  const mine = side.includes(viewer);
  if (isAlone(side)) return t(mine ? 'draw-me' : 'draw-opponent');
  return mine ? t('we') : t('they');
}

/** Whether a side is one player, in a game for two. */
export function isAlone(side: SideId): boolean {
  return side.length === 1;
}
