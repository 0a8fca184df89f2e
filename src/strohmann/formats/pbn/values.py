"""Tag values that have a meaning: vulnerability, contract, result, score."""

from __future__ import annotations

import re

from strohmann.bridge.board import Vulnerability
from strohmann.bridge.calls import CALLS, Bid
from strohmann.bridge.contract import Doubling
from strohmann.seats import Seat, Side

__all__ = ["UNKNOWN", "contract_bid", "declarer_tricks", "vulnerability"]

UNKNOWN = frozenset({"", "?", "-"})

_VULNERABILITIES = {
    "None": Vulnerability.NONE, "Love": Vulnerability.NONE, "-": Vulnerability.NONE,
    "NS": Vulnerability.NS, "EW": Vulnerability.EW,
    "All": Vulnerability.BOTH, "Both": Vulnerability.BOTH,
}  # fmt: skip
_ODD_VULNERABILITIES = {name.upper(): value for name, value in _VULNERABILITIES.items()} | {
    "N-S": Vulnerability.NS, "N/S": Vulnerability.NS, "E-W": Vulnerability.EW,
    "E/W": Vulnerability.EW, "NO": Vulnerability.NONE, "NONE": Vulnerability.NONE,
    "NIL": Vulnerability.NONE, "O": Vulnerability.NONE, "0": Vulnerability.NONE,
    "B": Vulnerability.BOTH, "NSEW": Vulnerability.BOTH,
}  # fmt: skip

_BIDS = {call.text: call for call in CALLS if isinstance(call, Bid)}
_BIDS |= {text.replace("NT", "N"): bid for text, bid in _BIDS.items()}
_CONTRACTS = {
    text + doubling.value: (bid, doubling) for text, bid in _BIDS.items() for doubling in Doubling
}
_ONE_NUMBER = re.compile(r"\d{1,2}")
_BY_SIDES = re.compile(r"\s*(NS|EW)\s*(\d{1,2})(?:\s+(NS|EW)\s*(\d{1,2}))?\s*")


def vulnerability(text: str) -> tuple[Vulnerability | None, bool]:
    """What a value means, and whether it is spelled as the standard has it."""
    value = _VULNERABILITIES.get(text)
    if value is not None:
        return value, True
    return _ODD_VULNERABILITIES.get(text.strip().upper()), False


def contract_bid(text: str) -> tuple[Bid, Doubling] | None:
    """The bid and doubling of ``4HX``; None for what is none."""
    return _CONTRACTS.get(text) or _CONTRACTS.get(text.replace(" ", "").upper())


def declarer_tricks(text: str, declarer: Seat | None) -> int | None:
    """Declarer's tricks of ``9``, ``^9``, ``EW 4`` or ``NS 9 EW 4``; None when unreadable."""
    text = text.strip().removeprefix("^")
    if _ONE_NUMBER.fullmatch(text):
        return int(text) if int(text) <= 13 else None
    match = _BY_SIDES.fullmatch(text)
    if match is None or declarer is None:
        return None
    found = {Side(match[1]): int(match[2])}
    if match[3]:
        found[Side(match[3])] = int(match[4])
        if sum(found.values()) != 13 or len(found) != 2:
            return None
    side = declarer.side
    tricks = found[side] if side in found else 13 - found[side.opponents]
    return tricks if 0 <= tricks <= 13 else None
