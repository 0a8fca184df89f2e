"""Seats, sides and rings (rules C-01, B-01)."""

from __future__ import annotations

from enum import Enum

from strohmann.errors import InvalidValue, NotationError

__all__ = [
    "EAST",
    "NORTH",
    "PAIR",
    "RING",
    "SEATS",
    "SIDES",
    "SOUTH",
    "WEST",
    "Ring",
    "Seat",
    "Side",
]


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
    """A partnership, or a player by himself in a game for two."""

    NS = "NS"
    EW = "EW"
    N = "N"
    S = "S"

    index: int
    """0 for the first side of its game, 1 for the second."""

    def __init__(self, letters: str) -> None:
        self.index = 0 if letters[0] == "N" else 1

    def __str__(self) -> str:
        return str(self.value)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The two seats of a partnership, or the one seat of a player by himself."""
        return tuple(Seat(letter) for letter in self.value)

    @property
    def opponents(self) -> Side:
        """The other side."""
        return _OPPONENTS[self]

    @classmethod
    def parse(cls, text: str) -> Side:
        """Read ``NS EW``, or ``N S`` of a game for two. Raises `NotationError`."""
        try:
            return cls(text.strip().upper())
        except ValueError:
            raise NotationError("unreadable-side", text=text) from None


SIDES: tuple[Side, Side] = (Side.NS, Side.EW)
"""The two sides of bridge."""
_LONERS = (Side.N, Side.S)
_OPPONENTS = {Side.NS: Side.EW, Side.EW: Side.NS, Side.N: Side.S, Side.S: Side.N}

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
            raise InvalidValue("seat-not-in-ring", where=seat.value, ring=str(self))
        return self[(self.index(seat) + steps) % len(self)]

    @property
    def sides(self) -> tuple[Side, ...]:
        """Who plays against whom: two partnerships of four seats, or two players; else none."""
        return {4: SIDES, 2: _LONERS}.get(len(self), ())

    def side_of(self, seat: Seat) -> Side:
        """The side of a seat in a ring of four or two."""
        return seat.side if len(self) == 4 else _LONERS[seat is not NORTH]

    def __str__(self) -> str:
        return "".join(seat.value for seat in self)

    def __repr__(self) -> str:
        return f"Ring.parse({str(self)!r})"

    @classmethod
    def parse(cls, text: str) -> Ring:
        """Read the seats clockwise, such as ``NESW`` or ``NS``. Raises `NotationError`."""
        ring = cls(Seat.parse(letter) for letter in text.strip())
        if len(set(ring)) != len(ring):
            raise NotationError("unreadable-seat", text=text)
        return RING if ring == RING else ring


RING = Ring(SEATS)
"""The four seats of bridge."""

PAIR = Ring((NORTH, SOUTH))
"""The two seats of Draw Bridge."""
