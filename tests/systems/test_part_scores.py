"""Bids to the score: what is below the line lowers the level that game needs (C-30, C-31)."""

from __future__ import annotations

import pytest

from strohmann.bridge.calls import Bid
from strohmann.cards import Strain
from strohmann.seats import Side
from strohmann.systems import Forcing
from tests.systems.table import call, context, meaning


@pytest.mark.parametrize(
    ("below", "levels"),
    [  # clubs, diamonds, hearts, spades, notrump
        (0, (5, 5, 4, 4, 3)),
        (20, (4, 4, 3, 3, 3)),
        (30, (4, 4, 3, 3, 2)),
        (40, (3, 3, 2, 2, 2)),
        (60, (2, 2, 2, 2, 1)),
        (70, (2, 2, 1, 1, 1)),
        (90, (1, 1, 1, 1, 1)),
    ],
)
def test_C_31_the_level_of_game(below: int, levels: tuple[int, ...]) -> None:
    where = context(ns=below)
    assert tuple(where.game_level(strain, Side.NS) for strain in Strain) == levels
    assert where.game_level(Strain.CLUBS, Side.EW) == 5


@pytest.mark.parametrize(
    ("hand", "auction", "below", "made"),
    [
        # a raise that completes game is enough, whatever the hand has short of slam
        ("8.K752.AQ62.K843", "1H P", 0, "4H"),
        ("8.K752.AQ62.K843", "1H P", 40, "2H"),
        ("8.K752.AQ62.K843", "1H P", 20, "3H"),
        ("KJ5.A7.KJ62.9843", "1H P", 0, "2NT"),
        ("KJ5.A7.KJ62.9843", "1H P", 60, "1NT"),
        ("K864.A72.J62.Q84", "1NT P", 0, "3NT"),
        ("K864.A72.J62.Q84", "1NT P", 40, "2NT"),
        ("K864.A72.J62.Q84", "1NT P", 60, "P"),
        ("QJ854.82.K6.9743", "1NT P", 60, "P"),
        # opener passes the completed game
        ("KQ4.AQ854.AQ6.K2", "1H P 2H P", 0, "4H"),
        ("KQ4.AQ854.AQ6.K2", "1H P 2H P", 40, "P"),
        ("KQ4.AQ854.AQ6.K2", "1H P 2H P", 20, "3H"),
        ("A4.AQ854.KQ6.Q82", "1H P 2H P", 20, "3H"),
        ("A4.AQ8542.Q6.J82", "1H P 2H P", 20, "P"),
    ],
)
def test_C_31_a_part_score_lowers_the_game(hand: str, auction: str, below: int, made: str) -> None:
    assert call(hand, auction, ns=below) == made


def test_C_31_two_clubs_is_game_with_sixty_below() -> None:
    assert context(ns=60).completes_game(Bid.of("2C"), Side.NS)
    assert not context(ns=50).completes_game(Bid.of("2C"), Side.NS)
    assert not context(ew=60).completes_game(Bid.of("2C"), Side.NS)


def test_a_natural_bid_that_completes_game_forces_nobody() -> None:
    assert meaning("1H P", "1S").forcing is Forcing.ROUND
    assert meaning("1H P", "1S", ns=70).forcing is Forcing.NO
    assert meaning("", "2C", ns=60).forcing is Forcing.ROUND  # artificial


def test_slam_is_still_worth_a_bid() -> None:
    assert call("KQ73.AKJ4.AQ3.K8", "1S P", ns=80) == "4NT"


def test_the_meaning_follows_the_score() -> None:
    assert meaning("1H P", "2H").strength == (6, 9)
    low, high = meaning("1H P", "2H", ns=40).strength
    assert low <= 6
    assert high >= 15


def test_against_their_part_score_nothing_changes() -> None:
    hand = "K864.A72.J62.Q84"
    assert call(hand, "1NT P", ew=60) == "3NT"
