"""The facts that follow from a lawful action in a match of Draw Bridge; full states only."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from strohmann.drawbridge import dealt_hands
from strohmann.games import actions as act
from strohmann.games import events as ev
from strohmann.games.between import answer_facts
from strohmann.games.commitment import commit
from strohmann.games.draw.actions import ChooseDealer, DrawForDealer
from strohmann.games.draw.events import DealerDrawn, Drew, PackOpened, StockDealt
from strohmann.games.draw.evolution import claim_voters
from strohmann.games.draw.state import DrawDeal, DrawState
from strohmann.games.protocol import Action, Event
from strohmann.games.state import Phase
from strohmann.scoring.result import DealResult
from strohmann.seats import NORTH, SOUTH

if TYPE_CHECKING:
    from strohmann.games.draw.game import DrawGame

__all__ = ["decide"]


def decide(game: DrawGame, state: DrawState, action: Action) -> tuple[Event, ...]:
    """The events of an action that was checked."""
    return _DECISIONS[type(action)](game, state, action)


def _lots(_game: DrawGame, _state: DrawState, action: DrawForDealer) -> tuple[Event, ...]:
    north, south = action.cards
    dealer = NORTH if north.draw_key > south.draw_key else SOUTH
    return (DealerDrawn(action.cards, dealer),)


def _dealer(_game: DrawGame, _state: DrawState, action: ChooseDealer) -> tuple[Event, ...]:
    return (DealerDrawn((), action.dealer),)


def _deal(_game: DrawGame, state: DrawState, action: act.DealCards) -> tuple[Event, ...]:
    sheet, pack = state.sheet, action.pack
    commitment = commit("", " ".join(card.text for card in pack), action.salt)
    dealt = StockDealt(
        sheet.next_number,
        sheet.next_dealer,
        sheet.next_vulnerability,
        dealt_hands(pack, sheet.next_dealer),
        pack,
        commitment,
        action.salt,
    )
    return (dealt,)


def _call(game: DrawGame, state: DrawState, action: act.MakeCall) -> tuple[Event, ...]:
    called = ev.Called(action.seat, action.call)
    if state.current.auction.after(action.call).is_passed_out:
        return _scored(game, state, called)
    return (called,)


def _play(game: DrawGame, state: DrawState, action: act.PlayCard) -> tuple[Event, ...]:
    played = ev.Played(action.seat, action.card)
    if state.phase is Phase.STOCK:
        return (played, *_draws(game, state, played))
    play = state.card_play
    if play.remaining == 1 and play.cards:
        return _scored(game, state, played)
    return (played,)


def _draws(game: DrawGame, state: DrawState, played: ev.Played) -> tuple[Event, ...]:
    """After a trick both draw, the winner first (F-22)."""
    drawn: list[Event] = []
    state = game.evolve(state, played)
    while (drawer := state.current.drawing.drawer) is not None:
        drew = Drew(drawer, state.current.drawing.stock[0])
        drawn.append(drew)
        state = game.evolve(state, drew)
    return tuple(drawn)


def _claim(game: DrawGame, state: DrawState, action: act.Claim) -> tuple[Event, ...]:
    # Nobody is the claimer's partner, so nobody may not see the hand.
    hand = state.card_play.hand(action.seat)
    claimed = ev.Claimed(action.seat, action.tricks, hand, by_defender=False)
    if claim_voters(action.seat, action.tricks):
        return (claimed,)
    return _scored(game, state, claimed)


def _claim_answer(game: DrawGame, state: DrawState, action: act.AnswerClaim) -> tuple[Event, ...]:
    answer = ev.ClaimAnswered(action.seat, action.accept)
    return _scored(game, state, answer) if action.accept else (answer,)


def _ready(_game: DrawGame, _state: DrawState, action: act.Ready) -> tuple[Event, ...]:
    return (ev.Readied(action.seat),)


def _propose(_game: DrawGame, _state: DrawState, action: act.ProposeBreakOff) -> tuple[Event, ...]:
    return (ev.BreakOffProposed(action.seat),)


def _answer(_game: DrawGame, state: DrawState, action: act.AnswerBreakOff) -> tuple[Event, ...]:
    return answer_facts(state, action)


def _scored(game: DrawGame, state: DrawState, last: Event) -> tuple[Event, ...]:
    """The last event of a deal, the pack opened, the result, and the end when it is one."""
    deal = state.current
    opened = PackOpened(deal.pack, deal.salt or "")
    state = game.evolve(game.evolve(state, last), opened)
    scored = ev.DealScored(_result(state.current))
    if game.evolve(state, scored).sheet.is_over:
        return (last, opened, scored, ev.MatchEnded(broken_off=False))
    return (last, opened, scored)


def _result(deal: DrawDeal) -> DealResult:
    contract, play, claim = deal.auction.contract, deal.play, deal.claim
    if contract is None or play is None:
        return DealResult(None, None)
    tricks = play.won_by(contract.declarer)
    if claim is not None and (claim.seat is contract.declarer) == bool(claim.tricks):
        tricks += play.remaining
    return DealResult(contract, tricks)


_DECISIONS: dict[type[Action], Callable[[DrawGame, DrawState, Any], tuple[Event, ...]]] = {
    DrawForDealer: _lots,
    ChooseDealer: _dealer,
    act.DealCards: _deal,
    act.MakeCall: _call,
    act.PlayCard: _play,
    act.Claim: _claim,
    act.AnswerClaim: _claim_answer,
    act.Ready: _ready,
    act.ProposeBreakOff: _propose,
    act.AnswerBreakOff: _answer,
}
