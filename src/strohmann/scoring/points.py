"""Points of one contract, duplicate scoring, and the elements that every form shares.

Law 77 (W-77) and the tables L-3 to L-7. No seat's vulnerability is looked up here:
``vulnerable`` is always that of declarer's side.
"""

from __future__ import annotations

from strohmann.bridge.contract import Contract, Doubling
from strohmann.cards import Strain
from strohmann.errors import InvalidValue
from strohmann.scoring.parts import Kind, Part
from strohmann.seats import Side

__all__ = [
    "GAME",
    "bonus_parts",
    "game_part",
    "is_made",
    "parts",
    "points",
    "trick_points",
    "undertrick_part",
]

GAME = 100
"""Trick points that make a game (C-30, R-05)."""

_DUPLICATE_PART_SCORE = 50


def parts(contract: Contract, tricks: int, *, vulnerable: bool) -> tuple[Part, ...]:
    """What a contract scores in duplicate, part by part (W-77, L-7).

    ``tricks`` are those of declarer's side, 0 to 13. Raises `InvalidValue` beyond them.
    """
    if not is_made(contract, tricks):
        return (undertrick_part(contract, tricks, vulnerable=vulnerable),)
    side, trick = contract.side, trick_points(contract)
    if trick >= GAME:
        premium = game_part(side, vulnerable=vulnerable)
    else:
        premium = Part(side, Kind.PART_SCORE, _DUPLICATE_PART_SCORE)
    bonus = bonus_parts(contract, tricks, vulnerable=vulnerable)
    return (Part(side, Kind.CONTRACT_TRICKS, trick), premium, *bonus)


def points(contract: Contract | None, tricks: int | None, *, vulnerable: bool) -> int:
    """The duplicate score for declarer's side; 0 when passed out (W-77, T-16).

    Raises `InvalidValue` for tricks beyond 0 to 13, or none with a contract.
    """
    if contract is None:
        return 0
    if tricks is None:
        raise InvalidValue("bad-tricks", rule="W-77", tricks="")
    scored = parts(contract, tricks, vulnerable=vulnerable)
    side = contract.side
    return sum(part.points if part.side is side else -part.points for part in scored)


def is_made(contract: Contract, tricks: int) -> bool:
    """Declarer's side took at least the tricks promised (C-28). Raises `InvalidValue`."""
    if not 0 <= tricks <= 13:
        raise InvalidValue("bad-tricks", rule="W-77", tricks=tricks)
    return tricks >= contract.tricks


def trick_points(contract: Contract) -> int:
    """Points for the odd tricks bid, doubling included (L-3, C-29)."""
    first = 10 if contract.strain is Strain.NOTRUMP else 0
    return (contract.level * _trick_value(contract.strain) + first) * contract.doubling.factor


def game_part(side: Side, *, vulnerable: bool) -> Part:
    """The premium for a game, paid at once (L-4, C-33)."""
    return Part(side, Kind.GAME, 500 if vulnerable else 300)


def bonus_parts(contract: Contract, tricks: int, *, vulnerable: bool) -> tuple[Part, ...]:
    """Slam, doubled contract made and overtricks of a made contract, alike in all forms (R-07)."""
    side = contract.side
    bonuses = (
        (Kind.SMALL_SLAM, _small_slam(vulnerable) if contract.level == 6 else 0),
        (Kind.GRAND_SLAM, 2 * _small_slam(vulnerable) if contract.level == 7 else 0),
        (Kind.DOUBLED_MADE, _doubled_made(contract.doubling)),
        (Kind.OVERTRICKS, (tricks - contract.tricks) * _overtrick(contract, vulnerable)),
    )
    return tuple(Part(side, kind, amount) for kind, amount in bonuses if amount)


def undertrick_part(contract: Contract, tricks: int, *, vulnerable: bool) -> Part:
    """What the opponents write for the tricks missing (L-6, C-28)."""
    missing = contract.tricks - tricks
    opponents = contract.side.opponents
    return Part(opponents, Kind.UNDERTRICKS, _penalty(missing, contract.doubling, vulnerable))


def _trick_value(strain: Strain) -> int:
    return 20 if strain.is_minor else 30


def _small_slam(vulnerable: bool) -> int:
    return 750 if vulnerable else 500


def _doubled_made(doubling: Doubling) -> int:
    return 25 * doubling.factor if doubling is not Doubling.UNDOUBLED else 0


def _overtrick(contract: Contract, vulnerable: bool) -> int:
    """Each overtrick (L-5)."""
    if contract.doubling is Doubling.UNDOUBLED:
        return _trick_value(contract.strain)
    return (100 if vulnerable else 50) * contract.doubling.factor


def _penalty(missing: int, doubling: Doubling, vulnerable: bool) -> int:
    """All undertricks together (L-6)."""
    if doubling is Doubling.UNDOUBLED:
        return missing * (100 if vulnerable else 50)
    first_three, later = (300, 300) if vulnerable else (200, 300)
    doubled = first_three * missing - 100 + (later - first_three) * max(0, missing - 3)
    return doubled * doubling.factor // 2
