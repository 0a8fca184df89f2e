"""`strohmann check`, `convert` and `show`."""

from __future__ import annotations

from pathlib import Path

import pytest

from strohmann.formats import lin, pbn
from strohmann.formats.diagnostics import Diagnostic, Severity
from strohmann.i18n import LANGUAGES
from tests.cli.conftest import Run
from tests.formats.files import FIXTURES, load

COMPLETE = str(FIXTURES / "complete.pbn")
WRONG = str(FIXTURES / "wrong.pbn")
VUGRAPH = str(FIXTURES / "vugraph.lin")


def test_check_counts_and_explains(run: Run) -> None:
    outcome = run("check", COMPLETE, WRONG, VUGRAPH, "--json", "--lang", "en")
    assert outcome.status == 1
    complete, wrong, vugraph = outcome.json["files"]
    assert complete["format"] == "pbn"
    assert complete["counts"] == {"boards": 1, "auctions": 1, "plays": 1, "results": 1}
    assert complete["diagnostics"] == []
    assert vugraph["format"] == "lin"
    assert vugraph["counts"] == {"boards": 3, "auctions": 3, "plays": 2, "results": 3}
    assert wrong["codes"]["revoke"] == 1
    (score,) = [each for each in wrong["diagnostics"] if each["code"] == "score-differs"]
    assert score == {
        "code": "score-differs",
        "severity": "error",
        "line": 76,
        "column": 1,
        "board": "10",
        "tag": "Score",
        "message": "The score for North-South is given as 420, it is 620.",
        "hint": "It follows from contract, tricks and vulnerability (Law 77).",
    }


def test_check_is_done_when_there_are_only_warnings(run: Run) -> None:
    assert run("check", COMPLETE).status == 0
    assert run("check", str(FIXTURES / "notes.pbn")).status == 0


def test_check_goes_through_folders_and_standard_input(run: Run) -> None:
    outcome = run("check", str(FIXTURES), "--json")
    assert len(outcome.json["files"]) == len(list(FIXTURES.iterdir()))
    content = Path(VUGRAPH).read_bytes()
    (one,) = run("check", "-", "--json", stdin=content).json["files"]
    assert (one["file"], one["format"]) == ("-", "lin")


@pytest.mark.parametrize("language", LANGUAGES)
def test_check_explains_every_finding_in_each_language(run: Run, language: str) -> None:
    outcome = run("check", str(FIXTURES), "--json", "--lang", language)
    found = [each for file in outcome.json["files"] for each in file["diagnostics"]]
    assert len({each["code"] for each in found}) > 35
    for each in found:
        assert each["message"].strip()
        assert each["hint"].strip()
        assert "{" not in each["hint"]


def test_check_shows_a_table_and_the_findings(run: Run) -> None:
    outcome = run("check", WRONG, "--lang", "de")
    assert "wrong.pbn" in outcome.out
    assert "Zeile 49, Board 7: Stich 1: Süd bedient mit ♥3 nicht." in outcome.err


@pytest.mark.parametrize("words", [("check",), ("check", "missing.pbn"), ("show", "missing.pbn")])
def test_wrong_usage(run: Run, words: tuple[str, ...]) -> None:
    assert run(*words).status == 2


