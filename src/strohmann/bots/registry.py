"""Computer players by the form of the match and their level."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from strohmann.bots.bismarck import bot as bismarck
from strohmann.bots.bridge import BridgeBot
from strohmann.bots.draw import bot as draw
from strohmann.bots.player import Player
from strohmann.errors import UnknownName
from strohmann.scoring.profiles import Form

__all__ = ["LEVEL", "Players", "check_level", "levels", "player"]

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


def check_level(form: Form, level: str) -> None:
    """Raise `UnknownName` for a level that the players of a form have not."""
    if level not in _PLAYERS[form]:
        known = " ".join(levels(form))
        raise UnknownName("unknown-level", where="level", name=level, known=known)


def player(form: Form, level: str) -> Player:
    """The computer player of a form at a level. Raises `UnknownName`."""
    check_level(form, level)
    return _PLAYERS[form][level]
