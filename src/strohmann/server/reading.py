"""What is wrong with JSON that cannot be used, as one of our errors that names the place."""

from __future__ import annotations

import re

import msgspec

from strohmann.errors import NotationError, StrohmannError
from strohmann.server.errors import Refused
from strohmann.server.messages import MESSAGE_LIMIT, Act, ClientMessage, decode_message

__all__ = ["id_of", "read_message", "unusable", "wrong_field"]

_PLACE = re.compile(r" - at `\$\.?(?P<place>[^`]*)`$")
_MISSING = re.compile(r"missing required field `(?P<name>[^`]*)`")


def read_message(data: str | bytes) -> ClientMessage:
    """A message of a client. Raises `Refused`, `NotationError`."""
    size = len(data.encode()) if isinstance(data, str) else len(data)
    if size > MESSAGE_LIMIT:
        raise Refused("message-too-large", 413, size=size, limit=MESSAGE_LIMIT)
    try:
        return decode_message(data)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise unusable(error) from None


def id_of(data: str | bytes) -> str | None:
    """The id that the answer to this message bears; None for what is no action."""
    try:
        message = read_message(data)
    except StrohmannError:
        return None
    return message.id if isinstance(message, Act) else None


def unusable(error: Exception) -> StrohmannError:
    """The error of ours for one of msgspec's."""
    if not isinstance(error, msgspec.ValidationError):
        return Refused("bad-json")
    text = str(error)
    found = _PLACE.search(text)
    return wrong_field(text, found["place"] if found else "", error.__cause__)


def wrong_field(text: str, place: str, cause: BaseException | None = None) -> StrohmannError:
    """The error for a field at ``place``, of which msgspec says ``text``."""
    if (missing := _MISSING.search(text)) is not None:
        place = f"{place}.{missing['name']}".lstrip(".")
        return Refused("missing-field", where=place)
    if isinstance(cause, NotationError):
        return NotationError(cause.code, where=place or None, rule=None, **cause.values)
    if place == "type" or place.endswith(".type"):
        return Refused("unknown-message", where=place)
    return Refused("wrong-field", where=place or None)
