"""Reading what looks like ``name(...)``: counts, shapes, cards, tricks, par."""

from __future__ import annotations

import re
from itertools import permutations

from strohmann.bridge.calls import Bid
from strohmann.bridge.contract import Contract, Doubling
from strohmann.cards import Card, Rank, Strain, Suit
from strohmann.hands.dealer.cursor import Cursor
from strohmann.hands.dealer.lexer import Kind
from strohmann.hands.dealer.tree import HasCard, InShapes, Measure, Node, ParOf, TricksOf
from strohmann.hands.dealer.words import (
    MEASURES,
    SEATS_BY_WORD,
    SIDES_BY_WORD,
    STRAINS_BY_WORD,
    SUITS_BY_WORD,
)
from strohmann.hands.shapes import Pattern, Shapes
from strohmann.seats import NORTH

__all__ = ["FUNCTIONS", "read_contract", "read_function"]

_SHAPE = re.compile("[0-9x]{4}")
_CARD = re.compile("([2-9TJQKA]|10)([SHDC])")
_CONTRACT = re.compile("[xz]([1-7])([CDHSN])(x{0,2})")
_WITH_SUIT = {"quality"}  # is asked of a suit only
_WHOLE_HAND = {"cccc"}

FUNCTIONS = frozenset((*SUITS_BY_WORD, *MEASURES, "shape", "hascard", "tricks", "trick", "dds",
                       "par"))  # fmt: skip
"""Names of functions whose arguments are no expressions."""


def read_function(cursor: Cursor) -> Node:
    """Read one of `FUNCTIONS`. Raises `ScriptError`."""
    name = cursor.take().text
    cursor.expect("(")
    node = _ARGUMENTS[name](cursor) if name in _ARGUMENTS else _measure(cursor, name)
    cursor.expect(")")
    return node


def _measure(cursor: Cursor, name: str) -> Node:
    seat = cursor.one_of(SEATS_BY_WORD)
    if name in SUITS_BY_WORD:
        return Measure("length", seat, SUITS_BY_WORD[name])
    measure = MEASURES[name]
    suit: Suit | None = None
    if measure in _WITH_SUIT or (measure not in _WHOLE_HAND and cursor.next.is_sign(",")):
        cursor.expect(",")
        suit = cursor.one_of(SUITS_BY_WORD)
    return Measure(measure, seat, suit)


def _hascard(cursor: Cursor) -> Node:
    seat = cursor.one_of(SEATS_BY_WORD)
    cursor.expect(",")
    match = _CARD.fullmatch(cursor.next.text)
    if match is None:
        raise cursor.misfit("script-card-expected")
    cursor.take()
    return HasCard(seat, Card(Suit(match[2]), Rank.parse(match[1])))


def _tricks(cursor: Cursor) -> Node:
    seat = cursor.one_of(SEATS_BY_WORD)
    cursor.expect(",")
    return TricksOf(seat, cursor.one_of(STRAINS_BY_WORD))


def _par(cursor: Cursor) -> Node:
    return ParOf(cursor.one_of(SIDES_BY_WORD))


def _shape(cursor: Cursor) -> Node:
    """Shapes after each other are added (``+``, a comma or nothing) or taken away (``-``)."""
    seat = cursor.one_of(SEATS_BY_WORD)
    cursor.expect(",")
    patterns: frozenset[Pattern] = frozenset()
    while True:
        sign = cursor.accept("+", "-", ",")
        more = _patterns(cursor)
        patterns = patterns - more if sign and sign.text == "-" else patterns | more
        if cursor.next.is_sign(")"):
            return InShapes(seat, Shapes(patterns))


def _patterns(cursor: Cursor) -> frozenset[Pattern]:
    in_any_order = cursor.next.kind is Kind.WORD and cursor.next.text == "any"
    if in_any_order:
        cursor.take()
    text = cursor.next.text
    if not _SHAPE.fullmatch(text) or cursor.next.kind not in {Kind.WORD, Kind.NUMBER}:
        raise cursor.misfit("script-shape-expected")
    orders = {"".join(order) for order in permutations(text)} if in_any_order else {text}
    if "x" not in text and sum(map(int, text)) != 13:
        raise cursor.misfit("script-shape-expected")
    cursor.take()
    return frozenset().union(*(Shapes.parse(order).patterns for order in orders))


def read_contract(cursor: Cursor) -> Contract:
    """Read ``x3N``, ``z4Hx``, ``z1Sxx``. Raises `ScriptError`."""
    match = _CONTRACT.fullmatch(cursor.next.text)
    if match is None:
        raise cursor.misfit("script-contract-expected")
    cursor.take()
    doubling = Doubling(match[3].upper())
    return Contract(Bid(int(match[1]), Strain(match[2])), doubling, NORTH)


_ARGUMENTS = {
    "shape": _shape, "hascard": _hascard, "tricks": _tricks, "trick": _tricks, "dds": _tricks,
    "par": _par,
}  # fmt: skip
