"""The last tricks: exact search over layouts that fit what the player knows."""

from __future__ import annotations

from collections.abc import Sequence

from strohmann.bots.playout import worth
from strohmann.bots.search import Ending, OutOfNodes
from strohmann.bots.sight import Sight
from strohmann.bots.worlds import worlds
from strohmann.cards import Card
from strohmann.seats import Side

__all__ = ["ending_scores"]

_LAYOUTS = {1: 20, 2: 20, 3: 20, 4: 20, 5: 16, 6: 10}
"""Layouts to search by tricks left."""
_ENOUGH = 4
"""Layouts that are enough when the nodes run out."""
_NODES = 2500


def ending_scores(sight: Sight, cards: Sequence[Card]) -> dict[Card, float] | None:
    """Average worth of the tricks to come for each card; None if the end is too far."""
    play = sight.play
    left = play.remaining
    if left not in _LAYOUTS or len(sight.hidden) > 2:
        return None
    search = Ending(sight.trump, _NODES)
    ours = sight.actor.side is Side.NS
    totals = dict.fromkeys(cards, 0.0)
    count = 0
    try:
        for hands in worlds(sight, _LAYOUTS[left]):
            found = {}
            guess = None
            for card in cards:
                held = list(hands)
                held[sight.turn.index] &= ~card.bit
                guess = search.tricks(held, play.leader, (*play.cards, card), guess)
                found[card] = worth(sight, guess if ours else left - guess)
            for card, value in found.items():
                totals[card] += value
            count += 1
    except OutOfNodes:
        if count < _ENOUGH:
            return None
    return {card: total / count for card, total in totals.items()}
