"""RZD: two bits for each card.

A head of 13 bytes: how many boards there are (two bytes, the lower first) and 11 blanks.
Then 13 bytes for each board, one for each rank from the ace down; in it two bits for each
suit, spades highest, tell the seat: N E S W are 0 to 3. The boards count from one.
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
    tell_count,
)
from strohmann.formats.dealing.plan import Kept, Numbering, Placed
from strohmann.formats.diagnostics import Diagnostic, Report, Severity
from strohmann.formats.model import BoardRecord

__all__ = ["SIZE", "dump", "dumps", "iterload", "load", "loads", "masks_of", "packed"]

SIZE = 13
"""Bytes of a board."""


def masks_of(block: bytes, shift: int = 0) -> list[int]:
    """The hands of N, E, S, W, where the seats begin with ``shift``."""
    masks = [0, 0, 0, 0]
    for rank, byte in enumerate(block):
        for suit in range(4):
            seat = (byte >> 6 - 2 * suit) - shift
            masks[seat & 3] |= card_bit(13 * suit + rank)
    return masks


def packed(masks: tuple[int, ...], shift: int = 0) -> bytes:
    """The 13 bytes of a deal."""
    seats = [(seat + shift) & 3 for seat in seats_of(masks)]
    return bytes(
        seats[rank] << 6 | seats[13 + rank] << 4 | seats[26 + rank] << 2 | seats[39 + rank]
        for rank in range(13)
    )


def _read(file: BinaryIO, report: Report) -> Iterator[BoardRecord]:
    said, count = -1, 0
    for place, (offset, block) in enumerate(blocks(file, SIZE)):
        if place == 0:
            said = block[0] + 256 * block[1] if block[2:].isspace() else -1
            if said < 0:
                report(Diagnostic("head-missing", Severity.WARNING))
            continue
        count = place
        if len(block) < SIZE:
            tell_block(report, count, offset, block, SIZE)
        hands = hands_of(masks_of(block)) if len(block) == SIZE else NO_HANDS
        yield numbered(count, hands, report)
    if said >= 0:
        tell_count(report, said, count)


def _write(boards: list[Placed]) -> bytes:
    head = len(boards).to_bytes(2, "little").ljust(SIZE, b" ")
    return head + b"".join(packed(board.deal.masks) for board in boards)


_FORM = Form("rzd", _read, _write, Numbering(Kept.PLACE, 0xFFFF))
load, loads, iterload, dump, dumps = (
    _FORM.load, _FORM.loads, _FORM.iterload, _FORM.dump, _FORM.dumps,
)  # fmt: skip
