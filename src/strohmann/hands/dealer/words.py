"""The words of the language, and what they mean."""

from __future__ import annotations

from strohmann.bridge.board import Vulnerability
from strohmann.cards import Strain, Suit
from strohmann.seats import EAST, NORTH, SOUTH, WEST, Seat, Side

__all__ = [
    "ALTERNATE_COUNTS",
    "COMMANDS",
    "MEASURES",
    "RESERVED",
    "SEATS_BY_WORD",
    "SIDES_BY_WORD",
    "STRAINS_BY_WORD",
    "SUITS_BY_WORD",
    "VULNERABILITIES",
]

SEATS_BY_WORD: dict[str, Seat] = {"north": NORTH, "east": EAST, "south": SOUTH, "west": WEST}
SIDES_BY_WORD: dict[str, Side] = {"NS": Side.NS, "EW": Side.EW, "ns": Side.NS, "ew": Side.EW}

SUITS_BY_WORD: dict[str, Suit] = {
    word: suit for suit in Suit for word in (suit.name.lower(), suit.name.lower()[:-1])
}
STRAINS_BY_WORD: dict[str, Strain] = {word: suit.strain for word, suit in SUITS_BY_WORD.items()} | {
    "notrump": Strain.NOTRUMP,
    "notrumps": Strain.NOTRUMP,
}

ALTERNATE_COUNTS = (
    "tens", "jacks", "queens", "kings", "aces", "top2", "top3", "top4", "top5", "c13",
)  # fmt: skip
"""What ``pt0`` to ``pt9`` count unless told otherwise, by the names they have too."""

MEASURES: dict[str, str] = (
    {"hcp": "hcp", "hcps": "hcp", "control": "control", "controls": "control"}
    | {"loser": "loser", "losers": "loser", "cccc": "cccc", "quality": "quality"}
    | {f"pt{number}": f"pt{number}" for number in range(10)}
    | {name: f"pt{number}" for number, name in enumerate(ALTERNATE_COUNTS)}
    | {"ten": "pt0", "jack": "pt1", "queen": "pt2", "king": "pt3", "ace": "pt4"}
)
"""Counts of a hand or a suit; several words mean the same."""

VULNERABILITIES: dict[str, Vulnerability] = {
    "none": Vulnerability.NONE,
    "ns": Vulnerability.NS,
    "ew": Vulnerability.EW,
    "all": Vulnerability.BOTH,
}

COMMANDS = (
    "action", "altcount", "condition", "dealer", "generate", "opener", "pointcount", "predeal",
    "produce", "seed", "title", "vulnerable",
)  # fmt: skip

_FUNCTIONS = ("shape", "hascard", "tricks", "trick", "dds", "score", "imps", "imp", "rnd", "par")
_ACTIONS = (
    "average", "csvrpt", "frequency", "print", "printall", "printcompact", "printes", "printew",
    "printns", "printoneline", "printpbn", "printrpt",
)  # fmt: skip
RESERVED = frozenset(
    (*COMMANDS, *_FUNCTIONS, *_ACTIONS, *MEASURES, *SEATS_BY_WORD, *STRAINS_BY_WORD, "any")
)
"""Words that cannot be names."""
