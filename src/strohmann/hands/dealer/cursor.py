"""Walking through the words of a script, and saying what was expected instead."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from strohmann.hands.dealer.errors import ScriptError, script_error
from strohmann.hands.dealer.lexer import Kind, Token

__all__ = ["Cursor"]

T = TypeVar("T")


class Cursor:
    """The words of a script and how far it was read."""

    def __init__(self, words: tuple[Token, ...]) -> None:
        self._words = words
        self._at = 0

    @property
    def next(self) -> Token:
        """The word that comes now."""
        return self._words[self._at]

    @property
    def after(self) -> Token:
        """The word behind it."""
        return self._words[min(self._at + 1, len(self._words) - 1)]

    def take(self) -> Token:
        """Go on; the end stays the end."""
        token = self.next
        self._at = min(self._at + 1, len(self._words) - 1)
        return token

    def accept(self, *signs: str) -> Token | None:
        """Take one of these signs if it comes now."""
        return self.take() if self.next.is_sign(*signs) else None

    def expect(self, sign: str) -> Token:
        """Take this sign. Raises `ScriptError`."""
        if not self.next.is_sign(sign):
            raise self.expected([sign])
        return self.take()

    def one_of(self, table: Mapping[str, T]) -> T:
        """Take a word of a table and give what it means. Raises `ScriptError`."""
        if self.next.kind is not Kind.WORD or self.next.text not in table:
            raise self.expected(table)
        return table[self.take().text]

    def number(self) -> int:
        """Take a number. Raises `ScriptError`."""
        sign = -1 if self.accept("-") else 1
        if self.next.kind is not Kind.NUMBER:
            raise self.misfit("script-number-expected")
        return sign * self.take().value

    def text(self) -> str:
        """Take a quoted text. Raises `ScriptError`."""
        if self.next.kind is not Kind.TEXT:
            raise self.misfit("script-text-expected")
        return self.take().text

    def expected(self, what: Iterable[str]) -> ScriptError:
        """The error that one of these words should stand here."""
        place = self.next.place
        return script_error("script-expected", place, text=_shown(self.next), known=" ".join(what))

    def misfit(self, code: str, token: Token | None = None) -> ScriptError:
        """An error about this word, or the one that comes now."""
        token = token or self.next
        place = token.place
        return ScriptError(
            code, where="script", line=place.line, column=place.column, text=_shown(token)
        )


def _shown(token: Token) -> str:
    return token.text[:40] if token.kind is not Kind.END else "…"
