"""What the HTTP interface is asked and answers, beside the view of a table."""

from __future__ import annotations

from typing import Literal

import msgspec

from strohmann.seats import Seat
from strohmann.server.bismarck_wire import BismarckSheetView
from strohmann.server.wire import SeatView, SheetView

__all__ = [
    "AgainRequest",
    "BismarckSheetAnswer",
    "FormView",
    "Forms",
    "Health",
    "Me",
    "NameRequest",
    "NewTable",
    "Opened",
    "OpenedTable",
    "OptionView",
    "ProfileView",
    "SheetAnswer",
    "SheetRequest",
    "TableEntry",
    "TableSummary",
]


class _Body(msgspec.Struct, frozen=True):
    """A document of the HTTP interface."""


class Health(_Body, frozen=True):
    """The server works."""

    status: str
    version: str


class Me(_Body, frozen=True):
    """The guest who asks."""

    name: str
    lang: str


class NameRequest(_Body, frozen=True):
    """A name to be called by, at most 40 characters; empty for none."""

    name: str


class OptionView(_Body, frozen=True):
    """A choice that a profile leaves."""

    name: str
    values: tuple[str, ...]
    default: str


class ProfileView(_Body, frozen=True):
    """Rules by name."""

    name: str
    default: bool
    """The one that its form has unasked."""
    seats: tuple[Seat, ...]
    """How many play, and where."""
    options: tuple[OptionView, ...]


class FormView(_Body, frozen=True):
    """A form of the match and the rules it can be played by."""

    form: str
    profiles: tuple[ProfileView, ...]
    levels: tuple[str, ...]
    """Of the computer players, the weakest first."""


class Forms(_Body, frozen=True):
    """Everything that can be played."""

    forms: tuple[FormView, ...]


class NewTable(_Body, frozen=True):
    """A table to be opened: the guest sits South, bots elsewhere."""

    profile: str
    options: dict[str, str] = {}
    pace: str = "normal"
    names: dict[Seat, str] = {}
    seats: int | None = None
    """How many play; two at a table of any bridge play Draw Bridge (F-15)."""
    level: str = "beginner"
    """Of the computer players, one that the form has."""


class OpenedTable(_Body, frozen=True):
    """The id of a table."""

    table: str


class AgainRequest(_Body, frozen=True):
    """Going on after a match, with the partners as they sit or drawn anew."""

    partners: Literal["same", "new"]


class TableEntry(_Body, frozen=True):
    """One of my tables."""

    table: str
    form: str
    profile: str
    phase: str
    updated: str
    """ISO 8601, UTC."""
    finished: bool


class TableSummary(_Body, frozen=True):
    """A table, as anybody who knows its id may see it."""

    table: str
    form: str
    profile: str
    options: dict[str, str]
    phase: str
    finished: bool
    records: int
    seats: dict[Seat, SeatView]
    next_table: str | None


class Opened(_Body, frozen=True):
    """An opened deal, as ``strohmann verify`` reads it."""

    version: int
    deal: str
    order: str
    salt: str


class SheetRequest(_Body, frozen=True):
    """A match played with real cards: the rules, and a line for each deal."""

    profile: str
    text: str


class SheetAnswer(_Body, frozen=True):
    """The score sheet of a match played with real cards."""

    sheet: SheetView


class BismarckSheetAnswer(_Body, frozen=True):
    """The score sheet of a match of Bismarck played with real cards."""

    sheet: BismarckSheetView
