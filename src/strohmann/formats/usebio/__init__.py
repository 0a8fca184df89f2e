"""USEBIO 1.0 to 1.2: results of bridge events in XML, as British scoring programs send them."""

from __future__ import annotations

from strohmann.formats.usebio.reader import iterload, load, loads
from strohmann.formats.usebio.writer import dump, dumps

__all__ = ["dump", "dumps", "iterload", "load", "loads"]
