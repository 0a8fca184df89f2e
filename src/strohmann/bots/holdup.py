"""Holding up at notrump: the only stopper is kept until one defender has no more of the suit."""

from __future__ import annotations

from strohmann.bots.plan import Plan
from strohmann.bots.sight import Sight
from strohmann.cards import SUITS, Card, Suit
from strohmann.seats import Seat

__all__ = ["held_up"]


def held_up(sight: Sight) -> Card | None:
    """The low card with which declarer ducks, or None if there is no reason to.

    By the rule of seven: with so many cards of the suit in both hands that seven less
    their number is at least the number of this round.
    """
    suit = sight.led
    if suit is None or not sight.declaring or sight.trump is not None:
        return None
    leader = sight.play.leader
    if leader.side is sight.actor.side or not sight.hand.length(suit):
        return None
    if not _single_stopper(sight, suit) or not _should(sight, suit):
        return None
    return tuple(sight.hand.of(suit))[-1]


def _should(sight: Sight, suit: Suit) -> bool:
    """The suit is a danger, the lead must be lost, a trick can be spared, nothing is worse."""
    theirs = sum(sight.played[seat].length(suit) for seat in sight.hidden)
    theirs += sight.outstanding(suit).bit_count()
    rounds = 1 + sum(trick.cards[0].suit is suit for trick in sight.play.tricks)
    if rounds > 7 - (13 - theirs):
        return False
    plan = Plan(sight)
    if plan.sure >= sight.needed or sight.play.remaining <= sight.needed:
        return False
    return not any(_bare(sight, other) for other in SUITS if other is not suit)


def _hands(sight: Sight) -> tuple[Seat, Seat]:
    return sight.turn, sight.turn.partner


def _single_stopper(sight: Sight, suit: Suit) -> bool:
    """Of both hands only one card is sure to take a trick when the others lead the suit."""
    out = sight.outstanding(suit)
    for card in sight.play.cards:
        if card.suit is suit:
            out |= card.bit >> 13 * suit.index
    tops = 0
    for seat in _hands(sight):
        held = sight.holding(seat, suit)
        high = held >> out.bit_length() << out.bit_length()
        tops += high.bit_count()
        rest = held & ~high
        if rest and rest.bit_count() > (out >> rest.bit_length()).bit_count():
            return False  # guarded honours stop the suit once more
    return tops == 1


def _bare(sight: Sight, suit: Suit) -> bool:
    """No sure trick in a suit of which the defenders have most."""
    out = sight.outstanding(suit)
    ours = sight.holding(sight.turn, suit) | sight.holding(sight.turn.partner, suit)
    return out.bit_count() >= 7 and not ours >> out.bit_length()
