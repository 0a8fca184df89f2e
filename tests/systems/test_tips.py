"""The beginner's tips C-42 to C-44 and which points are shown (X-16)."""

from __future__ import annotations

import pytest

from strohmann.cards import PACK, Hand, Rank
from tests.systems.table import call


def test_C_42_ace_four_king_three_queen_two_jack_one() -> None:
    assert {rank.value: rank.hcp for rank in Rank if rank.hcp} == {"A": 4, "K": 3, "Q": 2, "J": 1}
    assert Hand(PACK).hcp == 40


@pytest.mark.parametrize(
    ("hand", "opening"),
    [
        ("A874.KJ83.A5.862", "1S"),  # 12 points, of two equal suits the higher
        ("A874.KJ83.Q5.862", "P"),  # 10 points
        ("K5.A83.KQ9842.62", "1D"),  # the longest suit
        ("KQ5.AJ8.KQ74.962", "1NT"),  # 15 and no short suit
        ("KQJ54.AK83.Q4.62", "1NT"),  # 15 to 17 with five spades and two doubletons
        ("KQJ54.AQ83.K942.", "1S"),  # 15, but a void
    ],
)
def test_C_43_when_and_what_to_open(hand: str, opening: str) -> None:
    assert call(hand) == opening


@pytest.mark.parametrize(
    ("hand", "answer"),
    [
        ("Q874.52.K83.9862", "P"),  # 5 points
        ("KQ74.52.J83.9862", "1S"),  # 6 and a new suit
        ("K7.Q852.J83.9862", "2H"),  # 6 and four of partner's suit
        ("K72.52.QJ83.9862", "1NT"),  # 6 and neither
    ],
)
def test_C_44_answers_from_six_points(hand: str, answer: str) -> None:
    assert call(hand, "1H P") == answer


def test_X_16_points_shown_are_high_cards_alone() -> None:
    assert Hand.parse("KQJ9542.A4.J5.73").hcp == 11
