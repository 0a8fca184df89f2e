"""Names of PBN 2.1: tags, and how calls, cards and glyphs are spelled."""

from __future__ import annotations

from strohmann.bridge.calls import CALLS, PASS, Call
from strohmann.cards import PACK, Card

__all__ = [
    "CALL_WORDS",
    "CANONICAL",
    "CARD_WORDS",
    "CONTINUING",
    "GLYPHS",
    "MANDATORY",
    "PLAYERS",
    "glyph_word",
]

MANDATORY = (
    "Event", "Site", "Date", "Board", "West", "North", "East", "South", "Dealer",
    "Vulnerable", "Deal", "Scoring", "Declarer", "Contract", "Result",
)  # fmt: skip
"""The fifteen tags that each game of the export format begins with, in this order."""
PLAYERS = ("North", "East", "South", "West")

_SUPPLEMENTAL = (
    "ActionTable", "Annotator", "AnnotatorNA", "Application", "Auction", "AuctionTimeTable",
    "BidSystemEW", "BidSystemNS", "Competition", "DealId", "Description", "DoubleDummyTricks",
    "EastNA", "EastType", "EventDate", "EventSponsor", "FrenchMP", "Generator", "Hidden",
    "HomeTeam", "InstantScoreTable", "Mode", "NorthNA", "NorthType", "Note", "OptimumContract",
    "OptimumPlayTable", "OptimumResultTable", "OptimumScore", "Play", "PlayTimeTable", "Room",
    "Round", "Score", "ScoreIMP", "ScoreMP", "ScorePercentage", "ScoreRubber",
    "ScoreRubberHistory", "ScoreTable", "Section", "SouthNA", "SouthType", "Stage", "Table",
    "Termination", "Time", "TimeCall", "TimeCard", "TimeControl", "TotalScoreTable", "UTCDate",
    "UTCTime", "VisitTeam", "WestNA", "WestType",
)  # fmt: skip
CANONICAL = {name.lower(): name for name in (*MANDATORY, *_SUPPLEMENTAL)}
"""Names in lower case to the spelling of the standard."""

CONTINUING = frozenset(
    {"Auction", "Contract", "Declarer", "Note", "Play", "Result", "Score", "Scoring"}
) | {name for name in CANONICAL.values() if name.endswith("Table") and name != "Table"}
"""Tags that go on with a game after a blank line that should not be there."""


def _call_words() -> dict[str, Call]:
    words = {call.text: call for call in CALLS}
    words |= {text.replace("NT", "N"): call for text, call in words.items() if "NT" in text}
    words |= {"Pass": PASS, "PASS": PASS, "pass": PASS}
    words |= {text.lower(): call for text, call in words.items()}
    return words


CALL_WORDS = _call_words()
"""The usual spellings of calls; others go through `Call.parse`."""


def _card_words() -> dict[str, Card]:
    words = {card.text: card for card in PACK}
    words |= {text.replace("T", "10"): card for text, card in words.items() if text[1] == "T"}
    words |= {text.lower(): card for text, card in words.items()}
    return words | {text[0].lower() + text[1:]: card for text, card in words.items()}


CARD_WORDS = _card_words()

GLYPHS = {"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6}
"""Suffixes as numeric glyphs: $1 to $6 for calls; for cards seven more ($8 to $13)."""


def glyph_word(glyph: int) -> str:
    """How a glyph is written: ``$5``."""
    return f"${glyph}"
