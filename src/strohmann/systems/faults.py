"""What is wrong with one entry of a system file; `load` adds file, line and node."""

from __future__ import annotations

__all__ = ["DataError"]


class DataError(ValueError):
    """A key, word or value that the vocabulary does not have. Never leaves `load`."""

    def __init__(self, wanted: str, found: object) -> None:
        super().__init__(f"{wanted}: {found}")
