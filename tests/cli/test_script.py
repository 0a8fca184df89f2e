"""``strohmann deal --script``."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run


def test_a_script_prints_what_it_says(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "strong.dlr"
    file.write_text("seed 5 produce 3 hcp(north) > 19 action printoneline", encoding="utf-8")
    outcome = run("deal", "--script", str(file))
    assert (outcome.status, outcome.err) == (0, "")
    lines = outcome.out.split("\n")
    assert [line[:2] for line in lines[:3]] == ["n "] * 3
    assert lines[3:] == ["Generated 3 hands", "Produced 3 hands", "Initial random seed 5", ""]
    assert run("deal", "--script", str(file)).out == outcome.out
    other = run("deal", "--script", str(file), "--seed", "6").out
    assert other != outcome.out
    assert "Initial random seed 6" in other


def test_a_seed_at_random_is_told_and_makes_the_same_again(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "any.dlr"
    file.write_text("produce 2 action printcompact", encoding="utf-8")
    first = run("deal", "--script", str(file)).out
    seed = first.split()[-1]
    assert run("deal", "--script", str(file), "--seed", seed).out == first
    assert run("deal", "--script", str(file)).out != first


def test_tricks_score_and_par_by_the_solver(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "slam.dlr"
    file.write_text(
        """seed 1 produce 1 vulnerable NS dealer south
        predeal north SAKQ, HAKQ, DAKQ, CAKQJ
        n = tricks(north, notrump)
        action printes(n, " ", score(vul, x7N, n), " ", par(NS), \\n)""",
        encoding="utf-8",
    )
    assert run("deal", "--script", str(file)).out.startswith("13 2220 2220\n")


@pytest.mark.parametrize(
    ("language", "message"),
    [
        ("en", "line 2, column 5: Found “up”.\n  Expected: north east south west\n"),
        ("de", "Zeile 2, Spalte 5: Hier steht „up“.\n  Erwartet: north east south west\n"),
        ("da", "linje 2, kolonne 5: Her står »up«.\n  Ventet: north east south west\n"),
    ],
)
def test_an_error_tells_file_line_and_column(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, message: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("wrong.dlr").write_text("produce 1\nhcp(up)", encoding="utf-8")
    outcome = run("deal", "--script", "wrong.dlr", "--lang", language)
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err.startswith("wrong.dlr, ")
    assert outcome.err.endswith(message)


def test_a_script_alone_says_what_to_deal(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "any.dlr"
    file.write_text("produce 1", encoding="utf-8")
    for options in (["-n", "1"], ["--where", "north.hcp > 3"], ["--format", "lin"], ["--json"]):
        outcome = run("deal", "--script", str(file), *options)
        assert outcome.status == 2
        assert "--script" in outcome.err
    assert run("deal", "--script", str(tmp_path / "none.dlr")).status == 2
