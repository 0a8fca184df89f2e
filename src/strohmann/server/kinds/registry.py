"""The kind of each game."""

from __future__ import annotations

from strohmann.games.bismarck.game import BismarckGame
from strohmann.games.bridge import BridgeGame
from strohmann.games.draw.game import DrawGame
from strohmann.games.protocol import TableGame
from strohmann.server.kinds.bismarck import BismarckKind
from strohmann.server.kinds.bridge import BridgeKind
from strohmann.server.kinds.draw import DrawKind
from strohmann.server.kinds.kind import Kind

__all__ = ["kind_of"]

_KINDS: dict[type[TableGame], Kind] = {
    BridgeGame: BridgeKind(),
    DrawGame: DrawKind(),
    BismarckGame: BismarckKind(),
}


def kind_of(game: TableGame) -> Kind:
    """How this game goes over the wire."""
    return _KINDS[type(game)]
