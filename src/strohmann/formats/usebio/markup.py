"""Elements of an XML file, forgiving, in flat memory.

Only the five entities of XML and numbered characters are known: nothing is expanded,
fetched or declared, and an internal subset of the document type is passed over (told).
What is not well formed is told with its line and column, and the rest is read.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from strohmann.formats.diagnostics import Severity
from strohmann.formats.lines import Piece
from strohmann.formats.teller import Place, Teller

__all__ = ["LONGEST_TEXT", "Element", "elements"]

LONGEST_TEXT = 1 << 16
"""Characters that are kept of a text."""
_LONGEST_TAG = 1 << 12
_DEEPEST = 32
_MOST_CHILDREN = 1 << 13

_NAME = r"[A-Za-z_][\w:.-]*"
_TAG = re.compile(rf"<(/?)({_NAME})((?:[^<])*?)(/?)>", re.DOTALL)
_ATTRIBUTE = re.compile(rf"""({_NAME})\s*=\s*("[^"]*"|'[^']*')""")
_ENTITY = re.compile(r"&(?:#(\d{1,7});|#[xX]([0-9a-fA-F]{1,6});|(\w{1,20});)?")
_ENTITIES = {"amp": "&", "lt": "<", "gt": ">", "quot": '"', "apos": "'"}
_OPENINGS = (("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>"), ("<!", ">"), ("<", ">"))
_AFTER_BRACKET = re.compile(r"<[A-Za-z_/!?]")


@dataclass(slots=True)
class Element:
    """An element: upper case name, attributes, its own text, and elements within."""

    name: str
    place: Place
    attributes: dict[str, str] = field(default_factory=dict)
    children: list[Element] = field(default_factory=list)
    parts: list[str] = field(default_factory=list)
    size: int = 0
    taken: bool = False
    """Set by who needs it no longer: it is then not kept in the element around it."""

    @property
    def text(self) -> str:
        """Its text with single blanks."""
        return " ".join("".join(self.parts).split())

    def child(self, name: str) -> Element | None:
        """The first element of this name in it."""
        return next((each for each in self.children if each.name == name), None)

    def value(self, name: str) -> str:
        """The text of the first element of this name in it, empty when there is none."""
        found = self.child(name)
        return "" if found is None else found.text


@dataclass(slots=True)
class _Token:
    """Markup from ``<`` to ``>``, a text, or (``raw``) a text without entities."""

    text: str
    place: Place
    is_tag: bool = False
    raw: bool = False


def elements(parts: Iterable[Piece], teller: Teller) -> Iterator[tuple[list[Element], Element]]:
    """Each element as it ends, with those around it (the outermost first)."""
    builder = _Builder(teller)
    for token in _tokens(parts, teller):
        if not token.is_tag:
            builder.add_text(token)
            continue
        match = _TAG.fullmatch(token.text)
        if match is None:
            teller.tell("xml-bad-tag", Severity.ERROR, token.place, text=token.text[:40])
            continue
        closes, name, rest, is_empty = match.groups()
        if closes:
            yield from builder.close(name.upper(), token.place)
        else:
            builder.open(name.upper(), rest, token.place)
            if is_empty:
                yield from builder.close(name.upper(), token.place)
    yield from builder.finish()


# --- Tokens ----------------------------------------------------------------------


class _Markup:
    """Markup that has begun: where, and how it ends."""

    __slots__ = ("closing", "depth", "held", "opening", "place", "quotes", "size")

    def __init__(self, opening: str, closing: str, place: Place) -> None:
        self.opening, self.closing, self.place = opening, closing, place
        self.held: list[str] = []
        self.size = self.quotes = self.depth = 0

    def add(self, text: str, most: int) -> None:
        if self.opening == "<":
            self.quotes += text.count('"')
        if self.opening == "<!":
            self.depth += text.count("[") - text.count("]")
        if self.size < most:
            self.held.append(text)
        self.size += len(text)

    @property
    def is_whole(self) -> bool:
        return self.quotes % 2 == 0 and self.depth <= 0


def _tokens(parts: Iterable[Piece], teller: Teller) -> Iterator[_Token]:
    markup: _Markup | None = None
    line = column = 1
    for line, column, text in parts:
        at = 0
        while at < len(text):
            if markup is None:
                end = text.find("<", at)
                end = len(text) if end < 0 else end
                if end > at:
                    yield _Token(text[at:end], (line, column + at))
                if end < len(text):
                    markup = _begun(text, end, (line, column + end), teller)
                    if markup is None:
                        yield _Token("<", (line, column + end), raw=True)
                    end += 1 if markup is None else len(markup.opening)
                at = end
                continue
            end = text.find(markup.closing, at)
            stop = len(text) if end < 0 else end + len(markup.closing)
            markup.add(text[at:stop], LONGEST_TEXT)
            at = stop
            if end >= 0 and markup.is_whole:
                yield from _ended(markup, teller)
                markup = None
            elif markup.opening == "<" and markup.size > _LONGEST_TAG:
                teller.tell("value-too-long", Severity.ERROR, markup.place, most=_LONGEST_TAG)
                markup = None
    if markup is not None:
        teller.tell("xml-cut-off", Severity.ERROR, markup.place)


