"""The beginner's computer player: one published system, sound rules of thumb."""

from __future__ import annotations

from dataclasses import dataclass

from strohmann.bots.bidding import context_of, make_call
from strohmann.bots.cards import choose_card
from strohmann.bots.claims import accepts
from strohmann.bots.sight import Limits, Sight
from strohmann.errors import IllegalAction
from strohmann.games.actions import (
    AnnounceHonours,
    AnswerBreakOff,
    AnswerClaim,
    PlayCard,
    Ready,
    SeatAction,
)
from strohmann.games.bridge import BridgeGame
from strohmann.games.state import BridgeState, Phase
from strohmann.seats import SEATS, Seat
from strohmann.systems import load

__all__ = ["BridgeBot"]


@dataclass(frozen=True, slots=True)
class BridgeBot:
    """Bids by a system and plays by rules of thumb, from its own view alone."""

    system: str = "einsteiger"

    def choose(self, game: BridgeGame, view: BridgeState, seat: Seat) -> SeatAction:
        """What ``seat`` does. Raises `IllegalAction` when it is not to act."""
        if seat not in game.to_act(view):
            raise IllegalAction("not-to-act", where=seat.value)
        if view.phase is Phase.AUCTION:
            return make_call(load(self.system), view, seat)
        if view.phase is Phase.PLAY:
            return self._play(view, seat)
        if view.phase is Phase.HONOURS:
            return AnnounceHonours(seat)
        if view.break_off is not None:
            return AnswerBreakOff(seat, True)
        return Ready(seat)

    def _play(self, view: BridgeState, seat: Seat) -> SeatAction:
        play, claim = view.card_play, view.current.claim
        sight = Sight.of(play, seat, self._limits(view))
        if claim is not None:
            return AnswerClaim(seat, accepts(sight, claim))
        return PlayCard(sight.turn, choose_card(sight))

    def _limits(self, view: BridgeState) -> dict[Seat, Limits]:
        """What the calls of each seat have shown."""
        picture = load(self.system).picture(context_of(view))
        shown = {seat: picture.of(seat) for seat in SEATS}
        return {seat: Limits(known.hcp, known.lengths) for seat, known in shown.items()}
