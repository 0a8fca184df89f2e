"""Contracts, targets, points and the sheet of Bismarck (B-11 to B-14, V-20, V-21, V-80)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strohmann.bismarck.contracts import Contract, ContractName
from strohmann.bismarck.rules import THREE, ClassicOrder, Rules, Variant
from strohmann.cards import Suit
from strohmann.errors import IllegalAction, InvalidValue, UnknownName
from strohmann.scoring.bismarck import BismarckResult, BismarckSheet
from strohmann.seats import EAST, NORTH, SOUTH, WEST, Seat

SPADER, VALFRI, TRUMF, SANG, PASS = ContractName
TRUMPS: Mapping[ContractName, Suit | None] = {
    SPADER: Suit.SPADES,
    VALFRI: Suit.HEARTS,
    TRUMF: Suit.CLUBS,
    SANG: None,
    PASS: None,
}


def contract(name: ContractName) -> Contract:
    return Contract(name, TRUMPS[name])


def result(name: ContractName, *tricks: int) -> BismarckResult:
    return BismarckResult(contract(name), tricks)


def sheet(variant: Variant = Variant.FREE, first: Seat = EAST) -> BismarckSheet:
    return BismarckSheet(rules=Rules(variant=variant), first_dealer=first)


def filled(empty: BismarckSheet, *tricks: int) -> BismarckSheet:
    """The sheet to its end, always the first contract that is open."""
    while not empty.is_over:
        empty = empty.add(result(empty.next_contracts[0], *(tricks or (8, 4, 4))))
    return empty


@pytest.mark.parametrize("name", ContractName)
def test_L_8_targets(name: ContractName) -> None:
    expected = (4, 6) if name is PASS else (8, 4)
    made = contract(name)
    assert (made.target(forehand=True), made.target(forehand=False)) == expected
    assert made.target(forehand=True) + 2 * made.target(forehand=False) == 16


def test_B_08_contracts_and_their_trumps() -> None:
    assert Contract(SPADER, Suit.SPADES).trump is Suit.SPADES
    assert [str(Contract(VALFRI, suit)) for suit in Suit] == [f"valfri {suit}" for suit in Suit]
    assert ContractName.parse(" Pass ") is PASS
    for name, trump in (
        (SPADER, Suit.HEARTS),
        (SANG, Suit.CLUBS),
        (VALFRI, None),
        (PASS, Suit.CLUBS),
    ):
        with pytest.raises(InvalidValue, match="wrong-trumps"):
            Contract(name, trump)
    with pytest.raises(UnknownName, match="unknown-contract-name"):
        ContractName.parse("skat")


@pytest.mark.parametrize(
    ("name", "tricks", "points"),
    [
        (PASS, (0, 8, 8), (4, -2, -2)),
        (SANG, (16, 0, 0), (8, -4, -4)),
        (VALFRI, (8, 4, 4), (0, 0, 0)),
    ],
)
def test_V_80_points(name: ContractName, tricks: tuple[int, ...], points: tuple[int, ...]) -> None:
    """B-11: tricks beyond the target; in Pass those short of it."""
    played = sheet(first=WEST).add(result(name, *tricks))  # West deals, East is forehand
    assert played.rows[0].forehand is EAST
    assert tuple(played.rows[0].points.values()) == points


def test_V_20_first_example() -> None:
    """Carla, Anna, Ben clockwise as E, S, W: Carla deals, Anna plays Sang."""
    played = sheet().add(result(SANG, 4, 6, 6))
    assert played.rows[0].points == {EAST: 0, SOUTH: -2, WEST: 2}


def test_V_21_second_example() -> None:
    """Then Ben is forehand and plays Pass: Anna -5, Ben +4, Carla +1."""
    played = sheet().add(result(SANG, 4, 6, 6)).add(result(PASS, 5, 9, 2))
    row = played.rows[1]
    assert (row.dealer, row.forehand) == (SOUTH, WEST)
    assert row.points == {EAST: 1, SOUTH: -3, WEST: 2}
    assert played.totals == {EAST: 1, SOUTH: -5, WEST: 4}
    assert played.running == ({EAST: 0, SOUTH: -2, WEST: 2}, {EAST: 1, SOUTH: -5, WEST: 4})


def test_B_02_the_deal_goes_round_and_forehand_sits_left_of_the_dealer() -> None:
    rows = filled(sheet(first=SOUTH)).rows
    assert [row.dealer for row in rows] == [SOUTH, WEST, EAST] * 4
    assert [row.forehand for row in rows] == [WEST, EAST, SOUTH] * 4


def test_B_03_twelve_deals_each_contract_once() -> None:
    full = filled(sheet())
    assert (len(full.rows), full.is_over, full.next_contracts) == (12, True, ())
    for seat in THREE:
        assert full.chosen[seat] == (SPADER, VALFRI, SANG, PASS)
    with pytest.raises(IllegalAction, match="match-over"):
        full.add(result(SANG, 8, 4, 4))


def test_B_03_in_the_last_round_one_contract_is_left() -> None:
    played = sheet()
    for _ in range(9):
        played = played.add(result(played.next_contracts[-1], 6, 5, 5))
    assert played.next_contracts == (SPADER,)


def test_B_13_a_second_choice_is_illegal_and_named() -> None:
    played = sheet()
    for name in (SANG, SANG, SANG):
        played = played.add(result(name, 8, 4, 4))
    with pytest.raises(IllegalAction, match="contract-played-before") as caught:
        played.add(result(SANG, 8, 4, 4))
    assert caught.value.rule == "B-13"
    assert caught.value.where == "S"
    assert caught.value.values["known"] == "spader valfri pass"
    assert played.columns == (SPADER, VALFRI, SANG, PASS)
    assert played.chosen == {EAST: (SANG,), SOUTH: (SANG,), WEST: (SANG,)}
    assert played.next_contracts == (SPADER, VALFRI, PASS)
    with pytest.raises(IllegalAction, match="contract-not-open"):
        played.add(result(TRUMF, 8, 4, 4))


@pytest.mark.parametrize("tricks", [(8, 4, 3), (16, 1, -1), (8, 8), (4, 4, 4, 4), ()])
def test_B_12_tricks_make_16(tricks: tuple[int, ...]) -> None:
    with pytest.raises(InvalidValue, match="tricks-not-16"):
        result(SANG, *tricks)


@given(
    name=st.sampled_from(ContractName),
    first=st.integers(0, 16),
    share=st.floats(0, 1),
    forehand=st.sampled_from(THREE),
)
def test_B_12_points_of_a_deal_make_nothing(
    name: ContractName, first: int, share: float, forehand: Seat
) -> None:
    second = round((16 - first) * share)
    tricks = (first, second, 16 - first - second)
    made = contract(name)
    points = [
        made.points(taken, forehand=seat is forehand)
        for seat, taken in zip(THREE, tricks, strict=True)
    ]
    assert sum(points) == 0


def test_B_14_most_points_win_and_a_tie_is_shared() -> None:
    level = filled(sheet(), 6, 5, 5)
    assert sheet().winners == ()
    best = max(level.totals.values())
    assert level.winners == tuple(seat for seat in THREE if level.totals[seat] == best)
    # Each is forehand four times: with equal tricks for whoever is forehand all are level.
    played = sheet()
    while not played.is_over:
        tricks = [6 if seat is played.next_forehand else 5 for seat in THREE]
        played = played.add(result(played.next_contracts[0], *tricks))
    assert played.winners == (EAST, SOUTH, WEST)
    assert set(played.totals.values()) == {0}


def test_B_14_two_share_the_win() -> None:
    played = sheet()
    while not played.is_over:
        name = played.next_contracts[0]
        targets = [contract(name).target(forehand=seat is played.next_forehand) for seat in THREE]
        if len(played.rows) == 0:
            targets = [targets[0] + 1, targets[1] + 1, targets[2] - 2]
        played = played.add(result(name, *targets))
    assert played.winners == (EAST, SOUTH)
    assert played.totals == {EAST: 1, SOUTH: 1, WEST: -2}


@pytest.mark.parametrize(
    ("order", "names"),
    [
        (ClassicOrder.TRUMF_FIRST, (TRUMF, SANG, PASS)),
        (ClassicOrder.SANG_FIRST, (SANG, TRUMF, PASS)),
    ],
)
def test_X_22_order_of_the_classic_blocks(
    order: ClassicOrder, names: tuple[ContractName, ...]
) -> None:
    empty = BismarckSheet(rules=Rules(variant=Variant.CLASSIC, classic_order=order))
    full = filled(empty)
    assert empty.columns == names
    assert [row.contract.name for row in full.rows] == [name for name in names for _ in range(3)]


def test_E_13_classic_nine_deals_each_forehand_once_in_a_block() -> None:
    rows = filled(sheet(Variant.CLASSIC)).rows
    assert len(rows) == 9
    for block in (rows[:3], rows[3:6], rows[6:]):
        assert {row.forehand for row in block} == set(THREE)
    assert [row.dealer for row in rows] == [EAST, SOUTH, WEST] * 3


def test_E_13_british_each_deals_four_in_a_row() -> None:
    rows = filled(sheet(Variant.BRITISH, SOUTH)).rows
    assert [row.dealer for row in rows] == [SOUTH] * 4 + [WEST] * 4 + [EAST] * 4
    assert all(row.forehand is row.dealer for row in rows)
    assert [row.contract.name for row in rows] == [SANG, TRUMF, VALFRI, PASS] * 3
    assert rows[0].targets == {EAST: 4, SOUTH: 8, WEST: 4}


def test_B_23_a_fixed_order_lets_nothing_else_be_played() -> None:
    with pytest.raises(IllegalAction, match="contract-not-open") as caught:
        sheet(Variant.CLASSIC).add(result(SANG, 8, 4, 4))
    assert caught.value.values["known"] == "trumf"


def test_B_01_only_the_three_seats_can_deal() -> None:
    with pytest.raises(InvalidValue, match="seat-not-in-ring"):
        sheet(first=NORTH)


def test_a_result_is_a_line_of_a_pad() -> None:
    assert str(result(VALFRI, 8, 5, 3)) == "valfri H 8 5 3"
    assert str(result(SPADER, 8, 5, 3)) == "spader 8 5 3"
