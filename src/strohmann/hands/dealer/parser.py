"""Reading a script: its commands in any order, names before they are used."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from strohmann.cards import Card, Hand, Rank, Suit
from strohmann.errors import NotationError
from strohmann.hands.dealer.actions import read_actions
from strohmann.hands.dealer.counts import DEFAULT_COUNTS
from strohmann.hands.dealer.cursor import Cursor
from strohmann.hands.dealer.expressions import read_expression
from strohmann.hands.dealer.lexer import Kind, Token, tokens
from strohmann.hands.dealer.tree import Counts, Named, Number, Print, Script
from strohmann.hands.dealer.words import (
    COMMANDS,
    RESERVED,
    SEATS_BY_WORD,
    SUITS_BY_WORD,
    VULNERABILITIES,
)
from strohmann.seats import SEATS, Seat

__all__ = ["read_script"]

_SOLVED = {"tricks", "trick", "dds", "par", "trix"}
_MOST_DEALS = 100_000_000


def read_script(text: str) -> Script:
    """Read a script. Raises `ScriptError`, which tells the line, the column and what is wrong."""
    return _Parser(tokens(text)).script()


class _Parser:
    def __init__(self, words: tuple[Token, ...]) -> None:
        self._cursor = Cursor(words)
        self._names: dict[str, tuple[Named, int]] = {}
        self._fixed: dict[Seat, Hand] = {}
        asks = any(word.kind is Kind.WORD and word.text in _SOLVED for word in words)
        self._script = Script(Number(1), (Print("all"),), DEFAULT_COUNTS, asks_tricks=asks)

    def script(self) -> Script:
        while self._cursor.next.kind is not Kind.END:
            self._statement()
        held = tuple((seat, self._fixed[seat]) for seat in SEATS if seat in self._fixed)
        return replace(self._script, fixed=held)

    def _statement(self) -> None:
        word = self._cursor.next
        if word.kind is Kind.WORD and word.text in COMMANDS:
            self._cursor.take()
            _COMMANDS[word.text](self)
        elif word.kind is Kind.WORD and self._cursor.after.is_sign("="):
            self._definition()
        else:
            self._condition()

    def _definition(self) -> None:
        word = self._cursor.next
        if word.text in RESERVED:
            raise self._cursor.misfit("script-reserved-name")
        if word.text in self._names:
            raise self._cursor.misfit("script-name-twice")
        self._cursor.take()
        self._cursor.expect("=")
        node, depth = read_expression(self._cursor, self._names)
        self._names[word.text] = (Named(word.text, node), depth)

    # --- Commands -----------------------------------------------------------------

    def _condition(self) -> None:
        """The last one counts."""
        node, _ = read_expression(self._cursor, self._names)
        self._script = replace(self._script, condition=node)

    def _action(self) -> None:
        """The last list counts."""
        self._script = replace(self._script, actions=read_actions(self._cursor, self._names))

    def _generate(self) -> None:
        self._script = replace(self._script, generate=self._count())

    def _produce(self) -> None:
        self._script = replace(self._script, produce=self._count())

    def _count(self) -> int:
        word = self._cursor.next
        number = self._cursor.number()
        if not 0 <= number <= _MOST_DEALS:
            raise self._cursor.misfit("script-count-out-of-range", word)
        return number

    def _seed(self) -> None:
        self._cursor.accept("=")
        self._script = replace(self._script, seed=self._cursor.number())

    def _title(self) -> None:
        self._script = replace(self._script, title=self._cursor.text())

    def _dealer(self) -> None:
        self._script = replace(self._script, dealer=self._cursor.one_of(SEATS_BY_WORD))

    def _opener(self) -> None:
        """Says nothing about the deals."""
        self._cursor.one_of(SEATS_BY_WORD)

    def _vulnerable(self) -> None:
        word = self._cursor.next
        if word.kind is not Kind.WORD or word.text.lower() not in VULNERABILITIES:
            raise self._cursor.expected(VULNERABILITIES)
        found = VULNERABILITIES[self._cursor.take().text.lower()]
        self._script = replace(self._script, vulnerability=found)

    def _pointcount(self) -> None:
        self._recount(0)

    def _altcount(self) -> None:
        word = self._cursor.next
        number = self._cursor.number()
        if not 0 <= number <= 9:
            raise self._cursor.misfit("script-count-out-of-range", word)
        self._recount(1 + number)

    def _recount(self, which: int) -> None:
        """Numbers from the ace down; ranks without one count nothing."""
        cursor = self._cursor
        points = [cursor.number()]
        while cursor.next.kind is Kind.NUMBER or cursor.next.is_sign("-"):
            if len(points) == 13:
                raise cursor.misfit("script-too-many-points")
            points.append(cursor.number())
        points += [0] * (13 - len(points))
        counts: Counts = self._script.counts
        counts = (*counts[:which], tuple(points), *counts[which + 1 :])
        self._script = replace(self._script, counts=counts)

    # --- Cards and lengths that are fixed --------------------------------------------

    def _predeal(self) -> None:
        cursor = self._cursor
        before = cursor.next
        while cursor.next.kind is Kind.WORD:
            if cursor.next.text in SEATS_BY_WORD:
                self._holdings()
            elif cursor.next.text in SUITS_BY_WORD and self._is_length():
                self._length()
            else:
                break
        if cursor.next is before:
            raise cursor.expected((*SEATS_BY_WORD, *SUITS_BY_WORD))

    def _is_length(self) -> bool:
        return self._cursor.after.is_sign("(")

    def _holdings(self) -> None:
        """``south SAQ542, HKJ87``; a comma may stand after the seat too."""
        cursor = self._cursor
        seat = cursor.one_of(SEATS_BY_WORD)
        cursor.accept(",")
        self._hold(seat)
        while cursor.accept(","):
            self._hold(seat)

    def _hold(self, seat: Seat) -> None:
        word = self._cursor.next
        cards = _cards(word.text) if word.kind is Kind.WORD else None
        if cards is None:
            raise self._cursor.misfit("script-holding-expected")
        others = sum(hand.mask for hand in self._fixed.values())
        if others & cards.mask:
            raise self._cursor.misfit("script-card-twice")
        hand = self._fixed.get(seat, Hand()) | cards
        if len(hand) > 13:
            raise self._cursor.misfit("script-hand-too-long")
        self._fixed[seat] = hand
        self._cursor.take()

    def _length(self) -> None:
        """``spades(north) == 4``."""
        cursor = self._cursor
        suit = cursor.one_of(SUITS_BY_WORD)
        cursor.expect("(")
        seat = cursor.one_of(SEATS_BY_WORD)
        cursor.expect(")")
        cursor.expect("==")
        word = cursor.next
        length = cursor.number()
        if not 0 <= length <= 13:
            raise cursor.misfit("script-count-out-of-range", word)
        lengths = (*self._script.lengths, (seat, suit, length))
        self._script = replace(self._script, lengths=lengths)


def _cards(text: str) -> Hand | None:
    """``SAQ542``: a suit and ranks."""
    if len(text) < 2 or text[0] not in "SHDC":
        return None
    try:
        return Hand(Card(Suit(text[0]), Rank.parse(letter)) for letter in text[1:])
    except (NotationError, ValueError):
        return None


_COMMANDS: dict[str, Callable[[_Parser], None]] = {
    "action": _Parser._action,
    "altcount": _Parser._altcount,
    "condition": _Parser._condition,
    "dealer": _Parser._dealer,
    "generate": _Parser._generate,
    "opener": _Parser._opener,
    "pointcount": _Parser._pointcount,
    "predeal": _Parser._predeal,
    "produce": _Parser._produce,
    "seed": _Parser._seed,
    "title": _Parser._title,
    "vulnerable": _Parser._vulnerable,
}
