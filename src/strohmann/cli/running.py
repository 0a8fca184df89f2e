"""Running the server; imported only when there is one to run."""

from __future__ import annotations

import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import uvicorn

from strohmann.server.app import create_app
from strohmann.server.run import server_config

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


def run(data: Path, listener: socket.socket, *, log_level: str, ready: Callable[[], None]) -> None:
    """Serve until told to stop; ``ready`` is called once people can connect."""
    config = server_config(create_app(data_dir=data), log_level=log_level)
    with listener, suppress(KeyboardInterrupt):  # that is how people stop it
        _Server(config, ready).run(sockets=[listener])
