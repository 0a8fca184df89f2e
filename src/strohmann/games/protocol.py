"""The one abstraction: a game at a table, as a log of events.

*Action* is what a seat wants, *event* is a fact with an audience, *state* is the fold of
events, *view* is the fold of the events as one seat was told them. States hold hands as
known cards plus a number of hidden ones, so a view has the type of the full state.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Protocol, Self, TypeVar

from strohmann.scoring.profile import Profile
from strohmann.seats import Ring, Seat

__all__ = ["EVERYONE", "Action", "Audience", "Event", "Game", "Legal", "TableGame", "Viewer"]

Audience = frozenset[Seat] | None

EVERYONE: Audience = None
"""Audience of an event that every seat and every spectator is told."""

Viewer = Seat | None
"""A seat, or None for a spectator."""

A = TypeVar("A", bound="Action")
A_co = TypeVar("A_co", bound="Action", covariant=True)
S = TypeVar("S")
R_co = TypeVar("R_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Action:
    """What a seat wants to do; None is the table itself, which deals."""

    seat: Seat | None


@dataclass(frozen=True, slots=True)
class Event:
    """A fact. Every class states its ``audience``; `redact` says what a viewer is told."""

    audience: ClassVar[Audience]
    concurrent: ClassVar[bool] = False
    """True if it leaves every other seat's pending decision as it was."""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        # Zero-argument super() does not survive the rebuilding of a class with slots.
        super(Event, cls).__init_subclass__(**kwargs)
        if "audience" not in cls.__dict__:
            raise TypeError(f"{cls.__name__} states no audience")

    def redact(self, viewer: Viewer) -> Self | None:
        """The event as ``viewer`` is told it; None if he is not told at all."""
        return self if self.audience is None or viewer in self.audience else None


class Legal(Collection[A_co], Protocol[A_co]):
    """The legal actions of one seat: iterate, ``in``, ``len``; nothing is built before."""


class Game(Protocol[S, A, R_co]):
    """Rules and options of a match, a frozen value. All functions are pure."""

    @property
    def ring(self) -> Ring:
        """The seats, clockwise."""

    def initial(self) -> S:
        """The state before anything happened."""

    def to_act(self, state: S) -> frozenset[Seat]:
        """Who must act; empty when the table deals or the game is over."""

    def legal(self, state: S, seat: Seat) -> Legal[A]:
        """What a seat may do now, also actions that nobody waits for, such as a claim."""

    def actor(self, state: S, action: A) -> Seat | None:
        """Who alone may take this action: declarer for dummy's card. None: the table."""

    def decide(self, state: S, action: A) -> tuple[Event, ...]:
        """The facts that follow from an action. Raises `IllegalAction` with the reason."""

    def evolve(self, state: S, event: Event) -> S:
        """The state after a fact; bookkeeping only, for full states and views alike."""

    def result(self, state: S) -> R_co | None:
        """The result of a match that is over, else None."""

    def prepare(self, state: S, rng: Random, salt: str) -> A:
        """The table's own action when nobody is to act: draw for seats, or deal.

        ``rng`` shuffles (``secrets.SystemRandom()`` at real tables), ``salt`` is random hex
        that keeps the published commitment to the deal from being guessed.
        """


class TableGame(Game[Any, Any, Any], Protocol):
    """A game made from a named profile, as `strohmann.games.registry.game` makes it."""

    events: ClassVar[tuple[type[Event], ...]]
    """Every class of events that its log can have."""

    @property
    def profile(self) -> Profile:
        """The rules."""

    @property
    def options(self) -> Mapping[str, str]:
        """What was chosen for this table, by name."""

    def check(self, state: Any, action: Any) -> None:
        """Raise `IllegalAction` with the reason if ``action`` is against the rules now."""
