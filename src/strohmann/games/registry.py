"""Games by name: every rule profile with its options."""

from __future__ import annotations

from types import MappingProxyType

from strohmann.errors import InvalidValue
from strohmann.games.bismarck.game import BismarckGame
from strohmann.games.bridge import BridgeGame
from strohmann.games.draw.game import DrawGame
from strohmann.games.protocol import TableGame
from strohmann.scoring.profiles import PROFILES, Form, Profile, default_profile, profile

__all__ = ["GAMES", "game", "game_for"]

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
    if rules.form is Form.DRAW:
        return DrawGame(profile=rules, options=settled)
    return BridgeGame(profile=rules, options=settled)


def game_for(name: str, /, seats: int, **options: str) -> TableGame:
    """The game of a profile at a table with so many seats.

    Two seats always play Draw Bridge, whatever form of bridge is named (F-15); of the options
    of that form those are kept that Draw Bridge has too. Raises as `game` does, and
    `InvalidValue` for a number of seats that cannot play it.
    """
    rules = profile(name)
    if len(rules.ring) == seats:
        return game(name, **options)
    two = default_profile(Form.DRAW)
    if seats != len(two.ring) or rules.form is Form.BISMARCK:
        raise InvalidValue("wrong-seats", where="seats", seats=seats, needed=len(rules.ring))
    kept = {key: value for key, value in options.items() if _has(two, key, value)}
    rules.settled({key: value for key, value in options.items() if key not in kept})
    return game(two.name, **kept)


def _has(rules: Profile, name: str, value: str) -> bool:
    return any(each.name == name and value in each.values for each in rules.options)
