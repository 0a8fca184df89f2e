"""Calls: pass, double, redouble and the 35 bids (rules C-10 to C-12; Laws 17-19).

Calls are interned, as cards are: there are 38 and ``is`` compares them.
``str`` is notation: ``P``, ``X``, ``XX``, ``1C`` ... ``3NT`` ... ``7NT``.
"""

from __future__ import annotations

from typing import NoReturn

from strohmann.cards import STRAINS, Strain
from strohmann.errors import InvalidValue, NotationError

__all__ = ["BIDS", "CALLS", "DOUBLE", "PASS", "REDOUBLE", "Bid", "Call"]


class Call:
    """Pass, double or redouble; `Bid` is the subclass for bids."""

    __slots__ = ("text",)

    text: str

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(name)

    def __reduce__(self) -> tuple[object, ...]:
        return (Call.parse, (self.text,))

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Call.parse({self.text!r})"

    @staticmethod
    def parse(text: str) -> Call:
        """Read a call in any usual ASCII form: ``P pass X dbl XX rdbl 1H 3N 3NT``.

        Raises `NotationError`.
        """
        call = _BY_TEXT.get(text) or _BY_TEXT.get(_SYNONYMS.get(text.strip().upper(), ""))
        if call is None:
            raise NotationError("unreadable-call", text=text)
        return call


class Bid(Call):
    """A level 1 to 7 and a strain; it promises six tricks more than the level (C-11).

    ``Bid(1, Strain.HEARTS) is Call.parse("1H")``. Bids compare in bidding order (C-12).
    """

    __slots__ = ("index", "level", "strain")

    level: int
    strain: Strain
    index: int

    def __new__(cls, level: int, strain: Strain) -> Bid:
        """The one bid of this level and strain. Raises `InvalidValue` (Law 38)."""
        if not 1 <= level <= 7:
            raise InvalidValue("bad-level", rule="Law 38", level=level)
        return BIDS[5 * (level - 1) + strain.index]

    def __lt__(self, other: Bid) -> bool:
        return self.index < other.index

    def __le__(self, other: Bid) -> bool:
        return self.index <= other.index

    @property
    def tricks(self) -> int:
        """Tricks promised: level + 6."""
        return self.level + 6

    @classmethod
    def of(cls, text: str) -> Bid:
        """Read a bid such as ``3NT``. Raises `NotationError`."""
        call = Call.parse(text)
        if not isinstance(call, Bid):
            raise NotationError("not-a-bid", text=text)
        return call


def _make_call(text: str) -> Call:
    call = object.__new__(Call)
    object.__setattr__(call, "text", text)
    return call


def _make_bid(index: int) -> Bid:
    bid = object.__new__(Bid)
    level, strain = index // 5 + 1, STRAINS[index % 5]
    text = f"{level}{'NT' if strain is Strain.NOTRUMP else strain}"
    for name, value in {"level": level, "strain": strain, "index": index, "text": text}.items():
        object.__setattr__(bid, name, value)
    return bid


PASS = _make_call("P")
DOUBLE = _make_call("X")
REDOUBLE = _make_call("XX")
BIDS: tuple[Bid, ...] = tuple(_make_bid(index) for index in range(35))
CALLS: tuple[Call, ...] = (PASS, DOUBLE, REDOUBLE, *BIDS)
"""All 38 calls."""

_BY_TEXT = {call.text: call for call in CALLS}
_SYNONYMS = (
    {call.text: call.text for call in CALLS}
    | {f"{level}N": f"{level}NT" for level in range(1, 8)}
    | {"PASS": "P", "-": "P", "D": "X", "DBL": "X", "DOUBLE": "X", "R": "XX", "RDBL": "XX"}
    | {"REDOUBLE": "XX"}
)
