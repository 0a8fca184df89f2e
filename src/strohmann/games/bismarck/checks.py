"""Why an action is against the rules of a match of Bismarck, each reason with its rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from strohmann.bismarck.contracts import Contract
from strohmann.bismarck.layout import check_places
from strohmann.bismarck.rules import THREE
from strohmann.errors import IllegalAction, IllegalPlay, InvalidValue
from strohmann.games import actions as act
from strohmann.games.bismarck import actions as own
from strohmann.games.bismarck.state import BismarckPhase, BismarckState
from strohmann.games.protocol import Action

if TYPE_CHECKING:
    from strohmann.games.bismarck.game import BismarckGame

__all__ = ["check"]


def check(game: BismarckGame, state: BismarckState, action: Action) -> None:
    """Raise `IllegalAction` (`InvalidValue` for the table's own) if it may not be done now."""
    if action.seat is not None:
        THREE.after(action.seat)  # raises for a seat that is not there
    reason = _CHECKS.get(type(action))
    if reason is None:
        raise IllegalAction("not-in-this-game", where="action.type")
    reason(game, state, action)


def _require(state: BismarckState, phase: BismarckPhase) -> None:
    if state.phase is not phase:
        raise IllegalAction("wrong-phase", where=state.phase.value, needed=phase.value)


def _draw(_game: BismarckGame, state: BismarckState, action: own.DrawFirstDealer) -> None:
    _require(state, BismarckPhase.DEALING)
    THREE.after(action.dealer)
    if state.dealer_known:
        raise IllegalAction("dealer-known", rule="B-02", where=action.dealer.value)


def _open(game: BismarckGame, state: BismarckState, action: own.OpenDeal) -> None:
    _require(state, BismarckPhase.DEALING)
    if not state.dealer_known:
        raise IllegalAction("dealer-not-drawn", rule="B-02")
    if len(action.pack) != 52 or len(set(action.pack)) != 52:
        raise InvalidValue("not-the-pack", rule="C-03", count=len(set(action.pack)))
    check_places(game.rules, action.places)
    if (action.cut is not None) != game.rules.cuts(state.sheet.next_number):
        raise InvalidValue("wrong-cut", rule="X-24", number=state.sheet.next_number)


def _name(game: BismarckGame, state: BismarckState, action: own.NameContract) -> None:
    _require(state, BismarckPhase.CHOOSE)
    _require_forehand(state, action)
    state.sheet.check(action.contract)
    contract = Contract(action.contract, action.trump)
    if contract not in game.contracts(state):
        known = " ".join(str(each) for each in game.contracts(state))
        raise IllegalAction("contract-not-open", rule="B-05", name=str(contract), known=known)


def _discard(_game: BismarckGame, state: BismarckState, action: own.Discard) -> None:
    _require(state, BismarckPhase.DISCARD)
    _require_forehand(state, action)
    if len(action.cards) != 4:
        raise IllegalAction("discard-four", rule="B-07", count=len(action.cards))
    held = state.current.known[THREE.index(action.seat)]
    for card in action.cards:
        if not held & card.bit:
            where = action.seat.value
            raise IllegalAction("card-not-held", rule="B-07", where=where, card=card.text)


def _require_forehand(state: BismarckState, action: act.SeatAction) -> None:
    forehand = state.current.forehand
    if action.seat is not forehand:
        where = action.seat.value
        raise IllegalAction("not-forehand", rule="B-02", where=where, turn=forehand.value)


def _play(_game: BismarckGame, state: BismarckState, action: act.PlayCard) -> None:
    _require(state, BismarckPhase.PLAY)
    if state.current.claim is not None:
        raise IllegalPlay("claim-pending", rule="E-10", where=action.card.text)
    state.card_play.check(action.seat, action.card)


def _claim(_game: BismarckGame, state: BismarckState, action: act.Claim) -> None:
    _require(state, BismarckPhase.PLAY)
    if state.current.claim is not None:
        raise IllegalAction("claim-pending", rule="E-10", where=action.seat.value)
    remaining = state.card_play.remaining
    if action.tricks != remaining:
        raise IllegalAction("claim-all", rule="E-10", where=str(action.tricks), remaining=remaining)


def _claim_answer(_game: BismarckGame, state: BismarckState, action: act.AnswerClaim) -> None:
    _require(state, BismarckPhase.PLAY)
    claim = state.current.claim
    if claim is None or action.seat not in claim.waiting:
        raise IllegalAction("no-claim-to-answer", rule="E-10", where=action.seat.value)


def _ready(_game: BismarckGame, state: BismarckState, action: act.Ready) -> None:
    _require(state, BismarckPhase.BETWEEN)
    if action.seat in state.ready:
        raise IllegalAction("already-ready", where=action.seat.value)


_CHECKS: dict[type[Action], Callable[[BismarckGame, BismarckState, Any], None]] = {
    own.DrawFirstDealer: _draw,
    own.OpenDeal: _open,
    own.NameContract: _name,
    own.Discard: _discard,
    act.PlayCard: _play,
    act.Claim: _claim,
    act.AnswerClaim: _claim_answer,
    act.Ready: _ready,
}
