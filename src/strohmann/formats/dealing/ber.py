"""BER: 52 digits for each board, without a break between boards.

A digit for each card, spades from the ace down, then hearts, diamonds and clubs: 1 to 4 for
N E S W. The boards count from one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import BinaryIO

from strohmann.formats.dealing.codes import card_bit, seats_of
from strohmann.formats.dealing.form import (
    NO_HANDS,
    Form,
    blocks,
    hands_of,
    numbered,
    tell_block,
)
from strohmann.formats.dealing.plan import Kept, Numbering, Placed
from strohmann.formats.diagnostics import Report
from strohmann.formats.model import BoardRecord

__all__ = ["dump", "dumps", "iterload", "load", "loads"]

_SIZE = 52
_DIGITS = b"1234"


def _masks(digits: bytes) -> list[int] | None:
    if len(digits) != _SIZE or digits.strip(_DIGITS):
        return None
    masks = [0, 0, 0, 0]
    for code, digit in enumerate(digits):
        masks[digit - _DIGITS[0]] |= card_bit(code)
    return masks


def _read(file: BinaryIO, report: Report) -> Iterator[BoardRecord]:
    for number, (offset, block) in enumerate(blocks(file, _SIZE), 1):
        masks = _masks(block)
        if masks is None:
            tell_block(report, number, offset, block, _SIZE)
        yield numbered(number, NO_HANDS if masks is None else hands_of(masks), report)


def _write(boards: list[Placed]) -> bytes:
    return b"".join(bytes(_DIGITS[seat] for seat in seats_of(each.deal.masks)) for each in boards)


_FORM = Form("ber", _read, _write, Numbering(Kept.PLACE))
load, loads, iterload, dump, dumps = (
    _FORM.load, _FORM.loads, _FORM.iterload, _FORM.dump, _FORM.dumps,
)  # fmt: skip
