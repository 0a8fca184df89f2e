"""Boards to solve: a file of any format that is known, or a PBN deal on each line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any, BinaryIO

from strohmann.bridge.board import Deal, Vulnerability, dealer_of_board
from strohmann.cli.boardfiles import format_for, open_file
from strohmann.cli.errors import BadContent
from strohmann.cli.terminal import Terminal
from strohmann.errors import StrohmannError
from strohmann.formats.model import BoardRecord
from strohmann.seats import NORTH, Seat

__all__ = [
    "BY_LINE",
    "DealFile",
    "NamedBoard",
    "Problem",
    "board_name",
    "problem_text",
    "read_boards",
    "records_of",
]

BY_LINE = "line"
"""Format of a file with a deal in PBN's notation on each line."""

_LINE = re.compile(rb"\s*[NESW]:", re.IGNORECASE)
_COMMENTS = (b"#", b"%", b";")


@dataclass(frozen=True, slots=True)
class NamedBoard:
    """A board with the name that its file gives it."""

    name: str
    dealer: Seat
    vulnerability: Vulnerability
    deal: Deal


@dataclass(frozen=True, slots=True)
class Problem:
    """A line, or a board, that cannot be used."""

    error: StrohmannError
    line: int | None = None
    board: str | None = None

    def document(self, terminal: Terminal) -> dict[str, Any]:
        """The diagnostic of the JSON document (cli.md)."""
        shape = terminal.error_json(self.error)
        return shape | {"severity": "error", "line": self.line, "board": self.board}


@dataclass(frozen=True, slots=True)
class DealFile:
    """What a file holds."""

    boards: list[NamedBoard] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)


def problem_text(problem: Problem, terminal: Terminal) -> str:
    """The problem and what to do about it, for people."""
    shape = terminal.error_json(problem.error)
    if problem.line is not None:
        place = terminal.text("place-line", number=str(problem.line))
    else:
        place = terminal.text("cli-solve-place", board=problem.board or "")
    return f"{place}: {shape['message']}\n  {shape['hint']}"


def read_boards(name: str, read_as: str | None = None) -> DealFile:
    """The different boards of a file, or of standard input for ``-``.

    ``read_as`` names its format, ``line`` for a deal on each line; otherwise it is guessed.

    Raises `WrongUsage` for a file that cannot be read, `BadContent` for one without deals.
    """
    found = DealFile()
    with open_file(name) as file:
        data = file.read()
    lines = _lines(data)
    guessed = read_as is None and lines and _LINE.match(lines[0][1])
    if guessed or read_as == BY_LINE:
        for number, line in lines:
            _add_line(found, number, line)
    elif lines:
        for record in _records(name, BytesIO(data), read_as):
            _add_record(found, record)
    if not found.boards and not found.problems:
        raise BadContent("no-deals", where=name)
    return found


def records_of(name: str, read_as: str | None = None) -> list[BoardRecord]:
    """All records of a file, of the format named or of a known one. Raises `WrongUsage`."""
    with open_file(name) as file:
        return list(_records(name, file, read_as))


def board_name(record: BoardRecord, place: int) -> str:
    """Its name, fit to be shown, or its place in the file."""
    return "".join(filter(str.isprintable, record.board)).strip()[:40] or str(place)


def _records(name: str, file: BinaryIO, read_as: str | None) -> Iterator[BoardRecord]:
    return format_for(name, read_as, file).iterload(file, lambda _: None)


def _lines(data: bytes) -> list[tuple[int, bytes]]:
    """Lines with something in them that is no comment, and their numbers."""
    lines = enumerate(data.removeprefix(b"\xef\xbb\xbf").splitlines(), 1)
    return [
        (number, line)
        for number, line in lines
        if line.strip() and not line.lstrip().startswith(_COMMENTS)
    ]


def _add_line(found: DealFile, number: int, line: bytes) -> None:
    try:
        deal = Deal.parse(line.decode("utf-8", "replace"))
    except StrohmannError as error:
        found.problems.append(Problem(error, line=number))
        return
    _add(found, str(len(found.boards) + 1), None, None, deal)


def _add_record(found: DealFile, record: BoardRecord) -> None:
    if not any(record.hands):
        return  # a result or a comment, no deal
    name = board_name(record, len(found.boards) + 1)
    deal = record.deal
    if deal is None:
        found.problems.append(Problem(BadContent("deal-not-complete", where=name), board=name))
    else:
        _add(found, name, record.dealer, record.vulnerability, deal)


def _add(
    found: DealFile,
    name: str,
    dealer: Seat | None,
    vulnerability: Vulnerability | None,
    deal: Deal,
) -> None:
    """Add a board, once if several tables played it one after another."""
    numbered = len(name) < 10 and name.isascii() and name.isdecimal() and int(name) > 0
    if dealer is None:
        dealer = dealer_of_board(int(name)) if numbered else NORTH
    if vulnerability is None:
        vulnerability = Vulnerability.of_board(int(name)) if numbered else Vulnerability.NONE
    board = NamedBoard(name, dealer, vulnerability, deal)
    if not found.boards or found.boards[-1] != board:
        found.boards.append(board)
