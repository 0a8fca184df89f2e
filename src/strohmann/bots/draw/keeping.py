"""Which card to part with while the stock lasts (F-21, X-30)."""

from __future__ import annotations

from strohmann.bots.masks import bits

__all__ = ["least_useful", "use_of"]

_SUIT = 0x1FFF
_LENGTH = 0.7


def use_of(card: int, hand: int, gone: int, length: float = _LENGTH) -> float:
    """What a card is good for: few cards above it that may still turn up, a long suit round it.

    ``gone`` are the cards known to be out of play; 0 for who does not remember them.
    """
    suit, rank = divmod(card, 13)
    held = hand >> 13 * suit & _SUIT
    above = _SUIT & ~((2 << rank) - 1) & ~held & ~(gone >> 13 * suit)
    return length * held.bit_count() - above.bit_count()


def least_useful(cards: int, hand: int, gone: int, length: float = _LENGTH) -> int:
    """Of these cards of a hand the one to part with, as a bit number."""
    return min(bits(cards), key=lambda card: (use_of(card, hand, gone, length), card % 13))
