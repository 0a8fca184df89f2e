/** Views of one deal of Draw Bridge, for tests. South looks on; North dealt. */

import type { CardId, DealView, DealRecord, DrawingView, LegalView, RowView, SeatId, SheetView, TrickView, View } from '../lib/protocol';

const RING: SeatId[] = ['N', 'S'];
const cards = (text: string): CardId[] => text.split(' ');
const bySeat = <T>(north: T, south: T): Record<SeatId, T> => ({ N: north, S: south }) as Record<SeatId, T>;

export const DEALT: Record<SeatId, CardId[]> = bySeat(
  cards('SQ S7 S2 HA H9 H4 DK DJ D8 C9 C6 C3 C2'),
  cards('SA SJ S6 S3 HQ H5 DA D9 D6 CQ CJ C8 C4'),
);

const TRICKS: TrickView[] = [
  { leader: 'S', cards: [{ seat: 'S', card: 'C4' }, { seat: 'N', card: 'C9' }], winner: 'N' },
  { leader: 'N', cards: [{ seat: 'N', card: 'C2' }, { seat: 'S', card: 'H5' }], winner: 'N' },
];

const NOTHING: LegalView = { calls: [], cards: [], actions: [], honours: null };

const ROW: RowView = {
  number: 1,
  dealer: 'N',
  vulnerable: [],
  contract: { text: '3NT', declarer: 'S' },
  tricks: 9,
  result: '=',
  parts: [{ side: 'S', kind: 'contract_tricks', points: 100, below: true }],
  game_won_by: 'S',
};

export function sheet(rows: RowView[] = [], changes: Partial<SheetView> = {}): SheetView {
  const points = rows.flatMap((row) => row.parts).reduce((sum, part) => sum + part.points, 0);
  return {
    form: 'draw',
    profile: 'draw-bridge',
    sides: ['N', 'S'],
    rows,
    closing: [],
    totals: { N: 0, S: points },
    carried: { N: 0, S: 0 },
    games: { N: 0, S: rows.length },
    length: null,
    over: false,
    winner: null,
    margin: points,
    next: { number: rows.length + 1, dealer: 'S', vulnerable: rows.length > 0 ? ['S'] : [] },
    ...changes,
  };
}

function deal(hand: string, changes: Partial<DealView> = {}): DealView {
  const mine = cards(hand);
  return {
    number: 1,
    of: null,
    dealer: 'N',
    vulnerable: [],
    commitment: 'a3f1d0c9a4b7e63820f6ad11c2e9b7740c3a8e51f96d2b04478ab3cfe09d51e7',
    hands: bySeat({ cards: [] as CardId[], hidden: 13 }, { cards: mine, hidden: 0 }),
    turn: null,
    auction: [],
    contract: null,
    trick: null,
    last_trick: null,
    tricks: { N: 0, S: 0 },
    played: 0,
    claim: null,
    drawing: null,
    ...changes,
  };
}

export function view(changes: Partial<View> = {}): View {
  return {
    game: 'bridge',
    table: 'two',
    version: 5,
    form: 'draw',
    profile: 'draw-bridge',
    options: { draw_follow: 'off', draw_use: 'hand' },
    viewer: 'S',
    host: true,
    pace: 'normal',
    ring: RING,
    seats: bySeat({ name: 'Nora', kind: 'bot', connected: true }, { name: 'Gast', kind: 'human', connected: true }),
    phase: 'stock',
    to_act: [],
    drawn: null,
    deal: null,
    legal: NOTHING,
    sheet: sheet(),
    records: 0,
    record: null,
    own_dummy: false,
    break_off: null,
    ready: [],
    result: null,
    redraw: false,
    next_table: null,
    ...changes,
  };
}

const drawing = (stock: number, changes: Partial<DrawingView> = {}): DrawingView => ({
  stock,
  drawn: null,
  follow: false,
  aside: 0,
  aside_cards: [],
  ...changes,
});

const live = (hand: string): LegalView => ({
  ...NOTHING,
  cards: cards(hand).map((card) => ({ seat: 'S', card })),
});

const FIRST = DEALT.S.join(' ');
const SECOND = 'SA SJ S6 S3 HQ H5 HT DA D9 D6 CQ CJ C8';

/** I lead to the first drawing trick. */
export const lead = view({ to_act: ['S'], deal: deal(FIRST, { turn: 'S', drawing: drawing(26) }), legal: live(FIRST) });

export const theirs = view({
  version: 6,
  to_act: ['N'],
  deal: deal(FIRST.replace(' C4', ''), {
    turn: 'N',
    drawing: drawing(26),
    trick: { leader: 'S', cards: [{ seat: 'S', card: 'C4' }], winner: 'S' },
  }),
});

