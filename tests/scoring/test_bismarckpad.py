"""The lines of a match of Bismarck played with real cards."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strohmann.bismarck.rules import THREE
from strohmann.scoring.bismarck_profiles import BISMARCK_PROFILES
from strohmann.scoring.bismarckpad import BismarckPad, parse
from strohmann.scoring.padwords import LANGUAGES
from strohmann.scoring.profiles import Profile, profile

PLAYERS = "players: Carla Anna Ben\n"
WHOLE = PLAYERS + "".join(
    f"{name} {contract} {tricks}\n"
    for contract, tricks in (
        ("SANG", "4 6 6"),
        ("PASS", "5 9 2"),
        ("VALFRI:H", "8 4 4"),
        ("SPADER", "2 10 4"),
    )
    for name in ("Anna", "Ben", "Carla")
)


def read(text: str, chosen: str = "bismarck", lang: str = "en") -> BismarckPad:
    return parse(text, profile(chosen), lang=lang)


def faults(text: str, chosen: str = "bismarck", lang: str = "en") -> list[tuple[str, int]]:
    """Code and line of each error."""
    errors = read(text, chosen, lang).diagnostics
    assert all(error.where == f"line {error.values['line']}" for error in errors)
    return [(error.code, int(error.values["line"])) for error in errors]


def good(text: str, chosen: str = "bismarck", lang: str = "en") -> BismarckPad:
    pad = read(text, chosen, lang)
    assert pad.diagnostics == ()
    return pad


# --- Reading -----------------------------------------------------------------------------


def test_V_20_V_21_two_deals() -> None:
    pad = good(PLAYERS + "Anna SANG 4 6 6\nBen PASS 5 9 2\n")
    first, second = (pad.by_name(row.points) for row in pad.sheet.rows)
    assert first == {"Carla": 0, "Anna": -2, "Ben": 2}
    assert second == {"Carla": 1, "Anna": -3, "Ben": 2}
    assert pad.by_name(pad.sheet.totals) == {"Carla": 1, "Anna": -5, "Ben": 4}
    assert pad.lines == (2, 3)


def test_B_03_a_whole_match_of_twelve() -> None:
    sheet = good(WHOLE).sheet
    assert sheet.is_over
    assert all(len(set(names)) == 4 for names in sheet.chosen.values())
    assert sum(sheet.totals.values()) == 0


def test_B_23_the_order_of_the_classic_game_is_a_header() -> None:
    text = PLAYERS + "Anna SANG 4 8 4\nBen SANG 4 4 8\nCarla SANG 8 4 4\nAnna TRUMF:D 4 8 4\n"
    assert good("classic_order: sang-first\n" + text, "bismarck-classic").sheet.rows
    assert faults(text, "bismarck-classic")[0] == ("sheet-contract-not-open", 2)


def test_B_24_the_dealer_of_the_british_game_is_forehand_four_times() -> None:
    text = "".join(
        f"{name} {contract} 5 5 6\n"
        for name in ("Carla", "Anna", "Ben")
        for contract in ("sang", "trumf:s", "valfri:c", "misère")
    )
    pad = good(PLAYERS + text, "bismarck-british")
    assert pad.sheet.is_over
    assert [row.forehand for row in pad.sheet.rows[::4]] == list(THREE)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("de", "Spieler: Carla, Anna, Ben\nanna valfri:Herz 4 6 6  # mit Wumms\nBEN pass 5 9 2"),
        ("da", "spillere: Carla Anna Ben\nAnna Valfri:hj 4 6 6\nBen PAS 5 9 2"),
        ("en", "players: Carla Anna Ben\nAnna VALFRI:♥ 4 6 6\nBen PASS 5 9 2"),
    ],
)
def test_X_21_local_forms(lang: str, text: str) -> None:
    rows = good(PLAYERS + "Anna VALFRI:H 4 6 6\nBen PASS 5 9 2").sheet.rows
    assert good(text, lang=lang).sheet.rows == rows
    assert good(f"lang: {lang}\n{text}").sheet.rows == rows


def test_a_dash_is_whoever_is_forehand() -> None:
    named = good(PLAYERS + "Anna SANG 4 6 6\nBen PASS 5 9 2\n")
    assert good(PLAYERS + "- SANG 4 6 6\n- PASS 5 9 2\n") == named
    assert faults(PLAYERS + "- SANG 4 6\n- PASS 5 9 2") == [("sheet-unreadable-deal", 2)]
    assert read(PLAYERS + "- SANG 4 6\n- PASS 5 9 2").sheet.rows == named.sheet.rows[1:]


def test_a_match_not_begun_has_no_fault() -> None:
    assert good("").sheet.rows == ()
    assert good(PLAYERS).players == ("Carla", "Anna", "Ben")


# --- Errors ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("Ben SANG 4 6 6", {"code": "sheet-wrong-forehand", "player": "Ben", "number": 1,
                            "known": "Anna"}),
        ("Udo SANG 4 6 6", {"code": "sheet-unreadable-forehand", "text": "Udo",
                            "known": "Carla Anna Ben"}),
        ("Anna SANG 4 6 5", {"code": "sheet-tricks-not-16", "text": "4 6 5", "total": 15,
                             "known": "Carla Anna Ben"}),
        ("Anna SANG 4 6 x", {"code": "sheet-unreadable-share", "text": "x"}),
        ("Anna SANG 0 -1 17", {"code": "sheet-unreadable-share", "text": "-1"}),
        ("Anna SOLO 4 6 6", {"code": "sheet-unknown-contract", "text": "SOLO",
                             "known": "SPADER VALFRI SANG PASS"}),
        ("Anna TRUMF:H 4 6 6", {"code": "sheet-contract-not-open", "name": "TRUMF", "number": 1,
                                "known": "SPADER VALFRI SANG PASS"}),
        ("Anna VALFRI 4 6 6", {"code": "sheet-wrong-trumps", "text": "VALFRI",
                               "known": "VALFRI:H"}),
        ("Anna VALFRI:N 4 6 6", {"code": "sheet-wrong-trumps", "text": "VALFRI:N",
                                 "known": "VALFRI:H"}),
        ("Anna SPADER:H 4 6 6", {"code": "sheet-wrong-trumps", "text": "SPADER:H",
                                 "known": "SPADER"}),
        ("Anna SANG 10 6", {"code": "sheet-unreadable-deal", "text": "Anna SANG 10 6",
                            "known": "Anna SANG 4 6 6"}),
        ("hello", {"code": "sheet-unreadable-deal", "text": "hello", "known": "Anna SANG 4 6 6"}),
    ],
)  # fmt: skip
def test_an_error_quotes_what_is_wrong_and_what_would_be_right(
    line: str, error: dict[str, str | int]
) -> None:
    found = read(PLAYERS + line).diagnostics[0]
    values = {key: value for key, value in found.values.items() if key != "line"}
    assert {"code": found.code} | values == error
    assert found.where == "line 2"


def test_B_13_a_contract_chosen_twice_says_where_it_was() -> None:
    text = WHOLE.replace("Anna PASS", "Anna SANG")
    (error,) = read(text).diagnostics
    assert (error.code, error.rule, error.where) == ("sheet-contract-again", "B-13", "line 5")
    assert (error.values["first"], error.values["player"]) == (2, "Anna")


def test_a_bad_line_keeps_its_turn_and_none_loses_the_others() -> None:
    lines = WHOLE.splitlines()
    lines[4] = "Anna PASS 5 5 5"
    lines.insert(7, "hello")
    pad = read("\n".join(lines))
    assert faults("\n".join(lines)) == [("sheet-tricks-not-16", 5), ("sheet-unreadable-deal", 8)]
    assert len(pad.sheet.rows) == 11
    assert pad.deals == 12
    assert (pad.sheet.is_over, pad.sheet.winners) == (False, ())
    kept = {row.number: row for row in good(WHOLE).sheet.rows if row.number != 4}
    assert {row.number: row for row in pad.sheet.rows} == kept


def test_B_03_deals_after_the_last() -> None:
    assert faults(WHOLE + "Anna SANG 4 6 6\nBen SANG 4 6 6\n") == [
        ("match-over", 14),
        ("match-over", 15),
    ]
    assert good(WHOLE).sheet == read(WHOLE + "Anna SANG 4 6 6").sheet


@pytest.mark.parametrize(
    "value", ["Carla Anna", "Carla Anna Ben Dora", "Anna anna Ben", "- Anna Ben", ""]
)
def test_players_are_three_and_different(value: str) -> None:
    assert faults(f"players: {value}\nAnna SANG 4 6 6") == [("sheet-bad-players", 1)]


def test_without_players_the_deals_are_scored_by_turns() -> None:
    pad = read("Anna SANG 4 6 6\nBen PASS 5 9 2\n")
    assert [(error.code, error.where) for error in pad.diagnostics] == [
        ("sheet-missing-players", "line 1")
    ]
    assert list(pad.by_name(pad.sheet.totals).values()) == [1, -5, 4]


def test_headers_are_checked() -> None:
    assert faults("dealer: E\n" + PLAYERS) == [("sheet-unknown-header", 1)]
    assert faults("classic_order: x\n" + PLAYERS, "bismarck-classic") == [("sheet-bad-header", 1)]
    assert faults(PLAYERS + "Anna SANG 4 6 6\nlang: de") == [("sheet-header-late", 3)]
    assert faults(PLAYERS + PLAYERS) == [("sheet-header-twice", 2)]


# --- Properties --------------------------------------------------------------------------

_PIECES = (
    *("Carla", "Anna", "Ben", "SANG", "PASS", "VALFRI:H", "TRUMF", "SPADER", "4", "6", "8", "١"),
    *("players:", "lang:", "de", ":", "#", "\n", "\n", "\n"),
)


@given(
    text=st.one_of(
        st.text(),
        st.lists(st.sampled_from(_PIECES)).map(lambda words: PLAYERS + " ".join(words)),
    ),
    chosen=st.sampled_from(BISMARCK_PROFILES),
    lang=st.sampled_from(LANGUAGES),
)
def test_any_text_is_read_without_failing(text: str, chosen: Profile, lang: str) -> None:
    pad = read(text, chosen.name, lang)
    bad = [int(error.values["line"]) for error in pad.diagnostics]
    assert bad == sorted(bad)
    assert len(pad.lines) == len(pad.sheet.rows)
    assert sum(pad.sheet.totals.values()) == 0