def test_a_file_of_no_known_format(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Nora,\n", encoding="utf-8")
    outcome = run("check", str(path), "--json", "--lang", "en")
    assert outcome.status == 2
    assert outcome.json["error"]["code"] == "unknown-format"
    assert "pbn lin" in outcome.json["error"]["hint"]


def test_the_content_tells_where_the_name_does_not(run: Run, tmp_path: Path) -> None:
    for source, form in ((COMPLETE, "pbn"), (VUGRAPH, "lin")):
        path = tmp_path / "boards.txt"
        path.write_bytes(Path(source).read_bytes())
        assert run("check", str(path), "--json").json["files"][0]["format"] == form


def test_convert_both_ways(run: Run, tmp_path: Path) -> None:
    out, back = tmp_path / "out.pbn", tmp_path / "back.lin"
    outcome = run("convert", VUGRAPH, str(out), "--json")
    assert outcome.json["written"] == 3
    assert [each["code"] for each in outcome.json["diagnostics"]] == ["result-list-differs"]
    assert outcome.json["diagnostics"][0]["file"] == VUGRAPH
    assert outcome.status == 1
    assert pbn.load(out).records == load("vugraph.lin").records
    assert run("convert", str(out), str(back)).status == 0
    assert lin.load(back).records == load("vugraph.lin").records


def test_convert_names_what_gets_lost(run: Run, tmp_path: Path) -> None:
    outcome = run("convert", COMPLETE, str(tmp_path / "x.lin"), "--json", "--lang", "en")
    assert outcome.status == 0
    (finding,) = outcome.json["diagnostics"]
    assert finding["message"] == "The format has no place for: Date Site"


def test_convert_a_folder(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "out"
    outcome = run("convert", str(FIXTURES), str(out), "--to", "pbn", "--json")
    assert outcome.json["written"] == sum(
        len(load(path.name).records) for path in FIXTURES.iterdir()
    )
    assert sorted(path.stem for path in out.iterdir()) == sorted(
        path.stem for path in FIXTURES.iterdir()
    )
    assert {path.suffix for path in out.iterdir()} == {".pbn"}


def test_convert_does_not_write_over_what_it_reads(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "same.pbn"
    path.write_bytes(Path(COMPLETE).read_bytes())
    outcome = run("convert", str(path), str(path), "--json")
    assert (outcome.status, outcome.json["error"]["code"]) == (2, "same-file")
    assert path.read_bytes() == Path(COMPLETE).read_bytes()


def test_convert_to_an_unknown_format(run: Run, tmp_path: Path) -> None:
    outcome = run("convert", COMPLETE, str(tmp_path / "x.doc"), "--json")
    assert (outcome.status, outcome.json["error"]["code"]) == (2, "unknown-target-format")
    outcome = run("convert", COMPLETE, str(tmp_path / "x.doc"), "--to", "lin", "--json")
    assert (outcome.status, outcome.json["written"]) == (0, 1)


@pytest.mark.parametrize(
    ("language", "shown"),
    [("de", ["Geber: Nord", "♥ A B 10 2", "Passe", "4♥ N −3, Stiche: 7", "♣8"]),
     ("da", ["Kortgiver: Nord", "♥ E B 10 2", "Pas", "4♥ N −3, stik: 7"]),
     ("en", ["Dealer: North", "♥ A J 10 2", "Pass", "4♥ N −3, tricks: 7"])],
)  # fmt: skip
def test_show_draws_a_board(run: Run, language: str, shown: list[str]) -> None:
    outcome = run("show", COMPLETE, "--board", "1", "--lang", language)
    assert outcome.status == 0
    for words in shown:
        assert words in outcome.out
    assert outcome.err == ""


@pytest.mark.parametrize(
    ("language", "shown"),
    [
        ("de", ["1 3 4♥X N −1 ♦10 -200 0.5 1.5", "5 6 A6040"]),
        ("da", ["2 4 3UT Ø = ♠10 -400"]),
        ("en", ["7 8 passed out 0"]),
    ],
)
def test_show_tells_the_results_of_all_tables(run: Run, language: str, shown: list[str]) -> None:
    outcome = run("show", str(FIXTURES / "club.xml"), "--board", "2", "--lang", language)
    lines = [" ".join(line.split()) for line in outcome.out.splitlines()]
    for line in shown:
        assert line in lines


def test_show_as_json(run: Run) -> None:
    document = run("show", VUGRAPH, "--board", "1", "--record", "2", "--json").json
    assert (document["board"], document["records"]) == ("1", 2)
    assert (document["contract"], document["declarer"], document["tricks"]) == ("3HX", "N", 8)
    assert document["auction"]["calls"][:3] == ["1H", "1S", "2H"]
    assert document["play"] == [{"leader": "E", "cards": ["S4"]}]
    assert document["players"]["N"] == "Nils"


def test_show_a_board_that_is_not_there(run: Run) -> None:
    outcome = run("show", VUGRAPH, "--board", "9", "--json", "--lang", "en")
    assert (outcome.status, outcome.json["error"]["code"]) == (1, "no-such-board")
    assert outcome.json["error"]["hint"] == "There are: 1 2"
    assert run("show", VUGRAPH, "--board", "1", "--record", "3").status == 1


def test_a_diagnostic_says_where_it_is() -> None:
    finding = Diagnostic("revoke", Severity.ERROR, 3, 4, "7", "Play", (("card", "SA"),), "a.pbn")
    assert str(finding) == "a.pbn:3:4: error: revoke (card='SA')"
