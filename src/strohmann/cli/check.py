"""``strohmann check``: what is in files of boards, and what is wrong with it."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from strohmann.cli.boardfiles import (
    FORMAT_NAMES,
    diagnostic_document,
    files_of,
    format_for,
    open_file,
    wrong_lines,
)
from strohmann.cli.errors import DONE, INPUT_HAS_ERRORS
from strohmann.cli.help import HELP
from strohmann.cli.tables import add_column, ruled_table
from strohmann.cli.terminal import Terminal
from strohmann.formats.diagnostics import Diagnostic, Severity
from strohmann.formats.registry import Counts

__all__ = ["check"]

_SHOWN = 20  # findings of a file that are written out for people


def check(
    ctx: typer.Context,
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help="cli-check-file")],
    read_as: Annotated[
        str | None, typer.Option("--from", metavar=FORMAT_NAMES, help="cli-read-from")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli-option-json")] = False,
    _wants_help: Annotated[bool, HELP] = False,
) -> None:
    """Count and check the boards of files (cli.md)."""
    terminal = ctx.ensure_object(Terminal)
    found = [_checked(name, read_as) for name in files_of(files)]
    if as_json:
        terminal.show_json({"files": [_document(*each, terminal) for each in found]})
    else:
        terminal.show(_table(found, terminal))
        for name, _, _, diagnostics in found:
            _explain(name, diagnostics, terminal)
    wrong = any(each.severity is Severity.ERROR for *_, diagnostics in found
                for each in diagnostics)  # fmt: skip
    raise typer.Exit(INPUT_HAS_ERRORS if wrong else DONE)


Checked = tuple[str, str, Counts, list[Diagnostic]]


def _checked(name: str, read_as: str | None) -> Checked:
    counts = Counts()
    diagnostics: list[Diagnostic] = []
    with open_file(name) as file:
        form = format_for(name, read_as, file)
        for record in form.iterload(file, diagnostics.append):
            counts.add(record)
    return name, form.name, counts, sorted(diagnostics, key=lambda each: (each.line, each.column))


def _document(
    name: str, form: str, counts: Counts, diagnostics: list[Diagnostic], terminal: Terminal
) -> dict[str, Any]:
    return {
        "file": name,
        "format": form,
        "counts": asdict(counts),
        "codes": dict(sorted(Counter(each.code for each in diagnostics).items())),
        "diagnostics": [diagnostic_document(each, terminal) for each in diagnostics],
    }


def _table(found: list[Checked], terminal: Terminal) -> Table:
    table = ruled_table(gap=1)
    add_column(table, terminal.text("cli-check-in-file"), whole=False)
    for kind in ("boards", "auctions", "plays", "results", "error", "warning", "note"):
        add_column(table, terminal.text(f"cli-check-{kind}"), number=True)
    for name, _, counts, diagnostics in found:
        severities = Counter(each.severity for each in diagnostics)
        numbers = [counts.boards, counts.auctions, counts.plays, counts.results]
        numbers += [severities[severity] for severity in Severity]
        table.add_row(Text(Path(name).name), *(Text(terminal.number(number)) for number in numbers))
    return table


def _explain(name: str, diagnostics: list[Diagnostic], terminal: Terminal) -> None:
    """The findings one by one, errors first; notes only in JSON."""
    lines = wrong_lines(diagnostics, terminal, _SHOWN)
    if lines:
        terminal.err.print(Text(name, style="bold"))
    for line in lines:
        terminal.err.print(line)
