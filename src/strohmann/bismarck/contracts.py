"""The contracts of Bismarck and their targets (B-08, B-11, L-8)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from strohmann.cards import SUITS, Suit
from strohmann.errors import InvalidValue, UnknownName

__all__ = ["Contract", "ContractName"]


class ContractName(Enum):
    """What forehand can play, in the order of the score sheet (L-8)."""

    SPADER = "spader"  # spades are trumps
    VALFRI = "valfri"  # trumps of forehand's choice
    TRUMF = "trumf"  # trumps told by a card (B-23, B-24)
    SANG = "sang"  # no trumps
    PASS = "pass"  # no trumps, as few tricks as possible

    def __str__(self) -> str:
        return self.value

    @property
    def trumps(self) -> tuple[Suit | None, ...]:
        """The trumps that it can have; only None where it has none."""
        match self:
            case ContractName.SPADER:
                return (Suit.SPADES,)
            case ContractName.VALFRI | ContractName.TRUMF:
                return SUITS
            case _:
                return (None,)

    @classmethod
    def parse(cls, text: str) -> ContractName:
        """Read ``spader``, ``valfri`` and so on. Raises `UnknownName`."""
        try:
            return cls(text.strip().lower())
        except ValueError:
            known = " ".join(name.value for name in cls)
            raise UnknownName("unknown-contract-name", name=text, known=known) from None


@dataclass(frozen=True, slots=True)
class Contract:
    """A contract with its trumps; ``str`` is notation: ``spader``, ``valfri H``, ``pass``.

    Raises `InvalidValue` for trumps that the contract cannot have, or none where it needs them.
    """

    name: ContractName
    trump: Suit | None = None

    def __post_init__(self) -> None:
        if self.trump not in self.name.trumps:
            raise InvalidValue("wrong-trumps", rule="L-8", name=self.name.value)

    def target(self, *, forehand: bool) -> int:
        """Tricks that score nothing: 8 for forehand and 4 for the others, in Pass 4 and 6."""
        if self.name is ContractName.PASS:
            return 4 if forehand else 6
        return 8 if forehand else 4

    def points(self, tricks: int, *, forehand: bool) -> int:
        """Tricks beyond the target, in Pass those short of it (B-11)."""
        beyond = tricks - self.target(forehand=forehand)
        return -beyond if self.name is ContractName.PASS else beyond

    def __str__(self) -> str:
        chosen = len(self.name.trumps) > 1
        return f"{self.name} {self.trump}" if chosen else self.name.value
