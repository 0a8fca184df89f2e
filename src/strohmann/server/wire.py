"""The view of a table as it goes to a browser.

Everything is in ASCII notation: cards ``SA``, calls ``1H``, seats ``N``, sides ``NS``.
"""

from __future__ import annotations

import msgspec

from strohmann.bridge.calls import Call
from strohmann.cards import Card, Suit
from strohmann.seats import Seat, Side

__all__ = [
    "BreakOffView",
    "CallView",
    "ClaimView",
    "ClaimedView",
    "ContractView",
    "DealRecordView",
    "DealView",
    "DrawingView",
    "DrawnView",
    "FirstPhaseView",
    "HandView",
    "LegalCallView",
    "LegalView",
    "Meaning",
    "NextDealView",
    "PartView",
    "PlayedView",
    "ResultView",
    "RowContractView",
    "RowView",
    "SeatView",
    "SheetView",
    "TrickView",
    "View",
]


class _Wire(msgspec.Struct, frozen=True):
    """A part of the view."""


class SeatView(_Wire, frozen=True):
    """Who sits at a seat."""

    name: str
    kind: str
    """``human`` or ``bot``."""
    connected: bool


class Meaning(_Wire, frozen=True):
    """What a call shows, in the reader's language."""

    node: str
    text: str
    alert: bool
    trust: float
    """1 for a rule of the system, less for what is only likely."""


class CallView(_Wire, frozen=True):
    """A call that was made."""

    seat: Seat
    call: Call
    meaning: Meaning | None


class LegalCallView(_Wire, frozen=True):
    """A call that may be made."""

    call: Call
    meaning: Meaning | None


class PlayedView(_Wire, frozen=True):
    """A card and the hand that it is, or may be, played from."""

    seat: Seat
    card: Card


class DrawnView(_Wire, frozen=True):
    """A card drawn for partners, and the seat of who drew it."""

    seat: Seat
    card: Card


class HandView(_Wire, frozen=True):
    """The cards of a hand that the viewer knows, and how many more there are."""

    cards: tuple[Card, ...]
    hidden: int


class ContractView(_Wire, frozen=True):
    """The contract."""

    bid: Call
    doubling: str
    text: str
    """Bid and doubling: ``4HX``."""
    declarer: Seat
    dummy: Seat | None
    """Null in a game without dummy."""
    tricks: int
    """Tricks needed, 7 to 13."""
    trump: Suit | None
    dummy_open: bool


class TrickView(_Wire, frozen=True):
    """A trick; ``winner`` is who wins so far."""

    leader: Seat
    cards: tuple[PlayedView, ...]
    winner: Seat | None


class ClaimView(_Wire, frozen=True):
    """A claim of all remaining tricks, or a concession (``tricks`` 0), to be answered."""

    by: Seat
    tricks: int
    hand: tuple[Card, ...]
    waiting: tuple[Seat, ...]


class ClaimedView(_Wire, frozen=True):
    """A claim that ended a deal."""

    by: Seat
    tricks: int


class DrawingView(_Wire, frozen=True):
    """Draw Bridge, while cards are drawn from the stock."""

    stock: int
    """Cards left in it."""
    drawn: Card | None
    """The card that the viewer drew last."""
    follow: bool
    """Suit must be followed in the drawing tricks."""
    aside: int
    """Cards that each player has laid aside; 0 where drawn cards join the hand."""
    aside_cards: tuple[Card, ...]
    """The viewer's own among them."""


class DealView(_Wire, frozen=True):
    """The deal in progress, or the one just over."""

    number: int
    of: int | None
    """Number of deals in the match; null when it is open."""
    dealer: Seat
    vulnerable: tuple[Side, ...]
    commitment: str
    hands: dict[Seat, HandView]
    turn: Seat | None
    """Whose hand calls or plays next."""
    auction: tuple[CallView, ...]
    contract: ContractView | None
    trick: TrickView | None
    last_trick: TrickView | None
    tricks: dict[Side, int]
    played: int
    """Complete tricks."""
    claim: ClaimView | None
    drawing: DrawingView | None
    """Null but in the phase ``stock`` of Draw Bridge."""


