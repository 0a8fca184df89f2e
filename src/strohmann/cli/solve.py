"""``strohmann solve``: what best play with open cards comes to, and par."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import typer
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from strohmann.cards import STRAINS
from strohmann.cli.boardfiles import FORMAT_NAMES
from strohmann.cli.dealfile import BY_LINE, NamedBoard, problem_text, read_boards
from strohmann.cli.errors import DONE, INPUT_HAS_ERRORS
from strohmann.cli.help import HELP
from strohmann.cli.terminal import Terminal
from strohmann.i18n.notation import seat_letter, seat_name, side_letters, strain_text
from strohmann.seats import SEATS, SIDES, Side
from strohmann.solver.par import Par, ParContract, makeable, par
from strohmann.solver.pool import Unsolved, tables
from strohmann.solver.tables import TrickTable

__all__ = ["MOST_PROCESSES", "MOST_SECONDS", "solve"]

MOST_SECONDS = 86400.0
"""For one deal: a day."""
MOST_PROCESSES = 1024

_FOR_A_BAR = 3


def solve(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli-solve-file")],
    read_as: Annotated[
        str | None,
        typer.Option("--from", metavar=f"{FORMAT_NAMES}|{BY_LINE}", help="cli-read-from"),
    ] = None,
    seconds: Annotated[
        float,
        typer.Option(
            "--time-limit",
            metavar="SECONDS",
            min=0.001,
            max=MOST_SECONDS,
            help="cli-solve-time-limit",
        ),
    ] = 60.0,
    processes: Annotated[
        int | None,
        typer.Option(
            "--processes", metavar="N", min=1, max=MOST_PROCESSES, help="cli-solve-processes"
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli-option-json")] = False,
    _wants_help: Annotated[bool, HELP] = False,
) -> None:
    """Solve the deals of a file (cli.md)."""
    terminal = ctx.ensure_object(Terminal)
    found = read_boards(file, read_as)
    outcomes = list(_outcomes(found.boards, seconds, processes, terminal))
    solved = list(zip(found.boards, outcomes, strict=True))
    if as_json:
        boards = [_document(board, outcome) for board, outcome in solved]
        diagnostics = [problem.document(terminal) for problem in found.problems]
        terminal.show_json({"boards": boards, "diagnostics": diagnostics})
    else:
        for board, outcome in solved:
            _show(board, outcome, terminal)
    for problem in found.problems:
        terminal.err.print(Text(problem_text(problem, terminal), style="bold"))
    unsolved = any(isinstance(outcome, Unsolved) for outcome in outcomes)
    raise typer.Exit(INPUT_HAS_ERRORS if found.problems or unsolved else DONE)


def _outcomes(
    boards: list[NamedBoard], seconds: float, processes: int | None, terminal: Terminal
) -> Iterator[TrickTable | Unsolved]:
    """Solve, with a bar for people who wait."""
    outcomes = tables((board.deal for board in boards), processes=processes, seconds=seconds)
    if not terminal.err.is_terminal or len(boards) < _FOR_A_BAR:
        yield from outcomes
        return
    with Progress(console=terminal.err, transient=True) as progress:
        yield from progress.track(outcomes, total=len(boards), description="")


# --- JSON ------------------------------------------------------------------------


def _document(board: NamedBoard, outcome: TrickTable | Unsolved) -> dict[str, Any]:
    head = {
        "board": board.name,
        "dealer": board.dealer.value,
        "vulnerability": board.vulnerability.value,
        "deal": str(board.deal),
    }
    if isinstance(outcome, Unsolved):
        return head | {"tricks": None, "par": None, "makeable": None, "unsolved": outcome.value}
    best = par(outcome, board.vulnerability, board.dealer)
    return head | {
        "tricks": _nested(dict(outcome)),
        "par": {
            "score": best.score,
            "contracts": [str(each) for each in best.contracts] or ["pass"],
            "results": [each.over for each in best.contracts],
        },
        "makeable": _nested(makeable(outcome)),
    }


def _nested(numbers: dict[Any, int]) -> dict[str, dict[str, int]]:
    return {
        seat.value: {
            strain.value: numbers[seat, strain] for strain in STRAINS if (seat, strain) in numbers
        }
        for seat in SEATS
    }


# --- For people --------------------------------------------------------------------


def _show(board: NamedBoard, outcome: TrickTable | Unsolved, terminal: Terminal) -> None:
    title = terminal.text(
        "cli-solve-board",
        board=board.name,
        dealer=seat_name(board.dealer, terminal.catalogue),
        vulnerability=terminal.text(f"option-vulnerability-{board.vulnerability}"),
    )
    terminal.show(Text(title, style="bold"))
    if isinstance(outcome, Unsolved):
        terminal.say(f"cli-solve-unsolved-{outcome}")
    else:
        best = par(outcome, board.vulnerability, board.dealer)
        terminal.show(_table(outcome, terminal))
        terminal.say("cli-solve-makeable", contracts=_makeable(outcome, terminal))
        terminal.say(
            "cli-solve-par",
            contracts=_par_contracts(best, terminal),
            points=_points(best, terminal),
        )
    terminal.show("")


def _table(table: TrickTable, terminal: Terminal) -> Table:
    shown = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    shown.add_column("")
    for strain in STRAINS:
        shown.add_column(Text(strain_text(strain, terminal.catalogue)), justify="right")
    for seat in SEATS:
        tricks = [str(table[seat, strain]) for strain in STRAINS]
        shown.add_row(Text(seat_letter(seat, terminal.catalogue)), *tricks)
    return shown


def _makeable(table: TrickTable, terminal: Terminal) -> str:
    """As on hand records: the side where both partners make the same, else seat by seat."""
    levels = makeable(table)
    found = []
    for side in SIDES:
        for strain in reversed(STRAINS):
            first, second = (levels.get((seat, strain)) for seat in side.seats)
            name = strain_text(strain, terminal.catalogue)
            if first == second:
                found.append((side_letters(side, terminal.catalogue), first, name))
                continue
            found += [
                (seat_letter(seat, terminal.catalogue), levels.get((seat, strain)), name)
                for seat in side.seats
            ]
    makes = [f"{who} {level}{strain}" for who, level, strain in found if level is not None]
    return ", ".join(makes) or "–"


def _par_contracts(best: Par, terminal: Terminal) -> str:
    if not best.contracts:
        return terminal.text("passed-out")
    return ", ".join(_par_contract(each, terminal) for each in best.contracts)


def _par_contract(each: ParContract, terminal: Terminal) -> str:
    both = len(each.declarers) == 2
    who = (
        side_letters(each.side, terminal.catalogue)
        if both
        else seat_letter(each.declarers[0], terminal.catalogue)
    )
    bid = f"{each.bid.level}{strain_text(each.bid.strain, terminal.catalogue)}"
    risk = terminal.text("call-short-X") if each.over < 0 else ""
    result = terminal.number(each.over) if each.over else "="
    return f"{bid}{risk} {who} {result}"


def _points(best: Par, terminal: Terminal) -> str:
    side = Side.NS if best.score >= 0 else Side.EW
    amount = terminal.number(abs(best.score))
    return f"{side_letters(side, terminal.catalogue)} {amount}"
