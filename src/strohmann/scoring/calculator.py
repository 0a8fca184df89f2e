"""The points of one deal by hand: a contract, tricks, what was carried, honours."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from strohmann.bridge.board import Vulnerability
from strohmann.errors import InvalidValue
from strohmann.scoring.deal import (
    CHICAGO_DEALS,
    chicago_parts,
    duplicate_parts,
    game_won_by,
    rubber_parts,
)
from strohmann.scoring.parts import Part, balance, columns
from strohmann.scoring.points import GAME
from strohmann.scoring.profiles import Form
from strohmann.scoring.result import DealResult
from strohmann.seats import Side

__all__ = ["DealPoints", "deal_points"]


_CARRYING = (Form.CHICAGO, Form.RUBBER)


@dataclass(frozen=True, slots=True)
class DealPoints:
    """What a deal scores: its parts, the points of each side and the side it wins a game.

    ``totals`` are equal and opposite in duplicate; in Chicago and rubber each side has what
    it writes itself.
    """

    parts: tuple[Part, ...]
    totals: Mapping[Side, int]
    game_won_by: Side | None = None


def deal_points(
    form: Form,
    result: DealResult,
    vulnerability: Vulnerability,
    *,
    number: int | None = None,
    carried: Mapping[Side, int] | None = None,
) -> DealPoints:
    """The points of one deal in a form: W-77 in duplicate (and single), L-4, R-07.

    ``number`` is that of a deal of Chicago, 1 to 4 (default 1); ``carried`` are the trick
    points of each side below the line in Chicago and rubber. The premium for a rubber is no
    part of a deal: it belongs to the match. Raises `InvalidValue` for honours, a number or
    carried points where the form has none, and for values that cannot be.
    """
    _check(form, result, number, carried)
    below = carried or {}
    if form in _CARRYING:
        if form is Form.CHICAGO:
            parts = chicago_parts(result, vulnerability, number or 1, below)
        else:
            parts = rubber_parts(result, vulnerability)
        return DealPoints(parts, columns(parts), game_won_by(result, below))
    parts = duplicate_parts(result, vulnerability)
    return DealPoints(parts, balance(parts))


def _check(
    form: Form, result: DealResult, number: int | None, carried: Mapping[Side, int] | None
) -> None:
    if result.honours and form not in _CARRYING:
        raise InvalidValue("honours-not-scored", rule="X-01")
    if number is not None:
        if form is not Form.CHICAGO:
            raise InvalidValue("not-in-form", where="deal", option="deal", form=form.value)
        if not 1 <= number <= CHICAGO_DEALS:
            raise InvalidValue("bad-deal-number", where="deal", rule="C-26", number=number)
    if carried is not None:
        if form not in _CARRYING:
            raise InvalidValue("not-in-form", where="carried", option="carried", form=form.value)
        for side, points in carried.items():
            if points % 10 or not 0 <= points < GAME:
                raise InvalidValue(
                    "bad-carried", where="carried", rule="C-31", side=side.value, points=points
                )
