/** Names of contracts, players and places at a table of three. */

import type { BismarckSheet, ContractName, NamedContract, PerSeat } from '../lib/bismarck';
import { t } from '../lib/i18n';
import { seatName } from '../lib/notation';
import type { SeatId, SeatView } from '../lib/protocol';

interface Company {
  viewer: SeatId | null;
  seats: PerSeat<SeatView>;
}

/** The three players from the viewer on, clockwise. */
export function fromViewer({ ring, viewer }: { ring: readonly SeatId[]; viewer: SeatId | null }): SeatId[] {
  const at = Math.max(0, ring.indexOf(viewer ?? 'S'));
  return [...ring.slice(at), ...ring.slice(0, at)];
}

/** A name of its own, or nothing: bots are otherwise called after their seats. */
export function ownName(seats: PerSeat<SeatView>, seat: SeatId): string {
  const { kind, name } = seats[seat];
  return kind === 'bot' && name.startsWith('Computer') ? '' : name;
}

/** "Du", a name, or the seat. */
export function playerName(company: Company, seat: SeatId): string {
  if (seat === company.viewer) return t('table-you');
  return ownName(company.seats, seat) || seatName(seat);
}

/** "Spader", "Valfri mit Trumpf Herz". */
export function contractText({ name, trump }: NamedContract, profile: string): string {
  const said = contractTitle(name, profile);
  if (trump === null || name === 'spader') return said;
  return t('bismarck-with-trump', { contract: said, suit: t(`suit-${trump}`) });
}

/** "Vorhand", "Geber" or nothing; the dealer of the British game is both and leads to no trick. */
export function roleOf(deal: { dealer: SeatId; forehand: SeatId }, seat: SeatId): string {
  if (deal.dealer === seat) return t('dealer');
  return deal.forehand === seat ? t('bismarck-forehand') : '';
}

/** The same for a list in which only the player of the contract is marked. */
export function forehandRole(deal: { dealer: SeatId; forehand: SeatId }, seat: SeatId): string {
  return deal.forehand === seat ? roleOf(deal, seat) : '';
}

/** The name of a contract; the old and the British game call Pass by names of their own. */
export function contractTitle(name: ContractName, profile: string): string {
  if (name === 'pass' && profile === 'bismarck-classic') return t('bismarck-noll');
  if (name === 'pass' && profile === 'bismarck-british') return t('bismarck-misere');
  return t(`bismarck-contract-${name}`);
}

/** One line on what a contract is. */
export function contractLine(name: ContractName): string {
  return t(`bismarck-contract-${name}`, {}, 'line');
}

export interface Box {
  column: ContractName;
  chosen: boolean;
  /** The number of the deal and the player's own points in it, once it is scored. */
  number: number | null;
  points: number | null;
}

/** The boxes of one player on the sheet, column by column. */
export function boxes(sheet: BismarckSheet, seat: SeatId): Box[] {
  const mine = sheet.rows.filter((row) => row.forehand === seat);
  return sheet.columns.map((column) => {
    const row = mine.find((one) => one.contract === column);
    return {
      column,
      chosen: row !== undefined || sheet.chosen[seat].includes(column),
      number: row?.number ?? null,
      points: row?.points[seat] ?? null,
    };
  });
}

/** The contracts that a player has still to choose. */
export function left(sheet: BismarckSheet, seat: SeatId): ContractName[] {
  return boxes(sheet, seat)
    .filter(({ chosen }) => !chosen)
    .map(({ column }) => column);
}

/** "+2", "−1", "0": a true minus sign. */
export function signed(points: number): string {
  if (points === 0) return '0';
  return points > 0 ? `+${points}` : `−${-points}`;
}

/** The totals after each deal. */
export function running(sheet: BismarckSheet, ring: readonly SeatId[]): Partial<PerSeat<number>>[] {
  const sum: Partial<PerSeat<number>> = {};
  return sheet.rows.map((row) => {
    for (const seat of ring) sum[seat] = (sum[seat] ?? 0) + row.points[seat];
    return { ...sum };
  });
}

/** "Anna, Ben und Carla". */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return t('bismarck-and', { first: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' });
}
