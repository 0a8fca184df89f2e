/** What players are called at the table. */

import { t } from '../lib/i18n';
import { seatName } from '../lib/notation';
import type { SeatId, View } from '../lib/protocol';

type Seats = View['seats'];

/** A name of its own, or nothing: bots are otherwise called after their seats, as the seat is. */
export function ownName(seats: Seats, seat: SeatId): string {
  const { kind, name } = seats[seat];
  return kind === 'bot' && name.startsWith('Computer') ? '' : name;
}

/** "Du", a name, or the seat. */
export function playerName(view: View, seat: SeatId): string {
  if (seat === view.viewer) return t('table-you');
  const own = ownName(view.seats, seat);
  return own === '' ? seatName(seat) : own;
}
