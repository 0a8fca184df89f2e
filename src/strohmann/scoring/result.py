"""What a deal came to: the contract, the tricks of declarer's side, honours."""

from __future__ import annotations

from dataclasses import dataclass

from strohmann.bridge.contract import Contract
from strohmann.errors import InvalidValue
from strohmann.scoring.honours import Honours

__all__ = ["PASSED_OUT", "DealResult"]


@dataclass(frozen=True, slots=True)
class DealResult:
    """A finished deal; ``contract`` and ``tricks`` are None when it was passed out.

    ``str`` is the line of a score pad: ``N 4H 11 honours=N:100``, ``pass``.
    Raises `InvalidValue`: tricks without a contract or beyond 0 to 13, honours of a deal
    without a contract, of two hands, or of points that the strain does not give (C-36).
    """

    contract: Contract | None
    tricks: int | None
    honours: tuple[Honours, ...] = ()

    def __post_init__(self) -> None:
        if self.contract is None:
            if self.tricks is not None or self.honours:
                raise InvalidValue("passed-out-with-result", rule="C-18")
            return
        if self.tricks is None or not 0 <= self.tricks <= 13:
            shown = "" if self.tricks is None else self.tricks
            raise InvalidValue("bad-tricks", rule="W-77", tricks=shown)
        if len(self.honours) > 1:
            raise InvalidValue("honours-twice", rule="C-36")
        for held in self.honours:
            held.check(self.contract.strain)

    @property
    def is_passed_out(self) -> bool:
        """Nobody bid (C-18, T-16)."""
        return self.contract is None

    def __str__(self) -> str:
        if self.contract is None:
            return "pass"
        contract = self.contract
        words = [f"{contract.declarer} {contract.bid}{contract.doubling} {self.tricks}"]
        words += [f"honours={held}" for held in self.honours]
        return " ".join(words)


PASSED_OUT = DealResult(None, None)
"""All four passed."""
