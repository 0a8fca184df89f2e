"""The catalogue: every text of the program, in each language, from Fluent files.

The browser reads the same files. Interpolated values are not wrapped in bidi marks.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from strohmann.errors import InvalidValue, UnknownName

__all__ = ["DEFAULT_LANGUAGE", "LANGUAGES", "Catalogue", "language_of_locale", "negotiate"]

DEFAULT_LANGUAGE = "de"
LANGUAGES = ("de", "da", "en")

_COMMON = "terms"  # the only file that texts of other files may refer to
_LONGEST_VALUE = 1000
"""Characters; the library that formats refuses more, since a text could grow without end."""
_GREATEST = 10**15
"""From here on a number is written digit by digit: grouping them runs out of precision."""
_QUALITY = re.compile(r"q\s*=\s*([01](?:\.\d{0,3})?)", re.IGNORECASE)


class Catalogue:
    """The texts of one language; what it lacks is taken from English, then German."""

    __slots__ = ("_languages", "language")

    language: str

    def __init__(self, language: str = DEFAULT_LANGUAGE) -> None:
        """Raises `UnknownName` for any language but ``de``, ``da`` and ``en``."""
        if language not in LANGUAGES:
            raise UnknownName("unknown-language", name=language, known=" ".join(LANGUAGES))
        self.language = language
        self._languages = tuple(dict.fromkeys((language, "en", DEFAULT_LANGUAGE)))

    def __repr__(self) -> str:
        return f"Catalogue({self.language!r})"

    def __contains__(self, key: object) -> bool:
        """Whether there is a text of this id, or ``id.attribute``, in any language."""
        if not isinstance(key, str):
            return False
        message, _, attribute = key.partition(".")
        return any(_texts(lang).has(message, attribute or None) for lang in self._languages)

    def text(self, key: str, attribute: str | None = None, **values: str | int | float) -> str:
        """The text with its values put in; numbers are written as the language does.

        Raises `UnknownName` when no language has it, `InvalidValue` when a value is missing.
        """
        return self.format(key, attribute, values)

    def format(
        self, key: str, attribute: str | None, values: Mapping[str, str | int | float]
    ) -> str:
        """As `text`, with the values in a mapping."""
        for language in self._languages:
            texts = _texts(language)
            if texts.has(key, attribute):
                return texts.format(key, attribute, values)
        raise UnknownName("unknown-text", name=f"{key}.{attribute}" if attribute else key)


class _Texts:
    """The files of one language; each is parsed when a text of it is first wanted."""

    def __init__(self, language: str) -> None:
        folder = files("strohmann.i18n") / "locales" / language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        for entry in folder.iterdir():
            name, dot, suffix = entry.name.rpartition(".")
            if dot and suffix == "ftl":
                self._unread[name] = entry.read_text(encoding="utf-8")
        self._read(_COMMON)

    def _read(self, name: str) -> None:
        if (source := self._unread.get(name)) is not None:
            self._bundle.add_resource(FluentResource(source))
            self._unread.pop(name, None)  # last, so that no other thread misses its texts

    def has(self, key: str, attribute: str | None) -> bool:
        if not self._bundle.has_message(key):
            line = re.compile(rf"^{re.escape(key)} *=", re.MULTILINE)
            for name, source in list(self._unread.items()):
                if line.search(source):
                    self._read(name)
        if not self._bundle.has_message(key):
            return False
        message = self._bundle.get_message(key)
        return message.value is not None if attribute is None else attribute in message.attributes

    def format(
        self, key: str, attribute: str | None, values: Mapping[str, str | int | float]
    ) -> str:
        message = self._bundle.get_message(key)
        pattern = message.value if attribute is None else message.attributes[attribute]
        assert pattern is not None, key  # `has` was asked before
        shown = {name: _writable(value) for name, value in values.items()}
        text, errors = self._bundle.format_pattern(pattern, shown)
        if errors:
            reason = "; ".join(map(str, errors))
            raise InvalidValue("text-without-value", name=key, reason=reason)
        return str(text)


def _writable(value: str | int | float) -> str | int | float:
    """A value of any size, as far as it can be put into a text."""
    if isinstance(value, int) and abs(value) >= _GREATEST:
        # Python refuses to write out numbers of some thousand digits.
        value = str(value) if abs(value) < 10**_LONGEST_VALUE else "…"
    if isinstance(value, str) and len(value) > _LONGEST_VALUE:
        return value[: _LONGEST_VALUE - 1] + "…"
    return value


@cache
def _texts(language: str) -> _Texts:
    return _Texts(language)


def negotiate(accept_language: str | None) -> str:
    """The best language for an ``Accept-Language`` header (RFC 9110); German if none fits."""
    best, best_quality = DEFAULT_LANGUAGE, 0.0
    for item in (accept_language or "").split(","):
        tag, _, parameters = item.partition(";")
        language = tag.strip().lower().partition("-")[0]
        match = _QUALITY.search(parameters)
        quality = float(match[1]) if match else 1.0
        if language in LANGUAGES and quality > best_quality:
            best, best_quality = language, quality
    return best


def language_of_locale(environment: Mapping[str, str]) -> str:
    """The language of ``LANGUAGE LC_ALL LC_MESSAGES LANG``; German if none fits."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for value in environment.get(name, "").split(":"):
            language = re.split(r"[_.@-]", value.strip().lower())[0]
            if language in LANGUAGES:
                return language
    return DEFAULT_LANGUAGE
