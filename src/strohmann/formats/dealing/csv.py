"""CSV: a row for each board, every cell in quotation marks.

The suits of North, East, South and West, spades first; the number of the board; dealer and
who is vulnerable, as ``N/-``, ``E/NS``, ``S/EW``, ``W/All``.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator
from typing import BinaryIO

from strohmann.bridge.board import Vulnerability
from strohmann.errors import NotationError
from strohmann.formats.checks import check
from strohmann.formats.dealing.codes import rank_mask
from strohmann.formats.dealing.form import NO_HANDS, Form, hands_of, tell_line
from strohmann.formats.dealing.plan import Kept, Numbering, Placed
from strohmann.formats.diagnostics import Report, Severity
from strohmann.formats.lines import pieces
from strohmann.formats.model import BoardRecord, Hands
from strohmann.formats.teller import Teller
from strohmann.seats import SEATS

__all__ = ["dump", "dumps", "iterload", "load", "loads"]

_COLUMNS = 18
_VULNERABILITIES = {
    Vulnerability.NONE: "-",
    Vulnerability.NS: "NS",
    Vulnerability.EW: "EW",
    Vulnerability.BOTH: "All",
}


def _read(file: BinaryIO, report: Report) -> Iterator[BoardRecord]:
    for line, column, text in pieces(file):
        if column > 1 or not text.strip():
            continue
        try:
            cells = next(csv.reader([text]), [])
        except csv.Error:
            cells = []
        yield _record(cells, text.strip(), line, report)


def _record(cells: list[str], text: str, line: int, report: Report) -> BoardRecord:
    if len(cells) != _COLUMNS:
        tell_line(report, "", line, text)
        return BoardRecord()
    board = cells[16].strip()
    teller = Teller(report, board)
    hands = _hands(cells)
    if hands is None:
        tell_line(report, board, line, text)
    seat, _, vulnerable = cells[17].partition("/")
    dealer = teller.seat(seat, (line, 1), "Dealer")
    vulnerability = None
    try:
        vulnerability = Vulnerability.parse(vulnerable) if vulnerable.strip() else None
    except NotationError:
        teller.tell("unreadable-vulnerability", Severity.ERROR, (line, 1), "Vulnerable",
                    text=vulnerable)  # fmt: skip
    record = BoardRecord(board, dealer, vulnerability, NO_HANDS if hands is None else hands)
    check(record, teller, lambda _: (line, 1))
    return record


def _hands(cells: list[str]) -> Hands | None:
    suits = [rank_mask(cells[i], i % 4) for i in range(16)]
    masks = [0, 0, 0, 0]
    for i, mask in enumerate(suits):
        if mask is None:
            return None
        masks[i // 4] |= mask
    return hands_of(masks)


def _write(boards: list[Placed]) -> bytes:
    return "".join(_row(each) for each in boards).encode()


def _row(board: Placed) -> str:
    cells = [suit for seat in SEATS for suit in str(board.deal[seat]).split(".")]
    cells += [str(board.number), f"{board.dealer}/{_VULNERABILITIES[board.vulnerability]}"]
    return ",".join(f'"{cell}"' for cell in cells) + "\r\n"


_FORM = Form("csv", _read, _write, Numbering(Kept.EACH))
load, loads, iterload, dump, dumps = (
    _FORM.load, _FORM.loads, _FORM.iterload, _FORM.dump, _FORM.dumps,
)  # fmt: skip
