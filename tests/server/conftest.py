"""A server with random bots, and people who come to it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from strohmann.server.app import create_app
from tests.server.clients import Person, running
from tests.server.players import RandomBot


@pytest.fixture
async def address(tmp_path: Path) -> AsyncIterator[str]:
    """Where a server with random bots and a seeded pack listens."""
    app = create_app(tmp_path, players={"beginner": RandomBot(1)}, rng=Random(1))
    async with running(app) as where:
        yield where


@pytest.fixture
async def person(address: str) -> AsyncIterator[Person]:
    async with Person(address) as somebody:
        yield somebody


@pytest.fixture
async def friend(address: str) -> AsyncIterator[Person]:
    async with Person(address) as somebody:
        yield somebody
