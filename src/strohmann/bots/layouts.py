"""How the unseen cards of one suit may lie between two hidden hands, and how likely that is.

Weights follow the vacant places of the two hands, what the auction showed of lengths and
points, and the voids that showed up in the play.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import comb

from strohmann.bots.sight import Sight
from strohmann.bots.suits import Four
from strohmann.cards import SUITS, Suit
from strohmann.seats import Seat

__all__ = ["Layout", "layouts"]

_MOST = 24
_HONOURS = 0x1E00
_OUT_OF_LIMITS = 0.02


@dataclass(frozen=True, slots=True)
class Layout:
    """One way a suit may lie: the holdings of N, E, S, W with its share of all ways."""

    holdings: Four
    share: float

    def seen_from(self, seat: Seat) -> Four:
        """The holdings clockwise from a seat."""
        i = seat.index
        held = self.holdings
        return (held[i], held[(i + 1) % 4], held[(i + 2) % 4], held[(i + 3) % 4])


def layouts(sight: Sight, suit: Suit) -> tuple[Layout, ...]:
    """The likeliest ways the suit may lie, shares adding up to 1.

    Cards that touch in the hidden hands are taken as equal. With more than two hidden
    hands (before the opening lead) there is no answer: the empty tuple.
    """
    if not sight.hidden:
        known = tuple(sight.play.known[i] >> 13 * suit.index & 0x1FFF for i in range(4))
        return (Layout((known[0], known[1], known[2], known[3]), 1.0),)
    if len(sight.hidden) != 2:
        return ()
    found = list(_weighed(sight, suit, *sight.hidden))
    if not any(weight for _, weight in found):
        found = [(mask, 1.0) for mask, _ in found]
    found.sort(key=lambda item: (-item[1], item[0]))
    found = [item for item in found[:_MOST] if item[1]]
    total = sum(weight for _, weight in found)
    outstanding = sight.outstanding(suit)
    result = []
    for first, weight in found:
        held = [sight.play.known[i] >> 13 * suit.index & 0x1FFF for i in range(4)]
        held[sight.hidden[0].index] |= first
        held[sight.hidden[1].index] |= outstanding ^ first
        result.append(Layout((held[0], held[1], held[2], held[3]), weight / total))
    return tuple(result)


def vacant_places(sight: Sight, seat: Seat, other: Seat) -> int:
    """Hidden cards of a seat that are not known by the other's voids."""
    forced = sum(
        sight.outstanding(suit).bit_count()
        for suit in SUITS
        if suit in sight.voids[other] and suit not in sight.voids[seat]
    )
    return max(0, sight.play.hidden[seat.index] - forced)


def _weighed(sight: Sight, suit: Suit, a: Seat, b: Seat) -> Iterator[tuple[int, float]]:
    """Each holding of ``a`` with its weight."""
    outstanding = sight.outstanding(suit)
    if suit in sight.voids[a]:
        yield 0, 1.0
        return
    if suit in sight.voids[b]:
        yield outstanding, 1.0
        return
    places_a, places_b = vacant_places(sight, a, b), vacant_places(sight, b, a)
    free = places_a + places_b - outstanding.bit_count()
    if free < 0:  # more voids are known than cards are left: an impossible position
        free = places_a = 0
    low, high = length_range(sight, suit, a, b)
    odds = honour_odds(sight, a, b)
    for mask, ways in _splits(_touching(sight, suit)):
        count = mask.bit_count()
        weight = float(ways * comb(free, places_a - count)) if count <= places_a else 0.0
        if not low <= count <= high:
            weight *= _OUT_OF_LIMITS
        weight *= odds ** (mask & _HONOURS).bit_count()
        yield mask, weight


def length_range(sight: Sight, suit: Suit, a: Seat, b: Seat) -> tuple[int, int]:
    """Least and most cards of the suit that ``a`` can still hold by what both have shown."""
    count = sight.outstanding(suit).bit_count()
    ends = []
    for seat in (a, b):
        gone = sight.played[seat].length(suit)
        low, high = sight.limits_of(seat).lengths[suit.index]
        ends.append((low - gone, high - gone))
    low = max(0, ends[0][0], count - ends[1][1])
    high = min(count, ends[0][1], count - ends[1][0])
    return (low, high) if low <= high else (0, count)


def honour_odds(sight: Sight, a: Seat, b: Seat) -> float:
    """How much likelier an honour lies with ``a`` than the vacant places alone say."""
    points = sight.unseen.hcp
    places_a, places_b = sight.play.hidden[a.index], sight.play.hidden[b.index]
    if not points or not places_a or not places_b:
        return 1.0
    ends = []
    for seat in (a, b):
        gone = sight.played[seat].hcp
        low, high = sight.limits_of(seat).hcp
        ends.append((low - gone, high - gone))
    low = max(0, ends[0][0], points - ends[1][1])
    high = min(points, ends[0][1], points - ends[1][0])
    even = points * places_a / (places_a + places_b)
    if low > high:
        return 1.0
    expected = (low + high) / 2 if high - low <= 8 else min(max(even, low), high)
    share = min(max(expected / points, 0.05), 0.95)
    return share / (1 - share) * places_b / places_a


def _touching(sight: Sight, suit: Suit) -> list[tuple[int, ...]]:
    """The outstanding cards in runs of touching ones, as bits."""
    outstanding = sight.outstanding(suit)
    others = (sight.present >> 13 * suit.index & 0x1FFF) & ~outstanding
    found: list[list[int]] = []
    touching = False
    for i in range(12, -1, -1):
        bit = 1 << i
        if outstanding & bit:
            if touching:
                found[-1].append(bit)
            else:
                found.append([bit])
                touching = True
        elif others & bit:
            touching = False
    return [tuple(run) for run in found]


def _splits(touching: list[tuple[int, ...]]) -> Iterator[tuple[int, int]]:
    """Each way to give some cards of each run to one hand, with how often it occurs."""
    if not touching:
        yield 0, 1
        return
    run, *rest = touching
    tails = list(_splits(rest))
    mask = 0
    for count in range(len(run) + 1):
        if count:
            mask |= run[count - 1]
        ways = comb(len(run), count)
        for tail, tail_ways in tails:
            yield mask | tail, ways * tail_ways
