"""The lines of a match played with real cards, read into a score sheet and written.

A line is a deal (declarer, contract, tricks of declarer's side), ``pass``, or at the end
``broken off``; header lines come first, ``#`` starts a comment::

    dealer: E
    E 2S 8
    pass
    N 4HX 11 honours=N:100

Every line that cannot be used is reported; the others make up the sheet.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from strohmann.bridge.board import Vulnerability
from strohmann.bridge.contract import Contract
from strohmann.errors import IllegalAction, InvalidValue, SheetError, StrohmannError, UnknownName
from strohmann.scoring.chicago import ChicagoDuplicateSheet, ChicagoSheet
from strohmann.scoring.honours import Honours
from strohmann.scoring.padwords import LANG_HEADERS, PadWords, pad_words
from strohmann.scoring.padwords import folded as fold
from strohmann.scoring.profiles import Profile, sheet_for
from strohmann.scoring.result import PASSED_OUT, DealResult
from strohmann.scoring.rubber import RubberSheet
from strohmann.scoring.sheet import Sheet
from strohmann.scoring.single import BoardSheet, SingleSheet
from strohmann.seats import NORTH

__all__ = ["Pad", "parse", "write"]

_HEADER = re.compile(r"(\w[\w-]*)\s*:\s*(.*)", re.DOTALL)
_NUMBER = re.compile(r"[0-9]{1,2}")
_LONGEST_QUOTE = 40
_OPTIONS = {"first_dealer": "dealer", "vulnerability": "vulnerability", "board": "board"}
"""Options of a profile that a header gives, and its name."""


@dataclass(frozen=True, slots=True)
class Pad:
    """What a pad came to: the sheet of its good lines and an error for each bad one.

    ``lines`` are the numbers of the lines of the sheet's rows, ``lang`` the language read.
    """

    sheet: Sheet
    diagnostics: tuple[SheetError, ...]
    lines: tuple[int, ...]
    lang: str


def parse(text: str, profile: Profile, *, lang: str = "en") -> Pad:
    """Read a pad by the rules of a profile; a header ``lang:`` goes before ``lang``.

    Never raises for what the text holds: that is in ``diagnostics``, in order of lines.
    Raises `UnknownName` for an unknown ``lang``.
    """
    reader = _Reader(profile, pad_words(lang))
    lines = _numbered(text)
    start = next((i for i, (_, line) in enumerate(lines) if not _HEADER.fullmatch(line)), None)
    reader.read_headers(lines[:start])
    for number, line in lines[start:] if start is not None else ():
        reader.read_line(number, line)
    errors = sorted(reader.errors, key=lambda error: int(error.values["line"]))
    return Pad(reader.sheet, tuple(errors), tuple(reader.lines), reader.words.lang)


def write(sheet: Sheet) -> str:
    """The pad of a sheet, in ASCII notation; `parse` reads it back by the same profile."""
    lines = [_header(sheet), *(str(row.result) for row in sheet.rows)]
    if sheet.broken_off:
        lines.append("broken off")
    return "\n".join(lines) + "\n"


def _header(sheet: Sheet) -> str:
    match sheet:
        case ChicagoSheet() | ChicagoDuplicateSheet() | RubberSheet():
            return f"dealer: {sheet.first_dealer}"
        case SingleSheet():
            return f"vulnerability: {sheet.vulnerability}"
        case BoardSheet():
            return f"board: {sheet.board}"
        case _:
            raise TypeError(sheet)


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


class _Reader:
    """Reads one pad, line by line, and keeps what it could not use."""

    def __init__(self, profile: Profile, words: PadWords) -> None:
        self.profile = profile
        self.words = words
        self.sheet = sheet_for(profile)
        self.errors: list[SheetError] = []
        self.lines: list[int] = []

    def report(self, line: int, code: str, *, rule: str | None = None, **values: str | int) -> None:
        shown = {key: _quoted(v) if isinstance(v, str) else v for key, v in values.items()}
        self.errors.append(SheetError(code, where=f"line {line}", rule=rule, line=line, **shown))

    def report_error(self, line: int, error: StrohmannError) -> None:
        """Report what a value or the sheet refused."""
        self.report(line, error.code, rule=error.rule, **error.values)

    # --- Headers ---------------------------------------------------------------

    def read_headers(self, lines: list[tuple[int, str]]) -> None:
        """Language first, since it says how the others are written."""
        headers = [_split(number, line) for number, line in lines]
        self._read_language([each for each in headers if fold(each[1]) in LANG_HEADERS])
        given: dict[str, tuple[int, str]] = {}
        for number, name, value in headers:
            key = self.words.headers.get(fold(name))
            if key is None or key not in ("lang", *self._known_headers()):
                known = " ".join(("lang", *self._known_headers()))
                self.report(number, "sheet-unknown-header", name=name, known=known)
            elif key in given:
                self.report(number, "sheet-header-twice", name=name, first=given[key][0])
            else:
                given[key] = (number, value)
        given.pop("lang", None)
        self.sheet = self._start(given)

    def _known_headers(self) -> tuple[str, ...]:
        names = (option.name for option in self.profile.options)
        return tuple(_OPTIONS[name] for name in names if name in _OPTIONS)

    def _read_language(self, given: list[tuple[int, str, str]]) -> None:
        for number, _, lang in given[:1]:
            try:
                self.words = pad_words(lang)
            except UnknownName as error:
                self.report_error(number, error)

    def _start(self, given: dict[str, tuple[int, str]]) -> Sheet:
        """The empty sheet with the headers that could be read."""
        dealer, vulnerability, board = NORTH, Vulnerability.NONE, 1
        for key, (line, value) in given.items():
            if key == "dealer":
                seat = self.words.seat(value)
                dealer = seat or dealer
                if seat is None:
                    self._bad_header(line, key, value, self.words.seat_letters)
            elif key == "vulnerability":
                name = self.words.vulnerabilities.get(fold(value))
                vulnerability = Vulnerability(name) if name else vulnerability
                if name is None:
                    self._bad_header(line, key, value, "none ns ew both")
            elif value in self.profile.option("board").values:
                board = int(value)
            else:
                self._bad_header(line, key, value, "1–" + self.profile.option("board").values[-1])
        return sheet_for(
            self.profile, first_dealer=dealer, vulnerability=vulnerability, board=board
        )

    def _bad_header(self, line: int, name: str, value: str, known: str) -> None:
        self.report(line, "sheet-bad-header", name=name, text=value, known=known)

    # --- Deals -----------------------------------------------------------------

    def read_line(self, number: int, line: str) -> None:
        """A deal, the end, or a header that comes too late."""
        header = _HEADER.fullmatch(line)
        if header is not None:
            self.report(number, "sheet-header-late", name=header[1])
            return
        try:
            if fold(" ".join(line.split())) in self.words.broken_off:
                self.sheet = self.sheet.break_off()
                return
            result = self._result(number, line.split())
            if result is not None:
                self.sheet = self.sheet.add(result)
                self.lines.append(number)
        except (IllegalAction, InvalidValue) as error:
            self.report_error(number, error)

    def _result(self, line: int, words: list[str]) -> DealResult | None:
        """The deal of a line; every word of it that cannot be read is reported."""
        if fold(" ".join(words)) in self.words.passes:
            return PASSED_OUT
        if fold(words[0]) in self.words.passes and self.words.seat(words[0]) is None:
            self.report(line, "sheet-unknown-word", text=" ".join(words[1:]), known=words[0])
            return None
        if len(words) < 3:
            self.report(line, "sheet-unreadable-line", text=" ".join(words), known=self.words.line)
            return None
        contract, tricks = self._contract(line, words[0], words[1]), self._tricks(line, words[2])
        honours = [self._honours(line, word) for word in words[3:]]
        if contract is None or tricks is None or None in honours:
            return None
        return DealResult(contract, tricks, tuple(held for held in honours if held))

    def _contract(self, line: int, declarer: str, text: str) -> Contract | None:
        seat, bid = self.words.seat(declarer), self.words.bid(text)
        if seat is None:
            known = self.words.seat_letters
            self.report(line, "sheet-unreadable-declarer", text=declarer, known=known)
        if bid is None:
            self._report_bid(line, text)
        return None if seat is None or bid is None else Contract(bid[0], bid[1], seat)

    def _report_bid(self, line: int, text: str) -> None:
        instead = self.words.ambiguity(text)
        if instead is not None:
            self.report(line, "sheet-ambiguous-suit", text=text, known=instead)
        else:
            known = self.words.contracts
            self.report(line, "sheet-unreadable-contract", text=text, known=known)

    def _tricks(self, line: int, text: str) -> int | None:
        if _NUMBER.fullmatch(text) and int(text) <= 13:
            return int(text)
        self.report(line, "sheet-unreadable-tricks", text=text)
        return None

    def _honours(self, line: int, word: str) -> Honours | None:
        name, equals, value = word.partition("=")
        example = f"honours={self.words.line[0]}:100"
        if not equals or fold(name) not in self.words.honours:
            self.report(line, "sheet-unknown-word", text=word, known=example)
            return None
        seat_word, _, points = value.partition(":")
        seat = self.words.seat(seat_word)
        if seat is None or not re.fullmatch("[0-9]{1,4}", points):
            self.report(line, "sheet-unreadable-honours", text=word, known=example)
            return None
        try:
            return Honours(seat, int(points))
        except InvalidValue as error:
            self.report_error(line, error)
            return None
