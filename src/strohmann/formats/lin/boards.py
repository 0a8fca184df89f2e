"""From commands to records: one for each board of each room."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from strohmann.bridge.auction import Auction
from strohmann.bridge.board import Vulnerability
from strohmann.bridge.calls import Call
from strohmann.bridge.contract import Contract
from strohmann.cards import Card
from strohmann.errors import IllegalCall
from strohmann.formats.checks import check
from strohmann.formats.diagnostics import Severity
from strohmann.formats.lin.notation import (
    VULNERABILITIES,
    read_calls,
    read_cards,
    read_deal,
    read_result,
)
from strohmann.formats.model import (
    BoardRecord,
    Comment,
    Hands,
    RecordedAuction,
    RecordedPlay,
    Remark,
    Row,
)
from strohmann.formats.teller import Place, Teller
from strohmann.seats import SEATS, Seat
from strohmann.tricks import winning

__all__ = ["Draft", "Session"]

_ROOMS = {"o": "Open", "c": "Closed"}
_BOARD = re.compile(r"\s*([oc]?)(\d+)\b", re.IGNORECASE)
_NUMBER = re.compile(r"\d+")
_SCORINGS = {"I": "IMP", "P": "MP", "B": "BAM"}


@dataclass(slots=True)
class Session:
    """What the head of a vugraph file says about all its boards."""

    event: str = ""
    scoring: str = ""
    first: int = 1
    tags: list[tuple[str, str]] = field(default_factory=list)
    results: list[str] = field(default_factory=list)
    numbers: list[str] = field(default_factory=list)
    players: list[str] = field(default_factory=list)

    def head(self, value: str) -> None:
        """``vg|title,segment,I,first,last,home,score,visitors,score|``."""
        fields = value.split(",")
        fields += [""] * (9 - len(fields))
        # A comma within the title moves all else: the kind of scoring shows by how much.
        shift = (
            next((i for i in range(2, len(fields) - 6) if fields[i].strip() in _SCORINGS), 2) - 2
        )
        self.event = ",".join(fields[: shift + 1]).strip()
        fields = [part.strip() for part in fields]
        stage, kind, first, _, home, home_score, visit, visit_score = fields[shift + 1 : shift + 9]
        self.scoring = _SCORINGS.get(kind, kind)
        self.first = int(first) if first.isdecimal() else 1
        named = (("Stage", stage), ("HomeTeam", home), ("VisitTeam", visit),
                 ("HomeScore", home_score), ("VisitScore", visit_score))  # fmt: skip
        self.tags = [(name, text) for name, text in named if text]

    def names(self, room: str) -> list[str]:
        """South, west, north, east of a room."""
        return self.players[4:8] if room == "Closed" and len(self.players) >= 8 else self.players

    def result(self, board: str, room: str) -> str:
        """The entry for a board in the list of results; empty when there is none."""
        if self.numbers:
            place = self.numbers.index(board) if board in self.numbers else -1
        else:
            place = int(board) - self.first if board.isdecimal() and len(board) < 7 else -1
        place = 2 * place + (room == "Closed")
        return self.results[place].strip() if 0 <= place < len(self.results) else ""


class Draft:
    """A board of one room that is being read."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.started = False  # it has a deal, calls or cards
        self.players: list[str] = []
        self._board = ""
        self._room = ""
        self._dealer: Seat | None = None
        self._hands: Hands = (None, None, None, None)
        self._vulnerability: Vulnerability | None = None
        self._calls: list[Call] = []
        self._cards: list[Card] = []
        self._alerts: set[int] = set()
        self._notes: dict[int, list[str]] = {}
        self._said: dict[tuple[str, int], list[str]] = {}  # (section, index) to commentary
        self._top: list[str] = []
        self._claim: int | None = None
        self._unread: dict[str, list[str]] = {"mb": [], "pc": []}
        self._extra: list[tuple[str, str]] = []
        self._places: dict[str, Place] = {}

    def place(self, tag: str) -> Place:
        """Where what a PBN tag stands for is in the file."""
        command = _COMMANDS.get(tag, "md")
        return self._places.get(command) or self._places.get("md") or (0, 0)

    def take(self, command: str, value: str, at: Place) -> bool:
        """Take a command that belongs to the board; False when it is not known."""
        method = _METHODS.get(command)
        if method is None:
            return False
        self._places.setdefault(command, at)
        method(self, value, at)
        return True

    def _qx(self, value: str, _: Place) -> None:
        match = _BOARD.match(value)
        if match is not None:
            self._room = _ROOMS.get(match[1].lower(), "")
        self._number(value.strip() if match is None else match[2])

    def _ah(self, value: str, _: Place) -> None:
        match = _NUMBER.search(value)
        if not self._board and match is not None:
            self._number(match[0])

    def _number(self, board: str) -> None:
        self._board = board
        room = {"Open": "o", "Closed": "c"}.get(self._room, "")
        self.teller.board = room + board

    def _md(self, value: str, at: Place) -> None:
        dealer, hands, wrong = read_deal(value)
        self._dealer = dealer or self._dealer
        self._hands = hands
        self.started = True
        for code, text in wrong:
            self.teller.tell(code, Severity.ERROR, at, "md", text=text)

    def _sv(self, value: str, at: Place) -> None:
        word = value.strip().lower()
        self._vulnerability = VULNERABILITIES.get(word)
        if self._vulnerability is None and word:
            self.teller.tell("unreadable-vulnerability", Severity.ERROR, at, "sv", text=value)

    def _mb(self, value: str, at: Place) -> None:
        self.started = True
        calls = None if self._unread["mb"] else read_calls(value)
        if calls is None:
            self._not_read("mb", "unreadable-call", value, at)
            return
        for call, alerted in calls:
            if alerted:
                self._alerts.add(len(self._calls))
            self._calls.append(call)

    def _an(self, value: str, at: Place) -> None:
        if not self._calls:
            self.teller.tell("misplaced-mark", Severity.WARNING, at, "an", text=value)
            self._top.append(value.strip())
            return
        last = len(self._calls) - 1
        self._alerts.add(last)
        text = " ".join(value.splitlines()).strip()
        self._notes.setdefault(last, []).append(text)

    def _pc(self, value: str, at: Place) -> None:
        self.started = True
        cards = None if self._unread["pc"] else read_cards(value)
        if cards is None:
            self._not_read("pc", "unreadable-card", value, at)
            return
        self._cards.extend(cards)

    def _not_read(self, command: str, code: str, value: str, at: Place) -> None:
        if not value.strip():
            return
        if not self._unread[command]:
            self.teller.tell(code, Severity.ERROR, at, command, text=value)
        self._unread[command].append(value.strip())

    def _mc(self, value: str, at: Place) -> None:
        word = value.strip()
        if word.isdecimal() and len(word) < 3 and int(word) <= 13:
            self._claim = int(word)
        elif word:
            self.teller.tell("unreadable-result", Severity.ERROR, at, "mc", text=value)

    def _nt(self, value: str, _: Place) -> None:
        text = value.replace("\r\n", "\n").strip()
        if not text:
            return
        if self._cards:
            self._said.setdefault(("pc", len(self._cards) - 1), []).append(text)
        elif self._calls:
            self._said.setdefault(("mb", len(self._calls) - 1), []).append(text)
        else:
            self._top.append(text)

    def _pn(self, value: str, _: Place) -> None:
        self.players = [name.strip() for name in value.split(",")]

    def _mn(self, value: str, _: Place) -> None:
        if value.strip():
            self._extra.append(("Description", value.strip()))

    # --- The record ----------------------------------------------------------------

    def record(self, session: Session) -> BoardRecord:
        """The record of the board; what is wrong with it is reported."""
        contract, passed_out = self._contract()
        listed = session.result(self._board, self._room)
        read = read_result(listed) if listed else None
        if contract is None and not passed_out and read is not None:
            contract, passed_out = read[0], read[0] is None
        play = self._play(contract)
        tricks = None if contract is None else self._tricks(play, contract)
        self._compare(listed, read, contract, tricks)
        if tricks is None and read is not None and contract is not None:
            tricks = read[1]
        tags = session.tags + self._extra + ([("Room", self._room)] if self._room else [])
        south, west, north, east = _four(self.players or session.names(self._room))
        record = BoardRecord(
            self._board,
            self._dealer,
            self._vulnerability,
            self._hands,
            self._auction(),
            contract,
            passed_out,
            tricks,
            play,
            session.event,
            scoring=session.scoring,
            players=(north, east, south, west),
            tags=tuple(sorted(tags)),
            comments=tuple(Comment("", text) for text in self._top),
        )
        check(record, self.teller, self.place)
        return record

    def _contract(self) -> tuple[Contract | None, bool]:
        """What the auction gives, and whether it was passed out."""
        try:
            auction = Auction(self._dealer or SEATS[0], tuple(self._calls))
        except IllegalCall:
            return None, False
        if self._dealer is None:
            return None, auction.is_passed_out
        return auction.contract, auction.is_passed_out

    def _auction(self) -> RecordedAuction | None:
        if not self._calls and not self._unread["mb"]:
            return None
        places = self._alerts | {at for section, at in self._said if section == "mb"}
        remarks = tuple(
            Remark(at, "; ".join(filter(None, self._notes.get(at, ()))), at in self._alerts,
                   after=tuple(self._said.get(("mb", at), ())))
            for at in sorted(places)
        )  # fmt: skip
        unread = " ".join(self._unread["mb"])
        recorded = RecordedAuction(
            self._dealer or SEATS[0], tuple(self._calls), remarks, "", unread
        )
        if recorded.is_over or unread:
            return recorded
        return RecordedAuction(recorded.dealer, recorded.calls, remarks, "*", unread)

    def _play(self, contract: Contract | None) -> RecordedPlay | None:
        if not self._cards and not self._unread["pc"]:
            return None
        leader = self._leader(contract)
        rows: list[Row] = []
        remarks: list[Remark] = []
        column = 0
        trump = None if contract is None else contract.strain.suit
        for start in range(0, len(self._cards), 4):
            cards = self._cards[start : start + 4]
            if contract is None and (holder := self._holder(cards[0])) is not None:
                column = (holder.index - leader.index) % 4
            row: list[Card | None] = [None] * 4
            for i, card in enumerate(cards):
                row[(column + i) % 4] = card
                said = self._said.get(("pc", start + i))
                if said:
                    remarks.append(Remark(start + (column + i) % 4, after=tuple(said)))
            rows.append((row[0], row[1], row[2], row[3]))
            if len(cards) == 4:
                column = (column + winning(cards, trump)) % 4
        ending = "" if len(self._cards) == 52 or self._unread["pc"] else "*"
        ordered = tuple(sorted(remarks, key=lambda remark: remark.at))
        return RecordedPlay(leader, tuple(rows), ordered, ending, " ".join(self._unread["pc"]))

    def _leader(self, contract: Contract | None) -> Seat:
        if contract is not None:
            return contract.leader
        holder = self._holder(self._cards[0]) if self._cards else None
        return holder or self._dealer or SEATS[0]

    def _holder(self, card: Card) -> Seat | None:
        for seat, hand in zip(SEATS, self._hands, strict=True):
            if hand is not None and hand.mask & card.bit:
                return seat
        return None

    def _tricks(self, play: RecordedPlay | None, contract: Contract) -> int | None:
        """Declarer's tricks: those claimed, or those won in a complete play."""
        if self._claim is not None:
            return self._claim
        if play is None or len(self._cards) != 52:
            return None
        trump, leader = contract.strain.suit, play.leader.index
        winners = (leader + column + winning(cards, trump) for column, cards in play.tricks(trump))
        return sum((winner - contract.declarer.index) % 2 == 0 for winner in winners)

    def _compare(
        self,
        listed: str,
        read: tuple[Contract | None, int | None] | None,
        contract: Contract | None,
        tricks: int | None,
    ) -> None:
        """The list of results against the board itself."""
        if not listed:
            return
        if read is None:
            self.teller.tell("unreadable-result", Severity.WARNING, self.place("Result"), "rs",
                             text=listed)  # fmt: skip
            return
        known = contract is not None and tricks is not None
        if known and read != (contract, tricks):
            self.teller.tell("result-list-differs", Severity.ERROR, self.place("Result"), "rs",
                             recorded=f"{contract}, {tricks}", listed=listed)  # fmt: skip


def _four(names: list[str]) -> tuple[str, str, str, str]:
    south, west, north, east, *_ = [*names, "", "", "", ""]
    return south, west, north, east


_COMMANDS = {"Deal": "md", "Auction": "mb", "Play": "pc", "Result": "mc", "Dealer": "md",
             "Contract": "mb", "Declarer": "mb", "Vulnerable": "sv"}  # fmt: skip
_METHODS = {
    "qx": Draft._qx, "ah": Draft._ah, "md": Draft._md, "sv": Draft._sv, "mb": Draft._mb,
    "an": Draft._an, "pc": Draft._pc, "mc": Draft._mc, "nt": Draft._nt, "at": Draft._nt,
    "pn": Draft._pn, "mn": Draft._mn,
}  # fmt: skip
