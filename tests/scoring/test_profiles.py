"""Profiles and the questions they answer: P-1 to P-6, P-8, P-9, P-11, X-01 to X-08, X-14, X-19."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strohmann.bridge.board import Vulnerability
from strohmann.errors import InvalidValue, UnknownName
from strohmann.scoring.chicago import ChicagoDuplicateSheet, ChicagoSheet
from strohmann.scoring.profiles import (
    PROFILES,
    Form,
    Profile,
    default_profile,
    profile,
    sheet_for,
)
from strohmann.scoring.rubber import RubberSheet, WonBy
from strohmann.scoring.single import BoardCycle, BoardSheet, SingleSheet
from strohmann.seats import EAST, NORTH, SEATS, Seat
from tests.scoring.strategies import FOUR, profiles, seats, vulnerabilities

SHEETS = {
    "chicago-000": ChicagoSheet(EAST, swapped=False, honours=True),
    "chicago-001": ChicagoSheet(EAST, swapped=False, honours=False),
    "chicago-swapped": ChicagoSheet(EAST, swapped=True, honours=True),
    "chicago-swapped-001": ChicagoSheet(EAST, swapped=True, honours=False),
    "chicago-duplicate": ChicagoDuplicateSheet(EAST, swapped=False),
    "rubber-laws": RubberSheet(EAST, honours=True, unfinished=True, won_by=WonBy.POINTS),
    "rubber-000": RubberSheet(EAST, honours=True, unfinished=True, won_by=WonBy.GAMES),
    "rubber-001": RubberSheet(EAST, honours=False, unfinished=False, won_by=WonBy.GAMES),
    "single-deal": SingleSheet(Vulnerability.EW),
    "duplicate-wbf": BoardSheet(7, BoardCycle.WBF16),
    "duplicate-002": BoardSheet(7, BoardCycle.SIMPLE4),
}


@pytest.mark.parametrize("name", SHEETS)
def test_P_1_to_P_6_P_8_P_9_P_11_each_profile_has_its_sheet(name: str) -> None:
    sheet = sheet_for(
        profile(name), first_dealer=EAST, vulnerability=Vulnerability.EW, board=7
    )  # fmt: skip
    assert sheet == SHEETS[name]


def test_every_profile_is_listed() -> None:
    assert FOUR.keys() == SHEETS.keys()
    assert all(name == each.name for name, each in PROFILES.items())


def test_P_1_P_5_P_8_P_9_each_form_has_one_default() -> None:
    defaults = {form: default_profile(form).name for form in Form}
    assert defaults == {
        Form.DRAW: "draw-bridge",
        Form.BISMARCK: "bismarck",
        Form.SINGLE: "single-deal",
        Form.CHICAGO: "chicago-000",
        Form.RUBBER: "rubber-laws",
        Form.DUPLICATE: "duplicate-wbf",
    }
    assert sum(each.is_default for each in PROFILES.values()) == len(Form)


def rule(name: str) -> dict[str, str]:
    """The answer of each profile that the question concerns."""
    return {
        each.name: each.rules[name] for each in FOUR.values() if name in each.rules
    }  # fmt: skip


def test_X_01_honours() -> None:
    on = {name for name, value in rule("honours").items() if value == "on"}
    assert on == {"chicago-000", "chicago-swapped", "rubber-laws", "rubber-000"}
    assert all(each.rules["honours"] in ("on", "off") for each in PROFILES.values())
    for each in FOUR.values():
        assert sheet_for(each).scores_honours == (each.name in on)


def test_X_02_ties_are_drawn() -> None:
    assert set(rule("tie").values()) == {"draw"}


def test_X_03_vulnerable_side_in_deals_2_and_3() -> None:
    assert rule("chicago_vul") == {
        "chicago-000": "dealer",
        "chicago-001": "dealer",
        "chicago-swapped": "non_dealer",
        "chicago-swapped-001": "non_dealer",
        "chicago-duplicate": "dealer",
    }


def test_X_04_board_vulnerability() -> None:
    assert rule("board_vul") == {"duplicate-wbf": "wbf16", "duplicate-002": "simple4"}


def test_X_05_X_06_are_fixed_by_the_form() -> None:
    for each in PROFILES.values():
        assert not {"all_pass", "part_score"} & {option.name for option in each.options}


def test_X_07_unfinished_premiums() -> None:
    assert rule("unfinished") == {"rubber-laws": "on", "rubber-000": "on", "rubber-001": "off"}


def test_X_08_who_wins_a_rubber() -> None:
    assert rule("rubber_winner") == {
        "rubber-laws": "points",
        "rubber-000": "games",
        "rubber-001": "games",
    }


def test_X_14_the_dealer_by_mode() -> None:
    answers = rule("dealer")
    assert answers["single-deal"] == "S"
    assert answers["duplicate-wbf"] == answers["duplicate-002"] == "board"
    assert {answers[name] for name in answers if name.startswith(("chi", "rub"))} == {"rotation"}


def test_X_15_seats_are_drawn_or_fixed() -> None:
    for each in PROFILES.values():
        if each.form in (Form.CHICAGO, Form.RUBBER):
            assert each.option("seating").values == ("fixed", "draw")
            assert each.option("first_dealer").values == tuple(map(str, SEATS))


def test_X_19_F_14_four_players() -> None:
    assert rule("players") == dict.fromkeys(FOUR, "4")
    for each in PROFILES.values():
        assert each.rules["players"] == str(len(each.ring))


def test_X_27_new_partners_after_a_chicago() -> None:
    assert rule("redraw") == {
        "chicago-000": "ask",
        "chicago-001": "never",
        "chicago-swapped": "ask",
        "chicago-swapped-001": "never",
        "chicago-duplicate": "ask",
    }


def test_C_37_honours_can_be_announced_only_where_they_count() -> None:
    for each in PROFILES.values():
        offered = any(option.name == "honours_claim" for option in each.options)
        assert offered == (each.rules["honours"] == "on")
    assert profile("chicago-000").option("honours_claim").default == "auto"


def test_S_03_the_vulnerability_of_a_single_deal_is_an_option() -> None:
    assert profile("single-deal").option("vulnerability").values == ("none", "ns", "ew", "both")


# --- Options ---------------------------------------------------------------------------


@given(chosen=profiles)
def test_every_default_is_allowed_and_names_are_unique(chosen: Profile) -> None:
    names = [option.name for option in chosen.options]
    assert len(set(names)) == len(names)
    for option in chosen.options:
        assert option.checked(option.default) == option.default
        assert len(set(option.values)) == len(option.values) > 1


@given(chosen=profiles, data=st.data())
def test_settled_options_keep_what_was_chosen(chosen: Profile, data: st.DataObject) -> None:
    picked = {
        option.name: data.draw(st.sampled_from(option.values))
        for option in chosen.options
        if data.draw(st.booleans())
    }
    settled = chosen.settled(picked)
    assert settled.keys() == {option.name for option in chosen.options}
    for option in chosen.options:
        assert settled[option.name] == picked.get(option.name, option.default)


def test_an_unknown_profile_names_those_there_are() -> None:
    with pytest.raises(UnknownName) as raised:
        profile("chicago-0000")
    assert raised.value.code == "unknown-profile"
    assert raised.value.values == {"name": "chicago-0000", "known": " ".join(PROFILES)}


def test_an_unknown_option_names_those_there_are() -> None:
    with pytest.raises(UnknownName) as raised:
        profile("single-deal").settled({"honours_claim": "auto"})
    assert raised.value.code == "unknown-option"
    assert raised.value.where == "honours_claim"
    assert raised.value.values == {
        "name": "honours_claim",
        "profile": "single-deal",
        "known": "vulnerability dummy_play",
    }


def test_a_value_that_is_not_allowed_names_those_that_are() -> None:
    with pytest.raises(InvalidValue) as raised:
        profile("single-deal").settled({"vulnerability": "NS"})
    assert (raised.value.code, raised.value.where) == ("bad-option", "vulnerability")
    assert raised.value.values == {
        "option": "vulnerability",
        "value": "NS",
        "known": "none ns ew both",
    }


def test_forms_are_read_by_name() -> None:
    assert [Form.parse(str(form)) for form in Form] == list(Form)
    with pytest.raises(UnknownName) as raised:
        Form.parse("whist")
    assert raised.value.code == "unknown-form"
    assert raised.value.values == {"name": "whist", "known": " ".join(map(str, Form))}


@given(chosen=profiles, dealer=seats, vulnerability=vulnerabilities, board=st.integers(1, 99))
def test_a_new_sheet_is_empty_and_starts_as_chosen(
    chosen: Profile, dealer: Seat, vulnerability: Vulnerability, board: int
) -> None:
    sheet = sheet_for(chosen, first_dealer=dealer, vulnerability=vulnerability, board=board)
    assert (sheet.rows, sheet.parts) == ((), ())
    assert not sheet.is_over
    assert set(sheet.totals.values()) == {0}
    expected = {
        Form.CHICAGO: (dealer, Vulnerability.NONE, 1),
        Form.RUBBER: (dealer, Vulnerability.NONE, 1),
        Form.SINGLE: (Seat.SOUTH, vulnerability, 1),
    }.get(chosen.form)
    begun = (sheet.next_dealer, sheet.next_vulnerability, sheet.next_number)
    if expected is not None:
        assert begun == expected
    else:
        assert begun[2] == board


def test_north_deals_first_unasked() -> None:
    assert sheet_for(profile("chicago-000")).next_dealer is NORTH


def test_profiles_can_be_keys() -> None:
    assert len({each: each.name for each in PROFILES.values()}) == len(PROFILES)
