"""The score sheet of a match: a row for each deal, and what its form makes of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Self

from strohmann.bridge.board import Vulnerability
from strohmann.errors import IllegalAction, InvalidValue
from strohmann.scoring.parts import Part, columns
from strohmann.scoring.result import DealResult
from strohmann.seats import SIDES, Seat, Side

__all__ = ["DealRow", "Sheet"]


@dataclass(frozen=True, slots=True)
class DealRow:
    """One deal on the sheet. ``number`` is None when it was passed out and does not count (C-18).

    ``game_won_by`` draws the line: the side that made or completed a game with it (C-32).
    """

    number: int | None
    dealer: Seat
    vulnerability: Vulnerability
    result: DealResult
    parts: tuple[Part, ...]
    game_won_by: Side | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet(ABC):
    """A match on paper; a frozen value that grows with `add`."""

    rows: tuple[DealRow, ...] = ()

    @property
    def sides(self) -> tuple[Side, ...]:
        """Whose columns the sheet has: the first side, the second."""
        return SIDES

    @property
    @abstractmethod
    def length(self) -> int | None:
        """Counted deals of the match; None when the score decides (rubber)."""

    @property
    @abstractmethod
    def next_number(self) -> int:
        """Number of the deal to come; of no meaning once the match is over."""

    @property
    @abstractmethod
    def next_dealer(self) -> Seat:
        """Who deals next. After the end: who would, as the deal goes on round the table."""

    @property
    @abstractmethod
    def next_vulnerability(self) -> Vulnerability:
        """Vulnerability of the deal to come; of no meaning once the match is over."""

    @property
    @abstractmethod
    def scores_honours(self) -> bool:
        """Honours count here (X-01); `add` refuses them where they do not."""

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """The match has ended."""

    @abstractmethod
    def _row(self, result: DealResult) -> DealRow:
        """The row of the deal to come if it ends so."""

    def add(self, result: DealResult) -> Self:
        """The sheet with one more deal.

        Raises `IllegalAction` after the end, `InvalidValue` for honours that do not count.
        """
        if self.is_over:
            raise IllegalAction("match-over")
        if result.honours and not self.scores_honours:
            raise InvalidValue("honours-not-scored", rule="X-01")
        return replace(self, rows=(*self.rows, self._row(result)))

    @property
    def can_break_off(self) -> bool:
        """The match may end here by agreement: a rubber that is not over (C-40, R-08)."""
        return False

    @property
    def broken_off(self) -> bool:
        """The match ended by agreement."""
        return False

    def break_off(self) -> Self:
        """The sheet of the match ended here. Raises `IllegalAction` where that cannot be."""
        raise IllegalAction("cannot-break-off", rule="C-40")

    @property
    def closing(self) -> tuple[Part, ...]:
        """Premiums of the match as a whole, written after the rows."""
        return ()

    @property
    def parts(self) -> tuple[Part, ...]:
        """Everything on the sheet: the rows, then the closing premiums."""
        return (*(part for row in self.rows for part in row.parts), *self.closing)

    @property
    def carried(self) -> Mapping[Side, int]:
        """Trick points below the line in the game in progress (C-31, C-32, R-05)."""
        last_line = max((i for i, row in enumerate(self.rows, 1) if row.game_won_by), default=0)
        below = (part for row in self.rows[last_line:] for part in row.parts if part.below)
        return columns(below, self.sides)

    @property
    def games(self) -> Mapping[Side, int]:
        """Games won (C-39); always none where nothing is carried."""
        return {side: sum(row.game_won_by is side for row in self.rows) for side in self.sides}

    @property
    def totals(self) -> Mapping[Side, int]:
        """Points of each side."""
        return columns(self.parts, self.sides)

    @property
    def margin(self) -> int:
        """Points between the sides, never negative (C-38, R-06)."""
        first, second = (self.totals[side] for side in self.sides)
        return abs(first - second)

    @property
    def winner(self) -> Side | None:
        """Who won: the larger total (C-38, F-10, R-06); None while it goes on or when drawn."""
        return self._leader if self.is_over else None

    @property
    def rubber_winner(self) -> Side | None:
        """The side with two games in a rubber, whoever has more points (X-08)."""
        return None

    @property
    def _leader(self) -> Side | None:
        """The side with more points."""
        totals = self.totals
        first, second = self.sides
        if totals[first] == totals[second]:
            return None
        return first if totals[first] > totals[second] else second
