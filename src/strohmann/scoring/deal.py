"""The parts of one deal in each form: duplicate, Chicago, rubber.

Chicago and rubber carry trick points below the line from deal to deal; ``carried`` is
what each side has there in the game in progress (C-31, F-06, R-05).
"""

from __future__ import annotations

from collections.abc import Mapping

from strohmann.bridge.board import Vulnerability
from strohmann.bridge.contract import Contract
from strohmann.scoring.parts import Kind, Part
from strohmann.scoring.points import (
    GAME,
    bonus_parts,
    game_part,
    is_made,
    parts,
    trick_points,
    undertrick_part,
)
from strohmann.scoring.result import DealResult
from strohmann.seats import Side

__all__ = ["CHICAGO_DEALS", "chicago_parts", "duplicate_parts", "game_won_by", "rubber_parts"]

CHICAGO_DEALS = 4
"""Counted deals of a Chicago match (C-26, F-04)."""

_LAST_PART_SCORE = 100


def game_won_by(result: DealResult, carried: Mapping[Side, int]) -> Side | None:
    """The side whose trick points reach 100 with those carried (C-30, C-31, R-05)."""
    contract, tricks = result.contract, result.tricks
    if contract is None or tricks is None or not is_made(contract, tricks):
        return None
    side = contract.side
    return side if carried.get(side, 0) + trick_points(contract) >= GAME else None


def duplicate_parts(result: DealResult, vulnerability: Vulnerability) -> tuple[Part, ...]:
    """The parts by W-77: nothing is carried, honours do not count (X-01)."""
    if result.contract is None or result.tricks is None:
        return ()
    vulnerable = result.contract.side in vulnerability
    return parts(result.contract, result.tricks, vulnerable=vulnerable)


def chicago_parts(
    result: DealResult, vulnerability: Vulnerability, number: int, carried: Mapping[Side, int]
) -> tuple[Part, ...]:
    """The parts of deal ``number`` (1 to 4) of a Chicago (C-28 to C-36, L-4).

    A game is paid at once by the vulnerability of this deal (C-33, F-07); a part score
    that completes none has a premium only in the fourth deal (C-34, F-08, R-11).
    """
    contract, tricks = result.contract, result.tricks
    if contract is None or tricks is None:
        return ()
    if not is_made(contract, tricks):
        return (*_unmade(contract, tricks, vulnerability), *_honours(result))
    side = contract.side
    premium: tuple[Part, ...] = ()
    if game_won_by(result, carried) is not None:
        premium = (game_part(side, vulnerable=side in vulnerability),)
    elif number == CHICAGO_DEALS:
        premium = (Part(side, Kind.PART_SCORE, _LAST_PART_SCORE),)
    bonus = bonus_parts(contract, tricks, vulnerable=side in vulnerability)
    return (_below(contract), *premium, *bonus, *_honours(result))


def rubber_parts(result: DealResult, vulnerability: Vulnerability) -> tuple[Part, ...]:
    """The parts of a deal of a rubber: W-77 without 300, 500 and 50, and honours (R-04, R-07).

    A single game has no premium; that of the rubber belongs to the whole (C-39, F-11).
    """
    contract, tricks = result.contract, result.tricks
    if contract is None or tricks is None:
        return ()
    if not is_made(contract, tricks):
        return (*_unmade(contract, tricks, vulnerability), *_honours(result))
    bonus = bonus_parts(contract, tricks, vulnerable=contract.side in vulnerability)
    return (_below(contract), *bonus, *_honours(result))


def _below(contract: Contract) -> Part:
    points = trick_points(contract)
    return Part(contract.side, Kind.CONTRACT_TRICKS, points, below=True)


def _unmade(contract: Contract, tricks: int, vulnerability: Vulnerability) -> tuple[Part, ...]:
    vulnerable = contract.side in vulnerability
    return (undertrick_part(contract, tricks, vulnerable=vulnerable),)


def _honours(result: DealResult) -> tuple[Part, ...]:
    return tuple(Part(held.seat.side, Kind.HONOURS, held.points) for held in result.honours)
