"""What stands under Auction, Play and tables, word by word."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from strohmann.bridge.calls import PASS, Bid, Call
from strohmann.cards import Card
from strohmann.errors import NotationError
from strohmann.formats.diagnostics import Severity
from strohmann.formats.model import RecordedAuction, RecordedPlay, Remark, Row, Table
from strohmann.formats.pbn.games import Tag
from strohmann.formats.pbn.names import CALL_WORDS, CARD_WORDS, GLYPHS
from strohmann.formats.teller import Teller
from strohmann.seats import SEATS, Seat

__all__ = ["LAST_NOTE", "read_auction", "read_play", "read_table"]

LAST_NOTE = 32
"""The highest index of a note."""

_JOINED = re.compile(r"([A-Za-z0-9-]+?)([!?]{1,2})?(=\d+=)?(\$\d+)?")
_NOTE = re.compile(r"=(\d{1,4})=")
_GLYPH = re.compile(r"\$(\d{1,4})")
_CELL = re.compile(r'"((?:[^"\\]|\\.)*)"|(\S+)')
_ESCAPE = re.compile(r'\\(["\\])')
_ALL_PASS = frozenset({"AP", "ALL"})
_ANY_CALL = "AC"  # "any call" of bidding problems
_EMPTY = frozenset({"-", "--"})
_FLAWS = frozenset({"^I", "^S", "^R", "^L"})
_LAST_GLYPH = 255


class _Draft:
    """The remark on one call or card, while it is being read."""

    __slots__ = ("after", "alert", "before", "flaw", "glyphs", "notes")

    def __init__(self) -> None:
        self.notes: list[str] = []
        self.alert = False
        self.glyphs: list[int] = []
        self.flaw = ""
        self.before: list[str] = []
        self.after: list[str] = []

    def remark(self, at: int) -> Remark:
        """The remark, now that all is known."""
        return Remark(at, "; ".join(self.notes), self.alert, tuple(self.glyphs), self.flaw,
                      tuple(self.before), tuple(self.after))  # fmt: skip


class _Words:
    """The words under a tag, and the remarks that they make about what went before."""

    def __init__(self, tag: Tag, teller: Teller, *, first_glyph: int) -> None:
        self.tag = tag
        self.teller = teller
        self.ending = ""
        self.all_passed = False
        self.drafts: dict[int, _Draft] = {}
        self.notes: dict[int, list[int]] = {}  # index of a note to places
        self._first_glyph = first_glyph
        self.pending = False  # something was said before the next call or card
        self._flaw = ""
        self._waiting: list[str] = []
        self._noted: set[tuple[int, int]] = set()  # place and index

    def tell(
        self, code: str, severity: Severity, line: int, column: int, **values: str | int
    ) -> None:
        self.teller.tell(code, severity, (line, column), self.tag.name, **values)

    def draft(self, place: int) -> _Draft:
        return self.drafts.setdefault(place, _Draft())

    def settle(self, place: int) -> None:
        """Give a new call or card what was said before it."""
        self.pending = False
        if self._flaw:
            self.draft(place).flaw = self._flaw
            self._flaw = ""
        if self._waiting:
            self.draft(place).before = self._waiting
            self._waiting = []

    def comment(self, text: str, place: int) -> None:
        """Commentary after the call or card at ``place``; -1 is before the first."""
        if place < 0:
            self._waiting.append(text)
            self.pending = True
        else:
            self.draft(place).after.append(text)

    def remark(self, word: str, place: int, line: int, column: int) -> bool:
        """Take a word that says something about a call or card; False if it is none."""
        if word in _FLAWS:
            if self._flaw:
                self.tell("second-irregularity", Severity.WARNING, line, column, text=word)
            self._flaw = word[1]
            self.pending = True
            return True
        if word in {"*", "+"}:
            self.ending = self.ending or word
            return True
        if (note := _NOTE.fullmatch(word)) is not None:
            self._note(int(note[1]), place, line, column)
            return True
        if word in GLYPHS:
            self._glyph(GLYPHS[word] + self._first_glyph - 1, place, line, column)
            return True
        if (glyph := _GLYPH.fullmatch(word)) is not None:
            self._glyph(int(glyph[1]), place, line, column)
            return True
        return False

    def _note(self, index: int, place: int, line: int, column: int) -> None:
        if place < 0 or not 1 <= index <= LAST_NOTE:
            self.tell("misplaced-mark", Severity.WARNING, line, column, text=f"={index}=")
            return
        draft = self.draft(place)
        if draft.alert:
            self.tell("second-mark", Severity.WARNING, line, column, text=f"={index}=")
        draft.alert = True
        if (place, index) not in self._noted:
            self._noted.add((place, index))
            self.notes.setdefault(index, []).append(place)

    def _glyph(self, glyph: int, place: int, line: int, column: int) -> None:
        if place < 0 or glyph > _LAST_GLYPH:
            self.tell("misplaced-mark", Severity.WARNING, line, column, text=f"${glyph}")
            return
        draft = self.draft(place)
        suffixes = range(self._first_glyph, self._first_glyph + len(GLYPHS))
        if glyph in suffixes and any(each in suffixes for each in draft.glyphs):
            self.tell("second-mark", Severity.WARNING, line, column, text=f"${glyph}")
        draft.glyphs.append(glyph)

    def remarks(self, notes: dict[int, tuple[str, Tag]]) -> tuple[Remark, ...]:
        """All remarks, with the texts of the notes put in; used notes are taken out."""
        for index, places in self.notes.items():
            text = notes.pop(index, None)
            if text is None:
                self.tell("note-missing", Severity.WARNING, self.tag.line, 1, number=index)
            for place in places:
                self.draft(place).notes.append(f"={index}=" if text is None else text[0])
        return tuple(draft.remark(at) for at, draft in sorted(self.drafts.items()))


def _split(word: str) -> list[str]:
    """``2NT?=1=`` as its parts; any other word alone."""
    match = _JOINED.fullmatch(word)
    if match is None or match[1] == word:
        return [word]
    return [part for part in match.groups() if part]


def read_auction(
    tag: Tag, dealer: Seat | None, notes: dict[int, tuple[str, Tag]], teller: Teller
) -> RecordedAuction:
    """The auction under a tag. ``notes`` are those of its section."""
    first = teller.seat(tag.value, (tag.line, tag.column), "Auction") or dealer or SEATS[0]
    words = _Words(tag, teller, first_glyph=1)
    calls, skipped, unread = _calls(tag, words)
    seat = SEATS[(first.index + skipped) % 4]
    if dealer is not None and seat is not dealer and calls:
        words.tell("auction-not-by-dealer", Severity.ERROR, tag.line, tag.column,
                   seat=seat.value, dealer=dealer.value)  # fmt: skip
    remarks = words.remarks(notes)
    recorded = RecordedAuction(seat, tuple(calls), remarks, "", unread)
    if recorded.is_over or unread:
        return recorded
    if not words.ending and calls:
        words.tell("section-not-ended", Severity.WARNING, tag.line, tag.column)
    return replace(recorded, ending=words.ending or "*") if calls or tag.lines else recorded


def _calls(tag: Tag, words: _Words) -> tuple[list[Call], int, str]:
    """The calls, how many seats are left out before them, and what cannot be read."""
    calls: list[Call] = []
    skipped = 0
    unread: list[str] = []
    for line, column, text, is_comment in tag.lines:
        if is_comment:
            words.comment(text, len(calls) - 1)
            continue
        for word in text.split():
            if unread:
                unread.append(word)
            elif (call := CALL_WORDS.get(word)) is not None:
                _add(call, calls, words)
            elif word in _EMPTY and not calls:
                skipped += 1
            elif not _other_call(word, calls, words, line, column + text.find(word)):
                unread.append(word)
    return calls, skipped, " ".join(unread)


def _add(call: Call, calls: list[Call], words: _Words) -> None:
    if not words.all_passed or call is not PASS:  # the "pass" of "all pass"
        if words.pending:
            words.settle(len(calls))
        calls.append(call)


def _other_call(word: str, calls: list[Call], words: _Words, line: int, column: int) -> bool:
    """A rarer word of an auction; False when it cannot be read."""
    upper = word.upper()
    if upper in _ALL_PASS:
        _all_pass(calls)
        words.all_passed = True
        if upper != "AP":
            words.tell("unusual-call", Severity.WARNING, line, column, text=word)
        return True
    if upper == "^S":  # the turn was skipped, which is a pass as to the order of calls
        words.draft(len(calls)).flaw = "S"
        words.settle(len(calls))
        calls.append(PASS)
        return True
    if upper == _ANY_CALL:
        words.tell("any-call", Severity.NOTE, line, column, text=word)
        return False
    if words.remark(word, len(calls) - 1, line, column):
        return True
    parts = _split(word)
    if len(parts) > 1:
        return all(_part_of_call(part, calls, words, line, column) for part in parts)
    try:
        call = Call.parse(word)
    except NotationError:
        words.tell("unreadable-call", Severity.ERROR, line, column, text=word)
        return False
    words.tell("unusual-call", Severity.WARNING, line, column, text=word)
    words.settle(len(calls))
    calls.append(call)
    return True


def _part_of_call(part: str, calls: list[Call], words: _Words, line: int, column: int) -> bool:
    if (call := CALL_WORDS.get(part)) is not None:
        words.settle(len(calls))
        calls.append(call)
        return True
    if words.remark(part, len(calls) - 1, line, column):
        return True
    words.tell("unreadable-call", Severity.ERROR, line, column, text=part)
    return False


def _all_pass(calls: list[Call]) -> None:
    """Fill up with passes to the end of the auction; a written "pass all" counts once."""
    wanted = 3 if any(isinstance(call, Bid) for call in calls) else 4
    passes = 0
    for call in reversed(calls):
        if call is not PASS:
            break
        passes += 1
    calls.extend([PASS] * max(0, wanted - passes))


def read_play(
    tag: Tag, leader: Seat | None, notes: dict[int, tuple[str, Tag]], teller: Teller
) -> RecordedPlay | None:
    """The play under a tag; None when it has no card and nothing else."""
    first = teller.seat(tag.value, (tag.line, tag.column), "Play") or leader or SEATS[0]
    words = _Words(tag, teller, first_glyph=8)
    cells, unread = _cards(tag, words)
    while cells and cells[-1] is None:
        cells.pop()
    remarks = words.remarks(notes)
    if not cells and not remarks and not unread and not words.ending:
        return None
    ending = "" if len(cells) == 52 or unread else words.ending or "*"
    return RecordedPlay(first, _rows(cells), remarks, ending, unread)


def _cards(tag: Tag, words: _Words) -> tuple[list[Card | None], str]:
    """The cells of the rows, and what cannot be read."""
    cells: list[Card | None] = []
    unread: list[str] = []
    for line, column, text, is_comment in tag.lines:
        if is_comment:
            words.comment(text, _last_card(cells))
            continue
        for word in text.split():
            if unread:
                unread.append(word)
            elif (card := CARD_WORDS.get(word)) is not None:
                if words.pending:
                    words.settle(len(cells))
                cells.append(card)
            elif word in _EMPTY:
                cells.append(None)
            elif not _other_card(word, cells, words, line, column + text.find(word)):
                unread.append(word)
    return cells, " ".join(unread)


def _other_card(word: str, cells: list[Card | None], words: _Words, line: int, column: int) -> bool:
    if words.remark(word, _last_card(cells), line, column):
        return True
    parts = _split(word)
    if len(parts) > 1 and parts[0] in CARD_WORDS:
        words.settle(len(cells))
        cells.append(CARD_WORDS[parts[0]])
        return all(words.remark(part, len(cells) - 1, line, column) for part in parts[1:])
    words.tell("unreadable-card", Severity.ERROR, line, column, text=word)
    return False


def _last_card(cells: list[Card | None]) -> int:
    """Place of the last card that is known, -1 before the first."""
    place = len(cells) - 1
    while place >= 0 and cells[place] is None:
        place -= 1
    return place


def _rows(cells: list[Card | None]) -> tuple[Row, ...]:
    cells = cells + [None] * (-len(cells) % 4)
    four = iter(cells)
    return tuple(zip(four, four, four, four, strict=True))


def read_table(tag: Tag, teller: Teller) -> Table:
    """The table under a tag: cells are words, or strings in quotation marks."""
    columns = tuple(filter(None, (part.strip() for part in tag.value.split(";"))))
    rows: list[tuple[str, ...]] = []
    for line, column, text, is_comment in tag.lines:
        if is_comment:
            continue
        cells = tuple(_cells(text)) if '"' in text else tuple(text.split())
        if len(cells) != len(columns):
            teller.tell("table-row-width", Severity.WARNING, (line, column), tag.name,
                        found=len(cells), wanted=len(columns))  # fmt: skip
        rows.append(cells)
    return Table(tag.name, columns, tuple(rows))


def _cells(text: str) -> Iterator[str]:
    for quoted, bare in _CELL.findall(text):
        yield bare or _ESCAPE.sub(r"\1", quoted)
