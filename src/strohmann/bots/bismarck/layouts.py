"""Whole layouts of the unseen cards that fit what a player of Bismarck knows."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from strohmann.bots.bismarck.discards import laid_away
from strohmann.bots.bismarck.sight import WHOLE_PACK, Sight
from strohmann.bots.masks import bits

__all__ = ["Layout", "dealt", "layouts"]

Layout = tuple[int, int, int]
"""The cards that east, south and west hold, as masks."""

_RELUCTANCE = 0.15
"""How much rarer it is that forehand laid a card away than that the third player has it."""


def layouts(sight: Sight, count: int, rng: Random) -> list[Layout]:
    """So many layouts, each as the one who sees so much may think that the cards lie."""
    draw = _split if sight.discards else _with_discards
    return [draw(sight, rng) for _ in range(count)]


def dealt(hand: int, place: int, count: int, rng: Random) -> Iterator[Layout]:
    """The other two hands of 16 at random, for one who sees 20 cards or those open alone.

    ``hand`` are the cards that ``place`` has seen; it is filled up to 20.
    """
    cards = list(bits(WHOLE_PACK & ~hand))
    missing = 20 - hand.bit_count()
    for _ in range(count):
        rng.shuffle(cards)
        hands = [0, 0, 0]
        hands[place] = hand | sum(1 << card for card in cards[:missing])
        hands[(place + 1) % 3] = sum(1 << card for card in cards[missing : missing + 16])
        hands[(place + 2) % 3] = sum(1 << card for card in cards[missing + 16 :])
        yield (hands[0], hands[1], hands[2])


def _split(sight: Sight, rng: Random) -> Layout:
    """Who knows what was laid away: all other cards are in the two hidden hands."""
    one, two = (sight.me + 1) % 3, (sight.me + 2) % 3
    ours = sight.unseen & sight.voids[two]
    free = list(bits(sight.unseen & ~(sight.voids[one] | sight.voids[two])))
    rng.shuffle(free)
    missing = sight.play.hidden[one] - ours.bit_count()
    ours |= sum(1 << card for card in free[: max(0, missing)])
    hands = list(sight.play.known)
    hands[one] |= ours
    hands[two] |= sight.unseen & ~ours
    return (hands[0], hands[1], hands[2])


def _with_discards(sight: Sight, rng: Random) -> Layout:
    """One of the two others is forehand, who has laid four cards away."""
    forehand = sight.forehand
    third = 3 - forehand - sight.me
    void = sight.voids[forehand]
    his = _third_hand(sight, third, void, rng)
    rest = sight.unseen & ~his
    forced = list(bits(rest & void))[: sight.unseen.bit_count() - _hidden(sight)]
    away = sum(1 << card for card in forced)
    missing = rest.bit_count() - sight.play.hidden[forehand] - len(forced)
    if missing > 0:
        away |= laid_away(rest & ~away, sight.trump, low=sight.low, count=missing, rng=rng)
    hands = list(sight.play.known)
    hands[third] |= his
    hands[forehand] |= rest & ~away
    return (hands[0], hands[1], hands[2])


def _hidden(sight: Sight) -> int:
    return sum(sight.play.hidden)


def _third_hand(sight: Sight, third: int, void: int, rng: Random) -> int:
    """Cards for the player who is not forehand: none that lay open, mostly what forehand lacks."""
    possible = bits(sight.unseen & ~sight.open & ~sight.voids[third])
    weighed = sorted(
        (rng.random() * (_RELUCTANCE if void >> card & 1 else 1), card) for card in possible
    )
    return sum(1 << card for _, card in weighed[: sight.play.hidden[third]])
