"""The JSON that commands print: English keys, ASCII notation (cli.md)."""

from __future__ import annotations

from typing import Any

from strohmann.scoring.parts import Part
from strohmann.scoring.sheet import DealRow, Sheet
from strohmann.seats import Side

__all__ = ["part_document", "sheet_document"]


def part_document(part: Part) -> dict[str, Any]:
    """One part of a score."""
    return {
        "side": part.side.value,
        "kind": part.kind.value,
        "points": part.points,
        "below": part.below,
    }


def sheet_document(sheet: Sheet) -> dict[str, Any]:
    """A score sheet with its deals."""
    winner = sheet.winner
    return {
        "totals": {side.value: sheet.totals[side] for side in sheet.sides},
        "margin": sheet.margin,
        "winner": _side(winner),
        "winners": _winners(sheet),
        "over": sheet.is_over,
        "broken_off": sheet.broken_off,
        "rubber_winner": _side(sheet.rubber_winner),
        "games": {side.value: sheet.games[side] for side in sheet.sides},
        "carried": {side.value: sheet.carried[side] for side in sheet.sides},
        "deals": [_row(row) for row in sheet.rows],
        "closing": [part_document(part) for part in sheet.closing],
    }


def _winners(sheet: Sheet) -> list[str]:
    """The winner; both sides of a draw; nobody while the match goes on."""
    if not sheet.is_over:
        return []
    won = sheet.sides if sheet.winner is None else (sheet.winner,)
    return [side.value for side in won]


def _side(side: Side | None) -> str | None:
    return None if side is None else side.value


def _row(row: DealRow) -> dict[str, Any]:
    contract = row.result.contract
    return {
        "number": row.number,
        "dealer": row.dealer.value,
        "vulnerability": row.vulnerability.value,
        "contract": None if contract is None else f"{contract.bid}{contract.doubling}",
        "declarer": None if contract is None else contract.declarer.value,
        "tricks": row.result.tricks,
        "honours": [str(honours) for honours in row.result.honours],
        "parts": [part_document(part) for part in row.parts],
        "game_won_by": _side(row.game_won_by),
    }
