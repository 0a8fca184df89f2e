"""Running the server; imported only when there is one to run."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

import uvicorn

from strohmann.server.app import create_app
from strohmann.server.run import server_config
from strohmann.server.settings import Settings
from strohmann.store.store import Store

__all__ = ["run"]


class _Server(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


async def _try_database(url: str) -> None:
    """Before the server starts, so that what is wrong is a sentence and no startup log."""
    await (await Store.open(url)).close()


def run(
    data: Path,
    listener: socket.socket,
    *,
    log_level: str,
    ready: Callable[[], None],
    host_names: Sequence[str] = (),
) -> None:
    """Serve until told to stop; ``ready`` is called once people can connect.

    Raises `InvalidValue` when ``data`` holds a database or a key that cannot be used.
    """
    with listener, suppress(KeyboardInterrupt):  # that is how people stop it
        settings = Settings(host_names=tuple(host_names))
        asyncio.run(_try_database(settings.database(data)))
        config = server_config(create_app(data_dir=data, settings=settings), log_level=log_level)
        _Server(config, ready).run(sockets=[listener])
