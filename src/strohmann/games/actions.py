"""What a seat, or the table, can want in a match of bridge."""

from __future__ import annotations

from dataclasses import dataclass

from strohmann.bridge.calls import Call
from strohmann.cards import Card
from strohmann.games.protocol import Action
from strohmann.seats import Seat

__all__ = [
    "AnnounceHonours",
    "AnswerBreakOff",
    "AnswerClaim",
    "ChooseDummyPlay",
    "Claim",
    "DealCards",
    "DeclineHonours",
    "DrawSeats",
    "MakeCall",
    "PlayCard",
    "ProposeBreakOff",
    "Ready",
    "SeatAction",
]


@dataclass(frozen=True, slots=True)
class SeatAction(Action):
    """An action of a seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MakeCall(SeatAction):
    """Make a call in turn (C-10)."""

    call: Call


@dataclass(frozen=True, slots=True)
class PlayCard(SeatAction):
    """Play a card from the hand of ``seat``; dummy's is chosen by declarer (C-21)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Claim(SeatAction):
    """Claim all remaining tricks (``tricks`` = how many) or concede them all (0) (W-68)."""

    tricks: int


@dataclass(frozen=True, slots=True)
class AnswerClaim(SeatAction):
    """Accept a claim or concession, or ask to play on."""

    accept: bool


@dataclass(frozen=True, slots=True)
class AnnounceHonours(SeatAction):
    """Claim the premium for honours after the play (C-37)."""


@dataclass(frozen=True, slots=True)
class DeclineHonours(SeatAction):
    """Leave the premium for honours unclaimed."""


@dataclass(frozen=True, slots=True)
class Ready(SeatAction):
    """Go on to the next deal."""


@dataclass(frozen=True, slots=True)
class ProposeBreakOff(SeatAction):
    """Propose to end an unfinished rubber between two deals (C-40)."""


@dataclass(frozen=True, slots=True)
class AnswerBreakOff(SeatAction):
    """Agree to end the rubber, or not."""

    accept: bool


@dataclass(frozen=True, slots=True)
class ChooseDummyPlay(SeatAction):
    """Choose whether this seat, as dummy, plays its own cards (E-21)."""

    own: bool


@dataclass(frozen=True, slots=True)
class DrawSeats(Action):
    """The table lets the four players draw a card each, in the order of the ring (C-05)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DealCards(Action):
    """The table deals a shuffled pack; ``salt`` goes into the commitment."""

    pack: tuple[Card, ...]
    salt: str
