"""Points of one contract: W-77 and its check, the tables L-1 to L-7, the brief's vectors."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given

from strohmann.bridge.board import Vulnerability
from strohmann.bridge.calls import BIDS, Bid
from strohmann.bridge.contract import Contract, Doubling
from strohmann.cards import STRAINS
from strohmann.errors import InvalidValue
from strohmann.scoring.deal import rubber_parts
from strohmann.scoring.parts import Kind, Part, balance, columns
from strohmann.scoring.points import parts, points, trick_points
from strohmann.scoring.result import DealResult
from strohmann.seats import NORTH, Side
from tests.scoring.strategies import contracts, tricks


def score(text: str, taken: int, *, vul: bool = False) -> int:
    return points(Contract.parse(f"{text} by N"), taken, vulnerable=vul)


def amounts(text: str, taken: int, *, vul: bool = False) -> dict[str, int]:
    scored = parts(Contract.parse(f"{text} by N"), taken, vulnerable=vul)
    return {str(part.kind): part.points for part in scored}


# --- Official table --------------------------------------------------------------


def test_W_77c_the_whole_table_by_its_sha_256_and_sums() -> None:
    lines: list[str] = []
    gains: Counter[tuple[str, int]] = Counter()
    losses: Counter[tuple[str, int]] = Counter()
    for level in range(1, 8):
        for strain in STRAINS:
            for doubling in Doubling:
                contract = Contract(Bid(level, strain), doubling, NORTH)
                for vul in (0, 1):
                    for taken in range(14):
                        value = points(contract, taken, vulnerable=bool(vul))
                        lines.append(f"{level}{strain}{doubling},{vul},{taken},{value}")
                        (gains if value > 0 else losses)[str(doubling), vul] += value
    assert len(lines) == 2940
    assert hashlib.sha256("\n".join(lines).encode()).hexdigest() == (
        "050c99d4a0488f81fc6edfff5d9659361e127feca67614f4fb689e82c0efcb46"
    )
    order = [("", 0), ("", 1), ("X", 0), ("X", 1), ("XX", 0), ("XX", 1)]
    assert [gains[key] for key in order] == [47230, 61630, 97650, 149250, 163300, 249500]
    assert [losses[key] for key in order] == [
        -99750, -199500, -469000, -563500, -938000, -1127000,
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("contract", "vul", "taken", "value"),
    [
        ("1C", False, 7, 70),
        ("1NT", False, 7, 90),
        ("1NTX", False, 7, 180),
        ("1NTXX", False, 7, 560),
        ("1NTXX", True, 7, 760),
        ("1CXX", False, 7, 230),
        ("2HX", False, 8, 470),
        ("2SX", True, 8, 670),
        ("2DXX", False, 8, 560),
        ("1SXX", True, 9, 1520),
        ("1CXX", True, 13, 2630),
        ("6DX", True, 13, 1740),
        ("4SX", False, 7, -500),
        ("4SX", False, 6, -800),
        ("4SX", True, 9, -200),
        ("4SXX", True, 8, -1000),
        ("3NT", False, 9, 400),
        ("3NT", True, 9, 600),
        ("3NTX", False, 9, 550),
        ("4S", True, 10, 620),
        ("5C", False, 11, 400),
        ("6C", False, 12, 920),
        ("6NT", False, 12, 990),
        ("6NT", True, 12, 1440),
        ("7NT", False, 13, 1520),
        ("7NT", True, 13, 2220),
        ("7NTXX", True, 13, 2980),
        ("7NTXX", True, 0, -7600),
        ("7NTXX", False, 0, -7000),
        ("7NTX", True, 0, -3800),
        ("7NTX", False, 0, -3500),
        ("2C", True, 5, -300),
    ],
)
def test_V_40_golden_values(contract: str, vul: bool, taken: int, value: int) -> None:
    assert score(contract, taken, vul=vul) == value


def test_V_02_four_hearts_with_an_overtrick_is_450() -> None:
    assert amounts("4H", 11) == {"contract_tricks": 120, "game": 300, "overtricks": 30}
    assert score("4H", 11) == 450


def test_V_03_the_same_doubled_is_690() -> None:
    assert amounts("4HX", 11) == {
        "contract_tricks": 240, "game": 300, "doubled_made": 50, "overtricks": 100,
    }  # fmt: skip
    assert score("4HX", 11) == 690


def test_V_04_the_same_doubled_with_nine_tricks_is_100_to_the_opponents() -> None:
    contract = Contract.parse("4HX by N")
    assert parts(contract, 9, vulnerable=False) == (Part(Side.EW, Kind.UNDERTRICKS, 100),)
    assert points(contract, 9, vulnerable=False) == -100


def test_V_10_three_diamonds_making_nine_is_110() -> None:
    assert amounts("3D", 9) == {"contract_tricks": 60, "part_score": 50}


def test_V_11_six_hearts_vulnerable_with_13_tricks_is_1460() -> None:
    assert score("6H", 13, vul=True) == 7 * 30 + 1250 == 1460


def test_V_12_seven_hearts_vulnerable_is_2210() -> None:
    assert score("7H", 13, vul=True) == 7 * 30 + 2000 == 2210


def test_V_13_T_16_passed_out_is_nothing_for_both_sides() -> None:
    assert points(None, None, vulnerable=False) == points(None, None, vulnerable=True) == 0


def test_V_14_doubled_and_redoubled_one_to_four_down() -> None:
    def down(text: str, vul: bool) -> list[int]:
        return [-score(text, 10 - missing, vul=vul) for missing in range(1, 5)]

    assert down("4HX", False) == [100, 300, 500, 800]
    assert down("4HX", True) == [200, 500, 800, 1100]
    assert down("4HXX", False) == [200, 600, 1000, 1600]
    assert down("4HXX", True) == [400, 1000, 1600, 2200]


def test_V_36_a_doubled_part_score_can_be_a_game() -> None:
    assert amounts("1NTXX", 7) == {"contract_tricks": 160, "game": 300, "doubled_made": 100}
    assert amounts("1SX", 7) == {"contract_tricks": 60, "part_score": 50, "doubled_made": 50}


# --- Tables and statements -------------------------------------------------------


def test_L_1_S_06_a_level_promises_six_tricks_more() -> None:
    needed = [Contract.parse(f"{level}S by N").tricks for level in range(1, 8)]
    assert needed == [7, 8, 9, 10, 11, 12, 13]
    assert amounts("4S", 9).keys() == {"undertricks"}
    assert "contract_tricks" in amounts("4S", 10)


@pytest.mark.parametrize(("ending", "factor"), [("", 1), ("X", 2), ("XX", 4)])
def test_L_3_T_13_S_10_trick_points(ending: str, factor: int) -> None:
    values = {"C": (20, 40), "D": (20, 40), "H": (30, 60), "S": (30, 60), "NT": (40, 70)}
    for strain, (one, two) in values.items():
        assert trick_points(Contract.parse(f"1{strain}{ending} by N")) == one * factor
        assert trick_points(Contract.parse(f"2{strain}{ending} by N")) == two * factor


@pytest.mark.parametrize(("vul", "premium"), [(False, 300), (True, 500)])
def test_C_30_T_11_T_13_100_trick_points_are_a_game(vul: bool, premium: int) -> None:
    games = {text for text in map(str, BIDS) if amounts(text, 13, vul=vul).get("game") == premium}
    assert games == {str(bid) for bid in BIDS} - {
        "1C", "1D", "1H", "1S", "1NT", "2C", "2D", "2H", "2S", "2NT", "3C", "3D", "3H", "3S",
        "4C", "4D",
    }  # fmt: skip


def test_L_7_T_14_premiums_by_class() -> None:
    """The brief's slam values hold the premium for game already."""

    def premium(text: str, taken: int, vul: bool) -> int:
        return score(text, taken, vul=vul) - amounts(text, taken, vul=vul)["contract_tricks"]

    assert [premium("2S", 8, vul) for vul in (False, True)] == [50, 50]
    assert [premium("4S", 10, vul) for vul in (False, True)] == [300, 500]
    assert [premium("6S", 12, vul) for vul in (False, True)] == [800, 1250]
    assert [premium("7S", 13, vul) for vul in (False, True)] == [1300, 2000]


