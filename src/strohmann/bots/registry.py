"""Computer players by the form of the match and their level."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from strohmann.bots.bridge import BridgeBot
from strohmann.bots.player import Player
from strohmann.errors import UnknownName
from strohmann.scoring.profiles import Form

__all__ = ["LEVEL", "LEVELS", "Players", "player"]

LEVEL = "beginner"
"""The level of a bot that was asked for no other."""

LEVELS = (LEVEL,)
"""All levels, the weakest first."""

Players = Callable[[Form, str], Player]
"""Finds the player of a form and level."""

_BRIDGE = BridgeBot()
_PLAYERS: Mapping[tuple[Form, str], Player] = {
    (form, LEVEL): _BRIDGE for form in (Form.SINGLE, Form.CHICAGO, Form.RUBBER, Form.DUPLICATE)
}


def player(form: Form, level: str) -> Player:
    """The computer player of a form at a level. Raises `UnknownName`."""
    try:
        return _PLAYERS[form, level]
    except KeyError:
        known = " ".join(LEVELS)
        raise UnknownName("unknown-level", where="level", name=level, known=known) from None
