"""How many tricks a hand may take when nothing is known of the other one."""

from __future__ import annotations

from strohmann.cards import SUITS, Strain

__all__ = ["expected_tricks"]

_SUIT = 0x1FFF
_RUFFED = 0.3  # how much less a long side suit is worth while the other has trumps


def expected_tricks(hand: int, strain: Strain) -> float:
    """Tricks of a hand of 13 that declares; the other has a third of what is missing."""
    return sum(
        _in_suit(hand >> 13 * suit.index & _SUIT, ruffed=strain.suit not in (None, suit))
        for suit in SUITS
    )


def _in_suit(holding: int, *, ruffed: bool) -> float:
    expected = (13 - holding.bit_count()) / 3
    tricks, above, place = 0.0, 0, 0
    for rank in range(12, -1, -1):
        if not holding >> rank & 1:
            above += 1
            continue
        unbeaten = (2 / 3) ** above
        outlived = max(0.0, min(1.0, place - expected + 0.5))
        if ruffed:
            outlived *= _RUFFED
            unbeaten *= 1.0 if place < expected else _RUFFED
        tricks += max(unbeaten, outlived)
        place += 1
    return tricks
