"""Whole layouts of the unseen cards that fit what a player knows.

Drawn at random from a source that is seeded by the position as this player sees it: the
same view gives the same layouts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import comb
from random import Random
from zlib import crc32

from strohmann.bots.lead import agreed_card
from strohmann.bots.sight import Sight
from strohmann.cards import SUITS, Card, Hand
from strohmann.seats import Seat

__all__ = ["Hands", "seed_of", "worlds"]

Hands = tuple[int, int, int, int]
"""The cards that N, E, S, W hold, as masks."""

_DRAWS = {2: 6, 3: 20}
"""Layouts drawn for each one wanted, by number of hidden hands."""
_UNLIKELY = 0.4
"""How much likelier a layout is than one that is a card or two points further out of limits."""
_OTHER_LEAD = 1.5
"""How far out it counts when the opening lead is not the card agreed from such a suit."""
_SUIT = 0x1FFF
_RANK = (1 | 1 << 13 | 1 << 26 | 1 << 39) << 9
_JACKS, _QUEENS, _KINGS, _ACES = (_RANK << i for i in range(4))


def seed_of(sight: Sight) -> int:
    """A number that depends only on what the player sees."""
    play = sight.play
    facts = (str(play.contract), play.known, sight.turn.value, [str(t) for t in sight.tricks])
    return crc32(repr(facts).encode())


def worlds(sight: Sight, count: int) -> list[Hands]:
    """At most ``count`` layouts of all hands, likelier ones first; all if they are few."""
    hidden = sight.hidden
    if not hidden:
        known = sight.play.known
        return [(known[0], known[1], known[2], known[3])]
    rng = Random(seed_of(sight))
    limits = _Limits(sight)
    drawn: dict[Hands, float] = {}
    for hands in _draws(sight, count, rng):
        if hands not in drawn:
            drawn[hands] = limits.weight(hands) * (0.5 + rng.random())
    ranked = sorted(drawn, key=lambda hands: (-drawn[hands], hands))
    return ranked[:count]


def _draws(sight: Sight, count: int, rng: Random) -> Iterator[Hands]:
    hidden = sight.hidden
    if len(hidden) == 2:
        yield from _pairs(sight, count, rng)
        return
    bits = [card.bit for card in sight.unseen]
    for _ in range(_DRAWS[3] * count):
        rng.shuffle(bits)
        hands, start = list(sight.play.known), 0
        for seat in hidden:
            size = sight.play.hidden[seat.index]
            hands[seat.index] |= sum(bits[start : start + size])
            start += size
        yield (hands[0], hands[1], hands[2], hands[3])


def _pairs(sight: Sight, count: int, rng: Random) -> Iterator[Hands]:
    """Layouts of two hidden hands, whose voids are respected."""
    a, b = sight.hidden
    fixed, free = 0, []
    for card in sight.unseen:
        if card.suit in sight.voids[a]:
            continue
        if card.suit in sight.voids[b]:
            fixed |= card.bit
        else:
            free.append(card.bit)
    places = sight.play.hidden[a.index] - fixed.bit_count()
    places = min(max(places, 0), len(free))
    unseen = sight.unseen.mask
    if comb(len(free), places) <= _DRAWS[2] * count:
        masks = _every(free, places)
    else:
        masks = (sum(rng.sample(free, places)) for _ in range(_DRAWS[2] * count))
    for mask in masks:
        hands = list(sight.play.known)
        hands[a.index] |= fixed | mask
        hands[b.index] |= unseen & ~(fixed | mask)
        yield (hands[0], hands[1], hands[2], hands[3])


def _every(free: Sequence[int], places: int) -> Iterator[int]:
    """Each way to choose some of the bits."""
    if not places:
        yield 0
    elif len(free) >= places:
        for mask in _every(free[1:], places - 1):
            yield mask | free[0]
        yield from _every(free[1:], places)


class _Limits:
    """What the calls of the hidden seats leave for the cards they still hold."""

    def __init__(self, sight: Sight) -> None:
        self._seats = [(seat.index, *_left(sight, seat)) for seat in sight.hidden]
        self._lead = _lead_of(sight)

    def weight(self, hands: Hands) -> float:
        """How well a layout fits, 1 if it keeps all limits."""
        out = 0.0
        for i, points, lengths in self._seats:
            held = hands[i]
            hcp = (
                (held & _JACKS).bit_count()
                + 2 * (held & _QUEENS).bit_count()
                + 3 * (held & _KINGS).bit_count()
                + 4 * (held & _ACES).bit_count()
            )
            out += _outside(hcp, points) / 2
            for shift, span in lengths:
                out += _outside((held >> shift & _SUIT).bit_count(), span)
        if self._lead is not None:
            i, card, gone, trumps = self._lead
            holding = (hands[i] >> 13 * card.suit.index & _SUIT) | gone
            out += _OTHER_LEAD * (_agreed(holding, trumps) != card.rank.index)
        return float(_UNLIKELY**out)


def _lead_of(sight: Sight) -> tuple[int, Card, int, bool] | None:
    """The opening lead of a hidden hand: seat, card, cards played of its suit, trumps or not."""
    leader = sight.play.contract.leader
    if not sight.tricks or leader not in sight.hidden:
        return None
    card = sight.tricks[0].cards[0]
    if card.suit is sight.trump:
        return None
    gone = sight.played[leader].mask >> 13 * card.suit.index & _SUIT
    return leader.index, card, gone, sight.trump is not None


@lru_cache(maxsize=1 << 14)
def _agreed(holding: int, trumps: bool) -> int:
    """Index of the rank that is led by agreement from a 13-bit holding."""
    cards = tuple(Hand.of_mask(holding))
    return agreed_card(cards, trumps=trumps).rank.index


Span = tuple[int, int]


def _left(sight: Sight, seat: Seat) -> tuple[Span, list[tuple[int, Span]]]:
    """Limits of points and of lengths, where there are any, after the cards played."""
    limits, gone = sight.limits_of(seat), sight.played[seat]
    points = gone.hcp
    lengths = []
    for suit in SUITS:
        low, high = limits.lengths[suit.index]
        if low > 0 or high < 13:
            played = gone.length(suit)
            lengths.append((13 * suit.index, (low - played, high - played)))
    return (limits.hcp[0] - points, limits.hcp[1] - points), lengths


def _outside(value: int, span: Span) -> int:
    if value < span[0]:
        return span[0] - value
    return max(0, value - span[1])
