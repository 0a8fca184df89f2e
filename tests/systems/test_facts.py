"""Hand evaluation: EV1, EV3, EV5, EV12 of the systems' rules."""

from __future__ import annotations

import pytest

from strohmann.cards import Hand, Suit
from strohmann.systems import Shape, facts


def test_EV1_high_card_points() -> None:
    assert facts(Hand.parse("AKQJ.T98.765.432")).hcp == 10
    assert facts(Hand.parse("83.K752.A6.QJ843")).hcp == 10


def test_EV3_dummy_points_count_5_3_1_with_four_trumps() -> None:
    hearts = Suit.HEARTS
    assert facts(Hand.parse("83.K752.A6.QJ843")).points(hearts, dummy=True) == 12
    assert facts(Hand.parse("8.K752.A64.QJ843")).points(hearts, dummy=True) == 13
    assert facts(Hand.parse(".K752.A643.QJ843")).points(hearts, dummy=True) == 15


@pytest.mark.parametrize(
    ("hand", "points"),
    [("8.K75.A643.QJ843", 12), (".K75.A6432.QJ843", 13), ("83.K75.A64.QJ843", 10)],
)
def test_EV5_three_trumps_count_3_2_0(hand: str, points: int) -> None:
    assert facts(Hand.parse(hand)).points(Suit.HEARTS, dummy=True) == points
    assert facts(Hand.parse(hand)).points(Suit.HEARTS, dummy=False) == points


def test_EV5_shortness_in_trumps_counts_nothing() -> None:
    assert facts(Hand.parse("8.K752.A643.QJ84")).points(Suit.SPADES, dummy=False) == 10


@pytest.mark.parametrize(
    ("hand", "shape"),
    [
        ("AQ74.KJ8.A54.862", Shape.BALANCED),
        ("AQ74.KJ83.A5.862", Shape.BALANCED),
        ("K2.AQJ74.KQ5.T83", Shape.BALANCED),
        ("K2.AQJ74.KQ65.T8", Shape.EVEN),
        ("K2.AQJ743.KQ5.T8", Shape.ANY),
        ("K.AQJ7.KQ65.T832", Shape.ANY),
    ],
)
def test_shapes(hand: str, shape: Shape) -> None:
    assert facts(Hand.parse(hand)).shape is shape


@pytest.mark.parametrize("spades", ["A", "K2", "Q32", "J432"])
def test_stoppers_are_A_Kx_Qxx_Jxxx(spades: str) -> None:
    assert facts(Hand.parse(f"{spades}.2..")).stops(Suit.SPADES)


@pytest.mark.parametrize("spades", ["", "K", "Q2", "J32", "T9876"])
def test_less_is_no_stopper(spades: str) -> None:
    assert not facts(Hand.parse(f"{spades}.2..")).stops(Suit.SPADES)


GRADES = {
    0: "98765 QT98",
    1: "QJ765 K9765",
    2: "QJT65 KJ765 AT965 KQ765",
    3: "KQJ65 KQT95 AK65432 AKQ65",
}


@pytest.mark.parametrize(
    ("spades", "quality"), [(s, grade) for grade, suits in GRADES.items() for s in suits.split()]
)
def test_EV12_suit_quality(spades: str, quality: int) -> None:
    assert facts(Hand.parse(f"{spades}...")).quality(Suit.SPADES) == quality