def test_C_35_S_11_a_slam_has_its_premium_and_that_of_the_game() -> None:
    assert amounts("6C", 12) == {"contract_tricks": 120, "game": 300, "small_slam": 500}
    assert amounts("6C", 12, vul=True) == {"contract_tricks": 120, "game": 500, "small_slam": 750}
    assert amounts("7C", 13) == {"contract_tricks": 140, "game": 300, "grand_slam": 1000}
    assert amounts("7C", 13, vul=True)["grand_slam"] == 1500


def test_S_11_T_11_tricks_without_a_slam_bid_bring_no_slam() -> None:
    assert amounts("5C", 13) == {"contract_tricks": 100, "game": 300, "overtricks": 40}
    assert amounts("6C", 13)["small_slam"] == 500
    assert "grand_slam" not in amounts("6C", 13)


@pytest.mark.parametrize("vul", [False, True])
def test_S_12_a_doubled_contract_made_brings_50_or_100(vul: bool) -> None:
    assert "doubled_made" not in amounts("2C", 8, vul=vul)
    assert amounts("2CX", 8, vul=vul)["doubled_made"] == 50
    assert amounts("2CXX", 8, vul=vul)["doubled_made"] == 100


def test_L_5_S_13_overtricks() -> None:
    def over(text: str, vul: bool) -> int:
        return amounts(text, 9, vul=vul)["overtricks"]

    for vul in (False, True):
        assert [over(f"1{strain}", vul) for strain in "CDHS"] == [40, 40, 60, 60]
        assert over("1NT", vul) == 60
    assert [over("1CX", vul) for vul in (False, True)] == [200, 400]
    assert [over("1NTXX", vul) for vul in (False, True)] == [400, 800]


