"""Why an action is against the rules of a match of Draw Bridge, each reason with its rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from strohmann.errors import IllegalAction, IllegalCall, IllegalPlay, InvalidValue
from strohmann.games import actions as act
from strohmann.games.between import check_answer, check_proposal, check_ready, require
from strohmann.games.draw.actions import ChooseDealer, DrawForDealer
from strohmann.games.draw.state import DrawState
from strohmann.games.protocol import Action
from strohmann.games.state import Phase
from strohmann.seats import PAIR

__all__ = ["check"]


def check(state: DrawState, action: Action) -> None:
    """Raise `IllegalAction` (`InvalidValue` for the table's own) if it may not be done now."""
    if action.seat is not None:
        PAIR.after(action.seat)  # raises for a seat that is not there
    wanted = _CHECKS.get(type(action))
    if wanted is None:
        if not isinstance(action, act.ChooseDummyPlay):
            raise IllegalAction("not-in-this-game", where="action.type")
        raise IllegalAction("no-dummy", rule="F-24", where=str(action.seat))
    wanted(state, action)


def _lots(state: DrawState, action: DrawForDealer) -> None:
    require(state, Phase.DRAWING)
    if len(set(action.cards)) != 2 or len(action.cards) != 2:
        raise InvalidValue("not-two-cards", rule="X-13", count=len(set(action.cards)))


def _dealer(state: DrawState, _action: ChooseDealer) -> None:
    require(state, Phase.DRAWING)


def _deal(state: DrawState, action: act.DealCards) -> None:
    require(state, Phase.DEALING)
    if len(action.pack) != 52 or len(set(action.pack)) != 52:
        raise InvalidValue("not-the-pack", rule="C-03", count=len(set(action.pack)))


def _call(state: DrawState, action: act.MakeCall) -> None:
    require(state, Phase.AUCTION)
    auction = state.current.auction
    if action.seat is not auction.turn:
        raise IllegalCall(
            "call-out-of-turn", rule="F-23", where=action.seat.value, turn=str(auction.turn)
        )
    auction.check(action.call)


def _play(state: DrawState, action: act.PlayCard) -> None:
    if state.phase is Phase.STOCK:
        state.current.drawing.play.check(action.seat, action.card)
        return
    require(state, Phase.PLAY)
    if state.current.claim is not None:
        raise IllegalPlay("claim-pending", rule="Law 68", where=action.card.text)
    state.card_play.check(action.seat, action.card)


def _claim(state: DrawState, action: act.Claim) -> None:
    require(state, Phase.PLAY)
    if state.current.claim is not None:
        raise IllegalAction("claim-pending", rule="Law 68", where=action.seat.value)
    remaining = state.card_play.remaining
    if action.tricks not in (0, remaining):
        raise IllegalAction(
            "claim-all-or-none", rule="Law 68", where=str(action.tricks), remaining=remaining
        )


def _claim_answer(state: DrawState, action: act.AnswerClaim) -> None:
    require(state, Phase.PLAY)
    claim = state.current.claim
    if claim is None or action.seat not in claim.waiting:
        raise IllegalAction("no-claim-to-answer", rule="Law 68", where=action.seat.value)


_CHECKS: dict[type[Action], Callable[[DrawState, Any], None]] = {
    DrawForDealer: _lots,
    ChooseDealer: _dealer,
    act.DealCards: _deal,
    act.MakeCall: _call,
    act.PlayCard: _play,
    act.Claim: _claim,
    act.AnswerClaim: _claim_answer,
    act.Ready: check_ready,
    act.ProposeBreakOff: check_proposal,
    act.AnswerBreakOff: check_answer,
}
