"""The examples of the document happen as shown."""

from __future__ import annotations

import doctest

import pytest

from tests.docs.blocks import ROOT, blocks


@pytest.mark.parametrize("name", ["hands.md", "solver.md"])
def test_examples(name: str) -> None:
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner(verbose=False)
    path, names, found = ROOT / "docs" / name, dict[str, object](), 0
    for block in blocks(path):
        if block.info == ("pycon",):
            test = parser.get_doctest(block.text, names, name, str(path), block.line)
            runner.run(test, clear_globs=False)
            names |= test.globs
            found += len(test.examples)
    assert found > 10
    assert runner.summarize(verbose=False).failed == 0
