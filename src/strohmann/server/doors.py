"""Who comes in: cookies, names, origins, and the headers of what goes out."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import structlog
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.types import Message, Scope

from strohmann.server.errors import forbidden, foreign_host
from strohmann.server.guests import COOKIE, COOKIE_AGE, Guest, GuestBook

__all__ = [
    "check_doors",
    "check_host",
    "check_origin",
    "identify",
    "prepare_answer",
    "recognise",
    "removed_cookie",
]

_HEADERS = {
    "content-security-policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
_NEW_GUEST = "strohmann_new_guest"
_log = structlog.get_logger("strohmann.doors")
_SAFE = ("GET", "HEAD", "OPTIONS")

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def recognise(connection: AnyConnection, book: GuestBook) -> tuple[Guest, str | None]:
    """Who the cookie says he is; a new guest without one, and the cookie to give him.

    Raises `ForgedCookie`.
    """
    guest = book.read(connection.cookies.get(COOKIE))
    if guest is not None:
        return guest, None
    guest = book.new_guest()
    secure = connection.url.scheme in ("https", "wss")
    return guest, _cookie(book.cookie(guest), COOKIE_AGE, secure=secure)


def removed_cookie() -> str:
    """The header that takes a cookie away."""
    return _cookie("", 0, secure=False)


def _cookie(value: str, age: int, *, secure: bool) -> str:
    cookie = Cookie(
        key=COOKIE, value=value, max_age=age, path="/", secure=secure, httponly=True,
        samesite="lax",
    )  # fmt: skip
    return cookie.to_header(header="")


def identify(request: Request[Any, Any, Any], guest_book: GuestBook) -> Guest:
    """The guest of a request; whoever has no cookie gets one with the answer."""
    guest, cookie = recognise(request, guest_book)
    if cookie is not None:
        request.scope["state"][_NEW_GUEST] = cookie
    return guest


def check_doors(connection: AnyConnection) -> None:
    """Raise `Refused` for a wrong name, and for a page of another site."""
    check_host(connection)
    check_origin(connection)


def check_host(connection: AnyConnection) -> None:
    """Raise `Refused` when a browser asks by a name that is not ours; see `HostNames`.

    A program that sends no name is no browser.
    """
    name = connection.headers.get("host")
    if name is not None and name not in connection.app.state["host_names"]:
        _log.warning("host-refused", host=name[:80])
        raise foreign_host(name)


def check_origin(connection: AnyConnection) -> None:
    """Raise `Refused` when a page of another site makes the browser ask.

    Only what changes something is checked, and sockets; a program sends no origin. A proxy
    may say by what name it was asked: no page can make a browser send that header here.
    """
    if connection.scope.get("method", "") in _SAFE:
        return
    origin = connection.headers.get("origin")
    if origin is None:
        return
    names = (connection.headers.get("host"), connection.headers.get("x-forwarded-host"))
    if urlsplit(origin).netloc.lower() not in [name.lower() for name in names if name]:
        raise forbidden("foreign-origin", "origin", name=origin[:80])


async def prepare_answer(message: Message, scope: Scope) -> None:
    """Put the headers on an answer: security, caching, a new guest's cookie."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in _HEADERS.items():
        headers[name] = value
    if "cache-control" not in headers:
        headers["cache-control"] = "no-store"
    cookie = scope.get("state", {}).get(_NEW_GUEST)
    if cookie is not None:
        headers.add("set-cookie", cookie)
