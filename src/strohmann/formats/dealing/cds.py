"""CDS: 14 bytes for each board.

The number of the board in one byte, then 13 bytes as in RZD, where W N E S are 0 to 3.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import BinaryIO

from strohmann.formats.dealing import rzd
from strohmann.formats.dealing.form import (
    NO_HANDS,
    Form,
    blocks,
    hands_of,
    numbered,
    tell_block,
)
from strohmann.formats.dealing.plan import Kept, Numbering, Placed
from strohmann.formats.diagnostics import Diagnostic, Report, Severity
from strohmann.formats.model import BoardRecord

__all__ = ["dump", "dumps", "iterload", "load", "loads"]

_SIZE = rzd.SIZE + 1


def _read(file: BinaryIO, report: Report) -> Iterator[BoardRecord]:
    for place, (offset, block) in enumerate(blocks(file, _SIZE), 1):
        number = block[0]
        if number == 0:
            number = place
            told = (("text", "0"), ("taken", place))
            report(Diagnostic("unreadable-number", Severity.ERROR, 0, 0, "", "Board", told))
        if len(block) < _SIZE:
            tell_block(report, number, offset, block, _SIZE)
        hands = hands_of(rzd.masks_of(block[1:], 1)) if len(block) == _SIZE else NO_HANDS
        yield numbered(number, hands, report)


def _write(boards: list[Placed]) -> bytes:
    return b"".join(bytes([each.number]) + rzd.packed(each.deal.masks, 1) for each in boards)


_FORM = Form("cds", _read, _write, Numbering(Kept.RISING, 255))
load, loads, iterload, dump, dumps = (
    _FORM.load, _FORM.loads, _FORM.iterload, _FORM.dump, _FORM.dumps,
)  # fmt: skip
