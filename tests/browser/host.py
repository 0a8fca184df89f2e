"""The server that the browser tests play at: the real one, with a pack that can be stacked.

``python -m tests.browser.host --data DIR --port N --static DIR`` is what `Server` starts.
What a test wants of it lies in two files of the data folder: ``packs`` holds the deals or
packs to come, one a line; ``manners`` holds words for the bots (see `Bot`).
"""

from __future__ import annotations

import argparse
import time
from collections.abc import MutableSequence
from pathlib import Path
from random import Random
from typing import Any

import uvicorn

from strohmann.bots.harmless import harmless
from strohmann.bots.player import Player
from strohmann.bots.registry import LEVEL
from strohmann.bridge.board import Deal
from strohmann.bridge.calls import PASS
from strohmann.cards import PACK, Card
from strohmann.games import actions as act
from strohmann.games.bridge import BridgeGame
from strohmann.games.protocol import Game
from strohmann.games.state import BridgeState
from strohmann.seats import SEATS, Seat
from strohmann.server.app import create_app
from strohmann.server.run import server_config
from strohmann.server.settings import Settings

PACKS = "packs"
MANNERS = "manners"
THINKING = 1.6
"""Seconds that a bot takes that was told to think."""


class StackedPack(Random):
    """Deals what lies in a file, in order; a seeded pack when there is nothing."""

    def __init__(self, seed: int, file: Path) -> None:
        super().__init__(seed)
        self._file = file

    def shuffle(self, x: MutableSequence[Any]) -> None:
        """Shuffle a pack, or stack it."""
        lines = self._file.read_text("ascii").splitlines() if self._file.exists() else []
        if len(x) == len(PACK) and lines:
            self._file.write_text("\n".join(lines[1:]), "ascii")
            x[:] = stacked(lines[0])
        else:
            super().shuffle(x)


def stacked(line: str) -> list[Card]:
    """The pack of a line: ``DEALER N:AKQ... ... ... ...``, or ``PACK SA HT ...`` card by card."""
    if line.startswith("PACK "):
        return [Card.parse(card) for card in line.split()[1:]]
    dealer, deal = line.split(" ", 1)
    hands = {seat: iter(Deal.parse(deal)[seat]) for seat in SEATS}
    first = Seat.parse(dealer).index + 1
    return [next(hands[SEATS[(first + i) % 4]]) for i in range(len(PACK))]


class Bot:
    """A bot with manners: ``pass`` in every auction, ``claim`` as declarer, ``think`` long.

    At other games than bridge it takes whatever action is harmless.
    """

    def __init__(self, player: Player, file: Path) -> None:
        self._player = player
        self._file = file

    def choose(self, game: Game[Any, Any, Any], view: Any, seat: Seat) -> act.SeatAction:
        """What the bot does."""
        manners = self._file.read_text("ascii").split() if self._file.exists() else []
        if "think" in manners:
            time.sleep(THINKING)
        if not isinstance(game, BridgeGame):
            return harmless(game, view, seat)
        return self._at_bridge(manners, game, view, seat)

    def _at_bridge(
        self, manners: list[str], game: BridgeGame, view: BridgeState, seat: Seat
    ) -> act.SeatAction:
        legal = game.legal(view, seat)
        if "pass" in manners and PASS in legal.calls:
            return act.MakeCall(seat, PASS)
        play = None if view.deal is None else view.deal.play
        if "claim" in manners and play is not None and play.contract.declarer is seat:
            claim = next((one for one in legal if isinstance(one, act.Claim) and one.tricks), None)
            if claim is not None:
                return claim
        return self._player.choose(game, view, seat)


def main() -> None:
    """Serve until killed."""
    from strohmann.bots.bridge import BridgeBot  # type: ignore[import-not-found,unused-ignore]

    parser = argparse.ArgumentParser()
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--static", type=Path, required=True)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--seed", type=int, default=7)
    given = parser.parse_args()
    app = create_app(
        given.data,
        Settings(static=given.static),
        players={LEVEL: Bot(BridgeBot(), given.data / MANNERS)},
        rng=StackedPack(given.seed, given.data / PACKS),
    )
    config = server_config(app, log_level="warning")
    config.port = given.port
    uvicorn.Server(config).run()


if __name__ == "__main__":
    main()
