"""Calls of a computer player: what the system says for the hand it sees."""

from __future__ import annotations

from strohmann.cards import Hand
from strohmann.games.actions import MakeCall
from strohmann.games.state import BridgeState
from strohmann.seats import Seat
from strohmann.systems.engine import System
from strohmann.systems.model import Context

__all__ = ["context_of", "make_call"]


def context_of(view: BridgeState) -> Context:
    """The auction of a view with what is below the line, as `System` wants it."""
    deal = view.current
    return Context.of(deal.auction, deal.vulnerability, view.sheet.carried)


def make_call(system: System, view: BridgeState, seat: Seat) -> MakeCall:
    """The call of a seat that sees its own hand; the same every time.

    Raises `InvalidValue` when the auction is over.
    """
    hand = Hand.of_mask(view.current.known[seat.index])
    return MakeCall(seat, system.choose(hand, context_of(view)))
