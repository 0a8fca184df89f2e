"""The facts that follow from a lawful action in a match of Bismarck; full states only."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from strohmann.bismarck.layout import lay_out
from strohmann.bismarck.rules import Choice
from strohmann.cards import Card, Hand
from strohmann.games import actions as act
from strohmann.games import events as common
from strohmann.games.bismarck import actions as own
from strohmann.games.bismarck import events as ev
from strohmann.games.bismarck.state import BismarckDeal, BismarckPhase, BismarckState
from strohmann.games.commitment import commit
from strohmann.games.protocol import Action, Event

if TYPE_CHECKING:
    from strohmann.games.bismarck.game import BismarckGame

__all__ = ["decide"]


def decide(game: BismarckGame, state: BismarckState, action: Action) -> tuple[Event, ...]:
    """The events of an action that was checked, with what the rules do of themselves then."""
    events = _DECISIONS[type(action)](state, action)
    for event in events:
        state = game.evolve(state, event)
    while (follows := _follows(game, state)) is not None:
        events = (*events, follows)
        state = game.evolve(state, follows)
    return events


def _follows(game: BismarckGame, state: BismarckState) -> Event | None:
    """What happens now without anybody's decision."""
    deal = state.deal
    if deal is None:
        return None
    if deal.opened is not None:
        return _end(state, deal)
    if deal.play is not None:
        return _opening(deal) if _is_played(deal) else None
    if deal.contract is None:
        contracts = game.contracts(state)
        if len(contracts) == 1:  # E-08
            (contract,) = contracts
            return ev.ContractNamed(deal.forehand, contract.name, contract.trump)
        if game.rules.choice is Choice.BEFORE_DEAL:
            return None
    if not deal.is_dealt:
        return ev.HandsDealt(lay_out(deal.dealer, deal.pack, deal.places).hands)
    if deal.open and not deal.open_taken:
        return ev.OpenCardsTaken(deal.forehand)
    return None


def _is_played(deal: BismarckDeal) -> bool:
    """All tricks were played or given to a claim."""
    assert deal.play is not None
    agreed = deal.claim is not None and not deal.claim.waiting
    return deal.play.is_over or agreed


def _opening(deal: BismarckDeal) -> ev.BismarckOpened:
    assert deal.discards is not None
    hands = tuple(Hand.of_mask(mask) for mask in deal.known)
    return ev.BismarckOpened(_order(deal.pack), tuple(deal.discards), hands, deal.salt or "")


def _end(state: BismarckState, deal: BismarckDeal) -> Event | None:
    """The result of an opened deal, and the end of the match after the last one."""
    if len(state.records) < deal.number:
        return ev.TricksScored(deal.tricks)
    if state.sheet.is_over and state.phase is not BismarckPhase.OVER:
        return common.MatchEnded(broken_off=False)
    return None


def _order(pack: tuple[Card, ...]) -> str:
    return " ".join(card.text for card in pack)


def _draw(_state: BismarckState, action: own.DrawFirstDealer) -> tuple[Event, ...]:
    return (ev.FirstDealerDrawn(action.dealer),)


def _open(state: BismarckState, action: own.OpenDeal) -> tuple[Event, ...]:
    sheet, pack = state.sheet, action.pack
    commitment = commit("", _order(pack), action.salt)
    cards = tuple(pack[place] for place in action.places)
    return (
        ev.CardsOpened(
            number=sheet.next_number,
            dealer=sheet.next_dealer,
            forehand=sheet.next_forehand,
            cards=cards,
            cut=action.cut,
            places=action.places,
            commitment=commitment,
            pack=pack,
            salt=action.salt,
        ),
    )


def _name(_state: BismarckState, action: own.NameContract) -> tuple[Event, ...]:
    return (ev.ContractNamed(action.seat, action.contract, action.trump),)


def _discard(_state: BismarckState, action: own.Discard) -> tuple[Event, ...]:
    return (ev.Discarded(action.seat, tuple(Hand(action.cards))),)


def _play(_state: BismarckState, action: act.PlayCard) -> tuple[Event, ...]:
    return (common.Played(action.seat, action.card),)


def _claim(state: BismarckState, action: act.Claim) -> tuple[Event, ...]:
    hand = state.card_play.hand(action.seat)
    return (common.Claimed(action.seat, action.tricks, hand, by_defender=False),)


def _claim_answer(_state: BismarckState, action: act.AnswerClaim) -> tuple[Event, ...]:
    return (common.ClaimAnswered(action.seat, action.accept),)


def _ready(_state: BismarckState, action: act.Ready) -> tuple[Event, ...]:
    return (common.Readied(action.seat),)


_DECISIONS: dict[type[Action], Callable[[BismarckState, Any], tuple[Event, ...]]] = {
    own.DrawFirstDealer: _draw,
    own.OpenDeal: _open,
    own.NameContract: _name,
    own.Discard: _discard,
    act.PlayCard: _play,
    act.Claim: _claim,
    act.AnswerClaim: _claim_answer,
    act.Ready: _ready,
}
