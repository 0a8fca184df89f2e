"""Games by name: every rule profile with its options."""

from __future__ import annotations

from types import MappingProxyType

from strohmann.games.bismarck.game import BismarckGame
from strohmann.games.bridge import BridgeGame
from strohmann.games.protocol import TableGame
from strohmann.scoring.profiles import PROFILES, Form, profile

__all__ = ["GAMES", "game"]

GAMES: tuple[str, ...] = tuple(PROFILES)
"""The names that `game` knows."""


def game(name: str, /, **options: str) -> TableGame:
    """The game of a profile such as ``chicago-000``, with options such as ``seating="draw"``.

    Raises `UnknownName` for a name or option that does not exist, `InvalidValue` for a
    value that is not allowed.
    """
    rules = profile(name)
    settled = MappingProxyType(rules.settled(options))
    if rules.form is Form.BISMARCK:
        return BismarckGame(profile=rules, options=settled)
    return BridgeGame(profile=rules, options=settled)
