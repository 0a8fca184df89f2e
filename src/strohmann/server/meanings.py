"""What calls mean, by the bidding system of the bots, in the reader's language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache

from strohmann.bridge.auction import Auction
from strohmann.bridge.board import Vulnerability
from strohmann.bridge.calls import Call
from strohmann.games.state import BridgeState, Phase
from strohmann.i18n.catalogue import Catalogue
from strohmann.i18n.meanings import meaning_text
from strohmann.seats import Side
from strohmann.server.wire import Meaning
from strohmann.systems import load
from strohmann.systems.model import Context

__all__ = ["SYSTEM", "Meanings", "Scene"]

SYSTEM = "einsteiger"
"""The system that every bot bids."""

_REMEMBERED = 20_000
_SCORED = (Phase.DEALING, Phase.BETWEEN, Phase.OVER)

Explainer = Callable[["Scene", Auction, Call, str], Meaning | None]


@dataclass(frozen=True, slots=True)
class Scene:
    """What the meaning of a call depends on beside the auction."""

    vulnerability: Vulnerability
    carried: tuple[int, int]
    """Trick points below the line, NS and EW, when the deal began."""


class Meanings:
    """Explains calls; remembers what it was asked, since every view asks again."""

    def __init__(self, explain: Explainer | None = None) -> None:
        """``explain`` replaces the bots' system."""
        self._explain = lru_cache(_REMEMBERED)(explain or _by_system)

    @staticmethod
    def scene(state: BridgeState, before: int | None = None) -> Scene:
        """The scene of the deal in progress, or of the one after ``before`` finished deals."""
        done = len(state.records)
        if before is None:
            before = done - 1 if done and state.phase in _SCORED else done
        if before < done:
            vulnerability = state.records[before].vulnerability
        elif state.deal is not None:
            vulnerability = state.deal.vulnerability
        else:
            vulnerability = Vulnerability.NONE
        carried = replace(state.sheet, rows=state.sheet.rows[:before]).carried
        return Scene(vulnerability, (carried[Side.NS], carried[Side.EW]))

    def explain(self, scene: Scene, auction: Auction, call: Call, language: str) -> Meaning | None:
        """What ``call`` shows after ``auction``."""
        return self._explain(scene, auction, call, language)


def _by_system(scene: Scene, auction: Auction, call: Call, language: str) -> Meaning:
    context = Context(auction, scene.vulnerability, scene.carried)
    meaning = load(SYSTEM).meaning(context, call)
    text = meaning_text(meaning, Catalogue(language))
    return Meaning(meaning.node, text, meaning.alert, meaning.layer.trust)
