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
_LONGEST_VALUE = 1 << 20


def tokens(lines: Iterable[Piece], report: Report) -> Iterator[Token]:
    """The commands of a file. What is no command is reported and skipped."""
    command: str | None = None
    at = (1, 1)
    value: list[str] = []
    size = 0
    for line, column, text in lines:
        position = 0
        while True:
            bar = text.find("|", position)
            part = text[position:] if bar < 0 else text[position:bar]
            if size <= _LONGEST_VALUE:
                value.append(part)
                if size + len(part) > _LONGEST_VALUE:
                    report(Diagnostic("value-too-long", Severity.ERROR, line, column + position))
            size += len(part)
            if bar < 0:
                break
            whole = "".join(value) if len(value) > 1 else part
            value, size = [], 0
            if command is None:
                command = _command(whole, line, column + position, report)
                at = (line, column + position)
            else:
                yield command, whole, *at
                command = None
            position = bar + 1
    if command is not None:
        report(Diagnostic("value-not-ended", Severity.WARNING, *at, "", command))
        yield command, "".join(value).rstrip(), *at
    elif rest := "".join(value).strip():
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
