"""Whole layouts of the unseen cards that fit what a player knows.

Drawn at random from a source that is seeded by the position as this player sees it: the
same view gives the same layouts.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import comb
from random import Random
from zlib import crc32

from strohmann.bots.layouts import honour_odds
from strohmann.bots.sight import Sight
from strohmann.cards import SUITS
from strohmann.seats import Seat

__all__ = ["seed_of", "worlds"]

_HONOURS = sum(0x1E00 << 13 * i for i in range(4))
_DRAWN_FOR_EACH = 4

Hands = tuple[int, int, int, int]


def seed_of(sight: Sight) -> int:
    """A number that depends only on what the player sees."""
    play = sight.play
    facts = (str(play.contract), play.known, sight.turn.value, str(sight.tricks))
    return crc32(repr(facts).encode())


def worlds(sight: Sight, count: int) -> list[Hands]:
    """At most ``count`` layouts of all hands, likelier ones more often; all if they are few."""
    if not sight.hidden:
        return [_with(sight, sight.turn, 0)]
    a, b = sight.hidden
    fixed, free, places = _free(sight, a, b)
    if comb(len(free), places) <= count:
        return [_with(sight, a, fixed | mask) for mask in _every(free, places)]
    rng = Random(seed_of(sight))
    odds = honour_odds(sight, a, b)
    drawn: dict[int, float] = {}
    for _ in range(_DRAWN_FOR_EACH * count):
        mask = fixed
        for bit in rng.sample(free, places):
            mask |= bit
        drawn[mask] = _weight(sight, a, b, mask, odds)
    ranked = sorted(drawn, key=lambda mask: (-(drawn[mask] * (0.5 + rng.random())), mask))
    return [_with(sight, a, mask) for mask in ranked[:count]]


def _free(sight: Sight, a: Seat, b: Seat) -> tuple[int, list[int], int]:
    """Cards that ``a`` must hold, bits of those that either may hold, how many ``a`` takes."""
    fixed = 0
    free: list[int] = []
    for card in sight.unseen:
        if card.suit in sight.voids[a]:
            continue
        if card.suit in sight.voids[b]:
            fixed |= card.bit
        else:
            free.append(card.bit)
    places = sight.play.hidden[a.index] - fixed.bit_count()
    return fixed, free, min(max(places, 0), len(free))


def _every(free: list[int], places: int) -> Iterator[int]:
    if not places:
        yield 0
    elif len(free) >= places:
        for mask in _every(free[1:], places - 1):
            yield mask | free[0]
        yield from _every(free[1:], places)


def _weight(sight: Sight, a: Seat, b: Seat, mask: int, odds: float) -> float:
    """How well a layout fits the lengths and points that the hidden seats have shown."""
    weight = odds ** (mask & _HONOURS).bit_count()
    rest = sight.unseen.mask & ~mask
    for seat, held in ((a, mask), (b, rest)):
        limits = sight.limits_of(seat)
        for suit in SUITS:
            low, high = limits.lengths[suit.index]
            length = (held >> 13 * suit.index & 0x1FFF).bit_count() + sight.played[seat].length(
                suit
            )
            if not low <= length <= high:
                weight *= 0.1
    return weight


def _with(sight: Sight, a: Seat, mask: int) -> Hands:
    """All hands when the first hidden hand holds ``mask``."""
    hands = list(sight.play.known)
    if sight.hidden:
        b = sight.hidden[1]
        hands[a.index] |= mask
        hands[b.index] |= sight.unseen.mask & ~mask
    return (hands[0], hands[1], hands[2], hands[3])
