"""Help, version and what a command loads."""

from __future__ import annotations

import subprocess
import sys

import pytest

from strohmann import __version__
from strohmann.cli import app
from strohmann.i18n import LANGUAGES, Catalogue
from tests.cli.conftest import Run

COMMANDS = sorted(command.name or "" for command in app.registered_commands)


def test_the_commands() -> None:
    assert {"play", "points", "serve", "sheet", "verify"} <= set(COMMANDS)


def test_version(run: Run) -> None:
    outcome = run("--version")
    assert outcome.status == 0
    assert outcome.out == f"strohmann {__version__}\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_alone_it_shows_every_command(run: Run, language: str) -> None:
    outcome = run("--lang", language)
    assert outcome.status == 0
    assert run("--help", "--lang", language).out == outcome.out
    for name in COMMANDS:
        assert f"{name} " in outcome.out
        assert Catalogue(language).text(f"cli-{name}") in outcome.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself(run: Run, name: str, language: str) -> None:
    outcome = run(name, "--help", "--lang", language)
    assert outcome.status == 0
    assert outcome.out.startswith(f"strohmann {name}")
    assert "--lang de|da|en" in outcome.out
    assert "cli-" not in outcome.out
    assert outcome.err == ""


def test_commands_load_only_what_they_need() -> None:
    """No server, no database and no arrays for a few points."""
    heavy = {"litestar", "sqlalchemy", "uvicorn", "numpy", "msgspec"}
    code = (
        "import sys; from strohmann.cli import main;"
        "main(['points', '4H', '--by', 'N', '--tricks', '10', '--json']);"
        f"print(sorted({heavy} & set(sys.modules)))"
    )
    shown = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout
    assert shown.splitlines()[-1] == "[]"
