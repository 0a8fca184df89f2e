"""Single deals and single boards: one deal by duplicate scoring, zero-sum (P-8, P-9)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from strohmann.bridge.board import Vulnerability, dealer_of_board
from strohmann.scoring.deal import duplicate_parts
from strohmann.scoring.parts import balance
from strohmann.scoring.result import DealResult
from strohmann.scoring.sheet import DealRow, Sheet
from strohmann.seats import SOUTH, Seat, Side

__all__ = ["BoardCycle", "BoardSheet", "SingleSheet"]


@dataclass(frozen=True, slots=True, kw_only=True)
class _OneDeal(Sheet):
    """One deal that counts even when it is passed out (S-05, T-16)."""

    @property
    @abstractmethod
    def _dealer(self) -> Seat:
        """Who deals it."""

    @property
    def length(self) -> int:
        """One deal."""
        return 1

    @property
    def next_dealer(self) -> Seat:
        """The dealer, then his left neighbour."""
        return self._dealer.left if self.rows else self._dealer

    @property
    def scores_honours(self) -> bool:
        """Never (X-01)."""
        return False

    @property
    def is_over(self) -> bool:
        """The deal was played or passed out."""
        return bool(self.rows)

    @property
    def totals(self) -> Mapping[Side, int]:
        """Equal and opposite numbers (S-09)."""
        return balance(self.parts)

    @property
    def margin(self) -> int:
        """The score of the deal without its sign."""
        return abs(self.totals[Side.NS])

    def _row(self, result: DealResult) -> DealRow:
        vulnerability = self.next_vulnerability
        parts = duplicate_parts(result, vulnerability)
        return DealRow(self.next_number, self._dealer, vulnerability, result, parts)


@dataclass(frozen=True, slots=True)
class SingleSheet(_OneDeal):
    """A single deal: South deals, the vulnerability was chosen (P-8; S-02, S-03, X-14)."""

    vulnerability: Vulnerability = Vulnerability.NONE
    dealer: Seat = SOUTH

    @property
    def _dealer(self) -> Seat:
        return self.dealer

    @property
    def next_number(self) -> int:
        """One."""
        return 1

    @property
    def next_vulnerability(self) -> Vulnerability:
        """As chosen; it stays for the deal (S-03)."""
        return self.vulnerability


class BoardCycle(Enum):
    """How the number of a board tells the vulnerability (X-04)."""

    WBF16 = "wbf16"
    SIMPLE4 = "simple4"

    def vulnerability(self, board: int) -> Vulnerability:
        """By the cycle of sixteen (W-02) or of four (T-05). Raises `InvalidValue` below 1."""
        if self is BoardCycle.WBF16:
            return Vulnerability.of_board(board)
        return Vulnerability.of_board_simple(board)


@dataclass(frozen=True, slots=True)
class BoardSheet(_OneDeal):
    """One numbered board of a tournament (P-9; W-02, W-77, T-04).

    Raises `InvalidValue` for a number below 1.
    """

    board: int = 1
    cycle: BoardCycle = BoardCycle.WBF16

    def __post_init__(self) -> None:
        self.cycle.vulnerability(self.board)

    @property
    def _dealer(self) -> Seat:
        return dealer_of_board(self.board)

    @property
    def next_number(self) -> int:
        """The number on the board."""
        return self.board

    @property
    def next_vulnerability(self) -> Vulnerability:
        """As the number of the board says."""
        return self.cycle.vulnerability(self.board)
