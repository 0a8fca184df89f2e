"""A store in a file of its own."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from strohmann.seats import SEATS, SOUTH
from strohmann.store.database import sqlite_url
from strohmann.store.rows import Occupant, TableRow
from strohmann.store.store import Store

OWNER = "owner"


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(sqlite_url(tmp_path / "club.sqlite3"))
    yield opened
    await opened.close()


async def open_table(store: Store, table: str = "t1", owner: str = OWNER) -> TableRow:
    """A table where the owner sits South among bots."""
    await store.players.ensure(owner)
    row = TableRow(table, "chicago", "chicago-000", {"seating": "fixed"}, "normal", owner)
    people = [
        Occupant(seat, owner if seat is SOUTH else None, None if seat is SOUTH else "beginner", "")
        for seat in SEATS
    ]
    await store.tables.create(row, people)
    return row
