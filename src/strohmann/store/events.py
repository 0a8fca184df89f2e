"""The append-only log of each table."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from strohmann.errors import StrohmannError
from strohmann.games.protocol import Event
from strohmann.store import schema
from strohmann.store.codec import decode, encode
from strohmann.store.rows import Clock, now

__all__ = ["EventLog", "VersionConflict"]


class VersionConflict(StrohmannError):  # noqa: N818 - a noun of the field
    """Somebody else appended first; load the table again and decide anew."""

    def __init__(self, table: str, expected: int) -> None:
        super().__init__("version-conflict", where=table, expected=expected)


class EventLog:
    """Events by table and version, 1 for the first."""

    def __init__(self, engine: AsyncEngine, clock: Clock = now) -> None:
        self._engine = engine
        self._clock = clock

    async def append(
        self,
        table: str,
        expected_version: int,
        events: Sequence[Event],
        *,
        phase: str = "",
        finished: bool = False,
    ) -> int:
        """Add events after ``expected_version`` and return the new version.

        Returns only after the commit, all of the events or none of them. ``phase`` and
        ``finished`` tell the list of tables how the match stands afterwards. Raises
        `VersionConflict` when the table is not (or no longer) at ``expected_version``.
        """
        version = expected_version + len(events)
        at = self._clock()
        rows = []
        for number, event in enumerate(events, expected_version + 1):
            name, document = encode(event)
            row = {"table_id": table, "version": number, "type": name, "data": document, "at": at}
            rows.append(row)
        tables = schema.tables
        claim = (
            update(tables)
            .where(tables.c.id == table, tables.c.version == expected_version)
            .values(version=version, phase=phase, finished=finished, updated=at)
        )
        try:
            async with self._engine.begin() as connection:
                # The write comes first: SQLite then takes its lock before reading.
                if (await connection.execute(claim)).rowcount != 1:
                    raise VersionConflict(table, expected_version)
                if rows:
                    await connection.execute(insert(schema.events), rows)
        except IntegrityError:
            raise VersionConflict(table, expected_version) from None
        return version

    async def read(self, table: str, after: int = 0) -> tuple[Event, ...]:
        """The events of a table after a version, in order; none for an unknown table."""
        events = schema.events
        query = (
            select(events.c.type, events.c.data)
            .where(events.c.table_id == table, events.c.version > after)
            .order_by(events.c.version)
        )
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).all()
        return tuple(decode(name, document) for name, document in found)
