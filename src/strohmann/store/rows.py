"""The rows of the store as values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime

from strohmann.seats import Seat

__all__ = ["Clock", "Occupant", "TableRow", "now"]

Clock = Callable[[], int]
"""Milliseconds since 1970-01-01 UTC."""


def now() -> int:
    """The time, in milliseconds since 1970-01-01 UTC."""
    return int(datetime.now(UTC).timestamp() * 1000)


@dataclass(frozen=True, slots=True)
class Occupant:
    """Who sits at a place: a player, or a bot of some level.

    A place is the seat where one first sat down; a draw for partners may move him.
    """

    place: Seat
    player: str | None
    level: str | None
    name: str
    turn: int = 1
    """1 for the first occupant, 2 for who took over from him, ..."""
    since: int = 0
    """The version of the table when he sat down."""

    @property
    def is_bot(self) -> bool:
        """No person sits here."""
        return self.player is None


@dataclass(frozen=True, slots=True)
class TableRow:
    """What is known of a table beside its log."""

    id: str
    form: str
    profile: str
    options: Mapping[str, str]
    pace: str
    host: str
    successor: str | None = None
    """The table where the same people went on."""
    created: int = 0
    updated: int = 0
    version: int = 0
    phase: str = ""
    finished: bool = False
