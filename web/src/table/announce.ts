/** What happened, as sentences in the reader's language; for the ear and for the status line. */

import { t } from '../lib/i18n';
import {
  SUITS,
  callName,
  cardName,
  contractName,
  ofSuit,
  rankOf,
  next,
  seatName,
  vulnerabilityName,
} from '../lib/notation';
import type {
  CardId,
  DealRecord,
  DealView,
  EventView,
  PartView,
  RowView,
  SeatId,
  SideId,
  TrickView,
  View,
} from '../lib/protocol';
import { sideName, sideOf, type Sides } from '../lib/sides';
import { drewSentence, stockSentence, stockTurnText } from './drawing';
import { completed } from './presenter';
import { isMyTurn } from './turn';

export { isMyTurn };

/** The sentences for what one update brought; `before` is what was shown until now. */
export function sentences(before: View | null, events: EventView[], after: View): string[] {
  const told = events.flatMap((event) => eventSentences(event, before, after));
  const second = before?.phase === 'stock' && after.phase === 'auction';
  const drawn = second ? [t('draw-say-stock-empty'), ...myHandSentences(after)] : [];
  return [...told, ...drawn, ...turnSentences(before, after)];
}

/** What a reader needs who comes to a table that he has not seen before. */
export function situation(view: View): string[] {
  const { deal } = view;
  if (deal === null) return turnSentences(null, view);
  return [
    dealtSentence(deal),
    ...(deal.contract === null ? [] : [contractSentence(view)]),
    ...(view.phase === 'stock' ? [stockSentence(view)] : []),
    ...(view.phase === 'play' ? [tricksSentence(view)] : []),
    ...turnSentences(null, view),
  ];
}

function eventSentences(event: EventView, before: View | null, after: View): string[] {
  const seat = isSeat(event['seat']) ? event['seat'] : null;
  const name = seat === null ? '' : seatName(seat);
  switch (event.type) {
    case 'dealt':
    case 'stock_dealt':
      return after.deal === null ? [] : [dealtSentence(after.deal), stockSentence(after), ...myHandSentences(after)];
    case 'dealer_drawn':
      return isSeat(event['dealer']) && after.drawn !== null
        ? [t('draw-lots-explain', { seat: seatName(event['dealer']) })]
        : [];
    case 'called':
      return calledSentences(name, String(event['call']), after);
    case 'dummy_exposed':
      return dummySentences(after);
    case 'played':
      return [
        t('table-say-plays', { seat: name, card: cardName(String(event['card'])) }),
        ...trickSentences(before, after),
      ];
    case 'drew':
      return seat === null ? [] : [drewSentence(seat, event['card'], after)];
    case 'claimed':
      return [t(event['tricks'] === 0 ? 'table-say-concedes' : 'table-say-claims', { seat: name })];
    case 'claim_answered':
      return [t(event['accept'] === true ? 'table-say-accepts' : 'table-say-plays-on', { seat: name })];
    case 'honours_announced':
      return [t('table-say-honours', { seat: name, points: Number(event['points']) })];
    case 'deal_scored':
      return after.record === null ? [] : [resultSentence(after.record.row, after.sheet.sides)];
    case 'break_off_proposed':
      return [t('table-say-break-off', { seat: name })];
    case 'break_off_answered':
      return [
        t(event['accept'] === true ? 'table-say-break-off-yes' : 'table-say-break-off-no', {
          seat: name,
        }),
      ];
    case 'match_ended':
      return after.result === null ? [] : [matchSentence(after)];
    default:
      return [];
  }
}

function isSeat(value: unknown): value is SeatId {
  return value === 'N' || value === 'E' || value === 'S' || value === 'W';
}

// --- Dealing and auction ----------------------------------------------------------

function dealtSentence(deal: DealView): string {
  return t('table-say-dealt', {
    number: deal.number,
    seat: seatName(deal.dealer),
    vulnerability: vulnerabilityName(deal.vulnerable),
  });
}

export function myHandSentences(view: View): string[] {
  const { viewer, deal } = view;
  if (viewer === null || deal === null) return [];
  return [t('table-say-my-hand', { cards: handText(deal.hands[viewer].cards) })];
}

export function dummySentences(view: View): string[] {
  const contract = view.deal?.contract;
  if (view.deal === null || contract?.dummy == null || !contract.dummy_open) return [];
  return [
    t('table-say-dummy', {
      seat: seatName(contract.dummy),
      cards: handText(view.deal.hands[contract.dummy].cards),
    }),
  ];
}

/** "Pik Ass, König, Drei; Herz keine; …" */
export function handText(cards: readonly CardId[]): string {
  return SUITS.map((suit) => {
    const held = ofSuit(cards, suit).map((card) => t(`rank-name-${rankOf(card)}`));
    return t('table-suit-line', {
      suit: t(`suit-${suit}`),
      cards: held.length === 0 ? t('table-void') : held.join(', '),
    });
  }).join('; ');
}

function calledSentences(seat: string, call: string, after: View): string[] {
  const said = t('table-say-call', { seat, call: callName(call) });
  const meaning = after.deal?.auction.at(-1)?.meaning;
  const alert = meaning?.alert === true ? [t('table-say-meaning', { text: meaning.text })] : [];
  const { deal } = after;
  if (deal?.contract != null && after.phase === 'play') return [said, ...alert, contractSentence(after)];
  const passedOut = after.record !== null && after.record.contract === null && after.phase !== 'auction';
  const nobody = t(after.ring.length === 2 ? 'draw-say-passed-out' : 'table-say-passed-out');
  return [said, ...alert, ...(passedOut ? [nobody] : [])];
}

