"""BWS: the Access file in which Bridgemate keeps an event; read only.

Results are in ReceivedData, hands in HandRecord, names in PlayerNumbers, pairs of the first
round in RoundData. A board gives one record, with the results of all tables.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import nullcontext
from datetime import datetime
from pathlib import Path

from strohmann.bridge.board import Vulnerability, dealer_of_board
from strohmann.bridge.contract import Contract
from strohmann.cards import Card
from strohmann.errors import NotationError
from strohmann.formats.checks import check
from strohmann.formats.deals import read_deal
from strohmann.formats.diagnostics import Diagnostic, Report, Severity, strictly
from strohmann.formats.jet import Cell, JetError, JetFile, Row
from strohmann.formats.lines import Source, opened
from strohmann.formats.model import BoardRecord, Document, Hands, Table
from strohmann.formats.teller import Teller
from strohmann.formats.traveller import TravellerLine, read_bid, score_table
from strohmann.scoring.points import points
from strohmann.seats import SEATS

__all__ = ["LARGEST", "iterload", "load", "loads"]

LARGEST = 1 << 27
"""Bytes of a file that are read."""
_WITHOUT_PLACE = ("BiddingData", "PlayData", "IntermediateData", "HandEvaluation")
_UNKNOWN: Hands = (None, None, None, None)
_SIDE_NAMES = ("North", "East", "South", "West")
_SUIT_NAMES = ("Spades", "Hearts", "Diamonds", "Clubs")
_RESULT = re.compile(r"=|[+-]\d{1,2}")
_HIGHEST = 10_000
_Key = tuple[int, Hands]


def iterload(source: Source, report: Report) -> Iterator[BoardRecord]:
    """The records of a file, by number of board; findings go to ``report``.

    Raises nothing because of the content; `OSError` from the file.
    """
    file = opened(source)
    with file if isinstance(source, Path) else nullcontext():
        data = file.read(LARGEST + 1)
    teller = Teller(report)
    if len(data) > LARGEST:
        teller.tell("value-too-long", Severity.ERROR, (0, 0), most=LARGEST)
    lost: dict[str, int] = {}

    def lose(table: str) -> None:
        lost[table] = lost.get(table, 0) + 1

    try:
        yield from _Event(JetFile(data, lose), teller).records()
    except JetError:
        teller.tell("jet-unreadable", Severity.ERROR, (0, 0))
    for table, count in lost.items():
        teller.tell("jet-bad-row", Severity.ERROR, (0, 0), table[:40], count=count,
                    table=table[:40])  # fmt: skip


def load(source: Source, *, strict: bool = False) -> Document:
    """A whole file. ``strict`` raises `FormatError` at the first error or warning."""
    diagnostics: list[Diagnostic] = []
    records = tuple(iterload(source, strictly if strict else diagnostics.append))
    return Document("bws", records, tuple(diagnostics))


def loads(data: bytes, *, strict: bool = False) -> Document:
    """A whole file given as bytes. ``strict`` raises `FormatError`."""
    return load(data, strict=strict)


def _text(cell: Cell) -> str:
    return "" if cell is None else " ".join(str(cell).replace("\0", " ").split())


def _number(cell: Cell) -> int:
    return cell if isinstance(cell, int) and not isinstance(cell, bool) else 0


class _Event:
    """The tables of one file."""

    def __init__(self, file: JetFile, teller: Teller) -> None:
        self._file, self._teller = file, teller
        self._letters = {
            _number(row.get("ID")): _text(row.get("Letter")) for row in self._rows("Section")
        }

    def _rows(self, table: str) -> Iterator[Row]:
        try:
            yield from self._file.rows(table)
        except JetError:
            self._teller.tell("jet-bad-table", Severity.ERROR, (0, 0), table, table=table)

    def _section(self, row: Row) -> str:
        number = _number(row.get("Section"))
        return self._letters.get(number, "") or str(number)

    def records(self) -> Iterator[BoardRecord]:
        """A record for each board, and for each deal where sections have their own."""
        if "ReceivedData" not in self._file.tables:
            self._teller.tell("jet-no-results", Severity.ERROR, (0, 0), table="ReceivedData")
        for table in _WITHOUT_PLACE:
            if count := sum(1 for _ in self._rows(table)):
                self._teller.tell("element-left-out", Severity.NOTE, (0, 0), table,
                                  name=table, count=count)  # fmt: skip
        hands = self._hands()
        boards: dict[_Key, list[TravellerLine]] = {
            (number, found): [] for (number, _), found in hands.items()
        }
        for number, line in self._lines():
            found = hands.get((number, line.section), _UNKNOWN)
            boards.setdefault((number, found), []).append(line)
        session = next(self._rows("Session"), {})
        participants = self._participants()
        for i, key in enumerate(sorted(boards, key=lambda key: key[0])):
            lines = sorted(boards[key], key=lambda line: line.section)
            tables = [score_table(lines)] if lines else []
            tables += [participants] if i == 0 and participants.rows else []
            yield self._record(key, tables, session)

    def _record(self, key: _Key, tables: list[Table], session: Row) -> BoardRecord:
        number, hands = key
        date = session.get("Date")
        record = BoardRecord(
            str(number),
            dealer_of_board(number),
            Vulnerability.of_board(number),
            hands,
            event=_text(session.get("Name")),
            date=date.strftime("%Y.%m.%d") if isinstance(date, datetime) else "",
            tables=tuple(tables),
        )
        self._teller.board = str(number)
        check(record, self._teller, lambda _: (0, 0))
        self._teller.board = ""
        return record

    # --- Results -------------------------------------------------------------------

    def _lines(self) -> Iterator[tuple[int, TravellerLine]]:
        """Results that are not erased; of several of one table the last."""
        found: dict[tuple[int, str, int, int], TravellerLine] = {}
        erased = 0
        for row in self._rows("ReceivedData"):
            number = _number(row.get("Board"))
            if row.get("Erased") is True:
                erased += 1
                continue
            self._teller.board = str(number)
            if not 0 < number < _HIGHEST:
                self._teller.tell("board-without-number", Severity.ERROR, (0, 0), "ReceivedData")
                continue
            line = self._line(row, number)
            key = (number, line.section, _number(row.get("Table")), _number(row.get("Round")))
            if key in found:
                self._teller.tell("result-twice", Severity.WARNING, (0, 0), "ReceivedData",
                                  table=line.table, turn=line.round)  # fmt: skip
            found[key] = line
        self._teller.board = ""
        if erased:
            self._teller.tell("results-erased", Severity.NOTE, (0, 0), count=erased)
        for key, line in found.items():
            yield key[0], line

    def _line(self, row: Row, number: int) -> TravellerLine:
        contract, passed = self._contract(row)
        tricks = None if contract is None else self._tricks(row, contract)
        score = 0 if passed else None
        if contract is not None and tricks is not None:
            vulnerable = contract.side in Vulnerability.of_board(number)
            score = points(contract, tricks, vulnerable=vulnerable)
            score = score if contract.side.index == 0 else -score
        return TravellerLine(
            _text(row.get("PairNS")),
            _text(row.get("PairEW")),
            contract,
            passed,
            tricks,
            self._lead(row),
            score,
            section=self._section(row),
            table=_text(row.get("Table")),
            round=_text(row.get("Round")),
            remark=_text(row.get("Remarks")),
        )

    def _contract(self, row: Row) -> tuple[Contract | None, bool]:
        text = _text(row.get("Contract"))
        if text.upper() in {"PASS", "PASSED"}:
            return None, True
        if not text:
            return None, False
        bid = read_bid(text)
        seat = self._teller.seat(_text(row.get("NS/EW"))[:1].upper(), (0, 0), "NS/EW")
        if bid is None:
            self._tell("unreadable-contract", "Contract", text)
        elif seat is None:
            self._tell("declarer-missing", "NS/EW", text)
        else:
            return Contract(*bid, seat), False
        return None, False

    def _tricks(self, row: Row, contract: Contract) -> int | None:
        """Of ``=``, ``+1``, ``-2``: more or less than the contract asks for."""
        text = _text(row.get("Result"))
        if not text:
            return None
        if _RESULT.fullmatch(text):
            tricks = contract.level + 6 + (0 if text == "=" else int(text))
            if 0 <= tricks <= 13:
                return tricks
        self._tell("unreadable-result", "Result", text)
        return None

    def _lead(self, row: Row) -> Card | None:
        text = _text(row.get("LeadCard")).upper()
        if not text:
            return None
        try:
            return Card.parse(text)
        except NotationError:
            self._tell("unreadable-card", "LeadCard", text)
            return None

    def _tell(self, code: str, column: str, text: str) -> None:
        self._teller.tell(code, Severity.ERROR, (0, 0), column, text=text[:40])

    # --- Hands and people ----------------------------------------------------------

    def _hands(self) -> dict[tuple[int, str], Hands]:
        """By board and section."""
        found: dict[tuple[int, str], Hands] = {}
        for row in self._rows("HandRecord"):
            number = _number(row.get("Board"))
            if not 0 < number < _HIGHEST:
                continue
            words = (
                ".".join(_text(row.get(side + suit)).replace("-", "") for suit in _SUIT_NAMES)
                for side in _SIDE_NAMES
            )
            text = " ".join("-" if word == "..." else word.replace(" ", "") for word in words)
            hands, wrong = read_deal("N:" + text)
            self._teller.board = str(number)
            for code, what in wrong:
                self._tell(code, "HandRecord", what)
            self._teller.board = ""
            found[number, self._section(row)] = hands
        return found

    def _participants(self) -> Table:
        """The pairs by the tables where they began, with names and numbers."""
        pairs = {
            (self._section(row), _number(row.get("Table"))): row
            for row in self._rows("RoundData")
            if _number(row.get("Round")) == 1
        }
        people: dict[tuple[str, int, str], list[tuple[str, str]]] = {}
        for row in sorted(self._rows("PlayerNumbers"), key=_seat_order):
            letter = _text(row.get("Direction"))[:1].upper()
            side = "NS" if letter in {"N", "S"} else "EW"
            key = (self._section(row), _number(row.get("Table")), side)
            person = (_text(row.get("Name")), _text(row.get("Number")))
            if any(person) and len(people.setdefault(key, [])) < 2:
                people[key].append(person)
        rows = [
            (section, _text(pairs.get((section, table), {}).get(f"{side}Pair")), side, *names)
            for (section, table, side), names in sorted(_in_pairs(people))
        ]
        columns = ("Section", "PairId", "Direction", "Player1", "MemberID1", "Player2", "MemberID2")
        widths = [max((len(row[i]) for row in rows), default=1) for i in range(len(columns))]
        shown = tuple(
            f"{name}\\{max(width, 1)}L" for name, width in zip(columns, widths, strict=True)
        )
        return Table("TotalScoreTable", shown, tuple(tuple(c or "-" for c in row) for row in rows))


def _seat_order(row: Row) -> tuple[int, int]:
    """People of the first round first; north before south, east before west."""
    letters = "".join(seat.value for seat in SEATS)
    return _number(row.get("Round")), letters.find(_text(row.get("Direction"))[:1].upper())


def _in_pairs(
    people: dict[tuple[str, int, str], list[tuple[str, str]]],
) -> Iterable[tuple[tuple[str, int, str], tuple[str, str, str, str]]]:
    for key, persons in people.items():
        first, second = (*persons, ("", ""))[:2]
        yield key, (*first, *second)
