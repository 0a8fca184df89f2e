"""A table in memory: its log folded for the server and for every viewer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import monotonic

from strohmann.games.protocol import Event, TableGame, Viewer
from strohmann.games.registry import game
from strohmann.seats import Seat
from strohmann.server.kinds.kind import TableState
from strohmann.server.kinds.registry import kind_of
from strohmann.store.rows import Occupant, TableRow

__all__ = ["LiveTable"]


class _Fold:
    """The state that a viewer's own events lead to."""

    __slots__ = ("state", "version")

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.version = 0


class LiveTable:
    """A copy of a table that may lag behind the log, never run ahead of it."""

    def __init__(self, row: TableRow, occupants: Mapping[Seat, Occupant]) -> None:
        self.row = row
        self.occupants = occupants
        self.game: TableGame = game(row.profile, **row.options)
        self.kind = kind_of(self.game)
        self.state: TableState = self.game.initial()
        """All that happened. For decisions only; views come from `view_for`."""
        self.events: list[Event] = []
        self.changed_at = monotonic()
        """When the last event became known here, by the monotonic clock, in seconds."""
        self._folds: dict[Viewer, _Fold] = {}
        self._met = 0

    @property
    def version(self) -> int:
        """Number of the last event."""
        return len(self.events)

    def meet(self, ticket: int, row: TableRow, occupants: Mapping[Seat, Occupant]) -> None:
        """Take in what was read beside the log, unless a later reader came first."""
        if ticket > self._met:
            self._met, self.row, self.occupants = ticket, row, occupants

    def learn(self, after: int, events: Sequence[Event]) -> None:
        """Take in events that follow version ``after``; known ones are skipped."""
        for event in events[max(0, self.version - after) :]:
            self.state = self.game.evolve(self.state, event)
            self.events.append(event)
            self.changed_at = monotonic()

    def view_for(self, viewer: Viewer) -> TableState:
        """The fold of what this viewer was told."""
        fold = self._folds.get(viewer)
        if fold is None:
            fold = self._folds[viewer] = _Fold(self.game.initial())
        for event in self.told(viewer, fold.version):
            fold.state = self.game.evolve(fold.state, event)
        fold.version = self.version
        return fold.state

    def told(self, viewer: Viewer, after: int) -> list[Event]:
        """The events after a version, as this viewer is told them."""
        redacted = (event.redact(viewer) for event in self.events[after:])
        return [event for event in redacted if event is not None]

    def is_stale(self, seen: int) -> bool:
        """Something happened since version ``seen`` that changes what others must decide."""
        if not 0 <= seen <= self.version:
            return True
        return not all(event.concurrent for event in self.events[seen:])

    @property
    def to_act(self) -> frozenset[Seat]:
        """Who must act; empty when the table deals or the match is over."""
        return self.game.to_act(self.state)

    @property
    def seats(self) -> dict[Seat, Occupant]:
        """Who sits at each seat; a draw for partners may have moved people (C-05)."""
        return {
            seat: self.occupants[place]
            for place, seat in zip(self.game.ring, self.state.seating, strict=True)
        }

    def seat_of(self, player: str | None) -> Seat | None:
        """Where a player sits; None for a spectator."""
        if player is None:
            return None
        return next((seat for seat, who in self.seats.items() if who.player == player), None)
