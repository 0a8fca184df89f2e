"""The facts of a match of Bismarck, each with its audience, beside those that games share.

Tuples for the seats run East, South, West. The pack and the salt are told to nobody before
the deal is over, a dealt hand to its holder only, the discards to forehand only (E-07).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from strohmann.bismarck.contracts import ContractName
from strohmann.bismarck.rules import THREE
from strohmann.cards import Card, Hand, Suit
from strohmann.games.events import ClaimAnswered, Claimed, MatchEnded, Played, Readied
from strohmann.games.protocol import EVERYONE, Audience, Event, Viewer
from strohmann.seats import Seat

__all__ = [
    "BISMARCK_EVENTS",
    "BismarckOpened",
    "CardsOpened",
    "ContractNamed",
    "Discarded",
    "FirstDealerDrawn",
    "HandsDealt",
    "OpenCardsTaken",
    "TricksScored",
]


@dataclass(frozen=True, slots=True)
class FirstDealerDrawn(Event):
    """Lots were drawn for the first dealer (B-02)."""

    audience: ClassVar[Audience] = EVERYONE
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardsOpened(Event):
    """A deal begins: the open cards, none in British Bismarck, and the card cut for trumps."""

    audience: ClassVar[Audience] = EVERYONE
    number: int
    dealer: Seat
    forehand: Seat
    cards: tuple[Card, ...]
    cut: Card | None
    places: tuple[int, ...]
    """Where in the pack the open cards lay, from 0."""
    commitment: str
    pack: tuple[Card, ...]
    """The shuffled pack; empty for every viewer."""
    salt: str | None

    def redact(self, viewer: Viewer) -> Self:  # noqa: ARG002 - nobody is told
        """The same without the pack and the salt."""
        return replace(self, pack=(), salt=None)


@dataclass(frozen=True, slots=True)
class HandsDealt(Event):
    """The other cards were dealt; each seat is told its own hand only (B-06)."""

    audience: ClassVar[Audience] = EVERYONE
    hands: tuple[Hand, ...]
    """Hands of E, S, W; empty where the viewer may not see it."""

    def redact(self, viewer: Viewer) -> Self:
        """The same with only the viewer's hand."""
        own = (
            hand if seat is viewer else Hand() for seat, hand in zip(THREE, self.hands, strict=True)
        )
        return type(self)(tuple(own))


@dataclass(frozen=True, slots=True)
class OpenCardsTaken(Event):
    """Forehand took the open cards into his hand (B-07)."""

    audience: ClassVar[Audience] = EVERYONE
    seat: Seat


@dataclass(frozen=True, slots=True)
class ContractNamed(Event):
    """Forehand named the contract, or it was the only one left (B-05, E-08)."""

    audience: ClassVar[Audience] = EVERYONE
    seat: Seat
    contract: ContractName
    trump: Suit | None


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """Forehand laid four cards away; only he is told which (B-07, E-07)."""

    audience: ClassVar[Audience] = EVERYONE
    seat: Seat
    cards: tuple[Card, ...] | None

    def redact(self, viewer: Viewer) -> Self:
        """The same, without the cards for the others."""
        return self if viewer is self.seat else replace(self, cards=None)


@dataclass(frozen=True, slots=True)
class BismarckOpened(Event):
    """After the deal everybody is told everything (E-07)."""

    audience: ClassVar[Audience] = EVERYONE
    order: str
    """The pack, as committed to."""
    discards: tuple[Card, ...]
    hands: tuple[Hand, ...]
    """The 16 cards that each played with."""
    salt: str


@dataclass(frozen=True, slots=True)
class TricksScored(Event):
    """The tricks of E, S, W that go on the score sheet."""

    audience: ClassVar[Audience] = EVERYONE
    tricks: tuple[int, ...]


BISMARCK_EVENTS: tuple[type[Event], ...] = (
    FirstDealerDrawn,
    CardsOpened,
    HandsDealt,
    OpenCardsTaken,
    ContractNamed,
    Discarded,
    Played,
    Claimed,
    ClaimAnswered,
    BismarckOpened,
    TricksScored,
    Readied,
    MatchEnded,
)
