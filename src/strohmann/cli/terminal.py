"""Where a command speaks: tables for people, or one JSON document, and messages beside it."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from strohmann.cli.errors import BadContent, WrongUsage
from strohmann.errors import StrohmannError
from strohmann.hands.dealer import ScriptError
from strohmann.i18n.catalogue import Catalogue
from strohmann.i18n.notation import MINUS, error_text, place_text, quoted

__all__ = ["Terminal"]


def _console(*, stderr: bool) -> Console:
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False, soft_wrap=False)


@dataclass(frozen=True, slots=True)
class Terminal:
    """Standard output and standard error, in the reader's language."""

    catalogue: Catalogue
    out: Console = field(default_factory=lambda: _console(stderr=False))
    err: Console = field(default_factory=lambda: _console(stderr=True))

    def text(self, key: str, **values: str | int) -> str:
        """A text of the catalogue."""
        return self.catalogue.format(key, None, values)

    def number(self, value: int) -> str:
        """A number as the language writes it, with a true minus sign."""
        return self.catalogue.text("number", value=value).replace("-", MINUS)

    def show(self, what: RenderableType) -> None:
        """Print for people."""
        self.out.print(what)

    def say(self, key: str, **values: str | int) -> None:
        """Print a sentence for people."""
        self.out.print(Text(self.text(key, **values)))

    def show_json(self, document: dict[str, Any]) -> None:
        """Print the one JSON document."""
        unicode = (sys.stdout.encoding or "").lower().startswith("utf")
        sys.stdout.write(json.dumps(document, ensure_ascii=not unicode) + "\n")
        sys.stdout.flush()

    def complain(self, error: StrohmannError) -> None:
        """Say on standard error what is wrong and what to do about it."""
        message, hint = self._texts(error)
        place = _place(error)(error.where or "", self.catalogue)
        if place and not re.search(rf"(?<!\w){re.escape(place)}(?!\w)", message):
            message = f"{place}: {message}"
        self.err.print(Text(message, style="bold"))
        self.err.print(Text(f"  {hint}"))

    def report(self, error: StrohmannError, *, as_json: bool) -> None:
        """Complain, and give the error as the JSON document where one is wanted."""
        if as_json:
            self.show_json({"error": self.error_json(error)})
        self.complain(error)

    def error_json(self, error: StrohmannError) -> dict[str, Any]:
        """The error in the shape that all of the program uses."""
        message, hint = self._texts(error)
        return {"code": error.code, "message": message, "where": error.where, "hint": hint}

    def _texts(self, error: StrohmannError) -> tuple[str, str]:
        return error_text(error, self.catalogue, place=_place(error))


def _place(error: StrohmannError) -> Callable[[str, Catalogue], str]:
    """What a command names are files and options: a file ``n`` is not North."""
    verbatim = isinstance(error, (WrongUsage, BadContent, ScriptError))
    return (lambda where, _: quoted(where)) if verbatim else place_text
