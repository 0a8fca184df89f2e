import { expect, test } from 'vitest';

import type { BySide, RowView, SheetView } from './protocol';
import { blocks, lineCount, lineLayout } from './sheet';
import { rubber } from './sheet.samples';

test('V-30 a rubber is written game by game below the line and upwards above it', () => {
  const { above, games } = lineLayout(rubber);
  expect(games.map((game) => game.wonBy)).toEqual(['EW', 'NS', 'NS']);
  expect(games.map((game) => game.entries.map((entry) => entry.part.points))).toEqual([[60, 100], [240], [60, 40]]);
  expect(above.map((entry) => [entry.row?.number ?? null, entry.part.points])).toEqual([
    [null, 500],
    [4, 100],
    [3, 50],
    [3, 100],
    [1, 30],
  ]);
});

test('a deal is named once in each column', () => {
  const { above, games } = lineLayout(rubber);
  expect(above.map((entry) => entry.first)).toEqual([true, true, true, false, true]);
  expect(games.flatMap((game) => game.entries).every((entry) => entry.first)).toBe(true);
});

test('V-30 all the parts that are written make up the totals', () => {
  const { above, games } = lineLayout(rubber);
  const totals: BySide<number> = {};
  for (const { part } of [...above, ...games.flatMap((game) => game.entries)]) totals[part.side] = (totals[part.side] ?? 0) + part.points;
  expect(totals).toEqual({ NS: 1180, EW: 100 });
  expect(totals).toEqual(rubber.totals);
});

test('a game in progress stands last and is open', () => {
  const begun: SheetView = { ...rubber, rows: rubber.rows.slice(0, 5), closing: [] };
  expect(lineLayout(begun).games.at(-1)).toMatchObject({ wonBy: null, entries: [{ part: { points: 60 } }] });
  expect(lineLayout({ ...begun, rows: [] }).games).toEqual([]);
});

test('each deal shows the running total after it', () => {
  expect(blocks(rubber).map((block) => block.after)).toEqual([
    { NS: 90, EW: 0 },
    { NS: 90, EW: 100 },
    { NS: 480, EW: 100 },
    { NS: 580, EW: 100 },
    { NS: 640, EW: 100 },
    { NS: 680, EW: 100 },
  ]);
});

test('a longer match has more lines to print', () => {
  const row = rubber.rows[0] as RowView;
  const long = { ...rubber, rows: Array<RowView>(30).fill(row) };
  expect(lineCount(long)).toBeGreaterThan(lineCount(rubber) + 40);
});
