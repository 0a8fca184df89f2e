"""Commitments: a hash published with the deal, opened after it (W-06).

The commitment is the SHA-256, in hex, of four lines: ``strohmann-1``, the deal as PBN
(north first), the order of turned or stock cards (empty where a game has none) and a
random salt in hex. Whoever has the opened values can check that nothing was changed.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256

from strohmann.errors import NotationError

__all__ = ["commit", "verify"]


def commit(deal: str, order: str, salt: str) -> str:
    """The commitment to a deal, its turned or stock cards and a salt."""
    return sha256(f"strohmann-1\n{deal}\n{order}\n{salt}".encode()).hexdigest()


def verify(commitment: str, opened: Mapping[str, object]) -> bool:
    """Whether opened values ``{"version": 1, "deal", "order", "salt"}`` fit a commitment.

    Raises `NotationError` for values of another form.
    """
    if opened.get("version") != 1:
        raise NotationError("unknown-commitment-version", where="version")
    lines: list[str] = []
    for key in ("deal", "order", "salt"):
        value = opened.get(key)
        if not isinstance(value, str):
            raise NotationError("missing-opened-value", where=key)
        lines.append(value)
    return commit(*lines) == commitment.strip().lower()
