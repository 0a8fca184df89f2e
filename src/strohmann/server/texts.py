"""Words for the reader: errors and names, from the catalogue."""

from __future__ import annotations

from strohmann.errors import InvalidValue, StrohmannError, UnknownName
from strohmann.i18n.catalogue import LANGUAGES, Catalogue, negotiate
from strohmann.i18n.notation import error_text
from strohmann.seats import Seat
from strohmann.server.messages import ErrorBody

__all__ = ["bot_name", "checked_language", "choose_language", "error_body", "guest_name"]


def checked_language(language: str) -> str:
    """The language itself. Raises `UnknownName` when there is no catalogue of it."""
    return Catalogue(language).language


def choose_language(wanted: str | None, accept_language: str | None) -> str:
    """The language asked for if it exists, else the one that the browser prefers."""
    return wanted if wanted in LANGUAGES else negotiate(accept_language)


def error_body(error: StrohmannError, language: str) -> ErrorBody:
    """The error as it is told to a reader of this language."""
    try:
        message, hint = error_text(error, Catalogue(language))
    except (UnknownName, InvalidValue):
        # An error without its text is told by its code rather than hidden by another error.
        return ErrorBody(error.code, error.code, error.where, None)
    return ErrorBody(error.code, message, error.where, hint)


def bot_name(seat: Seat, language: str) -> str:
    """What a bot is called that was given no name."""
    catalogue = Catalogue(language)
    return catalogue.text("server-bot", seat=catalogue.text(f"seat-{seat}"))


def guest_name(language: str) -> str:
    """What a guest is called who gave no name."""
    return Catalogue(language).text("server-guest")
