"""BHG: a line of 52 letters for each board.

The first line is empty; the line after it is board one, and an empty line is no board. A to Z
and a to z are the cards from the ace of spades to the two of clubs; four times thirteen
letters are the hands, the dealer's first, then clockwise.
"""

from __future__ import annotations

from collections.abc import Iterator
from string import ascii_lowercase, ascii_uppercase
from typing import BinaryIO

from strohmann.bridge.board import dealer_of_board
from strohmann.formats.dealing.codes import card_bit, codes_of
from strohmann.formats.dealing.form import NO_HANDS, Form, hands_of, numbered, tell_line
from strohmann.formats.dealing.plan import Kept, Numbering, Placed
from strohmann.formats.diagnostics import Diagnostic, Report, Severity
from strohmann.formats.lines import pieces
from strohmann.formats.model import BoardRecord

__all__ = ["dump", "dumps", "iterload", "load", "loads"]

_LETTERS = ascii_uppercase + ascii_lowercase
_MOST = 9999


def _masks(letters: str, dealer: int) -> list[int] | None:
    codes = [_LETTERS.find(letter) for letter in letters] if len(letters) == 52 else [-1]
    if min(codes) < 0:
        return None
    masks = [0, 0, 0, 0]
    for place, code in enumerate(codes):
        masks[(dealer + place // 13) % 4] |= card_bit(code)
    return masks


def _read(file: BinaryIO, report: Report) -> Iterator[BoardRecord]:
    shift = 1  # lines before board one
    for line, column, text in pieces(file):
        letters = text.strip()
        if not letters or column > 1:
            continue
        if line == 1:
            shift = 0
            report(Diagnostic("head-missing", Severity.WARNING, 1, 1))
        number = line - shift
        masks = _masks(letters, dealer_of_board(number).index)
        if masks is None:
            tell_line(report, str(number), line, letters)
        yield numbered(number, NO_HANDS if masks is None else hands_of(masks), report, (line, 1))


def _write(boards: list[Placed]) -> bytes:
    lines = [""] * (1 + max((each.number for each in boards), default=0))
    for each in boards:
        turned = each.deal.masks[each.dealer.index :] + each.deal.masks[: each.dealer.index]
        lines[each.number] = "".join(_LETTERS[code] for mask in turned for code in codes_of(mask))
    return "".join(line + "\r\n" for line in lines).encode()


_FORM = Form("bhg", _read, _write, Numbering(Kept.RISING, _MOST))
load, loads, iterload, dump, dumps = (
    _FORM.load, _FORM.loads, _FORM.iterload, _FORM.dump, _FORM.dumps,
)  # fmt: skip
