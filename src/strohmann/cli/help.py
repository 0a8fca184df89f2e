"""Help in the reader's language, drawn from the commands themselves.

The ``help`` of a command and of each of its parameters is the id of a text.
"""

from __future__ import annotations

import typer
from rich.table import Table
from rich.text import Text

from strohmann.cli.terminal import Terminal

__all__ = ["HELP", "show_help"]


def _show(ctx: typer.Context, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        show_help(ctx)
        raise typer.Exit


HELP = typer.Option(
    "--help", "-h", help="cli-option-help", is_eager=True, callback=_show, show_default=False
)


def show_help(ctx: typer.Context) -> None:
    """Print how a command is used: what it does, its arguments, options and commands."""
    terminal = ctx.find_object(Terminal)
    assert terminal is not None
    terminal.out.print(Text(_usage(ctx, terminal), style="bold"))
    if ctx.command.help:
        terminal.out.print()
        terminal.out.print(Text(terminal.text(ctx.command.help)))
    commands = getattr(ctx.command, "commands", {})
    _section(terminal, "cli-commands", [(name, each.help or "") for name, each in commands.items()])
    for title, kind in (("cli-arguments", "argument"), ("cli-options", "option")):
        rows = [
            (_forms(parameter), getattr(parameter, "help", None) or "")
            for parameter in ctx.command.params
            if parameter.param_type_name == kind
        ]
        if kind == "option":
            rows.append(("--lang de|da|en", "cli-option-lang"))
        _section(terminal, title, rows)


def _usage(ctx: typer.Context, terminal: Terminal) -> str:
    words = [ctx.command_path]
    if hasattr(ctx.command, "commands"):
        words.append(terminal.text("cli-usage-command"))
    words += [
        _forms(parameter)
        for parameter in ctx.command.params
        if parameter.param_type_name == "argument"
    ]
    words.append(terminal.text("cli-usage-options"))
    return " ".join(words)


def _forms(parameter: object) -> str:
    metavar = getattr(parameter, "metavar", None) or ""
    if getattr(parameter, "param_type_name", "") == "argument":
        return str(metavar)
    return f"{', '.join(getattr(parameter, 'opts', ()))} {metavar}".strip()


def _section(terminal: Terminal, title: str, rows: list[tuple[str, str]]) -> None:
    if not rows:
        return
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 2))
    table.add_column(no_wrap=True, style="cyan")
    table.add_column(overflow="fold")
    for forms, key in rows:
        table.add_row(Text(forms), Text(terminal.text(key)))
    terminal.out.print()
    terminal.out.print(Text(terminal.text(title), style="bold"))
    terminal.out.print(table)
