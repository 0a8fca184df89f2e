"""Which card to play: rules of thumb, tried out on layouts that fit what is known.

The rules score the cards worth a thought. Then each of them is played in a dozen layouts
of the unseen cards, to the end by rules of thumb or, near the end, by exact search. The
scores of the rules decide where that shows no clear difference, and alone on the opening
lead: without a sight of dummy the agreements do better than layouts.
"""

from __future__ import annotations

from strohmann.bots.declarer import lead_scores
from strohmann.bots.defence import defence_scores
from strohmann.bots.discards import discard_scores
from strohmann.bots.ending import ending_scores
from strohmann.bots.follow import follow_scores
from strohmann.bots.holdup import held_up
from strohmann.bots.lead import opening_scores
from strohmann.bots.playout import playout_scores
from strohmann.bots.sight import Sight
from strohmann.bots.signals import as_agreed
from strohmann.cards import Card

__all__ = ["choose_card", "rule_scores"]

_TRIALS = 100
"""Cards times layouts to try in one decision."""
_LAYOUTS = (10, 24)
"""Fewest and most layouts."""
_RULES = 0.25
"""What the rules' scores count for beside the tricks of the layouts."""
_RULES_AT_END = 0.05
"""The same beside exact search."""


def choose_card(sight: Sight) -> Card:
    """The card that the actor plays from the hand whose turn it is."""
    if len(sight.legal) == 1:
        return sight.legal[0]
    return as_agreed(sight, _best(sight))


def _best(sight: Sight) -> Card:
    if (low := held_up(sight)) is not None:
        return low
    rules = rule_scores(sight)
    cards = sorted(rules)
    if len(cards) == 1:
        return cards[0]
    if not sight.tricks:
        return max(cards, key=lambda card: rules[card])
    values, weight = ending_scores(sight, cards), _RULES_AT_END
    if values is None:
        count = min(max(_TRIALS // len(cards), _LAYOUTS[0]), _LAYOUTS[1])
        values, weight = playout_scores(sight, cards, count), _RULES
    return max(cards, key=lambda card: values[card] + weight * rules[card])


def rule_scores(sight: Sight) -> dict[Card, float]:
    """What the rules of thumb say of the cards worth a thought; the unit is about a trick."""
    led = sight.led
    if led is not None:
        return follow_scores(sight) if sight.hand.length(led) else discard_scores(sight)
    if sight.declaring:
        return lead_scores(sight)
    return defence_scores(sight) if sight.play.tricks else opening_scores(sight)
