"""Logs: named fields for people or machines, and never what is in a hand.

Two libraries below us would write cards at their most talkative level: the socket's its
frames, the database's its parameters. Both are held above that level, and a traceback
is cut down to places, since texts of errors quote what they are about.
"""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog
from structlog.typing import EventDict, Processor

from strohmann.server.bots import frames

__all__ = ["configure_logs"]

_TALKATIVE = ("aiosqlite", "asyncio", "uvicorn", "websockets")
_STATEMENTS = ("alembic", "sqlalchemy")
"""At ``info`` these write every statement, which is of use to nobody who runs a club."""


def configure_logs(level: str, *, as_json: bool = False) -> None:
    """Send all logs of this process to standard error, from ``level`` (``info``) on."""
    shared: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _without_values,
    ]
    renderer: Processor = (
        structlog.processors.JSONRenderer()
        if as_json
        else structlog.dev.ConsoleRenderer(colors=_wants_colours())
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in _TALKATIVE:
        logging.getLogger(name).setLevel(max(root.level, logging.INFO))
    for name in _STATEMENTS:
        logging.getLogger(name).setLevel(max(root.level, logging.WARNING))
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )


def _wants_colours() -> bool:
    """Only a terminal draws them; in a file they would be rubbish (see no-color.org)."""
    return sys.stderr.isatty() and not os.environ.get("NO_COLOR")


def _without_values(_logger: Any, _method: str, event: MutableMapping[str, Any]) -> EventDict:
    exc_info = event.pop("exc_info", None)
    if exc_info is True:
        exc_info = sys.exc_info()
    error = exc_info[1] if isinstance(exc_info, tuple) else exc_info
    if isinstance(error, BaseException):
        event["error"] = type(error).__name__
        event["frames"] = frames(error)
    return event
