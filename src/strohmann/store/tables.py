"""Tables and who sits at them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from strohmann.errors import UnknownName
from strohmann.seats import Seat
from strohmann.store import schema
from strohmann.store.rows import Clock, Occupant, TableRow, now

__all__ = ["FORGOTTEN", "Tables"]

FORGOTTEN = 14 * 24 * 3600 * 1000
"""Milliseconds after which a table that nobody touched no longer counts as open."""


class Tables:
    """What is known of each table beside its log."""

    def __init__(self, engine: AsyncEngine, clock: Clock = now) -> None:
        self._engine = engine
        self._clock = clock

    async def create(
        self, table: TableRow, occupants: Sequence[Occupant], *, after: str | None = None
    ) -> str:
        """Write down a new table, whose players must be known; returns its id.

        ``after`` is the table where the same people played before. If somebody opened its
        successor first, nothing is written and the id of that one is returned.
        """
        at = self._clock()
        async with self._engine.begin() as connection:
            await connection.execute(insert(schema.tables).values(_values(table, at)))
            if after is not None and not await _link(connection, after, table.id):
                await connection.rollback()
            else:
                rows = [_seat_row(table.id, occupant, at) for occupant in occupants]
                await connection.execute(insert(schema.seats), rows)
                return table.id
        previous = await self.get(after or "")
        if previous is None or previous.successor is None:
            raise UnknownName("unknown-table", where="table", name=after or "")
        return previous.successor

    async def get(self, table: str) -> TableRow | None:
        """The table of this id."""
        query = select(schema.tables).where(schema.tables.c.id == table)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else _table_row(row)

    async def of_player(self, player: str, limit: int = 200) -> tuple[TableRow, ...]:
        """The tables where a player sits, the last used first."""
        tables, seats = schema.tables, schema.seats
        where = select(seats.c.table_id).where(seats.c.player_id == player)
        query = (
            select(tables)
            .where(tables.c.id.in_(where))
            .order_by(tables.c.updated.desc(), tables.c.id)
            .limit(limit)
        )
        async with self._engine.connect() as connection:
            return tuple(map(_table_row, (await connection.execute(query)).all()))

    async def count_open(self, host: str) -> int:
        """How many unfinished tables a player has opened, forgotten ones not counted."""
        tables = schema.tables
        query = (
            select(func.count())
            .select_from(tables)
            .where(
                tables.c.host == host,
                tables.c.finished.is_(False),
                tables.c.updated > self._clock() - FORGOTTEN,
            )
        )
        async with self._engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def set_pace(self, table: str, pace: str) -> None:
        """Change the pace of the bots."""
        tables = schema.tables
        async with self._engine.begin() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(pace=pace))

    async def occupants(self, table: str) -> Mapping[Seat, Occupant]:
        """Who sits at each place now."""
        seats = schema.seats
        query = select(seats).where(seats.c.table_id == table).order_by(seats.c.turn)
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).all()
        return {Seat(row.place): _occupant(row) for row in found}

    async def sit(self, table: str, occupant: Occupant) -> bool:
        """Let somebody sit down as the next occupant of a place; False if another was first."""
        row = _seat_row(table, occupant, self._clock())
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(schema.seats).values(row))
        except IntegrityError:
            return False
        return True


async def _link(connection: AsyncConnection, table: str, successor: str) -> bool:
    tables = schema.tables
    change = (
        update(tables)
        .where(tables.c.id == table, tables.c.successor.is_(None))
        .values(successor=successor)
    )
    return (await connection.execute(change)).rowcount == 1


def _values(table: TableRow, at: int) -> dict[str, object]:
    return {
        "id": table.id,
        "form": table.form,
        "profile": table.profile,
        "options": msgspec.json.encode(dict(table.options)).decode(),
        "pace": table.pace,
        "host": table.host,
        "successor": None,
        "created": at,
        "updated": at,
        "version": 0,
        "phase": table.phase,
        "finished": False,
    }


def _seat_row(table: str, occupant: Occupant, at: int) -> dict[str, object]:
    return {
        "table_id": table,
        "place": occupant.place.value,
        "turn": occupant.turn,
        "player_id": occupant.player,
        "level": occupant.level,
        "name": occupant.name,
        "since": occupant.since,
        "at": at,
    }


def _occupant(row: Row[Any]) -> Occupant:
    return Occupant(Seat(row.place), row.player_id, row.level, row.name, row.turn, row.since)


def _table_row(row: Row[Any]) -> TableRow:
    return TableRow(
        id=row.id,
        form=row.form,
        profile=row.profile,
        options=msgspec.json.decode(row.options, type=dict[str, str]),
        pace=row.pace,
        host=row.host,
        successor=row.successor,
        created=row.created,
        updated=row.updated,
        version=row.version,
        phase=row.phase,
        finished=row.finished,
    )
