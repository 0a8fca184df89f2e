"""``strohmann verify`` (cli.md): the commitment is a SHA-256 of four lines."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from random import Random

import pytest

from strohmann.bridge.board import Deal, shuffled
from strohmann.seats import SOUTH
from tests.cli.conftest import Run

DEAL = str(Deal.of_pack(shuffled(Random(7)), SOUTH))
SALT = "00ff" * 8
# As cli.md says it, without the package's own function.
COMMITMENT = hashlib.sha256(f"strohmann-1\n{DEAL}\n\n{SALT}".encode()).hexdigest()


@pytest.fixture
def opened(tmp_path: Path) -> Path:
    path = tmp_path / "deal.json"
    path.write_text(json.dumps({"version": 1, "deal": DEAL, "order": "", "salt": SALT}))
    return path


def test_the_deal_that_was_promised(run: Run, opened: Path) -> None:
    outcome = run("verify", COMMITMENT, str(opened), "--json")
    assert outcome.status == 0
    assert outcome.json == {"valid": True}


def test_people_see_the_hands(run: Run, opened: Path) -> None:
    outcome = run("verify", COMMITMENT.upper(), str(opened))
    assert outcome.status == 0
    assert outcome.out.startswith("Es stimmt")
    assert [line.split()[0] for line in outcome.out.splitlines()[1:]] == [
        "Nord", "Ost", "Süd", "West",
    ]  # fmt: skip


@pytest.mark.parametrize("key", ["deal", "salt", "order"])
def test_any_change_is_found(run: Run, opened: Path, key: str) -> None:
    document = json.loads(opened.read_text())
    document[key] += "0"
    opened.write_text(json.dumps(document))
    outcome = run("verify", COMMITMENT, str(opened), "--json")
    assert outcome.status == 1
    assert outcome.json == {"valid": False}
    assert run("verify", COMMITMENT, str(opened)).out.startswith("Es stimmt nicht")


@pytest.mark.parametrize(
    ("content", "code"),
    [
        ("", "file-not-json"),
        ("[]", "file-not-json"),
        ("{", "file-not-json"),
        ("[" * 100_000, "file-not-json"),
        ("{}", "unknown-commitment-version"),
        ('{"version": 2}', "unknown-commitment-version"),
        ('{"version": 1, "deal": 7}', "opened-value-not-text"),
        ('{"version": 1, "deal": "x", "order": [], "salt": "0f"}', "opened-value-not-text"),
        ('{"version": 1, "order": "", "salt": "0f"}', "missing-opened-value"),
        ('{"version": 1, "deal": "x", "order": ""}', "missing-opened-value"),
    ],
)
def test_other_files_are_refused(run: Run, opened: Path, content: str, code: str) -> None:
    opened.write_text(content)
    outcome = run("verify", COMMITMENT, str(opened), "--json")
    assert outcome.status == 1
    assert outcome.json["error"]["code"] == code


@pytest.mark.parametrize("commitment", ["", "abc", COMMITMENT[:-1], "g" * 64])
def test_a_commitment_has_64_characters(run: Run, opened: Path, commitment: str) -> None:
    outcome = run("verify", commitment, str(opened), "--json")
    assert outcome.status == 2
    assert outcome.json["error"]["code"] == "unreadable-commitment"
