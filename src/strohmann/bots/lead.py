"""The opening lead (rules C-20, S-L1)."""

from __future__ import annotations

from strohmann.bots.sight import Sight
from strohmann.cards import SUITS, Card

__all__ = ["opening_scores"]

Scores = dict[Card, float]


def opening_scores(sight: Sight) -> Scores:
    """Scores of one card of each suit, in tricks."""
    scores: Scores = {}
    for suit in SUITS:
        cards = tuple(sight.hand.of(suit))
        if cards:
            card = lead_card(cards, trumps=sight.trump is not None)
            points = sum(held.rank.hcp for held in cards)
            scores[card] = 0.1 * len(cards) + 0.05 * points - (suit is sight.trump)
    return scores


def lead_card(cards: tuple[Card, ...], *, trumps: bool) -> Card:
    """The card to lead of a suit, given from the top; ``trumps``: against a suit contract."""
    ranks = [card.rank.index for card in cards]
    if len(cards) <= 2 or (trumps and ranks[0] == 12):
        return cards[0]
    if ranks[0] - ranks[1] == 1 and ranks[0] >= 9 and (trumps or ranks[1] - ranks[2] <= 2):
        return cards[0]
    if len(cards) == 3:
        return cards[2] if ranks[0] >= 9 or trumps else cards[0]
    return cards[3]
