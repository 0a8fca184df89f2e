"""Which of several equal cards a defender plays, to tell his partner something (S-L1).

Leading, the top of touching cards. Following low to partner's lead, a high card likes the
suit. Following to declarer's lead, high and then low shows an even number.
"""

from __future__ import annotations

from strohmann.bots.layouts import layouts
from strohmann.bots.prospects import after_follow
from strohmann.bots.sight import Sight
from strohmann.cards import Card, Rank

__all__ = ["as_agreed"]

_HIGHEST = Rank.EIGHT
"""A higher card is too good for a signal."""
_COSTS = 0.02


def as_agreed(sight: Sight, card: Card) -> Card:
    """The card to play where ``card`` is meant; declarer tells nothing."""
    if sight.declaring or not sight.tricks:
        return card
    if sight.led is None:
        return _top_of_touching(sight, card)
    if card.suit is sight.led and card.rank.index <= _HIGHEST.index and not sight.beats(card):
        return _signal(sight, card)
    return card


def _top_of_touching(sight: Sight, card: Card) -> Card:
    """The highest card that is equal to the one meant, if that is an honour."""
    if card.rank.index < Rank.TEN.index:
        return card
    top = card
    for higher in reversed(tuple(sight.hand.of(card.suit))):
        between = ((higher.bit - 1) & ~((top.bit << 1) - 1)) & sight.present
        if higher.index > top.index and not between & ~sight.hand.mask:
            top = higher
    return top


def _signal(sight: Sight, card: Card) -> Card:
    """A high spot card to encourage or to show an even number, else the lowest."""
    held = sight.hand.of(card.suit)
    small = [c for c in held if c.rank.index <= _HIGHEST.index and not sight.beats(c)]
    if sight.play.leader is sight.turn.partner:
        high = any(c.rank.index >= Rank.QUEEN.index for c in held)
    elif sight.play.leader.side is not sight.turn.side:
        high = len(held) % 2 == 0
    else:
        return card
    if not high:
        return min(small)
    return max(c for c in small if c is card or _is_free(sight, c, card))


def _is_free(sight: Sight, card: Card, low: Card) -> bool:
    """Playing ``card`` in place of ``low`` costs nothing in the suit."""
    ways = layouts(sight, card.suit)
    declarer = sight.play.contract.declarer
    cost = after_follow(sight, ways, declarer, card) - after_follow(sight, ways, declarer, low)
    return cost <= _COSTS
