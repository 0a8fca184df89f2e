"""The nouns of a bidding system: context, what a call shows, its meaning.

What a call means depends on the auction and on what the side needs for game: with 60
below the line two clubs are a game (C-28).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum

from strohmann.bridge.auction import Auction
from strohmann.bridge.board import Vulnerability
from strohmann.bridge.calls import Bid
from strohmann.cards import Hand, Strain, Suit
from strohmann.errors import InvalidValue
from strohmann.seats import Seat, Side
from strohmann.systems.facts import Facts, Shape, facts

__all__ = [
    "ANY_HCP",
    "ANY_LENGTH",
    "Context",
    "Forcing",
    "Layer",
    "Meaning",
    "Shows",
    "Span",
    "hull",
]

Span = tuple[int, int]
"""Lowest and highest value, both included."""

ANY_HCP: Span = (0, 37)
ANY_LENGTH: Span = (0, 13)


class Forcing(Enum):
    """What partner owes a call."""

    NO = "no"
    ROUND = "round"
    """Partner bids unless the right-hand opponent does."""
    GAME = "game"
    """The side does not stop below game."""


class Layer(Enum):
    """How a meaning was found, surest first."""

    EXACT = "exact"
    PATTERN = "pattern"
    FEATURE = "feature"
    NATURAL = "natural"

    @property
    def trust(self) -> float:
        """How far the meaning is to be believed, 0 to 1."""
        return _TRUST[self]


_TRUST = {Layer.EXACT: 1.0, Layer.PATTERN: 0.9, Layer.FEATURE: 0.8, Layer.NATURAL: 0.5}


@dataclass(frozen=True, slots=True)
class Context:
    """A call to be made or explained: the auction so far and the state of the match."""

    auction: Auction
    vulnerability: Vulnerability = Vulnerability.NONE
    carried: tuple[int, int] = (0, 0)
    """Trick points below the line in the game in progress, NS and EW."""
    target: int = 100
    """Trick points that make game (C-28)."""

    @classmethod
    def of(
        cls,
        auction: Auction,
        vulnerability: Vulnerability = Vulnerability.NONE,
        carried: Mapping[Side, int] | None = None,
    ) -> Context:
        """A context with the part scores of a sheet."""
        carried = carried or {}
        return cls(auction, vulnerability, (carried.get(Side.NS, 0), carried.get(Side.EW, 0)))

    @property
    def seat(self) -> Seat:
        """Who is to call. Raises `InvalidValue` when the auction is over."""
        seat = self.auction.turn
        if seat is None:
            raise InvalidValue("auction-over")
        return seat

    def before(self, count: int) -> Context:
        """The context as it was after the first ``count`` calls."""
        auction = Auction(self.auction.dealer, self.auction.calls[:count])
        return replace(self, auction=auction)

    def game_level(self, strain: Strain, side: Side) -> int:
        """The lowest level in a strain that completes the game of a side."""
        missing = self.target - self.carried[side.index]
        if strain is Strain.NOTRUMP:
            missing -= 10
        value = 20 if strain.is_minor else 30
        return min(7, max(1, -(-missing // value)))

    def completes_game(self, bid: Bid, side: Side) -> bool:
        """Whether the bid, if made, completes the game of a side."""
        return bid.level >= self.game_level(bid.strain, side)


@dataclass(frozen=True, slots=True)
class Shows:
    """What a call promises about the hand, in a closed vocabulary."""

    hcp: Span = ANY_HCP
    """High-card points."""
    points: Span | None = None
    """High cards and shortness with `trump` agreed; None where shortness is not counted."""
    trump: Suit | None = None
    dummy: bool = False
    """Whether `points` counts as supporter (EV3) or as the long hand (EV5)."""
    lengths: tuple[Span, Span, Span, Span] = (ANY_LENGTH,) * 4
    """Cards per suit, clubs first."""
    shape: Shape = Shape.ANY
    stoppers: frozenset[Suit] = frozenset()
    aces: frozenset[int] | None = None

    def length(self, suit: Suit) -> Span:
        """Fewest and most cards of a suit."""
        return self.lengths[suit.index]

    @property
    def strength(self) -> Span:
        """The points that partner may count on: with shortness where it is shown."""
        return self.points or self.hcp

    def fits(self, hand: Hand) -> bool:
        """Whether a hand is as shown."""
        return self.fits_facts(facts(hand))

    def fits_facts(self, held: Facts) -> bool:
        """As `fits`, for the facts of a hand."""
        if not self.hcp[0] <= held.hcp <= self.hcp[1]:
            return False
        for (low, high), length in zip(self.lengths, held.lengths, strict=True):
            if not low <= length <= high:
                return False
        if self.shape is not Shape.ANY and held.shape & self.shape is not held.shape:
            return False
        if self.points is not None and self.trump is not None:
            points = held.points(self.trump, dummy=self.dummy)
            if not self.points[0] <= points <= self.points[1]:
                return False
        if self.aces is not None and held.aces not in self.aces:
            return False
        return all(held.stops(suit) for suit in self.stoppers)

    def __or__(self, other: Shows) -> Shows:
        """The narrowest promise that both keep: one of two meanings is meant."""
        points = trump = None
        same = self.trump is other.trump and self.dummy is other.dummy
        if same and self.points is not None and other.points is not None:
            points, trump = hull(self.points, other.points), self.trump
        aces = None
        if self.aces is not None and other.aces is not None:
            aces = self.aces | other.aces
        a, b = self.lengths, other.lengths
        return Shows(
            hcp=hull(self.hcp, other.hcp),
            points=points,
            trump=trump,
            dummy=self.dummy and trump is not None,
            lengths=(hull(a[0], b[0]), hull(a[1], b[1]), hull(a[2], b[2]), hull(a[3], b[3])),
            shape=self.shape | other.shape,
            stoppers=self.stoppers & other.stoppers,
            aces=aces,
        )


def hull(a: Span, b: Span) -> Span:
    """The narrowest span that holds both."""
    return (min(a[0], b[0]), max(a[1], b[1]))


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a call means in its context. The text is made of this by `strohmann.i18n`."""

    node: str
    """Id of the node that explains the call, ``natural-...`` for the natural default."""
    rule: str
    """Rule id such as ``E-O1``."""
    layer: Layer
    shows: Shows
    """Holds for every hand that makes the call by the system."""
    options: tuple[Shows, ...]
    """The exact alternatives whose hull is `shows`; one or more."""
    strength: Span
    """The points that partner counts on: rare exceptions are left out."""
    forcing: Forcing = Forcing.NO
    alert: bool = False
    artificial: bool = False
    """Says nothing about the strain it names."""
    note: str | None = None
    """Catalogue key of a name or nuance: ``meaning-note-<note>``."""

    @property
    def trust(self) -> float:
        """How far the meaning is to be believed, 0 to 1."""
        return self.layer.trust
