"""Score sheets as they go to a browser."""

from __future__ import annotations

from collections.abc import Iterable

from strohmann.bridge.board import Vulnerability
from strohmann.scoring.parts import Part
from strohmann.scoring.profiles import Profile
from strohmann.scoring.result import DealResult
from strohmann.scoring.sheet import DealRow, Sheet
from strohmann.seats import Side
from strohmann.server.wire import NextDealView, PartView, RowContractView, RowView, SheetView

__all__ = ["result_text", "row_view", "sheet_view", "vulnerable_sides"]

Sides = tuple[Side, ...]


def sheet_view(sheet: Sheet, profile: Profile) -> SheetView:
    """The whole sheet."""
    sides = sheet.sides
    following = NextDealView(
        number=sheet.next_number,
        dealer=sheet.next_dealer,
        vulnerable=vulnerable_sides(sheet.next_vulnerability, sides),
    )
    return SheetView(
        form=profile.form.value,
        profile=profile.name,
        sides=sides,
        rows=tuple(row_view(row, sides) for row in sheet.rows),
        closing=_parts(sheet.closing),
        totals=dict(sheet.totals),
        carried=dict(sheet.carried),
        games=dict(sheet.games),
        length=sheet.length,
        over=sheet.is_over,
        winner=sheet.winner,
        margin=sheet.margin,
        next=following,
    )


def row_view(row: DealRow, sides: Sides) -> RowView:
    """One deal on the sheet of two sides."""
    contract = row.result.contract
    shown = None
    if contract is not None:
        shown = RowContractView(f"{contract.bid}{contract.doubling}", contract.declarer)
    return RowView(
        number=row.number,
        dealer=row.dealer,
        vulnerable=vulnerable_sides(row.vulnerability, sides),
        contract=shown,
        tricks=row.result.tricks,
        result=result_text(row.result),
        parts=_parts(row.parts),
        game_won_by=row.game_won_by,
    )


def result_text(result: DealResult) -> str:
    """``=`` for just made, ``+1``, ``-2``; ``pass``."""
    if result.contract is None or result.tricks is None:
        return "pass"
    surplus = result.tricks - result.contract.tricks
    return f"{surplus:+d}" if surplus else "="


def vulnerable_sides(vulnerability: Vulnerability, sides: Sides) -> Sides:
    """Those of the sides that are vulnerable."""
    return tuple(side for side in sides if side in vulnerability)


def _parts(parts: Iterable[Part]) -> tuple[PartView, ...]:
    return tuple(PartView(p.side, p.kind.value, p.points, p.below) for p in parts)
