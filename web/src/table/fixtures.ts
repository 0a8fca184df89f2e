/** Views of one deal at every stage, for tests. The deal: South plays 4♠, West leads. */

import type {
  CallView,
  CardId,
  ContractView,
  DealRecord,
  DealView,
  LegalView,
  PartView,
  RowView,
  SeatCard,
  SeatId,
  SheetView,
  SideId,
  TrickView,
  View,
} from '../lib/protocol';

export const HANDS: Record<SeatId, CardId[]> = {
  N: ['SK', 'SQ', 'S7', 'S2', 'HA', 'H9', 'H4', 'DK', 'DJ', 'D8', 'C9', 'C6', 'C3'],
  E: ['S8', 'S5', 'HK', 'HJ', 'H8', 'H7', 'DQ', 'DT', 'D5', 'D2', 'CK', 'C7', 'C4'],
  S: ['SA', 'SJ', 'ST', 'S6', 'S3', 'HQ', 'H5', 'DA', 'D9', 'D6', 'CQ', 'CJ', 'C2'],
  W: ['S9', 'S4', 'HT', 'H6', 'H3', 'H2', 'D7', 'D4', 'D3', 'CA', 'CT', 'C8', 'C5'],
};

const MEANINGS: Record<string, string> = {
  P: 'weniger als 6 Punkte',
  '1S': '12–21 Punkte, mindestens 5 Pik',
  '2S': '6–9 Punkte, mindestens 3 Pik',
  '3S': '10–12 Punkte mit Verteilung, mindestens 4 Pik, einladend',
  '4S': 'Zum Spielen: 13–16 Punkte, mindestens 5 Pik',
  '2NT': '13–15 Punkte, ausgeglichen, partieforcierend',
  '1NT': '15–17 Punkte, ausgeglichen',
};

function meaning(call: string) {
  const text = MEANINGS[call] ?? 'mindestens 5 Karten in der Farbe, 6 Punkte oder mehr';
  return { node: `fixture-${call}`, text, alert: call === '2NT', trust: 0.9 };
}

const said = (first: SeatId, calls: string): CallView[] =>
  calls
    .split(' ')
    .filter((call) => call !== '')
    .map((call, i) => ({ seat: seat(first, i), call, meaning: meaning(call) }));

const RING: SeatId[] = ['N', 'E', 'S', 'W'];
const seat = (first: SeatId, steps: number): SeatId =>
  RING[(RING.indexOf(first) + steps) % 4] as SeatId;

export const AUCTION = said('S', '1S P 3S P 4S P P P');

export const CONTRACT: ContractView = {
  bid: '4S',
  doubling: '',
  text: '4S',
  declarer: 'S',
  dummy: 'N',
  tricks: 10,
  trump: 'S',
  dummy_open: true,
};

/** The tricks of the whole play, each from its leader. */
const PLAYED: [SeatId, string, SeatId][] = [
  ['W', 'CA C3 C4 C2', 'W'],
  ['W', 'C5 C6 CK CJ', 'E'],
  ['E', 'C7 CQ C8 C9', 'S'],
  ['S', 'SA S4 S2 S5', 'S'],
  ['S', 'S3 S9 SK S8', 'N'],
  ['N', 'DK D2 D6 D3', 'N'],
  ['N', 'DJ DQ DA D4', 'S'],
  ['S', 'D9 D7 D8 DT', 'E'],
  ['E', 'HK H5 H2 HA', 'N'],
  ['N', 'SQ H7 S6 H3', 'N'],
  ['N', 'S7 H8 ST H6', 'S'],
  ['S', 'SJ HT H4 HJ', 'S'],
  ['S', 'HQ CT H9 D5', 'S'],
];

export const TRICKS: TrickView[] = PLAYED.map(([leader, cards, winner]) => ({
  leader,
  cards: cards.split(' ').map((card, i) => ({ seat: seat(leader, i), card })),
  winner,
}));

const sideOf = (one: SeatId): SideId => (one === 'N' || one === 'S' ? 'NS' : 'EW');

