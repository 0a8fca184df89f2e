"""What becomes of a state of a match of Draw Bridge; for full states and views alike."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from strohmann.bridge.auction import Auction
from strohmann.cards import Hand
from strohmann.drawbridge import STOCK, Drawing, dealt_hands
from strohmann.games import events as ev
from strohmann.games.between import answered, ended, proposed, readied
from strohmann.games.draw.events import DealerDrawn, Drew, PackOpened, StockDealt
from strohmann.games.draw.state import DrawDeal, DrawRecord, DrawState
from strohmann.games.protocol import Event
from strohmann.games.state import ClaimState, Phase
from strohmann.seats import PAIR, Seat
from strohmann.trickplay import TrickPlay

if TYPE_CHECKING:
    from strohmann.games.draw.game import DrawGame

__all__ = ["claim_voters", "evolve"]

_NOBODY: frozenset[Seat] = frozenset()


def evolve(game: DrawGame, state: DrawState, event: Event) -> DrawState:
    """The state after an event, which is taken as true."""
    return _EVOLUTIONS[type(event)](game, state, event)


def claim_voters(seat: Seat, tricks: int) -> frozenset[Seat]:
    """Who must agree: to a claim the other player, to a concession nobody (W-68)."""
    return frozenset({PAIR.after(seat)}) if tricks else _NOBODY


def _with_deal(state: DrawState, phase: Phase, **changes: Any) -> DrawState:
    return replace(state, phase=phase, deal=replace(state.current, **changes))


def _dealer(game: DrawGame, state: DrawState, event: DealerDrawn) -> DrawState:
    sheet = game.sheet(event.dealer)
    return replace(state, phase=Phase.DEALING, sheet=sheet, drawn=event.cards)


def _dealt(game: DrawGame, state: DrawState, event: StockDealt) -> DrawState:
    known = tuple(hand.mask for hand in event.hands)
    leader = event.dealer if game.dealer_leads else PAIR.after(event.dealer)
    stock = event.pack[STOCK:]
    deal = DrawDeal(
        event.number,
        event.dealer,
        event.vulnerability,
        event.commitment,
        event.salt,
        event.pack,
        Drawing.start(leader, known, stock, use=game.draw_use, follow=game.must_follow),
        Auction(event.dealer, ring=PAIR),
    )
    return replace(state, phase=Phase.STOCK, deal=deal, ready=_NOBODY)


def _played(_game: DrawGame, state: DrawState, event: ev.Played) -> DrawState:
    deal = state.current
    if deal.play is None:
        return _with_deal(state, Phase.STOCK, drawing=deal.drawing.after(event.seat, event.card))
    return _with_deal(state, Phase.PLAY, play=deal.play.after(event.seat, event.card))


def _drew(_game: DrawGame, state: DrawState, event: Drew) -> DrawState:
    drawing = state.current.drawing.take(event.seat, event.card)
    return _with_deal(state, Phase.AUCTION if drawing.is_over else Phase.STOCK, drawing=drawing)


def _called(_game: DrawGame, state: DrawState, event: ev.Called) -> DrawState:
    deal = state.current
    auction = deal.auction.after(event.call)
    contract = auction.contract
    if contract is None:
        return _with_deal(state, Phase.AUCTION, auction=auction)
    known, trump = deal.drawing.known, contract.strain.suit
    play = TrickPlay.start(PAIR, contract.leader, known, length=13, trump=trump, rule="F-24")
    return _with_deal(state, Phase.PLAY, auction=auction, play=play)


def _claimed(_game: DrawGame, state: DrawState, event: ev.Claimed) -> DrawState:
    play = state.card_play
    play = play if event.hand is None else play.show(event.seat, event.hand)
    voters = claim_voters(event.seat, event.tricks)
    claim = ClaimState(event.seat, event.tricks, event.hand, voters)
    return _with_deal(state, Phase.PLAY, play=play, claim=claim)


def _claim_answer(_game: DrawGame, state: DrawState, event: ev.ClaimAnswered) -> DrawState:
    claim = state.current.claim
    assert claim is not None
    kept = replace(claim, waiting=claim.waiting - {event.seat}) if event.accept else None
    return _with_deal(state, Phase.PLAY, claim=kept)


def _opened(_game: DrawGame, state: DrawState, event: PackOpened) -> DrawState:
    deal = state.current
    hands = dealt_hands(event.pack, deal.dealer)
    drawing = deal.drawing.opened(hands, event.pack[STOCK:])
    return _with_deal(state, state.phase, pack=event.pack, salt=event.salt, drawing=drawing)


def _scored(_game: DrawGame, state: DrawState, event: ev.DealScored) -> DrawState:
    deal = state.current
    record = DrawRecord(
        deal.number,
        deal.dealer,
        deal.vulnerability,
        dealt_hands(deal.pack, deal.dealer),
        deal.drawing.play.tricks,
        deal.drawing.draws,
        tuple(Hand.of_mask(mask) for mask in deal.drawing.known),
        deal.auction,
        deal.play,
        deal.claim,
        event.result,
        deal.commitment,
        deal.pack,
        deal.salt or "",
    )
    sheet = state.sheet.add(event.result)
    records = (*state.records, record)
    return replace(state, phase=Phase.BETWEEN, sheet=sheet, records=records, ready=_NOBODY)


_EVOLUTIONS: dict[type[Event], Callable[[DrawGame, DrawState, Any], DrawState]] = {
    DealerDrawn: _dealer,
    StockDealt: _dealt,
    ev.Played: _played,
    Drew: _drew,
    ev.Called: _called,
    ev.Claimed: _claimed,
    ev.ClaimAnswered: _claim_answer,
    PackOpened: _opened,
    ev.DealScored: _scored,
    ev.Readied: lambda _game, state, event: readied(state, event),
    ev.BreakOffProposed: lambda _game, state, event: proposed(state, event),
    ev.BreakOffAnswered: lambda _game, state, event: answered(state, event),
    ev.MatchEnded: lambda _game, state, event: ended(state, event),
}
