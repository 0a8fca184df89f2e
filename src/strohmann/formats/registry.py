"""The formats by name, and the format of a file by its name or its beginning."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from strohmann.errors import UnknownName
from strohmann.formats import boardjson, bws, lin, pbn, usebio
from strohmann.formats.diagnostics import FormatError, Report
from strohmann.formats.lines import Source
from strohmann.formats.model import BoardRecord, Document

__all__ = ["FORMATS", "Counts", "Format", "counted", "format_named", "format_of"]

_SNIFFED = 1 << 14


@dataclass(frozen=True, slots=True)
class Format:
    """A format: how it is read and written, and how its files are known."""

    name: str
    suffixes: tuple[str, ...]
    sign: re.Pattern[bytes]
    load: Callable[[Source], Document]
    iterload: Callable[[Source, Report], Iterator[BoardRecord]]
    dumps: Callable[[Document, Report], str]
    dump: Callable[[Document, Path, Report], None]


def _pbn_dump(document: Document, file: Path, report: Report) -> None:
    del report  # PBN has a place for everything
    pbn.dump(document, file)


def _pbn_dumps(document: Document, report: Report) -> str:
    del report
    return pbn.dumps(document)


def _json_dump(document: Document, file: Path, report: Report) -> None:
    del report  # nor is anything of a record lost here
    boardjson.dump(document, file)


def _json_dumps(document: Document, report: Report) -> str:
    del report
    return boardjson.dumps(document)


def _bws_dump(document: Document, file: Path, report: Report) -> None:
    del file
    _bws_dumps(document, report)


def _bws_dumps(document: Document, report: Report) -> str:
    del document, report
    raise FormatError("format-read-only", where="bws")


FORMATS: dict[str, Format] = {
    "pbn": Format(
        "pbn",
        (".pbn",),
        re.compile(rb'^\s*\[\s*\w+\s*"|^% PBN', re.MULTILINE),
        pbn.load,
        pbn.iterload,
        _pbn_dumps,
        _pbn_dump,
    ),
    "lin": Format(
        "lin",
        (".lin",),
        re.compile(rb"(?:^|[\s|])(?:vg|qx|md|pn)\|", re.IGNORECASE),
        lin.load,
        lin.iterload,
        lin.dumps,
        lin.dump,
    ),
    "json": Format(
        "json",
        (".json",),
        re.compile(rb'"format"\s*:\s*"strohmann-boards"'),
        boardjson.load,
        boardjson.iterload,
        _json_dumps,
        _json_dump,
    ),
    "usebio": Format(
        "usebio",
        (".xml",),
        re.compile(rb"<USEBIO\b"),
        usebio.load,
        usebio.iterload,
        usebio.dumps,
        usebio.dump,
    ),
    "bws": Format(
        "bws",
        (".bws",),
        re.compile(rb"\A[\x00-\x04]{0,4}Standard (?:Jet|ACE) DB"),
        bws.load,
        bws.iterload,
        _bws_dumps,
        _bws_dump,
    ),
}


def format_named(name: str) -> Format:
    """The format of this name. Raises `UnknownName`."""
    known = FORMATS.get(name.strip().lower())
    if known is None:
        raise UnknownName("unknown-format", where=name, known=" ".join(FORMATS))
    return known


def format_of(path: Path, start: bytes | None = None) -> Format:
    """The format of a file by its suffix, else by its first bytes (``start`` if given).

    Raises `UnknownName`, and `OSError` of the file.
    """
    suffix = path.suffix.lower()
    for each in FORMATS.values():
        if suffix in each.suffixes:
            return each
    if start is None and path.is_file():
        with path.open("rb") as file:
            start = file.read(_SNIFFED)
    for each in FORMATS.values():
        if start and each.sign.search(start[:_SNIFFED].replace(b"\0", b"")):
            return each
    raise UnknownName("unknown-format", where=path.name, known=" ".join(FORMATS))


@dataclass(slots=True)
class Counts:
    """How many records there are, and how many have an auction, a play, a result."""

    boards: int = 0
    auctions: int = 0
    plays: int = 0
    results: int = 0

    def add(self, record: BoardRecord) -> None:
        """Count a record: an auction has a call, a play has a card."""
        self.boards += 1
        self.auctions += record.auction is not None and bool(record.auction.calls)
        self.plays += record.play is not None and bool(record.play.rows)
        self.results += record.passed_out or record.tricks is not None


def counted(records: Iterable[BoardRecord]) -> Counts:
    """The counts of records."""
    counts = Counts()
    for record in records:
        counts.add(record)
    return counts