/** The deal after so many complete tricks and so many cards of the next one. */
export function dealAfter(tricks: number, cards: number, viewer: SeatId = 'S'): DealView {
  const done = TRICKS.slice(0, tricks);
  const current = TRICKS[tricks];
  const lying = current?.cards.slice(0, cards) ?? [];
  const gone = new Set([...done.flatMap((trick) => trick.cards), ...lying].map(({ card }) => card));
  const open = tricks > 0 || cards > 0;
  const shown = (one: SeatId): boolean => one === viewer || (open && one === 'N');
  const hands = Object.fromEntries(
    RING.map((one) => {
      const held = HANDS[one].filter((card) => !gone.has(card));
      return [one, shown(one) ? { cards: held, hidden: 0 } : { cards: [], hidden: held.length }];
    }),
  ) as DealView['hands'];
  const won = (side: SideId): number =>
    done.filter((trick) => trick.winner !== null && sideOf(trick.winner) === side).length;
  return {
    number: 2,
    of: 4,
    dealer: 'S',
    vulnerable: ['NS'],
    commitment: '5f1d0c9a4b7e63820f6ad11c2e9b7740c3a8e51f96d2b04478ab3cfe09d51e72',
    hands,
    turn: current === undefined ? null : seat(current.leader, lying.length),
    auction: AUCTION,
    contract: { ...CONTRACT, dummy_open: open },
    trick: lying.length === 0 ? null : { leader: current?.leader ?? 'W', cards: lying, winner: lying[0]?.seat ?? null },
    last_trick: done.at(-1) ?? null,
    tricks: { NS: won('NS'), EW: won('EW') },
    played: tricks,
    claim: null,
    drawing: null,
  };
}

const part = (side: SideId, kind: string, points: number, below = false): PartView => ({ side, kind, points, below });

export const ROW: RowView = {
  number: 2,
  dealer: 'S',
  vulnerable: ['NS'],
  contract: { text: '4S', declarer: 'S' },
  tricks: 10,
  result: '=',
  parts: [part('NS', 'contract_tricks', 120, true), part('NS', 'game', 500), part('NS', 'honours', 100)],
  game_won_by: 'NS',
};

const FIRST: RowView = {
  number: 1,
  dealer: 'E',
  vulnerable: [],
  contract: { text: '2HX', declarer: 'E' },
  tricks: 6,
  result: '-2',
  parts: [part('NS', 'undertricks', 300)],
  game_won_by: null,
};

export function sheet(rows: RowView[], over = false): SheetView {
  const total = (side: SideId): number =>
    rows.flatMap((row) => row.parts).filter((one) => one.side === side).reduce((sum, one) => sum + one.points, 0);
  const totals = { NS: total('NS'), EW: total('EW') };
  return {
    form: 'chicago',
    profile: 'chicago-000',
    sides: ['NS', 'EW'],
    rows,
    closing: [],
    totals,
    carried: { NS: 0, EW: 0 },
    games: { NS: 0, EW: 0 },
    length: 4,
    over,
    winner: over ? (totals.NS > totals.EW ? 'NS' : 'EW') : null,
    margin: Math.abs(totals.NS - totals.EW),
    next: { number: rows.length + 1, dealer: 'W', vulnerable: ['EW'] },
  };
}

export const RECORD: DealRecord = {
  index: 2,
  number: 2,
  dealer: 'S',
  vulnerable: ['NS'],
  hands: HANDS,
  first: null,
  auction: AUCTION,
  contract: CONTRACT,
  tricks: TRICKS,
  claim: null,
  made: 10,
  row: ROW,
  commitment: '5f1d0c9a4b7e63820f6ad11c2e9b7740c3a8e51f96d2b04478ab3cfe09d51e72',
  salt: 'b3a1',
  deal: 'N:KQ72.A94.KJ8.963 85.KJ87.QT52.K74 AJT63.Q5.A96.QJ2 94.T632.743.AT85',
};

const NOTHING: LegalView = { calls: [], cards: [], actions: [], honours: null };