function contractSentence({ deal, ring }: View): string {
  const contract = deal?.contract;
  if (contract == null) return '';
  return t('table-say-contract', {
    contract: contractName(contract.text),
    seat: seatName(contract.declarer),
    leader: seatName(next(contract.declarer, 1, ring)),
    tricks: contract.tricks,
  });
}

// --- Play -------------------------------------------------------------------------

function trickSentences(before: View | null, after: View): string[] {
  const trick = before === null ? null : completed(before, after);
  if (trick?.winner == null) return [];
  return [t('table-say-trick', { side: sideName(sideOf(trick.winner, after.sheet.sides)) })];
}

export function tricksSentence({ deal, sheet }: View): string {
  const each = sheet.sides.map((side) =>
    t('table-say-side-tricks', { side: sideName(side), count: deal?.tricks[side] ?? 0 }),
  );
  return `${each.join(', ')}.`;
}

/** "Ost Pik Dame, Süd Pik Drei". */
export function trickText(trick: TrickView): string {
  return trick.cards.map(({ seat, card }) => `${seatName(seat)} ${cardName(card)}`).join(', ');
}

export function auctionText(deal: DealView): string {
  if (deal.auction.length === 0) return t('table-auction-empty');
  return deal.auction.map(({ seat, call }) => `${seatName(seat)} ${callName(call)}`).join(', ');
}

// --- Whose turn -------------------------------------------------------------------

function turnSentences(before: View | null, after: View): string[] {
  const mine = turnText(after);
  if (!isMyTurn(after) || (before !== null && turnKey(before) === turnKey(after))) return [];
  return [mine];
}

/** Changes whenever something new is asked of the viewer. */
export function turnKey(view: View): string {
  if (!isMyTurn(view)) return '';
  const { deal } = view;
  const place = deal === null ? '' : `${deal.commitment}.${deal.auction.length}.${deal.played}.${deal.turn}`;
  return `${view.phase}.${place}.${view.legal.actions.join()}`;
}

/** Whose turn it is and what for, in one line. */
export function turnText(view: View): string {
  const { phase, viewer, deal } = view;
  const waiting = view.to_act.filter((seat) => seat !== viewer).map(seatName).join(', ');
  switch (phase) {
    case 'auction':
      if (isMyTurn(view)) return t('table-turn-call');
      return t('table-turn-they-call', { seat: waiting });
    case 'stock':
      return stockTurnText(view);
    case 'play':
      return playTurnText(view, deal, waiting);
    case 'honours':
      return isMyTurn(view) ? t('table-turn-honours') : t('table-wait', { seat: waiting });
    case 'between':
      return isMyTurn(view) ? t('table-turn-next') : t('table-wait', { seat: waiting });
    case 'over':
      return t('table-over');
    default:
      return t('table-dealing');
  }
}

function playTurnText(view: View, deal: DealView | null, waiting: string): string {
  if (deal === null) return '';
  if (deal.claim !== null) {
    if (!isMyTurn(view)) return t('table-turn-claim-wait', { seat: waiting });
    return t('table-turn-claim', { seat: seatName(deal.claim.by) });
  }
  if (deal.turn === null) return '';
  if (!isMyTurn(view)) return t('table-turn-they-play', { seat: seatName(deal.turn) });
  const led = deal.trick !== null && deal.trick.cards.length > 0 && deal.trick.cards.length < view.ring.length;
  if (deal.turn !== view.viewer) return t(led ? 'table-turn-dummy' : 'table-turn-dummy-leads');
  return t(led ? 'table-turn-play' : 'table-turn-lead');
}

// --- Results ----------------------------------------------------------------------

/** "4 Herz von Nord, ein Überstich". */
export function resultText(row: RowView): string {
  if (row.contract === null) return t('table-result-pass');
  const count = Math.abs(Number(row.result.replace('=', '0')));
  const kind = row.result === '=' ? 'made' : row.result.startsWith('+') ? 'over' : 'down';
  return t(RESULTS[kind], {
    contract: contractName(row.contract.text),
    seat: seatName(row.contract.declarer),
    count,
  });
}

const RESULTS = {
  made: 'table-result-made',
  over: 'table-result-over',
  down: 'table-result-down',
} as const;

export function pointsOf(parts: readonly PartView[], side: SideId): number {
  return parts.filter((part) => part.side === side).reduce((sum, part) => sum + part.points, 0);
}

function resultSentence(row: RowView, sides: Sides): string {
  const points = sides
    .map((side) => ({ side, points: pointsOf(row.parts, side) }))
    .filter((one) => one.points > 0)
    .map((one) => t('table-say-points', { side: sideName(one.side), points: one.points }));
  return [`${resultText(row)}.`, ...points].join(' ');
}

/** The headline of a finished match. */
export function matchSentence(view: View): string {
  const { result } = view;
  if (result === null) return '';
  if (result.winner === null) return t('table-match-draw');
  return t('table-match-won', { side: sideName(result.winner), margin: result.margin });
}

/** Who made which tricks a claim asks for, in one line. */
export function claimText(record: DealRecord): string {
  if (record.claim === null) return '';
  const id = record.claim.tricks === 0 ? 'table-say-concedes' : 'table-say-claims';
  return t(id, { seat: seatName(record.claim.by) });
}
