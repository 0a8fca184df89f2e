"""The facts of a match of bridge, each with its audience."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self

from strohmann.bridge.board import Deal, Vulnerability
from strohmann.bridge.calls import Call
from strohmann.cards import Card, Hand
from strohmann.games.protocol import EVERYONE, Audience, Event, Viewer
from strohmann.scoring.result import DealResult
from strohmann.seats import SEATS, Seat

__all__ = [
    "BRIDGE_EVENTS",
    "BreakOffAnswered",
    "BreakOffProposed",
    "Called",
    "ClaimAnswered",
    "Claimed",
    "DealOpened",
    "DealScored",
    "Dealt",
    "DummyExposed",
    "DummyPlayChosen",
    "HonoursAnnounced",
    "HonoursDeclined",
    "MatchEnded",
    "Played",
    "Readied",
    "SeatsDrawn",
]


@dataclass(frozen=True, slots=True)
class SeatsDrawn(Event):
    """Cards drawn for partners, and the seat each player got (C-05, C-06).

    Both in the order of the players, who first sat N, E, S, W. ``dealer`` drew highest.
    """

    audience: ClassVar[Audience] = EVERYONE
    cards: tuple[Card, ...]
    seats: tuple[Seat, ...]
    dealer: Seat


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A deal; each seat is told its own hand only, nobody the salt."""

    audience: ClassVar[Audience] = EVERYONE
    number: int
    dealer: Seat
    vulnerability: Vulnerability
    hands: tuple[Hand, ...]
    """Hands of N, E, S, W; empty where the viewer may not see it."""
    commitment: str
    salt: str | None

    def redact(self, viewer: Viewer) -> Self:
        """The same deal with only the viewer's hand."""
        own = tuple(
            hand if seat is viewer else Hand() for seat, hand in zip(SEATS, self.hands, strict=True)
        )
        return type(self)(self.number, self.dealer, self.vulnerability, own, self.commitment, None)


@dataclass(frozen=True, slots=True)
class Called(Event):
    """A seat made a call."""

    audience: ClassVar[Audience] = EVERYONE
    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class DummyExposed(Event):
    """Dummy laid its cards open after the opening lead (C-21)."""

    audience: ClassVar[Audience] = EVERYONE
    seat: Seat
    hand: Hand


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A card was played from the hand of a seat."""

    audience: ClassVar[Audience] = EVERYONE
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Claimed(Event):
    """A seat claims all remaining tricks, or concedes them (``tricks`` 0) (W-68).

    The hand is laid open, but not to the partner of a defender, who might have to play on.
    """

    audience: ClassVar[Audience] = EVERYONE
    seat: Seat
    tricks: int
    hand: Hand | None
    by_defender: bool
    concurrent: ClassVar[bool] = False

    def redact(self, viewer: Viewer) -> Self:
        """The claim, without the hand for a defender's partner."""
        if self.by_defender and viewer is self.seat.partner:
            return type(self)(self.seat, self.tricks, None, self.by_defender)
        return self


@dataclass(frozen=True, slots=True)
class ClaimAnswered(Event):
    """A seat accepted a claim or asked to play on."""

    audience: ClassVar[Audience] = EVERYONE
    concurrent: ClassVar[bool] = True
    seat: Seat
    accept: bool


@dataclass(frozen=True, slots=True)
class DealOpened(Event):
    """All hands and the salt, after the deal."""

    audience: ClassVar[Audience] = EVERYONE
    deal: Deal
    order: str
    salt: str


@dataclass(frozen=True, slots=True)
class HonoursAnnounced(Event):
    """A seat announced honours worth so many points (C-36, C-37)."""

    audience: ClassVar[Audience] = EVERYONE
    concurrent: ClassVar[bool] = True
    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class HonoursDeclined(Event):
    """A seat left its honours unclaimed."""

    audience: ClassVar[Audience] = EVERYONE
    concurrent: ClassVar[bool] = True
    seat: Seat


@dataclass(frozen=True, slots=True)
class DealScored(Event):
    """The result that goes on the score sheet."""

    audience: ClassVar[Audience] = EVERYONE
    result: DealResult


@dataclass(frozen=True, slots=True)
class Readied(Event):
    """A seat wants to go on to the next deal."""

    audience: ClassVar[Audience] = EVERYONE
    concurrent: ClassVar[bool] = True
    seat: Seat


@dataclass(frozen=True, slots=True)
class BreakOffProposed(Event):
    """A seat proposes to end the rubber now (C-40)."""

    audience: ClassVar[Audience] = EVERYONE
    seat: Seat


@dataclass(frozen=True, slots=True)
class BreakOffAnswered(Event):
    """A seat agrees to end the rubber, or not."""

    audience: ClassVar[Audience] = EVERYONE
    concurrent: ClassVar[bool] = True
    seat: Seat
    accept: bool


@dataclass(frozen=True, slots=True)
class DummyPlayChosen(Event):
    """A seat chose who plays its cards when it is dummy (E-21)."""

    audience: ClassVar[Audience] = EVERYONE
    concurrent: ClassVar[bool] = True
    seat: Seat
    own: bool


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The match is over, after its last deal or broken off by agreement."""

    audience: ClassVar[Audience] = EVERYONE
    broken_off: bool


BRIDGE_EVENTS: tuple[type[Event], ...] = (
    SeatsDrawn,
    Dealt,
    Called,
    DummyExposed,
    Played,
    Claimed,
    ClaimAnswered,
    DealOpened,
    HonoursAnnounced,
    HonoursDeclined,
    DealScored,
    Readied,
    BreakOffProposed,
    BreakOffAnswered,
    DummyPlayChosen,
    MatchEnded,
)
