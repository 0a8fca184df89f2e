"""From lines to games: tag pairs, what stands under them, and commentary.

A `Game` is still text: nothing is known of cards or calls here. Games are separated by
blank lines or by the return of a tag; what breaks the format is repaired and reported.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from strohmann.formats.diagnostics import Diagnostic, Report, Severity
from strohmann.formats.lines import Piece
from strohmann.formats.pbn.names import CANONICAL, CONTINUING, MANDATORY

__all__ = ["TAG_LINE", "Game", "Tag", "games"]

_EXPORTED = re.compile(r'\[(\w+) "([^"\\]*)"\]\s*')
_TAG = re.compile(r'\[\s*(\w+)\s*"((?:[^"\\]|\\.)*)"\s*\]')
_DOUBTFUL = re.compile(r'\[\s*(\w+)([^\]"]*)"?([^\]]*?)"?\s*\]')
_NOTHING = re.compile(r"\[\s*(\w+)\s*\]")
_PLAIN = re.compile(r"[^%{;\[\s][^{;\[]*")
_SPECIAL = re.compile(r"[{;\[]")
_STRING_OR_SPECIAL = re.compile(r'[{;\[]|"(?:[^"\\]|\\.)*"')
_ESCAPE = re.compile(r'\\(["\\])')
TAG_LINE = re.compile(rf'\[(?:{"|".join((*MANDATORY, "Auction", "Play"))}) "[^"]*"\]\s*')
"""A line that is a tag and nothing else, even within commentary that was not closed."""
_NAMES = frozenset(CANONICAL.values())
_LONGEST_TAG = 20  # lines
_LONGEST_LINE = 255
_LONGEST_COMMENT = 1 << 20


@dataclass(slots=True)
class Tag:
    """A tag pair and the text under it: (line, column, text, whether it is commentary)."""

    name: str
    value: str
    line: int = 0
    column: int = 0
    lines: list[tuple[int, int, str, bool]] = field(default_factory=list)


@dataclass(slots=True)
class Game:
    """The tags of a game in order; ``top`` is commentary before the first."""

    tags: list[Tag] = field(default_factory=list)
    top: list[str] = field(default_factory=list)
    names: set[str] = field(default_factory=set)


def games(lines: Iterable[Piece], headers: list[str], report: Report) -> Iterator[Game]:
    """The games of a file. ``headers`` takes the lines that begin with ``%``."""
    reader = _Reader(headers, report)
    is_tag, is_plain = _EXPORTED.fullmatch, _PLAIN.fullmatch
    for line, column, text in lines:
        if reader.busy:
            reader.go_on(line, column, text)
        elif text[0] == "[" and (tag := is_tag(text)) is not None and column == 1:
            reader.tag(tag[1], tag[2], line, 1)
            if len(text) > _LONGEST_LINE:
                reader.too_long(line)
        elif reader.under is not None and len(text) <= _LONGEST_LINE and is_plain(text):
            reader.under.append((line, column, text, False))
        else:
            reader.line(line, column, text)
        if reader.done:
            yield from reader.taken()
    reader.finish()
    yield from reader.taken()


class _Reader:
    """Where the reader is: in a game, in commentary, or in a tag that is not closed yet."""

    def __init__(self, headers: list[str], report: Report) -> None:
        self._headers = headers
        self._report = report
        self._game = Game()
        self._blank = True
        self._comment: list[str] | None = None
        self._comment_at = (0, 0)
        self._comment_size = 0
        self._half_tag: list[str] = []
        self._half_at = (0, 0)
        self.busy = False  # in commentary or in a tag that goes over lines
        self.under: list[tuple[int, int, str, bool]] | None = None  # where text belongs now
        self.done: list[Game] = []

    def taken(self) -> list[Game]:
        """The complete games, which are then forgotten."""
        done, self.done = self.done, []
        return done

    def tell(
        self, code: str, severity: Severity, line: int, column: int = 1, **values: str | int
    ) -> None:
        """Report a finding."""
        tag = self._game.tags[-1].name if self._game.tags else ""
        found = Diagnostic(code, severity, line, column, "", tag, tuple(values.items()))
        self._report(found)

    def too_long(self, line: int) -> None:
        """A line with more than 255 characters."""
        self.tell("line-too-long", Severity.NOTE, line, most=_LONGEST_LINE)

    def line(self, line: int, column: int, text: str) -> None:
        """A line that is neither within commentary nor a tag as the export format has it."""
        if column == 1:
            if text[0] == "%":
                self._headers.append(text[1:].strip())
                return
            if len(text) > _LONGEST_LINE:
                self.too_long(line)
        if text.isspace():
            self._blank = self._blank or column == 1
            self.under = None
        elif _SPECIAL.search(text) is None:
            self._text(line, column, text)
        else:
            self._scan(line, column, text, 0)

    def go_on(self, line: int, column: int, text: str) -> None:
        """A line within commentary or within a tag."""
        if self._comment is None:
            self._complete_tag(line, column, text)
            return
        if TAG_LINE.fullmatch(text):
            at, start = self._comment_at
            self.tell("comment-not-closed", Severity.ERROR, at, start)
            self._end_comment()
            self.line(line, column, text)
            return
        close = text.find("}")
        if close < 0:
            self._add_comment(text, line)
            return
        self._add_comment(text[:close], line)
        self._end_comment()
        self._scan(line, column, text, close + 1)

    def _add_comment(self, text: str, line: int) -> None:
        assert self._comment is not None
        before = self._comment_size
        self._comment_size += len(text)
        if self._comment_size <= _LONGEST_COMMENT:
            self._comment.append(text)
        elif before <= _LONGEST_COMMENT:
            self.tell("comment-too-long", Severity.ERROR, line, most=_LONGEST_COMMENT)

    def _end_comment(self) -> None:
        assert self._comment is not None
        text = "".join(self._comment).replace("\r\n", "\n").replace("\r", "\n")
        self._comment = None
        self.busy = False
        self._comment_size = 0
        self._keep_comment(text, *self._comment_at)

    def _keep_comment(self, text: str, line: int, column: int) -> None:
        text = text.strip()
        if not text:
            return
        if self._blank or not self._game.tags:
            self._next_game()
            self._game.top.append(text)
        else:
            self._game.tags[-1].lines.append((line, column, text, True))

    def _next_game(self) -> None:
        if self._game.tags:
            self.done.append(self._game)
            self._game = Game()
            self.under = None

    def _scan(self, line: int, column: int, text: str, position: int) -> None:
        """Take a line apart: text, commentary and tags in any mixture."""
        end = len(text)
        while position < end:
            pattern = _STRING_OR_SPECIAL if self._in_table() else _SPECIAL
            start = position
            found = pattern.search(text, position)
            while found is not None and found[0][0] == '"':  # strings of tables hide specials
                found = pattern.search(text, found.end())
            position = end if found is None else found.start()
            if position > start and not (part := text[start:position]).isspace():
                self._text(line, column + start, part)
            if found is None:
                return
            at = column + position
            if found[0] == ";":
                self._keep_comment(text[position + 1 :], line, at)
                return
            if found[0] == "{":
                position = self._open_comment(line, at, text, position)
            else:
                position = self._tag_at(line, at, text, position)

    def _in_table(self) -> bool:
        tags = self._game.tags
        return bool(tags) and not self._blank and tags[-1].name.endswith("Table")

    def _open_comment(self, line: int, at: int, text: str, position: int) -> int:
        close = text.find("}", position)
        if close >= 0:
            self._keep_comment(text[position + 1 : close], line, at)
            return close + 1
        self._comment = []
        self.busy = True
        self._comment_at = (line, at)
        self._add_comment(text[position + 1 :], line)
        return len(text)

    def _tag_at(self, line: int, at: int, text: str, position: int) -> int:
        """A tag in free form; returns where the line goes on."""
        tag = _TAG.match(text, position)
        if tag is not None:
            self.tag(tag[1], _ESCAPE.sub(r"\1", tag[2]), line, at)
            if tag[0].partition('"')[0] != f"[{tag[1]} ":
                self.tell("tag-spacing", Severity.NOTE, line, at)
            return tag.end()
        if (bare := _NOTHING.match(text, position)) is not None and bare[1].lower() in CANONICAL:
            self.tag(bare[1], "", line, at)
            self.tell("tag-without-value", Severity.WARNING, line, at)
            return bare.end()
        if text.find("]", position) < 0:
            self._half_tag = [text[position:]]
            self.busy = True
            self._half_at = (line, at)
            return len(text)
        return self._doubtful_tag(line, at, text, position)

    def _doubtful_tag(self, line: int, at: int, text: str, position: int) -> int:
        """A tag without quotation marks, or something else in brackets."""
        tag = _DOUBTFUL.match(text, position)
        if tag is not None and tag[1].lower() in CANONICAL and not (tag[2].strip() and tag[3]):
            value = (tag[2] + tag[3]).strip()
            self.tag(tag[1], value, line, at)
            self.tell("tag-without-quotes", Severity.WARNING, line, at, text=value)
            return tag.end()
        end = text.rfind("]") + 1
        shown = text[position:end]
        self.tell("unreadable-tag", Severity.WARNING, line, at, text=shown)
        self._keep_comment(shown, line, at)
        return end

    def _complete_tag(self, line: int, column: int, text: str) -> None:
        """A tag goes on in this line, or it was none."""
        first, at = self._half_at
        if text.startswith("[") or text.isspace() or len(self._half_tag) >= _LONGEST_TAG:
            self._give_tag_up()
            self.line(line, column, text)
            return
        self._half_tag.append(text)
        if "]" not in text:
            return
        whole = " ".join(part.strip() for part in self._half_tag)
        tag = _TAG.match(whole)
        if tag is None:
            self._give_tag_up()
            return
        self._half_tag = []
        self.busy = False
        self.tag(tag[1], _ESCAPE.sub(r"\1", tag[2]), first, at)
        self.tell("tag-spacing", Severity.NOTE, first, at)
        if rest := whole[tag.end() :].strip():
            self._scan(line, column, rest, 0)

    def _give_tag_up(self) -> None:
        line, at = self._half_at
        whole = " ".join(part.strip() for part in self._half_tag)
        self._half_tag = []
        self.busy = False
        self.tell("unreadable-tag", Severity.WARNING, line, at, text=whole[:_LONGEST_LINE])
        self._keep_comment(whole.translate({ord("{"): "(", ord("}"): ")"}), line, at)

    def _text(self, line: int, column: int, text: str) -> None:
        """Text under a tag, or text that belongs nowhere."""
        tags = self._game.tags
        if tags and (not self._blank or tags[-1].name in {"Auction", "Play"}):
            tags[-1].lines.append((line, column, text, False))
            return
        self.tell("stray-text", Severity.WARNING, line, column, text=text.strip())
        self._keep_comment(text, line, column)

    def tag(self, name: str, value: str, line: int, column: int) -> None:
        """A tag pair: of this game, or the first of the next."""
        if name not in _NAMES:
            name = CANONICAL.get(name.lower(), name)
        game = self._game
        if game.tags:
            again = name in game.names
            if self._blank:
                if again or name not in CONTINUING or not game.names & {"Board", "Deal", "Event"}:
                    self._next_game()
                else:
                    self.tell("blank-line-in-game", Severity.WARNING, line, column)
            elif again and (name == "Deal" or name == game.tags[0].name):
                self._next_game()
                self.tell("games-not-separated", Severity.WARNING, line, column)
        self._blank = False
        new = Tag(name, value, line, column, [])
        self.under = new.lines
        self._game.tags.append(new)
        self._game.names.add(name)

    def finish(self) -> None:
        """The end of the file."""
        if self._half_tag:
            self._give_tag_up()
        if self._comment is not None:
            self.tell("comment-not-closed", Severity.ERROR, *self._comment_at)
            self._end_comment()
        if self._game.tags or self._game.top:
            self.done.append(self._game)
            self._game = Game()
