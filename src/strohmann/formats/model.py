"""What any bridge file can say about a board at one table, free of any format.

A `BoardRecord` holds what the file said, right or wrong: `checks` judges it. Hands may be
missing or short, the auction may stop half-way or be illegal. Nothing is dropped: what has
no field of its own stays in ``tags``, ``tables`` and ``comments``.
"""

from __future__ import annotations

from collections.abc import Mapping

from strohmann.bridge.auction import Auction
from strohmann.bridge.board import Deal, Vulnerability
from strohmann.bridge.calls import PASS, Bid, Call
from strohmann.bridge.contract import Contract
from strohmann.cards import Card, Hand, Suit
from strohmann.formats.diagnostics import Diagnostic
from strohmann.seats import SEATS, Seat
from strohmann.tricks import winning
from strohmann.values import value

__all__ = [
    "BoardRecord",
    "Comment",
    "Document",
    "Hands",
    "RecordedAuction",
    "RecordedPlay",
    "Remark",
    "Row",
    "Table",
]

Hands = tuple[Hand | None, Hand | None, Hand | None, Hand | None]
"""The hands of N, E, S, W; None where the file does not tell."""
Row = tuple[Card | None, Card | None, Card | None, Card | None]
"""A trick by columns: the first is the opening leader's, the others clockwise."""


@value
class Remark:
    """What was said about one call or card.

    ``at`` is its place: the index of the call, or 4 * row + column of the card.
    ``glyphs`` are numeric annotations ($1 is "!"). ``flaw`` is PBN's irregularity: I
    insufficient, S skipped, R revoke, L lead out of turn.
    ``before`` and ``after`` are commentary, in order.
    """

    at: int
    note: str = ""
    alert: bool = False
    glyphs: tuple[int, ...] = ()
    flaw: str = ""
    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()


@value
class RecordedAuction:
    """Calls as recorded, from ``dealer`` on; they need be neither legal nor complete.

    ``ending`` is ``*`` where the file says that it was broken off, ``+`` where it goes on.
    ``unread`` is what follows the first call that could not be read.
    """

    dealer: Seat
    calls: tuple[Call, ...] = ()
    remarks: tuple[Remark, ...] = ()
    ending: str = ""
    unread: str = ""

    @property
    def auction(self) -> Auction:
        """The auction by the Laws. Raises `IllegalCall`."""
        return Auction(self.dealer, self.calls)

    @property
    def is_over(self) -> bool:
        """Three passes after a bid, or four at the start; nothing is said of legality."""
        if len(self.calls) < 4 or any(call is not PASS for call in self.calls[-3:]):
            return False
        return self.calls[-4] is PASS or any(isinstance(call, Bid) for call in self.calls)


@value
class RecordedPlay:
    """Cards as recorded: rows of four columns, the first column is ``leader``'s.

    ``ending`` as in `RecordedAuction`; ``unread`` is text that is no card.
    """

    leader: Seat
    rows: tuple[Row, ...] = ()
    remarks: tuple[Remark, ...] = ()
    ending: str = ""
    unread: str = ""

    @property
    def count(self) -> int:
        """How many cards are known."""
        return sum(card is not None for row in self.rows for card in row)

    def tricks(self, trump: Suit | None) -> tuple[tuple[int, tuple[Card, ...]], ...]:
        """The tricks in order of play, as far as that is known.

        Each is the column of who led and the cards in order; the last may be incomplete.
        The winner of a trick leads to the next (C-23).
        """
        found = []
        column = 0
        for row in self.rows:
            cards: list[Card] = []
            for card in row[column:] + row[:column]:
                if card is None:
                    break
                cards.append(card)
            if cards:
                found.append((column, tuple(cards)))
            if len(cards) < 4:
                break
            column = (column + winning(cards, trump)) % 4
        return tuple(found)


@value
class Table:
    """A table of rows; each of ``columns`` is name, backslash, width and L or R, as in PBN."""

    name: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the columns, without order and width."""
        return tuple(column.partition("\\")[0].lstrip("+-") for column in self.columns)


@value
class Comment:
    """Commentary about the board; ``after`` is the tag that it follows, empty at the top."""

    after: str
    text: str


@value
class BoardRecord:
    """A board as one table's record of it.

    ``board`` is its number or name as the file gives it. ``tricks`` are declarer's (0-13).
    ``players`` are N, E, S, W. ``tags`` are further facts by their PBN names, in order.
    """

    board: str = ""
    dealer: Seat | None = None
    vulnerability: Vulnerability | None = None
    hands: Hands = (None, None, None, None)
    auction: RecordedAuction | None = None
    contract: Contract | None = None
    passed_out: bool = False
    tricks: int | None = None
    play: RecordedPlay | None = None
    event: str = ""
    site: str = ""
    date: str = ""
    scoring: str = ""
    players: tuple[str, str, str, str] = ("", "", "", "")
    tags: tuple[tuple[str, str], ...] = ()
    tables: tuple[Table, ...] = ()
    comments: tuple[Comment, ...] = ()

    @property
    def deal(self) -> Deal | None:
        """The full deal; None unless it is 52 different cards, 13 in each hand."""
        masks = [0 if hand is None else hand.mask for hand in self.hands]
        full = masks[0] | masks[1] | masks[2] | masks[3]
        if full.bit_count() != 52 or any(mask.bit_count() != 13 for mask in masks):
            return None
        hands: Mapping[Seat, Hand] = {
            seat: hand for seat, hand in zip(SEATS, self.hands, strict=True) if hand is not None
        }
        return Deal(hands)

    def tag(self, name: str) -> str:
        """The value of a further fact, empty when there is none."""
        return next((text for key, text in self.tags if key == name), "")

    def table(self, name: str) -> Table | None:
        """The table of this name."""
        return next((table for table in self.tables if table.name == name), None)


@value
class Document:
    """A file: its records, what was wrong with it, and its header lines."""

    format: str
    records: tuple[BoardRecord, ...]
    diagnostics: tuple[Diagnostic, ...] = ()
    headers: tuple[str, ...] = ()
