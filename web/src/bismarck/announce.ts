/** What happened at a table of Bismarck, as sentences in the reader's language. */

import type { BismarckDeal, BismarckRecord, BismarckRow, BismarckView } from '../lib/bismarck';
import { t } from '../lib/i18n';
import { cardName, seatName } from '../lib/notation';
import type { EventView, SeatId, TrickView } from '../lib/protocol';
import { handText } from '../table/announce';
import { isMyTurn } from '../table/turn';
import { contractText, contractTitle, fromViewer, left, listed, signed } from './names';

type View = BismarckView;

/** The sentences for what one update brought; `before` is what was shown until now. */
export function sentences(before: View | null, events: EventView[], after: View): string[] {
  // Forehand's own hand is told once, with the open cards in it.
  const takes = events.some(({ type, seat }) => type === 'open_cards_taken' && seat === after.viewer);
  const told = events
    .filter(({ type }) => !(takes && type === 'hands_dealt'))
    .flatMap((event) => eventSentences(event, before, after));
  return [...told, ...turnSentences(before, after)];
}

/** What a reader needs who comes to a table that he has not seen before. */
export function situation(view: View): string[] {
  const { deal } = view;
  if (deal === null) return turnSentences(null, view);
  return [
    dealtSentence(deal),
    ...openSentences(deal),
    ...(deal.contract === null ? [] : [contractSentence(view, deal)]),
    ...(view.phase === 'play' ? [standingSentence(view, deal)] : []),
    ...turnSentences(null, view),
  ];
}

function eventSentences(event: EventView, before: View | null, after: View): string[] {
  const seat = isSeat(event['seat']) ? event['seat'] : null;
  const name = seat === null ? '' : seatName(seat);
  const { deal } = after;
  switch (event.type) {
    case 'cards_opened':
      return deal === null ? [] : [dealtSentence(deal), ...openSentences(deal)];
    case 'contract_named':
      return deal === null ? [] : [contractSentence(after, deal)];
    case 'hands_dealt':
      return myHandSentences(after);
    case 'open_cards_taken':
      return [t('bismarck-say-takes', { seat: name }), ...(seat === after.viewer ? myHandSentences(after) : [])];
    case 'discarded':
      return [discardedSentence(name, event['cards'])];
    case 'played':
      return [
        t('table-say-plays', { seat: name, card: cardName(String(event['card'])) }),
        ...trickSentences(before, after),
      ];
    case 'claimed':
      return [t(event['tricks'] === 0 ? 'table-say-concedes' : 'table-say-claims', { seat: name })];
    case 'claim_answered':
      return [t(event['accept'] === true ? 'table-say-accepts' : 'table-say-plays-on', { seat: name })];
    case 'tricks_scored':
      return after.record === null ? [] : [resultSentence(after, after.record.row)];
    case 'match_ended':
      return [matchSentence(after)];
    default:
      return [];
  }
}

function isSeat(value: unknown): value is SeatId {
  return value === 'N' || value === 'E' || value === 'S' || value === 'W';
}

// --- Before the play ----------------------------------------------------------------

function dealtSentence(deal: BismarckDeal): string {
  return t(deal.dealer === deal.forehand ? 'bismarck-say-deal-own' : 'bismarck-say-deal', {
    number: deal.number,
    dealer: seatName(deal.dealer),
    forehand: seatName(deal.forehand),
  });
}

export function openSentences(deal: BismarckDeal): string[] {
  return [
    ...(deal.open.length === 0 ? [] : [t('bismarck-say-open', { cards: cardList(deal.open) })]),
    ...(deal.cut === null ? [] : [t('bismarck-say-cut', { card: cardName(deal.cut) })]),
  ];
}

/** "Pik Ass, Herz Drei". */
export function cardList(cards: readonly string[]): string {
  return cards.map(cardName).join(', ');
}

export function contractSentence(view: View, deal: BismarckDeal): string {
  if (deal.contract === null) return t('bismarck-no-contract');
  const contract = contractText(deal.contract, view.profile);
  const said = t('bismarck-say-contract', { seat: seatName(deal.forehand), contract });
  return deal.targets === null ? said : `${said} ${targetsSentence(view, deal)}`;
}

function targetsSentence({ ring }: View, { targets, forehand }: BismarckDeal): string {
  const other = ring.find((seat) => seat !== forehand);
  if (targets === null || other === undefined) return '';
  return t('bismarck-say-targets', { forehand: targets[forehand], others: targets[other] });
}

function discardedSentence(seat: string, cards: unknown): string {
  if (!Array.isArray(cards) || cards.length === 0) return t('bismarck-say-discards', { seat });
  return t('bismarck-say-discards-these', { seat, cards: cardList(cards.map(String)) });
}

export function myHandSentences({ viewer, deal }: View): string[] {
  if (viewer === null || deal === null) return [];
  return [t('table-say-my-hand', { cards: handText(deal.hands[viewer].cards) })];
}

