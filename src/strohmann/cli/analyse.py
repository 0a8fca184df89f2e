"""``strohmann analyse``: what each card of a play cost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import typer
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from strohmann.bridge.play import CardPlay
from strohmann.cli.boardfiles import FORMAT_NAMES
from strohmann.cli.dealfile import Problem, board_name, problem_text, records_of
from strohmann.cli.errors import DONE, INPUT_HAS_ERRORS, BadContent
from strohmann.cli.help import HELP
from strohmann.cli.solve import MOST_PROCESSES, MOST_SECONDS
from strohmann.cli.tables import add_column, ruled_table
from strohmann.cli.terminal import Terminal
from strohmann.errors import StrohmannError
from strohmann.formats.model import BoardRecord
from strohmann.i18n.notation import card_text, contract_text, seat_letter
from strohmann.solver.analysis import Analysis
from strohmann.solver.pool import Play, Unsolved, analyses

__all__ = ["analyse"]

_FOR_A_BAR = 10
_Analysed = tuple[str, Analysis | Unsolved]


def analyse(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli-analyse-file")],
    read_as: Annotated[
        str | None,
        typer.Option("--from", metavar=FORMAT_NAMES, help="cli-read-from"),
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
    """Analyse the plays of a file (cli.md)."""
    terminal = ctx.ensure_object(Terminal)
    plays, problems = _plays(records_of(file, read_as))
    if not plays and not problems:
        raise BadContent("no-plays", where=file)
    outcomes = _outcomes([play for _, play in plays], seconds, processes, terminal)
    found = [(name, outcome) for (name, _), outcome in zip(plays, outcomes, strict=True)]
    if as_json:
        document = {"boards": [_document(*each) for each in found], "totals": _totals(found)}
        diagnostics = [problem.document(terminal) for problem in problems]
        terminal.show_json(document | {"diagnostics": diagnostics})
    else:
        terminal.show(_table(found, terminal))
    for problem in problems:
        terminal.err.print(Text(problem_text(problem, terminal), style="bold"))
    unsolved = any(isinstance(outcome, Unsolved) for _, outcome in found)
    raise typer.Exit(INPUT_HAS_ERRORS if problems or unsolved else DONE)


def _plays(records: list[BoardRecord]) -> tuple[list[tuple[str, Play]], list[Problem]]:
    """What can be analysed, and the plays that cannot; boards without a play are neither."""
    plays: list[tuple[str, Play]] = []
    problems: list[Problem] = []
    for place, record in enumerate(records, 1):
        if record.play is None or not record.play.rows or record.contract is None:
            continue
        name = board_name(record, place)
        try:
            plays.append((name, _play(record, name)))
        except StrohmannError as error:
            problems.append(Problem(error, board=name))
    return plays, problems


def _play(record: BoardRecord, name: str) -> Play:
    """Raises `BadContent`, and `IllegalPlay` for a play that the Laws forbid."""
    deal, contract, played = record.deal, record.contract, record.play
    if deal is None or contract is None or played is None:
        raise BadContent("deal-not-complete", where=name)
    tricks = played.tricks(contract.strain.suit)
    cards = tuple(card for _, trick in tricks for card in trick)
    followed = CardPlay.start(contract, deal.masks, (0, 0, 0, 0))
    for card in cards:
        followed = followed.play(followed.turn or contract.leader, card)
    return Play(deal, contract, cards)


def _outcomes(
    plays: list[Play], seconds: float, processes: int | None, terminal: Terminal
) -> Iterator[Analysis | Unsolved]:
    outcomes = analyses(plays, processes=processes, seconds=seconds)
    if not terminal.err.is_terminal or len(plays) < _FOR_A_BAR:
        yield from outcomes
        return
    with Progress(console=terminal.err, transient=True) as progress:
        yield from progress.track(outcomes, total=len(plays), description="")


# --- JSON ------------------------------------------------------------------------


def _document(name: str, outcome: Analysis | Unsolved) -> dict[str, Any]:
    if isinstance(outcome, Unsolved):
        return {"board": name, "unsolved": outcome.value}
    contract = outcome.contract
    return {
        "board": name,
        "contract": f"{contract.bid}{contract.doubling}",
        "declarer": contract.declarer.value,
        "makeable": outcome.makeable,
        "tricks": outcome.tricks,
        "cost": _costs(outcome),
        "cards": [
            {"seat": each.seat.value, "card": str(each.card), "tricks": each.tricks,
             "cost": each.cost}
            for each in outcome.cards
        ],
    }  # fmt: skip


def _costs(outcome: Analysis) -> dict[str, int]:
    return {
        "declarer": outcome.declarer_cost,
        "lead": outcome.lead_cost,
        "defence": outcome.defence_cost,
    }


def _totals(found: list[_Analysed]) -> dict[str, int]:
    costs = [_costs(outcome) for _, outcome in found if isinstance(outcome, Analysis)]
    sums = {key: sum(each[key] for each in costs) for key in ("declarer", "lead", "defence")}
    return {"plays": len(costs)} | sums


# --- For people --------------------------------------------------------------------


def _table(found: list[_Analysed], terminal: Terminal) -> Table:
    totals = _totals(found)
    footers = {"contract": str(totals["plays"])}
    footers |= {key: str(totals[key]) for key in ("declarer", "lead", "defence")}
    table = ruled_table(gap=1, show_footer=True)
    for key in ("board", "contract", "makeable", "tricks", "declarer", "lead", "defence", "cards"):
        add_column(
            table,
            terminal.text(f"cli-analyse-{key}"),
            footer=terminal.text("total") if key == "board" else footers.get(key, ""),
            number=key not in {"board", "contract", "cards"},
            whole=key not in {"board", "cards"},
        )
    for name, outcome in found:
        if isinstance(outcome, Unsolved):
            table.add_row(Text(name), *[""] * 6, terminal.text(f"cli-solve-unsolved-{outcome}"))
        else:
            table.add_row(*(Text(cell) for cell in _cells(name, outcome, terminal)))
    return table


def _cells(name: str, outcome: Analysis, terminal: Terminal) -> list[str]:
    costly = ", ".join(
        f"{seat_letter(each.seat, terminal.catalogue)} {card_text(each.card, terminal.catalogue)}"
        + (f" ({each.cost})" if each.cost > 1 else "")
        for each in outcome.cards
        if each.cost
    )
    numbers = [outcome.makeable, outcome.tricks, *_costs(outcome).values()]
    contract = contract_text(outcome.contract, terminal.catalogue)
    return [name, contract, *map(str, numbers), costly]
