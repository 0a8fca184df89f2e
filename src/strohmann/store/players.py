"""Guests: people known by a signed cookie."""

from __future__ import annotations

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from strohmann.store import schema
from strohmann.store.rows import Clock, now

__all__ = ["Players"]


class Players:
    """Names of guests by their id. A guest is written down with his first deed."""

    def __init__(self, engine: AsyncEngine, clock: Clock = now) -> None:
        self._engine = engine
        self._clock = clock

    async def name(self, player: str) -> str:
        """The name that a guest gave himself; empty if he gave none."""
        query = select(schema.players.c.name).where(schema.players.c.id == player)
        async with self._engine.connect() as connection:
            name: str | None = (await connection.execute(query)).scalar_one_or_none()
        return name or ""

    async def ensure(self, player: str) -> None:
        """Write a guest down if he is not yet."""
        row = {"id": player, "name": "", "created": self._clock()}
        known = select(schema.players.c.id).where(schema.players.c.id == player)
        async with self._engine.connect() as connection:
            if (await connection.execute(known)).first() is not None:
                return
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(schema.players).values(row))
        except IntegrityError:
            return  # somebody else wrote him down at the same moment

    async def rename(self, player: str, name: str) -> None:
        """Give a guest another name, also at the places where he sits."""
        await self.ensure(player)
        players, seats = schema.players, schema.seats
        async with self._engine.begin() as connection:
            await connection.execute(
                update(players).where(players.c.id == player).values(name=name)
            )
            await connection.execute(
                update(seats).where(seats.c.player_id == player).values(name=name)
            )
