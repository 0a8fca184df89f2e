"""Conditions on a deal, written as an expression: read by a parser of our own, never run.

    north.balanced and 15 <= north.hcp <= 17 and (ns.spades >= 8 or south.losers < 8)

Seats are ``north east south west`` (``n e s w``), sides ``ns ew``. A hand has ``hcp``,
``spades hearts diamonds clubs`` (lengths), ``aces kings queens jacks tens``, ``controls``,
``losers``, ``points`` (with length), ``longest``, ``shortest``, ``balanced``,
``semibalanced``, ``shape("5+ 4 x x")``, ``has("SA HK")``, ``stops(spades)``,
``quality(spades)`` (0 weak to 5 solid) and ``fit(spades)`` (points as dummy). A side has
the counts that can be added up. ``tricks(north, spades)`` are double-dummy tricks.
They are joined by ``and or not``, ``< <= == != >= >``, ``+ - *`` and parentheses.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from strohmann.bridge.board import Deal
from strohmann.cards import Strain
from strohmann.errors import NotationError
from strohmann.hands.measures import (
    HAND_MEASURES,
    HAND_QUESTIONS,
    SIDE_MEASURES,
    STRAIN_WORDS,
    Masks,
    Tricks,
)
from strohmann.hands.terms import (
    All,
    Any,
    Arithmetic,
    Comparison,
    Measured,
    Not,
    Number,
    Question,
    Term,
    TricksOf,
    Value,
)
from strohmann.seats import SEATS, SIDES, Seat, Side

__all__ = ["Condition"]

_LONGEST = 4000  # characters
_DEEPEST = 50  # parentheses and the like within each other
_TOKEN = re.compile(
    r"""\s*(?:(?P<number>\d+)|(?P<word>[A-Za-z_]+)|(?P<quoted>"[^"]*"|'[^']*')
        |(?P<sign><=|>=|==|!=|&&|\|\||[<>.,()+*!-]))""",
    re.VERBOSE,
)
_SIGNS = {"&&": "and", "||": "or", "!": "not"}
_COMPARISONS = ("<", "<=", "==", "!=", ">=", ">")
_SEATS = {name: seat for seat in SEATS for name in (seat.name.lower(), seat.value.lower())}
_SIDES = {side.value.lower(): side for side in SIDES}
_PATTERNS = ("balanced", "semibalanced")


@dataclass(frozen=True, slots=True)
class Condition:
    """A condition that has been read. ``str`` is what was written."""

    text: str
    term: Term

    @classmethod
    def parse(cls, text: str) -> Condition:
        """Read a condition. Raises `NotationError`, which tells the place."""
        return cls(text, _Parser(text).condition())

    def __str__(self) -> str:
        return self.text

    @property
    def asks_tricks(self) -> bool:
        """Whether double-dummy tricks are asked for."""
        return self.term.asks_tricks

    @property
    def terms(self) -> tuple[Term, ...]:
        """Terms that must all hold."""
        return tuple(_flat(self.term))

    def tests(self, tricks: Tricks | None = None) -> list[Callable[[Masks], bool]]:
        """Functions of the hands that must all say yes, the cheap ones first.

        Raises `InvalidValue` when tricks are asked for and ``tricks`` is None.
        """
        terms = sorted(self.terms, key=lambda term: term.asks_tricks)
        shared = None if tricks is None else _remembering(tricks)
        return [_yes_or_no(term.bind(shared)) for term in terms]


def _flat(term: Term) -> list[Term]:
    if isinstance(term, All):
        return [inner for each in term.terms for inner in _flat(each)]
    return [term]


def _yes_or_no(value: Value) -> Callable[[Masks], bool]:
    return lambda masks: bool(value(masks))


def _remembering(tricks: Tricks) -> Tricks:
    """Solves a deal once, however many terms ask about it."""
    last: list[tuple[Deal, Mapping[tuple[Seat, Strain], int]]] = []

    def find(deal: Deal) -> Mapping[tuple[Seat, Strain], int]:
        if not last or last[0][0] != deal:
            last[:] = [(deal, tricks(deal))]
        return last[0][1]

    return find


class _Parser:
    """By recursive descent; each method reads one level of the grammar."""

    def __init__(self, text: str) -> None:
        if len(text) > _LONGEST:
            raise NotationError("condition-too-long", limit=_LONGEST)
        self._tokens = _tokens(text)
        self._at = 0
        self._depth = 0

    def condition(self) -> Term:
        term = self._either()
        self._expect("end", "")
        return self._truth(term, 0)

    # --- Tokens -----------------------------------------------------------------

    @property
    def _next(self) -> tuple[str, str, int]:
        return self._tokens[self._at]

    def _take(self) -> tuple[str, str, int]:
        token = self._next
        self._at = min(self._at + 1, len(self._tokens) - 1)
        return token

    def _accept(self, *words: str) -> str | None:
        kind, text, _ = self._next
        if kind in {"word", "sign"} and text in words:
            self._take()
            return text
        return None

    def _expect(self, kind: str, text: str | None = None) -> str:
        found, word, _ = self._next
        if found != kind or (text is not None and word != text):
            raise self._unexpected()
        self._take()
        return word

    def _unexpected(self) -> NotationError:
        kind, text, column = self._next
        if kind == "end":
            return NotationError("condition-ends-early", column=column)
        return NotationError("condition-unexpected", text=text, column=column)

    # --- Grammar ----------------------------------------------------------------

    def _either(self) -> Term:
        return self._joined("or", Any, lambda: self._joined("and", All, self._denial))

    def _joined(
        self, word: str, join: Callable[[tuple[Term, ...]], Term], inner: Callable[[], Term]
    ) -> Term:
        start = self._at
        terms = [inner()]
        while self._accept(word):
            terms[-1] = self._truth(terms[-1], start)
            start = self._at
            terms.append(inner())
        if len(terms) == 1:
            return terms[0]
        terms[-1] = self._truth(terms[-1], start)
        return join(tuple(terms))

    def _denial(self) -> Term:
        if self._accept("not") is None:
            return self._comparison()
        start = self._at
        return Not(self._truth(self._deeper(self._denial), start))

    def _comparison(self) -> Term:
        start = self._at
        left = self._sum()
        steps: list[Term] = []
        while (sign := self._accept(*_COMPARISONS)) is not None:
            left = self._number(left, start)
            start = self._at
            right = self._number(self._sum(), start)
            steps.append(Comparison(sign, left, right))
            left = right
        return left if not steps else steps[0] if len(steps) == 1 else All(tuple(steps))

    def _sum(self) -> Term:
        return self._computed(("+", "-"), self._product)

    def _product(self) -> Term:
        return self._computed(("*",), self._signed)

    def _computed(self, signs: tuple[str, ...], inner: Callable[[], Term]) -> Term:
        start = self._at
        left = inner()
        while (sign := self._accept(*signs)) is not None:
            left = self._number(left, start)
            start = self._at
            left = Arithmetic(sign, left, self._number(inner(), start))
        return left

    def _signed(self) -> Term:
        if self._accept("-"):
            start = self._at
            return Arithmetic("-", Number(0), self._number(self._deeper(self._signed), start))
        return self._primary()

    def _primary(self) -> Term:
        if self._accept("("):
            term = self._deeper(self._either)
            self._expect("sign", ")")
            return term
        kind, text, column = self._next
        if kind == "number":
            self._take()
            return Number(int(text))
        if kind != "word":
            raise self._unexpected()
        self._take()
        if text == "tricks":
            return self._tricks()
        if text in _SEATS:
            return self._of_hand(_SEATS[text])
        if text in _SIDES:
            return self._of_side(_SIDES[text])
        known = " ".join((*_SEATS, *_SIDES, "tricks"))
        raise NotationError("condition-unknown-word", text=text, column=column, known=known)

    def _of_hand(self, seat: Seat) -> Term:
        self._expect("sign", ".")
        column = self._next[2]
        name = self._expect("word")
        if name in HAND_MEASURES:
            return Measured(seat, name)
        if name in _PATTERNS:
            return Question(seat, "shape", name)
        if name not in HAND_QUESTIONS:
            known = " ".join((*HAND_MEASURES, *_PATTERNS, *HAND_QUESTIONS))
            raise NotationError("condition-unknown-word", text=name, column=column, known=known)
        return self._question(seat, name)

    def _question(self, seat: Seat, name: str) -> Question:
        quoted, _, measure = HAND_QUESTIONS[name]
        self._expect("sign", "(")
        argument = self._expect("quoted")[1:-1] if quoted else self._strain_word(suit=True)
        self._expect("sign", ")")
        measure(argument)  # raises for what cannot be read
        return Question(seat, name, argument)

    def _of_side(self, side: Side) -> Term:
        self._expect("sign", ".")
        column = self._next[2]
        name = self._expect("word")
        if name not in SIDE_MEASURES:
            known = " ".join(SIDE_MEASURES)
            raise NotationError("condition-unknown-word", text=name, column=column, known=known)
        return Measured(side, name)

    def _tricks(self) -> TricksOf:
        self._expect("sign", "(")
        column = self._next[2]
        name = self._expect("word")
        if name not in _SEATS:
            known = " ".join(_SEATS)
            raise NotationError("condition-unknown-word", text=name, column=column, known=known)
        self._expect("sign", ",")
        strain: Strain = STRAIN_WORDS[self._strain_word(suit=False)]
        self._expect("sign", ")")
        return TricksOf(_SEATS[name], strain)

    def _strain_word(self, *, suit: bool) -> str:
        column = self._next[2]
        name = self._expect("word")
        if name not in STRAIN_WORDS or (suit and name == "notrump"):
            known = " ".join(word for word in STRAIN_WORDS if not suit or word != "notrump")
            raise NotationError("condition-unknown-word", text=name, column=column, known=known)
        return name

    # --- Kinds and depth -----------------------------------------------------------

    def _deeper(self, read: Callable[[], Term]) -> Term:
        self._depth += 1
        if self._depth > _DEEPEST:
            raise NotationError("condition-too-deep", limit=_DEEPEST)
        term = read()
        self._depth -= 1
        return term

    def _truth(self, term: Term, start: int) -> Term:
        if not term.is_truth:
            raise NotationError("condition-is-number", column=self._tokens[start][2])
        return term

    def _number(self, term: Term, start: int) -> Term:
        if term.is_truth:
            raise NotationError("condition-is-truth", column=self._tokens[start][2])
        return term


def _tokens(text: str) -> list[tuple[str, str, int]]:
    """Kind, text and column (from 1) of each, and an end."""
    tokens, at = [], 0
    while text[at:].strip():
        match = _TOKEN.match(text, at)
        if match is None or match.lastgroup is None:
            column = at + len(text[at:]) - len(text[at:].lstrip()) + 1
            raise NotationError("condition-unexpected", text=text[column - 1], column=column)
        kind, word = match.lastgroup, match[match.lastgroup]
        column = match.start(match.lastgroup) + 1
        if kind == "number" and len(word) > 9:
            raise NotationError("condition-unexpected", text=word, column=column)
        word = word if kind == "quoted" else word.lower()
        tokens.append((kind, _SIGNS.get(word, word), column))
        at = match.end()
    return [*tokens, ("end", "", len(text) + 1)]
