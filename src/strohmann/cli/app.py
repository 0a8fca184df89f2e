"""The command ``strohmann``: its subcommands, and what happens when one of them fails."""

from __future__ import annotations

import os
import re
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
from strohmann.errors import StrohmannError
from strohmann.i18n.catalogue import Catalogue, language_of_locale

__all__ = ["app", "main"]

_EXTRA = re.compile(r"unexpected extra argument(?:s|\(s\))? \((.*)\)", re.DOTALL)

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
        raise _wrong_usage(error) from None
    return status if isinstance(status, int) else DONE


def _split_language(words: list[str]) -> tuple[str | None, list[str]]:
    """Take ``--lang da`` out of the words, wherever it stands."""
    language, rest, left = None, [], iter(words)
    for word in left:
        if word == "--lang":
            language = next(left, "")
        elif word.startswith("--lang="):
            language = word.removeprefix("--lang=")
        else:
            rest.append(word)
    return language, rest


def _check_command(words: list[str]) -> None:
    """Raise `WrongUsage` for a command that there is not."""
    known = [command.name or "" for command in app.registered_commands]
    if words and not words[0].startswith("-") and words[0] not in known:
        raise WrongUsage("no-such-command", where=words[0], known=" ".join(known))


def _wrong_usage(error: TyperException) -> WrongUsage:
    """What Typer found wrong, as an error of our own with its texts."""
    option = getattr(error, "option_name", None)
    parameter = getattr(error, "param", None)
    if parameter is not None and not error.message:
        return WrongUsage("missing-argument", where=str(parameter.metavar or parameter.opts[0]))
    if option is not None and hasattr(error, "possibilities"):
        return WrongUsage("no-such-option", where=str(option))
    if option is not None:
        return WrongUsage("option-without-value", where=str(option))
    if (extra := _EXTRA.search(error.message)) is not None:
        return WrongUsage("extra-argument", where=extra[1])
    return WrongUsage("wrong-usage", reason=error.format_message())
