"""Chicago: four deals with a fixed vulnerability (rules C-26 to C-38, F-03 to F-10, R-11)."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass

from strohmann.bridge.board import Vulnerability
from strohmann.scoring.deal import CHICAGO_DEALS, chicago_parts, duplicate_parts, game_won_by
from strohmann.scoring.result import DealResult
from strohmann.scoring.sheet import DealRow, Sheet
from strohmann.seats import NORTH, SEATS, Seat

__all__ = ["ChicagoDuplicateSheet", "ChicagoSheet", "chicago_vulnerability"]


def chicago_vulnerability(number: int, dealer: Seat, *, swapped: bool = False) -> Vulnerability:
    """None in deal 1, dealer's side in 2 and 3, both in 4 (L-2, F-04); then from the start.

    ``swapped``: the side that did not deal is vulnerable in 2 and 3 (C-41, X-03).
    """
    place = (number - 1) % CHICAGO_DEALS
    if place in (1, 2):
        side = dealer.side.opponents if swapped else dealer.side
        return Vulnerability.of_side(side)
    return Vulnerability.NONE if place == 0 else Vulnerability.BOTH


@dataclass(frozen=True, slots=True)
class _FourDeals(Sheet):
    """Four counted deals; a passed out one is dealt again by the same dealer (C-18, F-09)."""

    first_dealer: Seat = NORTH
    swapped: bool = False

    @property
    def _counted(self) -> int:
        return sum(row.number is not None for row in self.rows)

    @property
    def length(self) -> int:
        """Four deals."""
        return CHICAGO_DEALS

    @property
    def next_number(self) -> int:
        """1 to 4."""
        return self._counted + 1

    @property
    def next_dealer(self) -> Seat:
        """Each player deals one counted deal (C-09, F-04)."""
        return SEATS[(self.first_dealer.index + self._counted) % 4]

    @property
    def next_vulnerability(self) -> Vulnerability:
        """By the number of the deal (L-2)."""
        return chicago_vulnerability(self.next_number, self.next_dealer, swapped=self.swapped)

    @property
    def is_over(self) -> bool:
        """Four deals were counted (C-38)."""
        return self._counted == CHICAGO_DEALS

    def _row(self, result: DealResult) -> DealRow:
        if result.is_passed_out:
            return DealRow(None, self.next_dealer, self.next_vulnerability, result, ())
        return self._counted_row(result)

    @abstractmethod
    def _counted_row(self, result: DealResult) -> DealRow:
        """The row of a deal with a contract."""


@dataclass(frozen=True, slots=True)
class ChicagoSheet(_FourDeals):
    """Chicago with part scores that add up (P-1, P-2, P-3)."""

    honours: bool = True

    @property
    def scores_honours(self) -> bool:
        """By option (X-01)."""
        return self.honours

    def _counted_row(self, result: DealResult) -> DealRow:
        number, vulnerability, carried = self.next_number, self.next_vulnerability, self.carried
        return DealRow(
            number,
            self.next_dealer,
            vulnerability,
            result,
            chicago_parts(result, vulnerability, number, carried),
            game_won_by(result, carried),
        )


@dataclass(frozen=True, slots=True)
class ChicagoDuplicateSheet(_FourDeals):
    """Chicago with each deal scored by W-77 and nothing carried (P-4)."""

    @property
    def scores_honours(self) -> bool:
        """Never (P-4)."""
        return False

    def _counted_row(self, result: DealResult) -> DealRow:
        vulnerability = self.next_vulnerability
        parts = duplicate_parts(result, vulnerability)
        return DealRow(self.next_number, self.next_dealer, vulnerability, result, parts)
