"""LIN's notation of hands, calls, cards and results."""

from __future__ import annotations

import re

from strohmann.bridge.board import Vulnerability
from strohmann.bridge.calls import BIDS, DOUBLE, PASS, REDOUBLE, Bid, Call
from strohmann.bridge.contract import Contract, Doubling
from strohmann.cards import PACK, Card, Hand
from strohmann.formats.model import BoardRecord, Hands
from strohmann.formats.pbn.names import CARD_WORDS
from strohmann.seats import SEATS, Seat

__all__ = [
    "FULL_PACK",
    "LIN_SEATS",
    "VULNERABILITIES",
    "call_word",
    "read_calls",
    "read_cards",
    "read_deal",
    "read_result",
    "result_word",
    "write_deal",
]

LIN_SEATS = (SEATS[2], SEATS[3], SEATS[0], SEATS[1])
"""South first, then clockwise: the order of players and hands, and 1 to 4 for the dealer."""
VULNERABILITIES = {
    "o": Vulnerability.NONE, "0": Vulnerability.NONE, "-": Vulnerability.NONE,
    "n": Vulnerability.NS, "e": Vulnerability.EW, "b": Vulnerability.BOTH,
}  # fmt: skip
FULL_PACK = (1 << len(PACK)) - 1

_CALLS: dict[str, Call] = {"p": PASS, "-": PASS, "d": DOUBLE, "x": DOUBLE, "r": REDOUBLE}
_CALLS |= {"xx": REDOUBLE, "pass": PASS, "dbl": DOUBLE, "rdbl": REDOUBLE}
_CALLS |= {bid.text.lower(): bid for bid in BIDS}
_CALLS |= {bid.text.lower().replace("nt", "n"): bid for bid in BIDS}
_ONE_CALL = re.compile(r"(pass|p|dbl|d|xx|x|rdbl|r|[1-7](?:nt|[cdhsn]))(!*)", re.IGNORECASE)
_ONE_CARD = re.compile(r"[cdhs](?:10|[2-9tjqka])", re.IGNORECASE)
_HAND_CHARACTER = re.compile(r"10|.", re.DOTALL)
_SUITS = {"S": 39, "H": 26, "D": 13, "C": 0}
_RANKS = {rank: index for index, rank in enumerate("23456789TJQKA")} | {"10": 8, "1": 8}
_RESULT = re.compile(r"([1-7])(NT?|[CDHS])([NESW])(X{0,2})(=|[+-]\d{1,2})", re.IGNORECASE)


def read_calls(text: str) -> list[tuple[Call, bool]] | None:
    """The calls of a value, each with whether it was alerted; None when it is none."""
    word = text.strip().lower()
    call = _CALLS.get(word.rstrip("!"))
    if call is not None:
        return [(call, word.endswith("!"))]
    found: list[tuple[Call, bool]] = []
    position = 0
    while position < len(word):
        match = _ONE_CALL.match(word, position)
        if match is None:
            return None
        found.append((_CALLS[match[1]], bool(match[2])))
        position = match.end()
    return found or None


def read_cards(text: str) -> list[Card] | None:
    """The cards of a value, usually one; None when it is none."""
    word = text.strip()
    card = CARD_WORDS.get(word)
    if card is not None:
        return [card]
    found = _ONE_CARD.findall(word)
    if not found or "".join(found) != word:
        return None
    return [Card.parse(each) for each in found]


def read_deal(text: str) -> tuple[Seat | None, Hands, list[tuple[str, str]]]:
    """Dealer, hands, and what is wrong: code and text. A fourth hand is worked out."""
    wrong: list[tuple[str, str]] = []
    text = text.strip()
    dealer = None
    if text[:1] in {"1", "2", "3", "4"}:
        dealer = LIN_SEATS[int(text[0]) - 1]
    if text[:1].isdigit():
        text = text[1:]
    hands: list[Hand | None] = [None] * 4
    parts = text.split(",")
    if len(parts) > 4:
        wrong.append(("unreadable-deal", text))
    for seat, part in zip(LIN_SEATS, parts, strict=False):
        if part.strip():
            mask = _mask(part.strip(), wrong)
            hands[seat.index] = Hand.of_mask(mask) if mask else None
    _work_out(hands)
    return dealer, (hands[0], hands[1], hands[2], hands[3]), wrong


def _work_out(hands: list[Hand | None]) -> None:
    known = [hand.mask for hand in hands if hand is not None]
    if len(known) == 3 and all(mask.bit_count() == 13 for mask in known):
        rest = FULL_PACK & ~(known[0] | known[1] | known[2])
        if rest.bit_count() == 13:
            hands[hands.index(None)] = Hand.of_mask(rest)


def _mask(text: str, wrong: list[tuple[str, str]]) -> int | None:
    mask, shift = 0, -1
    for letter in _HAND_CHARACTER.findall(text.upper()):
        if letter in _SUITS:
            shift = _SUITS[letter]
            continue
        index = _RANKS.get(letter)
        if index is None or shift < 0:
            if letter.isspace() or letter == "-":
                continue
            wrong.append(("unreadable-hand", text))
            return None
        bit = 1 << shift + index
        if mask & bit:
            wrong.append(("card-twice-in-hand", PACK[shift + index].text))
        mask |= bit
    return mask


def write_deal(record: BoardRecord) -> str:
    """Dealer and hands for ``md``."""
    digit = "0" if record.dealer is None else str(LIN_SEATS.index(record.dealer) + 1)
    return digit + ",".join(_hand(record.hands[seat.index]) for seat in LIN_SEATS)


def _hand(hand: Hand | None) -> str:
    if hand is None:
        return ""
    holdings = str(hand).split(".")
    return "".join(suit + holding for suit, holding in zip("SHDC", holdings, strict=True))


def call_word(call: Call) -> str:
    """``p``, ``d``, ``r``, ``1N``."""
    if isinstance(call, Bid):
        return call.text.replace("NT", "N")
    return {PASS: "p", DOUBLE: "d", REDOUBLE: "r"}[call]


def read_result(text: str) -> tuple[Contract | None, int | None] | None:
    """Contract and tricks of ``4SWx-4``; both None for ``PASS``; None when unreadable."""
    word = text.strip()
    if word.upper() in {"PASS", "P", "AP"}:
        return None, None
    match = _RESULT.fullmatch(word)
    if match is None:
        return None
    level, strain, seat, doubling, more = match.groups()
    bid = Bid.of(level + strain[0].upper())
    tricks = bid.tricks + (0 if more == "=" else int(more))
    if not 0 <= tricks <= 13:
        return None
    return Contract(bid, Doubling(doubling.upper()), Seat.parse(seat)), tricks


def result_word(record: BoardRecord) -> str:
    """The entry of a record in the list of results."""
    if record.passed_out:
        return "PASS"
    contract, tricks = record.contract, record.tricks
    if contract is None or tricks is None:
        return ""
    over = tricks - contract.tricks
    bid = contract.bid.text.replace("NT", "N")
    doubling = contract.doubling.value.lower()
    return f"{bid}{contract.declarer}{doubling}" + ("=" if over == 0 else f"{over:+d}")
