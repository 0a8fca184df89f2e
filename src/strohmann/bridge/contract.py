"""Contracts (rules C-16, C-17, C-19; Law 22)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum

from strohmann.bridge.calls import Bid
from strohmann.cards import Strain
from strohmann.errors import NotationError
from strohmann.seats import Seat

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


@dataclass(frozen=True, slots=True, repr=False)
class Contract:
    """The last bid, its doubling and who plays it. ``str`` is notation: ``4HX by N``."""

    bid: Bid
    doubling: Doubling
    declarer: Seat

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
    def dummy(self) -> Seat:
        """Declarer's partner (C-19)."""
        return self.declarer.partner

    @property
    def leader(self) -> Seat:
        """Who makes the opening lead: declarer's left (C-20)."""
        return self.declarer.left

    def __str__(self) -> str:
        return f"{self.bid}{self.doubling} by {self.declarer}"

    def __repr__(self) -> str:
        return f"Contract.parse({str(self)!r})"

    @classmethod
    def parse(cls, text: str) -> Contract:
        """Read ``4HX by N`` or ``4HX N``. Raises `NotationError`."""
        match = _FORM.fullmatch(text)
        if match is None:
            raise NotationError("unreadable-contract", text=text)
        bid, doubling, seat = match.groups()
        return cls(Bid.of(bid), Doubling(doubling.upper()), Seat.parse(seat))
