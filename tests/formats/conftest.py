"""Real files of other people are no part of the project: `STROHMANN_CORPUS` says where they are."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

CORPUS = os.environ.get("STROHMANN_CORPUS", "")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "corpus: reads the real files of STROHMANN_CORPUS")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if CORPUS:
        return
    left_out = [item for item in items if item.get_closest_marker("corpus")]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if not CORPUS:
        terminalreporter.write_line("The tests on real files are left out: no STROHMANN_CORPUS.")


@pytest.fixture(scope="session")
def corpus() -> Path:
    return Path(CORPUS)
