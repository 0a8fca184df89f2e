"""How often somebody may do something."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

__all__ = ["TokenBucket"]


class TokenBucket:
    """Tokens that run full at an even pace; what is done takes one out."""

    def __init__(
        self, per_second: float, size: int, clock: Callable[[], float] = monotonic
    ) -> None:
        """Full at first: ``size`` tokens. ``clock`` tells the time in seconds."""
        self._per_second = per_second
        self._size = size
        self._clock = clock
        self._tokens = float(size)
        self._at = clock()

    def take(self) -> bool:
        """Take a token out; False, and nothing taken, when there is none."""
        now = self._clock()
        self._tokens = min(self._size, self._tokens + (now - self._at) * self._per_second)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def give_back(self) -> None:
        """Put a token back that was taken out."""
        self._tokens = min(self._size, self._tokens + 1)
