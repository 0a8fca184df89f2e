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
from strohmann.errors import SheetError
from strohmann.scoring.chicago import ChicagoDuplicateSheet, ChicagoSheet
from strohmann.scoring.honours import Honours, honours_points
from strohmann.scoring.padwords import LANG_HEADERS, LANGUAGES, PadWords, pad_words
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
_MOST_DEALS = 300  # a match has far fewer, and each deal is scored on all before it
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
    After 300 deals nothing more is read.
    Raises `UnknownName` for an unknown ``lang``.
    """
    reader = _Reader(profile, pad_words(lang))
    lines = _numbered(text)
    start = next((i for i, (_, line) in enumerate(lines) if not _HEADER.fullmatch(line)), None)
    reader.read_headers(lines[:start])
    for number, line in lines[start:] if start is not None else ():
        if len(reader.lines) == _MOST_DEALS:
            reader.note("sheet-too-long", number, most=_MOST_DEALS)
            break
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

    def note(self, code: str, line: int, *, rule: str | None = None, **values: str | int) -> None:
        """Keep an error of a line."""
        shown = {key: _quoted(v) if isinstance(v, str) else v for key, v in values.items()}
        self.errors.append(SheetError(code, where=f"line {line}", rule=rule, line=line, **shown))

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
                self.note("sheet-unknown-header", number, name=name, known=known)
            elif key in given:
                self.note("sheet-header-twice", number, name=name, first=given[key][0])
            else:
                given[key] = (number, value)
        given.pop("lang", None)
        self.sheet = self._start(given)

    def _known_headers(self) -> tuple[str, ...]:
        names = (option.name for option in self.profile.options)
        return tuple(_OPTIONS[name] for name in names if name in _OPTIONS)

    def _read_language(self, given: list[tuple[int, str, str]]) -> None:
        for number, _, lang in given[:1]:
            if fold(lang) in LANGUAGES:
                self.words = pad_words(lang)
            else:
                self.note("unknown-language", number, name=lang, known=" ".join(LANGUAGES))

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
        self.note("sheet-bad-header", line, name=name, text=value, known=known)

    # --- Deals -----------------------------------------------------------------

    def read_line(self, number: int, line: str) -> None:
        """A deal, the end, or a header that comes too late."""
        header = _HEADER.fullmatch(line)
        if header is not None:
            self.note("sheet-header-late", number, name=header[1])
        elif fold(" ".join(line.split())) in self.words.broken_off:
            self._break_off(number)
        elif (result := self._result(number, line.split())) is not None:
            self._add(number, result)

    def _break_off(self, line: int) -> None:
        if self.sheet.can_break_off:
            self.sheet = self.sheet.break_off()
        elif self.sheet.is_over:
            self.note("match-over", line)
        else:
            self.note("cannot-break-off", line, rule="C-40")

    def _add(self, line: int, result: DealResult) -> None:
        if self.sheet.is_over:
            self.note("match-over", line)
        elif result.honours and not self.sheet.scores_honours:
            self.note("honours-not-scored", line, rule="X-01")
        else:
            self.sheet = self.sheet.add(result)
            self.lines.append(line)

    def _result(self, line: int, words: list[str]) -> DealResult | None:
        """The deal of a line; every word of it that cannot be read is reported."""
        if fold(" ".join(words)) in self.words.passes:
            return PASSED_OUT
        if fold(words[0]) in self.words.passes and self.words.seat(words[0]) is None:
            self.note("sheet-unknown-word", line, text=" ".join(words[1:]), known=words[0])
            return None
        if len(words) < 3:
            self.note("sheet-unreadable-line", line, text=" ".join(words), known=self.words.line)
            return None
        contract, tricks = self._contract(line, words[0], words[1]), self._tricks(line, words[2])
        honours = self._honours(line, words[3:], contract)
        if contract is None or tricks is None or honours is None:
            return None
        return DealResult(contract, tricks, honours)

    def _contract(self, line: int, declarer: str, text: str) -> Contract | None:
        seat, bid = self.words.seat(declarer), self.words.bid(text)
        if seat is None:
            known = self.words.seat_letters
            self.note("sheet-unreadable-declarer", line, text=declarer, known=known)
        if bid is None:
            self._report_bid(line, text)
        return None if seat is None or bid is None else Contract(bid[0], bid[1], seat)

    def _report_bid(self, line: int, text: str) -> None:
        instead = self.words.ambiguity(text)
        if instead is not None:
            self.note("sheet-ambiguous-suit", line, text=text, known=instead)
        else:
            known = self.words.contracts
            self.note("sheet-unreadable-contract", line, text=text, known=known)

    def _tricks(self, line: int, text: str) -> int | None:
        if _NUMBER.fullmatch(text) and int(text) <= 13:
            return int(text)
        self.note("sheet-unreadable-tricks", line, text=text)
        return None

    def _honours(
        self, line: int, words: list[str], contract: Contract | None
    ) -> tuple[Honours, ...] | None:
        """The words after the tricks; None when one of them is wrong."""
        example = f"honours={self.words.line[0]}:100"
        held: list[Honours | None] = []
        for word in words:
            name, equals, value = word.partition("=")
            if not equals or fold(name) not in self.words.honours:
                self.note("sheet-unknown-word", line, text=word, known=example)
                held.append(None)
            elif held:
                self.note("honours-twice", line, rule="C-36")
                held.append(None)
            else:
                held.append(self._held(line, value, contract))
        good = tuple(each for each in held if each is not None)
        return good if len(good) == len(held) else None

    def _held(self, line: int, text: str, contract: Contract | None) -> Honours | None:
        """One ``N:100``, possible in the contract (C-36)."""
        seat_word, _, number = text.partition(":")
        seat = self.words.seat(seat_word)
        if seat is None or not re.fullmatch("[0-9]{1,4}", number):
            known = f"{self.words.line[0]}:100"
            self.note("sheet-unreadable-honours", line, text=text, known=known)
            return None
        allowed = honours_points(None if contract is None else contract.strain)
        if (points := int(number)) not in allowed:
            known = " ".join(map(str, allowed))
            self.note("bad-honours", line, rule="C-36", seat=seat.value, points=points, known=known)
            return None
        return Honours(seat, points)
