"""Reports findings about one record, with its board and place."""

from __future__ import annotations

from strohmann.formats.diagnostics import Diagnostic, Report, Severity
from strohmann.seats import SEATS, Seat

__all__ = ["Place", "Teller"]

Place = tuple[int, int]
"""Line and column, from 1."""

_SEATS = {seat.value: seat for seat in SEATS} | {seat.value.lower(): seat for seat in SEATS}


class Teller:
    """Knows which board it speaks of."""

    __slots__ = ("board", "report")

    def __init__(self, report: Report, board: str = "") -> None:
        self.report = report
        self.board = board

    def tell(
        self, code: str, severity: Severity, place: Place, tag: str = "", **values: str | int
    ) -> None:
        """Report a finding."""
        line, column = place
        self.report(
            Diagnostic(code, severity, line, column, self.board, tag, tuple(values.items()))
        )

    def seat(self, text: str, place: Place, tag: str) -> Seat | None:
        """Read a seat; None, and a finding, when it is none; None when it is empty."""
        seat = _SEATS.get(text.strip())
        if seat is None and text.strip() not in {"", "?"}:
            self.tell("unreadable-seat", Severity.ERROR, place, tag, text=text)
        return seat
