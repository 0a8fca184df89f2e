/** Draw Bridge: the drawing tricks in words. */

import { t } from '../lib/i18n';
import { cardName, seatName } from '../lib/notation';
import type { SeatId, View } from '../lib/protocol';
import { isMyTurn } from './turn';

/** What I drew; of the other only that he drew. */
export function drewSentence(seat: SeatId, card: unknown, view: View): string {
  if (typeof card === 'string' && seat === view.viewer) return t('draw-say-i-drew', { card: cardName(card) });
  return t('draw-say-drew', { seat: seatName(seat) });
}

/** "Noch 24 Karten im Stapel. Diese Stiche zählen nicht." */
export function stockSentence(view: View): string {
  const { phase, deal } = view;
  if (deal?.drawing == null || phase !== 'stock') return '';
  return t('draw-say-stock', { count: deal.drawing.stock });
}

/** Whether suit need not be followed now, so that every card may be played. */
export function isFree(view: View): boolean {
  return view.phase === 'stock' && view.deal?.drawing?.follow === false;
}

export function stockTurnText(view: View): string {
  const { deal } = view;
  if (deal?.turn == null) return '';
  if (!isMyTurn(view)) return t('table-turn-they-play', { seat: seatName(deal.turn) });
  const led = deal.trick !== null && deal.trick.cards.length === 1;
  if (!led) return t('table-turn-lead');
  return t(isFree(view) ? 'draw-turn-free' : 'table-turn-play');
}
