"""Games by name: every rule profile with its options."""

from __future__ import annotations

from types import MappingProxyType

from strohmann.games.bridge import BridgeGame
from strohmann.scoring.profiles import PROFILES, profile

__all__ = ["GAMES", "game"]

GAMES: tuple[str, ...] = tuple(PROFILES)
"""The names that `game` knows."""


def game(name: str, /, **options: str) -> BridgeGame:
    """The game of a profile such as ``chicago-000``, with options such as ``seating="draw"``.

    Raises `UnknownName` for a name or option that does not exist, `InvalidValue` for a
    value that is not allowed.
    """
    rules = profile(name)
    return BridgeGame(profile=rules, options=MappingProxyType(rules.settled(options)))
