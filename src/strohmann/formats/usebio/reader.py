"""Reading USEBIO: the results of an event, board by board.

Elements are read as they end. Hands come after the results, so the results of all boards
are kept until the end of the file: memory grows with the results, not with the text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path

from strohmann.bridge.board import Vulnerability, dealer_of_board
from strohmann.formats.checks import check
from strohmann.formats.diagnostics import Diagnostic, Report, Severity, strictly
from strohmann.formats.lines import Source, opened, pieces
from strohmann.formats.model import BoardRecord, Document, Hands, Table
from strohmann.formats.teller import Place, Teller
from strohmann.formats.traveller import TravellerLine, score_table
from strohmann.formats.usebio.encoding import as_declared
from strohmann.formats.usebio.lines import read_hands, read_line, read_participant
from strohmann.formats.usebio.markup import Element, elements
from strohmann.formats.usebio.names import FACTS, PARTICIPANT, VERSIONS, scoring_of, tag_name
from strohmann.scoring.points import points
from strohmann.values import value

__all__ = ["iterload", "load", "loads"]

_DATE = re.compile(r"(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})|(\d{4})-(\d{1,2})-(\d{1,2})")
_UNKNOWN: Hands = (None, None, None, None)
_CLUB = ("CLUB_NAME", "CLUB_ID_NUMBER")
_COLUMNS = {name: i for i, name in enumerate(("Section", "TeamId", "Team", *PARTICIPANT.values()))}
_Key = tuple[str, str]
"""Session and number of a board."""


def iterload(
    source: Source, report: Report, headers: list[str] | None = None
) -> Iterator[BoardRecord]:
    """The records of a file; findings go to ``report``.

    ``headers`` takes the version. Raises nothing because of the content; `OSError` from
    the file.
    """
    file = opened(source)
    teller = Teller(report)
    event = _Event(teller)
    with file if isinstance(source, Path) else nullcontext():
        for around, element in elements(pieces(as_declared(file, teller)), teller):
            event.take(around, element)
    if headers is not None and event.version:
        headers.append(f"USEBIO {event.version}")
    yield from event.records()


def load(source: Source, *, strict: bool = False) -> Document:
    """A whole file. ``strict`` raises `FormatError` at the first error or warning."""
    diagnostics: list[Diagnostic] = []
    headers: list[str] = []
    records = tuple(iterload(source, strictly if strict else diagnostics.append, headers))
    return Document("usebio", records, tuple(diagnostics), tuple(headers))


def loads(text: str | bytes, *, strict: bool = False) -> Document:
    """A whole file given as text. ``strict`` raises `FormatError`."""
    return load(text, strict=strict)


@value
class _Board:
    """Where a board first stands in the file, and its results so far."""

    place: Place
    lines: list[tuple[TravellerLine, Place]]


class _Event:
    """What has been read of the event."""

    def __init__(self, teller: Teller) -> None:
        self.version = ""
        self._teller = teller
        self._boards: dict[_Key, _Board] = {}
        self._hands: dict[_Key, tuple[Hands, Place]] = {}
        self._participants: list[dict[str, str]] = []
        self._facts: dict[str, str] = {}
        self._lost: dict[str, int] = {}
        self._events = 0

    def take(self, around: list[Element], element: Element) -> None:
        """Take an element that has ended; what is kept here is dropped there."""
        names = [each.name for each in around]
        parent = names[-1] if names else ""
        if element.name == "BOARD":
            element.taken = True
            self._take_board(around, names, element)
        elif parent == "PARTICIPANTS" and element.name in {"PAIR", "TEAM", "PLAYER"}:
            element.taken = True
            section = _id(around, "SECTION")
            self._participants += read_participant(element, section, self._lost)
        elif element.name == "EVENT":
            self._take_event(element)
        elif parent == "CLUB" and element.name in _CLUB:
            self._facts.setdefault(element.name, element.text)
        elif element.name == "USEBIO":
            self._take_version(element)
        elif parent in {"CONTACT", "MATCH", "HANDSET", "SESSION", "SECTION"} and element.text:
            self._lose(element)

    def _lose(self, element: Element) -> None:
        if element.name != "ROUND_NUMBER":
            self._lost[element.name] = self._lost.get(element.name, 0) + 1

    def _take_version(self, element: Element) -> None:
        version = element.attributes.get("VERSION", "")
        self.version = version[:20]
        if version not in VERSIONS:
            self._teller.tell("usebio-version", Severity.WARNING, element.place,
                              text=version[:20], known=" ".join(VERSIONS))  # fmt: skip

    def _take_event(self, element: Element) -> None:
        self._events += 1
        if self._events > 1:
            self._teller.tell("usebio-second-event", Severity.WARNING, element.place)
            return
        if kind := element.attributes.get("EVENT_TYPE"):
            self._facts["EVENT_TYPE"] = kind
        for each in element.children:
            if each.name in {"EVENT_DESCRIPTION", "VENUE", "DATE", *FACTS}:
                self._facts.setdefault(each.name, each.text)
            elif each.text and not each.children:
                self._lose(each)

    def _take_board(self, around: list[Element], names: list[str], board: Element) -> None:
        number = board.value("BOARD_NUMBER")
        key = (_id(around, "SESSION"), number)
        self._teller.board = number
        if not number:
            self._teller.tell("board-without-number", Severity.ERROR, board.place)
        if "HANDSET" in names:
            if key in self._hands:
                self._teller.tell("hands-twice", Severity.WARNING, board.place)
            else:
                self._hands[key] = read_hands(board, self._teller, self._lost), board.place
        else:
            found = self._boards.setdefault(key, _Board(board.place, []))
            section = _id(around, "SECTION")
            match = next((each for each in around if each.name == "MATCH"), None)
            turn = "" if match is None else match.value("ROUND_NUMBER")
            for each in board.children:
                if each.name == "TRAVELLER_LINE":
                    line = read_line(each, section, turn, self._teller, self._lost)
                    found.lines.append((line, each.place))
                elif each.name != "BOARD_NUMBER" and each.text:
                    self._lose(each)
        self._teller.board = ""

    # --- Records -------------------------------------------------------------------

    def records(self) -> Iterator[BoardRecord]:
        """A record for each board, in the order of their numbers."""
        for name, count in sorted(self._lost.items()):
            self._teller.tell("element-left-out", Severity.NOTE, (0, 0), name[:40],
                              name=name[:40], count=count)  # fmt: skip
        keys = list(self._boards)
        sessions = {session for session, _ in keys}
        by_number = {number for _, number in keys}
        keys += [key for key in self._hands if key not in self._boards
                 and not (key[0] == "" and sessions != {""} and key[1] in by_number)]  # fmt: skip
        head = self._head()
        if not keys and (head or self._participants):
            keys = [("", "")]
        for i, key in enumerate(sorted(keys, key=_order)):
            yield self._record(key, head if i == 0 else (), is_first=i == 0)

    def _head(self) -> tuple[tuple[str, str], ...]:
        names = ("EVENT_TYPE", *_CLUB, *FACTS)
        return tuple((tag_name(name), text) for name in names if (text := self._facts.get(name)))

    def _record(self, key: _Key, tags: tuple[tuple[str, str], ...], *,
                is_first: bool) -> BoardRecord:  # fmt: skip
        session, number = key
        board = self._boards.get(key, _Board((0, 0), []))
        hands, place = self._hands.get(key) or self._hands.get(("", number)) or (
            _UNKNOWN, board.place)  # fmt: skip
        count = int(number) if re.fullmatch(r"[1-9]\d{0,5}", number) else None
        facts = self._facts
        methods = " ".join(facts.get(name, "") for name in FACTS if name.endswith("_METHOD"))
        tables = [score_table(line for line, _ in board.lines)] if board.lines else []
        if is_first and self._participants:
            tables.append(_participants(self._participants))
        record = BoardRecord(
            number,
            None if count is None else dealer_of_board(count),
            None if count is None else Vulnerability.of_board(count),
            hands,
            event=facts.get("EVENT_DESCRIPTION", ""),
            site=facts.get("VENUE", "") or facts.get("CLUB_NAME", ""),
            date=_date(facts.get("DATE", "")),
            scoring=scoring_of(facts.get("EVENT_TYPE", ""), methods),
            tags=tuple(sorted((*tags, ("Session", session)) if session else tags)),
            tables=tuple(tables),
        )
        self._teller.board = number
        check(record, self._teller, lambda _: place)
        self._check_scores(board, record.vulnerability)
        self._teller.board = ""
        return record

    def _check_scores(self, board: _Board, vulnerability: Vulnerability | None) -> None:
        for line, place in board.lines:
            contract, tricks = line.contract, line.tricks
            if line.score is None or vulnerability is None or line.adjusted or line.remark:
                continue
            if contract is None or tricks is None:
                if not line.passed_out:
                    continue
                computed = 0
            else:
                computed = points(contract, tricks, vulnerable=contract.side in vulnerability)
                computed = computed if contract.side.index == 0 else -computed
            if computed != line.score:
                self._teller.tell("score-differs", Severity.ERROR, place, "SCORE",
                                  recorded=line.score, computed=computed)  # fmt: skip


def _id(around: list[Element], name: str) -> str:
    found = next((each for each in around if each.name == name), None)
    return "" if found is None else found.attributes.get(f"{name}_ID", "")


def _order(key: _Key) -> tuple[str, int, str]:
    session, number = key
    digits = number[:9] if number.isascii() and number.isdigit() else ""
    return session, int(digits or 0), number


def _date(text: str) -> str:
    """PBN's form of a date; other forms stay as they are."""
    match = _DATE.fullmatch(text)
    if match is None:
        return text
    day, month, year, other_year, other_month, other_day = match.groups()
    return ".".join((year or other_year, (month or other_month).zfill(2),
                     (day or other_day).zfill(2)))  # fmt: skip


def _participants(rows: list[dict[str, str]]) -> Table:
    keys = dict.fromkeys(key for row in rows for key in row if row[key])
    names = sorted(keys, key=lambda name: _COLUMNS.get(name, len(_COLUMNS)))
    cells = tuple(tuple(row.get(name) or "-" for name in names) for row in rows)
    widths = [max((len(row[i]) for row in cells), default=1) for i in range(len(names))]
    columns = tuple(f"{name}\\{width}L" for name, width in zip(names, widths, strict=True))
    return Table("TotalScoreTable", columns, cells)
