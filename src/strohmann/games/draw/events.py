"""The facts of a match of Draw Bridge, each with its audience, beside those of bridge.

Tuples for the seats run North, South.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self

from strohmann.bridge.board import Vulnerability
from strohmann.cards import Card, Hand
from strohmann.games.events import (
    BreakOffAnswered,
    BreakOffProposed,
    Called,
    ClaimAnswered,
    Claimed,
    DealScored,
    MatchEnded,
    Played,
    Readied,
)
from strohmann.games.protocol import EVERYONE, Audience, Event, Viewer
from strohmann.seats import PAIR, Seat

__all__ = ["DRAW_EVENTS", "DealerDrawn", "Drew", "PackOpened", "StockDealt"]


@dataclass(frozen=True, slots=True)
class DealerDrawn(Event):
    """The first dealer, and the cards drawn for it if there were any (X-13)."""

    audience: ClassVar[Audience] = EVERYONE
    cards: tuple[Card, ...]
    dealer: Seat


@dataclass(frozen=True, slots=True)
class StockDealt(Event):
    """A deal; each seat is told its own hand only, nobody the pack and the salt (F-20)."""

    audience: ClassVar[Audience] = EVERYONE
    number: int
    dealer: Seat
    vulnerability: Vulnerability
    hands: tuple[Hand, ...]
    """Hands as dealt; empty where the viewer may not see it."""
    pack: tuple[Card, ...]
    """The shuffled pack, the stock being its second half; empty for every viewer."""
    commitment: str
    salt: str | None

    def redact(self, viewer: Viewer) -> Self:
        """The same deal with only the viewer's hand."""
        own = tuple(
            hand if seat is viewer else Hand() for seat, hand in zip(PAIR, self.hands, strict=True)
        )
        return type(self)(
            self.number, self.dealer, self.vulnerability, own, (), self.commitment, None
        )


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat took the top card of the stock, unseen by all others (F-22)."""

    audience: ClassVar[Audience] = EVERYONE
    seat: Seat
    card: Card | None

    def redact(self, viewer: Viewer) -> Self:
        """The draw, with the card only for who drew it."""
        return self if viewer is self.seat else type(self)(self.seat, None)


@dataclass(frozen=True, slots=True)
class PackOpened(Event):
    """The whole pack in its order, and the salt, after the deal."""

    audience: ClassVar[Audience] = EVERYONE
    pack: tuple[Card, ...]
    salt: str


DRAW_EVENTS: tuple[type[Event], ...] = (
    DealerDrawn,
    StockDealt,
    Drew,
    Called,
    Played,
    Claimed,
    ClaimAnswered,
    PackOpened,
    DealScored,
    Readied,
    BreakOffProposed,
    BreakOffAnswered,
    MatchEnded,
)
