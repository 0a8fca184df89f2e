"""What a seat, or the table, can want in a match of Bismarck, beside what all games share.

Cards are played by `PlayCard`, claims made and answered by `Claim` and `AnswerClaim`.
"""

from __future__ import annotations

from dataclasses import dataclass

from strohmann.bismarck.contracts import ContractName
from strohmann.cards import Card, Suit
from strohmann.games.actions import SeatAction
from strohmann.games.protocol import Action
from strohmann.seats import Seat

__all__ = ["Discard", "DrawFirstDealer", "NameContract", "OpenDeal"]


@dataclass(frozen=True, slots=True)
class NameContract(SeatAction):
    """Forehand names the contract and its trumps, None where it has none (B-05)."""

    contract: ContractName
    trump: Suit | None


@dataclass(frozen=True, slots=True)
class Discard(SeatAction):
    """Forehand lays four of the 20 cards away, face down (B-07)."""

    cards: frozenset[Card]


@dataclass(frozen=True, slots=True)
class DrawFirstDealer(Action):
    """The table draws lots for the first dealer (B-02, X-26)."""

    dealer: Seat


@dataclass(frozen=True, slots=True)
class OpenDeal(Action):
    """The table deals a shuffled pack and lays four cards open (B-04)."""

    pack: tuple[Card, ...]
    salt: str
    """Random hex that goes into the commitment."""
    places: tuple[int, ...]
    """Places in the pack, from 0, of the cards to lay open (B-21)."""
    cut: Card | None
    """The card cut for trumps and put back (X-24)."""
