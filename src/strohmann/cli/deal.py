"""``strohmann deal``: deals to order."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from itertools import chain, islice
from secrets import SystemRandom
from typing import Annotated, Any

import typer

from strohmann.bridge.board import Board, Deal
from strohmann.cards import Hand
from strohmann.cli.arguments import read_number
from strohmann.cli.errors import WrongUsage
from strohmann.cli.help import HELP
from strohmann.cli.script import run_script
from strohmann.cli.terminal import Terminal
from strohmann.errors import NotationError
from strohmann.formats import lin
from strohmann.formats.model import BoardRecord
from strohmann.formats.pbn import writer as pbn
from strohmann.hands import Condition, Order, deals, generate
from strohmann.seats import EAST, NORTH, SOUTH, WEST, Seat
from strohmann.solver import Solver

__all__ = ["deal"]

_MOST = 1_000_000
_OF_CONDITIONS = {"-n": "count", "--where": "where", "--fixed": "fixed", "--format": "form",
                  "--json": "as_json"}  # fmt: skip
_FORMATS = ("pbn", "lin", "json", "line")


def deal(
    ctx: typer.Context,
    count: Annotated[
        int, typer.Option("-n", "--count", metavar="N", min=1, max=_MOST, help="cli-deal-count")
    ] = 1,
    where: Annotated[
        str | None, typer.Option("--where", metavar="CONDITION", help="cli-deal-where")
    ] = None,
    fixed: Annotated[
        list[str] | None, typer.Option("--fixed", metavar="N:S.H.D.C", help="cli-deal-fixed")
    ] = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="N", help="cli-deal-seed")] = None,
    form: Annotated[
        str, typer.Option("--format", metavar="pbn|lin|json|line", help="cli-deal-format")
    ] = "pbn",
    script: Annotated[
        str | None, typer.Option("--script", metavar="FILE", help="cli-deal-script")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli-option-json")] = False,
    _wants_help: Annotated[bool, HELP] = False,
) -> None:
    """Deal boards that fit (cli.md)."""
    terminal = ctx.ensure_object(Terminal)
    number = None if seed is None else read_number(seed, "--seed")
    if script is not None:
        _refuse_beside_script(ctx)
        run_script(script, number)
        return
    if form not in _FORMATS:
        raise WrongUsage(
            "unknown-deal-format", where="--format", text=form, known=" ".join(_FORMATS)
        )
    condition = None if where is None else Condition.parse(where)
    order = Order(fixed=_fixed(fixed or []), condition=condition)
    found = _deals(order, count, number)
    found = chain([next(found)], found)  # an error comes before anything is written
    boards = (Board.numbered(number, each) for number, each in enumerate(found, 1))
    if as_json or form == "json":
        terminal.show_json({"boards": [_document(board) for board in boards]})
    else:
        for text in _WRITERS[form](boards):
            sys.stdout.write(text)
        sys.stdout.flush()


def _refuse_beside_script(ctx: typer.Context) -> None:
    """A script says itself what to deal and how to print it."""
    for option, name in _OF_CONDITIONS.items():
        source = ctx.get_parameter_source(name)
        if source is not None and source.name != "DEFAULT":
            raise WrongUsage("option-beside-script", where=option)


def _fixed(texts: list[str]) -> dict[Seat, Hand]:
    fixed: dict[Seat, Hand] = {}
    for text in texts:
        name, _, cards = text.partition(":")
        try:
            seat, hand = Seat.parse(name), Hand.parse(cards)
        except NotationError:
            raise WrongUsage("unreadable-fixed-cards", where="--fixed", text=text) from None
        fixed[seat] = fixed.get(seat, Hand()) | hand
    return fixed


def _deals(order: Order, count: int, seed: int | None) -> Iterator[Deal]:
    """By seed, or wholly random without one."""
    asks = order.condition is not None and order.condition.asks_tricks
    tricks = Solver().tricks if asks else None
    if seed is not None:
        return generate(order, count, seed, tricks=tricks)
    return islice(deals(order, SystemRandom(), tricks=tricks), count)


def _document(board: Board) -> dict[str, Any]:
    return {
        "board": str(board.number),
        "dealer": board.dealer.value,
        "vulnerability": board.vulnerability.value,
        "deal": str(board.deal),
    }


def _records(boards: Iterable[Board]) -> Iterator[BoardRecord]:
    for board in boards:
        deal = board.deal
        hands = (deal[NORTH], deal[EAST], deal[SOUTH], deal[WEST])
        yield BoardRecord(str(board.number), board.dealer, board.vulnerability, hands)


def _pbn(boards: Iterable[Board]) -> Iterator[str]:
    return pbn.write(_records(boards))


def _lin(boards: Iterable[Board]) -> Iterator[str]:
    yield lin.dumps(_records(boards))


def _lines(boards: Iterable[Board]) -> Iterator[str]:
    return (f"{board.deal}\n" for board in boards)


_WRITERS = {"pbn": _pbn, "lin": _lin, "line": _lines}
