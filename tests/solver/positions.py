"""Random endings, and a slow way to solve them that shares nothing with the solvers."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from strohmann.cards import PACK, SUITS, Card, Hand
from strohmann.seats import SEATS
from strohmann.solver.position import Position

__all__ = ["by_brute_force", "endings", "random_ending"]


def random_ending(rng: Random, *, most: int = 5, mid_trick: bool = True) -> Position:
    """An ending of one to ``most`` cards, now and then of few suits, perhaps mid-trick."""
    length = rng.randint(1, most)
    pack = list(PACK)
    if rng.random() < 0.4:  # touching cards, long suits
        start = rng.randrange(0, 52 - 4 * length + 1)
        pack = pack[start : start + 4 * length + rng.randrange(0, 9)]
    rng.shuffle(pack)
    masks = [sum(card.bit for card in pack[i : 4 * length : 4]) for i in range(4)]
    north, east, south, west = masks
    trump = rng.choice([None, *SUITS])
    position = Position((north, east, south, west), trump, rng.choice(SEATS))
    for _ in range(rng.randrange(4) if mid_trick else 0):
        after, _won = position.after(rng.choice(list(Hand.of_mask(position.legal_mask))))
        assert after is not None
        position = after
    return position


@st.composite
def endings(draw: st.DrawFn, most: int = 3) -> Position:
    """`random_ending` for Hypothesis."""
    return random_ending(Random(draw(st.integers(0, 2**64))), most=most)


def by_brute_force(position: Position) -> dict[Card, int]:
    """Every card with its tricks, by trying everything: no bounds, no memory."""
    scores = {}
    for card in Hand.of_mask(position.legal_mask):
        after, won = position.after(card)
        completes = len(position.trick) == 3
        if after is None:
            scores[card] = int(won)
            continue
        best = max(by_brute_force(after).values())
        same = after.side is position.side
        rest = best if same else after.remaining - best
        scores[card] = rest + int(completes and won)
    return scores
