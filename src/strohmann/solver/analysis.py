"""What each card of a play cost, measured against best play with all cards seen.

A card costs the tricks that its side could still have taken before it and no longer can
after it. A card never gains anything: what looks like a gain is the other side's loss.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from strohmann.bridge.board import Deal
from strohmann.bridge.contract import Contract
from strohmann.bridge.play import CardPlay
from strohmann.cards import Card
from strohmann.seats import SEATS, Seat
from strohmann.solver.position import Position
from strohmann.solver.questions import Backend

__all__ = ["Analysis", "PlayedCard", "analyse"]

_UNKNOWN = (0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class PlayedCard:
    """A card of a play. Declarer answers for dummy's cards too (C-21)."""

    seat: Seat
    """Whose hand it came from."""
    card: Card
    tricks: int
    """What declarer's side takes in all with best play after this card."""
    cost: int
    """Tricks that this card gave away."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """A complete or partial play, card by card."""

    contract: Contract
    makeable: int
    """What declarer's side takes in all with best play from the opening lead on."""
    cards: tuple[PlayedCard, ...]

    @property
    def tricks(self) -> int:
        """What declarer's side takes with best play after the last card; all 52: takes."""
        return self.cards[-1].tricks if self.cards else self.makeable

    @property
    def declarer_cost(self) -> int:
        """Tricks given away by declarer, dummy's cards included."""
        side = self.contract.declarer.side
        return sum(each.cost for each in self.cards if each.seat.side is side)

    @property
    def lead_cost(self) -> int:
        """Tricks given away by the opening lead."""
        return self.cards[0].cost if self.cards else 0

    @property
    def defence_cost(self) -> int:
        """Tricks given away by the defenders after the opening lead."""
        side = self.contract.declarer.side.opponents
        return sum(each.cost for each in self.cards[1:] if each.seat.side is side)

    def cost_of(self, seat: Seat) -> int:
        """Tricks given away by a player: none by dummy, whose cards declarer chooses."""
        if seat is self.contract.dummy:
            return 0
        return self.declarer_cost if seat is self.contract.declarer else self._from_hand(seat)

    def _from_hand(self, seat: Seat) -> int:
        return sum(each.cost for each in self.cards if each.seat is seat)


def analyse(backend: Backend, deal: Deal, contract: Contract, cards: Iterable[Card]) -> Analysis:
    """Analyse the play of a deal from the opening lead on, as far as it went.

    Raises `IllegalPlay` for a card that could not be played, `SolverError`.
    """
    seats, played = _followed(deal, contract, cards)
    start = Position.start(deal.masks, contract.strain, contract.declarer)
    trace = [13 - tricks for tricks in backend.trace(start, played)]
    found = []
    for i, (seat, card) in enumerate(zip(seats, played, strict=True)):
        change = trace[i + 1] - trace[i]
        ours = seat.side is contract.declarer.side
        found.append(PlayedCard(seat, card, trace[i + 1], -change if ours else change))
    return Analysis(contract, trace[0], tuple(found))


def _followed(
    deal: Deal, contract: Contract, cards: Iterable[Card]
) -> tuple[list[Seat], tuple[Card, ...]]:
    """Who played each card."""
    play = CardPlay.start(contract, deal.masks, _UNKNOWN)
    seats, played = [], []
    for card in cards:
        seat = play.turn or SEATS[0]  # after 52 cards `play` says what is wrong
        play = play.play(seat, card)
        seats.append(seat)
        played.append(card)
    return seats, tuple(played)
