"""JSON of our own: everything that a record holds, versioned.

One object: ``{"format": "strohmann-boards", "version": 1, "headers": [...], "records": [...]}``
with a record on each line when we write it. Such a file is read line by line, in flat
memory, and a broken line loses its own record only. JSON in another layout is read whole,
up to `LARGEST` bytes. The schema is ``docs/boards.schema.json``.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import nullcontext
from itertools import chain
from pathlib import Path
from typing import Any, BinaryIO

from strohmann.formats.boardvalues import document_of, record_of
from strohmann.formats.checks import check
from strohmann.formats.diagnostics import Diagnostic, Report, Severity, strictly
from strohmann.formats.lines import Piece, Source, opened, pieces
from strohmann.formats.model import BoardRecord, Document
from strohmann.formats.teller import Place, Teller

__all__ = ["FORMAT", "LARGEST", "VERSION", "dump", "dumps", "iterload", "load", "loads"]

FORMAT = "strohmann-boards"
VERSION = 1
LARGEST = 1 << 26
"""Bytes of a line, and of a file that is not one record to a line."""
_RECORDS = '"records": ['
_DEEPEST = "maximum depth"


def dumps(document: Document | Iterable[BoardRecord]) -> str:
    """The whole file as text, in ASCII."""
    headers: tuple[str, ...] = ()
    if isinstance(document, Document):
        headers, document = document.headers, document.records
    head = json.dumps({"format": FORMAT, "version": VERSION, "headers": list(headers)})
    lines = [json.dumps(document_of(record), separators=(",", ":")) for record in document]
    return head[:-1] + f", {_RECORDS}\n" + ",\n".join(lines) + ("\n" if lines else "") + "]}\n"


def dump(document: Document | Iterable[BoardRecord], file: BinaryIO | Path) -> None:
    """Write to a file. Raises `OSError` of the file."""
    data = dumps(document).encode("ascii")
    if isinstance(file, Path):
        file.write_bytes(data)
    else:
        file.write(data)


def load(source: Source, *, strict: bool = False) -> Document:
    """A whole file. ``strict`` raises `FormatError` at the first error or warning."""
    diagnostics: list[Diagnostic] = []
    headers: list[str] = []
    records = tuple(iterload(source, strictly if strict else diagnostics.append, headers))
    return Document("json", records, tuple(diagnostics), tuple(headers))


def loads(text: str | bytes, *, strict: bool = False) -> Document:
    """A whole file given as text. ``strict`` raises `FormatError`."""
    return load(text, strict=strict)


def iterload(
    source: Source, report: Report, headers: list[str] | None = None
) -> Iterator[BoardRecord]:
    """The records one by one; findings go to ``report``.

    Raises nothing because of the content; `OSError` from the file.
    """
    file = opened(source)
    teller = Teller(report)
    with file if isinstance(source, Path) else nullcontext():
        lines = _lines(pieces(file), teller)
        first = next(lines, (1, ""))
        found = _by_lines(lines, teller) if first[1].rstrip().endswith(_RECORDS) else None
        if found is None:
            whole = _whole(chain([first], lines), teller)
            head = _parsed(whole, teller, 1)
            given = head.pop("records", None) if isinstance(head, dict) else None
            if head is not None and not isinstance(given, list):
                teller.tell("json-bad-value", Severity.ERROR, (1, 1), where="records")
            found = ((1, each) for each in given) if isinstance(given, list) else iter(())
        else:
            head = _parsed(first[1].rstrip() + "]}", teller, first[0])
        _take_head(head, teller, [] if headers is None else headers)
        for line, value in found:
            yield _record(value, teller, line)


def _record(value: Any, teller: Teller, line: int) -> BoardRecord:
    place: Place = (line, 1)
    board = value.get("board") if isinstance(value, dict) else None
    teller.board = board if isinstance(board, str) else ""
    wrong: list[tuple[str, str]] = []
    record = record_of(value, wrong)
    for code, where in wrong:
        unknown = code == "json-unknown-key"
        severity = Severity.WARNING if unknown else Severity.ERROR
        teller.tell(code, severity, place, where.split(".")[0], where=where)
    check(record, teller, lambda _: place)
    teller.board = ""
    return record


def _take_head(head: Any, teller: Teller, headers: list[str]) -> None:
    if head is None:
        return
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        teller.tell("json-not-ours", Severity.ERROR, (1, 1), wanted=FORMAT)
        return
    version = head.get("version")
    if version != VERSION or isinstance(version, bool):
        text = str(version)[:20]
        teller.tell("json-other-version", Severity.WARNING, (1, 1), text=text, known=VERSION)
    given = head.get("headers", [])
    if isinstance(given, list) and all(isinstance(each, str) for each in given):
        headers += given
    else:
        teller.tell("json-bad-value", Severity.ERROR, (1, 1), where="headers")
    for key in head.keys() - {"format", "version", "headers", "records"}:
        teller.tell("json-unknown-key", Severity.WARNING, (1, 1), where=key[:40])


# --- Text ------------------------------------------------------------------------


def _lines(parts: Iterable[Piece], teller: Teller) -> Iterator[tuple[int, str]]:
    """Whole lines; what is too long is left out."""
    number, held, size = 1, [""], 0
    for line, _, text in parts:
        if line != number:
            yield number, "".join(held)
            number, held, size = line, [], 0
        if size + len(text) > LARGEST:
            if size <= LARGEST:
                teller.tell("value-too-long", Severity.ERROR, (line, 1), most=LARGEST)
                held, size = [], LARGEST + 1
            continue
        held.append(text)
        size += len(text)
    yield number, "".join(held)


def _by_lines(lines: Iterable[tuple[int, str]], teller: Teller) -> Iterator[tuple[int, Any]]:
    for line, text in lines:
        bare = text.strip().removesuffix(",")
        if bare in {"", "]}"}:
            continue
        value = _parsed(bare, teller, line)
        if value is not None:
            yield line, value


def _whole(lines: Iterable[tuple[int, str]], teller: Teller) -> str:
    found: list[str] = []
    size = 0
    for line, text in lines:
        size += len(text)
        if size > LARGEST:
            teller.tell("value-too-long", Severity.ERROR, (line, 1), most=LARGEST)
            break
        found.append(text)
    return "".join(found)


def _parsed(text: str, teller: Teller, line: int) -> Any:
    """The value; None, and a finding, where there is none."""
    try:
        value = json.loads(text)
    except json.JSONDecodeError as error:
        place = (line + error.lineno - 1, error.colno)
        teller.tell("json-broken", Severity.ERROR, place, text=error.msg)
        return None
    except RecursionError:
        teller.tell("json-broken", Severity.ERROR, (line, 1), text=_DEEPEST)
        return None
    except ValueError:  # a number of thousands of digits
        teller.tell("json-broken", Severity.ERROR, (line, 1), text="number")
        return None
    if value is None:
        teller.tell("json-broken", Severity.ERROR, (line, 1), text="null")
    return value
