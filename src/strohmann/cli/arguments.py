"""Reading the words of a command in the reader's language; ASCII notation always fits."""

from __future__ import annotations

import re

from strohmann.bridge.board import Vulnerability
from strohmann.bridge.contract import Contract
from strohmann.cli.errors import WrongUsage
from strohmann.scoring.honours import Honours
from strohmann.scoring.padwords import PadWords, folded
from strohmann.scoring.result import PASSED_OUT, DealResult
from strohmann.seats import Seat, Side

__all__ = ["read_carried", "read_number", "read_result", "read_seat", "read_vulnerability"]

_MOST_DIGITS = 18
_SIDES = {"ns": Side.NS, "n/s": Side.NS, "ew": Side.EW, "ow": Side.EW, "øv": Side.EW,
          "ø/v": Side.EW}  # fmt: skip


def read_result(
    contract: str, by: str | None, tricks: str | None, honours: list[str], words: PadWords
) -> DealResult:
    """What a deal came to. Raises `WrongUsage`, `InvalidValue`."""
    if folded(contract.strip()) in words.passes:
        if by is not None or tricks is not None or honours:
            raise WrongUsage("passed-out-with-result", where="CONTRACT")
        return PASSED_OUT
    read = words.bid(contract.strip())
    if read is None:
        known = words.contracts
        raise WrongUsage("sheet-unreadable-contract", where="CONTRACT", text=contract, known=known)
    if by is None:
        raise WrongUsage("missing-option", where="--by", option="--by")
    if tricks is None:
        raise WrongUsage("missing-option", where="--tricks", option="--tricks")
    held = tuple(_honours(text, words) for text in honours)
    played = Contract(*read, read_seat(by, "--by", words))
    return DealResult(played, read_number(tricks, "--tricks"), held)


def read_seat(text: str, where: str, words: PadWords) -> Seat:
    """A seat. Raises `WrongUsage`."""
    seat = words.seat(text.strip())
    if seat is None:
        raise WrongUsage("unreadable-seat", where=where, text=text)
    return seat


def read_number(text: str, where: str) -> int:
    """A whole number of any size that can mean something. Raises `WrongUsage`."""
    if not re.fullmatch(r"[+-]?[0-9]+", text.strip()):
        raise WrongUsage("not-a-number", where=where, text=text)
    if len(text.strip()) > _MOST_DIGITS:
        raise WrongUsage("number-too-large", where=where, text=text, most="9" * _MOST_DIGITS)
    return int(text)


def read_vulnerability(text: str, words: PadWords) -> Vulnerability:
    """A vulnerability. Raises `WrongUsage`."""
    name = words.vulnerabilities.get(folded(text.strip()))
    if name is None:
        raise WrongUsage("unreadable-vulnerability", where="--vul", text=text)
    return Vulnerability(name)


def read_carried(texts: list[str]) -> dict[Side, int] | None:
    """Points below the line such as ``NS:40``. Raises `WrongUsage`."""
    carried: dict[Side, int] = {}
    for text in texts:
        name, colon, points = text.partition(":")
        side = _SIDES.get(folded(name.strip()))
        if side is None or not colon or side in carried:
            raise WrongUsage("unreadable-carried", where="--carried", text=text)
        carried[side] = read_number(points, "--carried")
    return carried or None


def _honours(text: str, words: PadWords) -> Honours:
    name, colon, points = text.partition(":")
    if not colon:
        example = f"{words.seat_letters[0]}:100"
        raise WrongUsage("sheet-unreadable-honours", where="--honours", text=text, known=example)
    return Honours(read_seat(name, "--honours", words), read_number(points, "--honours"))
