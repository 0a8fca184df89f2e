"""The state of a match of Draw Bridge, for the server and, with gaps, for every viewer."""

from __future__ import annotations

from dataclasses import dataclass

from strohmann.bridge.auction import Auction
from strohmann.bridge.board import Vulnerability
from strohmann.cards import Card, Hand
from strohmann.drawbridge import Draw, Drawing
from strohmann.games.state import BreakOff, ClaimState, Phase
from strohmann.scoring.result import DealResult
from strohmann.scoring.sheet import Sheet
from strohmann.seats import PAIR, Seat
from strohmann.trickplay import TrickPlay
from strohmann.tricks import Trick
from strohmann.values import value

__all__ = ["DrawDeal", "DrawRecord", "DrawState"]


@value
class DrawDeal:
    """One deal as far as the owner of this state knows it. Tuples run North, South."""

    number: int
    dealer: Seat
    vulnerability: Vulnerability
    commitment: str
    salt: str | None
    pack: tuple[Card, ...]
    """The pack as shuffled; empty until it was opened, but for the table."""
    drawing: Drawing
    """The first phase, with all that was played and drawn in it."""
    auction: Auction
    play: TrickPlay | None = None
    """The second phase, from the end of the auction on."""
    claim: ClaimState | None = None

    @property
    def hands(self) -> tuple[tuple[Hand, int], ...]:
        """Known cards and number of hidden ones that North and South hold now."""
        play = self.play
        if play is None and not self.drawing.is_over:
            play = self.drawing.play
        if play is not None:
            return tuple((Hand.of_mask(k), h) for k, h in zip(play.known, play.hidden, strict=True))
        return tuple((Hand.of_mask(k), 13 - k.bit_count()) for k in self.drawing.known)

    @property
    def turn(self) -> Seat | None:
        """Who plays or calls next."""
        if not self.drawing.is_over:
            return self.drawing.turn
        return self.auction.turn if self.play is None else self.play.turn


@dataclass(frozen=True, slots=True)
class DrawRecord:
    """A finished deal, both phases of it, as it is shown afterwards. Tuples run North, South."""

    number: int
    dealer: Seat
    vulnerability: Vulnerability
    first: tuple[Hand, ...]
    """The hands as dealt."""
    drawing: tuple[Trick, ...]
    """The tricks of the first phase."""
    draws: tuple[Draw, ...]
    hands: tuple[Hand, ...]
    """The hands of auction and play."""
    auction: Auction
    play: TrickPlay | None
    claim: ClaimState | None
    result: DealResult
    commitment: str
    pack: tuple[Card, ...]
    salt: str

    @property
    def order(self) -> str:
        """The pack in its order, as it went into the commitment."""
        return " ".join(card.text for card in self.pack)


@value
class DrawState:
    """A match: the sheet, the deal in progress, the finished deals."""

    phase: Phase
    sheet: Sheet
    seating: tuple[Seat, ...] = tuple(PAIR)
    drawn: tuple[Card, ...] = ()
    """Cards drawn for the first deal, North's and South's."""
    deal: DrawDeal | None = None
    records: tuple[DrawRecord, ...] = ()
    ready: frozenset[Seat] = frozenset()
    break_off: BreakOff | None = None
    broken_off: bool = False

    @property
    def current(self) -> DrawDeal:
        """The deal in progress; only while there is one."""
        assert self.deal is not None, self.phase
        return self.deal

    @property
    def card_play(self) -> TrickPlay:
        """The play of the second phase; only while there is one."""
        play = self.current.play
        assert play is not None, self.phase
        return play

    @property
    def turn(self) -> Seat | None:
        """Who plays or calls next."""
        going_on = self.phase in (Phase.STOCK, Phase.AUCTION, Phase.PLAY)
        return self.current.turn if going_on else None
