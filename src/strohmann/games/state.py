"""The state of a match of bridge, for the server and, with gaps, for every viewer."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from strohmann.bridge.auction import Auction
from strohmann.bridge.board import Deal, Vulnerability
from strohmann.bridge.play import CardPlay
from strohmann.cards import Card, Hand
from strohmann.scoring.honours import Honours
from strohmann.scoring.result import DealResult
from strohmann.scoring.sheet import Sheet
from strohmann.seats import RING, Seat
from strohmann.values import value

__all__ = ["BreakOff", "BridgeState", "ClaimState", "DealRecord", "DealState", "Phase"]


class Phase(Enum):
    """What a match waits for."""

    DRAWING = "drawing"  # the table lets the players draw for partners
    DEALING = "dealing"  # the table deals
    STOCK = "stock"  # tricks for the cards of the stock, in Draw Bridge
    AUCTION = "auction"
    PLAY = "play"
    HONOURS = "honours"  # holders of honours announce them or not
    BETWEEN = "between"  # the deal is scored; every seat says when to go on
    OVER = "over"


@dataclass(frozen=True, slots=True)
class ClaimState:
    """A claim (``tricks`` > 0) or concession (0) that was made, and who must answer."""

    seat: Seat
    tricks: int
    hand: Hand | None
    waiting: frozenset[Seat]


@dataclass(frozen=True, slots=True)
class BreakOff:
    """A proposal to break the rubber off, and who must still answer."""

    seat: Seat
    waiting: frozenset[Seat]


@value
class DealState:
    """One deal: the cards that the owner of this state knows, the auction, the play."""

    number: int
    dealer: Seat
    vulnerability: Vulnerability
    commitment: str
    salt: str | None
    known: tuple[int, ...]
    """Hands as dealt, N E S W, as masks; 0 where unknown."""
    auction: Auction
    play: CardPlay | None = None
    claim: ClaimState | None = None
    opened: Deal | None = None
    """All hands, once the deal is over."""
    honours: tuple[Honours, ...] = ()
    """Announced honours."""
    undecided: frozenset[Seat] = frozenset()
    """Holders of honours who have not said whether they announce them."""

    @property
    def hands(self) -> tuple[tuple[Hand, int], ...]:
        """Known cards and number of hidden ones that N, E, S, W hold now."""
        if self.play is not None:
            known, hidden = self.play.known, self.play.hidden
            return tuple((Hand.of_mask(k), h) for k, h in zip(known, hidden, strict=True))
        return tuple((Hand.of_mask(k), 13 - k.bit_count()) for k in self.known)

    @property
    def dummy_is_open(self) -> bool:
        """The opening lead was made (C-21)."""
        return self.play is not None and bool(self.play.tricks or self.play.cards)


@dataclass(frozen=True, slots=True)
class DealRecord:
    """A finished deal, as it is shown afterwards (S-15)."""

    number: int
    dealer: Seat
    vulnerability: Vulnerability
    deal: Deal
    auction: Auction
    play: CardPlay | None
    claim: ClaimState | None
    result: DealResult
    commitment: str
    salt: str


@value
class BridgeState:
    """A match: the sheet, the deal in progress, the finished deals."""

    phase: Phase
    sheet: Sheet
    seating: tuple[Seat, ...] = tuple(RING)
    """Where the players sit who came as N, E, S, W."""
    drawn: tuple[Card, ...] = ()
    """Cards drawn for partners, in the order of the players."""
    deal: DealState | None = None
    records: tuple[DealRecord, ...] = ()
    ready: frozenset[Seat] = frozenset()
    break_off: BreakOff | None = None
    broken_off: bool = False
    own_dummies: frozenset[Seat] = frozenset()
    """Seats that play their own cards as dummy (E-21)."""

    @property
    def current(self) -> DealState:
        """The deal in progress; only while there is one."""
        assert self.deal is not None, self.phase
        return self.deal

    @property
    def card_play(self) -> CardPlay:
        """The play in progress; only while there is one."""
        play = self.current.play
        assert play is not None, self.phase
        return play

    @property
    def turn(self) -> Seat | None:
        """Whose hand calls or plays next."""
        if self.deal is None:
            return None
        if self.phase is Phase.AUCTION:
            return self.deal.auction.turn
        if self.phase is Phase.PLAY and self.deal.play is not None:
            return self.deal.play.turn
        return None
