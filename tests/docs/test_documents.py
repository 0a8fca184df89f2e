"""What the documents show is what happens."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import pytest

from strohmann.cli import app, main
from tests.docs.blocks import ROOT, blocks, documents

COMMANDS = ROOT / "docs" / "commands.md"


def _ids(path: Path) -> str:
    return path.name


@pytest.mark.parametrize("path", [ROOT / "README.md", ROOT / "docs" / "library.md"], ids=_ids)
def test_library_examples(path: Path) -> None:
    """All examples of a document are one session."""
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner(verbose=False)
    names: dict[str, object] = {}
    found = 0
    for block in blocks(path):
        if block.info != ("pycon",):
            continue
        test = parser.get_doctest(block.text, names, path.name, str(path), block.line)
        runner.run(test, clear_globs=False)
        names |= test.globs
        found += len(test.examples)
    assert found > 3
    assert runner.summarize(verbose=False).failed == 0


def test_no_python_block_escapes_the_tests() -> None:
    for path in documents():
        for block in blocks(path):
            assert block.info[:1] != ("python",), f"{path.name}:{block.line}: use pycon"


@pytest.mark.parametrize("path", [ROOT / "README.md", COMMANDS], ids=_ids)
def test_commands_print_what_the_document_shows(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "STROHMANN_DATA", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    shown = 0
    for block in blocks(path):
        if block.info[:1] == ("text",) and len(block.info) == 2:
            Path(block.info[1]).write_text(block.text, encoding="utf-8")
        if block.info != ("console",):
            continue
        for session in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
            line, _, expected = session.partition("\n")
            program, *words = shlex.split(line)
            assert program == "strohmann"
            capsys.readouterr()
            main(words)
            captured = capsys.readouterr()
            assert _plain(captured.out + captured.err) == _plain(expected), line
            shown += 1
    assert shown > 0


def _plain(text: str) -> list[str]:
    return [line.rstrip() for line in text.strip("\n").splitlines()]


def test_every_command_and_option_is_documented() -> None:
    text = COMMANDS.read_text(encoding="utf-8")
    for command in app.registered_commands:
        assert f"## `strohmann {command.name}" in text
        section = text.split(f"## `strohmann {command.name}")[1].split("\n## ")[0]
        for option in _options(command.name or ""):
            if option not in {"--help", "-h", "--json"}:
                assert f"`{option}" in section, f"{command.name} {option}"
    for option in ("--help", "--json", "--lang", "--version"):
        assert f"`{option}" in text


def _options(command: str) -> set[str]:
    from typer.main import get_command

    group = get_command(app)
    parameters = group.commands[command].params  # type: ignore[attr-defined]
    return {
        option
        for parameter in parameters
        if parameter.param_type_name == "option"
        for option in parameter.opts
    }


def test_every_profile_is_documented() -> None:
    from strohmann.scoring.profiles import PROFILES

    text = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    for name in PROFILES:
        assert f"`{name}`" in text


def test_every_rule_that_the_code_names_is_explained() -> None:
    known = set(
        re.findall(r"\*\*([A-Z]-\d\d?c?)\*\*", (ROOT / "docs" / "rules.md").read_text("utf-8"))
    )
    named = {
        rule
        for path in (ROOT / "src" / "strohmann").rglob("*.py")
        for rule in re.findall(r"\b[A-Z]-\d\d?\b", path.read_text("utf-8"))
    }
    assert sorted(named - known) == []


@pytest.mark.parametrize("path", documents(), ids=_ids)
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", path.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (path.parent / target).exists(), target
