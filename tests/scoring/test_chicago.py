"""Chicago: C-26 to C-38, C-41, F-03 to F-10, L-2, L-4, R-11, V-05, V-33, V-35."""

from __future__ import annotations

import pytest

from strohmann.bridge.board import Vulnerability
from strohmann.bridge.contract import Contract
from strohmann.errors import IllegalAction
from strohmann.scoring.chicago import ChicagoSheet, chicago_vulnerability
from strohmann.scoring.parts import Kind
from strohmann.scoring.result import PASSED_OUT, DealResult
from strohmann.seats import EAST, NORTH, SEATS, SOUTH, WEST, Seat, Side
from tests.scoring.strategies import kinds, read, row_totals, totals

CHICAGOS = [
    "chicago-000",
    "chicago-001",
    "chicago-swapped",
    "chicago-swapped-001",
    "chicago-duplicate",
]
FAIL = "N 1C 6"


def course(name: str, first_dealer: Seat = NORTH) -> list[tuple[Seat, Vulnerability]]:
    """Dealer and vulnerability of the four deals."""
    sheet = read("", name, dealer=str(first_dealer))
    seen = []
    while not sheet.is_over:
        seen.append((sheet.next_dealer, sheet.next_vulnerability))
        sheet = sheet.add(DealResult(Contract.parse("1C by N"), 6))
    return seen


# --- Length, dealers, vulnerability ------------------------------------------------


@pytest.mark.parametrize("name", ["chicago-000", "chicago-001", "chicago-duplicate"])
def test_C_26_F_04_L_2_four_deals_with_a_fixed_vulnerability(name: str) -> None:
    assert course(name) == [
        (NORTH, Vulnerability.NONE),
        (EAST, Vulnerability.EW),
        (SOUTH, Vulnerability.NS),
        (WEST, Vulnerability.BOTH),
    ]


@pytest.mark.parametrize("name", ["chicago-swapped", "chicago-swapped-001"])
def test_C_41_X_03_F_16_P_3_swapped_vulnerability(name: str) -> None:
    swapped = [vulnerability for _, vulnerability in course(name)]
    assert swapped == [Vulnerability.of_board(number) for number in range(1, 5)]


@pytest.mark.parametrize("first_dealer", SEATS)
def test_C_26_each_side_is_vulnerable_alone_once_whoever_deals(first_dealer: Seat) -> None:
    for name in CHICAGOS:
        deals = course(name, first_dealer)
        assert [dealer for dealer, _ in deals] == [
            SEATS[(first_dealer.index + i) % 4] for i in range(4)
        ]
        first, second, third, fourth = (vulnerability for _, vulnerability in deals)
        assert (first, fourth) == (Vulnerability.NONE, Vulnerability.BOTH)
        assert {second, third} == {Vulnerability.NS, Vulnerability.EW}


def test_F_04_the_side_of_the_dealer_is_vulnerable() -> None:
    for seat in SEATS:
        for number in (2, 3):
            assert seat in chicago_vulnerability(number, seat)
            assert seat not in chicago_vulnerability(number, seat, swapped=True)


def test_F_05_the_sheet_tells_number_and_vulnerability_and_lists_each_deal() -> None:
    sheet = read("E 2S 8 / N 3NT 9")
    assert (sheet.next_number, sheet.length, sheet.next_dealer) == (3, 4, SOUTH)
    assert sheet.next_vulnerability is Vulnerability.NS
    assert [(row.number, row.dealer, row.vulnerability) for row in sheet.rows] == [
        (1, NORTH, Vulnerability.NONE),
        (2, EAST, Vulnerability.EW),
    ]


@pytest.mark.parametrize("name", CHICAGOS)
def test_C_18_F_09_R_09_X_05_passed_out_is_dealt_again_and_not_counted(name: str) -> None:
    sheet = read("N 1C 6 / pass / pass / N 1C 6", name)
    assert [row.number for row in sheet.rows] == [1, None, None, 2]
    assert [row.dealer for row in sheet.rows] == [NORTH, EAST, EAST, EAST]
    assert len({row.vulnerability for row in sheet.rows[1:]}) == 1
    assert sheet.rows[1].parts == ()
    assert (sheet.next_number, sheet.next_dealer) == (3, SOUTH)


def test_C_31_a_passed_out_deal_keeps_the_part_scores() -> None:
    assert read("E 2S 8 / pass").carried == {Side.NS: 0, Side.EW: 60}


@pytest.mark.parametrize("name", CHICAGOS)
def test_C_38_four_counted_deals_end_the_match(name: str) -> None:
    sheet = read(f"{FAIL} / pass / {FAIL} / {FAIL}", name)
    assert not sheet.is_over
    assert sheet.winner is None
    sheet = sheet.add(DealResult(Contract.parse("1C by N"), 6))
    assert sheet.is_over
    for deal in (PASSED_OUT, DealResult(Contract.parse("1C by N"), 6)):
        with pytest.raises(IllegalAction, match="match-over"):
            sheet.add(deal)


