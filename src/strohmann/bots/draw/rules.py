"""The cards of Draw Bridge by rules of thumb, for who does not remember the first phase."""

from __future__ import annotations

from strohmann.bots.masks import bits
from strohmann.seats import Seat
from strohmann.trickplay import TrickPlay
from strohmann.tricks import winning

__all__ = ["choose_by_rule"]

_SUIT = 0x1FFF


def choose_by_rule(play: TrickPlay, seat: Seat) -> int:
    """The bit number of a legal card."""
    legal = play.legal_mask(seat)
    return _follow(play, legal) if play.cards else _lead(play, legal)


def _lead(play: TrickPlay, legal: int) -> int:
    """The top of a suit in which nothing higher is out, trumps first; else low from length."""
    trump = None if play.trump is None else play.trump.index
    unseen = play.unseen.mask

    def is_top(card: int) -> bool:
        suit, rank = divmod(card, 13)
        return unseen >> 13 * suit & _SUIT < 1 << rank

    def length(card: int) -> int:
        return (legal >> 13 * (card // 13) & _SUIT).bit_count()

    tops = [card for card in bits(legal) if is_top(card)]
    if tops:
        return max(tops, key=lambda card: (card // 13 == trump, length(card), card))
    side = [card for card in bits(legal) if card // 13 != trump] or list(bits(legal))
    return min(side, key=lambda card: (-length(card), card // 13, card))


def _follow(play: TrickPlay, legal: int) -> int:
    """Win as cheaply as possible; else lose the lowest, no trump if it can be helped."""
    lead = play.cards[0]
    trump = None if play.trump is None else play.trump.index
    takes = sum(
        card.bit
        for card in play.legal(play.turn or play.leader)
        if winning((lead, card), play.trump) == 1
    )
    if takes:
        return min(bits(takes), key=lambda card: (card // 13 == trump, card % 13))
    return min(bits(legal), key=lambda card: (card // 13 == trump, card % 13))
