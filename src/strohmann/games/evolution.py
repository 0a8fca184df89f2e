"""What becomes of a state of a match of bridge; for full states and views alike."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from strohmann.bridge.auction import Auction
from strohmann.bridge.play import CardPlay
from strohmann.games import events as ev
from strohmann.games.between import answered, ended, proposed, readied
from strohmann.games.protocol import Event
from strohmann.games.state import BridgeState, ClaimState, DealRecord, DealState, Phase
from strohmann.scoring.honours import Honours, honours_of
from strohmann.seats import SEATS, Seat

if TYPE_CHECKING:
    from strohmann.games.bridge import BridgeGame

__all__ = ["claim_voters", "deal_honours", "evolve"]

_NOBODY: frozenset[Seat] = frozenset()
_ALL = frozenset(SEATS)


def evolve(game: BridgeGame, state: BridgeState, event: Event) -> BridgeState:
    """The state after an event, which is taken as true."""
    return _EVOLUTIONS[type(event)](game, state, event)


def claim_voters(play: CardPlay, seat: Seat, tricks: int) -> frozenset[Seat]:
    """Who must agree: to a claim the opponents, to a defender's concession his partner.

    Dummy has no say (W-72); a concession by declarer needs nobody (W-68).
    """
    if tricks:
        return frozenset({seat.left, seat.right}) - {play.contract.dummy}
    if seat is play.contract.declarer:
        return _NOBODY
    return frozenset({seat.partner})


def deal_honours(deal: DealState) -> tuple[Honours, ...]:
    """Honours in the hands of a deal that was opened after its play (C-36)."""
    if deal.opened is None or deal.play is None:
        return ()
    return honours_of(deal.opened, deal.play.contract.strain)


def _with_deal(
    state: BridgeState,
    phase: Phase,
    deal: DealState,
    auction: Auction,
    play: CardPlay | None,
    claim: ClaimState | None,
) -> BridgeState:
    """As `dataclasses.replace`, which is too slow for every card."""
    new = DealState(
        deal.number,
        deal.dealer,
        deal.vulnerability,
        deal.commitment,
        deal.salt,
        deal.known,
        auction,
        play,
        claim,
    )
    return BridgeState(
        phase,
        state.sheet,
        state.seating,
        state.drawn,
        new,
        state.records,
        state.ready,
        None,
        False,
        state.own_dummies,
    )


def _drawn(game: BridgeGame, _state: BridgeState, event: ev.SeatsDrawn) -> BridgeState:
    sheet = game.sheet(event.dealer)
    return BridgeState(Phase.DEALING, sheet, event.seats, event.cards)


def _dealt(_game: BridgeGame, state: BridgeState, event: ev.Dealt) -> BridgeState:
    known = tuple(hand.mask for hand in event.hands)
    deal = DealState(
        event.number,
        event.dealer,
        event.vulnerability,
        event.commitment,
        event.salt,
        known,
        Auction(event.dealer),
    )
    return replace(state, phase=Phase.AUCTION, deal=deal, ready=_NOBODY)


def _called(_game: BridgeGame, state: BridgeState, event: ev.Called) -> BridgeState:
    deal = state.current
    auction = deal.auction.after(event.call)
    play, phase = None, Phase.AUCTION
    if (contract := auction.contract) is not None:
        hidden = tuple(13 - mask.bit_count() for mask in deal.known)
        play, phase = CardPlay.start(contract, deal.known, hidden), Phase.PLAY
    return _with_deal(state, phase, deal, auction, play, deal.claim)


def _played(_game: BridgeGame, state: BridgeState, event: ev.Played) -> BridgeState:
    deal = state.deal
    assert deal is not None
    play = deal.play
    assert play is not None
    after = play.after(event.seat, event.card)
    return _with_deal(state, Phase.PLAY, deal, deal.auction, after, None)


def _dummy(_game: BridgeGame, state: BridgeState, event: ev.DummyExposed) -> BridgeState:
    deal, play = state.current, state.card_play
    play = play.show(event.seat, event.hand)
    return _with_deal(state, Phase.PLAY, deal, deal.auction, play, None)


def _claimed(_game: BridgeGame, state: BridgeState, event: ev.Claimed) -> BridgeState:
    deal, play = state.current, state.card_play
    play = play if event.hand is None else play.show(event.seat, event.hand)
    voters = claim_voters(play, event.seat, event.tricks)
    claim = ClaimState(event.seat, event.tricks, event.hand, voters)
    return _with_deal(state, Phase.PLAY, deal, deal.auction, play, claim)


def _claim_answer(_game: BridgeGame, state: BridgeState, event: ev.ClaimAnswered) -> BridgeState:
    deal = state.current
    assert deal.claim is not None
    claim = None
    if event.accept:
        claim = replace(deal.claim, waiting=deal.claim.waiting - {event.seat})
    return replace(state, deal=replace(deal, claim=claim))


def _opened(game: BridgeGame, state: BridgeState, event: ev.DealOpened) -> BridgeState:
    deal = state.current
    deal = replace(deal, opened=event.deal, salt=event.salt)
    if state.sheet.scores_honours and game.announces_honours:
        deal = replace(deal, undecided=frozenset(h.seat for h in deal_honours(deal)))
    return replace(state, phase=Phase.HONOURS, deal=deal)


def _announced(_game: BridgeGame, state: BridgeState, event: ev.HonoursAnnounced) -> BridgeState:
    deal = state.current
    honours = (*deal.honours, Honours(event.seat, event.points))
    undecided = deal.undecided - {event.seat}
    return replace(state, deal=replace(deal, honours=honours, undecided=undecided))


def _declined(_game: BridgeGame, state: BridgeState, event: ev.HonoursDeclined) -> BridgeState:
    deal = state.current
    return replace(state, deal=replace(deal, undecided=deal.undecided - {event.seat}))


def _scored(_game: BridgeGame, state: BridgeState, event: ev.DealScored) -> BridgeState:
    deal = state.deal
    assert deal is not None
    assert deal.opened is not None
    record = DealRecord(
        deal.number,
        deal.dealer,
        deal.vulnerability,
        deal.opened,
        deal.auction,
        deal.play,
        deal.claim,
        event.result,
        deal.commitment,
        deal.salt or "",
    )
    sheet = state.sheet.add(event.result)
    records = (*state.records, record)
    return replace(state, phase=Phase.BETWEEN, sheet=sheet, records=records, ready=_NOBODY)


def _choice(_game: BridgeGame, state: BridgeState, event: ev.DummyPlayChosen) -> BridgeState:
    one = frozenset({event.seat})
    chosen = state.own_dummies | one if event.own else state.own_dummies - one
    return replace(state, own_dummies=chosen)


_EVOLUTIONS: dict[type[Event], Callable[[BridgeGame, BridgeState, Any], BridgeState]] = {
    ev.SeatsDrawn: _drawn,
    ev.Dealt: _dealt,
    ev.Called: _called,
    ev.Played: _played,
    ev.DummyExposed: _dummy,
    ev.Claimed: _claimed,
    ev.ClaimAnswered: _claim_answer,
    ev.DealOpened: _opened,
    ev.HonoursAnnounced: _announced,
    ev.HonoursDeclined: _declined,
    ev.DealScored: _scored,
    ev.Readied: lambda _game, state, event: readied(state, event),
    ev.BreakOffProposed: lambda _game, state, event: proposed(state, event),
    ev.BreakOffAnswered: lambda _game, state, event: answered(state, event),
    ev.DummyPlayChosen: _choice,
    ev.MatchEnded: lambda _game, state, event: ended(state, event),
}
