"""The store as a whole."""

from __future__ import annotations

from typing import Self

from sqlalchemy.ext.asyncio import AsyncEngine

from strohmann.store.database import open_database
from strohmann.store.events import EventLog
from strohmann.store.players import Players
from strohmann.store.rows import Clock, now
from strohmann.store.tables import Tables

__all__ = ["Store"]


class Store:
    """The database with its logs, tables and players."""

    def __init__(self, engine: AsyncEngine, clock: Clock = now) -> None:
        self._engine = engine
        self.events = EventLog(engine, clock)
        self.tables = Tables(engine, clock)
        self.players = Players(engine, clock)

    @classmethod
    async def open(cls, url: str, clock: Clock = now) -> Self:
        """Connect to a database and bring its schema up to date. Raises `InvalidValue`."""
        return cls(await open_database(url), clock)

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()
