"""Rubber: C-39, C-40, F-01, F-02, F-11 to F-13, R-04 to R-09, X-07, X-08, V-30 to V-32."""

from __future__ import annotations

import pytest

from strohmann.bridge.board import Vulnerability
from strohmann.errors import IllegalAction
from strohmann.scoring.parts import Kind, Part
from strohmann.scoring.result import PASSED_OUT
from strohmann.scoring.sheet import Sheet
from strohmann.seats import EAST, NORTH, SIDES, SOUTH, WEST, Side
from tests.scoring.strategies import kinds, read, row_totals, totals

RUBBERS = ["rubber-laws", "rubber-000", "rubber-001"]
V_30 = ["N 2H 9", "E 3NT 9", "S 4SX 11", "W 6D 11", "N 3C 9", "S 1NT 7"]


def rubber(deals: str, name: str = "rubber-laws") -> Sheet:
    return read(deals, name)


def above_and_below(sheet: Sheet, side: Side) -> list[tuple[int, int]]:
    """Per deal what the side writes above and below the line."""
    return [
        (
            sum(part.points for part in row.parts if part.side is side and not part.below),
            sum(part.points for part in row.parts if part.side is side and part.below),
        )
        for row in sheet.rows
    ]


# --- Vectors -------------------------------------------------------------------------


def test_V_30_a_whole_rubber() -> None:
    sheet = rubber(" / ".join(V_30))
    assert above_and_below(sheet, Side.NS) == [
        (30, 60), (0, 0), (150, 240), (100, 0), (0, 60), (0, 40),
    ]  # fmt: skip
    assert above_and_below(sheet, Side.EW) == [(0, 0), (0, 100), (0, 0), (0, 0), (0, 0), (0, 0)]
    assert [row.game_won_by for row in sheet.rows] == [None, Side.EW, Side.NS, None, None, Side.NS]
    assert [str(row.vulnerability) for row in sheet.rows] == [
        "none", "none", "ew", "both", "both", "both",
    ]  # fmt: skip
    assert sheet.closing == (Part(Side.NS, Kind.RUBBER, 500),)
    assert totals(sheet) == (1180, 100)
    assert (sheet.winner, sheet.margin, sheet.rubber_winner) == (Side.NS, 1080, Side.NS)


@pytest.mark.parametrize(
    ("deals", "expected", "closing"),
    [
        (1, (190, 0), [("NS", "unfinished_part_score", 100)]),
        (2, (90, 400), [("EW", "unfinished_game", 300)]),
        (3, (480, 100), []),
    ],
)
def test_V_31_the_same_broken_off(
    deals: int, expected: tuple[int, int], closing: list[tuple[str, str, int]]
) -> None:
    sheet = rubber(" / ".join([*V_30[:deals], "broken off"]))
    assert totals(sheet) == expected
    assert [(str(part.side), str(part.kind), part.points) for part in sheet.closing] == closing
    assert sheet.is_over
    assert sheet.broken_off
    assert sheet.rubber_winner is None
    assert sheet.winner is (Side.NS if expected[0] > expected[1] else Side.EW)


def test_V_32_two_games_to_none() -> None:
    sheet = rubber("N 4H 10 / N 4H 10")
    assert totals(sheet) == (940, 0)
    assert sheet.closing == (Part(Side.NS, Kind.RUBBER, 700),)


def test_V_36_doubled_part_score_in_a_rubber() -> None:
    assert kinds(rubber("N 1SX 7")) == [("NS", "contract_tricks", 60), ("NS", "doubled_made", 50)]
    assert totals(rubber("N 1NTXX 7")) == (160 + 100, 0)
    assert rubber("N 1NTXX 7").rows[0].game_won_by is Side.NS


# --- Course --------------------------------------------------------------------------


@pytest.mark.parametrize("name", RUBBERS)
def test_C_39_F_01_the_first_side_with_two_games_ends_it(name: str) -> None:
    sheet = rubber("N 4H 10 / E 4H 10 / N 1H 7", name)
    assert sheet.games == {Side.NS: 1, Side.EW: 1}
    assert not sheet.is_over
    assert (sheet.winner, sheet.rubber_winner, sheet.length) == (None, None, None)
    sheet = sheet.add(rubber("S 4H 10").rows[0].result)
    assert sheet.is_over
    assert sheet.rubber_winner is Side.NS
    with pytest.raises(IllegalAction, match="match-over"):
        sheet.add(PASSED_OUT)


