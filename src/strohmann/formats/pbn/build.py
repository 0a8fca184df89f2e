"""From the text of a game to a `BoardRecord`, with the inheritance of values (``#``, ``##``)."""

from __future__ import annotations

from operator import attrgetter, itemgetter

from strohmann.bridge.board import Vulnerability
from strohmann.bridge.contract import Contract
from strohmann.formats.checks import check
from strohmann.formats.deals import read_deal
from strohmann.formats.diagnostics import Report, Severity
from strohmann.formats.model import (
    BoardRecord,
    Comment,
    Hands,
    RecordedAuction,
    RecordedPlay,
    Table,
)
from strohmann.formats.pbn.games import Game, Tag
from strohmann.formats.pbn.names import MANDATORY, PLAYERS
from strohmann.formats.pbn.values import UNKNOWN, contract_bid, declarer_tricks, vulnerability
from strohmann.formats.pbn.words import LAST_NOTE, read_auction, read_play, read_table
from strohmann.formats.teller import Teller
from strohmann.seats import Seat

__all__ = ["Builder"]

_NO_HANDS: Hands = (None, None, None, None)
_UNKNOWN_DATES = frozenset({"????.??.??"})
_NOT_KNOWN = frozenset({"", "?"})
_PASSES = frozenset({"PASS", "P", "PAS", "PASSED OUT", "ALL PASS", "AP"})
_ORDER = {name: i for i, name in enumerate(("", *MANDATORY))}
_OWN_FIELDS = frozenset({
    "Event", "Site", "Date", "Board", *PLAYERS, "Dealer", "Vulnerable", "Deal", "Scoring",
    "Declarer", "Contract", "Result", "Auction", "Play", "Note",
})  # fmt: skip


def _comment_order(comment: Comment) -> tuple[int, str]:
    """As the export format orders the tags that they follow."""
    order = _ORDER.get(comment.after, len(_ORDER))
    return (order, "" if order < len(_ORDER) else comment.after)


class Builder:
    """Builds records one after the other; knows the tags of the game before."""

    def __init__(self, report: Report) -> None:
        self._report = report
        self._previous: dict[str, Tag] = {}
        self._lasting: dict[str, Tag] = {}
        self._last_deal: tuple[str, Hands, list[tuple[str, str]]] = ("", _NO_HANDS, [])

    def build(self, game: Game) -> BoardRecord:
        """The record of a game; what is wrong with it is reported."""
        draft = _Draft(game, Teller(self._report))
        self._inherit(game, draft)
        draft.sort_out()
        self._deal(draft)
        draft.read()
        record = draft.record()
        check(record, draft.teller, draft.place)
        return record

    def _inherit(self, game: Game, draft: _Draft) -> None:
        """Put inherited values in: ``#`` repeats the last game's, ``##x`` lasts to the end."""
        tags = {}
        for tag in game.tags:
            if tag.value == "#":
                self._repeat(tag, draft)
            elif tag.value.startswith("##"):
                tag.value = tag.value[2:]
                self._lasting[tag.name] = tag
            tags[tag.name] = tag
        for name, tag in self._lasting.items():
            if name not in tags:
                tags[name] = tag
                game.tags.append(tag)
        self._previous = tags

    def _repeat(self, tag: Tag, draft: _Draft) -> None:
        before = self._previous.get(tag.name)
        if before is None:
            draft.untold.append(("nothing-to-inherit", tag))
            tag.value = ""
            return
        tag.value = before.value
        if not tag.lines:
            tag.lines = before.lines

    def _deal(self, draft: _Draft) -> None:
        """The hands; a deal is often that of the game before."""
        tag = draft.tags.get("Deal")
        if tag is None or tag.value in UNKNOWN:
            return
        if tag.value != self._last_deal[0]:
            self._last_deal = (tag.value, *read_deal(tag.value))
        _, draft.hands, wrong = self._last_deal
        for code, text in wrong:
            draft.wrong(code, tag, text=text)
        if any(code in {"unreadable-deal", "unreadable-hand"} for code, _ in wrong):
            draft.keep(tag)


