"""``strohmann solve``."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run

DEAL = "N:A764.AK4.A8.J832 85.Q62.KT954.T75 KQJ92.9873.Q3.Q6 T3.JT5.J762.AK94"
SOLID = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
FREAK = "S:Q853.AJ962.KT74. AJ962.KT74..Q853 KT74..Q853.AJ962 .Q853.AJ962.KT74"


def test_V_72_a_deal_on_a_line(run: Run) -> None:
    outcome = run("solve", "-", "--json", stdin=f"# a comment\n\n{DEAL}\n".encode())
    assert outcome.status == 0
    (board,) = outcome.json["boards"]
    assert board["board"] == "1"
    assert board["tricks"]["N"] == {"C": 7, "D": 6, "H": 9, "S": 9, "N": 8}
    assert board["tricks"]["E"] == {"C": 6, "D": 7, "H": 4, "S": 3, "N": 4}
    assert board["par"]["score"] == 140
    assert sorted(board["par"]["contracts"]) == ["3H by NS", "3S by NS"]
    assert board["makeable"]["W"] == {"D": 1}
    assert outcome.json["diagnostics"] == []


def test_the_tags_of_a_pbn_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "boards.pbn"
    file.write_text(
        f'% PBN 2.1\n[Event "x"]\n[Board "7"]\n[Dealer "E"]\n[Vulnerable "All"]\n'
        f'[Deal "{DEAL}"]\n\n[Event "x"]\n[Board "B2"]\n[Deal "{SOLID}"]\n'
        f'\n[Event "x"]\n[Board "16"]\n[Deal "{DEAL}"]\n'
    )
    outcome = run("solve", str(file), "--json", "--processes", "2")
    assert outcome.status == 0
    shown = [(b["board"], b["dealer"], b["vulnerability"]) for b in outcome.json["boards"]]
    assert shown == [("7", "E", "both"), ("B2", "N", "none"), ("16", "W", "ew")]
    assert outcome.json["boards"][1]["par"]["contracts"] == ["7S by NS"]
    assert outcome.json["boards"][1]["par"]["score"] == 1510


def test_lines_that_hold_no_deal_are_named_and_the_rest_is_solved(run: Run) -> None:
    text = f"{SOLID}\nN:AKQ rubbish\n{SOLID.replace('A', '2', 1)}\n"
    outcome = run("solve", "-", "--json", "--lang", "en", stdin=text.encode())
    assert outcome.status == 1
    assert len(outcome.json["boards"]) == 1
    assert [d["line"] for d in outcome.json["diagnostics"]] == [2, 3]
    assert outcome.json["diagnostics"][0]["code"] == "unreadable-deal"
    assert "Line 2: " in outcome.err


def test_a_deal_that_takes_too_long_is_marked(run: Run) -> None:
    text = f"{FREAK}\n{SOLID}\n".encode()
    outcome = run("solve", "-", "--json", "--time-limit", "0.3", stdin=text)
    assert outcome.status == 1
    freak, solid = outcome.json["boards"]
    assert (freak["unsolved"], freak["tricks"], freak["par"]) == ("time", None, None)
    assert solid["tricks"]["N"]["S"] == 13
    spoken = run("solve", "-", "--time-limit", "0.3", "--lang", "en", stdin=text)
    assert "Not solved: the time was up" in spoken.out


@pytest.mark.parametrize("lang", ["de", "da", "en"])
def test_people_read_a_table(run: Run, lang: str) -> None:
    outcome = run("solve", "-", "--lang", lang, stdin=SOLID.encode())
    assert outcome.status == 0
    assert outcome.err == ""
    assert "7♠" in outcome.out


def test_boards_of_a_file_without_full_deals_are_named(run: Run) -> None:
    text = f'[Board "4"]\n[Deal "{SOLID[:-1]}"]\n\n[Board "5"]\n[Deal "{SOLID}"]\n'
    outcome = run("solve", "-", "--json", "--lang", "en", stdin=text.encode())
    assert outcome.status == 1
    assert [board["board"] for board in outcome.json["boards"]] == ["5"]
    (problem,) = outcome.json["diagnostics"]
    assert (problem["code"], problem["board"]) == ("deal-not-complete", "4")
    assert "Board 4: " in outcome.err


def test_lin_and_a_board_of_several_tables(run: Run) -> None:
    board = "md|3SA9HKQJ872DK83C63,SKT72HA943DAT6CT9,SQ84H65DJ2CQJ8752,SJ653HTDQ9754CAK4|"
    lin = f"qx|o1,BOARD 1|{board}rh||ah|Board 1|sv|o|pg||\nqx|c1,BOARD 1|{board}sv|o|pg||\n"
    outcome = run("solve", "-", "--json", stdin=lin.encode())
    assert outcome.status == 0
    assert len(outcome.json["boards"]) == 1
    assert outcome.json["boards"][0]["deal"].startswith("N:Q84.65.J2.QJ8752")


@pytest.mark.parametrize("content", [b"", b"\n# nothing\n", b'[Event "x"]\n'])
def test_a_file_without_deals(run: Run, content: bytes) -> None:
    outcome = run("solve", "-", "--json", stdin=content)
    assert outcome.status == 1
    assert outcome.json["error"]["code"] == "no-deals"


@pytest.mark.parametrize(
    "words", [("--time-limit", "0"), ("--processes", "0"), ("--time-limit", "x")]
)
def test_wrong_usage(run: Run, words: tuple[str, str]) -> None:
    assert run("solve", "-", *words, stdin=SOLID.encode()).status == 2


def test_nothing_of_a_file_reaches_the_terminal_raw(run: Run) -> None:
    text = f'[Board "\x1b[2J7"]\n[Deal "{SOLID}"]\n[Board "{"9" * 5000}"]\n[Deal "{SOLID}"]\n'
    outcome = run("solve", "-", stdin=text.replace("\x1b", "\x85").encode("utf-8"))
    assert outcome.status == 0
    assert "\x1b" not in outcome.out
    assert "\x85" not in outcome.out