@pytest.mark.parametrize("name", RUBBERS)
def test_C_39_F_02_a_side_with_a_game_is_vulnerable(name: str) -> None:
    sheet = rubber("", name)
    assert sheet.next_vulnerability is Vulnerability.NONE
    assert rubber("N 3H 9", name).next_vulnerability is Vulnerability.NONE
    assert rubber("N 4H 10", name).next_vulnerability is Vulnerability.NS
    assert rubber("E 4H 10", name).next_vulnerability is Vulnerability.EW
    assert rubber("E 4H 10 / N 4H 10", name).next_vulnerability is Vulnerability.BOTH


@pytest.mark.parametrize("name", RUBBERS)
def test_C_39_F_09_R_09_X_05_all_pass_and_the_next_player_deals(name: str) -> None:
    sheet = rubber("pass / N 2H 8 / pass", name)
    assert [row.dealer for row in sheet.rows] == [NORTH, EAST, SOUTH]
    assert sheet.next_dealer is WEST
    assert totals(sheet) == (60, 0)
    assert sheet.carried == {Side.NS: 60, Side.EW: 0}
    assert [row.number for row in sheet.rows] == [1, 2, 3]


def test_C_39_R_05_a_game_in_one_deal_or_by_part_scores() -> None:
    sheet = rubber("N 2H 8 / E 2H 8 / N 2D 8")
    assert [row.game_won_by for row in sheet.rows] == [None, None, Side.NS]
    assert sheet.carried == {Side.NS: 0, Side.EW: 0}
    sheet = rubber("N 2H 8 / E 2H 8 / N 2D 8 / E 2D 8")
    assert sheet.rows[3].game_won_by is None
    assert sheet.carried == {Side.NS: 0, Side.EW: 40}


def test_R_05_part_scores_do_not_go_into_the_next_game() -> None:
    """90 and 60 are a game, and nothing is left of it."""
    sheet = rubber("N 3H 9 / N 2H 8 / N 2D 8")
    assert sheet.rows[1].game_won_by is Side.NS
    assert sheet.carried == {Side.NS: 40, Side.EW: 0}


def test_C_29_R_04_overtricks_do_not_count_below_the_line() -> None:
    sheet = rubber("N 2H 13")
    assert above_and_below(sheet, Side.NS) == [(150, 60)]
    assert sheet.carried[Side.NS] == 60


def test_R_04_what_stands_below_and_above_the_line() -> None:
    sheet = rubber("N 6SX 13 honours=N:100")
    assert [(str(part.kind), part.points, part.below) for part in sheet.rows[0].parts] == [
        ("contract_tricks", 360, True),
        ("small_slam", 500, False),
        ("doubled_made", 50, False),
        ("overtricks", 100, False),
        ("honours", 100, False),
    ]


def test_R_04_undertricks_go_to_the_opponents_above_the_line() -> None:
    assert kinds(rubber("N 4HX 8")) == [("EW", "undertricks", 300)]
    assert kinds(rubber("N 4H 10 / S 4HX 8")) == [("EW", "undertricks", 500)]
    assert not any(part.below for part in rubber("N 4HX 8").parts)


@pytest.mark.parametrize("name", RUBBERS)
def test_C_39_F_11_a_single_game_has_no_premium(name: str) -> None:
    sheet = rubber("N 4H 10", name)
    assert kinds(sheet) == [("NS", "contract_tricks", 120)]
    assert sheet.closing == ()


@pytest.mark.parametrize("name", RUBBERS)
def test_R_06_F_11_the_rubber_is_700_or_500(name: str) -> None:
    assert rubber("E 4H 10 / W 4H 10", name).closing == (Part(Side.EW, Kind.RUBBER, 700),)
    three = rubber("E 4H 10 / N 4H 10 / W 4H 10", name)
    assert three.closing == (Part(Side.EW, Kind.RUBBER, 500),)


@pytest.mark.parametrize("name", RUBBERS)
def test_F_12_X_06_a_part_score_has_no_premium(name: str) -> None:
    """Neither in the last deal nor in any other."""
    assert row_totals(rubber("N 2H 8", name)) == [(60, 0)]
    assert totals(rubber("N 4H 10 / E 2H 8 / N 4H 10", name)) == (120 + 120 + 700, 60)


