"""Portable Bridge Notation 1.0 to 2.1: import format in, export format out (rule D-12)."""

from __future__ import annotations

from strohmann.formats.pbn.reader import iterload, load, loads
from strohmann.formats.pbn.writer import dump, dumps

__all__ = ["dump", "dumps", "iterload", "load", "loads"]