class LegalView(_Wire, frozen=True):
    """What the viewer may do now."""

    calls: tuple[LegalCallView, ...]
    cards: tuple[PlayedView, ...]
    actions: tuple[str, ...]
    """Types of the other actions."""
    honours: int | None
    """What the viewer's honours are worth, when he may announce them."""


class PartView(_Wire, frozen=True):
    """One part of a sum of points."""

    side: Side
    kind: str
    points: int
    below: bool
    """Below the line."""


class RowContractView(_Wire, frozen=True):
    """A contract on the sheet."""

    text: str
    declarer: Seat


class RowView(_Wire, frozen=True):
    """A deal on the sheet."""

    number: int | None
    """Null when passed out and not counted."""
    dealer: Seat
    vulnerable: tuple[Side, ...]
    contract: RowContractView | None
    tricks: int | None
    result: str
    """``=``, ``+1``, ``-2``, ``pass``."""
    parts: tuple[PartView, ...]
    game_won_by: Side | None


class NextDealView(_Wire, frozen=True):
    """The deal to come."""

    number: int
    dealer: Seat
    vulnerable: tuple[Side, ...]


class SheetView(_Wire, frozen=True):
    """A score sheet."""

    form: str
    profile: str
    sides: tuple[Side, ...]
    """The two that score, each in a column."""
    rows: tuple[RowView, ...]
    closing: tuple[PartView, ...]
    """Premiums at the end, after the rows."""
    totals: dict[Side, int]
    carried: dict[Side, int]
    """Trick points below the line in the game in progress."""
    games: dict[Side, int]
    length: int | None
    over: bool
    winner: Side | None
    margin: int
    next: NextDealView


class FirstPhaseView(_Wire, frozen=True):
    """The drawing tricks of a finished deal of Draw Bridge."""

    hands: dict[Seat, tuple[Card, ...]]
    """As they were dealt."""
    tricks: tuple[TrickView, ...]
    draws: tuple[PlayedView, ...]
    """Who drew what, in order: after each trick its winner, then the other."""


class DealRecordView(_Wire, frozen=True):
    """A finished deal."""

    index: int
    """1 for the first deal of the match, passed out or not."""
    number: int | None
    dealer: Seat
    vulnerable: tuple[Side, ...]
    hands: dict[Seat, tuple[Card, ...]]
    """At the beginning of the auction."""
    first: FirstPhaseView | None
    """Draw Bridge: what came before the auction."""
    auction: tuple[CallView, ...]
    contract: ContractView | None
    tricks: tuple[TrickView, ...]
    claim: ClaimedView | None
    made: int | None
    row: RowView
    commitment: str
    salt: str
    deal: str
    """PBN."""


class BreakOffView(_Wire, frozen=True):
    """A proposal to break the rubber off."""

    by: Seat
    waiting: tuple[Seat, ...]


class ResultView(_Wire, frozen=True):
    """How the match ended."""

    winner: Side | None
    margin: int
    totals: dict[Side, int]
    draw: bool
    broken_off: bool


class View(_Wire, frozen=True, tag_field="game", tag="bridge"):
    """A table of bridge, for four or two, as one viewer knows it."""

    table: str
    version: int
    form: str
    profile: str
    options: dict[str, str]
    viewer: Seat | None
    host: bool
    """The viewer opened the table."""
    pace: str
    ring: tuple[Seat, ...]
    seats: dict[Seat, SeatView]
    phase: str
    to_act: tuple[Seat, ...]
    drawn: tuple[DrawnView, ...] | None
    deal: DealView | None
    legal: LegalView
    sheet: SheetView
    records: int
    """Number of finished deals."""
    record: DealRecordView | None
    """The deal just over, between deals and at the end."""
    own_dummy: bool
    break_off: BreakOffView | None
    ready: tuple[Seat, ...]
    result: ResultView | None
    redraw: bool
    """After the end the same people may draw new partners."""
    next_table: str | None
    """Where the same people went on after the end."""
