"""``strohmann verify``: check that a deal is the one that was promised."""

from __future__ import annotations

import json
import re
from typing import Annotated, Any

import typer
from rich.text import Text

from strohmann.bridge.board import Deal
from strohmann.cli.errors import DONE, INPUT_HAS_ERRORS, BadContent, WrongUsage
from strohmann.cli.files import read_text
from strohmann.cli.help import HELP
from strohmann.cli.terminal import Terminal
from strohmann.errors import NotationError, StrohmannError
from strohmann.games import commitment as commitments
from strohmann.i18n.notation import hand_text, seat_name

__all__ = ["verify"]


def verify(
    ctx: typer.Context,
    commitment: Annotated[str, typer.Argument(metavar="COMMITMENT", help="cli-verify-commitment")],
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli-verify-file")],
    as_json: Annotated[bool, typer.Option("--json", help="cli-option-json")] = False,
    _wants_help: Annotated[bool, HELP] = False,
) -> None:
    """Compare a commitment with the opened deal (cli.md)."""
    terminal = ctx.ensure_object(Terminal)
    if not re.fullmatch(r"\s*[0-9A-Fa-f]{64}\s*", commitment):
        raise WrongUsage("unreadable-commitment", where="COMMITMENT", text=commitment)
    opened = _opened(file)
    try:
        valid = commitments.verify(commitment, opened)
    except NotationError as error:
        terminal.report(error, as_json=as_json)
        raise typer.Exit(INPUT_HAS_ERRORS) from None
    if as_json:
        terminal.show_json({"valid": valid})
    elif valid:
        terminal.say("cli-verify-valid")
        _show_deal(str(opened["deal"]), terminal)
    else:
        terminal.say("cli-verify-invalid")
    raise typer.Exit(DONE if valid else INPUT_HAS_ERRORS)


def _opened(file: str) -> dict[str, Any]:
    try:
        opened = json.loads(read_text(file))
    except (ValueError, RecursionError):
        raise BadContent("file-not-json", where=file) from None
    if not isinstance(opened, dict):
        raise BadContent("file-not-json", where=file)
    for key in ("deal", "order", "salt"):
        if not isinstance(opened.get(key, ""), str):
            raise BadContent("opened-value-not-text", where=key)
    return opened


def _show_deal(text: str, terminal: Terminal) -> None:
    try:
        deal = Deal.parse(text)
    except StrohmannError:  # a game of another form; the proof holds all the same
        return
    for seat, hand in deal.items():
        name = seat_name(seat, terminal.catalogue)
        terminal.show(Text(f"  {name:6} {hand_text(hand, terminal.catalogue)}"))
