"""What a hand is worth: points, shape, stoppers, suit quality (EV1, EV3, EV5, EV12).

Facts are worked out once per hand and asked many times, so they are kept.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from strohmann.cards import SUITS, Hand, Suit

__all__ = ["Facts", "Shape", "facts"]


_DUMMY = (5, 3, 1)  # void, singleton, doubleton with four trumps (EV3)
_DECLARER = (3, 2, 0)  # the same for the long hand or with three trumps (EV5)
_ACE, _KING, _QUEEN, _JACK, _TEN, _NINE = (1 << rank for rank in (12, 11, 10, 9, 8, 7))


class Shape(Enum):
    """Sets of hand patterns, each inside the one before."""

    ANY = "any"
    EVEN = "even"
    """No singleton, no void, no six-card suit (E-O2)."""
    BALANCED = "balanced"
    """4333, 4432 or 5332."""

    def __and__(self, other: Shape) -> Shape:
        """The narrower of two."""
        order = tuple(Shape)
        return max(self, other, key=order.index)

    def __or__(self, other: Shape) -> Shape:
        """The wider of two."""
        order = tuple(Shape)
        return min(self, other, key=order.index)


@dataclass(frozen=True, slots=True)
class Facts:
    """The facts of one hand of thirteen cards. Suits are indexed clubs first."""

    hcp: int
    """High-card points (EV1)."""
    lengths: tuple[int, int, int, int]
    holdings: tuple[int, int, int, int]
    """Ranks held, as 13-bit masks, two lowest."""
    shape: Shape
    """The narrowest set of shapes that the hand is in."""
    aces: int

    def length(self, suit: Suit) -> int:
        """Number of cards of a suit."""
        return self.lengths[suit.index]

    def points(self, trump: Suit, *, dummy: bool) -> int:
        """High cards and shortness with ``trump`` agreed: EV3 for a dummy with four, else EV5."""
        table = _DUMMY if dummy and self.lengths[trump.index] >= 4 else _DECLARER
        side = (n for suit, n in enumerate(self.lengths) if suit != trump.index and n < 3)
        return self.hcp + sum(table[n] for n in side)

    def suit_hcp(self, suit: Suit) -> int:
        """High-card points of one suit."""
        held = self.holdings[suit.index]
        return sum(i + 1 for i in range(4) if held & _JACK << i)

    def stops(self, suit: Suit) -> bool:
        """A stopper: A, Kx, Qxx or Jxxx."""
        held, length = self.holdings[suit.index], self.lengths[suit.index]
        return any(held & _ACE >> i and length > i for i in range(4))

    def quality(self, suit: Suit) -> int:
        """Suit quality: 0 weak, 1 acceptable, 2 good, 3 very good (after EV12)."""
        held, length = self.holdings[suit.index], self.lengths[suit.index]
        tops = (held & (_ACE | _KING | _QUEEN)).bit_count()
        if tops == 3 or (tops == 2 and (length >= 7 or held & _JACK or _both(held, _TEN | _NINE))):
            return 3
        helped = held & (_ACE | _KING) and (held & _JACK or _both(held, _TEN | _NINE))
        if tops == 2 or helped or _both(held, _QUEEN | _JACK | _TEN):
            return 2
        return 1 if self.suit_hcp(suit) >= 3 else 0


def _both(held: int, wanted: int) -> bool:
    return held & wanted == wanted


@lru_cache(maxsize=4096)
def facts(hand: Hand) -> Facts:
    """The facts of a hand."""
    holdings = tuple(hand.holding(suit).mask for suit in SUITS)
    lengths = tuple(held.bit_count() for held in holdings)
    longest, shortest = max(lengths), min(lengths)
    shape = Shape.ANY
    if shortest >= 2 and longest <= 5:
        shape = Shape.EVEN if lengths.count(2) > 1 else Shape.BALANCED
    return Facts(
        hcp=hand.hcp,
        lengths=(lengths[0], lengths[1], lengths[2], lengths[3]),
        holdings=(holdings[0], holdings[1], holdings[2], holdings[3]),
        shape=shape,
        aces=sum(bool(held & _ACE) for held in holdings),
    )
