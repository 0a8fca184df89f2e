"""Cards as bit numbers: places in a mask as `Hand` has it, 13 to a suit, clubs lowest."""

from __future__ import annotations

from collections.abc import Iterator

from strohmann.cards import Card, Hand

__all__ = ["bits", "card_of"]


def bits(mask: int) -> Iterator[int]:
    """The bit numbers of the cards of a mask, the lowest first."""
    while mask:
        bit = mask & -mask
        yield bit.bit_length() - 1
        mask ^= bit


def card_of(number: int) -> Card:
    """The card of a bit number."""
    return next(iter(Hand.of_mask(1 << number)))
