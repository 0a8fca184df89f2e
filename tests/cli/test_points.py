"""``strohmann points`` (cli.md)."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Run


def _points(run: Run, words: str) -> dict[str, int]:
    outcome = run("points", *words.split(), "--json")
    assert outcome.status == 0, outcome.err
    totals = outcome.json["points"]
    assert isinstance(totals, dict)
    return totals


def test_V_03_the_document_has_the_parts_of_the_sum(run: Run) -> None:
    outcome = run("points", "4HX", "--by", "N", "--tricks", "11", "--vul", "none", "--json")
    assert outcome.status == 0
    assert outcome.err == ""
    assert outcome.json == {
        "points": {"NS": 690, "EW": -690},
        "parts": [
            {"side": "NS", "kind": "contract_tricks", "points": 240, "below": False},
            {"side": "NS", "kind": "game", "points": 300, "below": False},
            {"side": "NS", "kind": "doubled_made", "points": 50, "below": False},
            {"side": "NS", "kind": "overtricks", "points": 100, "below": False},
        ],
        "game_won_by": None,
    }


@pytest.mark.parametrize(
    ("rule", "words", "ns"),
    [
        ("V-02", "4H --by N --tricks 11", 450),
        ("V-04", "4HX --by N --tricks 9", -100),
        ("V-10", "3D --by S --tricks 9", 110),
        ("V-11", "6H --by N --tricks 13 --vul ns", 1460),
        ("V-12", "7H --by N --tricks 13 --vul both", 2210),
        ("V-13", "pass", 0),
        ("V-36", "1NTXX --by S --tricks 7", 560),
        ("V-36", "1SX --by S --tricks 7", 160),
    ],
)
def test_duplicate_is_zero_sum(run: Run, rule: str, words: str, ns: int) -> None:
    assert _points(run, words) == {"NS": ns, "EW": -ns}, rule


def test_V_05_a_carried_part_score_completes_the_game(run: Run) -> None:
    words = "2D --by E --tricks 8 --vul ew --form chicago --deal 2 --carried EW:60"
    outcome = run("points", *words.split(), "--json")
    assert outcome.json["points"] == {"NS": 0, "EW": 540}
    assert outcome.json["game_won_by"] == "EW"


def test_in_chicago_each_side_has_what_it_scores_itself(run: Run) -> None:
    words = "4HX --by N --tricks 9 --form chicago --honours W:100"
    assert _points(run, words) == {"NS": 0, "EW": 200}


def test_V_33_the_fourth_deal_pays_for_a_part_score(run: Run) -> None:
    assert _points(run, "3D --by E --tricks 9 --form chicago --deal 4 --vul both")["EW"] == 160


def test_V_34_defenders_can_hold_the_honours(run: Run) -> None:
    words = "4H --by N --tricks 10 --form rubber --honours E:100"
    assert _points(run, words) == {"NS": 120, "EW": 100}


def test_both_sides_can_have_points_below_the_line(run: Run) -> None:
    words = "2S --by N --tricks 8 --form rubber --carried NS:40 --carried EW:60"
    outcome = run("points", *words.split(), "--json")
    assert outcome.json["game_won_by"] == "NS"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "3N --by E --tricks 9"),
        ("de", "3SA --by O --tricks 9 --vul keiner"),
        ("da", "3UT --by Ø --tricks 9 --vul ingen"),
        ("da", "3ut --by ø --tricks 9"),
        ("de", "3NT --by E --tricks 9"),
    ],
)
def test_X_21_local_forms_are_read_in_their_language(run: Run, language: str, words: str) -> None:
    outcome = run("--lang", language, "points", *words.split(), "--json")
    assert outcome.json["points"] == {"NS": -400, "EW": 400}


@pytest.mark.parametrize(
    ("language", "word"), [("de", "passe"), ("da", "pas"), ("en", "pass"), ("de", "P")]
)
def test_a_passed_out_deal(run: Run, language: str, word: str) -> None:
    outcome = run("points", word, "--json", "--lang", language)
    assert outcome.json == {"points": {"NS": 0, "EW": 0}, "parts": [], "game_won_by": None}


def test_people_get_a_table_in_their_language(run: Run) -> None:
    words = ("points", "4HX", "--by", "E", "--tricks", "11")
    german, danish, english = (run("--lang", each, *words).out for each in ("de", "da", "en"))
    assert german.startswith("4♥X O +1, Stiche: 11, niemand in Gefahr\n")
    assert "Beleidigungsprämie" in german
    assert danish.startswith("4♥D Ø +1, stik: 11, ingen i zonen\n")
    assert "−690" in danish
    assert english.startswith("4♥X E +1, tricks: 11, nobody vulnerable\n")
    assert "For the insult" in english


def test_D_20_large_numbers_are_written_as_the_language_does(run: Run) -> None:
    words = ("points", "7S", "--by", "N", "--tricks", "13", "--vul", "both")
    assert "2.210" in run("--lang", "de", *words).out
    assert "2,210" in run("--lang", "en", *words).out


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("4H --by N --tricks 14", "bad-tricks"),
        ("4H --by N --tricks -1", "bad-tricks"),
        ("4H --by N --tricks ten", "not-a-number"),
        ("4H --by N --tricks 1e3", "not-a-number"),
        ("4H --by N", "missing-option"),
        ("4H --tricks 10", "missing-option"),
        ("4H --by X --tricks 10", "unreadable-seat"),
        ("4H --by Ø --tricks 10 --lang de", "unreadable-seat"),
        ("8H --by N --tricks 10", "sheet-unreadable-contract"),
        ("4HXXX --by N --tricks 10", "sheet-unreadable-contract"),
        ("4H --by N --tricks 10 --vul red", "unreadable-vulnerability"),
        ("4H --by N --tricks 10 --form whist", "unknown-form"),
        ("4H --by N --tricks 10 --form chicago --deal 5", "bad-deal-number"),
        ("4H --by N --tricks 10 --deal 2", "not-in-form"),
        ("4H --by N --tricks 10 --carried NS:40", "not-in-form"),
        ("4H --by N --tricks 10 --form rubber --carried NS:45", "bad-carried"),
        ("4H --by N --tricks 10 --form rubber --carried NS:100", "bad-carried"),
        ("4H --by N --tricks 10 --form rubber --carried NS", "unreadable-carried"),
        ("4H --by N --tricks 10 --form rubber --carried NS:40 --carried NS:40",
         "unreadable-carried"),
        ("4H --by N --tricks 10 --honours N:100", "honours-not-scored"),
        ("4H --by N --tricks 10 --form rubber --honours N:90", "bad-honours"),
        ("4H --by N --tricks 10 --form rubber --honours N", "sheet-unreadable-honours"),
        ("3N --by N --tricks 10 --form rubber --honours N:100", "bad-honours"),
        ("pass --by N", "passed-out-with-result"),
        ("pass --tricks 7", "passed-out-with-result"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_wrong_usage(run: Run, words: str, code: str) -> None:
    outcome = run("points", *words.split(), "--json")
    assert outcome.status == 2
    assert outcome.json["error"]["code"] == code
    assert outcome.json["error"]["message"] in outcome.err
    assert outcome.json["error"]["hint"]
    assert "Traceback" not in outcome.err
