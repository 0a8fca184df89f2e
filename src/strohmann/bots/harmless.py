"""A harmless legal action, for who cannot or will not think."""

from __future__ import annotations

from typing import Any

from strohmann.bridge.calls import PASS
from strohmann.cards import Card
from strohmann.errors import IllegalAction
from strohmann.games import actions as act
from strohmann.games.bismarck.actions import Discard, NameContract
from strohmann.games.bismarck.legal import BismarckLegal
from strohmann.games.protocol import Game
from strohmann.seats import Seat

__all__ = ["HarmlessBot", "harmless"]


def harmless(game: Game[Any, Any, Any], view: Any, seat: Seat) -> act.SeatAction:
    """What a seat that is to act does without a thought: pass, the lowest card, playing on.

    In Bismarck the first contract is named, the four lowest cards are laid away. Honours
    are announced, a claim and a break-off are declined. Raises `IllegalAction` when there
    is nothing to do.
    """
    legal: Any = game.legal(view, seat)
    if isinstance(legal, BismarckLegal):
        if legal.contracts:
            first = legal.contracts[0]
            return NameContract(seat, first.name, first.trump)
        if legal.discards is not None:
            return Discard(seat, frozenset(sorted(legal.discards, key=_rank_then_suit)[:4]))
    if PASS in getattr(legal, "calls", ()):
        return act.MakeCall(seat, PASS)
    if (hand := getattr(legal, "hand", None)) is not None:
        return act.PlayCard(hand, min(legal.cards, key=_rank_then_suit))
    for action in (
        act.AnswerClaim(seat, False),
        act.AnnounceHonours(seat),
        act.AnswerBreakOff(seat, False),
        act.Ready(seat),
    ):
        if action in legal:
            return action
    raise IllegalAction("nothing-to-do", where=seat.value)


def _rank_then_suit(card: Card) -> tuple[int, int]:
    return card.draw_key


class HarmlessBot:
    """Takes the harmless action, whatever the game."""

    def choose(self, game: Game[Any, Any, Any], view: Any, seat: Seat) -> act.SeatAction:
        """The harmless action. Raises `IllegalAction` when there is nothing to do."""
        return harmless(game, view, seat)
