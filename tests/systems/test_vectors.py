"""Test vectors of section I of the systems' rules, column `einsteiger`; points recomputed."""

from __future__ import annotations

import pytest

from strohmann.cards import Hand, Suit
from strohmann.systems import facts
from tests.systems.table import call

OPENINGS = [
    ("AQ74.KJ83.A5.862", 14, "1S"),
    ("KQ5.AJ82.K74.962", 13, "1H"),
    ("AQJ5.KQ74.J83.92", 13, "1S"),
    ("K2.AQJ74.KQ5.T83", 15, "1NT"),
    ("A4.K85.AQ963.Q72", 15, "1NT"),
    ("Q87.KJ7.AQ943.QT", 14, "1D"),
    ("KJT954.62.Q83.74", 6, "P"),
    ("AKQ954.AK4.K5.73", 19, "1S"),
    ("AKQ4.AQ5.KQ8.A74", 24, "2C"),
    ("5.AQ764.KQ983.K4", 14, "1H"),
]


def points(hand: str) -> int:
    """High-card points counted letter by letter, as by hand."""
    return sum({"A": 4, "K": 3, "Q": 2, "J": 1}.get(letter, 0) for letter in hand)


@pytest.mark.parametrize(("hand", "stated", "opening"), OPENINGS)
def test_openings(hand: str, stated: int, opening: str) -> None:
    assert points(hand) == facts(Hand.parse(hand)).hcp == stated
    assert call(hand) == opening


def test_the_limit_raise_counts_two_doubletons() -> None:
    hand = "83.K752.A6.QJ843"
    assert points(hand) == 10
    assert facts(Hand.parse(hand)).points(Suit.HEARTS, dummy=True) == 12
    assert call(hand, "1H P") == "3H"


def test_the_weak_takeout_of_one_notrump() -> None:
    hand = "QJ854.82.K6.9743"
    assert points(hand) == 6
    assert call(hand, "1NT P") == "2S"
