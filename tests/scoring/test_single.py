"""Single deal and single boards: S-02 to S-15, T-04, T-05, T-16, X-04, X-14, P-8, P-9."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strohmann.bridge.board import Vulnerability
from strohmann.bridge.contract import Contract
from strohmann.errors import IllegalAction, InvalidValue
from strohmann.scoring.points import points
from strohmann.scoring.result import PASSED_OUT, DealResult
from strohmann.scoring.single import BoardCycle, BoardSheet, SingleSheet
from strohmann.seats import EAST, NORTH, SOUTH, WEST, Side
from tests.scoring.strategies import contracts, kinds, read, totals, tricks, vulnerabilities


def single(deals: str, vulnerability: str = "none") -> tuple[int, int]:
    return totals(read(deals, "single-deal", vulnerability=vulnerability))


def test_S_02_X_14_P_8_south_deals() -> None:
    sheet = read("", "single-deal")
    assert (sheet.next_dealer, sheet.next_number, sheet.length) == (SOUTH, 1, 1)
    assert read("N 4H 10", "single-deal").rows[0].dealer is SOUTH


@pytest.mark.parametrize(
    ("vulnerability", "north", "east"),
    [("none", 420, 420), ("ns", 620, 420), ("ew", 420, 620), ("both", 620, 620)],
)
def test_S_03_the_vulnerability_is_chosen(vulnerability: str, north: int, east: int) -> None:
    assert single("N 4S 10", vulnerability) == (north, -north)
    assert single("E 4S 10", vulnerability) == (-east, east)
    row = read("N 4S 10", "single-deal", vulnerability=vulnerability).rows[0]
    assert row.vulnerability is Vulnerability(vulnerability)


def test_S_03_it_matters_for_slams_doubled_overtricks_and_penalties() -> None:
    assert single("N 6S 12", "ns")[0] - single("N 6S 12")[0] == 200 + 250
    assert single("N 2CX 9", "ns")[0] - single("N 2CX 9")[0] == 100
    assert single("N 2CX 7", "ns")[0] - single("N 2CX 7")[0] == -100


def test_S_05_X_05_T_16_V_13_four_passes_are_zero_and_a_draw() -> None:
    for name in ("single-deal", "duplicate-wbf", "duplicate-002"):
        sheet = read("pass", name)
        assert totals(sheet) == (0, 0)
        assert sheet.is_over
        assert (sheet.winner, sheet.margin) == (None, 0)
        assert sheet.rows[0].number == 1


def test_S_09_X_20_equal_and_opposite_and_not_accumulated() -> None:
    sheet = read("E 3NT 8", "single-deal")
    assert totals(sheet) == (50, -50)
    assert (sheet.winner, sheet.margin) == (Side.NS, 50)
    with pytest.raises(IllegalAction, match="match-over"):
        sheet.add(PASSED_OUT)


def test_S_09_before_the_deal_nothing_is_decided() -> None:
    sheet = SingleSheet()
    assert (sheet.winner, sheet.is_over, sheet.can_break_off) == (None, False, False)


def test_S_10_to_S_15_the_points_part_by_part() -> None:
    assert kinds(read("N 6SX 13", "single-deal", vulnerability="ns")) == [
        ("NS", "contract_tricks", 360),
        ("NS", "game", 500),
        ("NS", "small_slam", 750),
        ("NS", "doubled_made", 50),
        ("NS", "overtricks", 200),
    ]
    assert kinds(read("N 2S 8", "single-deal")) == [
        ("NS", "contract_tricks", 60),
        ("NS", "part_score", 50),
    ]
    assert kinds(read("N 2SXX 6", "single-deal")) == [("EW", "undertricks", 600)]


def test_S_15_the_row_keeps_contract_tricks_and_breakdown() -> None:
    row = read("W 1NTXX 8", "single-deal").rows[0]
    assert row.result == DealResult(Contract.parse("1NTXX by W"), 8)
    assert [part.points for part in row.parts] == [160, 300, 100, 200]


@given(contract=contracts, taken=tricks, vulnerability=vulnerabilities)
def test_S_09_zero_sum_and_equal_to_W_77(
    contract: Contract, taken: int, vulnerability: Vulnerability
) -> None:
    sheet = SingleSheet(vulnerability).add(DealResult(contract, taken))
    value = points(contract, taken, vulnerable=contract.declarer in vulnerability)
    side = contract.declarer.side
    assert sheet.totals == {side: value, side.opponents: -value}
    assert sheet.margin == abs(value) > 0
    assert sheet.winner is (side if value > 0 else side.opponents)


# --- Boards --------------------------------------------------------------------------


def test_P_9_X_04_T_04_W_02_the_number_tells_dealer_and_vulnerability() -> None:
    cycle = "none ns ew both ns ew both none ew both none ns both none ns ew"
    wbf = cycle.split()
    for number in range(1, 33):
        sheet = read("", "duplicate-wbf", board=str(number))
        assert sheet.next_number == number
        assert sheet.next_dealer is (NORTH, EAST, SOUTH, WEST)[(number - 1) % 4]
        assert str(sheet.next_vulnerability) == wbf[(number - 1) % 16]


def test_P_9_X_04_T_05_the_cycle_of_four_in_002() -> None:
    cycle = ("none", "ns", "ew", "both")
    for number in range(1, 33):
        sheet = read("", "duplicate-002", board=str(number))
        assert str(sheet.next_vulnerability) == cycle[(number - 1) % 4]


def test_X_04_the_cycles_agree_on_boards_1_to_4_alone() -> None:
    same = [n for n in range(1, 17) if BoardSheet(n).next_vulnerability
            is BoardSheet(n, BoardCycle.SIMPLE4).next_vulnerability]  # fmt: skip
    assert same[:4] == [1, 2, 3, 4]
    assert 5 not in same


def test_P_9_a_board_is_scored_by_W_77() -> None:
    assert totals(read("N 4S 10", "duplicate-wbf", board="5")) == (620, -620)
    assert totals(read("N 4S 10", "duplicate-002", board="5")) == (420, -420)
    assert read("N 4S 10", "duplicate-wbf", board="5").rows[0].number == 5


def test_a_board_has_a_number_from_1() -> None:
    with pytest.raises(InvalidValue, match="bad-board-number"):
        BoardSheet(0)


@given(board=st.integers(1, 200), cycle=st.sampled_from(BoardCycle))
def test_any_board_number_has_a_vulnerability(board: int, cycle: BoardCycle) -> None:
    again = BoardSheet(board + 16, cycle)
    assert again.next_vulnerability is BoardSheet(board, cycle).next_vulnerability
    assert again.next_dealer is BoardSheet(board, cycle).next_dealer
