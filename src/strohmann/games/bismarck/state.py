"""The state of a match of Bismarck, for the server and, with gaps, for every viewer."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from strohmann.bismarck.contracts import Contract
from strohmann.bismarck.rules import THREE
from strohmann.cards import Card, Hand
from strohmann.games.state import ClaimState
from strohmann.scoring.bismarck import BismarckResult, BismarckSheet
from strohmann.seats import Seat
from strohmann.trickplay import TrickPlay
from strohmann.values import value

__all__ = ["BismarckDeal", "BismarckPhase", "BismarckRecord", "BismarckState", "OpenedDeal"]


class BismarckPhase(Enum):
    """What a match waits for."""

    DEALING = "dealing"  # the table draws for the first dealer, or deals
    CHOOSE = "choose"  # forehand names the contract
    DISCARD = "discard"  # forehand lays four cards away
    PLAY = "play"
    BETWEEN = "between"  # the deal is scored; every seat says when to go on
    OVER = "over"


@dataclass(frozen=True, slots=True)
class OpenedDeal:
    """What nobody knew during the deal: the pack, the discards, the hands played with."""

    order: str
    discards: Hand
    hands: tuple[Hand, ...]


@value
class BismarckDeal:
    """One deal, as far as the owner of this state knows it. Tuples run East, South, West."""

    number: int
    dealer: Seat
    forehand: Seat
    leader: Seat
    """Who leads to the first trick."""
    open: tuple[Card, ...]
    """The cards laid open; all know them, also when forehand has taken them."""
    cut: Card | None
    commitment: str
    salt: str | None
    pack: tuple[Card, ...]
    """The shuffled pack; empty in a view."""
    places: tuple[int, ...]
    """Where in the pack the open cards lay."""
    known: tuple[int, ...] = (0, 0, 0)
    """Known cards in the hands before the play, as masks."""
    hidden: tuple[int, ...] = (0, 0, 0)
    """How many more cards each holds before the play."""
    is_dealt: bool = False
    open_taken: bool = False
    contract: Contract | None = None
    discards: Hand | None = None
    """What forehand laid away, empty where unknown; None before."""
    play: TrickPlay | None = None
    claim: ClaimState | None = None
    opened: OpenedDeal | None = None
    """Everything, once the deal is over."""

    @property
    def hands(self) -> tuple[tuple[Hand, int], ...]:
        """Known cards and number of hidden ones that each holds now."""
        known, hidden = self.known, self.hidden
        if self.play is not None:
            known, hidden = self.play.known, self.play.hidden
        return tuple((Hand.of_mask(k), h) for k, h in zip(known, hidden, strict=True))

    @property
    def undealt(self) -> int:
        """Cards that are neither dealt nor open."""
        return 0 if self.is_dealt else 52 - len(self.open)

    @property
    def tricks(self) -> tuple[int, ...]:
        """Tricks won so far; all the rest goes to a claim that everybody accepted."""
        won = (0, 0, 0) if self.play is None else self.play.won
        if self.play is None or self.claim is None or self.claim.waiting:
            return won
        place = THREE.index(self.claim.seat)
        return (*won[:place], won[place] + self.play.remaining, *won[place + 1 :])

    @property
    def targets(self) -> tuple[int, ...] | None:
        """Tricks that score nothing, as soon as there is a contract (L-8)."""
        if self.contract is None:
            return None
        return tuple(self.contract.target(forehand=seat is self.forehand) for seat in THREE)


@dataclass(frozen=True, slots=True)
class BismarckRecord:
    """A finished deal, as it is shown afterwards."""

    number: int
    dealer: Seat
    forehand: Seat
    leader: Seat
    open: tuple[Card, ...]
    cut: Card | None
    contract: Contract
    hands: tuple[Hand, ...]
    """The 16 cards that each played with."""
    discards: Hand
    play: TrickPlay
    claim: ClaimState | None
    result: BismarckResult
    commitment: str
    salt: str
    order: str
    """The pack, as committed to."""


@value
class BismarckState:
    """A match: the sheet, the deal in progress, the finished deals."""

    phase: BismarckPhase
    sheet: BismarckSheet
    dealer_known: bool
    """The first dealer was drawn or agreed; before, the sheet's is of no meaning."""
    seating: tuple[Seat, ...] = tuple(THREE)
    """Where the players sit who came as E, S, W."""
    deal: BismarckDeal | None = None
    records: tuple[BismarckRecord, ...] = ()
    ready: frozenset[Seat] = frozenset()

    @property
    def current(self) -> BismarckDeal:
        """The deal in progress; only while there is one."""
        assert self.deal is not None, self.phase
        return self.deal

    @property
    def card_play(self) -> TrickPlay:
        """The play in progress; only while there is one."""
        play = self.current.play
        assert play is not None, self.phase
        return play

    @property
    def turn(self) -> Seat | None:
        """Who names, discards or plays next."""
        if self.deal is None:
            return None
        if self.phase in (BismarckPhase.CHOOSE, BismarckPhase.DISCARD):
            return self.deal.forehand
        if self.phase is BismarckPhase.PLAY and self.deal.play is not None:
            return self.deal.play.turn
        return None