def _begun(text: str, at: int, place: Place, teller: Teller) -> _Markup | None:
    if not _AFTER_BRACKET.match(text, at):
        teller.tell("xml-stray-character", Severity.WARNING, place, text="<", right="&lt;")
        return None
    opening, closing = next(pair for pair in _OPENINGS if text.startswith(pair[0], at))
    return _Markup(opening, closing, place)


def _ended(markup: _Markup, teller: Teller) -> Iterator[_Token]:
    whole = "".join(markup.held)
    if markup.opening == "<":
        yield _Token("<" + whole, markup.place, is_tag=True)
    elif markup.opening == "<![CDATA[":
        yield _Token(whole.removesuffix("]]>"), markup.place, raw=True)
    elif markup.opening == "<!" and "[" in whole:
        teller.tell("xml-declarations", Severity.WARNING, markup.place)


# --- Elements --------------------------------------------------------------------


class _Builder:
    """Puts tokens together; keeps only the elements that are open, and what is in them."""

    def __init__(self, teller: Teller) -> None:
        self._teller = teller
        self._open: list[Element] = []
        self._too_deep = 0

    def open(self, name: str, rest: str, place: Place) -> None:
        if len(self._open) >= _DEEPEST:
            if not self._too_deep:
                self._teller.tell("xml-too-deep", Severity.ERROR, place, most=_DEEPEST)
            self._too_deep += 1
            return
        attributes = {
            key.upper(): self._plain(value[1:-1], place) for key, value in _ATTRIBUTE.findall(rest)
        }
        self._open.append(Element(name, place, attributes))

    def close(self, name: str, place: Place) -> Iterator[tuple[list[Element], Element]]:
        if self._too_deep:
            self._too_deep -= 1
            return
        if all(each.name != name for each in self._open):
            self._teller.tell("xml-not-opened", Severity.WARNING, place, text=name[:40])
            return
        while True:
            ended = self._open[-1].name == name
            if not ended:
                self._tell_open(self._open[-1])
            yield self._ended()
            self._keep()
            if ended:
                return

    def finish(self) -> Iterator[tuple[list[Element], Element]]:
        """End whatever is still open."""
        while self._open:
            self._tell_open(self._open[-1])
            yield self._ended()
            self._keep()

    def _tell_open(self, element: Element) -> None:
        self._teller.tell("xml-not-closed", Severity.ERROR, element.place, text=element.name[:40])

    def _ended(self) -> tuple[list[Element], Element]:
        return self._open[:-1], self._open[-1]

    def _keep(self) -> None:
        element = self._open.pop()
        if not self._open or element.taken:
            return
        siblings = self._open[-1].children
        if len(siblings) < _MOST_CHILDREN:
            siblings.append(element)
        elif len(siblings) == _MOST_CHILDREN:
            siblings.append(element)  # so that it is told once
            self._teller.tell("xml-too-many", Severity.ERROR, element.place, most=_MOST_CHILDREN)

    def add_text(self, token: _Token) -> None:
        text = token.text
        if not text.strip():
            if self._open:
                self._open[-1].parts.append(" ") if self._open[-1].parts else None
            return
        if not self._open or self._too_deep:
            if not self._open:
                self._teller.tell("stray-text", Severity.WARNING, token.place, text=text[:40])
            return
        element = self._open[-1]
        if element.size >= LONGEST_TEXT:
            return
        element.size += len(text)
        if element.size >= LONGEST_TEXT:
            self._teller.tell("value-too-long", Severity.ERROR, token.place, most=LONGEST_TEXT)
        text = text[:LONGEST_TEXT]
        element.parts.append(text if token.raw else self._plain(text, token.place))

    def _plain(self, text: str, place: Place) -> str:
        """The text with its entities as characters."""
        if "&" not in text:
            return text

        def character(match: re.Match[str]) -> str:
            decimal, hexadecimal, name = match.groups()
            if name is not None and name in _ENTITIES:
                return _ENTITIES[name]
            number = int(decimal) if decimal else int(hexadecimal, 16) if hexadecimal else 0
            if 32 <= number < 0x110000 and not 0xD800 <= number < 0xE000:
                return chr(number)
            if number in {9, 10, 13}:
                return " "
            line, column = place
            at = (line, column + match.start())
            if match[0] == "&":
                self._teller.tell(
                    "xml-stray-character", Severity.WARNING, at, text="&", right="&amp;"
                )
            else:
                self._teller.tell("xml-unknown-entity", Severity.ERROR, at, text=match[0])
            return match[0]

        return _ENTITY.sub(character, text)
