"""What a reader found wrong in a file: data, whose texts are in the catalogue."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from strohmann.errors import StrohmannError
from strohmann.values import value

__all__ = ["Diagnostic", "FormatError", "Report", "Severity", "strictly"]


class Severity(Enum):
    """How much it matters.

    An error is content that is lost, illegal or contradicts itself; a warning breaks the
    format but could be repaired; a note is worth knowing and breaks nothing.
    """

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"

    def __str__(self) -> str:
        return str(self.value)


@value
class Diagnostic:
    """One finding. ``code`` is stable and names the text ``format-<code>``.

    ``line`` and ``column`` count from 1, 0 where there is none; ``board`` is its number
    as the file gives it, ``tag`` the PBN tag or LIN command.
    """

    code: str
    severity: Severity
    line: int = 0
    column: int = 0
    board: str = ""
    tag: str = ""
    values: tuple[tuple[str, str | int], ...] = ()
    file: str = ""

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}:{self.column}"
        quoted = ", ".join(f"{key}={text!r}" for key, text in self.values)
        return f"{place}: {self.severity}: {self.code} ({quoted})"


Report = Callable[[Diagnostic], None]
"""Takes each diagnostic as it is found."""


class FormatError(StrohmannError, ValueError):
    """A file that is not what strict reading, or a writer, demands."""


def strictly(diagnostic: Diagnostic) -> None:
    """A `Report` that raises `FormatError` for errors and warnings."""
    if diagnostic.severity is not Severity.NOTE:
        where = f"line {diagnostic.line}" if diagnostic.line else diagnostic.board or None
        found = f"{diagnostic.code}: " + ", ".join(f"{k}={v}" for k, v in diagnostic.values)
        raise FormatError("format-not-strict", where=where, found=found)
