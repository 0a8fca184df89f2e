"""Words of a script: numbers, words, quoted texts and signs, each with its place.

Comments are ``/* ... */``, and ``//`` or ``#`` up to the end of the line.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum

from strohmann.hands.dealer.errors import Place, ScriptError, script_error

__all__ = ["Kind", "Token", "tokens"]

_LONGEST = 1_000_000  # characters
_NUMBER_DIGITS = 9
_TOKEN = re.compile(
    r"""(?P<space>\s+|//[^\n]*|\#[^\n]*|/\*.*?\*/)
        |(?P<text>"[^"]*")
        |(?P<decimal>[0-9]+\.[0-9]+)
        |(?P<word>[A-Za-z0-9_]+)
        |(?P<sign>&&|\|\||==|!=|<=|>=|\\n|[!<>+*/%?:(),=-])""",
    re.VERBOSE | re.DOTALL,
)
_NUMBER = re.compile("[0-9]+")
_WORD_SIGNS = {"and": "&&", "or": "||", "not": "!"}


class Kind(Enum):
    """What sort of word it is."""

    NUMBER = "number"
    WORD = "word"
    TEXT = "text"
    SIGN = "sign"
    END = "end"


@dataclass(frozen=True, slots=True)
class Token:
    """One word. A text comes without its quotes, ``and or not`` as the signs they mean."""

    kind: Kind
    text: str
    place: Place
    value: int = 0
    """Of a number; hundredths where it was written with a point."""

    def is_sign(self, *signs: str) -> bool:
        """Whether it is one of these signs."""
        return self.kind is Kind.SIGN and self.text in signs


def tokens(script: str) -> tuple[Token, ...]:
    """All words of a script, and an end. Raises `ScriptError`."""
    if len(script) > _LONGEST:
        raise script_error("script-too-long", Place(1, 1), limit=_LONGEST)
    found: list[Token] = []
    at, line, start = 0, 1, 0
    while at < len(script):
        place = Place(line, at - start + 1)
        match = _TOKEN.match(script, at)
        if match is None or (match.group() == "/" and script.startswith("/*", at)):
            raise _unreadable(script, at, place)
        text = match.group()
        if match.lastgroup != "space":
            found.append(_token(str(match.lastgroup), text, place))
        breaks = text.count("\n")
        if breaks:
            line += breaks
            start = at + text.rindex("\n") + 1
        at = match.end()
    return (*found, Token(Kind.END, "", Place(line, at - start + 1)))


def _token(group: str, text: str, place: Place) -> Token:
    if group == "text":
        return Token(Kind.TEXT, text[1:-1], place)
    if group == "decimal":
        whole, _, part = text.partition(".")
        return Token(Kind.NUMBER, text, place, _number(whole + (part + "0")[:2], place))
    if group == "sign":
        return Token(Kind.SIGN, text, place)
    if text in _WORD_SIGNS:
        return Token(Kind.SIGN, _WORD_SIGNS[text], place)
    if _NUMBER.fullmatch(text) and len(text) <= 13:
        return Token(Kind.NUMBER, text, place, _number(text, place))
    return Token(Kind.WORD, text, place)


def _number(digits: str, place: Place) -> int:
    if len(digits.lstrip("0")) > _NUMBER_DIGITS:
        raise script_error("script-number-too-large", place, limit=_NUMBER_DIGITS)
    return int(digits)


def _unreadable(script: str, at: int, place: Place) -> ScriptError:
    opening = script[at]
    if opening == '"' or script.startswith("/*", at):
        return script_error("script-not-closed", place, text=script[at : at + 2].strip())
    return script_error("script-unexpected", place, text=opening)
