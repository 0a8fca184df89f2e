"""Cards as numbers: 0 is the ace of spades, 51 the two of clubs, suits S H D C."""

from __future__ import annotations

from collections.abc import Iterator

__all__ = ["ALL_CARDS", "RANKS", "card_bit", "codes_of", "rank_mask", "seats_of"]

ALL_CARDS = (1 << 52) - 1
RANKS = "AKQJT98765432"


def card_bit(code: int) -> int:
    """The card's bit in the mask of a hand."""
    return 1 << 51 - code


def codes_of(mask: int) -> Iterator[int]:
    """The cards of a hand, from the ace of spades down."""
    while mask:
        top = mask.bit_length() - 1
        yield 51 - top
        mask ^= 1 << top


def rank_mask(holding: str, suit: int) -> int | None:
    """The cards of a suit (0 for spades); None when one is no rank or there twice."""
    mask = 0
    for rank in holding.strip().upper().replace("10", "T"):
        code = RANKS.find(rank)
        if code < 0 or mask & card_bit(13 * suit + code):
            return None
        mask |= card_bit(13 * suit + code)
    return mask


def seats_of(masks: tuple[int, ...]) -> list[int]:
    """For each of the 52 cards in order, the index of the seat that holds it."""
    seats = [0] * 52
    for seat, mask in enumerate(masks):
        for code in codes_of(mask):
            seats[code] = seat
    return seats
