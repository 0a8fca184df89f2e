"""Running the server; imported only when there is one to run."""

from __future__ import annotations

import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import uvicorn

from strohmann.server.app import create_app

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
    app = create_app(data_dir=data)
    config = uvicorn.Config(app, log_level=log_level, timeout_graceful_shutdown=5)
    with listener, suppress(KeyboardInterrupt):  # that is how people stop it
        _Server(config, ready).run(sockets=[listener])
