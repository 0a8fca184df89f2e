"""The lines of a score pad: headers, comments, and what could not be used of them."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping

from strohmann.errors import SheetError
from strohmann.scoring.padwords import LANG_HEADERS, LANGUAGES, PadWords, folded, pad_words
from strohmann.scoring.profile import Option

__all__ = ["PadReader"]

_HEADER = re.compile(r"(\w[\w-]*)\s*:\s*(.*)", re.DOTALL)
_LONGEST_QUOTE = 40
_MOST_DEALS = 300  # a match has far fewer, and each deal is scored on all before it


class PadReader(ABC):
    """Reads one pad, line by line; what each line of a deal means is the game's own.

    ``known`` are the headers that the rules have, beside that of the language.
    """

    def __init__(self, words: PadWords, known: tuple[str, ...]) -> None:
        self.words = words
        self.known = known
        self.errors: list[SheetError] = []
        self.lines: list[int] = []

    @abstractmethod
    def begin(self, given: Mapping[str, tuple[int, str]]) -> None:
        """Take the headers, each with its line, before the first deal."""

    @abstractmethod
    def read_line(self, number: int, line: str) -> None:
        """Read a deal or the end."""

    def read(self, text: str) -> None:
        """Read a whole pad, up to 300 deals."""
        lines = _numbered(text)
        start = next((i for i, (_, line) in enumerate(lines) if not _HEADER.fullmatch(line)), None)
        self._read_headers(lines[:start])
        for number, line in lines[start:] if start is not None else ():
            if len(self.lines) == _MOST_DEALS:
                self.note("sheet-too-long", number, most=_MOST_DEALS)
                break
            header = _HEADER.fullmatch(line)
            if header is None:
                self.read_line(number, line)
            else:
                self.note("sheet-header-late", number, name=header[1])

    @property
    def sorted_errors(self) -> tuple[SheetError, ...]:
        """What was wrong, in order of lines."""
        return tuple(sorted(self.errors, key=lambda error: int(error.values["line"])))

    def note(self, code: str, line: int, *, rule: str | None = None, **values: str | int) -> None:
        """Keep an error of a line."""
        shown = {key: _quoted(v) if isinstance(v, str) else v for key, v in values.items()}
        self.errors.append(SheetError(code, where=f"line {line}", rule=rule, line=line, **shown))

    def bad_header(self, line: int, name: str, value: str, known: str) -> None:
        """Keep the error of a header whose value is not one of ``known``."""
        self.note("sheet-bad-header", line, name=name, text=value, known=known)

    def choice(self, line: int, option: Option, value: str) -> str:
        """The value of an option; its default, and an error, for one that it has not."""
        if folded(value) in option.values:
            return folded(value)
        self.bad_header(line, option.name, value, " ".join(option.values))
        return option.default

    def _read_headers(self, lines: list[tuple[int, str]]) -> None:
        """Language first, since it says how the others are written."""
        headers = [_split(number, line) for number, line in lines]
        self._read_language([each for each in headers if folded(each[1]) in LANG_HEADERS])
        given: dict[str, tuple[int, str]] = {}
        for number, name, value in headers:
            key = self.words.headers.get(folded(name))
            if key is None or key not in ("lang", *self.known):
                known = " ".join(("lang", *self.known))
                self.note("sheet-unknown-header", number, name=name, known=known)
            elif key in given:
                self.note("sheet-header-twice", number, name=name, first=given[key][0])
            else:
                given[key] = (number, value)
        given.pop("lang", None)
        self.begin(given)

    def _read_language(self, given: list[tuple[int, str, str]]) -> None:
        for number, _, lang in given[:1]:
            if folded(lang) in LANGUAGES:
                self.words = pad_words(lang)
            else:
                self.note("unknown-language", number, name=lang, known=" ".join(LANGUAGES))


def _numbered(text: str) -> list[tuple[int, str]]:
    """Lines with something in them, counted as an editor counts, without comments."""
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    stripped = ((number, line.partition("#")[0].strip()) for number, line in enumerate(lines, 1))
    return [(number, line) for number, line in stripped if line]


def _split(number: int, line: str) -> tuple[int, str, str]:
    """Number, name and value of a header."""
    name, _, value = line.partition(":")
    return number, name.strip(), value.strip()


def _quoted(text: str) -> str:
    return text if len(text) <= _LONGEST_QUOTE else text[: _LONGEST_QUOTE - 1] + "…"
