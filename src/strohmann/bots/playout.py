"""Playing sampled layouts to their end, to see how good each card is.

All hands are seen in a layout. Everybody plays by the rules of thumb of `openhands`; only
at the next two leads the likeliest suits are tried, for these choices differ most.
"""

from __future__ import annotations

from collections.abc import Sequence

from strohmann.bots.openhands import SUIT_OF, follow, leads
from strohmann.bots.sight import Sight
from strohmann.bots.worlds import worlds
from strohmann.cards import Card
from strohmann.seats import Side

__all__ = ["playout_scores", "tricks_of"]

_TRIES = 2
"""Leads at which several suits are tried."""
_WIDTH = 3
"""How many."""
GOAL = 0.7
"""What it counts, in tricks, that the contract is made, or defeated, in a layout."""


def playout_scores(sight: Sight, cards: Sequence[Card], count: int) -> dict[Card, float]:
    """Average tricks of the actor's side for each card, over ``count`` layouts.

    A layout in which the side reaches its goal, the contract or its defeat, counts `GOAL` more.
    """
    play = sight.play
    seat = sight.turn.index
    trumps = 0 if sight.trump is None else 0x1FFF << 13 * sight.trump.index
    side = play.contract.declarer.index & 1
    trick = [card.bit for card in play.cards]
    layouts = worlds(sight, count)
    ours = sight.actor.side is Side.NS
    scores = {}
    for card in cards:
        total = 0.0
        for hands in layouts:
            held = list(hands)
            held[seat] &= ~card.bit
            won = tricks_of(held, play.leader.index, [*trick, card.bit], trumps, side, _TRIES)
            total += worth(sight, won if ours else play.remaining - won)
        scores[card] = total / len(layouts)
    return scores


def worth(sight: Sight, tricks: int) -> float:
    """What so many more tricks are worth to the actor's side, in tricks."""
    return tricks + GOAL * (tricks >= sight.needed)


def tricks_of(
    hands: list[int], leader: int, trick: list[int], trumps: int, side: int, tries: int
) -> int:
    """Tricks for N and S, the begun ``trick`` included; ``hands`` are used up.

    ``side`` is 0 or 1 as N and S or E and W declare; at the next ``tries`` leads several
    suits are tried.
    """
    won = 0
    while True:
        if not trick:
            if not hands[leader]:
                return won
            cards = leads(hands, leader, trumps, declaring=leader & 1 == side)[:_WIDTH]
            if tries and len(cards) > 1:
                return won + _best_lead(hands, leader, cards, trumps, side, tries - 1)
            hands[leader] ^= cards[0]
            trick = [cards[0]]
        leader = _complete(hands, leader, trick, trumps)
        won += 1 - (leader & 1)
        trick = []


def _best_lead(
    hands: list[int], leader: int, cards: list[int], trumps: int, side: int, tries: int
) -> int:
    values = []
    for card in cards:
        held = hands.copy()
        held[leader] ^= card
        values.append(tricks_of(held, leader, [card], trumps, side, tries))
    return min(values) if leader & 1 else max(values)


def _complete(hands: list[int], leader: int, trick: list[int], trumps: int) -> int:
    """Play the rest of a trick; the winner."""
    best, winner = trick[0], leader
    suit = led = SUIT_OF[best.bit_length() - 1]
    for i in range(1, 4):
        seat = (leader + i) & 3
        if i < len(trick):
            card = trick[i]
        else:
            card = follow(hands, seat, led, best, winner, 3 - i, trumps)
            hands[seat] ^= card
        if card & suit:
            if card > best:
                best, winner = card, seat
        elif card & trumps:
            best, winner, suit = card, seat, trumps
    return winner
