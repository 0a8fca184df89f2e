"""What a computer player is: it sees a view, never a state, and chooses an action."""

from __future__ import annotations

from typing import Any, Protocol

from strohmann.games.actions import SeatAction
from strohmann.seats import Seat

__all__ = ["Player"]


class Player(Protocol):
    """A computer player of one game. The same view gives the same action."""

    def choose(self, game: Any, view: Any, seat: Seat) -> SeatAction:
        """What ``seat``, which is to act, does; ``view`` is the state that it was told.

        ``game`` and ``view`` are those of the forms that the player is for.
        """
