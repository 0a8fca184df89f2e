"""The last tricks: exact search over layouts that fit what the player knows."""

from __future__ import annotations

from strohmann.bots.search import Ending, OutOfNodes, differing
from strohmann.bots.sight import Sight
from strohmann.bots.worlds import worlds
from strohmann.cards import Card
from strohmann.seats import Side

__all__ = ["ending_scores"]


LIMIT = 5
"""Tricks left when the search begins."""

_COUNTS = {1: 12, 2: 20, 3: 20, 4: 20, 5: 16, 6: 12, 7: 8, 8: 8}
_NODES = 20000


def ending_scores(sight: Sight) -> dict[Card, float] | None:
    """Average tricks of the actor's side for each different card, or None if it is too far."""
    left = sight.play.remaining
    if left > LIMIT or len(sight.hidden) > 2:
        return None
    play = sight.play
    cards = differing(play.legal_mask(sight.turn), sight.present)
    if len(cards) == 1:
        return {cards[0]: 0.0}
    search = Ending(sight.trump, _NODES)
    totals = dict.fromkeys(cards, 0)
    count = 0
    ours = sight.actor.side is Side.NS
    try:
        for hands in worlds(sight, _COUNTS[left]):
            guess = None
            found = {}
            for card in cards:
                rest = list(hands)
                rest[sight.turn.index] &= ~card.bit
                guess = found[card] = search.tricks(rest, play.leader, (*play.cards, card), guess)
            count += 1
            for card, value in found.items():
                totals[card] += value if ours else left - value
    except OutOfNodes:
        if count < 3:
            return None
    return {card: total / count for card, total in totals.items()}
