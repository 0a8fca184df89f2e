"""Opening the database: SQLite in a file by default, PostgreSQL by its URL."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from strohmann.errors import InvalidValue

__all__ = ["migrate", "open_database", "sqlite_url"]

_MIGRATIONS = Path(__file__).parent / "migrations"
_PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    # A commit returns only when the log is on the disk, so what was acknowledged stays.
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=15000",
)


def sqlite_url(path: Path) -> str:
    """The URL of a SQLite file."""
    return f"sqlite+aiosqlite:///{path}"


async def open_database(url: str) -> AsyncEngine:
    """Connect and bring the schema up to date.

    Statements never show their values in errors or logs, since those hold cards. Raises
    `InvalidValue` for what is no database, or one of a later version.
    """
    # At level DEBUG it logs the parameters of every statement.
    logging.getLogger("aiosqlite").setLevel(logging.INFO)
    engine = create_async_engine(url, hide_parameters=True)
    if make_url(url).get_backend_name() == "sqlite":
        event.listen(engine.sync_engine, "connect", _set_pragmas)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
    except (SQLAlchemyError, CommandError):
        await engine.dispose()
        place = Path(make_url(url).database or "").name
        raise InvalidValue("unusable-database", where=place) from None
    return engine


def _set_pragmas(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def migrate(connection: Connection) -> None:
    """Run the migrations that this database has not seen yet."""
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