class _Draft:
    """A record that is being read."""

    def __init__(self, game: Game, teller: Teller) -> None:
        self.game = game
        self.teller = teller
        self.tags: dict[str, Tag] = {}
        self.untold: list[tuple[str, Tag]] = []
        self.hands = _NO_HANDS
        self.dealer: Seat | None = None
        self.vulnerability: Vulnerability | None = None
        self.contract: Contract | None = None
        self.passed_out = False
        self.tricks: int | None = None
        self.auction: RecordedAuction | None = None
        self.play: RecordedPlay | None = None
        self.extra: list[tuple[str, str]] = []
        self.tables: list[Table] = []
        self.comments = [Comment("", text) for text in game.top]
        self._notes: dict[str, dict[int, tuple[str, Tag]]] = {"Auction": {}, "Play": {}}

    def place(self, tag: str) -> tuple[int, int]:
        """Where a tag stands."""
        found = self.tags.get(tag)
        if found is None:
            return (self.game.tags[0].line, 1) if self.game.tags else (0, 0)
        return (found.line, found.column)

    def wrong(self, code: str, tag: Tag, **values: str | int) -> None:
        self.teller.tell(code, Severity.ERROR, (tag.line, tag.column), tag.name, **values)

    def odd(self, code: str, tag: Tag, **values: str | int) -> None:
        self.teller.tell(code, Severity.WARNING, (tag.line, tag.column), tag.name, **values)

    def keep(self, tag: Tag) -> None:
        """Keep a value that cannot be used, so that it is not lost."""
        name = "Result" if tag.name in {"Auction", "Note", "Play"} else tag.name
        self.comments.append(Comment(name, f'[{tag.name} "{tag.value}"]'))

    def sort_out(self) -> None:
        """Tags by name; commentary; text where none belongs; notes to their section."""
        board = next((tag for tag in self.game.tags if tag.name == "Board"), None)
        if board is not None and board.value not in UNKNOWN:
            self.teller.board = board.value
        for code, tag in self.untold:
            self.wrong(code, tag)
        section = ""
        for tag in self.game.tags:
            name = tag.name
            if name == "Note":
                self._note(tag, section)
                name = "Result"  # the last tag before the sections
            else:
                if name in {"Auction", "Play"}:
                    section = name
                if name in self.tags:
                    self._repeated(tag)
                else:
                    self.tags[name] = tag
                    if name not in _OWN_FIELDS:
                        self._extra(tag)
            if tag.lines and name not in {"Auction", "Play"}:
                self._under(tag, name)

    def _repeated(self, tag: Tag) -> None:
        first = self.tags[tag.name]
        same = tag.value == first.value and not tag.lines
        self.teller.tell(
            "tag-twice", Severity.NOTE if same else Severity.WARNING, (tag.line, tag.column),
            tag.name, text=tag.value,
        )  # fmt: skip
        if tag.name.endswith("Table") and tag.name != "Table":
            self._extra(tag)
        elif first.value in _NOT_KNOWN and not first.lines:
            first.value, first.lines, first.line = tag.value, tag.lines, tag.line
        elif tag.value != first.value:  # the standard ignores it; it is kept as commentary
            self.keep(tag)

    def _extra(self, tag: Tag) -> None:
        if tag.name.endswith("Table") and tag.name != "Table":
            self.tables.append(read_table(tag, self.teller))
        else:
            self.extra.append((tag.name, tag.value))

    def _under(self, tag: Tag, name: str) -> None:
        """Commentary and stray text under a tag that has no section."""
        is_table = name.endswith("Table") and name != "Table"
        for line, column, text, is_comment in tag.lines:
            if is_comment:
                self.comments.append(Comment(name, text))
            elif not is_table:
                place = (line, column)
                self.teller.tell("stray-text", Severity.WARNING, place, tag.name, text=text.strip())
                self.comments.append(Comment(name, text.strip()))

    def _note(self, tag: Tag, section: str) -> None:
        number, colon, text = tag.value.partition(":")
        index = int(number) if number.strip().isdecimal() and len(number) < 5 else 0
        if not section or not colon or not 1 <= index <= LAST_NOTE:
            self.odd("misplaced-note", tag, text=tag.value)
            self.keep(tag)
            return
        notes = self._notes[section]
        if index in notes:
            self.odd("note-twice", tag, number=index)
            self.keep(tag)
        else:
            notes[index] = (text.strip(), tag)

    def value(self, name: str) -> str:
        """The value of a tag, empty when it says that nothing is known."""
        tag = self.tags.get(name)
        return "" if tag is None or tag.value == "?" else tag.value

    def read(self) -> None:
        """What the tags mean."""
        tags = self.tags
        if (tag := tags.get("Dealer")) is not None:
            self.dealer = self.teller.seat(tag.value, (tag.line, tag.column), "Dealer")
            if self.dealer is None and tag.value not in UNKNOWN:
                self.keep(tag)
        if (tag := tags.get("Vulnerable")) is not None and tag.value not in {"", "?"}:
            self._vulnerability(tag)
        self._contract()
        if (tag := tags.get("Result")) is not None and tag.value not in UNKNOWN:
            self._result(tag)
        if (tag := tags.get("Auction")) is not None:
            self.auction = read_auction(tag, self.dealer, self._notes["Auction"], self.teller)
            if not self.auction.calls and not tag.lines:
                self.auction = None
        if (tag := tags.get("Play")) is not None:
            leader = None if self.contract is None else self.contract.leader
            self.play = read_play(tag, leader, self._notes["Play"], self.teller)
        for notes in self._notes.values():
            for text, tag in notes.values():
                self.odd("note-unused", tag, text=text)
                self.keep(tag)

    def _vulnerability(self, tag: Tag) -> None:
        self.vulnerability, usual = vulnerability(tag.value)
        if self.vulnerability is None:
            self.wrong("unreadable-vulnerability", tag, text=tag.value)
            self.keep(tag)
        elif not usual:
            self.odd("unusual-vulnerability", tag, text=tag.value)

    def _contract(self) -> None:
        declarer, tag = self._declarer(), self.tags.get("Contract")
        if tag is not None and tag.value.strip().upper() in _PASSES:
            self.passed_out = True
            if tag.value != "Pass":
                self.odd("unusual-contract", tag, text=tag.value)
        elif tag is not None and tag.value not in UNKNOWN:
            read = contract_bid(tag.value)
            if read is None:
                self.wrong("unreadable-contract", tag, text=tag.value)
                self.keep(tag)
            elif declarer is None:
                self.extra.append(("Contract", f"{read[0]}{read[1]}"))
            else:
                self.contract = Contract(*read, declarer)
        if declarer is not None and self.contract is None:
            self.extra.append(("Declarer", declarer.value))

    def _declarer(self) -> Seat | None:
        tag = self.tags.get("Declarer")
        if tag is None or tag.value in UNKNOWN:
            return None
        text = tag.value.strip().removeprefix("^")  # declarer by an irregularity
        seat = self.teller.seat(text, (tag.line, tag.column), "Declarer")
        if seat is None:
            self.keep(tag)
        elif text != tag.value.strip():
            self.extra.append(("DeclarerIrregular", "^"))
        return seat

    def _result(self, tag: Tag) -> None:
        if self.passed_out:
            return
        seat = None if self.contract is None else self.contract.declarer
        tricks = declarer_tricks(tag.value, seat)
        if tricks is None and (seat is not None or not tag.value[-1:].isdecimal()):
            self.wrong("unreadable-result", tag, text=tag.value)
            self.keep(tag)
        elif self.contract is None:
            self.extra.append(("Result", tag.value))
        else:
            self.tricks = tricks
            if tag.value.lstrip().startswith("^"):  # settled otherwise than by the play
                self.extra.append(("ResultIrregular", "^"))

    def record(self) -> BoardRecord:
        """The record as read."""
        value = self.value
        board = value("Board")
        date = value("Date")
        return BoardRecord(
            "" if board in UNKNOWN else board,
            self.dealer,
            self.vulnerability,
            self.hands,
            self.auction,
            self.contract,
            self.passed_out,
            self.tricks,
            self.play,
            value("Event"),
            value("Site"),
            "" if date in _UNKNOWN_DATES else date,
            value("Scoring"),
            (value("North"), value("East"), value("South"), value("West")),
            tuple(sorted(self.extra, key=itemgetter(0))),
            tuple(sorted(self.tables, key=attrgetter("name"))),
            tuple(sorted(self.comments, key=_comment_order)),
        )
