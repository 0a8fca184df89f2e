"""How good a suit is: its quality, whether it stops the others, its losers (EV12, EV15)."""

from __future__ import annotations

from enum import Enum

from strohmann.cards import Holding, Rank

__all__ = ["Quality", "holdings_losers", "is_half_stopper", "is_stopper", "quality"]

_ACE, _KING, _QUEEN, _JACK, _TEN, _NINE = (1 << rank.index for rank in reversed(tuple(Rank)[7:]))
_TOP = _ACE | _KING | _QUEEN
_HONOURS = _TOP | _JACK | _TEN


class Quality(Enum):
    """The ladder of suit quality, lowest first (EV12)."""

    WEAK = "weak"
    ACCEPTABLE = "acceptable"
    GOOD = "good"
    VERY_GOOD = "very_good"
    NEARLY_SOLID = "nearly_solid"
    SOLID = "solid"

    index: int

    def __init__(self, name: str) -> None:
        ladder = ("weak", "acceptable", "good", "very_good", "nearly_solid", "solid")
        self.index = ladder.index(name)

    def __lt__(self, other: Quality) -> bool:
        return self.index < other.index

    def __le__(self, other: Quality) -> bool:
        return self.index <= other.index


def quality(holding: Holding) -> Quality:
    """How good a suit is to bid or to lead from (EV12)."""
    mask, length = holding.mask, len(holding)
    tops = (mask & _TOP).bit_count()
    if tops == 3 and (mask & _JACK or length >= 7):
        return Quality.SOLID
    if _is_nearly_solid(mask, length):
        return Quality.NEARLY_SOLID
    backed = bool(mask & _JACK) or _has(mask, _TEN | _NINE)
    if tops == 3 or (tops == 2 and (backed or length >= 7)):
        return Quality.VERY_GOOD
    led_by_top = bool(mask & (_ACE | _KING))
    if tops == 2 or (led_by_top and backed) or _has(mask, _QUEEN | _JACK | _TEN):
        return Quality.GOOD
    return Quality.ACCEPTABLE if holding.hcp >= 3 else Quality.WEAK


def _is_nearly_solid(mask: int, length: int) -> bool:
    """Four of the top five; AKQ sixth; KQJ seventh."""
    return (
        (mask & _HONOURS).bit_count() >= 4
        or (_has(mask, _TOP) and length >= 6)
        or (_has(mask, _KING | _QUEEN | _JACK) and length >= 7)
    )


def _has(mask: int, wanted: int) -> bool:
    return mask & wanted == wanted


def is_stopper(holding: Holding) -> bool:
    """Stops the suit by itself: A, Kx, Qxx, Jxxx or better."""
    return _guarded(holding, spare=0)


def is_half_stopper(holding: Holding) -> bool:
    """Stops the suit with a little help: K, Qx, Jxx or better."""
    return _guarded(holding, spare=1)


def _guarded(holding: Holding, spare: int) -> bool:
    length = len(holding) + spare
    return any(holding.mask & _ACE >> below and length > below for below in range(4))


def holdings_losers(mask: int) -> int:
    """Losing tricks of one suit: ace, king, queen missing in its first three cards (EV15)."""
    length = mask.bit_count()
    tops = (_ACE, _KING, _QUEEN)[:length]
    return sum(not mask & top for top in tops)
