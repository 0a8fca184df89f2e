"""Writing PBN 2.1 in its export format: what is written passes our own strict reading."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import zip_longest
from pathlib import Path
from typing import BinaryIO

from strohmann.bridge.board import Vulnerability
from strohmann.bridge.calls import PASS
from strohmann.formats.deals import deal_text
from strohmann.formats.model import (
    BoardRecord,
    Document,
    RecordedAuction,
    RecordedPlay,
    Remark,
    Table,
)
from strohmann.formats.pbn.games import TAG_LINE
from strohmann.formats.pbn.names import MANDATORY, glyph_word
from strohmann.formats.pbn.words import LAST_NOTE
from strohmann.seats import NORTH

__all__ = ["dump", "dumps", "write"]

_VULNERABILITIES = {
    None: "",
    Vulnerability.NONE: "None",
    Vulnerability.NS: "NS",
    Vulnerability.EW: "EW",
    Vulnerability.BOTH: "All",
}
_IRREGULAR = {"DeclarerIrregular": "Declarer", "ResultIrregular": "Result"}
_NO_DATE = "????.??.??"
_TO_QUOTE = re.compile(r'[\s"{};\[\]%]|^$')
_WIDTH = re.compile(r"\\(\d{1,3})([LR]?)")
_HEADERS = re.compile(r"PBN \d|EXPORT|IMPORT", re.IGNORECASE)


def write(records: Iterable[BoardRecord], headers: Iterable[str] = ()) -> Iterator[str]:
    """The file in parts, a game at a time."""
    yield "% PBN 2.1\n% EXPORT\n"
    yield from (f"%{header}\n" for header in headers if header and not _HEADERS.match(header))
    blank = ""
    for record in records:
        yield blank + "\n".join(_game(record)) + "\n"
        blank = "\n"


def dumps(document: Document | Iterable[BoardRecord]) -> str:
    """The whole file as text."""
    if isinstance(document, Document):
        headers = document.headers if document.format == "pbn" else ()
        return "".join(write(document.records, headers))
    return "".join(write(document))


def dump(document: Document | Iterable[BoardRecord], file: BinaryIO | Path) -> None:
    """Write to a file, in Latin-1 as the standard wants where that holds the text, else UTF-8.

    Raises `OSError` of the file.
    """
    text = dumps(document)
    data = _encoded(text)
    if isinstance(file, Path):
        file.write_bytes(data)
    else:
        file.write(data)


def _encoded(text: str) -> bytes:
    try:
        data = text.encode("latin-1")
    except UnicodeEncodeError:
        return text.encode("utf-8", "replace")
    if data.isascii():
        return data
    lines = text.splitlines()
    for line, raw in zip(lines, data.splitlines(), strict=False):
        if line.encode("latin-1") != raw or not _reads_back(line, raw):
            return text.encode("utf-8")
    return data


def _reads_back(line: str, raw: bytes) -> bool:
    """Whether a reader that tries UTF-8 first, then CP1252, sees the same."""
    if raw.isascii():
        return True
    try:
        return raw.decode() == line
    except UnicodeDecodeError:
        pass
    try:
        return raw.decode("cp1252") == line
    except UnicodeDecodeError:
        return True


def _game(record: BoardRecord) -> Iterator[str]:
    comments: dict[str, list[str]] = {}
    for comment in record.comments:
        comments.setdefault(comment.after, []).append(_braced(comment.text))
    yield from comments.pop("", ())
    own, extra = _facts(record)
    for name in MANDATORY:
        yield _tag(name, own[name])
        yield from comments.pop(name, ())
    if record.auction is not None:
        yield from _auction(record.auction)
    if record.play is not None:
        yield from _play(record.play)
    parts = [(name, [_tag(name, value)]) for name, value in extra]
    parts += [(table.name, list(_table(table))) for table in record.tables]
    for i, (name, lines) in enumerate(parts):
        yield from lines
        if all(name != later for later, _ in parts[i + 1 :]):
            yield from comments.pop(name, ())
    for rest in comments.values():
        yield from rest


def _facts(record: BoardRecord) -> tuple[dict[str, str], list[tuple[str, str]]]:
    """The mandatory tags, and the others."""
    own, extra = _mandatory(record), []
    for name, value in record.tags:
        if name in own:
            own[name] += value
        elif name in _IRREGULAR:
            own[_IRREGULAR[name]] = value + own[_IRREGULAR[name]]
        else:
            extra.append((name, value))
    return own, extra


def _mandatory(record: BoardRecord) -> dict[str, str]:
    north, east, south, west = record.players
    contract = record.contract
    known = any(hand is not None for hand in record.hands)
    bid = "" if contract is None else f"{contract.bid}{contract.doubling}"
    return {
        "Event": record.event,
        "Site": record.site,
        "Date": record.date or _NO_DATE,
        "Board": record.board,
        "West": west,
        "North": north,
        "East": east,
        "South": south,
        "Dealer": "" if record.dealer is None else record.dealer.value,
        "Vulnerable": _VULNERABILITIES[record.vulnerability],
        "Deal": deal_text(record.hands, record.dealer or NORTH) if known else "",
        "Scoring": record.scoring,
        "Declarer": "" if contract is None else contract.declarer.value,
        "Contract": "Pass" if record.passed_out else bid,
        "Result": "" if record.tricks is None else str(record.tricks),
    }


def _tag(name: str, value: str) -> str:
    value = " ".join(value.splitlines()) if "\n" in value or "\r" in value else value
    if "\\" in value or '"' in value:
        value = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{value}"]'


def _braced(text: str) -> str:
    """Commentary; what has a closing brace is written to the end of the line."""
    if "}" in text and "\n" not in text:
        return f";{text}"
    text = text.replace("}", ")")
    if "\n[" in text:  # a line that is a tag would end the commentary
        lines = text.split("\n")
        lines[1:] = [f" {line}" if TAG_LINE.fullmatch(line) else line for line in lines[1:]]
        text = "\n".join(lines)
    return "{" + text + "}"


class _Notes:
    """Numbers for the texts of a section's notes."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}

    def number(self, text: str) -> int | None:
        """The number of a text; None when there are too many."""
        text = " ".join(text.splitlines())
        if text not in self.numbers and len(self.numbers) == LAST_NOTE:
            return None
        return self.numbers.setdefault(text, len(self.numbers) + 1)

    def tags(self) -> Iterator[str]:
        return (_tag("Note", f"{number}:{text}") for text, number in self.numbers.items())


