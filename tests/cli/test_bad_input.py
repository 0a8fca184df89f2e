"""Bad input gives a sentence and a status, never a stack trace."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from strohmann.cli import main
from strohmann.i18n import LANGUAGES
from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["dance"], "no-such-command"),
        (["points"], "missing-argument"),
        (["points", "4H", "--nonsense"], "no-such-option"),
        (["points", "4H", "--by"], "option-without-value"),
        (["points", "4H", "5H"], "extra-argument"),
        (["--nonsense"], "no-such-option"),
        (["sheet"], "missing-argument"),
        (["sheet", "pad.txt"], "missing-profile"),
        (["sheet", "--profile", "nonsense", "pad.txt"], "unknown-profile"),
        (["sheet", "--profile", "", "pad.txt"], "unknown-profile"),
        (["sheet", "--profile", "chicago-000", "no-such-file"], "file-missing"),
        (["sheet", "--profile", "chicago-000", "."], "file-is-folder"),
        (["sheet", "--profile", "chicago-000", "a\0b"], "file-unreadable"),
        (["verify", "0" * 64], "missing-argument"),
        (["verify", "0" * 64, "no-such-file"], "file-missing"),
        (["points", "4H", "--lang", "fr"], "unknown-language"),
        (["points", "4H", "--lang"], "option-without-value"),
        (["serve", "--log-level", "loud"], "unknown-log-level"),
        (["serve", "--port", "99999"], "bad-port"),
        (["play", "--port", "table"], "not-a-number"),
    ],
)
def test_wrong_usage(run: Run, words: list[str], code: str) -> None:
    document = ["--json"] if words[0] in {"points", "sheet", "verify"} else []
    outcome = run(words[0], *document, *words[1:])
    assert outcome.status == 2
    assert "Traceback" not in outcome.err
    assert len(outcome.err.splitlines()) >= 2
    if document:
        assert outcome.json["error"]["code"] == code
    else:
        assert outcome.out == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_come_in_the_language_wanted(run: Run, language: str) -> None:
    word = {"de": "Befehl", "da": "kommando", "en": "command"}[language]
    for words in (["--lang", language, "dance"], ["dance", f"--lang={language}"]):
        outcome = run(*words)
        assert word in outcome.err
        assert outcome.out == ""


def test_the_locale_chooses_the_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "da_DK.UTF-8")
    assert "Der er ingen kommando" in run("dance").err
    assert "There is no command" in run("dance", "--lang", "en").err


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (os.urandom(0) + bytes(range(256)), "file-not-text"),
        (b"\x7fELF\x02\x01\x01\x00", "file-not-text"),
        (b"N 4H 11\n" * 200_000, "file-too-large"),
        (b"\xff\xfeodd", "file-not-text"),
    ],
    ids=["all bytes", "a program", "too large", "half a letter"],
)
def test_files_that_are_no_text(run: Run, tmp_path: Path, data: bytes, code: str) -> None:
    path = tmp_path / "pad.txt"
    path.write_bytes(data)
    outcome = run("sheet", "--profile", "chicago-000", str(path), "--json")
    assert outcome.status == 1
    assert outcome.json["error"]["code"] == code


def test_a_terminal_that_cannot_show_suits(
    run: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import io
    import sys

    narrow = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", narrow)
    assert main(["points", "4HX", "--by", "N", "--tricks", "11"]) == 0
    assert main(["points", "4HX", "--by", "N", "--tricks", "11", "--json"]) == 0
    narrow.flush()
    written = narrow.buffer.getvalue().decode("ascii")
    assert written.startswith("4?X N +1")
    assert json.loads(written.splitlines()[-1])["points"]["NS"] == 690


WORDS = st.sampled_from(
    ["points", "sheet", "verify", "4H", "--by", "N", "--tricks", "11", "--vul", "--form", "chicago",
     "--deal", "--carried", "NS:40", "--honours", "--profile", "rubber-laws", "-", "--", "-1",
     "--json", "--lang", "da", "--help", "--version", "pass", "", "\x1b[31m", "💥"]
) | st.text(max_size=8).filter(lambda word: word not in {"play", "serve"})  # fmt: skip


@settings(
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
    max_examples=150,
)
@given(words=st.lists(WORDS, max_size=9))
def test_any_words_end_in_a_status(run: Run, words: list[str]) -> None:
    outcome = run(*words, stdin=b"N 4H 11\nE 3N 7\n")
    assert outcome.status in {0, 1, 2}
    assert "Traceback" not in outcome.err
    assert outcome.status == 0 or outcome.err or outcome.out
    if "--json" in words and not {"--help", "-h", "--version", "--"} & set(words) and outcome.out:
        assert isinstance(outcome.json, dict)
