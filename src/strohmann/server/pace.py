"""How long bots take: always as long as the pace says, however easy the decision."""

from __future__ import annotations

from enum import Enum

from strohmann.errors import UnknownName
from strohmann.server.kinds.kind import Kind, TableState

__all__ = ["Pace", "delay"]


class Pace(Enum):
    """The pace of the bots at a table."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    INSTANT = "instant"

    @classmethod
    def parse(cls, text: str) -> Pace:
        """Read a pace. Raises `UnknownName`."""
        try:
            return cls(text)
        except ValueError:
            known = " ".join(pace.value for pace in cls)
            raise UnknownName("unknown-pace", where="pace", name=text, known=known) from None


_SECONDS = {Pace.SLOW: 2.0, Pace.NORMAL: 1.0, Pace.FAST: 0.4, Pace.INSTANT: 0.0}
_AFTER_A_TRICK = {Pace.SLOW: 2.0, Pace.NORMAL: 1.2, Pace.FAST: 0.5, Pace.INSTANT: 0.0}


def delay(pace: Pace, kind: Kind, state: TableState) -> float:
    """Seconds from the last event to a bot's next action.

    The same for every hand, so that it tells nothing about the cards. After a complete
    trick there is time to look at it; between deals a bot never keeps people waiting.
    """
    if kind.waits_for_people(state):
        return 0.0
    return _SECONDS[pace] + (_AFTER_A_TRICK[pace] if kind.is_after_trick(state) else 0.0)
