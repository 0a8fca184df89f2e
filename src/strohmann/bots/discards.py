"""A card of another suit: ruff, or throw away what is needed least."""

from __future__ import annotations

from strohmann.bots.layouts import layouts
from strohmann.bots.prospects import after_discard, held
from strohmann.bots.sight import Sight
from strohmann.cards import SUITS, Card, Hand

__all__ = ["discard_scores"]

Scores = dict[Card, float]


def discard_scores(sight: Sight) -> Scores:
    """Scores of ruffs and discards, in tricks."""
    scores: Scores = {}
    hand = sight.hand
    for suit in SUITS:
        held_cards = hand.of(suit)
        if not held_cards:
            continue
        if suit is sight.trump:
            _ruffs(sight, held_cards, scores)
            continue
        low = tuple(held_cards)[-1]
        scores[low] = -cost(sight, low) - 0.01 * low.rank.index
    return scores


def cost(sight: Sight, card: Card) -> float:
    """Tricks that throwing the card gives away."""
    ways = layouts(sight, card.suit)
    if not ways:
        return 0.1 * card.rank.hcp
    declarer = sight.play.contract.declarer
    seat = sight.turn
    if sight.declaring:
        return held(ways, declarer) - after_discard(ways, declarer, seat, card)
    theirs = after_discard(ways, declarer, seat, card) - held(ways, declarer)
    ours = held(ways, seat) - after_discard(ways, seat, seat, card)
    return max(theirs, 0.0) + 0.5 * max(ours, 0.0)


def _ruffs(sight: Sight, trumps: Hand, scores: Scores) -> None:
    winner = sight.winner
    partner_wins = winner is not None and winner.side is sight.turn.side
    for card in trumps:
        if not sight.beats(card):
            value = -0.6
        elif partner_wins:
            value = -0.5
        else:
            value = 0.7
        scores[card] = value - 0.02 * card.rank.index
