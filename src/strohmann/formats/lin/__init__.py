"""LIN, the format of Bridge Base Online: boards, vugraph in two rooms, hand-viewer links."""

from __future__ import annotations

from strohmann.formats.lin.reader import iterload, load, loads
from strohmann.formats.lin.url import board_of_url, board_url
from strohmann.formats.lin.writer import dump, dumps

__all__ = ["board_of_url", "board_url", "dump", "dumps", "iterload", "load", "loads"]
