"""The parts of a condition. Each knows how to become a function of the four hands."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from strohmann.bridge.board import Deal
from strohmann.cards import Hand, Strain
from strohmann.errors import InvalidValue
from strohmann.hands.measures import (
    HAND_MEASURES,
    HAND_QUESTIONS,
    SIDE_MEASURES,
    Masks,
    Tricks,
)
from strohmann.hands.shapes import Shapes
from strohmann.seats import SEATS, Seat, Side

__all__ = [
    "All",
    "Any",
    "Arithmetic",
    "Comparison",
    "Measured",
    "Not",
    "Number",
    "Question",
    "Term",
    "TricksOf",
    "Value",
]

Value = Callable[[Masks], int]
"""A number, or 0 and 1 for no and yes."""

_COMPARE: dict[str, Callable[[int, int], bool]] = {
    "<": operator.lt, "<=": operator.le, "==": operator.eq,
    "!=": operator.ne, ">=": operator.ge, ">": operator.gt,
}  # fmt: skip
_COMPUTE: dict[str, Callable[[int, int], int]] = {
    "+": operator.add, "-": operator.sub, "*": operator.mul,
}  # fmt: skip


class Term:
    """A number or, if ``is_truth``, a yes or no."""

    __slots__ = ()
    is_truth = False

    def bind(self, tricks: Tricks | None) -> Value:
        """The term as a function of the hands. Raises `InvalidValue` where one is lacking."""
        raise NotImplementedError

    def parts(self) -> Iterator[Term]:
        """The terms that it is made of."""
        return iter(())

    @property
    def asks_tricks(self) -> bool:
        """Whether double-dummy tricks are asked for."""
        return any(part.asks_tricks for part in self.parts())


@dataclass(frozen=True, slots=True)
class Number(Term):
    """A whole number."""

    number: int

    def bind(self, tricks: Tricks | None) -> Value:  # noqa: ARG002
        """Always the same."""
        number = self.number
        return lambda _: number


@dataclass(frozen=True, slots=True)
class Measured(Term):
    """``north.hcp``, ``ns.spades``."""

    who: Seat | Side
    name: str

    def bind(self, tricks: Tricks | None) -> Value:  # noqa: ARG002
        """One hand's, or that of both partners' cards together."""
        if isinstance(self.who, Seat):
            of_hand, seat = HAND_MEASURES[self.name], self.who.index
            return lambda masks: of_hand(masks[seat])
        of_side = SIDE_MEASURES[self.name]
        first, second = (each.index for each in self.who.seats)
        return lambda masks: of_side(masks[first] | masks[second])


@dataclass(frozen=True, slots=True)
class Question(Term):
    """``north.shape("5+ 4 x x")``, ``north.stops(spades)``; also ``north.balanced``."""

    who: Seat
    name: str
    argument: str

    @property
    def is_truth(self) -> bool:  # type: ignore[override]
        """Most are."""
        return HAND_QUESTIONS[self.name][1]

    @property
    def shapes(self) -> Shapes | None:
        """What is asked for, if it is a shape."""
        return Shapes.parse(self.argument) if self.name == "shape" else None

    def bind(self, tricks: Tricks | None) -> Value:  # noqa: ARG002
        """Of one hand."""
        measure, seat = HAND_QUESTIONS[self.name][2](self.argument), self.who.index
        return lambda masks: measure(masks[seat])


@dataclass(frozen=True, slots=True)
class TricksOf(Term):
    """``tricks(north, spades)``: what best play with open cards comes to."""

    declarer: Seat
    strain: Strain

    @property
    def asks_tricks(self) -> bool:
        """It does."""
        return True

    def bind(self, tricks: Tricks | None) -> Value:
        """Looked up in the table of the deal."""
        if tricks is None:
            raise InvalidValue("condition-without-solver")
        find, key = _of_masks(tricks), (self.declarer, self.strain)
        return lambda masks: find(masks)[key]


def _of_masks(tricks: Tricks) -> Callable[[Masks], dict[tuple[Seat, Strain], int]]:
    def find(masks: Masks) -> dict[tuple[Seat, Strain], int]:
        hands = {seat: Hand.of_mask(mask) for seat, mask in zip(SEATS, masks, strict=True)}
        return dict(tricks(Deal(hands)))

    return find


@dataclass(frozen=True, slots=True)
class Arithmetic(Term):
    """``a + b``, ``a - b``, ``a * b``."""

    operator: str
    left: Term
    right: Term

    def parts(self) -> Iterator[Term]:
        """Both sides."""
        return iter((self.left, self.right))

    def bind(self, tricks: Tricks | None) -> Value:
        """A number."""
        compute = _COMPUTE[self.operator]
        left, right = self.left.bind(tricks), self.right.bind(tricks)
        return lambda masks: compute(left(masks), right(masks))


@dataclass(frozen=True, slots=True)
class Comparison(Term):
    """``15 <= north.hcp``; a longer chain is `All` of its steps."""

    is_truth = True
    operator: str
    left: Term
    right: Term

    def parts(self) -> Iterator[Term]:
        """Both sides."""
        return iter((self.left, self.right))

    def bind(self, tricks: Tricks | None) -> Value:
        """Yes or no."""
        compare = _COMPARE[self.operator]
        left, right = self.left.bind(tricks), self.right.bind(tricks)
        return lambda masks: compare(left(masks), right(masks))


@dataclass(frozen=True, slots=True)
class Not(Term):
    """``not a``."""

    is_truth = True
    term: Term

    def parts(self) -> Iterator[Term]:
        """The one that is denied."""
        return iter((self.term,))

    def bind(self, tricks: Tricks | None) -> Value:
        """Yes or no."""
        value = self.term.bind(tricks)
        return lambda masks: not value(masks)


@dataclass(frozen=True, slots=True)
class All(Term):
    """``a and b``."""

    is_truth = True
    terms: tuple[Term, ...]

    def parts(self) -> Iterator[Term]:
        """In the order written."""
        return iter(self.terms)

    def bind(self, tricks: Tricks | None) -> Value:
        """Yes or no; what costs a solver comes last."""
        cheap = sorted(self.terms, key=lambda term: term.asks_tricks)
        values = [term.bind(tricks) for term in cheap]
        return lambda masks: all(value(masks) for value in values)


@dataclass(frozen=True, slots=True)
class Any(Term):
    """``a or b``."""

    is_truth = True
    terms: tuple[Term, ...]

    def parts(self) -> Iterator[Term]:
        """In the order written."""
        return iter(self.terms)

    def bind(self, tricks: Tricks | None) -> Value:
        """Yes or no."""
        cheap = sorted(self.terms, key=lambda term: term.asks_tricks)
        values = [term.bind(tricks) for term in cheap]
        return lambda masks: any(value(masks) for value in values)
