"""Bidding systems as data: context -> call -> meaning.

``load("einsteiger").choose(hand, Context(auction))`` is a call and
``load("einsteiger").meaning(Context(auction), call)`` says what it shows.
"""

from __future__ import annotations

from functools import cache

from strohmann.systems.engine import System
from strohmann.systems.facts import Facts, Shape, facts
from strohmann.systems.load import read, system_names
from strohmann.systems.model import Context, Forcing, Layer, Meaning, Shows
from strohmann.systems.picture import Known, Picture

__all__ = [
    "Context",
    "Facts",
    "Forcing",
    "Known",
    "Layer",
    "Meaning",
    "Picture",
    "Shape",
    "Shows",
    "System",
    "facts",
    "load",
    "system_names",
]


@cache
def load(name: str = "einsteiger") -> System:
    """A system by name. Raises `UnknownName`; `InvalidValue` when its files are faulty."""
    return System(read(name))
