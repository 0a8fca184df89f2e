"""Writing LIN: a head for the whole file where there is one, then board by board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import BinaryIO

from strohmann.bridge.board import Vulnerability
from strohmann.formats.checks import expected_score, score_of_ns
from strohmann.formats.diagnostics import Diagnostic, Report, Severity
from strohmann.formats.lin.notation import call_word, result_word, write_deal
from strohmann.formats.model import (
    BoardRecord,
    Document,
    RecordedAuction,
    RecordedPlay,
    Remark,
)

__all__ = ["board_text", "dump", "dumps"]

_VULNERABILITIES = {
    None: "",
    Vulnerability.NONE: "o",
    Vulnerability.NS: "n",
    Vulnerability.EW: "e",
    Vulnerability.BOTH: "b",
}
_ROOMS = {"Open": "o", "Closed": "c"}
_HEAD_TAGS = ("Stage", "HomeTeam", "HomeScore", "VisitTeam", "VisitScore")
_KEPT_TAGS = frozenset({*_HEAD_TAGS, "Room", "Description"})
_SCORINGS = {"IMP": "I", "MP": "P", "BAM": "B"}


def dumps(document: Document | Iterable[BoardRecord], report: Report | None = None) -> str:
    """The whole file as text. ``report`` is told what LIN has no place for."""
    given = document.records if isinstance(document, Document) else document
    records = list(given)
    for record in records:
        if report is not None and (lost := _lost(record)):
            values = (("names", " ".join(lost)),)
            report(Diagnostic("not-in-format", Severity.WARNING, 0, 0, record.board, "", values))
    return "".join([*_head(records), *(board_text(record) + "\n" for record in records)])


def dump(document: Document | Iterable[BoardRecord], file: BinaryIO | Path,
         report: Report | None = None) -> None:  # fmt: skip
    """Write to a file in UTF-8. Raises `OSError` of the file."""
    data = dumps(document, report).encode("utf-8", "replace")
    if isinstance(file, Path):
        file.write_bytes(data)
    else:
        file.write(data)


def _lost(record: BoardRecord) -> list[str]:
    """What of a record cannot be written."""
    lost = [name for name, _ in record.tags if name not in _KEPT_TAGS]
    if "Score" in lost and score_of_ns(record) == expected_score(record):
        lost.remove("Score")  # it follows from contract and tricks
    lost += [table.name for table in record.tables]
    facts = {"Site": record.site, "Date": record.date}
    lost += [name for name, value in facts.items() if value]
    for section in (record.auction, record.play):
        if section is not None and any(mark.glyphs or mark.flaw for mark in section.remarks):
            lost.append("NAG")
    return sorted(set(lost))


def _head(records: list[BoardRecord]) -> Iterator[str]:
    """``vg`` and ``rs`` when the boards are those of an event or of two rooms."""
    if not any(record.event or record.tag("Room") or record.scoring for record in records):
        return
    first = records[0]
    numbers = [int(r.board) for r in records if r.board.isdecimal() and len(r.board) < 5]
    low, high = (min(numbers), max(numbers)) if numbers else (1, len(records))
    stage, home, home_score, visit, visit_score = (
        _plain(first.tag(name)).replace(",", ";") for name in _HEAD_TAGS
    )
    event, kind = _plain(first.event), _SCORINGS.get(first.scoring, _plain(first.scoring))
    yield (f"vg|{event},{stage},{kind},{low},{high},{home},{home_score},{visit},{visit_score}|\n")
    results = [""] * (2 * (high - low + 1))
    for record in records:
        if record.board.isdecimal() and len(record.board) < 5:
            place = 2 * (int(record.board) - low) + (record.tag("Room") == "Closed")
            results[place] = results[place] or result_word(record)
    yield f"rs|{','.join(results)}|\n"


def _plain(text: str) -> str:
    """Text without what LIN would take for the end of a value."""
    return " ".join(text.replace("|", "/").splitlines())


def board_text(record: BoardRecord) -> str:
    """One board, on one line."""
    return "".join(f"{command}|{value}|" for command, value in _commands(record))


def _commands(record: BoardRecord) -> Iterator[tuple[str, str]]:
    room = _ROOMS.get(record.tag("Room"), "")
    if room or not record.board.isdecimal():
        yield "qx", room + record.board
    north, east, south, west = record.players  # even without names: readers divide by pn
    yield "pn", ",".join(_plain(n).replace(",", ";") for n in (south, west, north, east))
    if description := record.tag("Description"):
        yield "mn", _plain(description)
    yield "st", ""
    yield "md", write_deal(record)
    yield "rh", ""
    if record.board.isdecimal():
        yield "ah", f"Board {record.board}"
    if record.vulnerability is not None:
        yield "sv", _VULNERABILITIES[record.vulnerability]
    for comment in record.comments:
        yield "nt", comment.text.replace("|", "/")
    if record.auction is not None:
        yield from _auction(record.auction)
    shown = 0
    if record.play is not None:
        yield from _play(record.play, record)
        shown = record.play.count
    if record.tricks is not None and shown < 52:
        yield "mc", str(record.tricks)
    yield "pg", ""


def _said(remark: Remark | None) -> Iterator[tuple[str, str]]:
    if remark is not None:
        for text in (*remark.before, *remark.after):
            yield "nt", text.replace("|", "/")


def _auction(auction: RecordedAuction) -> Iterator[tuple[str, str]]:
    remarks = {remark.at: remark for remark in auction.remarks}
    for i, call in enumerate(auction.calls):
        remark = remarks.get(i)
        alert = remark is not None and remark.alert
        yield "mb", call_word(call) + ("!" if alert else "")
        if remark is not None and remark.note:
            yield "an", _plain(remark.note)
        yield from _said(remark)
    if auction.unread:
        yield "mb", _plain(auction.unread)


def _play(play: RecordedPlay, record: BoardRecord) -> Iterator[tuple[str, str]]:
    """The cards in order of play, a page for each trick."""
    trump = None if record.contract is None else record.contract.strain.suit
    remarks = {remark.at: remark for remark in play.remarks}
    for number, (column, cards) in enumerate(play.tricks(trump)):
        for i, card in enumerate(cards):
            yield "pc", card.text
            yield from _said(remarks.get(4 * number + (column + i) % 4))
        if len(cards) == 4:
            yield "pg", ""
    if play.unread:
        yield "pc", _plain(play.unread)
