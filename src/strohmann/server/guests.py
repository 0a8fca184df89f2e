"""Guests: a random id in a signed cookie, no password, no account."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from itsdangerous import BadSignature, Signer

from strohmann.errors import InvalidValue
from strohmann.server.errors import ForgedCookie

__all__ = ["COOKIE", "COOKIE_AGE", "Guest", "GuestBook", "load_key"]

COOKIE = "strohmann_guest"
COOKIE_AGE = 400 * 24 * 3600
"""Seconds that a browser keeps the cookie; 400 days is the most that browsers allow."""

_KEY_BYTES = 32


@dataclass(frozen=True, slots=True)
class Guest:
    """Who is asking."""

    id: str
    is_new: bool = False
    """He has no cookie yet."""


class GuestBook:
    """Signs and reads the cookies of guests."""

    def __init__(self, key: bytes) -> None:
        self._signer = Signer(key, salt="strohmann-guest", digest_method=sha256)

    def new_guest(self) -> Guest:
        """Somebody who was never here."""
        return Guest(secrets.token_urlsafe(16), is_new=True)

    def cookie(self, guest: Guest) -> str:
        """The signed value that proves who he is."""
        return self._signer.sign(guest.id).decode()

    def read(self, cookie: str | None) -> Guest | None:
        """Who holds this cookie; None without one.

        Raises `ForgedCookie` when it was not signed with this server's key.
        """
        if cookie is None:
            return None
        try:
            return Guest(self._signer.unsign(cookie).decode())
        except (BadSignature, UnicodeError):
            raise ForgedCookie from None


def load_key(path: Path) -> bytes:
    """The key of this server; made at the first start, readable by its owner alone.

    Raises `InvalidValue` when the file holds something else.
    """
    key = secrets.token_bytes(_KEY_BYTES)
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        path.chmod(0o600)
        known = path.read_bytes()
        if len(known) != _KEY_BYTES:
            raise InvalidValue("unusable-key", where=path.name) from None
        return known
    with os.fdopen(handle, "wb") as file:
        file.write(key)
        file.flush()
        os.fsync(file.fileno())
    return key
