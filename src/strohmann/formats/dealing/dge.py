"""DGE: 128 bytes for each board, cards as letters.

The hands of North, East, South and West; each suit begins with a byte of its own (spades 6,
hearts 3, diamonds 4, clubs 5: the suit signs of the old PC) and has its ranks as letters.
Zero bytes fill up; the boards count from one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import BinaryIO

from strohmann.bridge.board import Deal
from strohmann.formats.dealing.codes import rank_mask
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
from strohmann.seats import SEATS

__all__ = ["CARDS", "cards_of", "dump", "dumps", "iterload", "load", "loads", "masks_of"]

CARDS = 68
"""Bytes that the cards of a full deal take."""
_SIZE = 128
_SIGNS = b"\x06\x03\x04\x05"
_SUIT = re.compile(rb"([\x03-\x06])([^\x03-\x06\0]*)")


def masks_of(block: bytes) -> list[int] | None:
    """The hands of N, E, S, W; None when these are not sixteen suits."""
    filled = block.partition(b"\0")[0].rstrip()
    suits = _SUIT.findall(filled)
    if len(suits) != 16 or filled[:1] not in _SIGNS:
        return None
    masks = [0, 0, 0, 0]
    for i, (sign, ranks) in enumerate(suits):
        mask = rank_mask(ranks.decode("latin-1"), _SIGNS.index(sign))
        if mask is None:
            return None
        masks[i // 4] |= mask
    return masks


def cards_of(deal: Deal) -> bytes:
    """The four hands."""
    return b"".join(
        _SIGNS[suit : suit + 1] + holding.encode()
        for seat in SEATS
        for suit, holding in enumerate(str(deal[seat]).split("."))
    )


def _read(file: BinaryIO, report: Report) -> Iterator[BoardRecord]:
    for number, (offset, block) in enumerate(blocks(file, _SIZE), 1):
        masks = masks_of(block)
        if masks is None or len(block) < _SIZE:
            tell_block(report, number, offset, block, _SIZE)
        hands = NO_HANDS if masks is None else hands_of(masks)
        yield numbered(number, hands, report)


def _write(boards: list[Placed]) -> bytes:
    return b"".join(cards_of(board.deal).ljust(_SIZE, b"\0") for board in boards)


_FORM = Form("dge", _read, _write, Numbering(Kept.PLACE))
load, loads, iterload, dump, dumps = (
    _FORM.load, _FORM.loads, _FORM.iterload, _FORM.dump, _FORM.dumps,
)  # fmt: skip
