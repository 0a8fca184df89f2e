"""Asking a bot what to do: in another thread or process, with a limit, never in vain."""

from __future__ import annotations

import asyncio
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Any

import structlog

from strohmann.bots.harmless import harmless
from strohmann.bots.player import Player
from strohmann.bots.registry import Players
from strohmann.errors import StrohmannError
from strohmann.games import actions as act
from strohmann.games.protocol import TableGame
from strohmann.games.registry import game
from strohmann.seats import Seat
from strohmann.server.processes import ThoughtFailed, frames

__all__ = ["Bots", "frames"]

_log = structlog.get_logger("strohmann.bots")


@dataclass(frozen=True)
class Bots:
    """The players of every form and level."""

    players: Players
    executor: Executor
    limit: float = 10.0
    """Seconds after which a bot's decision is taken from it."""

    async def choose(self, level: str, game: TableGame, view: Any, seat: Seat) -> act.SeatAction:
        """What the bot at a seat does; if it fails, something legal in its place."""
        try:
            action = await asyncio.wait_for(self._ask(level, game, view, seat), self.limit)
        except ThoughtFailed as failed:
            return self._failed(level, game, view, seat, failed)
        except Exception as error:
            failure = ThoughtFailed(type(error).__name__, frames(error))
            return self._failed(level, game, view, seat, failure)
        if _may(game, view, seat, action):
            return action
        _log.error("bot-illegal", level=level, seat=seat.value, action=type(action).__name__)
        return harmless(game, view, seat)

    @staticmethod
    def _failed(
        level: str, game: TableGame, view: Any, seat: Seat, failed: ThoughtFailed
    ) -> act.SeatAction:
        # No text of the error: it may name cards.
        _log.error(
            "bot-failed", level=level, seat=seat.value, error=failed.error, frames=failed.frames
        )
        return harmless(game, view, seat)

    async def _ask(self, level: str, game: TableGame, view: Any, seat: Seat) -> act.SeatAction:
        loop = asyncio.get_running_loop()
        profile = game.profile
        player, rules = self.players(profile.form, level), profile.name
        return await loop.run_in_executor(
            self.executor, _think, player, rules, dict(game.options), view, seat
        )


def _think(
    player: Player, profile: str, options: dict[str, str], view: Any, seat: Seat
) -> act.SeatAction:
    # The game goes by name, so that it also reaches another process.
    return player.choose(game(profile, **options), view, seat)


def _may(game: TableGame, view: Any, seat: Seat, action: object) -> bool:
    if not isinstance(action, act.SeatAction):
        return False
    try:
        game.check(view, action)
    except StrohmannError:
        return False
    return game.actor(view, action) is seat