def test_F_13_no_honours_after_001() -> None:
    assert not rubber("", "rubber-001").scores_honours
    assert rubber("", "rubber-000").scores_honours
    assert rubber("", "rubber-laws").scores_honours


# --- Who wins ------------------------------------------------------------------------

# EW take penalties of 2600 before NS win both games.
LOSING_RUBBER = "N 7NTX 3 / N 4H 10 / N 4H 10"


def test_X_08_R_06_P_5_points_decide_and_the_sheet_names_the_side_with_two_games() -> None:
    sheet = rubber(LOSING_RUBBER)
    assert totals(sheet) == (940, 2600)
    assert (sheet.winner, sheet.rubber_winner, sheet.margin) == (Side.EW, Side.NS, 1660)


@pytest.mark.parametrize("name", ["rubber-000", "rubber-001"])
def test_X_08_C_39_F_01_P_6_P_11_or_the_two_games_decide(name: str) -> None:
    sheet = rubber(LOSING_RUBBER, name)
    assert totals(sheet) == (940, 2600)
    assert (sheet.winner, sheet.rubber_winner) == (Side.NS, Side.NS)


def test_R_06_equal_points_are_no_win() -> None:
    even = rubber("N 1H 7 / E 1H 7 / broken off")
    assert totals(even) == (30, 30)
    assert even.is_over
    assert (even.winner, even.margin) == (None, 0)


# --- Broken off ----------------------------------------------------------------------


@pytest.mark.parametrize("name", ["rubber-laws", "rubber-000"])
@pytest.mark.parametrize(
    ("deals", "closing"),
    [
        ("", []),
        ("N 4H 10", [("NS", "unfinished_game", 300)]),
        ("E 2H 8", [("EW", "unfinished_part_score", 100)]),
        ("N 2H 8 / E 2H 8", []),
        ("N 4H 10 / E 4H 10", []),
        ("N 4H 10 / E 4H 10 / E 1C 7", [("EW", "unfinished_part_score", 100)]),
        (
            "N 4H 10 / N 2C 8",
            [("NS", "unfinished_game", 300), ("NS", "unfinished_part_score", 100)],
        ),
        (
            "N 4H 10 / E 2C 8",
            [("NS", "unfinished_game", 300), ("EW", "unfinished_part_score", 100)],
        ),
        ("N 4H 10 / E 2C 8 / N 2C 8", [("NS", "unfinished_game", 300)]),
        ("N 2H 8 / E 4H 10", [("EW", "unfinished_game", 300)]),
        ("N 1C 6", []),
    ],
)
def test_C_40_R_08_premiums_of_an_unfinished_rubber(
    name: str, deals: str, closing: list[tuple[str, str, int]]
) -> None:
    going_on = rubber(deals, name)
    assert going_on.closing == ()
    sheet = going_on.break_off()
    assert [(str(part.side), str(part.kind), part.points) for part in sheet.closing] == closing
    before = totals(going_on)
    for i, side in enumerate(SIDES):
        gained = sum(points for who, _, points in closing if who == str(side))
        assert totals(sheet)[i] == before[i] + gained


def test_X_07_P_6_no_premiums_after_001() -> None:
    assert rubber("N 4H 10 / E 2H 8 / broken off", "rubber-001").closing == ()


@pytest.mark.parametrize(
    ("name", "expected", "winner"),
    [
        ("rubber-laws", (420, 300), Side.NS),
        ("rubber-000", (420, 300), Side.NS),
        ("rubber-001", (120, 300), Side.EW),
    ],
)
def test_X_08_a_rubber_broken_off_is_decided_by_points(
    name: str, expected: tuple[int, int], winner: Side
) -> None:
    sheet = rubber("N 4H 10 / N 1C 4 / broken off", name)
    assert totals(sheet) == expected
    assert (sheet.winner, sheet.rubber_winner) == (winner, None)


def test_C_40_what_is_over_cannot_be_broken_off_nor_go_on() -> None:
    over = rubber("N 4H 10 / N 4H 10")
    broken = rubber("N 4H 10 / broken off")
    for sheet in (over, broken):
        assert not sheet.can_break_off
        with pytest.raises(IllegalAction, match="match-over"):
            sheet.break_off()
        with pytest.raises(IllegalAction, match="match-over"):
            sheet.add(PASSED_OUT)
    assert rubber("").can_break_off
