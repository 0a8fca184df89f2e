/** Views of one deal of Bismarck at every stage, for tests. South is forehand and plays Spader. */

import type {
  BismarckDeal,
  BismarckLegal,
  BismarckRecord,
  BismarckRow,
  BismarckSheet,
  BismarckView,
  ContractName,
  PerSeat,
} from '../lib/bismarck';
import type { CardId, SeatId, SuitId, TrickView } from '../lib/protocol';

export const RING: SeatId[] = ['E', 'S', 'W'];
export const OPEN: CardId[] = ['H7', 'SJ', 'S6', 'DA'];
export const DISCARDS: CardId[] = ['C9', 'C8', 'C7', 'C3'];
const COMMITMENT = '7c1d0c9a4b7e63820f6ad11c2e9b7740c3a8e51f96d2b04478ab3cfe09d51e72';

const cards = (text: string): CardId[] => text.split(' ');

/** The sixteen cards of each, after forehand has laid away. */
export const HANDS: PerSeat<CardId[]> = {
  N: [],
  E: cards('SK SQ ST S7 S5 HA HQ H4 DQ DJ DT D9 D7 D5 D4 CQ'),
  S: cards('SA SJ S9 S8 S6 S4 S3 HK H7 H6 H5 H2 DA D8 CA CJ'),
  W: cards('S2 HJ HT H9 H8 H3 DK D6 D3 D2 CK CT C6 C5 C4 C2'),
};
export const TWENTY: CardId[] = [...HANDS.S, ...DISCARDS];

const PLAYED: [SeatId, string, SeatId][] = [
  ['S', 'SA S2 S5', 'S'],
  ['S', 'DA D2 D4', 'S'],
  ['S', 'CA C2 CQ', 'S'],
  ['S', 'HK H3 HA', 'E'],
  ['E', 'SK S3 D3', 'E'],
  ['E', 'SQ S4 C4', 'E'],
  ['E', 'HQ H2 H8', 'E'],
  ['E', 'DQ D8 DK', 'W'],
  ['W', 'CK S7 CJ', 'E'],
  ['E', 'DJ S6 D6', 'S'],
  ['S', 'SJ C5 ST', 'S'],
  ['S', 'S9 C6 H4', 'S'],
  ['S', 'S8 H9 D5', 'S'],
  ['S', 'H7 HT D7', 'W'],
  ['W', 'HJ D9 H5', 'W'],
  ['W', 'CT DT H6', 'W'],
];

const next = (seat: SeatId, steps: number): SeatId => RING[(RING.indexOf(seat) + steps) % 3] as SeatId;
const each = <T>(of: (seat: SeatId) => T): PerSeat<T> => ({ N: of('N'), E: of('E'), S: of('S'), W: of('W') });

export const TRICKS: TrickView[] = PLAYED.map(([leader, text, winner]) => ({
  leader,
  cards: cards(text).map((card, i) => ({ seat: next(leader, i), card })),
  winner,
}));

export const TARGETS = each((seat) => (seat === 'S' ? 8 : 4));
const MADE: PerSeat<number> = { N: 0, E: 5, S: 7, W: 4 };
const NONE = each(() => 0);

export function deal(changes: Partial<BismarckDeal> = {}): BismarckDeal {
  return {
    number: 4,
    of: 12,
    dealer: 'E',
    forehand: 'S',
    leader: 'S',
    commitment: COMMITMENT,
    hands: each(() => ({ cards: [], hidden: 0 })),
    open: OPEN,
    open_taken: false,
    cut: null,
    contract: null,
    targets: null,
    tricks: NONE,
    trick: null,
    last_trick: null,
    played: 0,
    discards: [],
    discarded: false,
    turn: null,
    claim: null,
    ...changes,
  };
}

/** The deal after so many complete tricks and so many cards of the next one. */
export function dealAfter(tricks: number, lying: number, viewer: SeatId | null = 'S'): BismarckDeal {
  const done = TRICKS.slice(0, tricks);
  const current = TRICKS[tricks];
  const now = current?.cards.slice(0, lying) ?? [];
  const gone = new Set([...done.flatMap((trick) => trick.cards), ...now].map(({ card }) => card));
  return deal({
    hands: each((seat) => {
      const held = HANDS[seat].filter((card) => !gone.has(card));
      return seat === viewer ? { cards: held, hidden: 0 } : { cards: [], hidden: held.length };
    }),
    open_taken: true,
    contract: { name: 'spader', trump: 'S' },
    targets: TARGETS,
    tricks: each((seat) => done.filter(({ winner }) => winner === seat).length),
    trick: now.length === 0 ? null : { leader: current?.leader ?? 'S', cards: now, winner: now[0]?.seat ?? null },
    last_trick: done.at(-1) ?? null,
    played: tricks,
    discards: viewer === 'S' ? DISCARDS : [],
    discarded: true,
    turn: current === undefined ? null : next(current.leader, now.length),
  });
}

