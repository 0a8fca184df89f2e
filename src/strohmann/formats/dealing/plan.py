"""Which boards a file of deals takes, with which number, and what gets lost."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise

from strohmann.bridge.board import Deal, Vulnerability, dealer_of_board
from strohmann.formats.diagnostics import Diagnostic, Report, Severity
from strohmann.formats.model import BoardRecord
from strohmann.seats import Seat

__all__ = ["Kept", "Numbering", "Placed", "placed"]

_LONGEST_NUMBER = 6


class Kept(Enum):
    """What a format keeps of the numbers of boards."""

    PLACE = "place"
    """Nothing: the first board is number one, and so on."""
    FIRST = "first"
    """The first number; the others follow without a gap."""
    RISING = "rising"
    """Each number, when they rise."""
    EACH = "each"
    """Each number, with dealer and vulnerability."""


@dataclass(frozen=True, slots=True)
class Numbering:
    """How a format numbers boards, and how far."""

    kept: Kept
    most: int = 999_999


@dataclass(frozen=True, slots=True)
class Placed:
    """A board to be written."""

    number: int
    deal: Deal
    dealer: Seat
    vulnerability: Vulnerability


def placed(records: Iterable[BoardRecord], numbering: Numbering, report: Report) -> list[Placed]:
    """The boards that can be written; the others, and what gets lost, are reported."""
    complete: list[tuple[BoardRecord, Deal]] = []
    last: BoardRecord | None = None
    for record in records:
        if last is not None and (record.board, record.hands) == (last.board, last.hands):
            _tell(report, "board-written-once", Severity.NOTE, record.board)
            _tell_lost(report, record, _further(record))
            continue
        last = record
        deal = record.deal
        if deal is None:
            _tell(report, "deal-not-written", Severity.ERROR, record.board)
        else:
            complete.append((record, deal))
    numbers = _numbers([record.board for record, _ in complete], numbering)
    for record, _ in complete[len(numbers) :]:
        _tell(report, "too-many-boards", Severity.ERROR, record.board, most=numbering.most)
    each = numbering.kept is Kept.EACH
    return [
        _placed(record, deal, number, report, keeps_dealer=each)
        for (record, deal), number in zip(complete, numbers, strict=False)
    ]


def _placed(
    record: BoardRecord, deal: Deal, number: int, report: Report, *, keeps_dealer: bool
) -> Placed:
    dealer, vulnerability = dealer_of_board(number), Vulnerability.of_board(number)
    lost = [] if record.board in {"", str(number)} else ["Board"]
    if keeps_dealer:
        dealer = record.dealer or dealer
        vulnerability = record.vulnerability or vulnerability
    if record.dealer not in {None, dealer}:
        lost.append("Dealer")
    if record.vulnerability not in {None, vulnerability}:
        lost.append("Vulnerable")
    _tell_lost(report, record, lost + _further(record))
    return Placed(number, deal, dealer, vulnerability)


def _numbers(boards: list[str], numbering: Numbering) -> list[int]:
    """Their own numbers where the format keeps them, else from one on; not more than fit."""
    own = [int(board) for board in boards if _is_number(board)]
    fits = len(own) == len(boards) and all(0 < number <= numbering.most for number in own)
    steps = [after - before for before, after in pairwise(own)]
    if numbering.kept is Kept.EACH and fits:
        return own
    if numbering.kept is Kept.RISING and fits and all(step > 0 for step in steps):
        return own
    if numbering.kept is Kept.FIRST and fits and all(step == 1 for step in steps):
        return own
    return list(range(1, min(len(boards), numbering.most) + 1))


def _is_number(board: str) -> bool:
    return board.isascii() and board.isdecimal() and len(board) <= _LONGEST_NUMBER


def _further(record: BoardRecord) -> list[str]:
    """What a record has beside the board."""
    facts = {
        "Auction": record.auction,
        "Contract": record.contract or record.passed_out,
        "Result": record.tricks is not None,
        "Play": record.play,
        "Event": record.event,
        "Site": record.site,
        "Date": record.date,
        "Scoring": record.scoring,
    }
    lost = [name for name, fact in facts.items() if fact]
    names = zip(("North", "East", "South", "West"), record.players, strict=True)
    lost += [seat for seat, name in names if name]
    lost += [name for name, _ in record.tags]
    lost += [table.name for table in record.tables]
    return lost + (["{}"] if record.comments else [])


def _tell_lost(report: Report, record: BoardRecord, lost: list[str]) -> None:
    if lost:
        names = " ".join(sorted(set(lost)))
        _tell(report, "not-in-format", Severity.WARNING, record.board, names=names)


def _tell(report: Report, code: str, severity: Severity, board: str, **values: str | int) -> None:
    report(Diagnostic(code, severity, 0, 0, board, "", tuple(values.items())))
