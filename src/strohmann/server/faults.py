"""Every error of the HTTP interface in its one shape."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import (
    ClientException,
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandler

from strohmann.errors import StrohmannError
from strohmann.server.bots import frames
from strohmann.server.errors import (
    ForgedCookie,
    Refused,
    WrongMethod,
    foreign_host,
    not_found,
    status_of,
)
from strohmann.server.guests import COOKIE
from strohmann.server.messages import ErrorReply, to_json
from strohmann.server.reading import wrong_field
from strohmann.server.texts import choose_language, error_body

__all__ = ["ERROR_RESPONSES", "EXCEPTION_HANDLERS", "language_of"]

_TOO_LARGE = 413

_log = structlog.get_logger("strohmann.http")

AnyRequest = Request[Any, Any, Any]


def language_of(request: AnyRequest) -> str:
    """The reader's language: ``?lang=``, else what the browser prefers."""
    wanted = request.query_params.get("lang")
    return choose_language(wanted, request.headers.get("accept-language"))


def _answer(request: AnyRequest, error: StrohmannError) -> Response[bytes]:
    body = to_json(ErrorReply(error_body(error, language_of(request))))
    response = Response(body, status_code=status_of(error), media_type="application/json")
    if isinstance(error, ForgedCookie):
        response.delete_cookie(COOKIE)  # the next request is that of a new guest
    if isinstance(error, WrongMethod):
        response.headers["allow"] = error.allowed
    return response


def _of_ours(request: AnyRequest, error: StrohmannError) -> Response[bytes]:
    return _answer(request, error)


def _of_http(request: AnyRequest, error: HTTPException) -> Response[bytes]:
    return _answer(request, _translated(request, error))


def _translated(request: AnyRequest, error: HTTPException) -> StrohmannError:
    path = request.url.path[:80]
    if isinstance(error, ValidationException):
        return _invalid(error)
    if isinstance(error, NotFoundException):
        return not_found("not-found", "path", path)
    if isinstance(error, MethodNotAllowedException):
        return WrongMethod(request.method, (error.headers or {}).get("allow", ""))
    if error.status_code == _TOO_LARGE:
        return Refused("body-too-large", _TOO_LARGE, where="body")
    if "host header" in error.detail:
        return foreign_host(request.headers.get("host", "")[:80])
    if isinstance(error, ClientException):
        return Refused("bad-json", error.status_code, where="body")
    _log.error("http-failed", path=path, error=type(error).__name__)
    return Refused("internal", 500)


def _invalid(error: ValidationException) -> StrohmannError:
    extra = error.extra if isinstance(error.extra, list) else []
    first = extra[0] if extra and isinstance(extra[0], Mapping) else {}
    # Litestar calls the body as a whole "data".
    place = str(first.get("key", ""))
    place = "" if place == "data" else place.removeprefix("data.")
    text = str(first.get("message", ""))
    return (
        wrong_field(text, place) if place or "`" in text else Refused("missing-field", where="body")
    )


def _of_any(request: AnyRequest, error: Exception) -> Response[bytes]:
    _log.error(
        "request-failed", path=request.url.path[:80], error=type(error).__name__,
        frames=frames(error),
    )  # fmt: skip
    return _answer(request, Refused("internal", 500))


def _too_deep(request: AnyRequest, _error: RecursionError) -> Response[bytes]:
    """JSON nested so deeply that reading it ran out of stack."""
    return _answer(request, Refused("bad-json", 400, where="body"))


EXCEPTION_HANDLERS: dict[int | type[Exception], ExceptionHandler[Any]] = {
    StrohmannError: _of_ours,
    HTTPException: _of_http,
    RecursionError: _too_deep,
    Exception: _of_any,
}

ERROR_RESPONSES = {
    status: ResponseSpec(ErrorReply, generate_examples=False, description=words)
    for status, words in {
        400: "The input cannot be used",
        401: "The cookie was not signed here; it is taken away",
        403: "Not yours to do",
        404: "No such thing",
        409: "The state of the match forbids it",
        413: "The body is too large",
        429: "Too many open tables",
        500: "A fault of the server",
    }.items()
}
"""What the OpenAPI document says about errors."""
