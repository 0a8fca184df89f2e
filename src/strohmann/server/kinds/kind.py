"""What the server must know of a game beside its rules: its views, actions and pauses.

A *kind* has no state. The rest of the server knows `TableGame` and `Kind` only, so one
more game at the tables is one more kind.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Protocol

from strohmann.games.actions import SeatAction
from strohmann.games.protocol import Event
from strohmann.scoring.profiles import Profile
from strohmann.seats import Seat
from strohmann.server.answers import Opened
from strohmann.server.bismarck_wire import BismarckRecordView
from strohmann.server.meanings import Meanings
from strohmann.server.messages import AnyView, WireAction
from strohmann.server.wire import DealRecordView, SeatView
from strohmann.store.rows import Occupant, TableRow

__all__ = ["AnyRecord", "Facts", "Kind", "TableState", "may_redraw"]

AnyRecord = DealRecordView | BismarckRecordView
"""A finished deal of any game."""


class TableState(Protocol):
    """What the states of all games have in common."""

    @property
    def phase(self) -> Enum:
        """What the match waits for."""

    @property
    def seating(self) -> tuple[Seat, ...]:
        """Where the players sit who came at the seats of the ring, in its order."""

    @property
    def records(self) -> Sequence[Any]:
        """The finished deals."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What everybody may know about a table."""

    row: TableRow
    version: int
    seats: Mapping[Seat, SeatView]
    viewer: Seat | None
    is_host: bool
    language: str


class Kind(Protocol):
    """A game at the tables. Every ``state`` is the fold of what one viewer was told."""

    def view(self, game: Any, state: Any, facts: Facts, meanings: Meanings) -> AnyView:
        """The table as the viewer knows it."""

    def record(self, state: Any, index: int, language: str, meanings: Meanings) -> AnyRecord:
        """The finished deal of an index that exists, 1 for the first."""

    def opened(self, state: Any, index: int) -> Opened:
        """What opens the commitment of a finished deal."""

    def action_of(self, wanted: WireAction, seat: Seat, state: Any) -> SeatAction:
        """The action that the player at ``seat`` asks for. Raises `Refused`."""

    def is_after_trick(self, state: Any) -> bool:
        """A complete trick lies on the table, to be looked at."""

    def waits_for_people(self, state: Any) -> bool:
        """Only people take their time now, so a bot never keeps them waiting."""

    def table_choice(
        self, game: Any, state: Any, events: Sequence[Event], seats: Mapping[Seat, Occupant]
    ) -> SeatAction | None:
        """What follows from the options of the table before the next deal, if anything."""


def may_redraw(profile: Profile) -> bool:
    """After a match the same people may draw new partners (C-38), if the rules ask (X-27)."""
    drawn = any(option.name == "seating" for option in profile.options)
    return drawn and profile.rules.get("redraw") != "never"
