"""The score sheet of Bismarck (B-03, B-11 to B-14, B-23, B-24)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Self

from strohmann.bismarck.contracts import Contract, ContractName
from strohmann.bismarck.rules import THREE, Rules
from strohmann.errors import IllegalAction, InvalidValue
from strohmann.seats import EAST, Ring, Seat

__all__ = ["BismarckResult", "BismarckRow", "BismarckSheet"]


@dataclass(frozen=True, slots=True)
class BismarckResult:
    """A finished deal: what forehand played, the tricks of E, S, W.

    ``str`` is the line of a score pad: ``sang 6 6 4``, ``valfri H 8 5 3``. Raises
    `InvalidValue` unless three numbers of tricks make 16 (B-12).
    """

    contract: Contract
    tricks: tuple[int, ...]

    def __post_init__(self) -> None:
        if len(self.tricks) != 3 or min(self.tricks) < 0 or sum(self.tricks) != 16:
            shown = " ".join(map(str, self.tricks))
            raise InvalidValue("tricks-not-16", rule="B-12", tricks=shown)

    def __str__(self) -> str:
        return f"{self.contract} " + " ".join(map(str, self.tricks))


@dataclass(frozen=True, slots=True)
class BismarckRow:
    """A deal on the sheet."""

    number: int
    dealer: Seat
    forehand: Seat
    result: BismarckResult

    @property
    def contract(self) -> Contract:
        """What forehand played."""
        return self.result.contract

    @property
    def tricks(self) -> Mapping[Seat, int]:
        """Tricks taken."""
        return dict(zip(THREE, self.result.tricks, strict=True))

    @property
    def targets(self) -> Mapping[Seat, int]:
        """Tricks that score nothing (L-8)."""
        return {seat: self.contract.target(forehand=seat is self.forehand) for seat in THREE}

    @property
    def points(self) -> Mapping[Seat, int]:
        """Points of the deal; their sum is 0 (B-11, B-12)."""
        return {
            seat: self.contract.points(tricks, forehand=seat is self.forehand)
            for seat, tricks in self.tricks.items()
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class BismarckSheet:
    """The sheet of a match, a frozen value; `add` gives the sheet with one more deal."""

    rules: Rules
    first_dealer: Seat = EAST
    rows: tuple[BismarckRow, ...] = ()

    def __post_init__(self) -> None:
        THREE.after(self.first_dealer)  # raises for a seat that is not there

    @property
    def ring(self) -> Ring:
        """East, South, West (B-01)."""
        return THREE

    @property
    def columns(self) -> tuple[ContractName, ...]:
        """What each player plays as forehand, in the order of the sheet (B-13)."""
        return self.rules.columns

    @property
    def length(self) -> int:
        """Deals of the match: 12, classic 9."""
        return self.rules.length

    @property
    def next_number(self) -> int:
        """The number of the deal to come."""
        return len(self.rows) + 1

    @property
    def next_dealer(self) -> Seat:
        """Who deals next (B-02, B-24). After the end: who would, as the deal goes on."""
        return self.rules.dealer(self.first_dealer, self.next_number)

    @property
    def next_forehand(self) -> Seat:
        """Who plays for the higher target in the deal to come."""
        return self.rules.forehand(self.next_dealer)

    @property
    def next_contracts(self) -> tuple[ContractName, ...]:
        """What the next forehand can play (E-08); nothing after the end."""
        return self.rules.names(self.next_number, self.chosen[self.next_forehand])

    @property
    def chosen(self) -> Mapping[Seat, tuple[ContractName, ...]]:
        """The boxes with an X: what each has played as forehand (B-13)."""
        return {
            seat: tuple(row.contract.name for row in self.rows if row.forehand is seat)
            for seat in THREE
        }

    @property
    def running(self) -> tuple[Mapping[Seat, int], ...]:
        """The totals after each row."""
        totals, running = dict.fromkeys(THREE, 0), []
        for row in self.rows:
            totals = {seat: totals[seat] + points for seat, points in row.points.items()}
            running.append(totals)
        return tuple(running)

    @property
    def totals(self) -> Mapping[Seat, int]:
        """Points of each player; their sum is 0."""
        return self.running[-1] if self.rows else dict.fromkeys(THREE, 0)

    @property
    def is_over(self) -> bool:
        """All deals were played."""
        return len(self.rows) == self.length

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has most points after the last deal; those who tie share the win (B-14)."""
        totals = self.totals
        best = max(totals.values())
        return tuple(seat for seat in THREE if self.is_over and totals[seat] == best)

    def check(self, name: ContractName) -> None:
        """Raise `IllegalAction` if the next forehand cannot play this contract (B-13)."""
        if self.is_over:
            raise IllegalAction("match-over")
        forehand, known = self.next_forehand, " ".join(map(str, self.next_contracts))
        if name in self.next_contracts:
            return
        where = forehand.value
        if name in self.chosen[forehand]:
            raise IllegalAction(
                "contract-played-before", rule="B-13", where=where, name=name.value, known=known
            )
        raise IllegalAction(
            "contract-not-open", rule="B-03", where=where, name=name.value, known=known
        )

    def add(self, result: BismarckResult) -> Self:
        """The sheet with one more deal.

        Raises `IllegalAction` after the end, for a contract that forehand has played before
        (B-13), and for one that is not to be played now.
        """
        self.check(result.contract.name)
        row = BismarckRow(self.next_number, self.next_dealer, self.next_forehand, result)
        return replace(self, rows=(*self.rows, row))
