"""Deals in PBN's notation, complete or not: ``N:AKQ2.J3.T984.KQ2 - - -``."""

from __future__ import annotations

from strohmann.cards import PACK, Hand
from strohmann.formats.model import Hands
from strohmann.seats import SEATS, Seat

__all__ = ["deal_text", "read_deal"]

_RANKS = {rank: index for index, rank in enumerate("23456789TJQKA")}
_RANKS |= {rank.lower(): index for rank, index in _RANKS.items()}
_SHIFTS = (39, 26, 13, 0)


def read_deal(text: str) -> tuple[Hands, list[tuple[str, str]]]:
    """The hands, and what is wrong: code and the text that is meant.

    ``unreadable-deal`` hands are unknown; ``card-twice-in-hand`` counts once.
    """
    first, colon, rest = text.strip().partition(":")
    words = rest.split()
    if not colon or first.upper() not in {"N", "E", "S", "W"} or len(words) != 4:
        return (None, None, None, None), [("unreadable-deal", text)]
    start = "NESW".index(first.upper())
    hands: list[Hand | None] = [None] * 4
    wrong: list[tuple[str, str]] = []
    for i, word in enumerate(words):
        if word != "-":
            mask = _mask(word, wrong)
            hands[(start + i) % 4] = None if mask is None else Hand.of_mask(mask)
    return (hands[0], hands[1], hands[2], hands[3]), wrong


def _mask(text: str, wrong: list[tuple[str, str]]) -> int | None:
    holdings = text.replace("10", "T").split(".")
    if len(holdings) != 4:
        wrong.append(("unreadable-hand", text))
        return None
    mask = 0
    for holding, shift in zip(holdings, _SHIFTS, strict=True):
        for letter in holding:
            index = _RANKS.get(letter)
            if index is None:
                if letter not in "-xX":
                    wrong.append(("unreadable-hand", text))
                    return None
                if letter != "-" and ("small-cards-unknown", text) not in wrong:
                    wrong.append(("small-cards-unknown", text))
                continue
            bit = 1 << shift + index
            if mask & bit:
                wrong.append(("card-twice-in-hand", PACK[shift + index].text))
            mask |= bit
    return mask


def deal_text(hands: Hands, first: Seat) -> str:
    """The notation, beginning with a seat; a dash for each hand that is not known."""
    ordered = (hands[(first.index + i) % 4] for i in range(len(SEATS)))
    return f"{first}:" + " ".join("-" if hand is None else str(hand) for hand in ordered)
