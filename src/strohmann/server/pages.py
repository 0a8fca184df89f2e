"""The web client: one page and its assets."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import Request, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import File

from strohmann.server.errors import not_found

__all__ = ["page_handlers"]

_FOREVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_HASHED = "assets"
"""The folder of files whose names change with what is in them."""


def page_handlers(static: Path) -> tuple[HTTPRouteHandler, ...]:
    """Handlers for the page, at every address of the client, and for its assets."""
    root = static.resolve()

    @get(
        ["/", "/table/{table:str}", "/pad", "/help"],
        include_in_schema=False,
        sync_to_thread=False,
    )
    def page(request: Request[Any, Any, Any]) -> File:
        """The page; it finds out by its address what to show."""
        return _file(root / "index.html", _ASK_AGAIN, request)

    @get("/{path:path}", include_in_schema=False, sync_to_thread=False)
    def asset(path: FromPath[str], request: Request[Any, Any, Any]) -> File:
        """A file of the client."""
        wanted = _within(root, path)
        if wanted is None:
            raise not_found("not-found", "path", request.url.path[:80])
        hashed = wanted.is_relative_to(root / _HASHED)
        return _file(wanted, _FOREVER if hashed else _ASK_AGAIN, request)

    return (page, asset)


def _within(root: Path, path: str) -> Path | None:
    """The file of this path below ``root``; None for what is none or lies outside."""
    try:
        wanted = (root / path.lstrip("/")).resolve()
        return wanted if wanted.is_relative_to(root) and wanted.is_file() else None
    except (OSError, ValueError):  # too long, or with a null character
        return None


def _file(path: Path, cache: str, request: Request[Any, Any, Any]) -> File:
    if not path.is_file():
        raise not_found("not-found", "path", request.url.path[:80])
    return File(
        path,
        filename=path.name,
        content_disposition_type="inline",
        headers={"cache-control": cache},
    )
