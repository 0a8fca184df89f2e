"""The double-dummy table of a deal (D-01)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from strohmann.cards import STRAINS, Strain
from strohmann.errors import InvalidValue, NotationError
from strohmann.seats import EAST, NORTH, SEATS, SOUTH, WEST, Seat, Side

__all__ = ["TrickTable"]

_KEYS = tuple((seat, strain) for seat in SEATS for strain in STRAINS)
_PLACE = {key: i for i, key in enumerate(_KEYS)}
_WRITTEN = tuple(
    (seat, strain) for seat in (NORTH, SOUTH, EAST, WEST) for strain in reversed(STRAINS)
)


class TrickTable(Mapping[tuple[Seat, Strain], int]):
    """Tricks of each declarer in each strain with best play by all: 20 numbers (D-01).

    ``str`` is the field ``DoubleDummyTricks`` of PBN files: 20 hexadecimal digits for
    N S E W, each in notrump, spades, hearts, diamonds, clubs.
    """

    __slots__ = ("_tricks",)

    _tricks: tuple[int, ...]

    def __init__(self, tricks: Mapping[tuple[Seat, Strain], int]) -> None:
        """Raises `InvalidValue` when one is missing or not 0 to 13."""
        found = tuple(tricks.get(key, -1) for key in _KEYS)
        if not all(0 <= each <= 13 for each in found):
            raise InvalidValue("bad-trick-table")
        self._tricks = found

    @classmethod
    def of_rows(cls, rows: Sequence[Sequence[int]]) -> TrickTable:
        """From a row for each of N E S W with C D H S N. Raises `InvalidValue`."""
        flat = [tricks for row in rows for tricks in row]
        if len(flat) != len(_KEYS):
            raise InvalidValue("bad-trick-table")
        return cls(dict(zip(_KEYS, flat, strict=True)))

    def __getitem__(self, key: tuple[Seat, Strain]) -> int:
        return self._tricks[_PLACE[key]]

    def __iter__(self) -> Iterator[tuple[Seat, Strain]]:
        return iter(_KEYS)

    def __len__(self) -> int:
        return len(_KEYS)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TrickTable) and self._tricks == other._tricks

    def __hash__(self) -> int:
        return hash((TrickTable, self._tricks))

    def __reduce__(self) -> tuple[object, ...]:
        return (TrickTable.parse, (str(self),))

    def __str__(self) -> str:
        return "".join(f"{self[key]:X}" for key in _WRITTEN)

    def __repr__(self) -> str:
        return f"TrickTable.parse({str(self)!r})"

    @classmethod
    def parse(cls, text: str) -> TrickTable:
        """Read 20 hexadecimal digits. Raises `NotationError`."""
        digits = text.strip().upper()
        if len(digits) != len(_WRITTEN) or not set(digits) <= set("0123456789ABCD"):
            raise NotationError("unreadable-trick-table", text=text)
        return cls({key: int(digit, 16) for key, digit in zip(_WRITTEN, digits, strict=True)})

    def best(self, side: Side, strain: Strain) -> int:
        """The larger of the partners' tricks (D-04)."""
        first, second = side.seats
        return max(self[first, strain], self[second, strain])

    def declarers(self, side: Side, strain: Strain) -> tuple[Seat, ...]:
        """Who of the side takes as many tricks as the better of the two."""
        best = self.best(side, strain)
        return tuple(seat for seat in side.seats if self[seat, strain] == best)
