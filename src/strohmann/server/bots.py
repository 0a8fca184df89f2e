"""Asking a bot what to do: in another thread or process, with a limit, never in vain."""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Mapping
from concurrent.futures import Executor
from dataclasses import dataclass

import structlog

from strohmann.bots.player import Player
from strohmann.bridge.calls import PASS
from strohmann.cards import Card
from strohmann.errors import IllegalAction
from strohmann.games import actions as act
from strohmann.games.bridge import BridgeGame
from strohmann.games.registry import game
from strohmann.games.state import BridgeState
from strohmann.seats import Seat

__all__ = ["Bots", "fallback", "frames"]

_log = structlog.get_logger("strohmann.bots")


@dataclass(frozen=True)
class Bots:
    """The players of every level."""

    players: Mapping[str, Player]
    executor: Executor
    limit: float = 10.0
    """Seconds after which a bot's decision is taken from it."""

    async def choose(
        self, level: str, game: BridgeGame, view: BridgeState, seat: Seat
    ) -> act.SeatAction:
        """What the bot at a seat does; if it fails, something legal in its place."""
        try:
            action = await asyncio.wait_for(self._ask(level, game, view, seat), self.limit)
        except Exception as error:
            # No text of the error: it may name cards.
            _log.error(
                "bot-failed", level=level, seat=seat.value, error=type(error).__name__,
                frames=frames(error),
            )  # fmt: skip
            return fallback(game, view, seat)
        if _may(game, view, seat, action):
            return action
        _log.error("bot-illegal", level=level, seat=seat.value, action=type(action).__name__)
        return fallback(game, view, seat)

    async def _ask(
        self, level: str, game: BridgeGame, view: BridgeState, seat: Seat
    ) -> act.SeatAction:
        loop = asyncio.get_running_loop()
        player, rules = self.players[level], game.profile.name
        return await loop.run_in_executor(
            self.executor, _think, player, rules, dict(game.options), view, seat
        )


def _think(
    player: Player, profile: str, options: dict[str, str], view: BridgeState, seat: Seat
) -> act.SeatAction:
    # The game goes by name, so that it also reaches another process.
    return player.choose(game(profile, **options), view, seat)


def _may(game: BridgeGame, view: BridgeState, seat: Seat, action: object) -> bool:
    if not isinstance(action, act.SeatAction):
        return False
    try:
        game.check(view, action)
    except IllegalAction:
        return False
    return game.actor(view, action) is seat


def fallback(game: BridgeGame, view: BridgeState, seat: Seat) -> act.SeatAction:
    """A harmless legal action of a seat that is to act: pass, the lowest card, playing on.

    Honours are announced, a claim and a break-off are declined.
    """
    legal = game.legal(view, seat)
    if PASS in legal.calls:
        return act.MakeCall(seat, PASS)
    if (hand := legal.hand) is not None:
        return act.PlayCard(hand, min(legal.cards, key=_rank_then_suit))
    for harmless in (
        act.AnswerClaim(seat, False),
        act.AnnounceHonours(seat),
        act.AnswerBreakOff(seat, False),
        act.Ready(seat),
    ):
        if harmless in legal:
            return harmless
    raise IllegalAction("nothing-to-do", where=seat.value)


def _rank_then_suit(card: Card) -> tuple[int, int]:
    return card.draw_key


def frames(error: BaseException) -> list[str]:
    """Where an error happened, without any value."""
    stack = traceback.extract_tb(error.__traceback__)
    return [f"{frame.filename.rpartition('strohmann')[2]}:{frame.lineno}" for frame in stack]
