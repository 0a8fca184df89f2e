"""Seats, sides and rings (rules C-01, B-01)."""

from __future__ import annotations

from enum import Enum

from strohmann.errors import InvalidValue, NotationError

__all__ = ["EAST", "NORTH", "RING", "SEATS", "SOUTH", "WEST", "Ring", "Seat", "Side"]


class Seat(Enum):
    """A place at the table, clockwise from north."""

    NORTH = "N"
    EAST = "E"
    SOUTH = "S"
    WEST = "W"

    index: int
    side: Side
    left: Seat
    """The next of four seats, clockwise."""
    partner: Seat
    """The seat opposite."""
    right: Seat
    """The previous of four seats."""

    def __init__(self, letter: str) -> None:
        self.index = "NESW".index(letter)

    def __str__(self) -> str:
        return str(self.value)

    @classmethod
    def parse(cls, text: str) -> Seat:
        """Read ``N E S W``. Raises `NotationError`."""
        try:
            return cls(text.strip().upper())
        except ValueError:
            raise NotationError("unreadable-seat", text=text) from None


class Side(Enum):
    """A partnership."""

    NS = "NS"
    EW = "EW"

    index: int

    def __init__(self, letters: str) -> None:
        self.index = "NE".index(letters[0])

    def __str__(self) -> str:
        return str(self.value)

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """The two seats of the side."""
        return (SEATS[self.index], SEATS[self.index + 2])

    @property
    def opponents(self) -> Side:
        """The other side."""
        return Side.EW if self is Side.NS else Side.NS

    @classmethod
    def parse(cls, text: str) -> Side:
        """Read ``NS`` or ``EW``. Raises `NotationError`."""
        try:
            return cls(text.strip().upper())
        except ValueError:
            raise NotationError("unreadable-side", text=text) from None


SEATS: tuple[Seat, ...] = tuple(Seat)
for _seat in SEATS:
    _seat.side = Side.EW if _seat.index & 1 else Side.NS
    _seat.left, _seat.partner, _seat.right = (SEATS[(_seat.index + i) % 4] for i in (1, 2, 3))
NORTH, EAST, SOUTH, WEST = SEATS


class Ring(tuple[Seat, ...]):
    """The seats of a game, clockwise: four in bridge, two or three in other games."""

    __slots__ = ()

    def after(self, seat: Seat, steps: int = 1) -> Seat:
        """The seat so many places clockwise. Raises `InvalidValue` for a seat not in it."""
        if seat not in self:
            raise InvalidValue("seat-not-in-ring", where=seat.value, ring="".join(map(str, self)))
        return self[(self.index(seat) + steps) % len(self)]


RING = Ring(SEATS)
"""The four seats of bridge."""
