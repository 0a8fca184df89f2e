"""`docs/systems.md` names the whole vocabulary, and its examples run."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from strohmann.systems.conditions import CONDITIONS
from strohmann.systems.load import NODE_KEYS, SHOWS_KEYS, WHEN_KEYS, read
from strohmann.systems.node import DOMAINS, PICKS

DOCUMENT = Path(__file__).parents[2] / "docs" / "systems.md"
TEXT = DOCUMENT.read_text(encoding="utf-8")
VOCABULARY = {*NODE_KEYS, *SHOWS_KEYS, *WHEN_KEYS, *CONDITIONS, *DOMAINS, *PICKS}


@pytest.mark.parametrize("word", sorted(VOCABULARY))
def test_every_word_of_the_vocabulary_is_documented(word: str) -> None:
    quoted = set(re.findall(r"[\w-]+", " ".join(re.findall(r"`([^`\n]*)`", TEXT))))
    assert word in quoted


def test_every_rule_is_documented() -> None:
    rules = {node.rule for node in read("einsteiger").nodes} | {"E-D1"}
    assert rules == set(re.findall(r"^\| (E-\w+) \|", TEXT, re.MULTILINE))


def test_the_examples_run() -> None:
    runner = doctest.DocTestRunner(verbose=False)
    test = doctest.DocTestParser().get_doctest(TEXT, {}, DOCUMENT.name, str(DOCUMENT), 0)
    runner.run(test)
    assert len(test.examples) > 10
    assert runner.summarize(verbose=False).failed == 0