/** Which contracts each player has still to choose, for the ear. */
export function freeSentences(view: View): string[] {
  return fromViewer(view).map((seat) => {
    const names = left(view.sheet, seat).map((name) => contractTitle(name, view.profile));
    return names.length === 0
      ? t('bismarck-say-none-free', { seat: seatName(seat) })
      : t('bismarck-say-free', { seat: seatName(seat), contracts: names.join(', ') });
  });
}

// --- Play -----------------------------------------------------------------------------

function trickSentences(before: View | null, after: View): string[] {
  const trick = after.deal?.last_trick ?? after.record?.tricks.at(-1);
  const played = after.deal?.played ?? after.record?.tricks.length ?? 0;
  if (trick?.winner == null || before?.deal == null || played <= before.deal.played) return [];
  return [t('bismarck-say-trick', { seat: seatName(trick.winner) })];
}

/** "Ost Pik Dame, Süd Pik Drei". */
export function trickText(trick: TrickView): string {
  return trick.cards.map(({ seat, card }) => `${seatName(seat)} ${cardName(card)}`).join(', ');
}

/** "Süd 3 von 8, West 1 von 4, Ost 2 von 4." */
export function standingSentence(view: View, deal: BismarckDeal): string {
  const { targets } = deal;
  if (targets === null) return '';
  return t('bismarck-say-standing', {
    list: fromViewer(view)
      .map((seat) => t('bismarck-tricks-of', { seat: seatName(seat), tricks: deal.tricks[seat], target: targets[seat] }))
      .join(', '),
  });
}

// --- Whose turn -----------------------------------------------------------------------

function turnSentences(before: View | null, after: View): string[] {
  if (!isMyTurn(after) || (before !== null && turnKey(before) === turnKey(after))) return [];
  return [turnText(after)];
}

/** Changes whenever something new is asked of the viewer. */
export function turnKey(view: View): string {
  if (!isMyTurn(view)) return '';
  const { deal } = view;
  const place = deal === null ? '' : `${deal.commitment}.${deal.played}.${deal.turn}.${deal.contract?.name}`;
  return `${view.phase}.${place}.${view.legal.actions.join()}`;
}

/** Whose turn it is and what for, in one line. */
export function turnText(view: View): string {
  const { phase, viewer, deal } = view;
  const waiting = view.to_act.filter((seat) => seat !== viewer).map(seatName).join(', ');
  const mine = isMyTurn(view);
  switch (phase) {
    case 'choose':
      return mine ? t(chooseId(view)) : t('bismarck-turn-they-choose', { seat: waiting });
    case 'discard':
      return mine
        ? t('bismarck-turn-discard', { count: view.legal.discard?.count ?? 4 })
        : t('bismarck-turn-they-discard', { seat: waiting });
    case 'play':
      return playText(view, deal, waiting);
    case 'between':
      return mine ? t('table-turn-next') : t('table-wait', { seat: waiting });
    case 'over':
      return t('table-over');
    default:
      return t('table-dealing');
  }
}

/** With one contract left only its trump suit may be open. */
function chooseId({ legal, deal }: View): string {
  if (deal !== null && deal.dealer === deal.forehand) return 'bismarck-choose-suit';
  return legal.contracts.length === 1 ? 'bismarck-turn-suit' : 'bismarck-turn-choose';
}

function playText(view: View, deal: BismarckDeal | null, waiting: string): string {
  if (deal === null) return '';
  if (deal.claim !== null) {
    if (!isMyTurn(view)) return t('table-turn-claim-wait', { seat: waiting });
    return t('table-turn-claim', { seat: seatName(deal.claim.by) });
  }
  if (deal.turn === null) return '';
  if (!isMyTurn(view)) return t('table-turn-they-play', { seat: seatName(deal.turn) });
  return t(deal.trick !== null && deal.trick.cards.length > 0 ? 'table-turn-play' : 'table-turn-lead');
}

// --- Results --------------------------------------------------------------------------

/** "Sang von West." and the points of all three. */
export function resultSentence(view: View, row: BismarckRow): string {
  const points = fromViewer(view).map((seat) => `${seatName(seat)} ${signed(row.points[seat])}`);
  return t('bismarck-say-result', {
    contract: contractText({ name: row.contract, trump: row.trump }, view.profile),
    seat: seatName(row.forehand),
    points: points.join(', '),
  });
}

/** The headline of a finished match. */
export function matchSentence({ result, viewer }: View): string {
  if (result === null) return '';
  const mine = viewer !== null && result.winners.includes(viewer);
  const names = result.winners.map(seatName);
  if (!result.shared) return mine ? t('bismarck-match-me') : t('bismarck-match-won', { seat: names.join(', ') });
  if (!mine) return t('bismarck-match-shared', { seats: listed(names) });
  return t('bismarck-match-shared-me', {
    seats: listed(result.winners.filter((seat) => seat !== viewer).map(seatName)),
  });
}

/** A claim that ended the deal, in one line. */
export function claimText(record: BismarckRecord): string {
  if (record.claim === null) return '';
  return t(record.claim.tricks === 0 ? 'table-say-concedes' : 'table-say-claims', { seat: seatName(record.claim.by) });
}
