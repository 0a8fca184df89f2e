"""Contracts (rules C-16, C-17, C-19, F-24; Law 22)."""

from __future__ import annotations

import re
from enum import Enum
from typing import NoReturn

from strohmann.bridge.calls import Bid
from strohmann.cards import Strain
from strohmann.errors import InvalidValue, NotationError
from strohmann.seats import RING, Ring, Seat, Side

__all__ = ["Contract", "Doubling"]

_FORM = re.compile(r"\s*([1-7](?:NT|[CDHSN]))(X{0,2})(?:\s+BY\s+|\s+)([NESW])\s*", re.IGNORECASE)


class Doubling(Enum):
    """Undoubled, doubled or redoubled."""

    UNDOUBLED = ""
    DOUBLED = "X"
    REDOUBLED = "XX"

    def __str__(self) -> str:
        return self.value

    @property
    def factor(self) -> int:
        """What trick points are multiplied by: 1, 2 or 4 (Law 77)."""
        return 1 << len(self.value)


class Contract:
    """The last bid, its doubling and who plays it; a frozen value.

    ``str`` is notation: ``4HX by N``. ``ring`` is who plays: four seats, or two without dummy.
    """

    __slots__ = ("bid", "declarer", "doubling", "ring")

    bid: Bid
    doubling: Doubling
    declarer: Seat
    ring: Ring

    def __init__(self, bid: Bid, doubling: Doubling, declarer: Seat, ring: Ring = RING) -> None:
        _put_bid(self, bid)
        _put_doubling(self, doubling)
        _put_declarer(self, declarer)
        _put_ring(self, ring)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(name)

    def __reduce__(self) -> tuple[object, ...]:
        return (Contract, self._fields)

    @property
    def _fields(self) -> tuple[Bid, Doubling, Seat, Ring]:
        return (self.bid, self.doubling, self.declarer, self.ring)

    def __eq__(self, other: object) -> bool:
        return self._fields == other._fields if isinstance(other, Contract) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._fields)

    @property
    def level(self) -> int:
        """1 to 7."""
        return self.bid.level

    @property
    def strain(self) -> Strain:
        """Trump suit or notrump."""
        return self.bid.strain

    @property
    def tricks(self) -> int:
        """Tricks that declarer's side needs: level + 6 (C-11)."""
        return self.bid.tricks

    @property
    def side(self) -> Side:
        """Declarer's side; of two players, declarer himself."""
        return self.ring.side_of(self.declarer)

    @property
    def has_dummy(self) -> bool:
        """A partner of declarer lays his hand open: not in a game for two (F-24)."""
        return len(self.ring) == 4

    @property
    def dummy(self) -> Seat:
        """Declarer's partner (C-19). Raises `InvalidValue` in a game for two."""
        if not self.has_dummy:
            raise InvalidValue("no-dummy", rule="F-24", where=self.declarer.value)
        return self.declarer.partner

    @property
    def leader(self) -> Seat:
        """Who makes the opening lead: declarer's left (C-20), the other of two players (F-24)."""
        return self.ring.after(self.declarer)

    def __str__(self) -> str:
        return f"{self.bid}{self.doubling} by {self.declarer}"

    def __repr__(self) -> str:
        ring = "" if self.ring == RING else f", {str(self.ring)!r}"
        return f"Contract.parse({str(self)!r}{ring})"

    @classmethod
    def parse(cls, text: str, ring: str = "NESW") -> Contract:
        """Read ``4HX by N`` or ``4HX N``. Raises `NotationError`."""
        match = _FORM.fullmatch(text)
        if match is None:
            raise NotationError("unreadable-contract", text=text)
        bid, doubling, seat = match.groups()
        return cls(Bid.of(bid), Doubling(doubling.upper()), Seat.parse(seat), Ring.parse(ring))


# The slots themselves, past __setattr__.
_put_bid, _put_doubling, _put_declarer, _put_ring = (
    getattr(Contract, name).__set__ for name in ("bid", "doubling", "declarer", "ring")
)
