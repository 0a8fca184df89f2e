"""Drawing directly: the counts are exact, and each hand is as likely as any other."""

from __future__ import annotations

from itertools import combinations
from math import comb
from random import Random

import pytest

from strohmann.cards import PACK, Card, Hand
from strohmann.hands.samplers import HandSampler, SideSampler
from strohmann.hands.shapes import Shapes
from tests.hands.chi_square import deviation

FULL = Hand(PACK)
# Nine cards in one hand, and nine to choose the other four from.
HELD = Hand.parse("AK2.5432.K2.")
LEFT = Hand.parse("Q.AK.QJ3.A52")


@pytest.mark.parametrize(
    ("shapes", "hcp", "count"),
    [
        ("any", (0, 37), comb(52, 13)),
        ("any", (37, 37), 4),  # all aces, kings and queens with one jack
        ("any", (0, 0), comb(36, 13)),
        ("4333", (0, 37), comb(13, 4) * comb(13, 3) ** 3),
        ("13 0 0 0", (10, 10), 1),
        ("13 0 0 0", (0, 9), 0),
    ],
)
def test_counts_of_the_whole_pack(shapes: str, hcp: tuple[int, int], count: int) -> None:
    assert HandSampler(FULL, Hand(), Shapes.parse(shapes), hcp).count == count


def _ways(shapes: Shapes, hcp: tuple[int, int]) -> list[int]:
    return [
        drawn.mask
        for cards in combinations(LEFT, 4)
        if (drawn := Hand(cards))
        and HELD | drawn in shapes
        and hcp[0] <= (HELD | drawn).hcp <= hcp[1]
    ]


@pytest.mark.parametrize(
    ("shapes", "hcp"),
    [
        ("any", (0, 37)),
        ("any", (13, 17)),
        ("(4 4 3 2) | 4 4 4 1", (0, 37)),
        ("x 4+ 3+ x", (12, 20)),
    ],
)
def test_each_hand_that_fits_is_as_likely_as_any_other(shapes: str, hcp: tuple[int, int]) -> None:
    wanted = Shapes.parse(shapes)
    ways = _ways(wanted, hcp)
    sampler = HandSampler(LEFT, HELD, wanted, hcp)
    assert sampler.count == len(ways) > 5
    rng = Random(11)
    sample = [sampler.draw(rng) for _ in range(200 * len(ways))]
    assert set(sample) == set(ways)
    assert deviation(sample, len(ways)) < 4


def test_the_cards_of_a_side() -> None:
    sampler = SideSampler(FULL, Hand(), 26, (40, 40))
    assert sampler.count == comb(36, 10)
    left = Hand.parse("AKQ2.32.J2.5")
    needed, hcp = 4, (6, 9)
    ways = [Hand(cards).mask for cards in combinations(left, needed) if 6 <= Hand(cards).hcp <= 9]
    small = SideSampler(left, Hand(), needed, hcp)
    assert small.count == len(ways)
    rng = Random(12)
    sample = [small.draw(rng) for _ in range(200 * len(ways))]
    assert set(sample) == set(ways)
    assert deviation(sample, len(ways)) < 4


def test_cards_held_count_for_the_side() -> None:
    held = Hand([Card.parse("SA"), Card.parse("SK")])
    assert SideSampler(FULL - held, held, 24, (7, 7)).count == comb(36, 24)
    assert SideSampler(FULL - held, held, 24, (0, 6)).count == 0


def test_the_test_itself_sees_unevenness() -> None:
    rng = Random(13)
    fair = [rng.randrange(50) for _ in range(10_000)]
    loaded = [min(rng.randrange(52), 49) for _ in range(10_000)]
    assert deviation(fair, 50) < 4 < deviation(loaded, 50)
