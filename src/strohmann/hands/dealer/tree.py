"""A script that has been read, as frozen values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from strohmann.bridge.board import Vulnerability
from strohmann.bridge.contract import Contract
from strohmann.cards import Card, Hand, Strain, Suit
from strohmann.hands.dealer.errors import Place
from strohmann.hands.shapes import Shapes
from strohmann.seats import Seat, Side

__all__ = [
    "Action",
    "Average",
    "Binary",
    "Choice",
    "Counts",
    "Csv",
    "Frequency",
    "HasCard",
    "Imps",
    "InShapes",
    "Item",
    "Measure",
    "Named",
    "Node",
    "Number",
    "ParOf",
    "Print",
    "PrintText",
    "PrintWith",
    "Range",
    "Rnd",
    "Score",
    "Script",
    "TricksOf",
    "Trix",
    "Unary",
]


@dataclass(frozen=True, slots=True)
class Number:
    """A number as written."""

    value: int


@dataclass(frozen=True, slots=True, eq=False)
class Named:
    """A name of the script; its value is found once for each deal."""

    name: str
    node: Node


@dataclass(frozen=True, slots=True, eq=False)
class Unary:
    """``-`` or ``!`` before something."""

    sign: str
    node: Node


@dataclass(frozen=True, slots=True, eq=False)
class Binary:
    """Two joined by a sign; the place is that of the sign."""

    sign: str
    left: Node
    right: Node
    place: Place


@dataclass(frozen=True, slots=True, eq=False)
class Choice:
    """``if_ ? then : otherwise``."""

    if_: Node
    then: Node
    otherwise: Node


@dataclass(frozen=True, slots=True)
class Measure:
    """A count of a hand, or of one suit of it."""

    name: str
    seat: Seat
    suit: Suit | None = None


@dataclass(frozen=True, slots=True)
class InShapes:
    """Whether a hand has one of these shapes."""

    seat: Seat
    shapes: Shapes


@dataclass(frozen=True, slots=True)
class HasCard:
    """Whether a hand holds this card."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TricksOf:
    """Double-dummy tricks of a declarer."""

    seat: Seat
    strain: Strain


@dataclass(frozen=True, slots=True)
class ParOf:
    """The par score, seen from a side."""

    side: Side


@dataclass(frozen=True, slots=True, eq=False)
class Score:
    """The score of a contract for its declarer with so many tricks."""

    vulnerable: bool
    contract: Contract
    tricks: Node
    place: Place


@dataclass(frozen=True, slots=True, eq=False)
class Imps:
    """IMPs for a difference of scores."""

    node: Node


@dataclass(frozen=True, slots=True, eq=False)
class Rnd:
    """A random number from 0, below what is given."""

    below: Node
    place: Place


Node: TypeAlias = (
    Number
    | Named
    | Unary
    | Binary
    | Choice
    | Measure
    | InShapes
    | HasCard
    | TricksOf
    | ParOf
    | Score
    | Imps
    | Rnd
)


@dataclass(frozen=True, slots=True)
class Print:
    """A printed form without more: ``all ew ns pbn``, or ``hands`` for pages of hands."""

    form: str
    seats: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class PrintWith:
    """``oneline`` or ``compact``, with a number after it if wanted."""

    form: str
    node: Node | None


@dataclass(frozen=True, slots=True)
class Trix:
    """The double-dummy tricks of these declarers, each in clubs, diamonds, ... notrump."""

    seats: tuple[Seat, ...]


Item: TypeAlias = Node | str | tuple[Seat, ...] | Trix
"""Of a printed list: a number, a text, hands, tricks."""


@dataclass(frozen=True, slots=True, eq=False)
class PrintText:
    """Texts and numbers one after the other."""

    items: tuple[Item, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Csv:
    """A line of comma-separated values."""

    items: tuple[Item, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Average:
    """The mean of a number over all deals that fit."""

    title: str | None
    node: Node


@dataclass(frozen=True, slots=True, eq=False)
class Range:
    """A number, and the values from low to high that are counted one by one."""

    node: Node
    low: int
    high: int


@dataclass(frozen=True, slots=True, eq=False)
class Frequency:
    """How often each value came, of one number or of two together."""

    title: str
    ranges: tuple[Range, ...]


Action: TypeAlias = Print | PrintWith | PrintText | Csv | Average | Frequency

Counts: TypeAlias = tuple[tuple[int, ...], ...]
"""Points by rank, ace first: of ``hcp``, then of ``pt0`` to ``pt9``."""


@dataclass(frozen=True, slots=True, eq=False)
class Script:
    """A whole script. ``generate`` and ``produce`` are None where nothing was said."""

    condition: Node
    actions: tuple[Action, ...]
    counts: Counts
    generate: int | None = None
    produce: int | None = None
    seed: int | None = None
    title: str | None = None
    dealer: Seat | None = None
    vulnerability: Vulnerability | None = None
    fixed: tuple[tuple[Seat, Hand], ...] = ()
    lengths: tuple[tuple[Seat, Suit, int], ...] = ()
    asks_tricks: bool = False
