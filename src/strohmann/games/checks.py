"""Why an action is against the rules of a match of bridge, each reason with its Law."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from strohmann.errors import IllegalAction, IllegalCall, IllegalPlay, InvalidValue
from strohmann.games import actions as act
from strohmann.games.between import check_answer, check_proposal, check_ready, require
from strohmann.games.protocol import Action
from strohmann.games.state import BridgeState, DealState, Phase

__all__ = ["check"]


def check(state: BridgeState, action: Action) -> None:
    """Raise `IllegalAction` (`InvalidValue` for the table's own) if it may not be done now."""
    wanted = _CHECKS.get(type(action))
    if wanted is None:
        raise IllegalAction("not-in-this-game", where="action.type")
    wanted(state, action)


def _deal_in(state: BridgeState, phase: Phase) -> DealState:
    require(state, phase)
    return state.current


def _draw(state: BridgeState, action: act.DrawSeats) -> None:
    require(state, Phase.DRAWING)
    if len(set(action.cards)) != 4:
        raise InvalidValue("not-four-cards", rule="C-05", count=len(set(action.cards)))


def _deal(state: BridgeState, action: act.DealCards) -> None:
    require(state, Phase.DEALING)
    if len(action.pack) != 52 or len(set(action.pack)) != 52:
        raise InvalidValue("not-the-pack", rule="C-03", count=len(set(action.pack)))


def _call(state: BridgeState, action: act.MakeCall) -> None:
    deal = _deal_in(state, Phase.AUCTION)
    if action.seat is not deal.auction.turn:
        raise IllegalCall(
            "call-out-of-turn",
            rule="Law 28",
            where=action.seat.value,
            turn=str(deal.auction.turn),
        )
    deal.auction.check(action.call)


def _play(state: BridgeState, action: act.PlayCard) -> None:
    if state.phase is not Phase.PLAY:
        require(state, Phase.PLAY)
    deal = state.deal
    assert deal is not None
    play = deal.play
    assert play is not None
    if deal.claim is not None:
        raise IllegalPlay("claim-pending", rule="Law 68", where=action.card.text)
    play.check(action.seat, action.card)


def _claim(state: BridgeState, action: act.Claim) -> None:
    deal = _deal_in(state, Phase.PLAY)
    assert deal.play is not None
    if deal.claim is not None:
        raise IllegalAction("claim-pending", rule="Law 68", where=action.seat.value)
    if action.seat is deal.play.contract.dummy:
        raise IllegalAction("dummy-cannot-claim", rule="Law 43", where=action.seat.value)
    if action.tricks not in (0, deal.play.remaining):
        raise IllegalAction(
            "claim-all-or-none",
            rule="Law 68",
            where=str(action.tricks),
            remaining=deal.play.remaining,
        )


def _claim_answer(state: BridgeState, action: act.AnswerClaim) -> None:
    deal = _deal_in(state, Phase.PLAY)
    if deal.claim is None or action.seat not in deal.claim.waiting:
        raise IllegalAction("no-claim-to-answer", rule="Law 68", where=action.seat.value)


def _honours(state: BridgeState, action: act.SeatAction) -> None:
    deal = _deal_in(state, Phase.HONOURS)
    if action.seat not in deal.undecided:
        raise IllegalAction("no-honours", rule="C-36", where=action.seat.value)


def _choice(state: BridgeState, action: act.ChooseDummyPlay) -> None:
    if state.phase is Phase.OVER:
        raise IllegalAction("match-over", where=action.seat.value)
    if action.own == (action.seat in state.own_dummies):
        raise IllegalAction("already-chosen", rule="E-21", where=action.seat.value)


_CHECKS: dict[type[Action], Callable[[BridgeState, Any], None]] = {
    act.DrawSeats: _draw,
    act.DealCards: _deal,
    act.MakeCall: _call,
    act.PlayCard: _play,
    act.Claim: _claim,
    act.AnswerClaim: _claim_answer,
    act.AnnounceHonours: _honours,
    act.DeclineHonours: _honours,
    act.Ready: check_ready,
    act.ProposeBreakOff: check_proposal,
    act.AnswerBreakOff: check_answer,
    act.ChooseDummyPlay: _choice,
}
