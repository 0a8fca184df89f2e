"""A trick: who led, which cards, who won (rules C-02, C-22, C-23; Law 44)."""

from __future__ import annotations

from collections.abc import Sequence

from strohmann.cards import Card, Suit
from strohmann.seats import RING, Ring, Seat
from strohmann.values import value

__all__ = ["Trick", "winning"]


def winning(cards: Sequence[Card], trump: Suit | None) -> int:
    """Position in ``cards`` (in order of play) of the card that wins so far.

    The highest trump wins, without a trump the highest card of the suit led (C-23).
    """
    best, position = cards[0], 0
    for i in range(1, len(cards)):
        card = cards[i]
        if card.suit is best.suit:
            if card.index > best.index:
                best, position = card, i
        elif card.suit is trump:
            best, position = card, i
    return position


@value
class Trick:
    """Cards played to one trick, in order, by seats of a ring."""

    leader: Seat
    cards: tuple[Card, ...]
    ring: Ring = RING

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who played each card."""
        return tuple(self.ring.after(self.leader, i) for i in range(len(self.cards)))

    @property
    def is_complete(self) -> bool:
        """Every seat has played."""
        return len(self.cards) == len(self.ring)

    def winner(self, trump: Suit | None) -> Seat:
        """Who wins so far, with this trump suit (None: notrump)."""
        return self.ring.after(self.leader, winning(self.cards, trump))

    def __str__(self) -> str:
        return f"{self.leader}:" + " ".join(map(str, self.cards))
