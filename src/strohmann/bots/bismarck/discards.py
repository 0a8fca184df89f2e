"""Which four of twenty cards forehand lays away (B-07, B-15)."""

from __future__ import annotations

from random import Random

from strohmann.bismarck.contracts import Contract, ContractName
from strohmann.bots.masks import bits
from strohmann.cards import Suit

__all__ = ["by_rule", "candidates", "laid_away"]

_COUNT = 4
_SUIT = 0x1FFF
_LENGTH = 1.5  # how much each card of a suit makes its others worth keeping
_COVER = 1.2  # in Pass: how much a lower card of the suit takes from the danger of a high one
_TRUMP = 100.0
_NOISE = 2.0


def by_rule(hand: int, contract: Contract) -> int:
    """Low cards of short suits, never a trump; in Pass the highest with least below them."""
    return laid_away(hand, contract.trump, low=contract.name is ContractName.PASS)


def laid_away(
    hand: int, trump: Suit | None, *, low: bool, count: int = _COUNT, rng: Random | None = None
) -> int:
    """The cards that go first, as a mask; with ``rng`` some of the others that could."""
    dangers = _danger if low else _uselessness
    ranked = sorted(
        (dangers(hand, card, trump) + (rng.gauss(0, _NOISE) if rng else 0), card)
        for card in bits(hand)
    )
    return sum(1 << card for _, card in ranked[len(ranked) - count :])


def candidates(hand: int, contract: Contract, count: int, rng: Random) -> list[int]:
    """At most so many different choices, the rule's first."""
    low = contract.name is ContractName.PASS
    found = {by_rule(hand, contract): None}
    for _ in range(3 * count):
        if len(found) == count:
            break
        found[laid_away(hand, contract.trump, low=low, rng=rng)] = None
    return list(found)


def _uselessness(hand: int, card: int, trump: Suit | None) -> float:
    suit, rank = divmod(card, 13)
    if trump is not None and suit == trump.index:
        return -_TRUMP - rank
    length = (hand >> 13 * suit & _SUIT).bit_count()
    return -(rank if rank < 8 else 2 * rank) - _LENGTH * length


def _danger(hand: int, card: int, _trump: Suit | None) -> float:
    suit, rank = divmod(card, 13)
    below = hand >> 13 * suit & (1 << rank) - 1
    return rank - _COVER * below.bit_count()
