"""The score sheet of Bismarck as ``strohmann sheet`` shows it."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from strohmann.bismarck.contracts import Contract, ContractName
from strohmann.bismarck.rules import THREE, Variant
from strohmann.cli.tables import add_column, ruled_table
from strohmann.cli.terminal import Terminal
from strohmann.i18n.notation import strain_text
from strohmann.scoring.bismarck import BismarckRow
from strohmann.scoring.bismarckpad import BismarckPad

__all__ = ["bismarck_document", "show_bismarck"]

_WIDEST = 12
"""Letters of a name in a table, so that it fits eighty columns."""


# --- JSON ------------------------------------------------------------------------


def bismarck_document(pad: BismarckPad) -> dict[str, Any]:
    """A score sheet with its deals; values go by the names of the players."""
    sheet = pad.sheet
    winners = [pad.name(seat) for seat in sheet.winners]
    return {
        "players": list(pad.players),
        "totals": pad.by_name(sheet.totals),
        "margin": _margin(pad),
        "winner": winners[0] if len(winners) == 1 else None,
        "winners": winners,
        "over": sheet.is_over,
        "length": sheet.length,
        "contracts": [name.value for name in sheet.columns],
        "chosen": {
            pad.name(seat): [name.value for name in names] for seat, names in sheet.chosen.items()
        },
        "deals": [
            _row(pad, row, pad.by_name(running))
            for row, running in zip(sheet.rows, sheet.running, strict=True)
        ],
    }


def _margin(pad: BismarckPad) -> int:
    """How far the first is ahead of the second."""
    first, second, _ = sorted(pad.sheet.totals.values(), reverse=True)
    return first - second


def _row(pad: BismarckPad, row: BismarckRow, running: dict[str, int]) -> dict[str, Any]:
    return {
        "number": row.number,
        "dealer": pad.name(row.dealer),
        "forehand": pad.name(row.forehand),
        "contract": row.contract.name.value,
        "trump": None if row.contract.trump is None else row.contract.trump.value,
        "tricks": pad.by_name(row.tricks),
        "targets": pad.by_name(row.targets),
        "points": pad.by_name(row.points),
        "totals": running,
    }


# --- For people ------------------------------------------------------------------


def show_bismarck(pad: BismarckPad, terminal: Terminal) -> None:
    """The boxes with an X for each contract played, the deals, and who wins."""
    terminal.show(_boxes(pad, terminal))
    if pad.sheet.rows:
        terminal.say("cli-sheet-of-three")
        terminal.show(_deals(pad, terminal))
    if not (pad.sheet.rows and pad.diagnostics and not pad.sheet.is_over):
        terminal.show(Text(_outcome(pad, terminal)))


def _boxes(pad: BismarckPad, terminal: Terminal) -> Table:
    sheet, table = pad.sheet, ruled_table()
    add_column(table, "")
    for name in sheet.columns:
        add_column(table, _title(pad, name, terminal))
    add_column(table, terminal.text("total"), number=True)
    for seat in THREE:
        marks = ["X" if name in sheet.chosen[seat] else "·" for name in sheet.columns]
        total = _signed(sheet.totals[seat], terminal)
        table.add_row(*(Text(cell) for cell in (_short(pad.name(seat)), *marks, total)))
    return table


def _deals(pad: BismarckPad, terminal: Terminal) -> Table:
    table = ruled_table()
    for key in ("deal", "bismarck-forehand", "contract"):
        add_column(table, terminal.text(key))
    for seat in THREE:
        add_column(table, _short(pad.name(seat)), number=True)
    for row, running in zip(pad.sheet.rows, pad.sheet.running, strict=True):
        cells = [str(row.number), _short(pad.name(row.forehand)), _contract(pad, row, terminal)]
        for seat in THREE:
            points, total = _signed(row.points[seat], terminal), _signed(running[seat], terminal)
            cells.append(f"{row.tricks[seat]:>2} {points:>3} {total:>3}")
        table.add_row(*map(Text, cells))
    return table


def _contract(pad: BismarckPad, row: BismarckRow, terminal: Terminal) -> str:
    contract: Contract = row.contract
    title = _title(pad, contract.name, terminal)
    if contract.trump is None or len(contract.name.trumps) == 1:
        return title
    return f"{title} {strain_text(contract.trump.strain, terminal.catalogue)}"


def _title(pad: BismarckPad, name: ContractName, terminal: Terminal) -> str:
    """The contract's name; the older games call Pass by names of their own."""
    if name is ContractName.PASS and pad.sheet.rules.variant is not Variant.FREE:
        classic = pad.sheet.rules.variant is Variant.CLASSIC
        return terminal.text("bismarck-noll" if classic else "bismarck-misere")
    return terminal.text(f"bismarck-contract-{name}")


def _signed(points: int, terminal: Terminal) -> str:
    return f"+{points}" if points > 0 else terminal.number(points)


def _short(name: str) -> str:
    return name if len(name) <= _WIDEST else name[: _WIDEST - 1] + "…"


def _outcome(pad: BismarckPad, terminal: Terminal) -> str:
    sheet = pad.sheet
    if not sheet.is_over:
        return terminal.text(
            "cli-sheet-goes-on-three",
            dealer=pad.name(sheet.next_dealer), forehand=pad.name(sheet.next_forehand),
        )  # fmt: skip
    names = [pad.name(seat) for seat in sheet.winners]
    if len(names) == 1:
        return terminal.text("cli-sheet-won-alone", player=names[0], margin=_margin(pad))
    first, last = ", ".join(names[:-1]), names[-1]
    together = terminal.text("bismarck-and", first=first, last=last)
    return terminal.text("cli-sheet-shared", players=together)
