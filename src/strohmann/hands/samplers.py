"""Drawing cards that fit, each way with the same chance, without trying and throwing away.

Both samplers count exactly how many ways there are, choose step by step in proportion to
what each step leaves open, and so reach each way with the same probability.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import accumulate
from math import comb
from random import Random
from typing import Generic, TypeVar

from strohmann.cards import PACK, Hand
from strohmann.hands.shapes import Pattern, Shapes

__all__ = ["HandSampler", "SideSampler"]

_SUIT = 0x1FFF
_HCP = tuple(sum(max(0, i - 8) for i in range(13) if mask >> i & 1) for mask in range(8192))
_HONOURS = sum(card.bit for card in PACK if card.rank.hcp)
_SHIFTS = (39, 26, 13, 0)  # of S H D C, the order of patterns

T = TypeVar("T")
_Subsets = tuple[int, ...]
_Groups = tuple[tuple[_Subsets, ...], ...]
"""The subsets of a suit by their length and their points."""


@lru_cache(maxsize=1024)
def _groups(available: int) -> _Groups:
    found: list[list[list[int]]] = [[[] for _ in range(11)] for _ in range(14)]
    subset = available
    while True:
        found[subset.bit_count()][_HCP[subset]].append(subset)
        if not subset:
            break
        subset = (subset - 1) & available
    return tuple(tuple(map(tuple, row)) for row in found)


class _Choice(Generic[T]):
    """Things with weights; draws one in proportion."""

    __slots__ = ("_sums", "things", "total")

    def __init__(self, weighted: Iterable[tuple[T, int]]) -> None:
        kept = [(thing, weight) for thing, weight in weighted if weight]
        self.things = [thing for thing, _ in kept]
        self._sums = list(accumulate(weight for _, weight in kept))
        self.total = self._sums[-1] if kept else 0

    def draw(self, rng: Random) -> T:
        return self.things[bisect_right(self._sums, rng.randrange(self.total))]


class _Pair:
    """Two suits: how many ways there are to take some cards with some points of both."""

    def __init__(self, first: _Groups, second: _Groups) -> None:
        self._first, self._second = first, second
        self._ways: dict[tuple[int, int], list[int]] = {}
        self._choices: dict[tuple[int, int, int], _Choice[tuple[_Subsets, _Subsets]]] = {}

    def ways(self, m: int, n: int) -> list[int]:
        """By points, with m cards of the first suit and n of the second."""
        if (m, n) not in self._ways:
            ways = [0] * 21
            for i, left in enumerate(self._first[m]):
                for j, right in enumerate(self._second[n]):
                    ways[i + j] += len(left) * len(right)
            self._ways[m, n] = ways
        return self._ways[m, n]

    def draw(self, m: int, n: int, hcp: int, rng: Random) -> tuple[int, int]:
        """Subsets of both suits with so many points together."""
        choice = self._choices.get((m, n, hcp))
        if choice is None:
            left, right = self._first[m], self._second[n]
            weighted = [
                ((left[i], right[hcp - i]), len(left[i]) * len(right[hcp - i]))
                for i in range(11)
                if 0 <= hcp - i <= 10
            ]
            choice = self._choices[m, n, hcp] = _Choice(weighted)
        one, other = choice.draw(rng)
        return _any_of(one, rng), _any_of(other, rng)


def _any_of(subsets: Sequence[int], rng: Random) -> int:
    return subsets[rng.randrange(len(subsets))] if len(subsets) > 1 else subsets[0]


class HandSampler:
    """One hand of a shape and with points in a range, uniformly over all that fit.

    ``available`` are the cards to draw from, ``held`` those that the hand has already.
    """

    def __init__(self, available: Hand, held: Hand, shapes: Shapes, hcp: tuple[int, int]) -> None:
        suits = [_groups(available.mask >> shift & _SUIT) for shift in _SHIFTS]
        self._majors, self._minors = _Pair(*suits[:2]), _Pair(*suits[2:])
        base = tuple((held.mask >> shift & _SUIT).bit_count() for shift in _SHIFTS)
        self._low, self._high = hcp[0] - held.hcp, hcp[1] - held.hcp
        self._by_pattern: dict[Pattern, _Choice[int]] = {}
        self._by_majors: dict[tuple[int, int, int], _Choice[int]] = {}
        weighted: list[tuple[Pattern, int]] = []
        for pattern in shapes:
            s, h, d, c = (n - had for n, had in zip(pattern, base, strict=True))
            if min(s, h, d, c) >= 0:
                needed = (s, h, d, c)
                weighted.append((needed, sum(self._majors_ways(needed))))
        self._patterns = _Choice(weighted)

    @property
    def count(self) -> int:
        """How many hands fit."""
        return self._patterns.total

    def draw(self, rng: Random) -> int:
        """The cards drawn, as a mask; ``count`` must not be 0."""
        pattern = self._patterns.draw(rng)
        s, h, d, c = pattern
        choice = self._by_pattern.get(pattern)
        if choice is None:
            choice = self._by_pattern[pattern] = _Choice(enumerate(self._majors_ways(pattern)))
        majors = choice.draw(rng)
        rest = self._by_majors.get((d, c, majors))
        if rest is None:
            ways = self._minors.ways(d, c)
            fitting = [(points, ways[points]) for points in self._left_for_minors(majors)]
            rest = self._by_majors[d, c, majors] = _Choice(fitting)
        minors = rest.draw(rng)
        spades, hearts = self._majors.draw(s, h, majors, rng)
        diamonds, clubs = self._minors.draw(d, c, minors, rng)
        return spades << 39 | hearts << 26 | diamonds << 13 | clubs

    def _majors_ways(self, pattern: Pattern) -> list[int]:
        """How many hands of a pattern fit, by the points in the majors."""
        s, h, d, c = pattern
        minors = self._minors.ways(d, c)
        return [
            ways * sum(minors[points] for points in self._left_for_minors(majors)) if ways else 0
            for majors, ways in enumerate(self._majors.ways(s, h))
        ]

    def _left_for_minors(self, majors: int) -> range:
        return range(max(0, self._low - majors), min(20, self._high - majors) + 1)


class SideSampler:
    """The cards of both partners with points in a range, uniformly over all that fit.

    ``needed`` is how many cards the side still gets.
    """

    def __init__(self, available: Hand, held: Hand, needed: int, hcp: tuple[int, int]) -> None:
        self._needed = needed
        self._spots = [card.bit for card in available if not card.bit & _HONOURS]
        low, high = hcp[0] - held.hcp, hcp[1] - held.hcp
        sets = [(0, 0, 0)]  # honours, their number, their points
        for card in available & Hand.of_mask(_HONOURS):
            sets += [(mask | card.bit, n + 1, hcp + card.rank.hcp) for mask, n, hcp in sets]
        self._honours = _Choice(
            ((mask, n), comb(len(self._spots), needed - n))
            for mask, n, hcp in sets
            if n <= needed and low <= hcp <= high
        )

    @property
    def count(self) -> int:
        """How many sets of cards fit."""
        return self._honours.total

    def draw(self, rng: Random) -> int:
        """The cards drawn, as a mask; ``count`` must not be 0."""
        mask, number = self._honours.draw(rng)
        for bit in rng.sample(self._spots, self._needed - number):
            mask |= bit
        return mask
