"""The command ``strohmann``: its subcommands, and what happens when one of them fails."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer
from typer.exceptions import TyperException

from strohmann import __version__
from strohmann.cli import analyse, check, convert, deal, play, points, sheet, show, solve, verify
from strohmann.cli.errors import DONE, WrongUsage, status_of
from strohmann.cli.help import HELP, show_help
from strohmann.cli.terminal import Terminal
from strohmann.cli.usage import command_of, wrong_usage
from strohmann.errors import StrohmannError
from strohmann.i18n.catalogue import Catalogue, language_of_locale

__all__ = ["app", "main"]

app = typer.Typer(
    name="strohmann",
    help="cli-help",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,  # they would show what is in the variables
    invoke_without_command=True,
    context_settings={"help_option_names": []},
)
app.command("play", help="cli-play", add_help_option=False)(play.play)
app.command("serve", help="cli-serve", add_help_option=False)(play.serve)
app.command("points", help="cli-points", add_help_option=False)(points.points)
app.command("sheet", help="cli-sheet", add_help_option=False)(sheet.sheet)
app.command("analyse", help="cli-analyse", add_help_option=False)(analyse.analyse)
app.command("deal", help="cli-deal", add_help_option=False)(deal.deal)
app.command("solve", help="cli-solve", add_help_option=False)(solve.solve)
app.command("verify", help="cli-verify", add_help_option=False)(verify.verify)
app.command("check", help="cli-check", add_help_option=False)(check.check)
app.command("convert", help="cli-convert", add_help_option=False)(convert.convert)
app.command("show", help="cli-show", add_help_option=False)(show.show)


@app.callback(add_help_option=False)
def _root(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="cli-option-version")] = False,
    _wants_help: Annotated[bool, HELP] = False,
) -> None:
    if version:
        ctx.ensure_object(Terminal).out.print(f"strohmann {__version__}")
    elif ctx.invoked_subcommand is None:
        show_help(ctx)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit status is 0 done, 1 bad input, 2 wrong usage (cli.md)."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without suits shows "?"
    terminal = Terminal(Catalogue(language_of_locale(os.environ)))
    try:
        language, words = _split_language(words)
        if language is not None:
            terminal = Terminal(Catalogue(language))
        return _run(words, terminal)
    except StrohmannError as error:
        terminal.report(error, as_json="--json" in words)
        return status_of(error)
    except (KeyboardInterrupt, typer.Abort):
        return 130
    except BrokenPipeError:  # the reader of our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE


def _run(words: list[str], terminal: Terminal) -> int:
    _check_command(words)
    try:
        status = app(words, prog_name="strohmann", standalone_mode=False, obj=terminal)
    except TyperException as error:
        raise wrong_usage(error, words, command_of(words, _commands())) from None
    return status if isinstance(status, int) else DONE


def _split_language(words: list[str]) -> tuple[str | None, list[str]]:
    """Take ``--lang da`` out of the words, wherever it stands. Raises `WrongUsage`."""
    language, rest, left = None, [], iter(words)
    for word in left:
        if word == "--lang":
            language = next(left, None)
            if language is None:
                command = command_of(words, _commands())
                raise WrongUsage("option-without-value", where="--lang", command=command)
        elif word.startswith("--lang="):
            language = word.removeprefix("--lang=")
        else:
            rest.append(word)
    return language, rest


def _commands() -> list[str]:
    return [command.name or "" for command in app.registered_commands]


def _check_command(words: list[str]) -> None:
    """Raise `WrongUsage` for a command that there is not."""
    known = _commands()
    named = next((word for word in words if not word.startswith("-")), None)
    if named is not None and named not in known:
        raise WrongUsage("no-such-command", where=named, known=" ".join(known))
