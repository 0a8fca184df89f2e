"""``strohmann convert``: write files of boards in another format."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import track
from rich.text import Text

from strohmann.cli.boardfiles import (
    FORMAT_NAMES,
    diagnostic_document,
    diagnostic_text,
    files_of,
    format_for,
    open_file,
)
from strohmann.cli.errors import DONE, INPUT_HAS_ERRORS, WrongUsage
from strohmann.cli.help import HELP
from strohmann.cli.terminal import Terminal
from strohmann.formats.diagnostics import Diagnostic, FormatError, Severity

__all__ = ["convert"]

_SHOWN = 20


def convert(
    ctx: typer.Context,
    source: Annotated[str, typer.Argument(metavar="IN", help="cli-convert-in")],
    target: Annotated[str, typer.Argument(metavar="OUT", help="cli-convert-out")],
    read_as: Annotated[
        str | None, typer.Option("--from", metavar=FORMAT_NAMES, help="cli-convert-from")
    ] = None,
    write_as: Annotated[
        str | None, typer.Option("--to", metavar=FORMAT_NAMES, help="cli-convert-to")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli-option-json")] = False,
    _wants_help: Annotated[bool, HELP] = False,
) -> None:
    """Write a file, or the files of a folder, in another format (cli.md)."""
    terminal = ctx.ensure_object(Terminal)
    pairs = _pairs(source, target, write_as)
    written = 0
    diagnostics: list[Diagnostic] = []
    bar = len(pairs) > 1 and not as_json
    for name, out in track(pairs, console=terminal.err, disable=not bar, transient=True):
        number, found = _converted(name, out, read_as, write_as)
        written += number
        diagnostics += found
    if as_json:
        found_documents = [diagnostic_document(each, terminal) for each in diagnostics]
        terminal.show_json({"written": written, "diagnostics": found_documents})
    else:
        terminal.say("cli-convert-written", count=written)
        _explain(diagnostics, terminal)
    wrong = any(each.severity is Severity.ERROR for each in diagnostics)
    raise typer.Exit(INPUT_HAS_ERRORS if wrong else DONE)


def _pairs(source: str, target: str, write_as: str | None) -> list[tuple[str, Path]]:
    """What is read and what is written; for a folder, its files under the same names."""
    out = Path(target)
    if source == "-" or not Path(source).is_dir():
        if out.is_dir():
            form = format_for(source, write_as, option="--to")
            out = out / Path(source).with_suffix(form.suffixes[0]).name
        return [(source, out)]
    form = format_for(target, write_as, option="--to")
    return [
        (name, (out / Path(name).relative_to(source)).with_suffix(form.suffixes[0]))
        for name in files_of([source])
    ]


def _converted(
    name: str, out: Path, read_as: str | None, write_as: str | None
) -> tuple[int, list[Diagnostic]]:
    written_form = format_for(str(out), write_as, option="--to")
    with open_file(name) as file:
        document = format_for(name, read_as, file).load(file)
    lost: list[Diagnostic] = []
    try:
        if name != "-" and out.exists() and out.samefile(name):
            raise WrongUsage("same-file", where=str(out))
        out.parent.mkdir(parents=True, exist_ok=True)
        written_form.dump(document, out, lost.append)
    except FormatError:
        raise  # a format that is only read says so itself
    except (OSError, ValueError):
        raise WrongUsage("file-not-written", where=str(out)) from None
    found = [replace(each, file=name) for each in (*document.diagnostics, *lost)]
    return len(document.records), found


def _explain(diagnostics: list[Diagnostic], terminal: Terminal) -> None:
    told = [each for each in diagnostics if each.severity is not Severity.NOTE]
    for each in told[:_SHOWN]:
        message, _ = diagnostic_text(each, terminal)
        line = f":{each.line}" if each.line else ""
        board = f" ({terminal.text('cli-show-title', board=each.board)})" if each.board else ""
        terminal.err.print(Text(f"{each.file}{line}{board}: {message}"), soft_wrap=True)
    if len(told) > _SHOWN:
        terminal.err.print(Text("… " + terminal.text("cli-check-more", count=len(told) - _SHOWN)))