def test_F_03_a_chicago_cannot_be_broken_off() -> None:
    sheet = read(FAIL)
    assert not sheet.can_break_off
    with pytest.raises(IllegalAction, match="cannot-break-off"):
        sheet.break_off()


# --- Points ------------------------------------------------------------------------


def test_C_27_C_28_two_columns_made_and_not_made() -> None:
    sheet = read("N 4H 11 / N 4H 8")
    assert row_totals(sheet) == [(450, 0), (0, 100)]
    assert totals(sheet) == (450, 100)


def test_C_29_only_the_tricks_bid_count_towards_game() -> None:
    sheet = read("N 2H 13")
    assert kinds(sheet) == [("NS", "contract_tricks", 60), ("NS", "overtricks", 150)]
    assert sheet.carried == {Side.NS: 60, Side.EW: 0}
    assert [part.below for part in sheet.rows[0].parts] == [True, False]


@pytest.mark.parametrize("contract", ["3NT", "4H", "4S", "5C", "5D", "6C", "2HX", "1NTXX"])
def test_C_30_L_4_a_contract_of_100_is_a_game(contract: str) -> None:
    taken = int(contract[0]) + 6
    assert ("NS", "game", 300) in kinds(read(f"N {contract} {taken}"))
    assert ("NS", "game", 500) in kinds(read(f"{FAIL} / {FAIL} / N {contract} {taken}"))


@pytest.mark.parametrize("contract", ["2NT", "3S", "4D", "1SX", "1CXX"])
def test_C_30_less_is_a_part_score(contract: str) -> None:
    taken = int(contract[0]) + 6
    sheet = read(f"N {contract} {taken}")
    assert sheet.rows[0].game_won_by is None
    assert {part.kind for part in sheet.rows[0].parts} <= {Kind.CONTRACT_TRICKS, Kind.DOUBLED_MADE}


def test_V_05_C_31_C_33_part_scores_complete_a_game() -> None:
    sheet = read("E 2S 8 / E 2D 8")
    assert row_totals(sheet) == [(0, 60), (0, 540)]
    assert kinds(sheet) == [("EW", "contract_tricks", 40), ("EW", "game", 500)]
    assert sheet.rows[1].game_won_by is Side.EW
    assert totals(sheet) == (0, 600)


def test_V_05_C_32_F_07_then_the_others_part_score_counts_no_more() -> None:
    sheet = read("N 2S 8 / E 4S 10")
    assert sheet.carried == {Side.NS: 0, Side.EW: 0}
    sheet = read("N 2S 8 / E 4S 10 / N 2D 8")
    assert kinds(sheet) == [("NS", "contract_tricks", 40)]
    assert totals(sheet)[0] == 60 + 40


def test_C_32_a_game_wipes_both_sides() -> None:
    sheet = read("N 2S 8 / E 3C 9")
    assert sheet.carried == {Side.NS: 60, Side.EW: 60}
    sheet = read("N 2S 8 / E 3C 9 / W 1NT 7")
    assert sheet.rows[2].game_won_by is Side.EW
    assert sheet.carried == {Side.NS: 0, Side.EW: 0}
    assert sheet.games == {Side.NS: 0, Side.EW: 1}
    assert totals(sheet) == (60, 60 + 40 + 300)


def test_F_06_part_scores_of_three_deals_add_up() -> None:
    sheet = read("N 1H 7 / N 1H 7 / N 1NT 7")
    assert [row.game_won_by for row in sheet.rows] == [None, None, Side.NS]
    assert row_totals(sheet) == [(30, 0), (30, 0), (40 + 500, 0)]


def test_C_31_part_scores_of_two_sides_do_not_add_up() -> None:
    sheet = read("N 2S 8 / E 2S 8")
    assert sheet.rows[1].game_won_by is None
    assert totals(sheet) == (60, 60)


def test_C_31_a_contract_that_fails_keeps_the_part_score() -> None:
    assert read("E 2S 8 / E 2D 7").carried == {Side.NS: 0, Side.EW: 60}


def test_C_33_the_premium_follows_the_vulnerability_of_the_completing_deal() -> None:
    """NS are not vulnerable in deal 2, vulnerable in deal 3."""
    assert row_totals(read("N 2S 8 / N 2S 8"))[1] == (60 + 300, 0)
    assert row_totals(read(f"N 2S 8 / {FAIL} / N 2S 8"))[2] == (60 + 500, 0)


@pytest.mark.parametrize("before", ["", f"{FAIL} /", f"{FAIL} / {FAIL} /"])
def test_C_34_no_premium_for_a_part_score_in_deals_1_to_3(before: str) -> None:
    assert kinds(read(f"{before} E 2S 8")) == [("EW", "contract_tricks", 60)]


