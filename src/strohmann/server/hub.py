"""Who is connected, and the word that something happened at a table.

A channel carries only ``{"table", "version"}``; what happened each node reads from the log
and tells each viewer as he may know it.
"""

from __future__ import annotations

from collections import Counter
from contextlib import AbstractAsyncContextManager, suppress

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.subscriber import Subscriber

__all__ = ["Hub", "Note"]

_BACKLOG = 32


class Note(msgspec.Struct, frozen=True):
    """Something happened at a table; ``version`` None: to its people, not in its log."""

    table: str
    version: int | None = None


class Hub:
    """The sockets of this process, by table and guest."""

    def __init__(self, backend: ChannelsBackend | None = None) -> None:
        """``backend`` carries notes between processes; in memory by default."""
        self.plugin = ChannelsPlugin(
            backend or MemoryChannelsBackend(),
            arbitrary_channels_allowed=True,
            subscriber_max_backlog=_BACKLOG,
            # A lagging socket may miss notes: the last one tells it all it needs.
            subscriber_backlog_strategy="dropleft",
        )
        self._sockets: Counter[tuple[str, str]] = Counter()

    def publish(self, table: str, version: int | None = None) -> None:
        """Tell every socket of a table."""
        with suppress(RuntimeError):  # the server stops: nobody is left to be told
            self.plugin.publish(msgspec.json.encode(Note(table, version)), _channel(table))

    def subscribe(self, table: str) -> AbstractAsyncContextManager[Subscriber]:
        """The notes about a table, from now on."""
        return self.plugin.start_subscription(_channel(table))

    def enter(self, table: str, guest: str) -> None:
        """A socket of a guest was opened."""
        self._sockets[table, guest] += 1
        self.publish(table)

    def leave(self, table: str, guest: str) -> None:
        """A socket of a guest was closed."""
        self._sockets[table, guest] -= 1
        if self._sockets[table, guest] <= 0:
            del self._sockets[table, guest]
        self.publish(table)

    def count(self, table: str, guest: str) -> int:
        """How many sockets a guest has open at a table."""
        return self._sockets.get((table, guest), 0)

    def is_here(self, table: str, guest: str) -> bool:
        """A guest has at least one socket open at a table."""
        return (table, guest) in self._sockets


def _channel(table: str) -> str:
    return f"table-{table}"