const row = (
  number: number,
  forehand: SeatId,
  contract: ContractName,
  trump: SuitId | null,
  tricks: [number, number, number],
): BismarckRow => {
  const [E, S, W] = tricks;
  const taken = { N: 0, E, S, W };
  const targets = each((seat) => (contract === 'pass' ? (seat === forehand ? 4 : 6) : seat === forehand ? 8 : 4));
  const points = each((seat) => (contract === 'pass' ? targets[seat] - taken[seat] : taken[seat] - targets[seat]));
  return { number, dealer: next(forehand, 2), forehand, contract, trump, tricks: taken, targets, points };
};

/** Three deals are over: Carla's and Anna's are those of the rules' own example. */
export const ROWS: BismarckRow[] = [
  row(1, 'S', 'sang', null, [4, 6, 6]),
  row(2, 'W', 'pass', null, [5, 9, 2]),
  row(3, 'E', 'valfri', 'D', [9, 4, 3]),
];
export const ROW = row(4, 'S', 'spader', 'S', [5, 7, 4]);

export function sheet(rows: BismarckRow[], changes: Partial<BismarckSheet> = {}): BismarckSheet {
  return {
    form: 'bismarck',
    profile: 'bismarck',
    columns: ['spader', 'valfri', 'sang', 'pass'],
    rows,
    chosen: each((seat) => rows.filter((one) => one.forehand === seat).map((one) => one.contract)),
    totals: each((seat) => rows.reduce((sum, one) => sum + one.points[seat], 0)),
    length: 12,
    over: false,
    winners: [],
    next: { number: rows.length + 1, dealer: 'E', forehand: 'S', contracts: [] },
    ...changes,
  };
}

const NOTHING: BismarckLegal = { contracts: [], cards: [], discard: null, actions: [] };

export function view(changes: Partial<BismarckView> = {}): BismarckView {
  return {
    game: 'bismarck',
    table: 'fixture',
    version: 20,
    form: 'bismarck',
    profile: 'bismarck',
    options: { see_all: 'off', open_cards: 'first4', must_trump: 'off', first_dealer: 'random' },
    viewer: 'S',
    host: true,
    pace: 'normal',
    ring: RING,
    seats: {
      N: { name: '', kind: 'bot', connected: true },
      E: { name: 'Computer Ost', kind: 'bot', connected: true },
      S: { name: 'Gast', kind: 'human', connected: true },
      W: { name: 'Wiebke', kind: 'human', connected: true },
    },
    phase: 'play',
    to_act: [],
    drawn: null,
    ready: [],
    deal: dealAfter(0, 0),
    legal: NOTHING,
    sheet: sheet(ROWS),
    records: 3,
    record: null,
    result: null,
    redraw: false,
    next_table: null,
    ...changes,
  };
}

const SUITS: SuitId[] = ['S', 'H', 'D', 'C'];

/** I am forehand; Sang is used up. */
export const myChoice = view({
  phase: 'choose',
  to_act: ['S'],
  deal: deal(),
  legal: {
    ...NOTHING,
    contracts: [
      { contract: 'spader', trumps: [] },
      { contract: 'valfri', trumps: SUITS },
      { contract: 'pass', trumps: [] },
    ],
    actions: ['name_contract'],
  },
});

/** Only Valfri is left: the suit alone is asked. */
export const mySuit = view({
  ...myChoice,
  legal: { ...NOTHING, contracts: [{ contract: 'valfri', trumps: SUITS }], actions: ['name_contract'] },
});

export const theirChoice = view({ phase: 'choose', to_act: ['W'], deal: deal({ dealer: 'S', forehand: 'W', leader: 'W' }) });

/** My twenty cards, of which four are laid away. */
export const myDiscard = view({
  phase: 'discard',
  to_act: ['S'],
  deal: deal({
    open_taken: true,
    contract: { name: 'spader', trump: 'S' },
    targets: TARGETS,
    hands: each((seat) => (seat === 'S' ? { cards: TWENTY, hidden: 0 } : { cards: [], hidden: 16 })),
  }),
  legal: { ...NOTHING, discard: { cards: TWENTY, count: 4 }, actions: ['discard'] },
});

