"""Guests: a random id in a signed cookie, no password, no account."""

from __future__ import annotations

import os
import secrets
import tempfile
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
    if not path.exists():
        _make_key(path)
    path.chmod(0o600)
    key = path.read_bytes()
    if len(key) != _KEY_BYTES:
        raise InvalidValue("unusable-key", where=path.name)
    return key


def _make_key(path: Path) -> None:
    """Put a new key there, whole or not at all, whatever happens meanwhile.

    Of several processes that start at once the first one's key stays.
    """
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)  # 0600
    written = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(secrets.token_bytes(_KEY_BYTES))
            file.flush()
            os.fsync(file.fileno())
        _put(written, path)
    finally:
        written.unlink(missing_ok=True)
    _sync_directory(path.parent)


def _put(written: Path, path: Path) -> None:
    """Give a file its name, unless something has that name already."""
    try:
        os.link(written, path)  # unlike a rename it never replaces a key that is in use
    except FileExistsError:
        return
    except OSError:  # a file system without hard links
        written.replace(path)


def _sync_directory(directory: Path) -> None:
    """Bring the name of a file to the disk as well, where the system can do that."""
    if os.name == "posix":
        handle = os.open(directory, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
