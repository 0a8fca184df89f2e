"""Records as plain values of JSON, in the one notation, and back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from strohmann.bridge.board import Vulnerability
from strohmann.bridge.calls import Call
from strohmann.bridge.contract import Contract
from strohmann.cards import Card, Hand
from strohmann.errors import StrohmannError
from strohmann.formats.model import (
    BoardRecord,
    Comment,
    RecordedAuction,
    RecordedPlay,
    Remark,
    Table,
)
from strohmann.seats import SEATS, Seat

__all__ = ["document_of", "record_of"]

T = TypeVar("T")
_MOST_TRICKS = 13
_MOST_NUMBER = 1 << 31

# --- To JSON ---------------------------------------------------------------------


def document_of(record: BoardRecord) -> dict[str, Any]:
    """The record as values of JSON; what is not known is left out."""
    by_seat = zip(SEATS, record.hands, record.players, strict=True)
    named = [(seat.value, hand, player) for seat, hand, player in by_seat]
    values = {
        "board": record.board,
        "dealer": _text(record.dealer),
        "vulnerability": _text(record.vulnerability),
        "hands": {seat: str(hand) for seat, hand, _ in named if hand is not None},
        "auction": record.auction and _auction(record.auction),
        "contract": _text(record.contract),
        "passed_out": record.passed_out,
        "play": record.play and _play(record.play),
        "event": record.event,
        "site": record.site,
        "date": record.date,
        "scoring": record.scoring,
        "players": {seat: player for seat, _, player in named if player},
        "tags": [list(pair) for pair in record.tags],
        "tables": [
            {"name": each.name, "columns": list(each.columns), "rows": [*map(list, each.rows)]}
            for each in record.tables
        ],
        "comments": [{"after": each.after, "text": each.text} for each in record.comments],
    }
    found = {key: value for key, value in values.items() if value}
    return found if record.tricks is None else found | {"tricks": record.tricks}


def _text(value: object) -> str | None:
    return None if value is None else str(value)


def _auction(auction: RecordedAuction) -> dict[str, Any]:
    return {
        "dealer": auction.dealer.value,
        "calls": [call.text for call in auction.calls],
        **_rest(auction),
    }


def _play(play: RecordedPlay) -> dict[str, Any]:
    rows = [[None if card is None else card.text for card in row] for row in play.rows]
    return {"leader": play.leader.value, "rows": rows, **_rest(play)}


def _rest(record: RecordedAuction | RecordedPlay) -> dict[str, Any]:
    remarks = [_remark(each) for each in record.remarks]
    values = {"remarks": remarks, "ending": record.ending, "unread": record.unread}
    return {key: value for key, value in values.items() if value}


def _remark(remark: Remark) -> dict[str, Any]:
    values = {
        "note": remark.note,
        "alert": remark.alert,
        "glyphs": list(remark.glyphs),
        "flaw": remark.flaw,
        "before": list(remark.before),
        "after": list(remark.after),
    }
    return {"at": remark.at} | {key: value for key, value in values.items() if value}


# --- From JSON -------------------------------------------------------------------

Wrong = list[tuple[str, str]]
"""Codes of what is wrong, each with the place in the record."""


def record_of(value: Any, wrong: Wrong) -> BoardRecord:
    """The record of values of JSON; what cannot be read is left out and told."""
    given = _Fields(value, "", wrong)
    hands = given.fields("hands")
    players = given.fields("players")
    record = BoardRecord(
        board=given.string("board"),
        dealer=given.parsed("dealer", Seat.parse),
        vulnerability=given.parsed("vulnerability", Vulnerability.parse),
        hands=tuple(hands.parsed(seat.value, Hand.parse) for seat in SEATS),  # type: ignore[arg-type]
        auction=_read_auction(given.fields("auction")) if given.has("auction") else None,
        contract=given.parsed("contract", Contract.parse),
        passed_out=given.flag("passed_out"),
        tricks=given.number("tricks", _MOST_TRICKS),
        play=_read_play(given.fields("play")) if given.has("play") else None,
        event=given.string("event"),
        site=given.string("site"),
        date=given.string("date"),
        scoring=given.string("scoring"),
        players=tuple(players.string(seat.value) for seat in SEATS),  # type: ignore[arg-type]
        tags=tuple(pair for each in given.values("tags") if (pair := _pair(each, given))),
        tables=tuple(map(_read_table, given.each("tables"))),
        comments=tuple(
            Comment(each.string("after"), each.string("text")) for each in given.each("comments")
        ),
    )
    for fields in (hands, players, given):
        fields.tell_unknown()
    return record


class _Fields:
    """An object of JSON that is asked for its fields, and tells what is wrong in them."""

    __slots__ = ("_asked", "_path", "_values", "_wrong")

    def __init__(self, values: Any, path: str, wrong: Wrong) -> None:
        self._path, self._wrong = path, wrong
        self._asked: set[str] = set()
        self._values: dict[str, Any] = values if isinstance(values, dict) else {}
        if not isinstance(values, dict):
            self.tell("")

    def tell(self, key: str, code: str = "json-bad-value") -> None:
        self._wrong.append((code, ".".join(filter(None, (self._path, key[:40]))) or "record"))

    def tell_unknown(self) -> None:
        for key in self._values.keys() - self._asked:
            self.tell(key, "json-unknown-key")

    def has(self, key: str) -> bool:
        return self._values.get(key) is not None

    def _typed(self, key: str, kind: type[T], default: T) -> T:
        self._asked.add(key)
        value = self._values.get(key)
        if isinstance(value, kind) and (kind is bool or not isinstance(value, bool)):
            return value
        if value is not None:
            self.tell(key)
        return default

    def string(self, key: str) -> str:
        return self._typed(key, str, "")

    def flag(self, key: str) -> bool:
        return self._typed(key, bool, False)

    def values(self, key: str) -> list[Any]:
        return self._typed(key, list, [])

    def number(self, key: str, most: int) -> int | None:
        number = self._typed(key, int, -1)
        if 0 <= number <= most:
            return number
        if self.has(key) and isinstance(self._values[key], int):
            self.tell(key)
        return None

    def texts(self, key: str) -> tuple[str, ...]:
        given = self.values(key)
        if not all(isinstance(each, str) for each in given):
            self.tell(key)
        return tuple(each for each in given if isinstance(each, str))

    def parsed(self, key: str, parse: Callable[[str], T]) -> T | None:
        text = self.string(key)
        if not text and not isinstance(self._values.get(key), str):
            return None
        return self.read(key, text, parse)

    def read(self, key: str, value: Any, parse: Callable[[str], T]) -> T | None:
        try:
            if isinstance(value, str):
                return parse(value)
        except StrohmannError:
            pass
        self.tell(key)
        return None

    def fields(self, key: str) -> _Fields:
        self._asked.add(key)
        value = self._values.get(key)
        path = ".".join(filter(None, (self._path, key)))
        return _Fields({} if value is None else value, path, self._wrong)

    def each(self, key: str) -> list[_Fields]:
        path = ".".join(filter(None, (self._path, key)))
        return [_Fields(value, path, self._wrong) for value in self.values(key)]


def _pair(value: Any, given: _Fields) -> tuple[str, str] | None:
    if isinstance(value, list) and len(value) == 2 and all(isinstance(each, str) for each in value):
        return value[0], value[1]
    given.tell("tags")
    return None


def _read_auction(given: _Fields) -> RecordedAuction | None:
    dealer = given.parsed("dealer", Seat.parse)
    calls = []
    for text in given.values("calls"):
        call = given.read("calls", text, Call.parse)
        if call is None:  # what follows would be another's call
            break
        calls.append(call)
    rest = (_remarks(given), given.string("ending"), given.string("unread"))
    given.tell_unknown()
    if dealer is None:
        given.tell("dealer")
        return None
    return RecordedAuction(dealer, tuple(calls), *rest)


def _read_play(given: _Fields) -> RecordedPlay | None:
    leader = given.parsed("leader", Seat.parse)
    rows = []
    for row in given.values("rows"):
        if not isinstance(row, list) or len(row) != 4:
            given.tell("rows")
            break
        rows.append(
            tuple(None if card is None else given.read("rows", card, Card.parse) for card in row)
        )
    rest = (_remarks(given), given.string("ending"), given.string("unread"))
    given.tell_unknown()
    if leader is None:
        given.tell("leader")
        return None
    return RecordedPlay(leader, tuple(rows), *rest)  # type: ignore[arg-type]


def _remarks(given: _Fields) -> tuple[Remark, ...]:
    remarks = []
    for each in given.each("remarks"):
        at = each.number("at", _MOST_NUMBER)
        glyphs = each.values("glyphs")
        if not all(type(glyph) is int for glyph in glyphs):
            each.tell("glyphs")
            glyphs = []
        remark = Remark(0 if at is None else at, each.string("note"), each.flag("alert"),
                        tuple(glyphs), each.string("flaw"), each.texts("before"),
                        each.texts("after"))  # fmt: skip
        each.tell_unknown()
        if at is not None:
            remarks.append(remark)
    return tuple(remarks)


def _read_table(given: _Fields) -> Table:
    rows = []
    for row in given.values("rows"):
        if isinstance(row, list) and all(isinstance(cell, str) for cell in row):
            rows.append(tuple(row))
        else:
            given.tell("rows")
    table = Table(given.string("name"), given.texts("columns"), tuple(rows))
    given.tell_unknown()
    return table
