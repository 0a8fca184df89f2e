"""A deal as one viewer knows it, and its record afterwards, as they go to a browser."""

from __future__ import annotations

from collections.abc import Callable

from strohmann.bridge.auction import Auction
from strohmann.bridge.calls import Call
from strohmann.bridge.contract import Contract
from strohmann.bridge.play import CardPlay
from strohmann.cards import Suit
from strohmann.games.state import BridgeState, ClaimState, DealRecord, DealState
from strohmann.scoring.sheet import Sheet
from strohmann.seats import SEATS, Seat
from strohmann.server.sheet_views import row_view, vulnerable_sides
from strohmann.server.wire import (
    CallView,
    ClaimedView,
    ClaimView,
    ContractView,
    DealRecordView,
    DealView,
    HandView,
    Meaning,
    PlayedView,
    TrickView,
)
from strohmann.trickplay import TrickPlay
from strohmann.tricks import Trick

__all__ = [
    "Explain",
    "auction_view",
    "claim_view",
    "contract_view",
    "deal_view",
    "record_view",
    "seats_of",
    "trick_view",
    "tricks_view",
]

Explain = Callable[[Auction, Call], Meaning | None]
"""What a call would show, made in this auction."""


def deal_view(state: BridgeState, deal: DealState, explain: Explain) -> DealView:
    """The deal in progress."""
    play, sides = deal.play, state.sheet.sides
    trump = None if play is None else play.trump
    hands = {
        seat: HandView(tuple(known), hidden)
        for seat, (known, hidden) in zip(SEATS, deal.hands, strict=True)
    }
    last = play.tricks[-1] if play is not None and play.tricks else None
    return DealView(
        number=deal.number,
        of=state.sheet.length,
        dealer=deal.dealer,
        vulnerable=vulnerable_sides(deal.vulnerability, sides),
        commitment=deal.commitment,
        hands=hands,
        turn=state.turn,
        auction=auction_view(deal.auction, explain),
        contract=contract_view(deal.auction.contract, dummy_open=deal.dummy_is_open),
        trick=None if play is None or play.is_over else trick_view(play.trick, trump),
        last_trick=None if last is None else trick_view(last, trump),
        tricks={side: 0 if play is None else play.won_by(side) for side in sides},
        played=0 if play is None else len(play.tricks),
        claim=claim_view(deal.claim),
        drawing=None,
    )


def record_view(index: int, record: DealRecord, sheet: Sheet, explain: Explain) -> DealRecordView:
    """A finished deal, ``index`` 1 for the first of the match."""
    play, claim = record.play, record.claim
    row, sides = sheet.rows[index - 1], sheet.sides
    contract = None if play is None else play.contract
    return DealRecordView(
        index=index,
        number=row.number,
        dealer=record.dealer,
        vulnerable=vulnerable_sides(record.vulnerability, sides),
        hands={seat: tuple(record.deal[seat]) for seat in SEATS},
        first=None,
        auction=auction_view(record.auction, explain),
        contract=contract_view(contract, dummy_open=contract is not None),
        tricks=() if play is None else tricks_view(play),
        claim=None if claim is None else ClaimedView(claim.seat, claim.tricks),
        made=record.result.tricks,
        row=row_view(row, sides),
        commitment=record.commitment,
        salt=record.salt,
        deal=str(record.deal),
    )


def seats_of(seats: frozenset[Seat]) -> tuple[Seat, ...]:
    """Seats in their order, so that the same view is the same JSON."""
    return tuple(seat for seat in SEATS if seat in seats)


def auction_view(auction: Auction, explain: Explain) -> tuple[CallView, ...]:
    """The calls, each with what it shows."""
    before, calls = Auction(auction.dealer, ring=auction.ring), []
    for seat, call in auction:
        calls.append(CallView(seat, call, explain(before, call)))
        before = before.after(call)
    return tuple(calls)


def contract_view(contract: Contract | None, *, dummy_open: bool) -> ContractView | None:
    """The contract, if there is one."""
    if contract is None:
        return None
    return ContractView(
        bid=contract.bid,
        doubling=contract.doubling.value,
        text=f"{contract.bid}{contract.doubling}",
        declarer=contract.declarer,
        dummy=contract.dummy if contract.has_dummy else None,
        tricks=contract.tricks,
        trump=contract.strain.suit,
        dummy_open=dummy_open,
    )


def trick_view(trick: Trick, trump: Suit | None) -> TrickView:
    """A trick and who wins it so far."""
    played = zip(trick.seats, trick.cards, strict=True)
    return TrickView(
        leader=trick.leader,
        cards=tuple(PlayedView(seat, card) for seat, card in played),
        winner=trick.winner(trump) if trick.cards else None,
    )


def tricks_view(play: CardPlay | TrickPlay) -> tuple[TrickView, ...]:
    """Every trick of a play that is over."""
    # A claim may have come in the middle of a trick.
    tricks = (*play.tricks, play.trick) if play.cards else play.tricks
    return tuple(trick_view(trick, play.trump) for trick in tricks)


def claim_view(claim: ClaimState | None) -> ClaimView | None:
    """A claim that waits for answers."""
    if claim is None:
        return None
    shown = () if claim.hand is None else tuple(claim.hand)
    return ClaimView(claim.seat, claim.tricks, shown, seats_of(claim.waiting))
