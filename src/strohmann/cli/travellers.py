"""All results of a board in the terminal."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from strohmann.cli.terminal import Terminal
from strohmann.formats.traveller import Traveller, TravellerLine
from strohmann.i18n.notation import card_text, contract_text, result_text

__all__ = ["traveller_table"]


def traveller_table(traveller: Traveller, terminal: Terminal) -> Table:
    """A line for each table: pairs, contract, result, lead, points and what they earned."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    sides = [terminal.text(f"side-short-{side}") for side in ("NS", "EW")]
    heads = [*sides, terminal.text("contract"), "", terminal.text("cli-show-lead")]
    for head in heads:
        table.add_column(Text(head))
    table.add_column(Text(terminal.text("points")), justify="right")
    units = sorted({line.unit for line in traveller.lines if line.unit})
    for side in sides if units else ():
        table.add_column(Text(f"{'/'.join(units)} {side}"), justify="right")
    for line in traveller.lines:
        awards = (line.award_ns, line.award_ew) if units else ()
        table.add_row(*(Text(_printable(cell)) for cell in (*_cells(line, terminal), *awards)))
    return table


def _cells(line: TravellerLine, terminal: Terminal) -> tuple[str, ...]:
    catalogue = terminal.catalogue
    is_known = line.contract is not None or line.passed_out
    return (
        line.ns,
        line.ew,
        contract_text(line.contract, catalogue) if is_known else "",
        result_text(line.contract, line.tricks),
        "" if line.lead is None else card_text(line.lead, catalogue),
        line.adjusted or line.remark if line.score is None else str(line.score),
    )


def _printable(text: str) -> str:
    return "".join(char for char in text if char.isprintable())
