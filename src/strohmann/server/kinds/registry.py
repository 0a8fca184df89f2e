"""The kind of each game."""

from __future__ import annotations

from strohmann.games.bridge import BridgeGame
from strohmann.server.kinds.bridge import BridgeKind
from strohmann.server.kinds.kind import Kind, TableGame

__all__ = ["kind_of"]

_KINDS: dict[type[TableGame], Kind] = {BridgeGame: BridgeKind()}


def kind_of(game: TableGame) -> Kind:
    """How this game goes over the wire."""
    return _KINDS[type(game)]
