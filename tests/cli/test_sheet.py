"""``strohmann sheet`` (cli.md): a match that was played with real cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Outcome, Run

V_30 = """\
# one rubber, P-5 without honours
N 2H 9
E 3N 9
S 4SX 11
W 6D 11
N 3C 9
S 1NT 7
"""

THREE = "players: Carla Anna Ben\n"
V_20 = THREE + "Anna SANG 4 6 6\n"
V_21 = V_20 + "Ben PASS 5 9 2\n"


@pytest.fixture
def pad(tmp_path: Path) -> Path:
    return tmp_path / "pad.txt"


def _sheet(run: Run, pad: Path, text: str, profile: str, *more: str) -> Outcome:
    pad.write_text(text, encoding="utf-8")
    return run("sheet", "--profile", profile, str(pad), "--json", *more)


def test_V_30_a_whole_rubber(run: Run, pad: Path) -> None:
    outcome = _sheet(run, pad, V_30, "rubber-laws")
    assert outcome.status == 0
    document = outcome.json
    assert document["totals"] == {"NS": 1180, "EW": 100}
    assert document["margin"] == 1080
    assert document["winner"] == "NS"
    assert document["winners"] == ["NS"]
    assert document["diagnostics"] == []
    assert document["closing"] == [{"side": "NS", "kind": "rubber", "points": 500, "below": False}]
    assert len(document["deals"]) == 6
    assert document["deals"][2] == {
        "number": 3,
        "dealer": "S",
        "vulnerability": "ew",
        "contract": "4SX",
        "declarer": "S",
        "tricks": 11,
        "honours": [],
        "parts": [
            {"side": "NS", "kind": "contract_tricks", "points": 240, "below": True},
            {"side": "NS", "kind": "doubled_made", "points": 50, "below": False},
            {"side": "NS", "kind": "overtricks", "points": 100, "below": False},
        ],
        "game_won_by": "NS",
    }


def test_V_31_broken_off(run: Run, pad: Path) -> None:
    lines = V_30.splitlines(keepends=True)
    first = _sheet(run, pad, "".join(lines[:2]) + "broken off\n", "rubber-laws").json
    assert first["totals"] == {"NS": 190, "EW": 0}
    assert first["broken_off"] is True
    second = _sheet(run, pad, "".join(lines[:3]) + "broken off\n", "rubber-laws").json
    assert second["totals"] == {"NS": 90, "EW": 400}
    assert second["winner"] == "EW"


def test_without_an_end_the_match_is_in_progress(run: Run, pad: Path) -> None:
    document = _sheet(run, pad, "N 2H 9\n", "rubber-laws").json
    assert document["winner"] is None
    assert document["winners"] == []
    assert document["over"] is False
    assert document["carried"] == {"NS": 60, "EW": 0}


def test_V_05_chicago_with_a_first_dealer_and_a_deal_passed_out(run: Run, pad: Path) -> None:
    text = "dealer: S\nE 2S 8\npass\nW 2D 8\nN 4H 10 honours=N:100\nE 1C 6\n"
    document = _sheet(run, pad, text, "chicago-000").json
    assert [deal["number"] for deal in document["deals"]] == [1, None, 2, 3, 4]
    assert [deal["dealer"] for deal in document["deals"]] == ["S", "W", "W", "N", "E"]
    # 60 + 40 complete the game; deal 3 was dealt by N, so NS were vulnerable.
    assert document["totals"] == {"NS": 120 + 500 + 100 + 100, "EW": 60 + 540}
    assert document["winner"] == "NS"
    assert document["margin"] == 220


def test_F_10_equal_totals_are_a_draw(run: Run, pad: Path) -> None:
    text = "E 1C 7\nE 1S 6\nN 1S 6\nN 1C 7\n"
    for profile, pad_text, each in (("chicago-duplicate", text, 170), ("single-deal", "pass", 0)):
        document = _sheet(run, pad, pad_text, profile).json
        assert document["totals"] == {"NS": each, "EW": each}
        assert document["over"] is True
        assert document["winner"] is None
        assert document["winners"] == ["NS", "EW"]
        assert document["margin"] == 0


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Geber: O\nO 3SA 9\nW 2P 8\n"),
        ("da", "Giver: Ø\nØ 3UT 9\nV 2SP 8\n"),
        ("en", "dealer: E\nE 3NT 9\nW 2S 8\n"),
    ],
)
def test_X_21_local_forms(run: Run, pad: Path, language: str, text: str) -> None:
    canonical = _sheet(run, pad, "dealer: E\nE 3N 9\nW 2S 8\n", "chicago-000", "--lang", "en").json
    assert _sheet(run, pad, text, "chicago-000", "--lang", language).json == canonical
    headed = f"lang: {language}\n{text}"
    assert _sheet(run, pad, headed, "chicago-000", "--lang", "en").json == canonical


def test_broken_lines_are_named_and_the_others_counted(run: Run, pad: Path) -> None:
    text = "N 4H 11\nQ 4H 11\nN 9H 11\nN 4H eleven\nhello\n\nE 1C 7\n"
    outcome = _sheet(run, pad, text, "chicago-000", "--lang", "en")
    assert outcome.status == 1
    diagnostics = outcome.json["diagnostics"]
    assert [(each["line"], each["code"]) for each in diagnostics] == [
        (2, "sheet-unreadable-declarer"),
        (3, "sheet-unreadable-contract"),
        (4, "sheet-unreadable-tricks"),
        (5, "sheet-unreadable-line"),
    ]
    assert all(each["severity"] == "error" and each["hint"] for each in diagnostics)
    assert len(outcome.json["deals"]) == 2


def test_people_see_the_sheet_and_the_broken_lines(run: Run, pad: Path) -> None:
    pad.write_text(V_30 + "N 1C 7\nschnapsen\n", encoding="utf-8")
    outcome = run("sheet", "--profile", "rubber-laws", str(pad), "--lang", "de")
    assert outcome.status == 1
    assert "Nord-Süd gewinnt mit 1.080 Punkten Vorsprung." in outcome.out
    assert "Rubberprämie" in outcome.out
    assert "Zeile 8: Die Partie ist zu Ende." in outcome.err
    assert "Zeile 9: Mit „schnapsen“ ist kein Spiel beschrieben." in outcome.err


@pytest.mark.parametrize(
    ("profile", "text", "sentence"),
    [
        ("chicago-000", "N 4H 10\n", "Die Partie läuft noch; als Nächstes teilt Ost."),
        ("single-deal", "pass\n", "Unentschieden."),
        ("rubber-001", "N 4H 10\nN 7NXX 0\nN 4H 10\n", "Nord-Süd gewinnt mit zwei Vollspielen."),
        ("draw-bridge", "N 4H 10\nN 7NXX 0\nN 4H 10\n", "Nord gewinnt mit zwei Vollspielen."),
        ("bismarck", V_21, "als Nächstes teilt Ben, Vorhand ist Carla."),
    ],
)
def test_the_outcome_is_a_sentence(
    run: Run, pad: Path, profile: str, text: str, sentence: str
) -> None:
    pad.write_text(text, encoding="utf-8")
    outcome = run("sheet", "--profile", profile, str(pad))
    assert outcome.status == 0
    assert sentence in outcome.out


def test_a_pad_can_come_from_standard_input(run: Run) -> None:
    outcome = run("sheet", "--profile", "chicago-000", "-", "--json", stdin=b"N 4H 11\n")
    assert outcome.json["totals"] == {"NS": 450, "EW": 0}


@pytest.mark.parametrize(
    "data",
    [
        "Süd 4H 10 # für Süd\n".encode("latin-1"),
        "Süd 4H 10\n".encode("utf-16"),
        "\ufeffSüd 4♥ 10\r\n".encode(),
        b"S 4H 10\r",
    ],
    ids=["latin-1", "utf-16", "utf-8 with a mark", "old line ends"],
)
def test_text_files_of_all_kinds_are_read(run: Run, pad: Path, data: bytes) -> None:
    pad.write_bytes(data)
    outcome = run("sheet", "--profile", "chicago-000", str(pad), "--json")
    assert outcome.status == 0, outcome.out
    assert outcome.json["totals"] == {"NS": 420, "EW": 0}


def test_an_empty_pad_is_a_match_not_begun(run: Run, pad: Path) -> None:
    document = _sheet(run, pad, "", "chicago-000").json
    assert document["deals"] == []
    assert document["over"] is False


# --- Games for two and three -------------------------------------------------------------

TWELVE = THREE + "".join(
    f"{name} {contract}\n"
    for contract in ("SANG 4 6 6", "PASS 5 9 2", "VALFRI:H 8 4 4", "SPADER 2 10 4")
    for name in ("Anna", "Ben", "Carla")
)


def test_V_20_a_deal_of_bismarck(run: Run, pad: Path) -> None:
    outcome = _sheet(run, pad, V_20, "bismarck")
    assert outcome.status == 0
    assert outcome.json["deals"] == [
        {
            "number": 1,
            "dealer": "Carla",
            "forehand": "Anna",
            "contract": "sang",
            "trump": None,
            "tricks": {"Carla": 4, "Anna": 6, "Ben": 6},
            "targets": {"Carla": 4, "Anna": 8, "Ben": 4},
            "points": {"Carla": 0, "Anna": -2, "Ben": 2},
            "totals": {"Carla": 0, "Anna": -2, "Ben": 2},
        }
    ]


def test_V_21_totals_go_by_the_names_of_the_players(run: Run, pad: Path) -> None:
    document = _sheet(run, pad, V_21, "bismarck").json
    assert document["totals"] == {"Anna": -5, "Ben": 4, "Carla": 1}
    assert (document["winner"], document["winners"], document["over"]) == (None, [], False)
    assert document["chosen"] == {"Carla": [], "Anna": ["sang"], "Ben": ["pass"]}
    assert document["diagnostics"] == []


def test_B_14_the_winner_of_bismarck_or_those_who_share(run: Run, pad: Path) -> None:
    document = _sheet(run, pad, TWELVE, "bismarck").json
    totals = document["totals"]
    best = max(totals, key=totals.get)
    assert (document["winner"], document["winners"]) == (best, [best])
    assert document["margin"] == totals[best] - sorted(totals.values())[1] > 0
    even = THREE + "".join(
        f"{name} {contract} {' '.join('8' if name == other else '4' for other in ORDER)}\n"
        for contract in ("SANG", "VALFRI:C", "SPADER")
        for name in ("Anna", "Ben", "Carla")
    )
    even += "Anna PASS 6 4 6\nBen PASS 6 5 5\nCarla PASS 4 6 6\n"
    document = _sheet(run, pad, even, "bismarck").json
    assert document["totals"] == {"Carla": 0, "Anna": 1, "Ben": -1}
    document = _sheet(run, pad, even.replace("6 5 5", "5 6 5"), "bismarck").json
    assert document["totals"] == {"Carla": 1, "Anna": 0, "Ben": -1}
    shared = even.replace("6 5 5", "6 6 4")
    document = _sheet(run, pad, shared, "bismarck").json
    assert (document["winner"], document["winners"]) == (None, list(ORDER))
    assert (document["over"], document["margin"]) == (True, 0)
    pad.write_text(shared, encoding="utf-8")
    shown = run("sheet", "--profile", "bismarck", str(pad), "--lang", "de").out
    assert "Carla, Anna und Ben teilen sich den Sieg." in shown


ORDER = ("Carla", "Anna", "Ben")


def test_a_broken_line_of_bismarck_is_named_and_the_others_counted(run: Run, pad: Path) -> None:
    text = V_20 + "Carla SANG 4 6 6\nCarla SPADER 8 4 5\nAnna SANG 4 6 6\nBen SANG 6 6 4\n"
    outcome = _sheet(run, pad, text, "bismarck", "--lang", "de")
    assert outcome.status == 1
    assert [(each["line"], each["code"]) for each in outcome.json["diagnostics"]] == [
        (3, "sheet-wrong-forehand"),
        (4, "sheet-tricks-not-16"),
        (5, "sheet-contract-again"),
    ]
    assert all(each["message"] and each["hint"] for each in outcome.json["diagnostics"])
    assert [deal["number"] for deal in outcome.json["deals"]] == [1, 5]


@pytest.mark.parametrize("lang", ["de", "da", "en"])
def test_B_13_people_see_the_boxes_and_running_totals(
    lang: str, run: Run, pad: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    names = ("Maximiliane-Charlotte", "Anna", "Bertram-Theodor")
    text = TWELVE
    for old, new in zip(ORDER, names, strict=True):
        text = text.replace(old, new)
    pad.write_text(text, encoding="utf-8")
    outcome = run("sheet", "--profile", "bismarck", str(pad), "--lang", lang)
    assert outcome.status == 0
    lines = outcome.out.splitlines()
    assert max(map(len, lines)) <= 80
    assert sum(line.split()[1:5] == ["X"] * 4 for line in lines) == 3
    assert any(line.startswith("12 ") for line in lines)
    assert "Bertram-The…" in outcome.out


def test_B_23_the_classic_order_can_be_told(run: Run, pad: Path) -> None:
    text = "classic_order: sang-first\n" + V_20
    assert _sheet(run, pad, text, "bismarck-classic").json["contracts"] == ["sang", "trumf", "pass"]
    assert _sheet(run, pad, V_20, "bismarck-classic").status == 1


def test_P_7_a_rubber_of_draw_bridge_for_two(run: Run, pad: Path) -> None:
    text = "dealer: N\nS 2S 8\npass\nN 4HX 11\nS 3NT 9\nN 4S 10\n"
    document = _sheet(run, pad, text, "draw-bridge").json
    assert document["totals"] == {"N": 240 + 50 + 100 + 120 + 500, "S": 60 + 100}
    assert (document["winner"], document["games"]) == ("N", {"N": 2, "S": 1})
    assert [deal["dealer"] for deal in document["deals"]] == ["N", "S", "N", "S", "N"]
    assert [deal["declarer"] for deal in document["deals"]] == ["S", None, "N", "S", "N"]
    shown = run("sheet", "--profile", "draw-bridge", str(pad), "--lang", "en").out
    assert "North wins by 850 points." in shown
    assert "NS" not in shown


def test_X_11_both_pass_and_the_same_player_deals_again(run: Run, pad: Path) -> None:
    text = "both_pass: redeal\nS 2S 8\npass\nN 2H 8\n"
    document = _sheet(run, pad, text, "draw-bridge").json
    assert [(deal["number"], deal["dealer"]) for deal in document["deals"]] == [
        (1, "N"),
        (None, "S"),
        (2, "S"),
    ]
    document = _sheet(run, pad, text.replace("redeal", "never"), "draw-bridge").json
    assert [each["code"] for each in document["diagnostics"]] == ["sheet-bad-header"]


def test_draw_bridge_has_two_seats_and_can_be_broken_off(run: Run, pad: Path) -> None:
    outcome = _sheet(run, pad, "dealer: E\nE 2S 8\nN 2S 8\nbroken off\n", "draw-bridge")
    assert [each["code"] for each in outcome.json["diagnostics"]] == [
        "sheet-bad-header",
        "sheet-unreadable-declarer",
    ]
    assert all(each["hint"].endswith("N S.") for each in outcome.json["diagnostics"])
    assert outcome.json["totals"] == {"N": 60, "S": 0}
    assert (outcome.json["winner"], outcome.json["broken_off"]) == ("N", True)