def test_L_6_T_12_T_15_S_14_undertricks() -> None:
    def step(text: str, vul: bool) -> list[int]:
        lost = [0] + [-score(text, 13 - missing, vul=vul) for missing in range(1, 7)]
        return [after - before for before, after in pairwise(lost)]

    assert step("7D", False) == [50] * 6
    assert step("7D", True) == [100] * 6
    assert step("7DX", False) == [100, 200, 200, 300, 300, 300]
    assert step("7DX", True) == [200, 300, 300, 300, 300, 300]
    assert step("7DXX", False) == [200, 400, 400, 600, 600, 600]
    assert step("7DXX", True) == [400, 600, 600, 600, 600, 600]


def test_C_29_S_10_overtricks_do_not_make_a_game() -> None:
    assert amounts("2H", 13) == {"contract_tricks": 60, "part_score": 50, "overtricks": 150}


def test_T_17_a_sacrifice_may_be_cheaper() -> None:
    assert -score("5CX", 8) < score("4S", 10, vul=True)


# --- Properties ------------------------------------------------------------------


@given(contract=contracts, taken=tricks)
def test_W_77_the_parts_make_up_the_points(contract: Contract, taken: int) -> None:
    for vul in (False, True):
        scored = parts(contract, taken, vulnerable=vul)
        value = points(contract, taken, vulnerable=vul)
        side = contract.declarer.side
        assert balance(scored) == {side: value, side.opponents: -value}
        made = taken >= contract.tricks
        assert {part.side for part in scored} == {side if made else side.opponents}
        assert len({part.kind for part in scored}) == len(scored)
        assert not any(part.below for part in scored)


@given(contract=contracts)
def test_W_77_each_trick_more_is_worth_more(contract: Contract) -> None:
    for vul in (False, True):
        values = [points(contract, taken, vulnerable=vul) for taken in range(14)]
        assert values == sorted(set(values))


@given(contract=contracts, taken=tricks)
def test_R_07_rubber_is_W_77_without_300_500_and_50(contract: Contract, taken: int) -> None:
    result = DealResult(contract, taken)
    for vulnerability in Vulnerability:
        vulnerable = contract.declarer in vulnerability
        without = [
            (part.kind, part.points)
            for part in parts(contract, taken, vulnerable=vulnerable)
            if part.kind not in (Kind.GAME, Kind.PART_SCORE)
        ]
        rubber = rubber_parts(result, vulnerability)
        assert [(part.kind, part.points) for part in rubber] == without
        assert [part.kind for part in rubber if part.below] in ([], [Kind.CONTRACT_TRICKS])


# --- What cannot be --------------------------------------------------------------


@pytest.mark.parametrize("taken", [-1, 14])
def test_no_side_takes_less_than_no_trick_or_more_than_thirteen(taken: int) -> None:
    with pytest.raises(InvalidValue) as raised:
        score("1C", taken)
    assert (raised.value.code, raised.value.values) == ("bad-tricks", {"tricks": taken})


def test_a_contract_needs_its_tricks() -> None:
    with pytest.raises(InvalidValue, match="bad-tricks"):
        points(Contract.parse("1C by N"), None, vulnerable=False)


def test_a_part_is_never_negative() -> None:
    with pytest.raises(InvalidValue, match="bad-part"):
        Part(Side.NS, Kind.GAME, 0)
    assert str(Part(Side.NS, Kind.GAME, 300)) == "NS game 300"


def test_C_27_X_20_columns_and_equal_opposite_numbers() -> None:
    scored = (Part(Side.NS, Kind.CONTRACT_TRICKS, 60), Part(Side.EW, Kind.HONOURS, 100))
    assert columns(scored) == {Side.NS: 60, Side.EW: 100}
    assert balance(scored) == {Side.NS: -40, Side.EW: 40}