export function view(changes: Partial<View> = {}): View {
  return {
    game: 'bridge',
    table: 'fixture',
    version: 20,
    form: 'chicago',
    profile: 'chicago-000',
    options: { honours_claim: 'announce' },
    viewer: 'S',
    host: true,
    pace: 'normal',
    ring: RING,
    seats: {
      N: { name: 'Nora', kind: 'bot', connected: true },
      E: { name: 'Oskar', kind: 'bot', connected: true },
      S: { name: 'Gast', kind: 'human', connected: true },
      W: { name: 'Wiebke', kind: 'bot', connected: true },
    },
    phase: 'play',
    to_act: [],
    drawn: null,
    deal: dealAfter(0, 0),
    legal: NOTHING,
    sheet: sheet([FIRST]),
    records: 1,
    record: null,
    own_dummy: false,
    break_off: null,
    ready: [],
    result: null,
    redraw: true,
    next_table: null,
    ...changes,
  };
}

const higher = (than: string | null): string[] => {
  const all = [1, 2, 3, 4, 5, 6, 7].flatMap((level) => ['C', 'D', 'H', 'S', 'NT'].map((one) => `${level}${one}`));
  return than === null ? all : all.slice(all.indexOf(than) + 1);
};

function bidding(calls: string, vulnerable: SideId[] = ['NS']): DealView {
  const deal = dealAfter(0, 0);
  const auction = said('S', calls);
  return { ...deal, vulnerable, auction, contract: null, turn: seat('S', auction.length) };
}

const calls = (all: string[]): LegalView['calls'] => all.map((call) => ({ call, meaning: meaning(call) }));

export const myCall = view({
  phase: 'auction',
  to_act: ['S'],
  deal: bidding('1S P 3S P'),
  legal: { ...NOTHING, calls: calls(['P', ...higher('3S')]), actions: ['choose_dummy_play'] },
});

export const firstCall = view({
  phase: 'auction',
  to_act: ['S'],
  deal: bidding(''),
  legal: { ...NOTHING, calls: calls(['P', ...higher(null)]) },
});

/** Kontra can be answered by Rekontra. */
export const doubled = view({
  phase: 'auction',
  to_act: ['S'],
  deal: bidding('1S X P P', ['NS', 'EW']),
  legal: { ...NOTHING, calls: calls(['P', 'XX', ...higher('1S')]) },
});

export const theirCall = view({ phase: 'auction', to_act: ['W'], deal: bidding('1S P 3S P 4S') });

const PLAYING = ['claim', 'concede', 'choose_dummy_play'];

function legalCards(deal: DealView, cards: string[]): LegalView {
  const turn = deal.turn ?? 'S';
  const all: SeatCard[] = cards.map((card) => ({ seat: turn, card }));
  return { ...NOTHING, cards: all, actions: PLAYING };
}

/** I defend: East is declarer, and the lead is mine. */
export const openingLead = view({
  to_act: ['S'],
  deal: {
    ...dealAfter(0, 0),
    auction: said('E', '1H P 3H P 4H P P P'),
    dealer: 'E',
    contract: { ...CONTRACT, bid: '4H', text: '4H', trump: 'H', declarer: 'E', dummy: 'W', dummy_open: false },
    turn: 'S',
  },
  legal: { ...NOTHING, cards: HANDS.S.map((card) => ({ seat: 'S', card })), actions: PLAYING },
});

/** I defend against East; dummy lies at my left, West. */
export const defending: View = (() => {
  const deal = dealAfter(0, 0);
  return view({
    to_act: ['E'],
    deal: {
      ...deal,
      dealer: 'E',
      vulnerable: ['EW'],
      auction: said('E', '1H P 3H P 4HX P P P'.replace('4HX', '4H')),
      contract: { ...CONTRACT, bid: '4H', text: '4HX', doubling: 'X', trump: 'H', declarer: 'E', dummy: 'W' },
      hands: { ...deal.hands, W: { cards: HANDS.W, hidden: 0 }, S: { cards: HANDS.S.filter((card) => card !== 'CQ'), hidden: 0 } },
      trick: { leader: 'S', cards: [{ seat: 'S', card: 'CQ' }], winner: 'S' },
      turn: 'W',
    },
    legal: { ...NOTHING, actions: PLAYING },
  });
})();

