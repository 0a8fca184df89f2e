"""``strohmann points``: what a contract is worth, part by part."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from strohmann.bridge.board import Vulnerability
from strohmann.cli.arguments import read_carried, read_number, read_result, read_vulnerability
from strohmann.cli.documents import part_document
from strohmann.cli.errors import WrongUsage
from strohmann.cli.help import HELP
from strohmann.cli.terminal import Terminal
from strohmann.i18n.notation import contract_text, result_text, side_letters, side_name
from strohmann.scoring.calculator import DealPoints, deal_points
from strohmann.scoring.padwords import pad_words
from strohmann.scoring.profiles import Form
from strohmann.scoring.result import DealResult
from strohmann.seats import SIDES

__all__ = ["part_name", "points"]

_FORMS = ("duplicate", "chicago", "rubber")


def points(  # noqa: PLR0913, PLR0917 - a parameter for each option
    ctx: typer.Context,
    contract: Annotated[str, typer.Argument(metavar="CONTRACT", help="cli-points-contract")],
    by: Annotated[str | None, typer.Option("--by", metavar="N|E|S|W", help="cli-points-by")] = None,
    tricks: Annotated[
        str | None, typer.Option("--tricks", metavar="0-13", help="cli-points-tricks")
    ] = None,
    vul: Annotated[
        str, typer.Option("--vul", metavar="none|ns|ew|both", help="cli-points-vul")
    ] = "none",
    form: Annotated[
        str, typer.Option("--form", metavar="|".join(_FORMS), help="cli-points-form")
    ] = "duplicate",
    deal: Annotated[
        str | None, typer.Option("--deal", metavar="1-4", help="cli-points-deal")
    ] = None,
    carried: Annotated[
        list[str] | None, typer.Option("--carried", metavar="NS:40", help="cli-points-carried")
    ] = None,
    honours: Annotated[
        list[str] | None, typer.Option("--honours", metavar="N:100", help="cli-points-honours")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli-option-json")] = False,
    _wants_help: Annotated[bool, HELP] = False,
) -> None:
    """Score one deal (cli.md)."""
    terminal = ctx.ensure_object(Terminal)
    words = pad_words(terminal.catalogue.language)
    result = read_result(contract, by, tricks, honours or [], words)
    vulnerability = read_vulnerability(vul, words)
    played = _form(form)
    if played is Form.DUPLICATE and (deal is not None or carried):
        option = "--carried" if deal is None else "--deal"
        raise WrongUsage("not-in-form", where=option, option=option, form=played.value)
    scored = deal_points(
        played,
        result,
        vulnerability,
        number=None if deal is None else read_number(deal, "--deal"),
        carried=read_carried(carried or []),
    )
    if as_json:
        terminal.show_json(_document(scored))
    else:
        terminal.show(Text(_title(result, vulnerability, terminal), style="bold"))
        terminal.show(_table(scored, terminal))


def _form(text: str) -> Form:
    if text not in _FORMS:
        raise WrongUsage("unknown-form", where="--form", name=text, known=" ".join(_FORMS))
    return Form(text)


def _document(scored: DealPoints) -> dict[str, Any]:
    return {
        "points": {side.value: scored.totals[side] for side in SIDES},
        "parts": [part_document(part) for part in scored.parts],
        "game_won_by": None if scored.game_won_by is None else scored.game_won_by.value,
    }


def _title(result: DealResult, vulnerability: Vulnerability, terminal: Terminal) -> str:
    contract = contract_text(result.contract, terminal.catalogue)
    if result.contract is None or result.tricks is None:
        return contract
    return terminal.text(
        "cli-points-title",
        contract=contract,
        result=result_text(result.contract, result.tricks),
        tricks=result.tricks,
        vulnerability=terminal.text(f"option-vulnerability-{vulnerability}"),
    )


def part_name(kind: str, below: bool, terminal: Terminal) -> str:
    """The words for a part of the score."""
    name = terminal.text(f"part-{kind}")
    return terminal.text("cli-part-below", part=name) if below else name


def _table(scored: DealPoints, terminal: Terminal) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), show_footer=True)
    table.add_column("", footer=Text(terminal.text("total"), style="bold"))
    for side in SIDES:
        total = terminal.number(scored.totals[side])
        table.add_column(
            Text(side_letters(side, terminal.catalogue)),
            footer=Text(total, style="bold"),
            justify="right",
        )
    for part in scored.parts:
        amounts = [terminal.number(part.points) if part.side is side else "" for side in SIDES]
        table.add_row(Text(part_name(part.kind.value, part.below, terminal)), *amounts)
    if scored.game_won_by is not None:
        table.caption = terminal.text(
            "cli-points-game", side=side_name(scored.game_won_by, terminal.catalogue)
        )
        table.caption_justify = "left"
    return table
