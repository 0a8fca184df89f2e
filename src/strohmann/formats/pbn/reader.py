"""Reading PBN: anything that people have, game by game, in flat memory."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path

from strohmann.formats.diagnostics import Diagnostic, Report, strictly
from strohmann.formats.lines import Source, opened, pieces
from strohmann.formats.model import BoardRecord, Document
from strohmann.formats.pbn.build import Builder
from strohmann.formats.pbn.games import games

__all__ = ["iterload", "load", "loads"]


def iterload(
    source: Source, report: Report, headers: list[str] | None = None
) -> Iterator[BoardRecord]:
    """The records of a file one by one; findings go to ``report``.

    ``source`` is text, bytes, a path or an open binary file. ``headers`` takes the lines
    after ``%``. Raises nothing because of the content; `OSError` from the file.
    """
    file = opened(source)
    builder = Builder(report)
    with file if isinstance(source, Path) else nullcontext():
        for game in games(pieces(file), [] if headers is None else headers, report):
            if game.tags:
                yield builder.build(game)


def load(source: Source, *, strict: bool = False) -> Document:
    """A whole file. ``strict`` raises `FormatError` at the first error or warning."""
    diagnostics: list[Diagnostic] = []
    headers: list[str] = []
    report = strictly if strict else diagnostics.append
    records = tuple(iterload(source, report, headers))
    return Document("pbn", records, tuple(diagnostics), tuple(headers))


def loads(text: str | bytes, *, strict: bool = False) -> Document:
    """A whole file given as text. ``strict`` raises `FormatError`."""
    return load(text, strict=strict)