def _word(word: str, remark: Remark | None, notes: _Notes) -> str:
    """A call or card with everything that was said about it."""
    if remark is None:
        return word
    parts = [_inline(text) for text in remark.before]
    if remark.flaw == "S":
        word = "^S"
    elif remark.flaw:
        parts.append(f"^{remark.flaw}")
    parts.append(word)
    parts += [glyph_word(glyph) for glyph in remark.glyphs]
    if remark.note or remark.alert:
        number = notes.number(remark.note)
        parts.append(_inline(remark.note) if number is None else f"={number}=")
    parts += [_inline(text) for text in remark.after]
    return _joined(parts)


def _inline(text: str) -> str:
    braced = _braced(text)
    return braced if braced.startswith("{") else braced + "\n"


def _joined(words: Iterable[str]) -> str:
    """The words of a line; what goes to the end of its line is followed by a new one."""
    return "".join(word if word.endswith("\n") else word + " " for word in words).rstrip(" ")


def _in_fours(words: list[str]) -> Iterator[str]:
    for i in range(0, len(words), 4):
        yield _joined(words[i : i + 4]).rstrip()


def _auction(auction: RecordedAuction) -> Iterator[str]:
    yield _tag("Auction", auction.dealer.value)
    remarks = {remark.at: remark for remark in auction.remarks}
    notes = _Notes()
    words = [
        _word("Pass" if call is PASS else call.text, remarks.pop(i, None), notes)
        for i, call in enumerate(auction.calls)
    ]
    yield from _in_fours([*words, *filter(None, (auction.unread, auction.ending))])
    yield from notes.tags()


def _play(play: RecordedPlay) -> Iterator[str]:
    yield _tag("Play", play.leader.value)
    remarks = {remark.at: remark for remark in play.remarks}
    notes = _Notes()
    for i, row in enumerate(play.rows):
        words = (
            _word("-" if card is None else card.text, remarks.pop(4 * i + j, None), notes)
            for j, card in enumerate(row)
        )
        yield _joined(words).rstrip()
    if play.unread:
        yield play.unread
    if play.ending:
        yield play.ending
    yield from notes.tags()


def _table(table: Table) -> Iterator[str]:
    header = ";".join(table.columns)
    yield f'[{table.name} "{header}"]'
    widths = [_WIDTH.search(column) for column in table.columns]
    for row in table.rows:
        yield " ".join(_cell(*pair) for pair in zip_longest(row, widths[: len(row)])).rstrip()


def _cell(text: str, width: re.Match[str] | None) -> str:
    if _TO_QUOTE.search(text):
        text = '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if width is None:
        return text
    size = int(width[1])
    return text.rjust(size) if width[2] == "R" else text.ljust(size)