def test_V_33_C_34_F_08_a_part_score_in_deal_4_has_100() -> None:
    fails = f"{FAIL} / {FAIL} / {FAIL}"
    sheet = read(f"{fails} / E 3D 9")
    assert kinds(sheet) == [("EW", "contract_tricks", 60), ("EW", "part_score", 100)]
    assert row_totals(sheet)[3] == (0, 160)
    sheet = read(f"E 2D 8 / {FAIL} / {FAIL} / E 3D 9")
    assert kinds(sheet) == [("EW", "contract_tricks", 60), ("EW", "game", 500)]
    assert row_totals(sheet)[3] == (0, 560)


def test_R_11_the_premium_of_deal_4_whoever_has_a_part_score() -> None:
    for earlier in ("N 2D 8", "E 1D 7", FAIL):
        sheet = read(f"{earlier} / {FAIL} / {FAIL} / E 2C 8")
        assert row_totals(sheet)[3] == (0, 40 + 100)


def test_R_11_a_passed_out_deal_does_not_make_the_third_deal_the_fourth() -> None:
    sheet = read(f"{FAIL} / {FAIL} / pass / E 2C 8")
    assert row_totals(sheet)[3] == (0, 40)


def test_R_11_sets_of_four_may_be_repeated() -> None:
    for number in range(1, 5):
        for dealer in SEATS:
            again = chicago_vulnerability(number + 4, dealer)
            assert again is chicago_vulnerability(number, dealer)
    assert read(f"{FAIL} / {FAIL} / {FAIL} / {FAIL}").next_dealer is NORTH


def test_V_35_deal_3_dealt_by_south() -> None:
    assert row_totals(read(f"{FAIL} / {FAIL} / E 4S 10"))[2] == (0, 420)
    assert row_totals(read(f"{FAIL} / {FAIL} / N 4S 10"))[2] == (620, 0)


def test_V_36_doubled_part_scores_in_chicago() -> None:
    assert totals(read("N 1NTXX 7")) == (560, 0)
    assert totals(read("N 1SX 7")) == (110, 0)
    assert totals(read(f"{FAIL} / {FAIL} / {FAIL} / N 1SX 7"))[0] == 60 + 100 + 50


def test_C_35_a_slam_completes_a_game_too() -> None:
    assert kinds(read("E 2S 8 / N 6S 13")) == [
        ("NS", "contract_tricks", 180),
        ("NS", "game", 300),
        ("NS", "small_slam", 500),
        ("NS", "overtricks", 30),
    ]


def test_F_07_there_is_no_premium_for_a_rubber() -> None:
    sheet = read("N 4S 10 / N 4S 10 / N 4S 10 / N 4S 10")
    assert sheet.closing == ()
    assert sheet.rubber_winner is None
    assert totals(sheet) == (420 + 420 + 620 + 620, 0)


# --- The end -----------------------------------------------------------------------


def test_C_38_F_10_the_side_with_more_points_wins_by_the_difference() -> None:
    sheet = read(f"{FAIL} / E 2S 8 / {FAIL} / N 3NT 9")
    assert totals(sheet) == (600, 50 + 60 + 100)
    assert (sheet.winner, sheet.margin) == (Side.NS, 390)


@pytest.mark.parametrize("name", CHICAGOS)
def test_X_02_F_10_equal_totals_are_a_draw(name: str) -> None:
    sheet = read("N 1C 6 / E 1C 6 / E 1C 6 / N 1C 6", name)
    assert totals(sheet) == (150, 150)
    assert sheet.is_over
    assert (sheet.winner, sheet.margin) == (None, 0)


# --- P-4 ---------------------------------------------------------------------------


def test_P_4_each_deal_by_W_77_with_50_and_nothing_carried() -> None:
    sheet = read("E 2S 8 / E 2D 8 / N 3NT 9 / N 2C 8", "chicago-duplicate")
    assert row_totals(sheet) == [(0, 110), (0, 90), (600, 0), (90, 0)]
    assert sheet.carried == {Side.NS: 0, Side.EW: 0}
    assert sheet.games == {Side.NS: 0, Side.EW: 0}
    assert (sheet.winner, sheet.margin) == (Side.NS, 490)
    assert not any(part.below for part in sheet.parts)


def test_X_06_a_part_score_has_no_50_in_chicago() -> None:
    assert totals(read("E 2S 8")) == (0, 60)
    assert totals(read("E 2S 8", "chicago-duplicate")) == (0, 110)


def test_a_sheet_is_a_frozen_value() -> None:
    empty = ChicagoSheet(NORTH)
    one = empty.add(PASSED_OUT)
    assert empty.rows == ()
    assert one == empty.add(PASSED_OUT)
    assert hash(one) == hash(empty.add(PASSED_OUT))
    assert one != empty