export const dummyDown: View = (() => {
  const deal = dealAfter(0, 1);
  return view({ to_act: ['S'], deal, legal: legalCards(deal, ['C9', 'C6', 'C3']) });
})();

/** Declarer leads from dummy. */
export const dummyTurn: View = (() => {
  const deal = dealAfter(5, 0);
  return view({ to_act: ['S'], deal, legal: legalCards(deal, deal.hands.N.cards) });
})();

export const myCard: View = (() => {
  const deal = dealAfter(5, 2);
  return view({ to_act: ['S'], deal, legal: legalCards(deal, ['DA', 'D9', 'D6']) });
})();

export const beforeTrick = view({ version: 30, to_act: ['W'], deal: dealAfter(5, 3) });
export const afterTrick: View = (() => {
  const deal = dealAfter(6, 0);
  return view({ version: 31, to_act: ['S'], deal, legal: legalCards(deal, deal.hands.N.cards) });
})();
export const afterTrickEvent = { type: 'played', seat: 'W', card: 'D3' };

/** North plays the contract; my hand lies open. */
export const iAmDummy: View = (() => {
  const deal = dealAfter(4, 0);
  return view({
    to_act: ['N'],
    deal: {
      ...deal,
      hands: { ...deal.hands, N: { cards: [], hidden: 9 } },
      auction: said('N', '1S P 3S P 4S P P P'),
      dealer: 'N',
      contract: { ...CONTRACT, declarer: 'N', dummy: 'S' },
      turn: 'N',
    },
    legal: { ...NOTHING, actions: ['choose_dummy_play'] },
  });
})();

export const claimOffered: View = (() => {
  const deal = dealAfter(9, 0);
  return view({
    to_act: ['S', 'N'],
    deal: {
      ...deal,
      contract: { ...CONTRACT, declarer: 'W', dummy: 'E', bid: '3NT', text: '3NT', trump: null, tricks: 9 },
      claim: { by: 'W', tricks: 4, hand: ['HT', 'H6', 'H3', 'CT'], waiting: ['S', 'N'] },
    },
    legal: { ...NOTHING, actions: ['answer_claim'] },
  });
})();

export const honours = view({
  phase: 'honours',
  to_act: ['S'],
  deal: { ...dealAfter(13, 0), turn: null },
  legal: { ...NOTHING, actions: ['announce_honours', 'decline_honours'], honours: 100 },
});

export const dealOver = view({
  phase: 'between',
  to_act: ['S'],
  deal: { ...dealAfter(13, 0), turn: null },
  legal: { ...NOTHING, actions: ['ready', 'choose_dummy_play'] },
  sheet: sheet([FIRST, ROW]),
  records: 2,
  record: RECORD,
  ready: ['N', 'E', 'W'],
});

export const breakOff = view({
  ...dealOver,
  form: 'rubber',
  profile: 'rubber-laws',
  sheet: { ...sheet([FIRST, ROW]), form: 'rubber', profile: 'rubber-laws', length: null, games: { NS: 1, EW: 0 } },
  legal: { ...NOTHING, actions: ['answer_break_off'] },
  break_off: { by: 'W', waiting: ['S'] },
});

export const matchOver = view({
  ...dealOver,
  phase: 'over',
  to_act: [],
  legal: NOTHING,
  sheet: sheet([FIRST, ROW], true),
  result: { winner: 'NS', margin: 1020, totals: { NS: 1020, EW: 0 }, draw: false, broken_off: false },
});

export const drawn = view({
  ...firstCall,
  records: 0,
  sheet: sheet([]),
  drawn: [
    { seat: 'N', card: 'SK' },
    { seat: 'E', card: 'H4' },
    { seat: 'S', card: 'SA' },
    { seat: 'W', card: 'D9' },
  ],
});

/** Somebody who only watches. */
export const spectator: View = (() => {
  const deal = dealAfter(5, 2, 'N');
  return view({ viewer: null, host: false, to_act: ['S'], deal });
})();
