/** Sheets for the tests, as the server sends them. */

import type { PartView, RowView, SeatId, SheetView, SideId } from './protocol';

function part(side: SideId, kind: string, points: number, below = false): PartView {
  return { side, kind, points, below };
}

function row(number: number, dealer: SeatId, vulnerable: SideId[], contract: string, tricks: number, result: string, parts: PartView[], won: SideId | null = null): RowView {
  const [declarer, text = ''] = contract.split(' ');
  return {
    number,
    dealer,
    vulnerable,
    contract: { text, declarer: declarer as SeatId },
    tricks,
    result,
    parts,
    game_won_by: won,
  };
}

/** V-30. */
export const rubber: SheetView = {
  form: 'rubber',
  profile: 'rubber-laws',
  sides: ['NS', 'EW'],
  rows: [
    row(1, 'N', [], 'N 2H', 9, '+1', [part('NS', 'contract_tricks', 60, true), part('NS', 'overtricks', 30)]),
    row(2, 'E', [], 'E 3NT', 9, '=', [part('EW', 'contract_tricks', 100, true)], 'EW'),
    row(3, 'S', ['EW'], 'S 4SX', 11, '+1', [part('NS', 'contract_tricks', 240, true), part('NS', 'overtricks', 100), part('NS', 'doubled_made', 50)], 'NS'),
    row(4, 'W', ['NS', 'EW'], 'W 6D', 11, '-1', [part('NS', 'undertricks', 100)]),
    row(5, 'N', ['NS', 'EW'], 'N 3C', 9, '=', [part('NS', 'contract_tricks', 60, true)]),
    row(6, 'E', ['NS', 'EW'], 'S 1NT', 7, '=', [part('NS', 'contract_tricks', 40, true)], 'NS'),
  ],
  closing: [part('NS', 'rubber', 500)],
  totals: { NS: 1180, EW: 100 },
  carried: { NS: 0, EW: 0 },
  games: { NS: 2, EW: 1 },
  length: null,
  over: true,
  winner: 'NS',
  margin: 1080,
  next: { number: 7, dealer: 'S', vulnerable: ['NS', 'EW'] },
};

/** Two deals of a Chicago, the second with a part score that carries, and one passed out. */
export const chicago: SheetView = {
  form: 'chicago',
  profile: 'chicago-000',
  sides: ['NS', 'EW'],
  rows: [
    row(1, 'N', [], 'N 4H', 11, '+1', [part('NS', 'contract_tricks', 120), part('NS', 'game', 300), part('NS', 'overtricks', 30)], 'NS'),
    { number: null, dealer: 'E', vulnerable: ['EW'], contract: null, tricks: null, result: 'pass', parts: [], game_won_by: null },
    row(2, 'E', ['EW'], 'E 2S', 8, '=', [part('EW', 'contract_tricks', 60)]),
  ],
  closing: [],
  totals: { NS: 450, EW: 60 },
  carried: { NS: 0, EW: 60 },
  games: { NS: 1, EW: 0 },
  length: 4,
  over: false,
  winner: null,
  margin: 390,
  next: { number: 3, dealer: 'S', vulnerable: ['NS'] },
};

export const single: SheetView = {
  ...chicago,
  form: 'single',
  profile: 'single-deal',
  rows: [row(1, 'S', ['EW'], 'W 3NT', 7, '-2', [part('NS', 'undertricks', 200)])],
  totals: { NS: 200, EW: -200 },
  carried: { NS: 0, EW: 0 },
  games: { NS: 0, EW: 0 },
  length: 1,
  over: true,
  winner: 'NS',
  margin: 200,
};
