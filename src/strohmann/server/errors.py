"""What can go wrong at the server's door; each error carries its HTTP status."""

from __future__ import annotations

from strohmann.errors import (
    IllegalAction,
    InvalidValue,
    NotationError,
    SheetError,
    StrohmannError,
    UnknownName,
)
from strohmann.store.events import VersionConflict

__all__ = [
    "ForgedCookie",
    "Refused",
    "WrongMethod",
    "forbidden",
    "foreign_host",
    "not_found",
    "status_of",
]


class Refused(StrohmannError):  # noqa: N818 - a noun, as the rest of the tree
    """A request that cannot be granted, with the HTTP status that says so."""

    def __init__(
        self, code: str, status: int = 400, *, where: str | None = None, **values: str | int
    ) -> None:
        super().__init__(code, where=where, rule=None, **values)
        self.status = status


class ForgedCookie(Refused):
    """A guest's cookie that this server did not sign."""

    def __init__(self) -> None:
        super().__init__("forged-cookie", 401, where="cookie")


class WrongMethod(Refused):
    """A method that an address does not take; ``allowed`` lists those it does."""

    def __init__(self, method: str, allowed: str) -> None:
        known = allowed.replace(", OPTIONS", "").replace("OPTIONS, ", "")
        super().__init__("method-not-allowed", 405, where="method", name=method, known=known)
        self.allowed = allowed


def not_found(code: str, where: str, name: str | int) -> Refused:
    """Something that does not exist."""
    return Refused(code, 404, where=where, name=str(name))


def forbidden(code: str, where: str | None = None, **values: str | int) -> Refused:
    """Something that this person may not do."""
    return Refused(code, 403, where=where, **values)


def foreign_host(name: str) -> Refused:
    """A name by which this server does not answer."""
    return forbidden("foreign-host", "host", name=name.rpartition(":")[0] or name)


def status_of(error: StrohmannError) -> int:
    """The HTTP status of an error."""
    if isinstance(error, Refused):
        return error.status
    if isinstance(error, (IllegalAction, VersionConflict)):
        return 409
    if isinstance(error, (InvalidValue, NotationError, SheetError, UnknownName)):
        return 400
    return 500