/** North won the trick and drew first; I drew the ten of hearts. */
export const drew = view({
  version: 7,
  to_act: ['N'],
  deal: deal(SECOND, { turn: 'N', played: 1, last_trick: TRICKS[0] ?? null, drawing: drawing(24, { drawn: 'HT' }) }),
});
export const drewEvents = [
  { type: 'played', seat: 'N', card: 'C9' },
  { type: 'drew', seat: 'N', card: null },
  { type: 'drew', seat: 'S', card: 'HT' },
];

/** I follow, with whatever I like. */
export const follow = view({
  version: 8,
  to_act: ['S'],
  deal: deal(SECOND, {
    turn: 'S',
    played: 1,
    last_trick: TRICKS[0] ?? null,
    trick: { leader: 'N', cards: [{ seat: 'N', card: 'C2' }], winner: 'N' },
    drawing: drawing(24, { drawn: 'HT' }),
  }),
  legal: live(SECOND),
});

/** Drawn cards are laid aside at this table. */
export const aside = view({
  ...follow,
  options: { draw_follow: 'on', draw_use: 'aside' },
  deal: deal(FIRST.replace(' C4', ''), {
    turn: 'S',
    played: 1,
    drawing: drawing(24, { drawn: 'HT', follow: true, aside: 1, aside_cards: ['HT'] }),
  }),
});

export const auction = view({
  version: 40,
  phase: 'auction',
  to_act: ['S'],
  deal: deal(SECOND, {
    turn: 'S',
    played: 13,
    last_trick: TRICKS[1] ?? null,
    auction: [{ seat: 'N', call: '1S', meaning: null }],
  }),
  legal: { ...NOTHING, calls: ['P', 'X', '2H', '3NT'].map((call) => ({ call, meaning: null })) },
});

export const lastDraw = view({ ...theirs, version: 39, deal: { ...(theirs.deal as DealView), played: 12, drawing: drawing(2) } });

export const CONTRACT = {
  bid: '3NT',
  doubling: '',
  text: '3NT',
  declarer: 'S',
  dummy: null,
  tricks: 9,
  trump: null,
  dummy_open: false,
} as const;

export const play = view({
  version: 45,
  phase: 'play',
  to_act: ['S'],
  deal: deal(SECOND, {
    turn: 'S',
    auction: [
      { seat: 'N', call: '1S', meaning: null },
      { seat: 'S', call: '3NT', meaning: null },
      { seat: 'N', call: 'P', meaning: null },
    ],
    contract: CONTRACT,
    trick: { leader: 'N', cards: [{ seat: 'N', card: 'S7' }], winner: 'N' },
    hands: bySeat({ cards: [] as CardId[], hidden: 12 }, { cards: cards(SECOND), hidden: 0 }),
  }),
  legal: { ...live('SA SJ S6 S3'), actions: ['claim'] },
});

export const RECORD: DealRecord = {
  index: 1,
  number: 1,
  dealer: 'N',
  vulnerable: [],
  hands: bySeat(cards('SQ S7 S2 HA H9 H4 DK DJ D8 C6 C3 HK S5'), cards(SECOND)),
  first: {
    hands: DEALT,
    tricks: TRICKS,
    draws: [
      { seat: 'N', card: 'HK' },
      { seat: 'S', card: 'HT' },
      { seat: 'N', card: 'S5' },
      { seat: 'S', card: 'DT' },
    ],
  },
  auction: play.deal?.auction ?? [],
  contract: CONTRACT,
  tricks: [{ leader: 'N', cards: [{ seat: 'N', card: 'S7' }, { seat: 'S', card: 'SA' }], winner: 'S' }],
  claim: { by: 'S', tricks: 12 },
  made: 9,
  row: ROW,
  commitment: 'a3f1d0c9a4b7e63820f6ad11c2e9b7740c3a8e51f96d2b04478ab3cfe09d51e7',
  salt: 'b3a1',
  deal: 'N:Q752.AK94.KJ8.63 - AJ63.QT5.A96.QJ8 -',
};

export const between = view({
  version: 60,
  phase: 'between',
  to_act: ['S'],
  deal: { ...(play.deal as DealView), turn: null },
  legal: { ...NOTHING, actions: ['ready'] },
  sheet: sheet([ROW]),
  records: 1,
  record: RECORD,
  ready: ['N'],
});

export const over = view({
  ...between,
  phase: 'over',
  to_act: [],
  legal: NOTHING,
  sheet: sheet([ROW, { ...ROW, number: 2 }], { over: true, winner: 'S', margin: 900, totals: { N: 0, S: 900 } }),
  result: { winner: 'S', margin: 900, totals: { N: 0, S: 900 }, draw: false, broken_off: false },
});

export const lots = view({
  ...lead,
  drawn: [
    { seat: 'N', card: 'SA' },
    { seat: 'S', card: 'H4' },
  ],
});
