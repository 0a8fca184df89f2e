"""``strohmann deal``: deals to order."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from secrets import SystemRandom
from typing import Annotated, Any

import typer

from strohmann.bridge.board import Board, Deal, Vulnerability
from strohmann.cards import Hand, Holding
from strohmann.cli.errors import WrongUsage
from strohmann.cli.help import HELP
from strohmann.cli.terminal import Terminal
from strohmann.errors import NotationError
from strohmann.hands import Condition, Order, deals, generate
from strohmann.seats import Seat
from strohmann.solver import Solver

__all__ = ["deal"]

_FORMATS = ("pbn", "json", "line")
_VULNERABLE = {
    Vulnerability.NONE: "None",
    Vulnerability.NS: "NS",
    Vulnerability.EW: "EW",
    Vulnerability.BOTH: "All",
}


def deal(
    ctx: typer.Context,
    count: Annotated[
        int, typer.Option("-n", "--count", metavar="N", min=1, help="cli-deal-count")
    ] = 1,
    where: Annotated[
        str | None, typer.Option("--where", metavar="CONDITION", help="cli-deal-where")
    ] = None,
    fixed: Annotated[
        list[str] | None, typer.Option("--fixed", metavar="N:S.H.D.C", help="cli-deal-fixed")
    ] = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="N", help="cli-deal-seed")] = None,
    form: Annotated[
        str, typer.Option("--format", metavar="pbn|json|line", help="cli-deal-format")
    ] = "pbn",
    as_json: Annotated[bool, typer.Option("--json", help="cli-option-json")] = False,
    _wants_help: Annotated[bool, HELP] = False,
) -> None:
    """Deal boards that fit (cli.md)."""
    terminal = ctx.ensure_object(Terminal)
    if form not in _FORMATS:
        raise WrongUsage("unknown-deal-format", where=form, known=" ".join(_FORMATS))
    condition = None if where is None else Condition.parse(where)
    order = Order(fixed=_fixed(fixed or []), condition=condition)
    found = _deals(order, count, seed)
    boards = (Board.numbered(number, each) for number, each in enumerate(found, 1))
    if as_json or form == "json":
        terminal.show_json({"boards": [_document(board) for board in boards]})
        return
    for board in boards:
        if form == "pbn" and board.number == 1:
            sys.stdout.write("% PBN 2.1\n")
        sys.stdout.write(_pbn(board) if form == "pbn" else _deal_text(board.deal) + "\n")
    sys.stdout.flush()


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


def _deals(order: Order, count: int, seed: str | None) -> Iterator[Deal]:
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
        "deal": _deal_text(board.deal),
    }


def _pbn(board: Board) -> str:
    """The tags that say what was dealt; the import format needs no others."""
    return (
        f'[Board "{board.number}"]\n'
        f'[Dealer "{board.dealer}"]\n'
        f'[Vulnerable "{_VULNERABLE[board.vulnerability]}"]\n'
        f'[Deal "{_deal_text(board.deal)}"]\n\n'
    )


@lru_cache(maxsize=8192)
def _holding_text(mask: int) -> str:
    return str(Holding(mask))


def _deal_text(deal: Deal) -> str:
    """``str`` of a deal, for very many of them."""
    hands = (
        f"{_holding_text(mask >> 39)}.{_holding_text(mask >> 26 & 8191)}"
        f".{_holding_text(mask >> 13 & 8191)}.{_holding_text(mask & 8191)}"
        for mask in deal.masks
    )
    return "N:" + " ".join(hands)
