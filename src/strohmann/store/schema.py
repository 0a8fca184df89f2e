"""The database tables: players, tables, seats and events.

Times are whole milliseconds since 1970-01-01 UTC, documents are JSON text; so the same
rows stand in SQLite and in PostgreSQL.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

__all__ = ["METADATA", "events", "players", "seats", "tables"]

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

players = Table(
    "players",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
)
"""Guests: known by a signed cookie, without a password."""

tables = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("form", String(32), nullable=False),
    Column("profile", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("pace", String(16), nullable=False),
    Column("host", String(32), ForeignKey("players.id"), nullable=False, index=True),
    Column("successor", String(32), ForeignKey("tables.id"), nullable=True),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    # Number of events in the log; a compare-and-set on it arbitrates between writers.
    Column("version", Integer, nullable=False),
    Column("phase", String(16), nullable=False),
    Column("finished", Boolean, nullable=False),
)

seats = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("place", String(1), primary_key=True),
    # 1 for who first sat there, 2 for who took the seat over, ...: the history of a place.
    Column("turn", Integer, primary_key=True),
    Column("player_id", String(32), ForeignKey("players.id"), nullable=True),
    Column("level", String(32), nullable=True),
    Column("name", String(64), nullable=False),
    Column("since", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_seats_player_id", "player_id"),
    # Nobody may see two hands.
    UniqueConstraint("table_id", "player_id"),
)
"""Who sits where, and from which version on: a player, or a bot of some level."""

events = Table(
    "events",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("type", String(32), nullable=False),
    Column("data", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""The log: never changed, never deleted."""
