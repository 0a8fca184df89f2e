"""Texts in the reader's language: German, Danish and English.

Imported only by what speaks to people: the server, the command line, reports.
"""

from strohmann.i18n.catalogue import (
    DEFAULT_LANGUAGE,
    LANGUAGES,
    Catalogue,
    language_of_locale,
    negotiate,
)

__all__ = ["DEFAULT_LANGUAGE", "LANGUAGES", "Catalogue", "language_of_locale", "negotiate"]
