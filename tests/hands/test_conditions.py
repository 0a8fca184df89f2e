"""Conditions: what they mean, and what is no condition."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Mapping
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strohmann.bridge.board import Deal, shuffled
from strohmann.cards import Strain, Suit
from strohmann.errors import InvalidValue, NotationError
from strohmann.hands.conditions import Condition
from strohmann.hands.evaluate import controls, dummy_points, length_points, losers
from strohmann.hands.implied import implied
from strohmann.hands.shapes import Shapes
from strohmann.hands.suits import is_stopper, quality
from strohmann.hands.wanted import Wanted
from strohmann.seats import EAST, NORTH, SEATS, SOUTH, WEST, Seat, Side

C, D, H, S = Suit
deals = st.integers(0, 2**64).map(lambda seed: Deal.of_pack(shuffled(Random(seed)), NORTH))


def holds(text: str, deal: Deal, tricks: Callable[[Deal], object] | None = None) -> bool:
    north, east, south, west = deal.masks
    tests = Condition.parse(text).tests(tricks)  # type: ignore[arg-type]
    return all(test((north, east, south, west)) for test in tests)


MEANINGS: dict[str, Callable[[Deal], bool]] = {
    "15 <= north.hcp <= 17": lambda d: 15 <= d[NORTH].hcp <= 17,
    "n.hcp > e.hcp or s.hcp != 10": lambda d: d[NORTH].hcp > d[EAST].hcp or d[SOUTH].hcp != 10,
    "north.balanced and not south.balanced": lambda d: (
        d[NORTH] in Shapes.parse("balanced") and d[SOUTH] not in Shapes.parse("balanced")
    ),
    "ns.spades >= 8": lambda d: d[NORTH].length(S) + d[SOUTH].length(S) >= 8,
    "ew.hcp - ns.hcp > 2 * 3": lambda d: (
        d[EAST].hcp + d[WEST].hcp - d[NORTH].hcp - d[SOUTH].hcp > 6
    ),
    "west.losers <= 7 && west.controls > 2": lambda d: (
        losers(d[WEST]) <= 7 and controls(d[WEST]) > 2
    ),
    "south.points >= 12 || !(south.hearts < 4)": lambda d: (
        length_points(d[SOUTH]) >= 12 or d[SOUTH].length(H) >= 4
    ),
    'east.shape("5+ 4 x x | (4333)")': lambda d: d[EAST] in Shapes.parse("5+ 4 x x | (4333)"),
    "north.stops(clubs)": lambda d: is_stopper(d[NORTH].holding(C)),
    "north.quality(diamonds) >= 2": lambda d: quality(d[NORTH].holding(D)).index >= 2,
    "north.fit(hearts) > 10": lambda d: dummy_points(d[NORTH], H) > 10,
    "north.longest + north.shortest == 8": lambda d: (
        max(map(d[NORTH].length, Suit)) + min(map(d[NORTH].length, Suit)) == 8
    ),
    "ew.aces == 2 and -1 < south.tens": lambda d: (
        sum("A" in str(d[seat].holding(suit)) for seat in (EAST, WEST) for suit in Suit) == 2
    ),
    "north.has('SA SK') or south.semibalanced": lambda d: (
        d[NORTH].holding(S).mask >> 11 == 3 or d[SOUTH] in Shapes.parse("semibalanced")
    ),
}  # fmt: skip


@pytest.mark.parametrize("text", MEANINGS)
def test_what_conditions_mean(text: str) -> None:
    rng = Random(5)
    meant = MEANINGS[text]
    found = [Deal.of_pack(shuffled(rng), NORTH) for _ in range(300)]
    assert [holds(text, deal) for deal in found] == [meant(deal) for deal in found]
    assert len({meant(deal) for deal in found}) == 2


def test_and_binds_closer_than_or_and_not_closest() -> None:
    deal = Deal.of_pack(shuffled(Random(1)), NORTH)
    assert holds("1 == 1 or 1 == 1 and 1 == 2", deal)
    assert not holds("(1 == 1 or 1 == 1) and 1 == 2", deal)
    assert holds("not 1 == 2 and 1 + 2 * 3 == 7 and 2 - 1 - 1 == 0", deal)


@pytest.mark.parametrize(
    ("text", "code", "column"),
    [
        ("", "condition-ends-early", 1),
        ("north.hcp >", "condition-ends-early", 12),
        ("north.hcp", "condition-is-number", 1),
        ("1 < 2 and north.hcp", "condition-is-number", 11),
        ("not 3", "condition-is-number", 5),
        ("(1 < 2) + 1 > 0", "condition-is-truth", 1),
        ("north.balanced == 1", "condition-is-truth", 1),
        ("north.hcp >= 15 north", "condition-unexpected", 17),
        ("north.hcp >= $", "condition-unexpected", 14),
        ("north hcp", "condition-unexpected", 7),
        ("(1 < 2", "condition-ends-early", 7),
        ("nord.hcp > 1", "condition-unknown-word", 1),
        ("north.luck > 1", "condition-unknown-word", 7),
        ("ns.losers > 1", "condition-unknown-word", 4),
        ("north.stops(notrump)", "condition-unknown-word", 13),
        ("tricks(ns, spades) > 1", "condition-unknown-word", 8),
        ("north.shape(5431)", "condition-unexpected", 13),
        ("north.hcp > 99999999999", "condition-unexpected", 13),
    ],
)
def test_what_is_no_condition(text: str, code: str, column: int) -> None:
    with pytest.raises(NotationError) as raised:
        Condition.parse(text)
    assert (raised.value.code, raised.value.values["column"]) == (code, column)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("1 < 2" + " and 1 < 2" * 600, "condition-too-long"),
        ("(" * 200 + "1 < 2" + ")" * 200, "condition-too-deep"),
        ("not " * 200 + "1 < 2", "condition-too-deep"),
        ("-" * 200 + "1 < 2", "condition-too-deep"),
        ('north.shape("5")', "unreadable-shape"),
        ('north.has("S1")', "unreadable-card"),
    ],
)
def test_what_goes_too_far(text: str, code: str) -> None:
    with pytest.raises(NotationError) as raised:
        Condition.parse(text)
    assert raised.value.code == code


@given(st.text(alphabet="northsew.hcp<>=!&|()+-*\"' 0123456789andorbalancedtricks,", max_size=60))
def test_any_text_is_a_condition_or_an_error(text: str) -> None:
    try:
        condition = Condition.parse(text)
    except NotationError:
        return
    assert str(condition) == text


def test_tricks_are_asked_of_the_function_given_once_a_deal_and_last() -> None:
    asked = []

    def tricks(deal: Deal) -> Mapping[tuple[Seat, Strain], int]:
        asked.append(deal)
        return {(seat, strain): seat.index + strain.index for seat in SEATS for strain in Strain}

    text = "tricks(south, spades) == 5 and tricks(n, notrump) == 4 and north.hcp >= 0"
    assert Condition.parse(text).asks_tricks
    deal = Deal.of_pack(shuffled(Random(2)), NORTH)
    assert holds(text, deal, tricks)
    assert asked == [deal]
    assert not holds("tricks(w, clubs) == 3 and north.hcp > 37", deal, tricks)
    assert len(asked) == 1
    with pytest.raises(InvalidValue) as raised:
        Condition.parse(text).tests()
    assert raised.value.code == "condition-without-solver"


def test_what_a_condition_implies() -> None:
    found = implied(
        Condition.parse(
            "n.balanced and 15 <= n.hcp < 18 and ns.hcp >= 25 and e.spades == 6 and s.hcp != 3 "
            "and (w.hcp > 10 or w.hcp < 5) and 3 >= e.hearts"
        )
    )
    assert found.hands[NORTH] == Wanted(Shapes.parse("balanced"), (15, 17))
    assert found.hands[EAST] == Wanted(Shapes.parse("6 3- x x"))
    assert set(found.hands) == {NORTH, EAST}
    assert found.sides == {Side.NS: (25, 40)}


@given(deals, st.sampled_from(list(MEANINGS)))
def test_a_deal_that_fits_a_condition_fits_what_it_implies(deal: Deal, text: str) -> None:
    if holds(text, deal):
        found = implied(Condition.parse(text))
        assert all(deal[seat] in wanted for seat, wanted in found.hands.items())
        for side, (low, high) in found.sides.items():
            assert low <= sum(deal[seat].hcp for seat in side.seats) <= high


def test_conditions_travel_between_processes() -> None:
    condition = Condition.parse('north.shape("5431") and ns.hcp > 20')
    assert pickle.loads(pickle.dumps(condition)) == condition


def test_wanted_hands_that_exclude_each_other_leave_nothing() -> None:
    both = Wanted(hcp=(0, 5)) & Wanted(hcp=(10, 37))
    assert len(both.shapes) == 0
    with pytest.raises(InvalidValue):
        Wanted(hcp=(10, 5))
