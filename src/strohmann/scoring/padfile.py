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
from collections.abc import Mapping
from dataclasses import dataclass

from strohmann.bridge.board import Vulnerability
from strohmann.bridge.contract import Contract
from strohmann.errors import SheetError
from strohmann.scoring.chicago import ChicagoDuplicateSheet, ChicagoSheet
from strohmann.scoring.honours import Honours, honours_points
from strohmann.scoring.padlines import PadReader
from strohmann.scoring.padwords import PadWords, pad_words
from strohmann.scoring.padwords import folded as fold
from strohmann.scoring.profiles import Profile, sheet_for
from strohmann.scoring.result import PASSED_OUT, DealResult
from strohmann.scoring.rubber import RubberSheet
from strohmann.scoring.sheet import Sheet
from strohmann.scoring.single import BoardSheet, SingleSheet
from strohmann.seats import NORTH, Seat

__all__ = ["Pad", "parse", "write"]

_NUMBER = re.compile(r"[0-9]{1,2}")
_OPTIONS = {
    "first_dealer": "dealer",
    "vulnerability": "vulnerability",
    "board": "board",
    "both_pass": "both_pass",
}
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
    reader.read(text)
    return Pad(reader.sheet, reader.sorted_errors, tuple(reader.lines), reader.words.lang)


def write(sheet: Sheet) -> str:
    """The pad of a sheet, in ASCII notation; `parse` reads it back by the same profile."""
    lines = [_header(sheet), *(str(row.result) for row in sheet.rows)]
    if sheet.broken_off:
        lines.append("broken off")
    return "\n".join(lines) + "\n"


def _header(sheet: Sheet) -> str:
    match sheet:
        case RubberSheet(redeal=True):
            return f"dealer: {sheet.first_dealer}\nboth_pass: redeal"
        case ChicagoSheet() | ChicagoDuplicateSheet() | RubberSheet():
            return f"dealer: {sheet.first_dealer}"
        case SingleSheet():
            return f"vulnerability: {sheet.vulnerability}"
        case BoardSheet():
            return f"board: {sheet.board}"
        case _:
            raise TypeError(sheet)


class _Reader(PadReader):
    """Reads one pad, line by line, and keeps what it could not use."""

    def __init__(self, profile: Profile, words: PadWords) -> None:
        names = (option.name for option in profile.options)
        super().__init__(words, tuple(_OPTIONS[name] for name in names if name in _OPTIONS))
        self.profile = profile
        self.sheet = sheet_for(profile)

    def begin(self, given: Mapping[str, tuple[int, str]]) -> None:
        """The empty sheet with the headers that could be read."""
        self.sheet = self._start(given)

    def _seat(self, word: str) -> Seat | None:
        """The seat that a word names, if it is one of the game."""
        seat = self.words.seat(word)
        return seat if seat in self.profile.ring else None

    @property
    def _letters(self) -> str:
        """The seats of the game as the language writes them."""
        letters = self.words.seat_letters.split()
        return " ".join(letters[seat.index] for seat in self.profile.ring)

    @property
    def _line(self) -> str:
        """A deal as it could be written."""
        first = self.words.line[0] if len(self.profile.ring) == 4 else self._letters[0]
        return first + self.words.line[1:]

    def _start(self, given: Mapping[str, tuple[int, str]]) -> Sheet:
        dealer, vulnerability, board, redeal = NORTH, Vulnerability.NONE, 1, False
        for key, (line, value) in given.items():
            if key == "dealer":
                seat = self._seat(value)
                dealer = seat or dealer
                if seat is None:
                    self.bad_header(line, key, value, self._letters)
            elif key == "vulnerability":
                name = self.words.vulnerabilities.get(fold(value))
                vulnerability = Vulnerability(name) if name else vulnerability
                if name is None:
                    self.bad_header(line, key, value, "none ns ew both")
            elif key == "both_pass":
                redeal = self.choice(line, self.profile.option(key), value) == "redeal"
            elif value in self.profile.option("board").values:
                board = int(value)
            else:
                self.bad_header(line, key, value, "1–" + self.profile.option("board").values[-1])
        return sheet_for(
            self.profile,
            first_dealer=dealer,
            vulnerability=vulnerability,
            board=board,
            redeal=redeal,
        )

    # --- Deals -----------------------------------------------------------------

    def read_line(self, number: int, line: str) -> None:
        """A deal, or the end."""
        if fold(" ".join(line.split())) in self.words.broken_off:
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
        if fold(words[0]) in self.words.passes and self._seat(words[0]) is None:
            self.note("sheet-unknown-word", line, text=" ".join(words[1:]), known=words[0])
            return None
        if len(words) < 3:
            self.note("sheet-unreadable-line", line, text=" ".join(words), known=self._line)
            return None
        contract, tricks = self._contract(line, words[0], words[1]), self._tricks(line, words[2])
        honours = self._honours(line, words[3:], contract)
        if contract is None or tricks is None or honours is None:
            return None
        return DealResult(contract, tricks, honours)

    def _contract(self, line: int, declarer: str, text: str) -> Contract | None:
        seat, bid = self._seat(declarer), self.words.bid(text)
        if seat is None:
            self.note("sheet-unreadable-declarer", line, text=declarer, known=self._letters)
        if bid is None:
            self._report_bid(line, text)
        if seat is None or bid is None:
            return None
        return Contract(bid[0], bid[1], seat, self.profile.ring)

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
        example = f"honours={self._line[0]}:100"
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
        seat = self._seat(seat_word)
        if seat is None or not re.fullmatch("[0-9]{1,4}", number):
            known = f"{self._line[0]}:100"
            self.note("sheet-unreadable-honours", line, text=text, known=known)
            return None
        allowed = honours_points(None if contract is None else contract.strain)
        if (points := int(number)) not in allowed:
            known = " ".join(map(str, allowed))
            self.note("bad-honours", line, rule="C-36", seat=seat.value, points=points, known=known)
            return None
        return Honours(seat, points)
