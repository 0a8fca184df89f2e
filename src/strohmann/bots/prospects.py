"""What a card does to the tricks of its suit, averaged over the ways the suit may lie.

Everything is counted in tricks for the side that plays the suit (`Sight.playing`).
"""

from __future__ import annotations

from collections.abc import Iterable

from strohmann.bots.layouts import Layout
from strohmann.bots.sight import Sight
from strohmann.bots.suits import round_of, tricks
from strohmann.cards import Card
from strohmann.seats import Seat

__all__ = ["after_discard", "after_follow", "after_lead", "held"]

_ABOVE_ALL = 1 << 13


def held(ways: Iterable[Layout], side: Seat) -> float:
    """Tricks for the side of a seat when it leads the suit all the time."""
    return sum(way.share * tricks(way.seen_from(side)) for way in ways)


def after_lead(ways: Iterable[Layout], side: Seat, leader: Seat, card: Card) -> float:
    """Tricks for the side of ``side``, which leads the later rounds, when a card is led."""
    place = (leader.index - side.index) % 4
    bit = card.bit >> 13 * card.suit.index
    total = 0.0
    for way in ways:
        hands = list(way.seen_from(side))
        hands[place] &= ~bit
        four = (hands[0], hands[1], hands[2], hands[3])
        total += way.share * round_of(four, (place + 1) % 4, 3, bit, not place & 1)
    return total


def after_follow(sight: Sight, ways: Iterable[Layout], side: Seat, card: Card) -> float:
    """Tricks for the side of ``side``, the current one included, when a card follows suit."""
    place = (sight.turn.index - side.index) % 4
    bit = card.bit >> 13 * card.suit.index
    best = sight.best
    winner = sight.winner
    assert best is not None, "nothing is led"
    assert winner is not None, "nothing is led"
    if sight.beats(card):
        top, ours = bit, not place & 1
    else:
        ruffed = best.suit is not card.suit
        top = _ABOVE_ALL if ruffed else best.bit >> 13 * best.suit.index
        ours = winner.side is side.side
    left = 3 - len(sight.play.cards)
    total = 0.0
    for way in ways:
        hands = list(way.seen_from(side))
        hands[place] &= ~bit
        four = (hands[0], hands[1], hands[2], hands[3])
        total += way.share * round_of(four, (place + 1) % 4, left, top, ours)
    return total


def after_discard(ways: Iterable[Layout], side: Seat, seat: Seat, card: Card) -> float:
    """Tricks for the side of ``side`` in the suit when ``seat`` has thrown a card of it."""
    place = (seat.index - side.index) % 4
    bit = card.bit >> 13 * card.suit.index
    total = 0.0
    for way in ways:
        hands = list(way.seen_from(side))
        hands[place] &= ~bit
        total += way.share * tricks((hands[0], hands[1], hands[2], hands[3]))
    return total
