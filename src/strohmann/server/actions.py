"""From what a client sent to an action of the game."""

from __future__ import annotations

from strohmann.errors import IllegalPlay
from strohmann.games import actions as act
from strohmann.games.bridge import BridgeGame
from strohmann.games.state import BridgeState
from strohmann.seats import Seat
from strohmann.server import messages as msg
from strohmann.store.codec import snake

__all__ = ["action_of", "action_type", "check_actor"]

_PLAIN: dict[type[msg.WireAction], type[act.SeatAction]] = {
    msg.AnnounceHonours: act.AnnounceHonours,
    msg.DeclineHonours: act.DeclineHonours,
    msg.Ready: act.Ready,
    msg.ProposeBreakOff: act.ProposeBreakOff,
}


def action_of(wanted: msg.WireAction, seat: Seat, state: BridgeState) -> act.SeatAction:
    """The action that the player at ``seat`` asks for; ``state`` counts the tricks to claim."""
    match wanted:
        case msg.MakeCall():
            return act.MakeCall(seat, wanted.call)
        case msg.PlayCard():
            return act.PlayCard(wanted.seat, wanted.card)
        case msg.Claim():
            play = None if state.deal is None else state.deal.play
            # Without a play the rules will say that this is not the time for it.
            return act.Claim(seat, 13 if play is None else play.remaining)
        case msg.Concede():
            return act.Claim(seat, 0)
        case msg.AnswerClaim():
            return act.AnswerClaim(seat, wanted.accept)
        case msg.AnswerBreakOff():
            return act.AnswerBreakOff(seat, wanted.accept)
        case msg.ChooseDummyPlay():
            return act.ChooseDummyPlay(seat, wanted.own)
        case _:
            return _PLAIN[type(wanted)](seat)


def check_actor(game: BridgeGame, state: BridgeState, action: act.SeatAction, seat: Seat) -> None:
    """Raise `IllegalPlay` if this hand is not the seat's to play from.

    This comes before the rules are asked: their answer about another's hand would tell
    what is in it.
    """
    if game.actor(state, action) is not seat:
        raise IllegalPlay("not-your-hand", rule="Law 44", where=action.seat.value)


def action_type(action: act.SeatAction) -> str:
    """The ``type`` by which a client asks for an action that is no call and no card."""
    if isinstance(action, act.Claim):
        return "claim" if action.tricks else "concede"
    return snake(type(action).__name__)
