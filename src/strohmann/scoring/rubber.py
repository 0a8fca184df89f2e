"""Rubber: until one side has won two games.

Rules C-39, C-40, F-01, F-02, F-11 to F-13, F-25, R-04 to R-09.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Self

from strohmann.bridge.board import Vulnerability
from strohmann.errors import IllegalAction
from strohmann.scoring.deal import game_won_by, rubber_parts
from strohmann.scoring.parts import Kind, Part
from strohmann.scoring.result import DealResult
from strohmann.scoring.sheet import DealRow, Sheet
from strohmann.seats import NORTH, RING, Ring, Seat, Side

__all__ = ["RubberSheet", "WonBy"]

_GAMES = 2


class WonBy(Enum):
    """What decides a rubber: all points, or the two games (X-08)."""

    POINTS = "points"
    GAMES = "games"


@dataclass(frozen=True, slots=True)
class RubberSheet(Sheet):
    """A rubber (P-5, P-6, P-11), by a ring of two seats that of Draw Bridge (P-7).

    ``unfinished``: a rubber broken off brings premiums (X-07). One broken off before a side
    had two games is decided by points, whatever ``won_by`` says. ``redeal``: a deal passed
    out does not count and the same player deals again (X-11).
    """

    first_dealer: Seat = NORTH
    honours: bool = True
    unfinished: bool = True
    won_by: WonBy = WonBy.POINTS
    broken_off: bool = False
    ring: Ring = RING
    redeal: bool = False

    @property
    def sides(self) -> tuple[Side, ...]:
        """The partnerships, or the two players."""
        return self.ring.sides

    @property
    def _counted(self) -> int:
        return sum(row.number is not None for row in self.rows)

    @property
    def length(self) -> None:
        """No fixed number of deals (F-01)."""
        return

    @property
    def next_number(self) -> int:
        """Every deal has a number, one passed out too unless it is dealt again."""
        return self._counted + 1

    @property
    def next_dealer(self) -> Seat:
        """The next player, after a passed out deal too (C-39, R-09; X-11)."""
        return self.ring.after(self.first_dealer, self._counted)

    @property
    def next_vulnerability(self) -> Vulnerability:
        """A side that has won a game is vulnerable (C-39, F-02)."""
        first, second = (self.games[side] > 0 for side in self.sides)
        return Vulnerability.of(ns=first, ew=second)

    @property
    def scores_honours(self) -> bool:
        """By option (X-01)."""
        return self.honours

    @property
    def rubber_winner(self) -> Side | None:
        """The side with two games, whoever has more points (X-08)."""
        games = self.games
        return next((side for side in self.sides if games[side] == _GAMES), None)

    @property
    def is_over(self) -> bool:
        """A side has two games, or it was broken off."""
        return self.broken_off or self.rubber_winner is not None

    @property
    def can_break_off(self) -> bool:
        """Any time before its end (C-40)."""
        return not self.is_over

    def break_off(self) -> Self:
        """The sheet of the rubber broken off here (C-40, R-08). Raises `IllegalAction`."""
        if not self.can_break_off:
            raise IllegalAction("match-over")
        return replace(self, broken_off=True)

    @property
    def closing(self) -> tuple[Part, ...]:
        """700 or 500 for the rubber (C-39, F-11), 300 and 100 for an unfinished one (R-08)."""
        winner = self.rubber_winner
        if winner is not None:
            return (Part(winner, Kind.RUBBER, 500 if self.games[winner.opponents] else 700),)
        if not (self.broken_off and self.unfinished):
            return ()
        with_game = [side for side, games in self.games.items() if games]
        with_part = [side for side, below in self.carried.items() if below]
        return (
            *(Part(side, Kind.UNFINISHED_GAME, 300) for side in _only(with_game)),
            *(Part(side, Kind.UNFINISHED_PART_SCORE, 100) for side in _only(with_part)),
        )

    @property
    def winner(self) -> Side | None:
        """By points or by games (X-08); None while it goes on or when drawn."""
        if not self.is_over:
            return None
        if self.won_by is WonBy.GAMES and self.rubber_winner is not None:
            return self.rubber_winner
        return self._leader

    def _row(self, result: DealResult) -> DealRow:
        vulnerability = self.next_vulnerability
        again = self.redeal and result.is_passed_out
        return DealRow(
            None if again else self.next_number,
            self.next_dealer,
            vulnerability,
            result,
            rubber_parts(result, vulnerability),
            game_won_by(result, self.carried),
        )


def _only(sides: list[Side]) -> list[Side]:
    """The side when it is the only one."""
    return sides if len(sides) == 1 else []
