"""Writing USEBIO: club, event, participants, travellers, hand set."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import BinaryIO
from xml.sax.saxutils import escape, quoteattr

from strohmann.errors import UnknownName
from strohmann.formats.diagnostics import Diagnostic, Report, Severity
from strohmann.formats.model import BoardRecord, Document, Table
from strohmann.formats.traveller import TravellerLine, traveller_of
from strohmann.formats.usebio.lines import hand_words, seat_word
from strohmann.formats.usebio.names import FACTS, PARTICIPANT, SUIT_NAMES, VERSIONS, tag_name
from strohmann.seats import SEATS

__all__ = ["dump", "dumps"]

_DOCTYPES = {
    "1.0": 'SYSTEM "http://www.ebu.co.uk/usebio/usebio_v1_0.dtd"',
    "1.1": 'PUBLIC "-//EBU//DTD USEBIO 1.1//EN" "http://www.usebio.org/files/usebio_v1_1.dtd"',
    "1.2": 'SYSTEM "http://www.ebu.co.uk/usebio/usebio_v1_2.dtd"',
}
_EVENT_TYPES = {"MP": "MP_PAIRS", "Butler": "BUTLER_PAIRS", "Cavendish": "CROSS_IMP"}
_AWARDS = {"BUTLER_PAIRS": "BUTLER_POINTS", "CROSS_IMP": "CROSS_IMP_POINTS"}
_TAGS = {tag_name(name): name for name in FACTS}
_KEPT = {*_TAGS, "EventType", "ClubName", "ClubIdNumber", "Session"}
_DATE = re.compile(r"(\d{4})\.(\d\d)\.(\d\d)")
_NOT_XML = re.compile("[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_Result = tuple[BoardRecord, tuple[TravellerLine, ...]]


def dumps(
    document: Document | Iterable[BoardRecord],
    report: Report | None = None,
    *,
    version: str = "1.2",
) -> str:
    """The whole file as text. ``report`` is told what USEBIO has no place for.

    Raises `UnknownName` for a ``version`` that there is not.
    """
    if version not in VERSIONS:
        raise UnknownName("unknown-format", where=f"USEBIO {version}", known=" ".join(VERSIONS))
    records = list(document.records if isinstance(document, Document) else document)
    if report is not None:
        for record in records:
            _tell_lost(record, report)
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f"<!DOCTYPE USEBIO {_DOCTYPES[version]}>",
        f'<USEBIO Version="{version}">',
        *_body(records),
        "</USEBIO>",
    ]
    return "\n".join(lines) + "\n"


def dump(
    document: Document | Iterable[BoardRecord], file: BinaryIO | Path, report: Report | None = None
) -> None:
    """Write to a file in UTF-8, version 1.2. Raises `OSError` of the file."""
    data = dumps(document, report).encode("utf-8", "replace")
    if isinstance(file, Path):
        file.write_bytes(data)
    else:
        file.write(data)


def _tell_lost(record: BoardRecord, report: Report) -> None:
    lost = [name for name, _ in record.tags if name not in _KEPT]
    lost += [each.name for each in record.tables if each.name not in
             {"ScoreTable", "TotalScoreTable"}]  # fmt: skip
    lost += [name for name, value in (
        ("Auction", record.auction), ("Play", record.play), ("comments", record.comments),
    ) if value]  # fmt: skip
    found = traveller_of(record)
    if found is None and any(record.players):
        lost += ["Players"]
    if found is not None and any(line.round for line in found.lines):
        lost += ["Round"]
    if lost:
        values = (("names", " ".join(dict.fromkeys(lost))),)
        report(Diagnostic("not-in-format", Severity.WARNING, 0, 0, record.board, "", values))


# --- Parts of the file -----------------------------------------------------------


def _body(records: list[BoardRecord]) -> Iterator[str]:
    first = records[0] if records else BoardRecord()
    club = [("CLUB_NAME", first.tag("ClubName")), ("CLUB_ID_NUMBER", first.tag("ClubIdNumber"))]
    yield from _element("CLUB", _values(club))
    kind = first.tag("EventType") or _EVENT_TYPES.get(first.scoring, "PAIRS")
    yield f"<EVENT EVENT_TYPE={quoteattr(_clean(kind))}>"
    facts = [("EVENT_DESCRIPTION", first.event), ("DATE", _date(first.date)),
             ("VENUE", first.site)]  # fmt: skip
    facts += [(_TAGS[name], text) for name, text in first.tags if name in _TAGS]
    yield from _values(facts)
    participants = first.table("TotalScoreTable")
    results = _results(records)
    sections = sorted({line.section for _, lines in results for line in lines})
    has_sessions = any(record.tag("Session") for record in records) or any(sections)
    if not has_sessions:
        yield from _participants(participants, None, kind)
        yield from _boards(results, kind)
        yield "</EVENT>"
        yield from _handset(records)
        return
    for session, group in groupby(results, key=lambda pair: pair[0].tag("Session")):
        of_session = list(group)
        yield f"<SESSION SESSION_ID={quoteattr(_clean(session or '1'))}>"
        yield from _sections(of_session, sections, participants, kind)
        yield from _handset([record for record, _ in of_session])
        yield "</SESSION>"
        participants = None  # they are told once
    yield "</EVENT>"


def _sections(results: list[_Result], sections: list[str], participants: Table | None,
              kind: str) -> Iterator[str]:  # fmt: skip
    if not any(sections):
        yield from _participants(participants, None, kind)
        yield from _boards(results, kind)
        return
    for section in sections:
        yield f"<SECTION SECTION_ID={quoteattr(_clean(section))}>"
        yield from _participants(participants, section, kind)
        of_section = [(record, tuple(line for line in lines if line.section == section))
                      for record, lines in results]  # fmt: skip
        yield from _boards([pair for pair in of_section if pair[1]], kind)
        yield "</SECTION>"


def _results(records: list[BoardRecord]) -> list[_Result]:
    """Each record with its lines; where records are single results, they are joined."""
    found: list[_Result] = []
    single: dict[str, int] = {}
    for record in records:
        traveller = traveller_of(record)
        if traveller is not None:
            found.append((record, traveller.lines))
            continue
        line = _own_line(record)
        at = single.get(record.board)
        if line is None:
            if at is None:
                found.append((record, ()))
        elif at is None:
            single[record.board] = len(found)
            found.append((record, (line,)))
        else:
            other, lines = found[at]
            found[at] = other, (*lines, line)
    return [(record, _numbered(lines)) for record, lines in found]


def _own_line(record: BoardRecord) -> TravellerLine | None:
    if record.contract is None and not record.passed_out:
        return None
    lead = record.play.rows[0][0] if record.play and record.play.rows else None
    line = TravellerLine("", "", record.contract, record.passed_out, record.tricks, lead)
    return line if record.tricks is not None or record.passed_out else None


def _numbered(lines: tuple[TravellerLine, ...]) -> tuple[TravellerLine, ...]:
    """Tables that have no pairs count theirs from 1."""
    numbered = []
    for i, line in enumerate(lines):
        if not line.ns and not line.ew:
            line = TravellerLine(  # noqa: PLW2901 - the same with its pairs
                str(2 * i + 1), str(2 * i + 2), line.contract, line.passed_out, line.tricks,
                line.lead, line.score, line.award_ns, line.award_ew, line.unit, line.section,
                line.table, line.round, line.adjusted, line.remark)  # fmt: skip
        numbered.append(line)
    return tuple(numbered)


def _boards(results: list[_Result], kind: str) -> Iterator[str]:
    for record, lines in results:
        if lines:
            inner = [_value("BOARD_NUMBER", record.board)]
            for line in lines:
                inner += _element("TRAVELLER_LINE", _line(line, kind))
            yield from _element("BOARD", inner)


def _line(line: TravellerLine, kind: str) -> list[str]:
    contract = line.contract
    method = _AWARDS.get(kind, "CROSS_IMP_POINTS") if line.unit == "IMP" else "MATCH_POINTS"
    bid = "PASS" if line.passed_out else contract and f"{contract.bid}{contract.doubling}"
    return _values([
        ("NS_PAIR_NUMBER", line.ns),
        ("EW_PAIR_NUMBER", line.ew),
        ("TABLE_NUMBER", line.table),
        ("CONTRACT", bid or ""),
        ("PLAYED_BY", "" if contract is None else contract.declarer.value),
        ("LEAD", "" if line.lead is None else line.lead.text),
        ("TRICKS", "" if line.tricks is None else str(line.tricks)),
        ("SCORE", line.adjusted if line.score is None else str(line.score)),
        (f"NS_{method}", line.award_ns),
        (f"EW_{method}", line.award_ew),
        ("NOTES", line.remark),
    ])  # fmt: skip


def _participants(table: Table | None, section: str | None, kind: str) -> Iterator[str]:
    if table is None:
        return
    rows = [{name: "" if cell == "-" else cell for name, cell in
             zip(table.names, row, strict=False)} for row in table.rows]  # fmt: skip
    rows = [row for row in rows if section is None or row.get("Section", "") == section]
    inner: list[str] = []
    for team, group in groupby(rows, key=lambda row: row.get("TeamId", "")):
        members = list(group)
        if not team:
            for row in members:
                inner += _element(_kind_of(row), _participant(row))
            continue
        head, pairs = members[0], members[1:]
        parts = _participant(head)
        for row in pairs:
            parts += _element("PAIR", _participant(row))
        name = quoteattr(_clean(head.get("Team", "")))
        inner += _element("TEAM", parts, f" TEAM_ID={quoteattr(_clean(team))} TEAM_NAME={name}")
    yield from _element("PARTICIPANTS", inner, f" EVENT_TYPE={quoteattr(_clean(kind))}")


def _kind_of(row: dict[str, str]) -> str:
    return "PAIR" if row.get("PairId") or row.get("Player2") else "PLAYER"


def _participant(row: dict[str, str]) -> list[str]:
    parts = _values([(name, row.get(column, "")) for name, column in PARTICIPANT.items()])
    numbers = [name.removeprefix("Player") for name in row if name.startswith("Player")]
    is_single = _kind_of(row) == "PLAYER" and not row.get("TeamId")
    for number in numbers:
        player = _values([("PLAYER_NAME", row.get(f"Player{number}", "")),
                          ("NATIONAL_ID_NUMBER", row.get(f"MemberID{number}", ""))])  # fmt: skip
        if player:
            parts += player if is_single else _element("PLAYER", player)
    return parts


def _handset(records: list[BoardRecord]) -> Iterator[str]:
    inner: list[str] = []
    written: set[str] = set()
    for record in records:
        if record.board in written or not any(hand is not None for hand in record.hands):
            continue
        written.add(record.board)
        board = [_value("BOARD_NUMBER", record.board)]
        for seat, hand in zip(SEATS, record.hands, strict=True):
            if hand is not None:
                suits = zip(SUIT_NAMES, hand_words(hand), strict=True)
                words = [("DIRECTION", seat_word(seat)), *suits]
                board += _element("HAND", _values(words))
        inner += _element("BOARD", board)
    if inner:
        yield from _element("HANDSET", inner)


# --- Elements --------------------------------------------------------------------


def _element(name: str, inner: list[str], attributes: str = "") -> list[str]:
    return [f"<{name}{attributes}>", *(f" {line}" for line in inner), f"</{name}>"]


def _values(pairs: Iterable[tuple[str, str]]) -> list[str]:
    return [_value(name, text) for name, text in pairs if text]


def _value(name: str, text: str) -> str:
    return f"<{name}>{escape(_clean(text))}</{name}>"


def _clean(text: str) -> str:
    """Without the characters that XML cannot hold."""
    return _NOT_XML.sub(" ", text)


def _date(text: str) -> str:
    match = _DATE.fullmatch(text)
    return text if match is None else f"{match[3]}/{match[2]}/{match[1]}"
