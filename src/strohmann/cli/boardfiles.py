"""Files of boards that the user names, and what is wrong with them in the reader's language."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO

from rich.text import Text

from strohmann.cards import Card
from strohmann.cli.errors import WrongUsage
from strohmann.cli.terminal import Terminal
from strohmann.errors import NotationError, StrohmannError, UnknownName
from strohmann.formats.diagnostics import Diagnostic, Severity
from strohmann.formats.registry import FORMATS, Format, format_named, format_of
from strohmann.i18n.notation import card_text, seat_name
from strohmann.seats import Seat

__all__ = [
    "FORMAT_NAMES",
    "diagnostic_document",
    "diagnostic_text",
    "files_of",
    "format_for",
    "open_file",
    "wrong_lines",
]

FORMAT_NAMES = "|".join(FORMATS)
"""As the help shows what ``--from`` and ``--to`` take."""

_LONGEST_QUOTE = 80
_SEATS = frozenset({"seat", "dealer", "leader"})
_CARDS = frozenset({"card", "cards"})


def files_of(names: list[str]) -> Iterator[str]:
    """The files named, and those of known formats in the folders named, in order."""
    suffixes = {suffix for each in FORMATS.values() for suffix in each.suffixes}
    for name in names:
        path = Path(name)
        if name != "-" and path.is_dir():
            found = (each for each in path.rglob("*") if each.suffix.lower() in suffixes)
            yield from (str(each) for each in sorted(found) if each.is_file())
        else:
            yield name


def open_file(name: str) -> BinaryIO:
    """A file, or standard input for ``-``. Raises `WrongUsage`."""
    if name == "-":
        return BytesIO(sys.stdin.buffer.read())
    path = Path(name)
    try:
        if path.is_dir():
            raise WrongUsage("file-is-folder", where=name)
        return path.open("rb")
    except FileNotFoundError:
        raise WrongUsage("file-missing", where=name) from None
    except (OSError, ValueError):  # no permission, a name with a NUL, ...
        raise WrongUsage("file-unreadable", where=name) from None


def format_for(
    name: str, wanted: str | None, file: BinaryIO | None = None, *, option: str = "--from"
) -> Format:
    """The format asked for by ``option``, else that of the file. Raises `WrongUsage`."""
    if wanted is not None:
        return _format_named(wanted, option)
    try:
        start = None
        if file is not None and file.seekable():
            start = file.read(1 << 14)
            file.seek(0)
        return format_of(Path(name), start)
    except UnknownName as error:
        known = str(error.values["known"])
        if option == "--to":
            raise WrongUsage("unknown-target-format", where=name, known=known) from None
        raise WrongUsage("unknown-format", where=name, known=known) from None


def _format_named(wanted: str, option: str) -> Format:
    try:
        return format_named(wanted)
    except UnknownName as error:
        known = str(error.values["known"])
        raise WrongUsage("unknown-format-name", where=option, text=wanted, known=known) from None


def wrong_lines(diagnostics: list[Diagnostic], terminal: Terminal, most: int) -> list[Text]:
    """Errors, then warnings, each with its place and hint; notes are left out."""
    told = [each for each in diagnostics if each.severity is not Severity.NOTE]
    told.sort(key=lambda each: each.severity is not Severity.ERROR)
    lines = []
    for each in told[:most]:
        message, hint = diagnostic_text(each, terminal)
        key = "cli-check-place-board" if each.board else "cli-check-place"
        values: dict[str, str | int] = {"board": each.board} if each.board else {}
        place = terminal.text(key, line=str(each.line), **values)
        lines += [Text(f"  {place}: {message}"), Text(f"    {hint}", style="dim")]
    if len(told) > most:
        lines.append(Text("  … " + terminal.text("cli-check-more", count=len(told) - most)))
    return lines


def diagnostic_text(diagnostic: Diagnostic, terminal: Terminal) -> tuple[str, str]:
    """What is wrong, and what would be right."""
    values = {key: _shown(key, text, terminal) for key, text in diagnostic.values}
    message = terminal.catalogue.format(f"format-{diagnostic.code}", None, values)
    hint = terminal.catalogue.format(f"format-{diagnostic.code}", "hint", values)
    return message, hint


def _shown(key: str, value: str | int, terminal: Terminal) -> str | int:
    if isinstance(value, int):
        return value
    try:
        if key in _SEATS:
            return seat_name(Seat.parse(value), terminal.catalogue)
        if key in _CARDS:
            cards = value.split()[:13]
            return " ".join(card_text(Card.parse(card), terminal.catalogue) for card in cards)
    except NotationError:
        pass
    if key == "reason":
        return _reason(value, terminal)
    clean = "".join(char if char.isprintable() else "·" for char in value)
    return clean if len(clean) <= _LONGEST_QUOTE else clean[: _LONGEST_QUOTE - 1] + "…"


def _reason(code: str, terminal: Terminal) -> str:
    """Why a call is illegal: the hint of the error says what would be right."""
    try:
        return terminal.catalogue.text(f"error-{code}", "hint").removesuffix(".")
    except StrohmannError:  # the text wants values that are not known here
        return code


def diagnostic_document(diagnostic: Diagnostic, terminal: Terminal) -> dict[str, Any]:
    """A finding as the commands print it in JSON (cli.md)."""
    message, hint = diagnostic_text(diagnostic, terminal)
    document = {
        "code": diagnostic.code,
        "severity": diagnostic.severity.value,
        "line": diagnostic.line,
        "column": diagnostic.column,
        "board": diagnostic.board or None,
        "tag": diagnostic.tag or None,
        "message": message,
        "hint": hint,
    }
    return document | ({"file": diagnostic.file} if diagnostic.file else {})
