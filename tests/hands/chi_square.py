"""Is a sample as even as chance would make it?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable

__all__ = ["deviation"]


def deviation(sample: Iterable[Hashable], kinds: int) -> float:
    """How many standard deviations a sample is more uneven than expected (chi-square).

    By the cube root of Wilson and Hilferty; ``kinds`` is how many values there can be.
    """
    counts = Counter(sample)
    assert len(counts) <= kinds
    expected = counts.total() / kinds
    missing = (kinds - len(counts)) * expected
    chi = sum((n - expected) ** 2 / expected for n in counts.values()) + missing
    freedom = kinds - 1
    spread = 2 / (9 * freedom)
    return float(((chi / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5)
