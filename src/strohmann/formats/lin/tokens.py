"""Commands of LIN: two letters, a bar, a value, a bar; line ends mean nothing."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from strohmann.formats.diagnostics import Diagnostic, Report, Severity
from strohmann.formats.lines import Piece

__all__ = ["Token", "tokens"]

Token = tuple[str, str, int, int]
"""Command in lower case, value, line and column."""

_COMMAND = re.compile(r"[A-Za-z0-9]{2}")
_KNOWN = {
    word: word for word in ("pc", "mb", "pg", "nt", "an", "qx", "md", "st", "sv", "mc", "pn", "rh")
}
"""The usual commands, as they are usually written."""
_LONGEST_VALUE = 1 << 20


def tokens(lines: Iterable[Piece], report: Report) -> Iterator[Token]:
    """The commands of a file. What is no command is reported and skipped."""
    command: str | None = None
    at = (1, 1)
    held: list[str] = []  # a value, or what may be a command, that goes over lines
    size = 0
    for line, start, text in lines:
        column = start
        parts = text.split("|")
        last = parts.pop()
        for part in parts:
            whole = part
            if held:
                whole = "".join((*held, part))
                held, size = [], 0
            if command is None:
                command = _KNOWN.get(whole) or _command(whole, line, column, report)
                at = (line, column)
            else:
                yield command, whole, at[0], at[1]
                command = None
            column += len(part) + 1
        if last and not (command is None and last.isspace()):
            if size <= _LONGEST_VALUE:
                held.append(last)
                if size + len(last) > _LONGEST_VALUE:
                    report(Diagnostic("value-too-long", Severity.ERROR, line, column))
            size += len(last)
    rest = "".join(held)
    if command is not None:
        report(Diagnostic("value-not-ended", Severity.WARNING, *at, "", command))
        yield command, rest.rstrip(), *at
    elif rest.strip():
        report(_stray(rest, *at))


def _command(text: str, line: int, column: int, report: Report) -> str | None:
    """The command; None when it is none, and the next word may be one."""
    name = text.strip()
    if _COMMAND.fullmatch(name):
        return name.lower()
    if _COMMAND.fullmatch(name[-2:]) and not name[-3:-2].isalnum():  # text before a command
        report(_stray(name[:-2], line, column))
        return name[-2:].lower()
    if name:
        report(_stray(name, line, column))
    return None


def _stray(text: str, line: int, column: int) -> Diagnostic:
    shown = text.strip()[:100]
    return Diagnostic("stray-text", Severity.WARNING, line, column, "", "", (("text", shown),))
