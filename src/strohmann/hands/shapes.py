"""Sets of hand patterns, and their algebra.

A pattern is the lengths of spades, hearts, diamonds and clubs; there are 560.

>>> from strohmann.cards import Hand
>>> Hand.parse("AKQ2.J3.T984.KQ2") in Shapes.parse("4+ x x x - (4333)")
True
>>> len(Shapes.parse("balanced")), len(Shapes.parse("5 (431)"))
(28, 6)
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import permutations, product

from strohmann.cards import SUITS, Hand
from strohmann.errors import NotationError

__all__ = ["Pattern", "Shapes"]

Pattern = tuple[int, int, int, int]
"""Lengths of spades, hearts, diamonds, clubs."""

_ALL: frozenset[Pattern] = frozenset(
    (s, h, d, 13 - s - h - d) for s, h, d in product(range(14), repeat=3) if s + h + d <= 13
)
_NAMES = {
    "any": "xxxx",
    "balanced": "(4333) | (4432) | (5332)",
    "semibalanced": "(4333) | (4432) | (5332) | (5422) | (6322)",
}
_ITEM = re.compile(r"(\d{1,2})-(\d{1,2})|(\d{1,2})([+-]?)|x")
_RUN = re.compile(r"[0-9x]{3,}")  # too long for one suit's length
_LONGEST = 500  # characters; more than anybody writes
_Choice = frozenset[int]


class Shapes:
    """A set of hand patterns: ``in``, ``len``, iterate, ``|``, ``&``, ``-``, ``~``.

    ``parse`` reads the lengths of S H D C, each ``5``, ``5+``, ``5-`` (at most), ``2-4`` or
    ``x``; in parentheses they may come in any order: ``5+ 4 x x``, ``(5+ 4+ x x)``,
    ``5 (4 3 1)``. Without spaces each character is a suit: ``5431``, ``54xx``, ``(4432)``.
    Terms are joined, from the left, by ``|``, ``&`` and a ``-`` with spaces around it; the
    names ``balanced``, ``semibalanced`` and ``any`` are terms too.
    """

    __slots__ = ("patterns",)

    patterns: frozenset[Pattern]

    def __init__(self, patterns: frozenset[Pattern] = _ALL) -> None:
        object.__setattr__(self, "patterns", patterns & _ALL)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(name)

    def __reduce__(self) -> tuple[object, ...]:
        return (Shapes, (self.patterns,))

    def __contains__(self, who: object) -> bool:
        """Whether a hand of 13 cards, or a pattern, belongs to it."""
        if isinstance(who, Hand):
            return tuple(who.length(suit) for suit in reversed(SUITS)) in self.patterns
        return who in self.patterns

    def __iter__(self) -> Iterator[Pattern]:
        return iter(sorted(self.patterns, reverse=True))

    def __len__(self) -> int:
        return len(self.patterns)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Shapes) and self.patterns == other.patterns

    def __hash__(self) -> int:
        return hash((Shapes, self.patterns))

    def __repr__(self) -> str:
        return f"Shapes(frozenset({sorted(self.patterns)!r}))"

    def __or__(self, other: Shapes) -> Shapes:
        return Shapes(self.patterns | other.patterns)

    def __and__(self, other: Shapes) -> Shapes:
        return Shapes(self.patterns & other.patterns)

    def __sub__(self, other: Shapes) -> Shapes:
        return Shapes(self.patterns - other.patterns)

    def __invert__(self) -> Shapes:
        return Shapes(_ALL - self.patterns)

    @classmethod
    def parse(cls, text: str) -> Shapes:
        """Read the notation above. Raises `NotationError`."""
        if len(text) > _LONGEST:
            raise NotationError("unreadable-shape", text=text)
        parts = re.split(r"(\||&|\s-\s)", text.strip().lower())
        shapes = _term(parts[0], text)
        for operator, part in zip(parts[1::2], parts[2::2], strict=True):
            other = _term(part, text)
            if operator == "|":
                shapes |= other
            elif operator == "&":
                shapes &= other
            else:
                shapes -= other
        return shapes


def _term(part: str, text: str) -> Shapes:
    """A name or one pattern with its choices."""
    words = part.split()
    if len(words) == 1 and words[0] in _NAMES:
        return Shapes.parse(_NAMES[words[0]])
    if len(words) == 1:
        words = list(words[0])  # each character is a suit
    words = " ".join(words).replace("(", " ( ").replace(")", " ) ").split()
    words = [each for word in words for each in (word if _RUN.fullmatch(word) else [word])]
    patterns: set[Pattern] = set()
    for s, h, d, c in _arrangements(words, text):
        patterns |= {
            (i, j, k, 13 - i - j - k) for i in s for j in h for k in d if 13 - i - j - k in c
        }
    return Shapes(frozenset(patterns))


def _arrangements(words: list[str], text: str) -> Iterator[tuple[_Choice, ...]]:
    """The choices of each suit, once for each order of those in parentheses."""
    groups: list[list[_Choice]] = []
    inside = False
    for word in words:
        if word in "()":
            if inside is (word == "("):
                raise NotationError("unreadable-shape", text=text)
            inside = word == "("
            if inside:
                groups.append([])
        elif inside:
            groups[-1].append(_item(word, text))
        else:
            groups.append([_item(word, text)])
    if inside or sum(map(len, groups)) != 4:
        raise NotationError("unreadable-shape", text=text)
    for chosen in product(*(set(permutations(group)) for group in groups)):
        yield tuple(choice for group in chosen for choice in group)


def _item(word: str, text: str) -> _Choice:
    match = _ITEM.fullmatch(word)
    if match is None:
        raise NotationError("unreadable-shape", text=text)
    if word == "x":
        return frozenset(range(14))
    if match[1] is not None:
        return frozenset(range(int(match[1]), int(match[2]) + 1))
    length = int(match[3])
    if match[4] == "+":
        return frozenset(range(length, 14))
    return frozenset(range(length + 1)) if match[4] == "-" else frozenset({length})
