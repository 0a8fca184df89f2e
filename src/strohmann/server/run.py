"""How uvicorn runs the application."""

from __future__ import annotations

import logging
import os

import uvicorn
from litestar import Litestar

from strohmann.server.logs import configure_logs

__all__ = ["server_config"]

_FRAME_LIMIT = 1024 * 1024
"""Up to here a message that is too large is answered; beyond it the protocol must hang up."""


def server_config(
    app: Litestar, *, log_level: str = "info", json_logs: bool | None = None
) -> uvicorn.Config:
    """Everything uvicorn has to know; also sets up the logs of this process.

    ``json_logs`` None: as the environment says, ``STROHMANN_LOG=json``.
    """
    if json_logs is None:
        json_logs = os.environ.get("STROHMANN_LOG") == "json"
    configure_logs(log_level, as_json=json_logs)
    return uvicorn.Config(
        app,
        # Below this level the socket's library logs every frame, cards and all.
        log_level=max(logging.getLevelName(log_level.upper()), logging.INFO),
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        ws="websockets-sansio",
        ws_max_size=_FRAME_LIMIT,
        timeout_graceful_shutdown=5,
    )
