"""A match being played: a game, the log of its events, and the state they lead to."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, TypeVar

from strohmann.games.protocol import Action, Event, Game, Viewer

__all__ = ["Match", "told"]

S = TypeVar("S")
R = TypeVar("R")


def told(events: tuple[Event, ...], viewer: Viewer) -> tuple[Event, ...]:
    """The events as a viewer is told them; those that are not for him are left out."""
    redacted = (event.redact(viewer) for event in events)
    return tuple(event for event in redacted if event is not None)


@dataclass(frozen=True, slots=True)
class Match(Generic[S, R]):
    """A frozen value: every action gives a new match.

    ``Match.of(game("chicago-000")).deal(Random(7))`` deals the first hand.
    """

    game: Game[S, Any, R]
    state: S
    events: tuple[Event, ...] = field(default=(), repr=False)

    @classmethod
    def of(cls, game: Game[S, Any, R]) -> Match[S, R]:
        """A match in which nothing has happened."""
        return Match(game, game.initial())

    @classmethod
    def replay(cls, game: Game[S, Any, R], events: tuple[Event, ...]) -> Match[S, R]:
        """The match that a log of events tells."""
        state = game.initial()
        for event in events:
            state = game.evolve(state, event)
        return Match(game, state, events)

    def act(self, action: Action) -> Match[S, R]:
        """The match after an action. Raises `IllegalAction` with the reason."""
        events = self.game.decide(self.state, action)
        state = self.state
        for event in events:
            state = self.game.evolve(state, event)
        return Match(self.game, state, self.events + events)

    def deal(self, rng: Random, salt: str = "") -> Match[S, R]:
        """Let the table draw or deal until a seat is to act. Raises `IllegalAction`."""
        match = self.act(self.game.prepare(self.state, rng, salt))
        return match if match.game.to_act(match.state) else match.deal(rng, salt)

    def view(self, viewer: Viewer) -> S:
        """The state as this seat (None: a spectator) knows it."""
        return Match.replay(self.game, told(self.events, viewer)).state

    @property
    def result(self) -> R | None:
        """The result of a finished match."""
        return self.game.result(self.state)
