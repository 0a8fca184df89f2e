"""The parts that a score is the sum of, each kind its own part (rules C-28, S-15)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from strohmann.errors import InvalidValue
from strohmann.seats import SIDES, Side

__all__ = ["Kind", "Part", "balance", "columns"]


class Kind(Enum):
    """What points are scored for. ``str`` is the stored name."""

    CONTRACT_TRICKS = "contract_tricks"
    OVERTRICKS = "overtricks"
    UNDERTRICKS = "undertricks"
    GAME = "game"
    PART_SCORE = "part_score"
    SMALL_SLAM = "small_slam"
    GRAND_SLAM = "grand_slam"
    DOUBLED_MADE = "doubled_made"
    HONOURS = "honours"
    RUBBER = "rubber"
    UNFINISHED_GAME = "unfinished_game"
    UNFINISHED_PART_SCORE = "unfinished_part_score"

    def __str__(self) -> str:
        return self.value


@dataclass(frozen=True, slots=True)
class Part:
    """Points that one side writes for one reason.

    ``below`` is true of trick points that count towards game, below the line (C-39, F-06).
    Raises `InvalidValue` unless the points are positive: penalties are the opponents' points.
    """

    side: Side
    kind: Kind
    points: int
    below: bool = False

    def __post_init__(self) -> None:
        if self.points <= 0:
            raise InvalidValue("bad-part", where=self.kind.value, points=self.points)

    def __str__(self) -> str:
        return f"{self.side} {self.kind} {self.points}"


def columns(parts: Iterable[Part], sides: Iterable[Side] = SIDES) -> dict[Side, int]:
    """What each side writes in its own column (C-27), as in Chicago and rubber."""
    totals = dict.fromkeys(sides, 0)
    for part in parts:
        totals[part.side] += part.points
    return totals


def balance(parts: Iterable[Part]) -> dict[Side, int]:
    """Equal and opposite numbers (S-09), as in duplicate and the single deal."""
    totals = columns(parts)
    surplus = totals[Side.NS] - totals[Side.EW]
    return {Side.NS: surplus, Side.EW: -surplus}
