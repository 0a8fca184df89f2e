"""SQLite is opened so that what was committed stays, and migrations make the schema."""

import logging
from pathlib import Path
from typing import Any

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from strohmann.store.database import open_database, sqlite_url
from strohmann.store.schema import METADATA

FULL = 2


async def _pragma(engine: AsyncEngine, name: str) -> Any:
    async with engine.connect() as connection:
        return (await connection.execute(text(f"PRAGMA {name}"))).scalar_one()


async def test_every_connection_writes_ahead_and_waits_for_the_disk(tmp_path: Path) -> None:
    engine = await open_database(sqlite_url(tmp_path / "a.sqlite3"))
    async with engine.connect() as first, engine.connect() as second:
        for connection in (first, second):
            for name, wanted in {
                "journal_mode": "wal",
                "synchronous": FULL,
                "foreign_keys": 1,
            }.items():
                value = (await connection.execute(text(f"PRAGMA {name}"))).scalar_one()
                assert value == wanted, name
    await engine.dispose()


async def test_the_migrations_make_exactly_the_schema(tmp_path: Path) -> None:
    engine = await open_database(sqlite_url(tmp_path / "a.sqlite3"))

    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


async def test_opening_again_keeps_everything(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "a.sqlite3")
    engine = await open_database(url)
    async with engine.begin() as connection:
        await connection.execute(text("INSERT INTO players VALUES ('p', 'Name', 1)"))
    await engine.dispose()
    engine = await open_database(url)
    async with engine.connect() as connection:
        assert (await connection.execute(text("SELECT name FROM players"))).scalar_one() == "Name"
    await engine.dispose()


async def test_no_parameter_of_a_statement_reaches_a_log(tmp_path: Path, caplog: Any) -> None:
    caplog.set_level(logging.DEBUG)
    engine = await open_database(sqlite_url(tmp_path / "a.sqlite3"))
    async with engine.begin() as connection:
        await connection.execute(
            text("INSERT INTO players VALUES (:id, :name, 1)"), {"id": "p", "name": "AKQ2.J3"}
        )
    await engine.dispose()
    assert "AKQ2.J3" not in caplog.text
    assert engine.sync_engine.hide_parameters
