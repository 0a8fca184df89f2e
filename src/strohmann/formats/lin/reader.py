"""Reading LIN: single boards, many, and vugraph, in flat memory."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path

from strohmann.formats.diagnostics import Diagnostic, Report, Severity, strictly
from strohmann.formats.lin.boards import Draft, Session
from strohmann.formats.lin.tokens import Token, tokens
from strohmann.formats.lines import Source, opened, pieces
from strohmann.formats.model import BoardRecord, Document
from strohmann.formats.teller import Teller

__all__ = ["iterload", "load", "loads"]

_LAYOUT = frozenset({
    "pg", "st", "rh", "sa", "bt", "ht", "up", "lb", "lc", "hc", "tu", "td", "3b", "4b", "va",
    "sk", "hs", "wt", "cp", "ip", "cr", "fp", "px", "ub", "cs", "eb", "7b", "0f", "1f", "2f",
})  # fmt: skip
"""Commands that only say how a page looks."""


def iterload(
    source: Source, report: Report, headers: list[str] | None = None
) -> Iterator[BoardRecord]:
    """The records of a file one by one; findings go to ``report``.

    ``source`` is text, bytes, a path or an open binary file. ``headers`` takes the commands
    for the whole file. Raises nothing because of the content; `OSError` from the file.
    """
    file = opened(source)
    with file if isinstance(source, Path) else nullcontext():
        reader = _Reader(report, [] if headers is None else headers)
        for token in tokens(pieces(file), report):
            done = reader.take(token)
            if done is not None:
                yield done
        last = reader.finish()
        if last is not None:
            yield last


class _Reader:
    """The board that is being read, and what was said for all."""

    def __init__(self, report: Report, headers: list[str]) -> None:
        self._report = report
        self._headers = headers
        self._session = Session()
        self._draft = Draft(Teller(report))
        self._in_board = False  # a qx has opened it
        self._unknown: set[str] = set()

    def take(self, token: Token) -> BoardRecord | None:
        """Take a command; returns the board that it ends, if it ends one."""
        command, value, line, column = token
        done = None
        if command == "qx" or (command in {"md", "pn", "mn"} and self._draft.started):
            done = self.finish()
            self._in_board = command == "qx"
        if command in _HEADS:
            self._head(command, value)
        elif command == "pn" and not self._in_board and value.count(",") > 3:
            self._session.players = [name.strip() for name in value.split(",")]
        elif not self._draft.take(command, value, (line, column)) and command not in _LAYOUT:
            self._not_known(command, value, line, column)
        return done

    def _head(self, command: str, value: str) -> None:
        self._headers.append(f"{command}|{value.strip()}|")
        session = self._session
        if command == "vg":
            session.head(value)
        elif command == "rs":
            session.results = value.split(",")
        elif command == "bn":
            session.numbers = [number.strip() for number in value.split(",")]

    def _not_known(self, command: str, value: str, line: int, column: int) -> None:
        if command not in self._unknown and value.strip():
            self._unknown.add(command)
            values = (("text", value.strip()[:100]),)
            self._report(
                Diagnostic("unknown-command", Severity.NOTE, line, column, "", command, values)
            )

    def finish(self) -> BoardRecord | None:
        """The board that was being read; None if nothing of one was there."""
        draft, self._draft = self._draft, Draft(Teller(self._report))
        return draft.record(self._session) if draft.started else None


_HEADS = frozenset({"vg", "rs", "bn", "mp", "pw"})


def load(source: Source, *, strict: bool = False) -> Document:
    """A whole file. ``strict`` raises `FormatError` at the first error or warning."""
    diagnostics: list[Diagnostic] = []
    headers: list[str] = []
    report = strictly if strict else diagnostics.append
    records = tuple(iterload(source, report, headers))
    return Document("lin", records, tuple(diagnostics), tuple(headers))


def loads(text: str | bytes, *, strict: bool = False) -> Document:
    """A whole file given as text. ``strict`` raises `FormatError`."""
    return load(text, strict=strict)
