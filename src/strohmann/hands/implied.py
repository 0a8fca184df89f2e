"""What a condition says about single hands in a form that can be dealt directly."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from strohmann.hands.conditions import Condition
from strohmann.hands.shapes import Shapes
from strohmann.hands.terms import Comparison, Measured, Number, Question, Term
from strohmann.hands.wanted import ALL_POINTS, MOST_OF_A_HAND, Wanted
from strohmann.seats import Seat, Side

__all__ = ["Implied", "implied"]

_LENGTHS = ("spades", "hearts", "diamonds", "clubs")  # the order of patterns
_MIRRORED = {"<": ">", "<=": ">=", "==": "==", ">=": "<=", ">": "<"}


@dataclass(frozen=True, slots=True)
class Implied:
    """Every deal that fits the condition fits this too, but not the other way round."""

    hands: dict[Seat, Wanted]
    sides: dict[Side, tuple[int, int]]


def implied(condition: Condition) -> Implied:
    """Ranges of points and lengths, and shapes, that the condition cannot do without."""
    hands: dict[Seat, Wanted] = {}
    sides: dict[Side, tuple[int, int]] = {}
    for term in condition.terms:
        for who, wanted in _of_hands(term):
            hands[who] = hands.get(who, Wanted()) & wanted
        for side, low, high in _of_sides(term):
            least, most = sides.get(side, ALL_POINTS)
            sides[side] = (max(least, low), min(most, high))
    return Implied(hands, sides)


def _of_hands(term: Term) -> Iterator[tuple[Seat, Wanted]]:
    if isinstance(term, Question) and term.shapes is not None:
        yield term.who, Wanted(term.shapes)
    for measured, low, high in _ranges(term):
        if not isinstance(measured.who, Seat):
            continue
        if measured.name == "hcp":
            yield measured.who, Wanted() & _points(low, min(high, MOST_OF_A_HAND))
        elif measured.name in _LENGTHS:
            place = _LENGTHS.index(measured.name)
            shapes = frozenset(each for each in Shapes() if low <= each[place] <= high)
            yield measured.who, Wanted(Shapes(shapes))


def _points(low: int, high: int) -> Wanted:
    return Wanted(hcp=(low, high)) if low <= high else Wanted(Shapes(frozenset()))


def _of_sides(term: Term) -> Iterator[tuple[Side, int, int]]:
    for measured, low, high in _ranges(term):
        if isinstance(measured.who, Side) and measured.name == "hcp":
            yield measured.who, low, high


def _ranges(term: Term) -> Iterator[tuple[Measured, int, int]]:
    """Comparisons of a measure with a number, either way round."""
    if not isinstance(term, Comparison) or term.operator not in _MIRRORED:
        return
    left, sign, right = term.left, term.operator, term.right
    if isinstance(left, Number):
        left, sign, right = right, _MIRRORED[sign], left
    if isinstance(left, Measured) and isinstance(right, Number):
        low, high = {
            "<": (0, right.number - 1),
            "<=": (0, right.number),
            "==": (right.number, right.number),
            ">=": (right.number, 40),
            ">": (right.number + 1, 40),
        }[sign]
        yield left, low, high
