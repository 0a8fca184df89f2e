"""Deals to lay out: each a line for `Server.stack`, its dealer first."""

from __future__ import annotations

from strohmann.bridge.board import Deal
from strohmann.seats import SEATS, Seat

_STRONG = "AKQJ2.AKJ.AQJ.AK"
"""32 points, ten tricks with spades as trumps, four honours in spades."""
_WEAK = "9876.852.652.943"
_LEFT = "43.643.743.87652"
_RIGHT = "T5.QT97.KT98.QJT"

_ALL_TRICKS = "AKQJ.AKQ.AKQ.AKQ"
_NO_TRICK = ("T987.JT9.JT9.JT9", "654.8765.876.876", "32.432.5432.5432")

ONE_NOTRUMP = "AK32.KQ4.K54.Q32"


def strong(seat: str, dealer: str) -> str:
    """A hand that makes game in spades by itself, and three that have nothing to say."""
    return _around(seat, dealer, (_STRONG, _LEFT, _WEAK, _RIGHT))


def all_tricks(seat: str, dealer: str) -> str:
    """A hand that wins every trick."""
    return _around(seat, dealer, (_ALL_TRICKS, *_NO_TRICK))


def notrump(seat: str, dealer: str) -> str:
    """A hand that opens one notrump; eight points with its partner, eight with each opponent."""
    return _around(
        seat, dealer, (ONE_NOTRUMP, "QJ6.AT53.982.J98", "T984.972.QJ6.K54", "75.J86.AT73.AT76")
    )


def _around(seat: str, dealer: str, hands: tuple[str, ...]) -> str:
    """The first hand at a seat, the others clockwise from its left."""
    first = Seat.parse(seat).index
    at = {SEATS[(first + i) % 4]: hand for i, hand in enumerate(hands)}
    deal = "N:" + " ".join(at[one] for one in SEATS)
    assert str(Deal.parse(deal)) == deal
    return f"{dealer} {deal}"


def hands_of(line: str) -> dict[str, set[str]]:
    """The cards of each seat in a line."""
    deal = Deal.parse(line.split(" ", 1)[1])
    return {seat.value: {card.text for card in deal[seat]} for seat in SEATS}
