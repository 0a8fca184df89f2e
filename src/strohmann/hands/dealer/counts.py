"""Counts of a hand or a suit, as functions of its mask.

``quality`` and ``cccc`` are the "four C's" of E. Kaplan and J. Rubens (The Bridge World,
October 1982), in hundredths of a point.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from strohmann.cards import Suit
from strohmann.hands.dealer.tree import Counts, Measure
from strohmann.hands.suits import holdings_losers

__all__ = ["DEFAULT_COUNTS", "bound", "cccc", "quality"]

_SUIT = 0x1FFF
_SHIFTS = (0, 13, 26, 39)
_ACE, _KING, _QUEEN, _JACK, _TEN, _NINE, _EIGHT = (1 << rank for rank in range(12, 5, -1))
_HIGH = _ACE | _KING | _QUEEN


def _points(*points: int) -> tuple[int, ...]:
    return points + (0,) * (13 - len(points))


DEFAULT_COUNTS: Counts = (
    _points(4, 3, 2, 1),  # hcp
    _points(0, 0, 0, 0, 1),  # tens
    _points(0, 0, 0, 1),  # jacks
    _points(0, 0, 1),  # queens
    _points(0, 1),  # kings
    _points(1),  # aces
    _points(1, 1),  # top2
    _points(1, 1, 1),  # top3
    _points(1, 1, 1, 1),  # top4
    _points(1, 1, 1, 1, 1),  # top5
    _points(6, 4, 2, 1),  # c13
)
_CONTROLS = _points(2, 1)


def quality(suit: int) -> int:
    """Honours and middle cards times length."""
    length = suit.bit_count()
    points = sum(worth for worth, rank in ((8, _ACE), (6, _KING), (4, _QUEEN), (2, _JACK))
                 if suit & rank)  # fmt: skip
    return 5 * length * (points + (_missing(suit, length) if length > 6 else _middle(suit)))


def _missing(suit: int, length: int) -> int:
    """A long suit hardly misses its queen and jack; in half points."""
    missing = (not suit & _QUEEN) * 2 + (not suit & _JACK)
    return 2 * min(missing, length - 6, 3)


def _middle(suit: int) -> int:
    """Tens and nines, worth more beside others; in half points."""
    points = 0
    if suit & _TEN:
        points = 2 if suit & _JACK or (suit & _HIGH).bit_count() > 1 else 1
    if suit & _NINE:
        points += bool(suit & (_TEN | _EIGHT)) or (suit & (_HIGH | _JACK)).bit_count() == 2
    return points


def _honours(suit: int) -> int:
    """What honours are worth in themselves."""
    length = suit.bit_count()
    above_jack, above_ten = (suit & _HIGH).bit_count(), (suit & (_HIGH | _JACK)).bit_count()
    points = 300 if suit & _ACE else 0
    if suit & _KING:
        points += 200 if length > 1 else 50
    if suit & _QUEEN and length > 1:
        points += (100 if suit & (_ACE | _KING) else 75) - (25 if length == 2 else 0)
    if suit & _JACK:
        points += (0, 25, 50, 0)[above_jack]
    if suit & _TEN and (above_ten == 2 or (above_ten == 1 and suit & _NINE)):
        points += 25
    return points


_FOUR_CS = tuple(quality(suit) + _honours(suit) for suit in range(8192))
_SHORT = (3, 2, 1) + (0,) * 11


def cccc(hand: int) -> int:
    """The whole hand: its suits, and one less than its short suits are worth."""
    suits = [hand >> shift & _SUIT for shift in _SHIFTS]
    short = sum(_SHORT[suit.bit_count()] for suit in suits)
    return sum(_FOUR_CS[suit] for suit in suits) + (100 * (short - 1) if short else -50)


def bound(measure: Measure, counts: Counts) -> Callable[[int], int]:
    """The measure as a function of a hand's mask."""
    if measure.name == "cccc":
        return cccc
    if measure.name == "length":
        return _of_suit(_LENGTHS, measure.suit)
    if measure.name == "loser":
        return _of_suit(_LOSERS, measure.suit)
    if measure.name == "quality":
        return _of_suit(tuple(map(quality, range(8192))), measure.suit)
    if measure.name == "control":
        return _of_suit(_table(_CONTROLS), measure.suit)
    number = 0 if measure.name == "hcp" else 1 + int(measure.name.removeprefix("pt"))
    return _of_suit(_table(counts[number]), measure.suit)


_LENGTHS = tuple(suit.bit_count() for suit in range(8192))
_LOSERS = tuple(map(holdings_losers, range(8192)))


@lru_cache(maxsize=64)
def _table(points: tuple[int, ...]) -> tuple[int, ...]:
    table = [0] * 8192
    for suit in range(1, 8192):
        top = suit.bit_length() - 1
        table[suit] = table[suit ^ 1 << top] + points[12 - top]
    return tuple(table)


def _of_suit(table: tuple[int, ...], suit: Suit | None) -> Callable[[int], int]:
    if suit is not None:
        shift = 13 * suit.index
        return lambda hand: table[hand >> shift & _SUIT]
    return lambda hand: (
        table[hand & _SUIT]
        + table[hand >> 13 & _SUIT]
        + table[hand >> 26 & _SUIT]
        + table[hand >> 39]
    )
