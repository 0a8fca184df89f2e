"""What the formats of deals have in common: reading, writing, records by their number."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from strohmann.bridge.board import Vulnerability, dealer_of_board
from strohmann.cards import Hand
from strohmann.formats.checks import check
from strohmann.formats.dealing.plan import Numbering, Placed, placed
from strohmann.formats.diagnostics import Diagnostic, Report, Severity, strictly
from strohmann.formats.lines import Source, opened
from strohmann.formats.model import BoardRecord, Document, Hands
from strohmann.formats.teller import Teller

__all__ = [
    "NO_HANDS",
    "Form",
    "blocks",
    "hands_of",
    "numbered",
    "tell_block",
    "tell_count",
    "tell_line",
]

NO_HANDS: Hands = (None, None, None, None)
_BLANK = b" \0\t\r\n\x1a"
_SHOWN = 40


@dataclass(frozen=True, slots=True)
class Form:
    """A format of deals: how its records are found in a file, and how they are written."""

    name: str
    read: Callable[[BinaryIO, Report], Iterator[BoardRecord]]
    write: Callable[[list[Placed]], bytes]
    numbering: Numbering

    def iterload(self, source: Source, report: Report) -> Iterator[BoardRecord]:
        """The records one by one; findings go to ``report``.

        ``source`` is bytes, text, a path or an open binary file. Raises nothing because of
        the content; `OSError` from the file.
        """
        file = opened(source)
        with file if isinstance(source, Path) else nullcontext():
            yield from self.read(file, report)

    def load(self, source: Source, *, strict: bool = False) -> Document:
        """A whole file. ``strict`` raises `FormatError` at the first error or warning."""
        found: list[Diagnostic] = []
        records = tuple(self.iterload(source, strictly if strict else found.append))
        return Document(self.name, records, tuple(found))

    def loads(self, content: bytes | str, *, strict: bool = False) -> Document:
        """A whole file given as bytes (or text, if it is one). Raises `FormatError`."""
        return self.load(content, strict=strict)

    def dumps(
        self, document: Document | Iterable[BoardRecord], report: Report | None = None
    ) -> bytes:
        """The whole file. ``report`` is told what the format has no place for."""
        records = document.records if isinstance(document, Document) else document
        return self.write(placed(records, self.numbering, report or _ignore))

    def dump(self, document: Document | Iterable[BoardRecord], file: BinaryIO | Path,
             report: Report | None = None) -> None:  # fmt: skip
        """Write to a file. Raises `OSError` of the file."""
        data = self.dumps(document, report)
        if isinstance(file, Path):
            file.write_bytes(data)
        else:
            file.write(data)


def _ignore(diagnostic: Diagnostic) -> None:
    del diagnostic


def blocks(file: BinaryIO, size: int) -> Iterator[tuple[int, bytes]]:
    """Blocks of a fixed size and their offsets; only the last may be shorter.

    What follows the last block and is blank (DOS's ctrl-Z) is left out.
    """
    offset = 0
    while block := _filled(file, size):
        if len(block) == size or block.strip(_BLANK):
            yield offset, block
        offset += len(block)


def _filled(file: BinaryIO, size: int) -> bytes:
    """So many bytes, fewer only at the end, though a pipe may give them bit by bit."""
    block = file.read(size)
    while block and len(block) < size and (more := file.read(size - len(block))):
        block += more
    return block


def hands_of(masks: Iterable[int]) -> Hands:
    """Hands of N, E, S, W from their masks; a hand without cards is not known."""
    north, east, south, west = (Hand.of_mask(mask) if mask else None for mask in masks)
    return north, east, south, west


def numbered(number: int, hands: Hands, report: Report, place: tuple[int, int] = (0, 0)
             ) -> BoardRecord:  # fmt: skip
    """The record of a board; dealer and vulnerability follow from its number (W-02)."""
    record = BoardRecord(
        str(number), dealer_of_board(number), Vulnerability.of_board(number), hands
    )
    check(record, Teller(report, record.board), lambda _: place)
    return record


def tell_block(report: Report, number: int, offset: int, block: bytes, wanted: int) -> None:
    """A block that is no deal: cut off, or of something else. Bytes count from 0."""
    shown = block[:_SHOWN].decode("latin-1")
    if len(block) < wanted:
        code = "deal-cut-off"
        values = (("offset", offset), ("found", len(block)), ("wanted", wanted))
        report(Diagnostic(code, Severity.ERROR, 0, 0, str(number), "Deal", values))
    else:
        told = (("offset", offset), ("text", shown))
        report(Diagnostic("unreadable-block", Severity.ERROR, 0, 0, str(number), "Deal", told))


def tell_count(report: Report, said: int, found: int, place: tuple[int, int] = (0, 0)) -> None:
    """The head of a file says how many boards there are; is it so?"""
    if said != found:
        values = (("said", said), ("found", found))
        report(Diagnostic("board-count-differs", Severity.WARNING, *place, "", "", values))


def tell_line(report: Report, board: str, line: int, text: str) -> None:
    """A line that is no deal."""
    told = (("text", text[:_SHOWN]),)
    report(Diagnostic("unreadable-line", Severity.ERROR, line, 1, board, "Deal", told))
