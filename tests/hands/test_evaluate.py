"""What hands and suits are worth."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strohmann.cards import PACK, Hand, Holding, Suit
from strohmann.hands.evaluate import (
    controls,
    corrections,
    danish_opener_points,
    danish_responder_points,
    dummy_points,
    forum_fit_points,
    forum_length_points,
    length_points,
    losers,
    new_losers,
    quick_tricks,
    rule_of_15,
    rule_of_20,
)
from strohmann.hands.suits import Quality, is_half_stopper, is_stopper, quality

hands = st.permutations(PACK).map(lambda cards: Hand(cards[:13]))


def test_the_counts_of_a_hand() -> None:
    hand = Hand.parse("AKJ65.AQ843.2.K7")
    assert hand.hcp == 17
    assert length_points(hand) == 19
    assert controls(hand) == 6
    assert quick_tricks(hand) == 4.0
    assert losers(hand) == 1 + 1 + 1 + 1
    assert new_losers(hand) == 0.5 + 1.0 + 1.5 + 1.5
    assert forum_length_points(hand) == 19
    assert dummy_points(hand, Suit.SPADES) == 17 + 3 + 1
    assert forum_fit_points(hand, Suit.SPADES) == 17 + 2 + 1
    assert danish_opener_points(hand) == 17 + 2 + 1
    assert danish_responder_points(hand, Suit.HEARTS) == 21


def test_length_counts_in_the_forum_only_with_honours() -> None:
    hand = Hand.parse("J98765.AKQ2.A2.2")
    assert length_points(hand) == hand.hcp + 2
    assert forum_length_points(hand) == hand.hcp


def test_shortness_of_trumps_counts_nothing() -> None:
    hand = Hand.parse("32.AKQ2.A432.432")
    assert dummy_points(hand, Suit.SPADES) == hand.hcp
    assert danish_opener_points(hand, Suit.SPADES) == hand.hcp


@pytest.mark.parametrize(
    ("text", "change"),
    [
        ("KQJ2.KQ2.Q32.Q32", -1.0),  # no ace, no ten
        ("AQJ2.KQ2.Q32.Q32", -0.5),  # one ace
        ("AQJ2.AQ2.Q32.Q32", 0.0),
        ("AQT2.AQT.Q32.Q32", 1.0),  # four of them
        ("QT32.QT2.QT2.Q32", 1.0),  # three tens
        ("KQJ2.KQ2.Q5432.A", -1.5),  # one ace, and it stands alone
        ("AQJ2.KQ.Q5432.A2", -1.0),  # KQ alone
        ("AQJ2.K2.Q5432.A2", 0.0),  # Kx is no bare honour
        ("AQJ2.Q2.J2.A5432", -2.0),
    ],
)
def test_corrections(text: str, change: float) -> None:
    assert corrections(Hand.parse(text)) == change


def test_rules_of_opening() -> None:
    assert rule_of_20(Hand.parse("AK432.A5432.32.2"))
    assert not rule_of_20(Hand.parse("AK43.A543.32.432"))
    assert rule_of_15(Hand.parse("AK432.Q32.J2.432"))
    assert not rule_of_15(Hand.parse("A2.KQ2.J432.5432"))


@pytest.mark.parametrize(
    ("text", "step"),
    [
        ("98765", "weak"), ("J9876", "weak"), ("QJ432", "acceptable"), ("K9432", "acceptable"),
        ("KJ432", "good"), ("AT962", "good"), ("KQ432", "good"), ("QJT32", "good"),
        ("KQJ32", "very_good"), ("AQT92", "very_good"), ("AK65432", "very_good"),
        ("AKQ32", "very_good"), ("AKQ432", "nearly_solid"), ("KQJ5432", "nearly_solid"),
        ("AQJT2", "nearly_solid"), ("KQJT2", "nearly_solid"), ("AKQJ2", "solid"),
        ("AKQ5432", "solid"), ("", "weak"), ("A", "acceptable"),
    ],
)  # fmt: skip
def test_suit_quality(text: str, step: str) -> None:
    assert quality(Holding.parse(text)).value == step


def test_the_ladder_is_in_order() -> None:
    assert sorted(Quality) == list(Quality)
    assert Quality.WEAK <= Quality.WEAK < Quality.SOLID


@pytest.mark.parametrize(
    ("text", "stops", "half"),
    [
        ("A", True, True), ("K", False, True), ("K2", True, True), ("Q2", False, True),
        ("Q32", True, True), ("J32", False, True), ("J432", True, True), ("T5432", False, False),
        ("", False, False), ("Q", False, False), ("J2", False, False),
    ],
)  # fmt: skip
def test_stoppers(text: str, stops: bool, half: bool) -> None:
    assert is_stopper(Holding.parse(text)) is stops
    assert is_half_stopper(Holding.parse(text)) is half


@given(hands)
def test_counts_stay_within_their_bounds(hand: Hand) -> None:
    assert 0 <= losers(hand) <= 12
    assert 0 <= quick_tricks(hand) <= 8
    assert 0 <= controls(hand) <= 12
    assert length_points(hand) >= forum_length_points(hand) >= hand.hcp
    assert -4 <= corrections(hand) <= 1


@given(st.integers(0, 8191), st.integers(0, 12))
def test_a_card_more_never_makes_a_suit_worse_to_stop(mask: int, rank: int) -> None:
    more = Holding(mask | 1 << rank)
    assert is_stopper(more) or not is_stopper(Holding(mask))
    assert is_half_stopper(Holding(mask)) or not is_stopper(Holding(mask))
