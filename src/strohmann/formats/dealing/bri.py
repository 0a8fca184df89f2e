"""BRI: 128 bytes for each board, cards as numbers.

North's, East's and South's thirteen cards as two digits each, 01 for the ace of spades to
52 for the two of clubs; 32 blanks and 18 zero bytes. West has the rest; the boards count
from one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import BinaryIO

from strohmann.bridge.board import Deal
from strohmann.formats.dealing.codes import ALL_CARDS, card_bit, codes_of
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

__all__ = ["CARDS", "cards_of", "dump", "dumps", "iterload", "load", "loads", "masks_of"]

CARDS = 78
"""Bytes that the cards take."""
_SIZE = 128


def masks_of(digits: bytes) -> list[int] | None:
    """The hands of N, E, S, W; None when these are not 39 different cards."""
    if len(digits) != CARDS or not digits.replace(b" ", b"0").isdigit():
        return None
    masks = [0, 0, 0, 0]
    for i in range(39):
        code = int(digits[2 * i : 2 * i + 2].replace(b" ", b"0")) - 1
        if not 0 <= code < 52:
            return None
        masks[i // 13] |= card_bit(code)
    known = masks[0] | masks[1] | masks[2]
    if known.bit_count() == 39:
        masks[3] = ALL_CARDS & ~known
    return masks


def cards_of(deal: Deal) -> bytes:
    """The cards of North, East and South as digits."""
    three = (code + 1 for mask in deal.masks[:3] for code in codes_of(mask))
    return "".join(f"{number:02}" for number in three).encode()


def _read(file: BinaryIO, report: Report) -> Iterator[BoardRecord]:
    for number, (offset, block) in enumerate(blocks(file, _SIZE), 1):
        masks = masks_of(block[:CARDS])
        if masks is None or len(block) < _SIZE:
            tell_block(report, number, offset, block, _SIZE)
        hands = NO_HANDS if masks is None else hands_of(masks)
        yield numbered(number, hands, report)


def _write(boards: list[Placed]) -> bytes:
    return b"".join(cards_of(board.deal) + b" " * 32 + b"\0" * 18 for board in boards)


_FORM = Form("bri", _read, _write, Numbering(Kept.PLACE))
load, loads, iterload, dump, dumps = (
    _FORM.load, _FORM.loads, _FORM.iterload, _FORM.dump, _FORM.dumps,
)  # fmt: skip
