"""Expressions as functions of the four hands."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import TypeAlias

from strohmann.bridge.board import Deal, Vulnerability
from strohmann.cards import Hand, Strain
from strohmann.errors import InvalidValue
from strohmann.hands.dealer.counts import bound
from strohmann.hands.dealer.errors import Place, script_error
from strohmann.hands.dealer.tree import (
    Binary,
    Choice,
    Counts,
    HasCard,
    Imps,
    InShapes,
    Measure,
    Named,
    Node,
    Number,
    ParOf,
    Rnd,
    Score,
    TricksOf,
    Unary,
)
from strohmann.hands.measures import Masks, Tricks
from strohmann.scoring.points import points
from strohmann.seats import NORTH, SEATS, Seat, Side

__all__ = ["Evaluator", "Par", "Value"]

Value: TypeAlias = Callable[[Masks], int]
Par: TypeAlias = Callable[[Mapping[tuple[Seat, Strain], int], Vulnerability, Seat], int]
"""The par score of a table of tricks by vulnerability and dealer, seen from NS."""

_LARGEST = 1 << 62
_BOUNDS = (20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500,
           1750, 2000, 2250, 2500, 3000, 3500, 4000)  # fmt: skip
"""The least difference for 1, 2, ... IMPs (Law 78B)."""


@dataclass(frozen=True, slots=True)
class Evaluator:
    """What expressions depend on besides the hands."""

    counts: Counts
    rng: Random
    tricks: Tricks | None = None
    par: Par | None = None
    vulnerability: Vulnerability | None = None
    dealer: Seat | None = None

    def binder(self) -> Callable[[Node], Value]:
        """Makes functions of the hands out of expressions; they share names and solved deals.

        It raises `InvalidValue` for an expression that asks for tricks when there is nothing
        to find them; the functions raise `ScriptError` for what cannot be computed.
        """
        return _Binder(self, _solving(self.tricks)).bind


Solve: TypeAlias = Callable[[Masks], Mapping[tuple[Seat, Strain], int]]


def _solving(tricks: Tricks | None) -> Solve | None:
    """Solves a deal once, however many expressions ask about it."""
    if tricks is None:
        return None
    last: list[tuple[Masks, Mapping[tuple[Seat, Strain], int]]] = []

    def solve(masks: Masks) -> Mapping[tuple[Seat, Strain], int]:
        if not last or last[0][0] is not masks:
            hands = zip(SEATS, map(Hand.of_mask, masks), strict=True)
            last[:] = [(masks, tricks(Deal(dict(hands))))]
        return last[0][1]

    return solve


class _Binder:
    def __init__(self, around: Evaluator, solve: Solve | None) -> None:
        self._around, self._given = around, solve
        self._named: dict[int, Value] = {}

    @property
    def solve(self) -> Solve:
        """Raises `InvalidValue` when there is nothing to find tricks."""
        if self._given is None:
            raise InvalidValue("condition-without-solver")
        return self._given

    def bind(self, node: Node) -> Value:
        match node:
            case Named(_, inner):
                if id(node) not in self._named:
                    self._named[id(node)] = _once_a_deal(self.bind(inner))
                return self._named[id(node)]
            case Unary("!", inner):
                return _not(self.bind(inner))
            case Unary(_, inner):
                return _negative(self.bind(inner))
            case Binary(sign, left, right, place):
                return _JOINED[sign](self.bind(left), self.bind(right), place)
            case Choice(if_, then, otherwise):
                return _choice(self.bind(if_), self.bind(then), self.bind(otherwise))
            case Score() | Imps() | Rnd():
                return self._computed(node)
        return self._of_hands(node)

    def _computed(self, node: Score | Imps | Rnd) -> Value:
        match node:
            case Score(vulnerable, contract, inner, place):
                value_of = self.bind(inner)
                return lambda masks: points(
                    contract, _tricks(value_of(masks), place), vulnerable=vulnerable
                )
            case Imps(inner):
                value_of = self.bind(inner)
                return lambda masks: _imps(value_of(masks))
            case Rnd(inner, place):
                value_of, rng = self.bind(inner), self._around.rng
                return lambda masks: rng.randrange(_positive(value_of(masks), place))

    def _of_hands(self, node: Number | Measure | InShapes | HasCard | TricksOf | ParOf) -> Value:
        match node:
            case Number(value):
                return lambda _masks: value
            case Measure(_, seat, _):
                count, index = bound(node, self._around.counts), seat.index
                return lambda masks: count(masks[index])
            case InShapes(seat, shapes):
                return partial(_has_shape, seat.index, shapes.patterns)
            case HasCard(seat, card):
                index, bit = seat.index, card.bit
                return lambda masks: (masks[index] & bit) != 0
            case TricksOf(seat, strain):
                solve, key = self.solve, (seat, strain)
                return lambda masks: solve(masks)[key]
            case ParOf(side):
                return self._par(side)

    def _par(self, side: Side) -> Value:
        around, solve = self._around, self.solve
        par = around.par
        if par is None:
            raise InvalidValue("condition-without-solver")
        vulnerability = around.vulnerability or Vulnerability.NONE
        dealer, sign = around.dealer or NORTH, 1 if side is Side.NS else -1
        return lambda masks: sign * par(solve(masks), vulnerability, dealer)


def _once_a_deal(value_of: Value) -> Value:
    """Remembers the value for the last hands."""
    seen: Masks | None = None
    value = 0

    def find(masks: Masks) -> int:
        nonlocal seen, value
        if seen is not masks:
            value = value_of(masks)
            seen = masks
        return value

    return find


def _has_shape(index: int, patterns: frozenset[tuple[int, ...]], masks: Masks) -> int:
    hand = masks[index]
    return (
        (hand >> 39).bit_count(),
        (hand >> 26 & 0x1FFF).bit_count(),
        (hand >> 13 & 0x1FFF).bit_count(),
        (hand & 0x1FFF).bit_count(),
    ) in patterns


# --- Signs ---------------------------------------------------------------------------

_Join: TypeAlias = Callable[[Value, Value, Place], Value]


def _not(value_of: Value) -> Value:
    return lambda masks: not value_of(masks)


def _negative(value_of: Value) -> Value:
    return lambda masks: -value_of(masks)


def _choice(asked: Value, then: Value, otherwise: Value) -> Value:
    return lambda masks: then(masks) if asked(masks) else otherwise(masks)


def _and(left: Value, right: Value, _place: Place) -> Value:
    return lambda masks: bool(left(masks) and right(masks))


def _or(left: Value, right: Value, _place: Place) -> Value:
    return lambda masks: bool(left(masks) or right(masks))


def _plus(left: Value, right: Value, place: Place) -> Value:
    return lambda masks: _kept(left(masks) + right(masks), place)


def _minus(left: Value, right: Value, place: Place) -> Value:
    return lambda masks: _kept(left(masks) - right(masks), place)


def _times(left: Value, right: Value, place: Place) -> Value:
    return lambda masks: _kept(left(masks) * right(masks), place)


def _divided(left: Value, right: Value, place: Place) -> Value:
    """As in C: what is left over is thrown away, towards zero."""
    return lambda masks: _quotient(left(masks), right(masks), place)


def _remainder(left: Value, right: Value, place: Place) -> Value:
    """As in C: with the sign of the first."""

    def rest(masks: Masks) -> int:
        a, b = left(masks), right(masks)
        return a - b * _quotient(a, b, place)

    return rest


def _quotient(a: int, b: int, place: Place) -> int:
    if not b:
        raise script_error("script-division-by-zero", place)
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def _kept(value: int, place: Place) -> int:
    if -_LARGEST < value < _LARGEST:
        return value
    raise script_error("script-result-too-large", place)


_JOINED: dict[str, _Join] = {
    "&&": _and,
    "||": _or,
    "==": lambda left, right, _: lambda masks: left(masks) == right(masks),
    "!=": lambda left, right, _: lambda masks: left(masks) != right(masks),
    "<": lambda left, right, _: lambda masks: left(masks) < right(masks),
    "<=": lambda left, right, _: lambda masks: left(masks) <= right(masks),
    ">": lambda left, right, _: lambda masks: left(masks) > right(masks),
    ">=": lambda left, right, _: lambda masks: left(masks) >= right(masks),
    "+": _plus,
    "-": _minus,
    "*": _times,
    "/": _divided,
    "%": _remainder,
}


def _tricks(value: int, place: Place) -> int:
    if not 0 <= value <= 13:
        raise script_error("script-bad-tricks", place, tricks=value)
    return value


def _imps(difference: int) -> int:
    imps = bisect_right(_BOUNDS, abs(difference))
    return imps if difference > 0 else -imps


def _positive(value: int, place: Place) -> int:
    if value < 1:
        raise script_error("script-bad-rnd", place, number=value)
    return value
