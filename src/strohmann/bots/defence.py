"""A defender on lead after the first trick."""

from __future__ import annotations

from strohmann.bots.layouts import layouts
from strohmann.bots.plan import card_of
from strohmann.bots.prospects import after_lead, held
from strohmann.bots.sight import Sight
from strohmann.bots.suits import runs
from strohmann.cards import SUITS, Card

__all__ = ["defence_scores"]

Scores = dict[Card, float]


def defence_scores(sight: Sight) -> Scores:
    """Scores of the cards that a defender may lead, in tricks."""
    scores: Scores = {}
    declarer = sight.play.contract.declarer
    for suit in SUITS:
        own = sight.holding(sight.turn, suit)
        if not own:
            continue
        ways = layouts(sight, suit)
        others = (sight.present >> 13 * suit.index & 0x1FFF) & ~own
        theirs = held(ways, declarer)
        for bit in runs(own, others):
            card = card_of(suit, bit)
            ours = after_lead(ways, sight.turn, sight.turn, card)
            broken = after_lead(ways, declarer, sight.turn, card) - theirs
            scores[card] = (0.0 if suit is sight.trump else 0.5 * ours) - broken
    return scores
