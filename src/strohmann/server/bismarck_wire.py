"""The view of a table of Bismarck as it goes to a browser; seats are those of the ring."""

from __future__ import annotations

import msgspec

from strohmann.bismarck.contracts import ContractName
from strohmann.cards import Card, Suit
from strohmann.seats import Seat
from strohmann.server.wire import ClaimedView, ClaimView, HandView, PlayedView, SeatView, TrickView

__all__ = [
    "BismarckDealView",
    "BismarckLegalView",
    "BismarckNextView",
    "BismarckRecordView",
    "BismarckResultView",
    "BismarckRowView",
    "BismarckSheetView",
    "BismarckView",
    "DiscardView",
    "NamedContractView",
    "OpenContractView",
]


class _Wire(msgspec.Struct, frozen=True):
    """A part of the view."""


class NamedContractView(_Wire, frozen=True):
    """The contract that forehand plays, and its trumps."""

    name: ContractName
    trump: Suit | None


class BismarckDealView(_Wire, frozen=True):
    """The deal in progress, or the one just over."""

    number: int
    of: int
    """Number of deals in the match."""
    dealer: Seat
    forehand: Seat
    leader: Seat
    """Who leads to the first trick."""
    commitment: str
    hands: dict[Seat, HandView]
    open: tuple[Card, ...]
    """The cards that lay open; everybody knows them."""
    open_taken: bool
    """They are in forehand's hand."""
    cut: Card | None
    """The card that was cut for trumps, in the British game."""
    contract: NamedContractView | None
    targets: dict[Seat, int] | None
    """Tricks that score nothing, once the contract is known."""
    tricks: dict[Seat, int]
    trick: TrickView | None
    last_trick: TrickView | None
    played: int
    """Complete tricks."""
    discards: tuple[Card, ...]
    """What the viewer laid away; after the deal everybody sees it."""
    discarded: bool
    turn: Seat | None
    """Whose hand plays next."""
    claim: ClaimView | None


class OpenContractView(_Wire, frozen=True):
    """A contract that the viewer can name, with the trumps that he can choose."""

    contract: ContractName
    trumps: tuple[Suit, ...]
    """More than none where trumps are his choice."""


class DiscardView(_Wire, frozen=True):
    """How many cards the viewer must lay away, and from which."""

    cards: tuple[Card, ...]
    count: int


class BismarckLegalView(_Wire, frozen=True):
    """What the viewer may do now."""

    contracts: tuple[OpenContractView, ...]
    cards: tuple[PlayedView, ...]
    discard: DiscardView | None
    actions: tuple[str, ...]
    """Types of the other actions."""


class BismarckRowView(_Wire, frozen=True):
    """A deal on the sheet."""

    number: int
    dealer: Seat
    forehand: Seat
    contract: ContractName
    trump: Suit | None
    tricks: dict[Seat, int]
    targets: dict[Seat, int]
    points: dict[Seat, int]


class BismarckNextView(_Wire, frozen=True):
    """The deal to come."""

    number: int
    dealer: Seat
    forehand: Seat
    contracts: tuple[ContractName, ...]
    """What forehand can play; nothing after the end."""


class BismarckSheetView(_Wire, frozen=True):
    """A score sheet."""

    form: str
    profile: str
    columns: tuple[ContractName, ...]
    rows: tuple[BismarckRowView, ...]
    chosen: dict[Seat, tuple[ContractName, ...]]
    """The boxes with an X: what each has played as forehand."""
    totals: dict[Seat, int]
    length: int
    over: bool
    winners: tuple[Seat, ...]
    next: BismarckNextView


class BismarckRecordView(_Wire, frozen=True):
    """A finished deal."""

    index: int
    """1 for the first deal of the match."""
    number: int
    dealer: Seat
    forehand: Seat
    contract: ContractName
    trump: Suit | None
    hands: dict[Seat, tuple[Card, ...]]
    """The sixteen cards that each played with."""
    open: tuple[Card, ...]
    discards: tuple[Card, ...]
    tricks: tuple[TrickView, ...]
    claim: ClaimedView | None
    made: dict[Seat, int]
    row: BismarckRowView
    commitment: str
    salt: str
    order: str
    """The whole pack as it was dealt: ``SA HT ...``."""


class BismarckResultView(_Wire, frozen=True):
    """How the match ended."""

    winners: tuple[Seat, ...]
    totals: dict[Seat, int]
    shared: bool
    """More than one player has won."""


class BismarckView(_Wire, frozen=True, tag_field="game", tag="bismarck"):
    """A table of Bismarck as one viewer knows it."""

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
    drawn: None
    """Nobody draws for partners."""
    deal: BismarckDealView | None
    legal: BismarckLegalView
    sheet: BismarckSheetView
    records: int
    """Number of finished deals."""
    record: BismarckRecordView | None
    """The deal just over, between deals and at the end."""
    ready: tuple[Seat, ...]
    result: BismarckResultView | None
    redraw: bool
    """Always false."""
    next_table: str | None
    """Where the same people went on after the end."""
