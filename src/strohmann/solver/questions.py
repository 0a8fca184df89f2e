"""What can be asked about a position. A smaller question is answered much faster.

Tricks are those of the side whose turn it is, from here on, the current one included.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol, TypeVar

from strohmann.bridge.board import Deal
from strohmann.cards import Card, Hand
from strohmann.solver.position import Position
from strohmann.solver.tables import TrickTable

__all__ = [
    "Backend",
    "CanReach",
    "CardsReaching",
    "EveryCard",
    "OneBest",
    "Question",
    "Scored",
]

A_co = TypeVar("A_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Scored:
    """A card and the tricks that its side takes when it is played."""

    card: Card
    tricks: int


class Backend(Protocol):
    """What a solver must be able to do; positions are legal, targets 1 to ``remaining``.

    Each method may raise `SolverError`, is safe to call from several threads at once,
    and keeps nothing of one call that could change the answer of another.
    """

    @property
    def name(self) -> str:
        """Which solver this is, for people."""

    @property
    def whole_deals(self) -> bool:
        """Whether positions of 13 tricks are within reach."""

    def scores(self, position: Position) -> dict[Card, int]:
        """The tricks that each legal card leads to."""

    def best(self, position: Position) -> Scored:
        """One of the best cards."""

    def reaching(self, position: Position, tricks: int) -> frozenset[Card]:
        """The legal cards with which at least so many tricks can be taken."""

    def reaches(self, position: Position, tricks: int) -> bool:
        """Whether at least so many tricks can be taken."""

    def tricks(self, deal: Deal) -> TrickTable:
        """The whole table of a deal."""

    def trace(self, position: Position, cards: tuple[Card, ...]) -> tuple[int, ...]:
        """Tricks of the leader's side in all: before the first of these cards, after each."""


class Question(Protocol[A_co]):
    """Asks a solver something about a position; the type is that of the answer."""

    def ask(self, backend: Backend, position: Position) -> A_co:
        """The answer. Raises `SolverError`."""


@dataclass(frozen=True, slots=True)
class EveryCard:
    """How many tricks does each legal card lead to? The dearest question."""

    def ask(self, backend: Backend, position: Position) -> Mapping[Card, int]:
        """Tricks by card."""
        return backend.scores(position)


@dataclass(frozen=True, slots=True)
class OneBest:
    """Which card is best (one of them), and how many tricks does it lead to?"""

    def ask(self, backend: Backend, position: Position) -> Scored:
        """The card and its tricks."""
        return backend.best(position)


@dataclass(frozen=True, slots=True)
class CardsReaching:
    """With which cards can the side take at least ``tricks`` from here?"""

    tricks: int

    def ask(self, backend: Backend, position: Position) -> frozenset[Card]:
        """The cards; none if it cannot be done."""
        if self.tricks <= 0:
            return frozenset(Hand.of_mask(position.legal_mask))
        if self.tricks > position.remaining:
            return frozenset()
        return backend.reaching(position, self.tricks)


@dataclass(frozen=True, slots=True)
class CanReach:
    """Can the side take at least ``tricks`` from here? The cheapest question."""

    tricks: int

    def ask(self, backend: Backend, position: Position) -> bool:
        """Yes or no."""
        if not 0 < self.tricks <= position.remaining:
            return self.tricks <= 0
        return backend.reaches(position, self.tricks)
