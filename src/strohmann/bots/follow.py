"""Following suit: the card after which the suit is worth most, by all the ways it may lie."""

from __future__ import annotations

from collections.abc import Sequence

from strohmann.bots.layouts import Layout, layouts
from strohmann.bots.plan import card_of
from strohmann.bots.prospects import after_follow
from strohmann.bots.sight import Sight
from strohmann.bots.suits import runs
from strohmann.cards import Card

__all__ = ["follow_scores"]

Scores = dict[Card, float]

_CHEAPLY = 0.01
"""What a rank is worth: of equal cards the lower one is played."""

_TEMPO = {(True, True): 0.35, (True, False): 0.2, (False, True): 0.5, (False, False): 0.5}
"""What winning this trick is worth besides; for declarer or not, with trumps or not."""


def follow_scores(sight: Sight) -> Scores:
    """Scores of the cards that follow suit, in tricks."""
    suit = sight.led
    assert suit is not None, "nothing is led"
    own = sight.holding(sight.turn, suit)
    others = (sight.present >> 13 * suit.index & 0x1FFF) & ~own
    cards = [card_of(suit, bit) for bit in runs(own, others)]
    if len(cards) == 1:
        return {cards[0]: 0.0}
    ways = layouts(sight, suit)
    declarer = sight.play.contract.declarer
    sign = 1.0 if sight.declaring else -1.0
    tempo = _TEMPO[sight.declaring, sight.trump is not None]
    return {
        card: sign * after_follow(sight, ways, declarer, card)
        + tempo * chance(sight, ways, card)
        - _CHEAPLY * card.rank.index
        for card in cards
    }


def chance(sight: Sight, ways: Sequence[Layout], card: Card) -> float:
    """How likely the actor's side can win the trick when it plays a card."""
    turn = sight.turn
    behind = (turn.left, turn.partner, turn.right)[: 3 - len(sight.play.cards)]
    if sight.beats(card):
        top, ours = card.bit >> 13 * card.suit.index, True
    else:
        best, winner = sight.best, sight.winner
        assert best is not None, "nothing is led"
        assert winner is not None, "nothing is led"
        top = best.bit >> 13 * card.suit.index if best.suit is card.suit else 1 << 13
        ours = winner.side is turn.side
    total = 0.0
    for way in ways:
        us, them = (top, 0) if ours else (0, top)
        for seat in behind:
            if seat.side is turn.side:
                us |= way.holdings[seat.index]
            else:
                them |= way.holdings[seat.index]
        total += way.share * (us > them)
    return total
