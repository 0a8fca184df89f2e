"""From what a client sent to an action of the game."""

from __future__ import annotations

from typing import Any

from strohmann.errors import IllegalAction, IllegalPlay
from strohmann.games import actions as act
from strohmann.games.protocol import Game
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


def action_of(wanted: msg.WireAction, seat: Seat, remaining: int) -> act.SeatAction:
    """The action that the player at ``seat`` asks for; ``remaining`` tricks can be claimed.

    Raises `IllegalAction` for what is wanted in another game only.
    """
    match wanted:
        case msg.MakeCall():
            return act.MakeCall(seat, wanted.call)
        case msg.PlayCard():
            return act.PlayCard(wanted.seat, wanted.card)
        case msg.Claim():
            return act.Claim(seat, remaining)
        case msg.Concede():
            return act.Claim(seat, 0)
        case msg.AnswerClaim():
            return act.AnswerClaim(seat, wanted.accept)
        case msg.AnswerBreakOff():
            return act.AnswerBreakOff(seat, wanted.accept)
        case msg.ChooseDummyPlay():
            return act.ChooseDummyPlay(seat, wanted.own)
        case _:
            return _plain(wanted, seat)


def _plain(wanted: msg.WireAction, seat: Seat) -> act.SeatAction:
    action = _PLAIN.get(type(wanted))
    if action is None:
        raise IllegalAction("not-in-this-game", where="action.type")
    return action(seat)


def check_actor(
    game: Game[Any, Any, Any], state: object, action: act.SeatAction, seat: Seat
) -> None:
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
