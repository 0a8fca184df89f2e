"""What one suit is worth: tricks with all four holdings seen and entries in plenty.

A holding is a 13-bit mask as in `Holding`. The four are given clockwise, first a hand of
the side whose tricks are counted: ours, theirs, ours, theirs. Our side leads every further
round, from the hand that suits it. Nobody ruffs. An answer depends only on the order of
the cards, not on their ranks, and is remembered.
"""

from __future__ import annotations

from functools import lru_cache

__all__ = ["Four", "round_of", "runs", "tricks"]

Four = tuple[int, int, int, int]
"""Holdings of one suit, clockwise."""

_SUIT = 0x1FFF


@lru_cache(maxsize=1 << 17)
def runs(own: int, others: int) -> tuple[int, ...]:
    """The lowest card of each run of touching cards of a holding, highest run first.

    Cards are touching when no card of ``others`` lies between them.
    """
    found: list[int] = []
    touching = False
    for i in range(12, -1, -1):
        bit = 1 << i
        if own & bit:
            if touching:
                found[-1] = bit
            else:
                found.append(bit)
                touching = True
        elif others & bit:
            touching = False
    return tuple(found)


def tricks(hands: Four) -> int:
    """Tricks for hands 0 and 2 when they lead every round of the suit."""
    x, w, y, e = hands
    ours, theirs = x | y, w | e
    if not ours:
        return 0
    longest = max(x.bit_count(), y.bit_count())
    if not theirs or (ours >> theirs.bit_length()).bit_count() >= longest:
        return longest
    return _tricks(_pressed(x, w, y, e))


def round_of(hands: Four, seat: int, left: int, best: int, ours: bool) -> int:
    """Tricks for hands 0 and 2 from within a round, the round included.

    Hand ``seat`` plays next, ``left`` hands are still to play, ``best`` is the best card so
    far (0 before the lead) and ``ours`` says whether hand 0 or 2 played it.
    """
    if not left:
        return ours + tricks(hands)
    own = hands[seat]
    after = (seat + 1) & 3
    if not own:
        return round_of(hands, after, left - 1, best, ours)
    even = not seat & 1
    values = []
    for card in _replies(hands, seat, left, best, ours):
        held = list(hands)
        held[seat] = own ^ card
        rest = (held[0], held[1], held[2], held[3])
        if card > best:
            values.append(round_of(rest, after, left - 1, card, even))
        else:
            values.append(round_of(rest, after, left - 1, best, ours))
    return max(values) if even else min(values)


def _replies(hands: Four, seat: int, left: int, best: int, ours: bool) -> tuple[int, ...]:
    """The cards worth a thought: lowest, cheapest winning one, cheapest sure one."""
    own = hands[seat]
    low = own & -own
    beating = own >> best.bit_length() << best.bit_length()
    if not beating:
        return (low,)
    cheapest = beating & -beating
    if left == 1:
        return (low,) if ours is not bool(seat & 1) else (cheapest,)
    found = (low,) if low == cheapest else (low, cheapest)
    behind = hands[(seat + 1) & 3]
    if left == 3:
        behind |= hands[(seat + 3) & 3]
    sure = beating >> behind.bit_length() << behind.bit_length()
    if sure and (sure & -sure) not in found:
        return (*found, sure & -sure)
    return found


@lru_cache(maxsize=1 << 18)
def _tricks(key: int) -> int:
    x, w, y, e = key & _SUIT, key >> 13 & _SUIT, key >> 26 & _SUIT, key >> 39
    best = 0
    for hands in ((x, w, y, e), (y, e, x, w)):
        own = hands[0]
        for card in runs(own, hands[1] | hands[2] | hands[3]):
            rest = (own ^ card, hands[1], hands[2], hands[3])
            best = max(best, round_of(rest, 1, 3, card, True))
    return best


def _pressed(x: int, w: int, y: int, e: int) -> int:
    """The holdings as one key, without the gaps that cards already gone have left."""
    key = 0
    bit = 1
    every = x | w | y | e
    for i in range(every.bit_length()):
        here = 1 << i
        if x & here:
            key |= bit
        elif w & here:
            key |= bit << 13
        elif y & here:
            key |= bit << 26
        elif e & here:
            key |= bit << 39
        else:
            continue
        bit <<= 1
    return key