export const theirDiscard = view({
  phase: 'discard',
  to_act: ['W'],
  deal: deal({
    dealer: 'S',
    forehand: 'W',
    leader: 'W',
    contract: { name: 'valfri', trump: 'H' },
    targets: each((seat) => (seat === 'W' ? 8 : 4)),
    hands: each((seat) => (seat === 'S' ? { cards: HANDS.E, hidden: 0 } : { cards: [], hidden: seat === 'W' ? 20 : 16 })),
    open_taken: true,
  }),
});

const PLAYING = ['claim'];
const live = (text: string): BismarckLegal => ({
  ...NOTHING,
  cards: cards(text).map((card) => ({ seat: 'S', card })),
  actions: PLAYING,
});

export const myLead = view({ to_act: ['S'], deal: dealAfter(0, 0), legal: live(HANDS.S.join(' ')) });
/** East leads spades; I must follow. */
export const myCard = view({ to_act: ['S'], deal: dealAfter(4, 1), legal: live('SJ S9 S8 S6 S4 S3') });
export const theirCard = view({ to_act: ['W'], deal: dealAfter(4, 2) });
export const beforeTrick = view({ version: 30, to_act: ['W'], deal: dealAfter(5, 2) });
export const afterTrick = view({ version: 31, to_act: ['E'], deal: dealAfter(6, 0) });
export const afterTrickEvent = { type: 'played', seat: 'W', card: 'C4' };

/** In Pass I have one trick too many. */
export const inPass = view({
  to_act: ['S'],
  deal: {
    ...dealAfter(11, 0),
    contract: { name: 'pass', trump: null },
    targets: each((seat) => (seat === 'S' ? 4 : 6)),
    tricks: { N: 0, E: 4, S: 5, W: 6 },
  },
  legal: live('S9 S8 H7 H6 H5'),
});

export const claimOffered = view({
  to_act: ['S', 'W'],
  deal: { ...dealAfter(13, 0), claim: { by: 'E', tricks: 3, hand: ['DT', 'D9', 'D7'], waiting: ['S', 'W'] } },
  legal: { ...NOTHING, actions: ['answer_claim'] },
});

export const RECORD: BismarckRecord = {
  index: 4,
  number: 4,
  dealer: 'E',
  forehand: 'S',
  contract: 'spader',
  trump: 'S',
  hands: HANDS,
  open: OPEN,
  discards: DISCARDS,
  tricks: TRICKS,
  claim: null,
  made: MADE,
  row: ROW,
  commitment: COMMITMENT,
  salt: 'b3a1',
  order: [...OPEN, ...HANDS.S].join(' '),
};

export const dealOver = view({
  phase: 'between',
  to_act: ['S'],
  ready: ['E', 'W'],
  deal: { ...dealAfter(16, 0), turn: null },
  legal: { ...NOTHING, actions: ['ready'] },
  sheet: sheet([...ROWS, ROW]),
  records: 4,
  record: RECORD,
});

/** All twelve deals; South and East share the win. */
const ALL: BismarckRow[] = [
  ...ROWS,
  ROW,
  row(5, 'W', 'spader', 'S', [4, 4, 8]),
  row(6, 'E', 'spader', 'S', [7, 6, 3]),
  row(7, 'S', 'valfri', 'H', [3, 10, 3]),
  row(8, 'W', 'sang', null, [5, 5, 6]),
  row(9, 'E', 'pass', null, [3, 5, 8]),
  row(10, 'S', 'pass', null, [6, 5, 5]),
  row(11, 'W', 'valfri', 'C', [2, 6, 8]),
  row(12, 'E', 'sang', null, [8, 4, 4]),
];
export const FINAL = sheet(ALL, { over: true, winners: ['E', 'S'], next: { number: 13, dealer: 'E', forehand: 'S', contracts: [] } });

export const matchOver = view({
  ...dealOver,
  phase: 'over',
  to_act: [],
  legal: NOTHING,
  sheet: FINAL,
  records: 12,
  result: { winners: ['E', 'S'], totals: FINAL.totals, shared: true },
});

/** Somebody who only watches. */
export const spectator = view({ viewer: null, host: false, to_act: ['S'], deal: dealAfter(4, 1, null) });
