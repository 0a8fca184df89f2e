"""``strohmann sheet``: score a match that was played with real cards."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from strohmann.cli.bismarcksheet import bismarck_document, show_bismarck
from strohmann.cli.documents import sheet_document
from strohmann.cli.errors import DONE, INPUT_HAS_ERRORS, WrongUsage
from strohmann.cli.files import read_text
from strohmann.cli.help import HELP
from strohmann.cli.points import part_name
from strohmann.cli.tables import add_column, ruled_table
from strohmann.cli.terminal import Terminal
from strohmann.errors import SheetError
from strohmann.i18n.notation import (
    contract_text,
    result_text,
    seat_letter,
    side_letters,
    side_name,
)
from strohmann.scoring.bismarckpad import parse as parse_bismarck
from strohmann.scoring.padfile import parse
from strohmann.scoring.parts import Part
from strohmann.scoring.profiles import PROFILES, Form, Profile
from strohmann.scoring.sheet import DealRow, Sheet
from strohmann.seats import Side

__all__ = ["sheet"]

Sides = tuple[Side, ...]


def sheet(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli-sheet-file")],
    profile: Annotated[
        str | None, typer.Option("--profile", metavar="NAME", help="cli-sheet-profile")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli-option-json")] = False,
    _wants_help: Annotated[bool, HELP] = False,
) -> None:
    """Score the lines of a file (cli.md)."""
    terminal = ctx.ensure_object(Terminal)
    rules = _rules(profile)
    text, lang = read_text(file), terminal.catalogue.language
    if rules.form is Form.BISMARCK:
        three = parse_bismarck(text, rules, lang=lang)
        errors, document = three.diagnostics, bismarck_document(three)
        show = partial(show_bismarck, three, terminal)
    else:
        pad = parse(text, rules, lang=lang)
        errors, document = pad.diagnostics, sheet_document(pad.sheet)
        show = partial(_show_bridge, pad.sheet, terminal)
    if as_json:
        head = {"profile": rules.name, "form": rules.form.value}
        diagnostics = [_diagnostic(error, terminal) for error in errors]
        terminal.show_json(head | document | {"diagnostics": diagnostics})
    else:
        terminal.show(Text(terminal.text(f"profile-{rules.name}"), style="bold"))
        show()
        for error in errors:
            terminal.complain(error)
    raise typer.Exit(INPUT_HAS_ERRORS if errors else DONE)


def _rules(name: str | None) -> Profile:
    known = " ".join(PROFILES)
    if name is None:
        raise WrongUsage("missing-profile", where="--profile", known=known)
    if name not in PROFILES:
        raise WrongUsage("unknown-profile", where="--profile", name=name, known=known)
    return PROFILES[name]


def _diagnostic(error: SheetError, terminal: Terminal) -> dict[str, Any]:
    shape = terminal.error_json(error)
    return shape | {"severity": "error", "line": error.values.get("line")}


def _show_bridge(sheet: Sheet, terminal: Terminal) -> None:
    terminal.show(_table(sheet, terminal))
    terminal.show(Text(_outcome(sheet, terminal)))


def _table(sheet: Sheet, terminal: Terminal) -> Table:
    table, sides = ruled_table(show_footer=True), sheet.sides
    for key in ("deal", "dealer", "cli-sheet-vulnerability", "contract"):
        add_column(table, terminal.text(key))
    add_column(table, "", footer=terminal.text("total"), whole=False)
    for side in sides:
        title, total = side_letters(side, terminal.catalogue), terminal.number(sheet.totals[side])
        add_column(table, title, footer=total, number=True)
    for row in sheet.rows:
        _add_rows(table, sides, _deal_cells(row, sides, terminal), row.parts, terminal)
        if row.game_won_by is not None:
            table.add_section()
    _add_rows(table, sides, [""] * 4, sheet.closing, terminal)
    return table


def _deal_cells(row: DealRow, sides: Sides, terminal: Terminal) -> list[str]:
    catalogue, result = terminal.catalogue, row.result
    contract = contract_text(result.contract, catalogue)
    made = result_text(result.contract, result.tricks)
    return [
        "–" if row.number is None else str(row.number),
        seat_letter(row.dealer, catalogue),
        _vulnerability(row, sides, terminal),
        f"{contract} {made}".rstrip(),
    ]


def _vulnerability(row: DealRow, sides: Sides, terminal: Terminal) -> str:
    """None, both, or the one side by its letters."""
    vulnerable = [side for side in sides if side in row.vulnerability]
    if len(vulnerable) == 1:
        return side_letters(vulnerable[0], terminal.catalogue)
    return terminal.text(f"vul-{row.vulnerability}")


def _add_rows(
    table: Table, sides: Sides, cells: list[str], parts: tuple[Part, ...], terminal: Terminal
) -> None:
    """A line for each part; those of a deal begin with what the deal was."""
    lines = [
        [part_name(part.kind.value, part.below, terminal)]
        + [terminal.number(part.points) if part.side is side else "" for side in sides]
        for part in parts
    ]
    if not lines and any(cells):
        lines = [["", "", ""]]
    for index, line in enumerate(lines):
        first = cells if index == 0 else [""] * len(cells)
        table.add_row(*(Text(cell) for cell in [*first, *line]))


def _outcome(sheet: Sheet, terminal: Terminal) -> str:
    if not sheet.is_over:
        dealer = terminal.text(f"seat-{sheet.next_dealer}")
        return terminal.text("cli-sheet-goes-on", dealer=dealer)
    if sheet.winner is None:
        return terminal.text("cli-sheet-draw")
    winner = side_name(sheet.winner, terminal.catalogue)
    by_games = sheet.totals[sheet.winner] <= sheet.totals[sheet.winner.opponents]
    if len(sheet.winner.seats) == 1:
        if by_games:
            return terminal.text("cli-sheet-won-alone-by-games", player=winner)
        return terminal.text("cli-sheet-won-alone", player=winner, margin=sheet.margin)
    if by_games:
        return terminal.text("cli-sheet-won-by-games", side=winner)
    return terminal.text("cli-sheet-won", side=winner, margin=sheet.margin)
