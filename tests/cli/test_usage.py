"""Wrong usage of any kind is told in the reader's language, with a code of its own."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import pytest
from typer.exceptions import TyperException
from typer.main import get_command

from strohmann.cli import app
from strohmann.cli.usage import wrong_usage
from strohmann.i18n import LANGUAGES, Catalogue
from strohmann.scoring.profiles import PROFILES
from tests.cli.conftest import Run

DEAL = "N:A764.AK4.A8.J832 85.Q62.KT954.T75 KQJ92.9873.Q3.Q6 T3.JT5.J762.AK94"
COMMANDS: dict[str, Any] = get_command(app).commands  # type: ignore[attr-defined]
ENGLISH = re.compile(
    r"\b(?:invalid|value|input|should|greater|expected|missing|unexpected|got)\b", re.IGNORECASE
)
"""Words of the library that reads the command line."""


def _options(*, numbers: bool) -> list[tuple[str, str]]:
    """Every option of every command that takes a value; or those whose numbers are read for us."""
    return [
        (name, parameter.opts[-1])
        for name, command in COMMANDS.items()
        for parameter in command.params
        if parameter.param_type_name == "option"
        and parameter.metavar
        and not (numbers and _annotation(name, parameter.name) <= {str, list, type(None)})
    ]


def _annotation(command: str, parameter: str) -> set[Any]:
    """The types that a parameter may have."""
    function = next(each for each in app.registered_commands if each.name == command).callback
    assert function is not None
    annotation = get_type_hints(function)[parameter]
    return {get_origin(each) or each for each in get_args(annotation) or (annotation,)}


def _arguments(name: str) -> list[str]:
    """Something for each argument, so that nothing else is wrong."""
    return [
        "no-such-file" if parameter.metavar != "CONTRACT" else "4H"
        for parameter in COMMANDS[name].params
        if parameter.param_type_name == "argument"
    ]


def _said(run: Run, lang: str, *words: str) -> str:
    outcome = run(*words, "--lang", lang)
    assert outcome.status in {1, 2}, words
    assert "Traceback" not in outcome.err
    if lang != "en":
        assert not ENGLISH.search(outcome.err), outcome.err
    assert Catalogue(lang).text("error-wrong-usage") not in outcome.err
    return outcome.err


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_tells_what_is_wrong(run: Run, name: str, lang: str) -> None:
    arguments = _arguments(name)
    for words in (
        [*arguments, "--nonsense"],
        [*arguments, "-ö"],
        [*arguments, "--help=now"],
        *([["one", "two", "three"]] if name != "check" else []),
        *([[]] if arguments else []),
    ):
        _said(run, lang, name, *words)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "option"), _options(numbers=False))
def test_an_option_without_its_value(run: Run, name: str, option: str, lang: str) -> None:
    assert option in _said(run, lang, name, *_arguments(name), option)


def test_there_are_numbers_to_test() -> None:
    assert ("deal", "--count") in _options(numbers=True)
    assert ("solve", "--time-limit") in _options(numbers=True)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "option"), _options(numbers=True))
def test_a_number_that_is_none(run: Run, name: str, option: str, lang: str) -> None:
    for value in ("x", "", "-1", "0", "nan", "inf", "9" * 30, "9" * 5000, "1e400"):
        said = _said(run, lang, name, *_arguments(name), option, value)
        assert said.startswith(option)
        assert f"{value[:50]}" in said


@pytest.mark.parametrize(
    ("value", "code"),
    [
        ("abc", "not-a-decimal"), ("-1", "number-too-small"), ("0", "number-too-small"),
        ("nan", "not-a-decimal"), ("inf", "not-a-decimal"), ("1e9", "number-too-large"),
    ],
)  # fmt: skip
def test_a_time_limit_that_is_none(run: Run, value: str, code: str) -> None:
    for command in ("solve", "analyse"):
        outcome = run(command, "file", "--json", "--time-limit", value)
        assert outcome.status == 2
        assert outcome.json["error"]["code"] == code
        assert outcome.json["error"]["where"] == "--time-limit"


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["deal", "--json=yes"], "option-takes-no-value"),
        (["--version=3"], "option-takes-no-value"),
        (["--", "dance"], "no-such-command"),
        (["--version", "dance"], "no-such-command"),
        ([""], "no-such-command"),
        (["deal", "-nfoo"], "not-a-number"),
    ],
)
def test_codes(run: Run, words: list[str], code: str) -> None:
    outcome = run(*words)
    assert outcome.status == 2
    expected = Catalogue("de").text(f"error-{code}", where="@", text="@").split("@")
    assert all(part.strip() in outcome.err for part in expected)


def test_what_is_not_known_is_told_without_its_words() -> None:
    error = wrong_usage(TyperException("Some words of another release"), ["deal"], "strohmann deal")
    assert (error.code, error.values) == ("wrong-usage", {"command": "strohmann deal"})


def test_a_similar_option_is_named(run: Run) -> None:
    said = run("deal", "--formt", "pbn", "--lang", "en").err
    assert "Similar: --format. strohmann deal --help shows them all." in said
    said = run("deal", "--zzz", "--lang", "en").err
    assert "Similar" not in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_missing_profile_is_named_with_those_there_are(run: Run, lang: str) -> None:
    outcome = run("sheet", "pad.txt", "--lang", lang, "--json")
    assert outcome.status == 2
    error = outcome.json["error"]
    assert (error["code"], error["where"]) == ("missing-profile", "--profile")
    for text in (error["hint"], re.sub(r"\s+", " ", outcome.err)):
        assert all(name in text for name in PROFILES)
    assert "--profile" in outcome.err


@pytest.mark.parametrize(
    ("words", "code", "where"),
    [
        (["--form", "whist"], "unknown-form", "--form"),
        (["--form", "bismarck"], "unknown-form", "--form"),
        (["--deal", "2"], "not-in-form", "--deal"),
        (["--carried", "NS:40"], "not-in-form", "--carried"),
    ],
)
def test_points_names_the_option_that_is_wrong(
    run: Run, words: list[str], code: str, where: str
) -> None:
    outcome = run("points", "4H", "--by", "N", "--tricks", "10", "--json", *words)
    assert outcome.status == 2
    error = outcome.json["error"]
    assert (error["code"], error["where"]) == (code, where)
    if code == "unknown-form":
        assert error["hint"].endswith(": duplicate chicago rubber.")


def test_records_of_a_board_are_counted(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "boards.pbn"
    path.write_text(f'[Board "1"]\n[Deal "{DEAL}"]\n')
    error = run("show", str(path), "--record", "3", "--json").json["error"]
    assert (error["code"], error["hint"]) == ("no-such-record", "Die Datei hat davon 1.")
    error = run("show", str(path), "--board", "x", "--json").json["error"]
    assert error["code"] == "no-such-board"


@pytest.mark.parametrize("port", ["99999999", "-1", "65536"])
def test_a_port_that_cannot_be_is_no_question_of_digits(run: Run, port: str) -> None:
    for command in ("play", "serve"):
        assert f"Einen Port {port} gibt es nicht." in run(command, "--port", port).err


@pytest.mark.parametrize("name", ["x", "n", "1h", "sa", "play", "line 3"])
def test_a_name_of_a_file_is_no_word_of_bridge(run: Run, name: str) -> None:
    for words in (["analyse", name], ["sheet", name, "--profile", "chicago-000"], ["check", name]):
        assert run(*words).err.startswith(f"{name}: Diese Datei gibt es nicht.")
    assert run("deal", name).err.startswith(f"Das ist eine Angabe zu viel: {name}\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_formats_are_named_with_the_option_that_the_command_has(
    run: Run, lang: str, tmp_path: Path
) -> None:
    path = tmp_path / "boards.foo"
    path.write_text("hello\n")
    for command in ("solve", "analyse", "check", "show"):
        outcome = run(command, str(path), "--lang", lang)
        assert outcome.status == 2
        assert "--from" in outcome.err
        assert "--to" not in outcome.err
        assert any("--from" in parameter.opts for parameter in COMMANDS[command].params)
        assert "unknown-format-name" in run(command, str(path), "--from", "foo", "--json").out
    path.write_text(f'[Deal "{DEAL}"]\n')
    outcome = run("convert", str(path), str(tmp_path / "x.bar"), "--lang", lang)
    assert "--to" in outcome.err
    assert "--from" not in outcome.err


def test_a_format_can_be_named(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "boards.lin"
    path.write_text(f'[Board "3"]\n[Deal "{DEAL}"]\n')
    assert run("solve", str(path), "--json").json["error"]["code"] == "no-deals"
    assert run("solve", str(path), "--json", "--from", "pbn").json["boards"][0]["board"] == "3"
    assert run("check", str(path), "--json", "--from", "pbn").json["files"][0]["format"] == "pbn"
    assert run("show", str(path), "--json", "--from", "pbn").json["board"] == "3"
    error = run("analyse", str(path), "--json", "--from", "pbn").json["error"]
    assert error["code"] == "no-plays"
    path.write_text(f"{DEAL}\nhello\n")
    outcome = run("solve", str(path), "--json", "--from", "line")
    assert [each["line"] for each in outcome.json["diagnostics"]] == [2]
    assert len(outcome.json["boards"]) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_show_tells_what_is_wrong_with_the_board(run: Run, lang: str, tmp_path: Path) -> None:
    path = tmp_path / "boards.pbn"
    path.write_text(f'[Board "1"]\n[Deal "N:AKQ2... - - -"]\n\n[Board "2"]\n[Deal "{DEAL}"]\n')
    outcome = run("show", str(path), "--lang", lang, "--json")
    assert outcome.status == 1
    codes = [each["code"] for each in outcome.json["diagnostics"]]
    assert codes == ["hand-not-thirteen", "hands-missing"]
    message = outcome.json["diagnostics"][0]["message"]
    assert message in run("show", str(path), "--lang", lang).err
    second = run("show", str(path), "--board", "2", "--json")
    assert (second.status, second.json["diagnostics"]) == (0, [])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tables_fit_eighty_columns(
    run: Run, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wide numbers, long words, and no word cut off."""
    monkeypatch.setenv("COLUMNS", "80")
    pad = tmp_path / "pad.txt"
    pad.write_text("dealer: S\nE 2S 8\npass\nW 2D 8\nN 4HX 11 honours=N:100\nE 3NTXX 1\n")
    rubber = tmp_path / "rubber.txt"
    rubber.write_text("N 2H 9\nE 3NT 9\nS 7NTX 13\nN 2C 8\nbroken off\n")
    boards = tmp_path / "boards-of-thursday.pbn"
    boards.write_text(
        f'[Board "5"]\n[Dealer "N"]\n[Deal "{DEAL}"]\n[Declarer "S"]\n[Contract "3S"]\n'
        '[Result "10"]\n[Play "W"]\nCA C2 C5 C6\nCK C3 C7 CQ\n*\n'
    )
    catalogue = Catalogue(lang)
    for words, titles in (
        (("sheet", str(pad), "--profile", "chicago-000"), ("contract", "cli-sheet-vulnerability")),
        (("sheet", str(rubber), "--profile", "rubber-laws"), ("part-unfinished_part_score",)),
        (("check", str(boards)), ("cli-check-auctions", "cli-check-warning", "cli-check-note")),
        (("analyse", str(boards)), ("cli-analyse-declarer", "cli-analyse-defence")),
    ):
        outcome = run(*words, "--lang", lang)
        assert "…" not in outcome.out
        assert max(map(len, outcome.out.splitlines())) <= 80
        for title in titles:
            assert catalogue.text(title) in outcome.out
