"""What is wanted of a hand in a form that can be dealt directly: a shape, and points."""

from __future__ import annotations

from dataclasses import dataclass, field

from strohmann.cards import Hand
from strohmann.errors import InvalidValue
from strohmann.hands.shapes import Shapes

__all__ = ["ALL_POINTS", "MOST_OF_A_HAND", "Wanted"]

MOST_OF_A_HAND = 37
ALL_POINTS = (0, 40)


@dataclass(frozen=True, slots=True)
class Wanted:
    """A set of shapes and a range of high-card points, both ends included.

    ``hand in wanted`` says whether a hand of 13 cards is one. Raises `InvalidValue` for a
    range that ends before it begins.
    """

    shapes: Shapes = field(default_factory=Shapes)
    hcp: tuple[int, int] = (0, MOST_OF_A_HAND)

    def __post_init__(self) -> None:
        """Check the range."""
        low, high = self.hcp
        if low > high:
            raise InvalidValue("bad-range", low=low, high=high)

    def __contains__(self, hand: object) -> bool:
        low, high = self.hcp
        return isinstance(hand, Hand) and low <= hand.hcp <= high and hand in self.shapes

    def __and__(self, other: Wanted) -> Wanted:
        """Both together; no shape at all where the ranges have nothing in common."""
        low, high = max(self.hcp[0], other.hcp[0]), min(self.hcp[1], other.hcp[1])
        if low > high:
            return Wanted(Shapes(frozenset()))
        return Wanted(self.shapes & other.shapes, (low, high))
