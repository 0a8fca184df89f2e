"""DUP: 156 bytes for each board, the cards twice.

78 bytes as in BRI, 68 as in DGE, and ten more: for the first board ``YN``, the number of the
first board, `` 0 ``, how many boards there are, a blank; zero bytes for the others.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import BinaryIO

from strohmann.formats.dealing import bri, dge
from strohmann.formats.dealing.form import (
    NO_HANDS,
    Form,
    blocks,
    hands_of,
    numbered,
    tell_block,
    tell_count,
)
from strohmann.formats.dealing.plan import Kept, Numbering, Placed
from strohmann.formats.diagnostics import Diagnostic, Report, Severity
from strohmann.formats.model import BoardRecord

__all__ = ["dump", "dumps", "iterload", "load", "loads"]

_SIZE = 156
_END = bri.CARDS + dge.CARDS
_HEAD = re.compile(rb"[A-Za-z]([A-Za-z])([ 0-9]{2})...([ 0-9]{2}).", re.DOTALL)


def _read(file: BinaryIO, report: Report) -> Iterator[BoardRecord]:
    first, said, count = 1, -1, 0
    for count, (offset, block) in enumerate(blocks(file, _SIZE), 1):
        if count == 1:
            first, said = _head(block[_END:], report)
        number = first + count - 1
        yield numbered(number, hands_of(_masks(block, offset, number, report)), report)
    if said >= 0:
        tell_count(report, said, count)


def _head(text: bytes, report: Report) -> tuple[int, int]:
    """The number of the first board and how many there are; 1 and -1 when not told."""
    match = _HEAD.fullmatch(text)
    first = match[2].strip() if match else b""
    count = match[3].strip() if match else b""
    if match is None or not first.isdigit() or not count.isdigit() or int(first) < 1:
        report(Diagnostic("head-missing", Severity.WARNING))
        return 1, -1
    if match[1].upper() != b"N":
        told = (("text", match[1].decode()),)
        report(Diagnostic("unknown-flag", Severity.NOTE, 0, 0, "", "", told))
    return int(first), int(count)


def _masks(block: bytes, offset: int, number: int, report: Report) -> list[int]:
    """The hands; the numbers count where both are readable and differ."""
    as_numbers, as_letters = bri.masks_of(block[: bri.CARDS]), dge.masks_of(block[bri.CARDS : _END])
    masks = as_letters if as_numbers is None else as_numbers
    if masks is None or as_numbers is None or as_letters is None or len(block) < _SIZE:
        tell_block(report, number, offset, block, _SIZE)
    elif as_numbers != as_letters:
        values = (("offset", offset),)
        report(Diagnostic("copies-differ", Severity.ERROR, 0, 0, str(number), "Deal", values))
    return [0 for _ in NO_HANDS] if masks is None else masks


def _write(boards: list[Placed]) -> bytes:
    parts = []
    for place, board in enumerate(boards):
        head = f"YN{board.number:<2} 0 {len(boards):02} ".encode() if place == 0 else b"\0" * 10
        parts += [bri.cards_of(board.deal), dge.cards_of(board.deal), head]
    return b"".join(parts)


_FORM = Form("dup", _read, _write, Numbering(Kept.FIRST, 99))
load, loads, iterload, dump, dumps = (
    _FORM.load, _FORM.loads, _FORM.iterload, _FORM.dump, _FORM.dumps,
)  # fmt: skip
