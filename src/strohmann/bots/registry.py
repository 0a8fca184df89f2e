"""Computer players by the form of the match and their level."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from strohmann.bots.bismarck import bot as bismarck
from strohmann.bots.bridge import BridgeBot
from strohmann.bots.draw import bot as draw
from strohmann.bots.player import Player
from strohmann.errors import UnknownName
from strohmann.scoring.profiles import Form

__all__ = ["LEVEL", "Players", "levels", "player"]

LEVEL = "beginner"
"""The level of a bot that was asked for no other."""

Players = Callable[[Form, str], Player]
"""Finds the player of a form and level."""

_BRIDGE: Mapping[str, Player] = {LEVEL: BridgeBot()}
_PLAYERS: Mapping[Form, Mapping[str, Player]] = {
    Form.SINGLE: _BRIDGE,
    Form.CHICAGO: _BRIDGE,
    Form.RUBBER: _BRIDGE,
    Form.DUPLICATE: _BRIDGE,
    Form.DRAW: {LEVEL: draw.BEGINNER, "club": draw.CLUB, "expert": draw.EXPERT},
    Form.BISMARCK: {LEVEL: bismarck.BEGINNER, "club": bismarck.CLUB, "expert": bismarck.EXPERT},
}


def levels(form: Form) -> tuple[str, ...]:
    """The levels at which computers play a form, the weakest first."""
    return tuple(_PLAYERS[form])


def player(form: Form, level: str) -> Player:
    """The computer player of a form at a level. Raises `UnknownName`."""
    try:
        return _PLAYERS[form][level]
    except KeyError:
        known = " ".join(levels(form))
        raise UnknownName("unknown-level", where="level", name=level, known=known) from None
