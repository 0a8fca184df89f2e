"""What can go wrong when a position is to be solved."""

from __future__ import annotations

from strohmann.errors import StrohmannError

__all__ = ["SolverError"]


class SolverError(StrohmannError):
    """No solver that is there can answer, or the one that could has failed."""
