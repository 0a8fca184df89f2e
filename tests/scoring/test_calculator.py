"""The points of one deal by hand, in each form."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strohmann.bridge.board import Vulnerability
from strohmann.bridge.contract import Contract
from strohmann.errors import InvalidValue
from strohmann.scoring.calculator import DealPoints, deal_points
from strohmann.scoring.honours import Honours
from strohmann.scoring.points import points
from strohmann.scoring.profiles import Form
from strohmann.scoring.result import PASSED_OUT, DealResult
from strohmann.seats import EAST, NORTH, SIDES, Side
from tests.scoring.strategies import results, vulnerabilities

NONE, NS, EW, BOTH = Vulnerability


def deal(text: str, tricks: int, *honours: Honours) -> DealResult:
    return DealResult(Contract.parse(text), tricks, honours)


def columns(scored: DealPoints) -> tuple[int, int]:
    return scored.totals[Side.NS], scored.totals[Side.EW]


def test_V_03_duplicate_is_zero_sum() -> None:
    scored = deal_points(Form.DUPLICATE, deal("4HX by N", 11), NONE)
    assert columns(scored) == (690, -690)
    assert [(str(part.kind), part.points) for part in scored.parts] == [
        ("contract_tricks", 240),
        ("game", 300),
        ("doubled_made", 50),
        ("overtricks", 100),
    ]


def test_V_04_undertricks_stand_with_the_opponents() -> None:
    failed = deal("4HX by N", 9)
    assert columns(deal_points(Form.DUPLICATE, failed, NONE)) == (-100, 100)
    assert columns(deal_points(Form.CHICAGO, failed, NONE)) == (0, 100)
    assert columns(deal_points(Form.RUBBER, failed, NONE)) == (0, 100)


def test_V_05_carried_points_complete_a_game_in_chicago() -> None:
    scored = deal_points(
        Form.CHICAGO, deal("2D by E", 8), EW, number=2, carried={Side.EW: 60}
    )  # fmt: skip
    assert columns(scored) == (0, 540)
    assert scored.game_won_by is Side.EW


def test_V_33_deal_4_in_chicago() -> None:
    part_score = deal("3D by E", 9)
    assert columns(deal_points(Form.CHICAGO, part_score, BOTH, number=4)) == (0, 160)
    completing = deal_points(Form.CHICAGO, part_score, BOTH, number=4, carried={Side.EW: 40})
    assert columns(completing) == (0, 560)
    assert columns(deal_points(Form.CHICAGO, part_score, BOTH)) == (0, 60)


def test_C_31_what_the_others_carried_does_not_help() -> None:
    scored = deal_points(Form.CHICAGO, deal("2D by E", 8), NONE, carried={Side.NS: 60})
    assert (columns(scored), scored.game_won_by) == ((0, 40), None)


def test_R_07_rubber_has_no_premium_for_game_or_part_score() -> None:
    assert columns(deal_points(Form.RUBBER, deal("4S by N", 10), NS)) == (120, 0)
    scored = deal_points(Form.RUBBER, deal("1NT by S", 7), BOTH, carried={Side.NS: 60})
    assert (columns(scored), scored.game_won_by) == ((40, 0), Side.NS)


def test_V_34_honours_of_either_side() -> None:
    held = deal("4H by N", 10, Honours(EAST, 100))
    assert columns(deal_points(Form.CHICAGO, held, NONE)) == (420, 100)
    assert columns(deal_points(Form.RUBBER, held, NONE)) == (120, 100)


@pytest.mark.parametrize("form", Form)
def test_V_13_passed_out_is_nothing(form: Form) -> None:
    scored = deal_points(form, PASSED_OUT, BOTH)
    assert (scored.parts, columns(scored), scored.game_won_by) == ((), (0, 0), None)


@given(result=results(honours=False, passed_out=False), vulnerability=vulnerabilities)
def test_W_77_duplicate_and_single_are_the_official_score(
    result: DealResult, vulnerability: Vulnerability
) -> None:
    assert result.contract is not None
    declarer = result.contract.declarer
    value = points(result.contract, result.tricks, vulnerable=declarer in vulnerability)
    for form in (Form.DUPLICATE, Form.SINGLE):
        assert deal_points(form, result, vulnerability).totals[declarer.side] == value


@given(
    result=results(),
    vulnerability=vulnerabilities,
    number=st.integers(1, 4),
    carried=st.sampled_from(range(0, 100, 10)),
)
def test_C_31_more_carried_is_never_worth_less_but_for_the_100_of_deal_4(
    result: DealResult, vulnerability: Vulnerability, number: int, carried: int
) -> None:
    below = dict.fromkeys(SIDES, carried)
    plain = deal_points(Form.CHICAGO, result, vulnerability, number=number)
    helped = deal_points(Form.CHICAGO, result, vulnerability, number=number, carried=below)
    for side in SIDES:
        gain = helped.totals[side] - plain.totals[side]
        if helped.game_won_by is side and plain.game_won_by is None:
            premium = 500 if side in vulnerability else 300
            assert gain == premium - (100 if number == 4 else 0)
        else:
            assert gain == 0


@pytest.mark.parametrize(
    ("form", "arguments", "code", "where"),
    [
        (Form.DUPLICATE, {"number": 2}, "not-in-form", "deal"),
        (Form.RUBBER, {"number": 2}, "not-in-form", "deal"),
        (Form.SINGLE, {"carried": {Side.NS: 40}}, "not-in-form", "carried"),
        (Form.CHICAGO, {"number": 0}, "bad-deal-number", "deal"),
        (Form.CHICAGO, {"number": 5}, "bad-deal-number", "deal"),
        (Form.CHICAGO, {"carried": {Side.NS: 100}}, "bad-carried", "carried"),
        (Form.RUBBER, {"carried": {Side.NS: 45}}, "bad-carried", "carried"),
        (Form.RUBBER, {"carried": {Side.EW: -10}}, "bad-carried", "carried"),
    ],
)
def test_what_a_form_has_not_is_refused(
    form: Form, arguments: dict[str, object], code: str, where: str
) -> None:
    with pytest.raises(InvalidValue) as raised:
        deal_points(form, deal("2C by N", 8), NONE, **arguments)  # type: ignore[arg-type]
    assert (raised.value.code, raised.value.where) == (code, where)


def test_X_01_duplicate_has_no_honours() -> None:
    with pytest.raises(InvalidValue, match="honours-not-scored"):
        deal_points(Form.DUPLICATE, deal("4H by N", 10, Honours(NORTH, 100)), NONE)
