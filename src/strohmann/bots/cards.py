"""Which card to play: rules of thumb for every situation at the table."""

from __future__ import annotations

from strohmann.bots.declarer import lead_scores
from strohmann.bots.defence import defence_scores
from strohmann.bots.discards import discard_scores
from strohmann.bots.ending import ending_scores
from strohmann.bots.follow import follow_scores
from strohmann.bots.lead import opening_scores
from strohmann.bots.sight import Sight
from strohmann.cards import Card

__all__ = ["choose_card"]


def choose_card(sight: Sight) -> Card:
    """The card that the actor plays from the hand whose turn it is."""
    legal = sight.legal
    if len(legal) == 1:
        return legal[0]
    scores = score_cards(sight)
    exact = ending_scores(sight)
    if exact is not None:
        scores = {card: value + 0.05 * scores.get(card, -1.0) for card, value in exact.items()}
    return max(sorted(scores), key=lambda card: scores[card])


def score_cards(sight: Sight) -> dict[Card, float]:
    """Scores of the legal cards worth a thought, in tricks."""
    led = sight.led
    if led is not None:
        if sight.hand.length(led):
            return follow_scores(sight)
        return discard_scores(sight)
    if sight.declaring:
        return lead_scores(sight)
    return defence_scores(sight) if sight.play.tricks else opening_scores(sight)
