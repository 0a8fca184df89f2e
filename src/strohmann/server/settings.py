"""What whoever runs a server may set."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import strohmann
from strohmann.store.database import sqlite_url

__all__ = ["STATIC", "Settings"]

STATIC = Path(strohmann.__file__).parent / "static"
"""Where the build puts the web client."""


@dataclass(frozen=True)
class Settings:
    """Limits and places of a server."""

    host_names: tuple[str, ...] = ()
    """Names by which browsers may ask for it, beside those that `HostNames` knows."""
    database_url: str | None = None
    """Another database than the SQLite file in the data directory."""
    static: Path = STATIC
    """The built web client."""
    tables_per_guest: int = 200
    """Unfinished tables that one guest may have opened; see `strohmann.store.tables.FORGOTTEN`."""
    sockets_per_guest: int = 16
    """Sockets that one guest may have open at one table, in one process."""
    messages_per_second: int = 20
    """Messages that one socket may send in the long run; good calls and cards are not counted."""
    message_burst: int = 60
    """Messages that one socket may send at once, after it was silent for a while."""
    bot_limit: float = 10.0
    """Seconds after which a bot's decision is taken from it."""

    def database(self, data_dir: Path) -> str:
        """The URL of the database of a server with this data directory."""
        return self.database_url or sqlite_url(data_dir / "strohmann.sqlite3")
