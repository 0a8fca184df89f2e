"""What becomes of a state of a match of Bismarck; for full states and views alike."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from strohmann.bismarck.contracts import Contract
from strohmann.bismarck.rules import THREE, Choice, Rules
from strohmann.cards import Hand
from strohmann.games import events as common
from strohmann.games.bismarck import events as ev
from strohmann.games.bismarck.state import (
    BismarckDeal,
    BismarckPhase,
    BismarckRecord,
    BismarckState,
    OpenedDeal,
)
from strohmann.games.protocol import Event
from strohmann.games.state import ClaimState
from strohmann.scoring.bismarck import BismarckResult
from strohmann.seats import Seat
from strohmann.trickplay import TrickPlay

if TYPE_CHECKING:
    from strohmann.games.bismarck.game import BismarckGame

__all__ = ["evolve"]

_NOBODY: frozenset[Seat] = frozenset()
_ALL = frozenset(THREE)
_TRICKS = 16


def evolve(game: BismarckGame, state: BismarckState, event: Event) -> BismarckState:
    """The state after an event, which is taken as true."""
    return _EVOLUTIONS[type(event)](game, state, event)


def _waits_for(rules: Rules, deal: BismarckDeal) -> BismarckPhase:
    """What a deal waits for that was not played yet (E-06)."""
    chooses_late = deal.discards is None and rules.choice is Choice.AFTER_DISCARD
    if deal.contract is None and not chooses_late:
        return BismarckPhase.CHOOSE
    if deal.discards is None:
        return BismarckPhase.DISCARD
    return BismarckPhase.PLAY


def _before_play(game: BismarckGame, state: BismarckState, deal: BismarckDeal) -> BismarckState:
    """The state with a deal that was changed before the play; begins the play when due."""
    phase = _waits_for(game.rules, deal)
    if phase is BismarckPhase.PLAY:
        assert deal.contract is not None
        play = TrickPlay.start(
            THREE,
            deal.leader,
            deal.known,
            length=_TRICKS,
            trump=deal.contract.trump,
            must_trump=game.rules.must_trump,
            rule="B-09",
        )
        deal = replace(deal, play=play)
    return replace(state, phase=phase, deal=deal)


def _drawn(game: BismarckGame, state: BismarckState, event: ev.FirstDealerDrawn) -> BismarckState:
    return replace(state, sheet=game.sheet(event.seat), dealer_known=True)


def _opened_cards(game: BismarckGame, state: BismarckState, event: ev.CardsOpened) -> BismarckState:
    deal = BismarckDeal(
        event.number,
        event.dealer,
        event.forehand,
        game.rules.leader(event.dealer),
        event.cards,
        event.cut,
        event.commitment,
        event.salt,
        event.pack,
        event.places,
    )
    return _before_play(game, replace(state, ready=_NOBODY), deal)


def _dealt(game: BismarckGame, state: BismarckState, event: ev.HandsDealt) -> BismarckState:
    deal = state.current
    known = tuple(hand.mask for hand in event.hands)
    hidden = [_TRICKS - mask.bit_count() for mask in known]
    if not deal.open:  # British: the dealer holds 20 cards at once (B-24)
        place = THREE.index(deal.forehand)
        hidden[place] = 20 - known[place].bit_count()
    deal = replace(deal, known=known, hidden=tuple(hidden), is_dealt=True)
    return _before_play(game, state, deal)


def _taken(game: BismarckGame, state: BismarckState, event: ev.OpenCardsTaken) -> BismarckState:
    deal = state.current
    place = THREE.index(event.seat)
    known, hidden = list(deal.known), list(deal.hidden)
    # Who does not see the hand knows the four cards, but not which of them stay in it.
    if hidden[place]:
        hidden[place] += len(deal.open)
    else:
        known[place] |= Hand(deal.open).mask
    deal = replace(deal, known=tuple(known), hidden=tuple(hidden), open_taken=True)
    return _before_play(game, state, deal)


def _named(game: BismarckGame, state: BismarckState, event: ev.ContractNamed) -> BismarckState:
    deal = replace(state.current, contract=Contract(event.contract, event.trump))
    return _before_play(game, state, deal)


def _discarded(game: BismarckGame, state: BismarckState, event: ev.Discarded) -> BismarckState:
    deal = state.current
    place = THREE.index(event.seat)
    known, hidden = list(deal.known), list(deal.hidden)
    discards = Hand(event.cards or ())
    known[place] &= ~discards.mask
    if event.cards is None:
        hidden[place] -= 4
    deal = replace(deal, known=tuple(known), hidden=tuple(hidden), discards=discards)
    return _before_play(game, state, deal)


def _played(_game: BismarckGame, state: BismarckState, event: common.Played) -> BismarckState:
    play = state.card_play.after(event.seat, event.card)
    return replace(state, deal=replace(state.current, play=play, claim=None))


def _claimed(_game: BismarckGame, state: BismarckState, event: common.Claimed) -> BismarckState:
    play = state.card_play
    if event.hand is not None:
        play = play.show(event.seat, event.hand)
    claim = ClaimState(event.seat, event.tricks, event.hand, _ALL - {event.seat})
    return replace(state, deal=replace(state.current, play=play, claim=claim))


def _claim_answer(
    _game: BismarckGame, state: BismarckState, event: common.ClaimAnswered
) -> BismarckState:
    deal, claim = state.current, None
    if event.accept and deal.claim is not None:
        claim = replace(deal.claim, waiting=deal.claim.waiting - {event.seat})
    return replace(state, deal=replace(deal, claim=claim))


def _opened(_game: BismarckGame, state: BismarckState, event: ev.BismarckOpened) -> BismarckState:
    discards = Hand(event.discards)
    opened = OpenedDeal(event.order, discards, event.hands)
    deal = replace(state.current, opened=opened, discards=discards, salt=event.salt)
    return replace(state, deal=deal)


def _scored(_game: BismarckGame, state: BismarckState, event: ev.TricksScored) -> BismarckState:
    deal, play = state.current, state.card_play
    assert deal.contract is not None
    assert deal.opened is not None
    result = BismarckResult(deal.contract, event.tricks)
    record = BismarckRecord(
        number=deal.number,
        dealer=deal.dealer,
        forehand=deal.forehand,
        leader=deal.leader,
        open=deal.open,
        cut=deal.cut,
        contract=deal.contract,
        hands=deal.opened.hands,
        discards=deal.opened.discards,
        play=play,
        claim=deal.claim,
        result=result,
        commitment=deal.commitment,
        salt=deal.salt or "",
        order=deal.opened.order,
    )
    return replace(
        state,
        phase=BismarckPhase.BETWEEN,
        sheet=state.sheet.add(result),
        records=(*state.records, record),
        ready=_NOBODY,
    )


def _readied(_game: BismarckGame, state: BismarckState, event: common.Readied) -> BismarckState:
    ready = state.ready | {event.seat}
    phase = BismarckPhase.DEALING if ready == _ALL else BismarckPhase.BETWEEN
    return replace(state, phase=phase, ready=ready)


def _ended(_game: BismarckGame, state: BismarckState, _event: common.MatchEnded) -> BismarckState:
    return replace(state, phase=BismarckPhase.OVER)


_EVOLUTIONS: dict[type[Event], Callable[[BismarckGame, BismarckState, Any], BismarckState]] = {
    ev.FirstDealerDrawn: _drawn,
    ev.CardsOpened: _opened_cards,
    ev.HandsDealt: _dealt,
    ev.OpenCardsTaken: _taken,
    ev.ContractNamed: _named,
    ev.Discarded: _discarded,
    common.Played: _played,
    common.Claimed: _claimed,
    common.ClaimAnswered: _claim_answer,
    ev.BismarckOpened: _opened,
    ev.TricksScored: _scored,
    common.Readied: _readied,
    common.MatchEnded: _ended,
}
