"""The lines of a match of Bismarck played with real cards, read into a score sheet.

First come the players, clockwise, the first dealer first; then each line is a deal: forehand,
contract, and the tricks of all three in the order of the players::

    players: Carla Anna Ben
    Anna SANG 4 6 6
    Ben VALFRI:H 3 5 8

A dash instead of forehand is whoever's turn it is. Every line that cannot be used is reported
and keeps its turn; the others are scored.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

from strohmann.bismarck.contracts import Contract, ContractName
from strohmann.bismarck.rules import THREE, Rules, Variant
from strohmann.cards import Suit
from strohmann.errors import SheetError
from strohmann.scoring.bismarck import BismarckResult, BismarckRow, BismarckSheet
from strohmann.scoring.bismarck_profiles import rules_of
from strohmann.scoring.padlines import PadReader
from strohmann.scoring.padwords import PadWords, folded, pad_words
from strohmann.scoring.profile import Profile
from strohmann.seats import Seat

__all__ = ["BismarckPad", "parse"]

_WHOEVER = "-"
_NUMBER = re.compile(r"[0-9]{1,2}")
_PLAYERS = "Carla Anna Ben"
"""An example of three names."""
_OPTIONS = ("classic_order",)
"""Options that change the sheet; the others change the play alone."""
_NAMES = {name.value: name for name in ContractName} | dict.fromkeys(
    ("noll", "misere", "misère", "pas", "passe"), ContractName.PASS
)
_FIXED_ORDER = {Variant.FREE: "B-03", Variant.CLASSIC: "B-23", Variant.BRITISH: "B-24"}


@dataclass(frozen=True, slots=True)
class BismarckPad:
    """What a pad came to: the sheet of its good lines and an error for each bad one.

    ``players`` are the names of East, South and West; East deals first. ``deals`` counts the
    lines of deals, bad ones too; ``lines`` are the numbers of the lines of the sheet's rows,
    ``lang`` the language read.
    """

    sheet: BismarckSheet
    players: tuple[str, ...]
    deals: int
    diagnostics: tuple[SheetError, ...]
    lines: tuple[int, ...]
    lang: str

    def name(self, seat: Seat) -> str:
        """Who sits there."""
        return self.players[THREE.index(seat)]

    def by_name(self, values: Mapping[Seat, int]) -> dict[str, int]:
        """Values of seats as values of players."""
        return {self.name(seat): values[seat] for seat in THREE}


def parse(text: str, profile: Profile, *, lang: str = "en") -> BismarckPad:
    """Read a pad by the rules of a profile of Bismarck; a header ``lang:`` goes before ``lang``.

    Never raises for what the text holds: that is in ``diagnostics``, in order of lines.
    Raises `UnknownName` for an unknown ``lang``.
    """
    reader = _Reader(profile, pad_words(lang))
    reader.read(text)
    sheet, players = reader.sheet, reader.players or tuple(seat.value for seat in THREE)
    return BismarckPad(
        sheet, players, reader.deals, reader.sorted_errors, tuple(reader.lines), reader.words.lang
    )


class _Reader(PadReader):
    """Reads one pad, line by line, and keeps what it could not use."""

    def __init__(self, profile: Profile, words: PadWords) -> None:
        own = tuple(option.name for option in profile.options if option.name in _OPTIONS)
        super().__init__(words, ("players", *own))
        self.profile = profile
        self.sheet = BismarckSheet(rules=rules_of(profile, {}))
        self.players: tuple[str, ...] = ()
        self.asked_players = False
        self.deals = 0

    @property
    def _rules(self) -> Rules:
        return self.sheet.rules

    # --- Headers ---------------------------------------------------------------------

    def begin(self, given: Mapping[str, tuple[int, str]]) -> None:
        """The players, and the order of the classic game."""
        options: dict[str, str] = {}
        for key, (line, value) in given.items():
            if key == "players":
                self._read_players(line, value)
            else:
                options[key] = self.choice(line, self.profile.option(key), value)
        self.sheet = BismarckSheet(rules=rules_of(self.profile, options))

    def _read_players(self, line: int, value: str) -> None:
        self.asked_players = True
        names = value.replace(",", " ").split()
        if len(set(map(folded, names))) == len(names) == 3 and _WHOEVER not in names:
            self.players = tuple(names)
        else:
            self.note("sheet-bad-players", line, text=value, known=_PLAYERS)

    # --- Deals -----------------------------------------------------------------------

    def read_line(self, number: int, line: str) -> None:
        """A deal; it keeps its turn when it cannot be used."""
        if not self.asked_players:
            self.asked_players = True
            self.note("sheet-missing-players", number, known=f"players: {_PLAYERS}")
        words = line.split()
        seat = self._seat(words[0])
        if seat is None and words[0] != _WHOEVER and len(words) != 5:
            self._unreadable(number, line)
        elif self.deals == self.sheet.length:
            self.note("match-over", number)
        else:
            self.deals += 1
            self._read_deal(number, words, seat)

    def _unreadable(self, line: int, text: str) -> None:
        forehand = self._name(THREE[1]) if self.players else _PLAYERS.split()[1]
        name = self._rules.columns[-2].value.upper()
        known = f"{forehand} {_example(name)} 4 6 6"
        self.note("sheet-unreadable-deal", line, text=text, known=known)

    def _read_deal(self, line: int, words: list[str], seat: Seat | None) -> None:
        if len(words) != 5:
            self._unreadable(line, " ".join(words))
            return
        dealer = self._rules.dealer(self.sheet.first_dealer, self.deals)
        forehand = self._rules.forehand(dealer)
        is_turn = self._check_forehand(line, words[0], seat, forehand)
        contract = self._contract(line, words[1])
        tricks = self._tricks(line, words[2:])
        if not is_turn or contract is None or not self._check_open(line, contract.name, forehand):
            return
        if tricks is None:
            return
        row = BismarckRow(self.deals, dealer, forehand, BismarckResult(contract, tricks))
        self.sheet = replace(self.sheet, rows=(*self.sheet.rows, row))
        self.lines.append(line)

    def _name(self, seat: Seat) -> str:
        return self.players[THREE.index(seat)]

    def _seat(self, word: str) -> Seat | None:
        """The player of this name."""
        names = [folded(name) for name in self.players]
        return THREE[names.index(folded(word))] if folded(word) in names else None

    def _check_forehand(self, line: int, word: str, seat: Seat | None, forehand: Seat) -> bool:
        """Forehand goes round (B-02, B-24); without players there is nothing to compare."""
        if not self.players or seat is forehand or word == _WHOEVER:
            return True
        if seat is None:
            known = " ".join(self.players)
            self.note("sheet-unreadable-forehand", line, text=word, known=known)
        else:
            rule = "B-24" if self._rules.variant is Variant.BRITISH else "B-02"
            self.note(
                "sheet-wrong-forehand", line, rule=rule,
                player=self._name(seat), number=self.deals, known=self._name(forehand),
            )  # fmt: skip
        return False

    def _contract(self, line: int, text: str) -> Contract | None:
        """``SANG``, ``VALFRI:H``."""
        written, _, suit = text.partition(":")
        name = _NAMES.get(folded(written))
        if name is None:
            known = " ".join(each.value.upper() for each in self._rules.columns)
            self.note("sheet-unknown-contract", line, text=text, known=known)
            return None
        trump = self._suit(suit) if suit else name.trumps[0] if len(name.trumps) == 1 else None
        if (suit and trump is None) or trump not in name.trumps:
            self.note("sheet-wrong-trumps", line, rule="L-8", text=text, known=_example(written))
            return None
        return Contract(name, trump)

    def _suit(self, text: str) -> Suit | None:
        strain = self.words.strains.get(folded(text))
        return None if strain is None else strain.suit

    def _check_open(self, line: int, name: ContractName, forehand: Seat) -> bool:
        """Each contract once (B-13), in the fixed order where there is one (B-23, B-24)."""
        played = [row for row in self.sheet.rows if row.forehand is forehand]
        chosen = [row.contract.name for row in played]
        now = self._rules.names(self.deals, chosen)
        if name in now:
            return True
        known, text = " ".join(each.value.upper() for each in now), name.value.upper()
        if name in chosen and self.players:
            before = self.lines[self.sheet.rows.index(played[chosen.index(name)])]
            self.note(
                "sheet-contract-again", line, rule="B-13",
                player=self._name(forehand), name=text, first=before, known=known,
            )  # fmt: skip
        else:
            rule = _FIXED_ORDER[self._rules.variant]
            self.note(
                "sheet-contract-not-open", line, rule=rule,
                name=text, number=self.deals, known=known,
            )  # fmt: skip
        return False

    def _tricks(self, line: int, words: list[str]) -> tuple[int, ...] | None:
        """Three numbers that make 16 (B-12)."""
        bad = [word for word in words if not _NUMBER.fullmatch(word) or int(word) > 16]
        for word in bad:
            self.note("sheet-unreadable-share", line, text=word)
        if bad:
            return None
        tricks = tuple(map(int, words))
        if sum(tricks) != 16:
            order = " ".join(self.players or _PLAYERS.split())
            self.note(
                "sheet-tricks-not-16", line, rule="B-12",
                text=" ".join(words), total=sum(tricks), known=order,
            )  # fmt: skip
            return None
        return tricks


def _example(word: str) -> str:
    """A contract as it could be written: with trumps where they are to be told."""
    name = _NAMES[folded(word)]
    return f"{name.value.upper()}:H" if len(name.trumps) > 1 else name.value.upper()
