/** How a score sheet is laid out; the points themselves come from the server. */

import type { BySide, PartView, RowView, SheetView, SideId } from './protocol';

/** A part of the score with the deal it belongs to; `null` for premiums after the last deal. */
export interface Entry {
  row: RowView | null;
  part: PartView;
  /** The first row of its deal in its column: the deal is named here. */
  first: boolean;
}

export interface Block {
  row: RowView;
  /** Points of both sides after this deal. */
  after: BySide<number>;
}

export interface Game {
  entries: Entry[];
  wonBy: SideId | null;
}

export interface LineLayout {
  /** Above the line, the latest on top: the column grows upwards. */
  above: Entry[];
  /** Below the line, game by game. */
  games: Game[];
}

/** Whether the form is written above and below a line. */
export function hasLine(sheet: SheetView): boolean {
  return sheet.form === 'rubber' || sheet.form === 'draw';
}

/** Both sides of a deal score the same, plus and minus. */
export function isZeroSum(sheet: SheetView): boolean {
  return sheet.form === 'single' || sheet.form === 'duplicate';
}

export function blocks(sheet: SheetView): Block[] {
  const after: BySide<number> = Object.fromEntries(sheet.sides.map((side) => [side, 0]));
  return sheet.rows.map((row) => {
    for (const part of row.parts) after[part.side] = (after[part.side] ?? 0) + part.points;
    return { row, after: { ...after } };
  });
}

export function lineLayout(sheet: SheetView): LineLayout {
  const above: Entry[] = [];
  const games: Game[] = [{ entries: [], wonBy: null }];
  for (const row of sheet.rows) {
    const game = games[games.length - 1] as Game;
    for (const part of row.parts) (part.below ? game.entries : above).push({ row, part, first: true });
    if (row.game_won_by !== null) {
      game.wonBy = row.game_won_by;
      games.push({ entries: [], wonBy: null });
    }
  }
  for (const part of sheet.closing) above.push({ row: null, part, first: true });
  return {
    above: named(above.reverse()),
    games: games.filter((game) => game.wonBy !== null || game.entries.length > 0),
  };
}

function named(entries: Entry[]): Entry[] {
  return entries.map((entry, at) => ({
    ...entry,
    first: entry.row === null || entry.row !== entries[at - 1]?.row,
  }));
}

/** Lines that the sheet takes on paper, so that it can be set to fit one page. */
export function lineCount(sheet: SheetView): number {
  const parts = sheet.rows.reduce((sum, row) => sum + row.parts.length, sheet.closing.length);
  const games = sheet.sides.reduce((sum, side) => sum + (sheet.games[side] ?? 0), 0);
  return hasLine(sheet) ? parts + games + 8 : parts + sheet.rows.length * 2 + 8;
}

/** `-2` as it is printed: with a minus sign. */
export function signed(result: string): string {
  return result.replace(/^-/, '−');
}
