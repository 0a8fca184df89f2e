"""Tables of the 8,192 holdings of a suit: 13-bit masks, the lowest rank the lowest bit."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

__all__ = ["ABOVE", "COUNT", "HIGH", "LOW", "NO_RANK", "SUIT", "Holdings", "Ranks", "Suits"]

Holdings = NDArray[np.int16]
Ranks = NDArray[np.int16]
Suits = NDArray[np.intp]

SUIT = 0x1FFF
"""The mask of a whole suit."""

NO_RANK = 99
"""The lowest rank of a void: above every rank."""

_ALL = np.arange(SUIT + 1)
_BITS = (_ALL[:, None] >> np.arange(13) & 1).astype(np.int16)

COUNT: Ranks = _BITS.sum(axis=1).astype(np.int16)
"""How many cards."""

HIGH: Ranks = np.where(_BITS, np.arange(13), -1).max(axis=1).astype(np.int16)
"""The highest rank, 0 for the two; -1 of a void."""

LOW: Ranks = np.where(_BITS, np.arange(13), NO_RANK).min(axis=1).astype(np.int16)
"""The lowest rank; `NO_RANK` of a void."""

ABOVE: Holdings = np.array([SUIT & ~((1 << rank) - 1) for rank in range(14)], dtype=np.int16)
"""The holding of this rank and all above, for ranks 0 to 13."""
