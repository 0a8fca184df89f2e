"""Names of USEBIO, and what they are in a record."""

from __future__ import annotations

__all__ = ["FACTS", "PARTICIPANT", "SUIT_NAMES", "VERSIONS", "scoring_of", "tag_name"]

VERSIONS = ("1.0", "1.1", "1.2")
SUIT_NAMES = ("SPADES", "HEARTS", "DIAMONDS", "CLUBS")

FACTS = (
    "EVENT_IDENTIFIER", "PROGRAM_NAME", "PROGRAM_VERSION", "TITLE", "COUNTRY",
    "BOARD_SCORING_METHOD", "MATCH_SCORING_METHOD", "SCORING_METHOD", "PAIRWISE_SCORING_METHOD",
    "TEAM_PAIRING_AVAILABLE", "MASTER_POINT_SCALE", "MASTER_POINT_TYPE", "MPS_AWARDED_FLAG",
    "SESSION_COUNT", "SECTION_COUNT", "PAIRS", "WINNER_TYPE", "BOARDS_PLAYED", "P2P_CHARGE_RATE",
)  # fmt: skip
"""Elements of an event that are kept as tags of its first record."""

PARTICIPANT = {
    "PAIR_NUMBER": "PairId", "DIRECTION": "Direction", "PLACE": "Rank",
    "TOTAL_SCORE": "TotalScore", "PERCENTAGE": "TotalPercentage", "HANDICAP": "Handicap",
    "BOARDS_PLAYED": "NrBoards", "PAIR_IMPS": "TotalIMP", "WINS_OR_DRAWS": "Wins",
    "MASTER_POINTS_AWARDED": "MasterPoints", "MASTER_POINT_TYPE": "MasterPointType",
}  # fmt: skip
"""Elements of a pair or team, and the columns of TotalScoreTable."""


def tag_name(element: str) -> str:
    """``EVENT_IDENTIFIER`` as ``EventIdentifier``."""
    return "".join(part.capitalize() for part in element.split("_"))


def scoring_of(event_type: str, methods: str) -> str:
    """PBN's word for the kind of comparison, empty when it is not known."""
    said = f"{event_type} {methods}".upper()
    for sign, scoring in (
        ("BUTLER", "Butler"), ("CROSS_IMP", "Cavendish"), ("MATCH_POINTS", "MP"),
        ("MP_PAIRS", "MP"), ("TEAMS", "IMP"), ("IMPS", "IMP"), ("BAM", "BAM"),
    ):  # fmt: skip
        if sign in said:
            return scoring
    return ""
