"""What a computer player is: it sees a view, never a state, and chooses an action."""

from __future__ import annotations

from typing import Protocol

from strohmann.games.actions import SeatAction
from strohmann.games.bridge import BridgeGame
from strohmann.games.state import BridgeState
from strohmann.seats import Seat

__all__ = ["Player"]


class Player(Protocol):
    """A computer player. The same view gives the same action."""

    def choose(self, game: BridgeGame, view: BridgeState, seat: Seat) -> SeatAction:
        """What ``seat``, which is to act, does; ``view`` is what it was told."""
