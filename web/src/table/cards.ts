/** What the cards of a hand need of the table they lie on. */

import type { CardId, SeatCard, SeatId } from '../lib/protocol';

export interface CardTable {
  isSelected(card: SeatCard): boolean;
  isLegal(card: SeatCard): boolean;
  /** Whether cards of this hand are, now or at their turn, the viewer's to choose. */
  plays(seat: SeatId): boolean;
  /** Whether a card of this hand is asked of the viewer now. */
  asks(seat: SeatId): boolean;
  /** Whether this card was played and its answer is on the way. */
  isLeaving(card: CardId): boolean;
  /** Whether anything is on its way. */
  readonly busy: boolean;
  tapCard(card: SeatCard): void;
}
