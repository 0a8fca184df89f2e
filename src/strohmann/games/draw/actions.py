"""What the table does in Draw Bridge; the seats' actions are those of bridge."""

from __future__ import annotations

from dataclasses import dataclass

from strohmann.cards import Card
from strohmann.games.protocol import Action
from strohmann.seats import Seat

__all__ = ["ChooseDealer", "DrawForDealer"]


@dataclass(frozen=True, slots=True)
class DrawForDealer(Action):
    """The players draw a card each, North first; the higher deals first (X-13, C-05)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class ChooseDealer(Action):
    """The first dealer is chosen by lot (X-13)."""

    dealer: Seat
