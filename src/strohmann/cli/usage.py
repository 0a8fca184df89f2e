"""What the parser of the command line finds wrong, as errors of our own.

Its words are English, so none of them is ever shown: each kind of mistake has a code, and
whatever is not known here is told without a reason.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import isfinite
from typing import Any

from typer.exceptions import TyperException

from strohmann.cli.errors import WrongUsage

__all__ = ["command_of", "wrong_usage"]

_EXTRA = re.compile(r"unexpected extra argument(?:s|\(s\))? \((.*)\)", re.DOTALL)
_WHOLE = frozenset({"int_parsing", "int_parsing_size", "int_type", "int_from_float"})
_DECIMAL = frozenset({"float_parsing", "float_type", "finite_number"})
_LEAST = {"greater_than_equal": "ge", "greater_than": "gt"}
_MOST = {"less_than_equal": "le", "less_than": "lt"}


def command_of(words: Sequence[str], known: Sequence[str]) -> str:
    """The command that was called, as its help is asked for."""
    called = [word for word in words if word in known]
    return f"strohmann {called[0]}" if called else "strohmann"


def wrong_usage(error: TyperException, words: Sequence[str], command: str) -> WrongUsage:
    """The mistake with its own code; ``command`` is the one whose help would help."""
    option = getattr(error, "option_name", None)
    parameter = getattr(error, "param", None)
    if parameter is not None:
        name = _name(parameter, words)
        if not error.message:
            return WrongUsage("missing-argument", where=name, command=command)
        return _bad_value(error, name)
    if option is not None and hasattr(error, "possibilities"):
        similar = " ".join(sorted(error.possibilities or ())) or "none"
        return WrongUsage("no-such-option", where=option, similar=similar, command=command)
    if option is not None:
        if any(word.startswith(f"{option}=") for word in words):
            return WrongUsage("option-takes-no-value", where=option)
        return WrongUsage("option-without-value", where=option, command=command)
    if (extra := _EXTRA.search(error.message)) is not None:
        return WrongUsage("extra-argument", where=extra[1])
    return WrongUsage("wrong-usage", command=command)


def _name(parameter: Any, words: Sequence[str]) -> str:
    """An argument by the word of the help, an option as the user wrote it."""
    if parameter.param_type_name == "argument":
        return str(parameter.metavar or parameter.name)
    names: list[str] = list(parameter.opts)
    written = [name for name in names if any(word.startswith(name) for word in words)]
    return (written or names)[0]


def _bad_value(error: TyperException, name: str) -> WrongUsage:
    """A value of another type, or outside of what is allowed."""
    kind, text, limits = _found(error)
    if kind in _WHOLE:
        return WrongUsage("not-a-number", where=name, text=text)
    if kind in _DECIMAL or not _is_finite(text):
        return WrongUsage("not-a-decimal", where=name, text=text)
    if kind in _LEAST:
        least = _number(limits.get(_LEAST[kind]))
        return WrongUsage("number-too-small", where=name, text=text, least=least)
    if kind in _MOST:
        most = _number(limits.get(_MOST[kind]))
        return WrongUsage("number-too-large", where=name, text=text, most=most)
    return WrongUsage("bad-value", where=name, text=text)


def _found(error: TyperException) -> tuple[str, str, dict[str, Any]]:
    """Kind, value and limits, from the error of the library that reads the values."""
    try:
        first: dict[str, Any] = error.__cause__.errors()[0]  # type: ignore[union-attr]
    except (AttributeError, IndexError):
        return "", "", {}
    return str(first.get("type")), str(first.get("input", "")), dict(first.get("ctx") or {})


def _is_finite(text: str) -> bool:
    try:
        return isfinite(float(text))
    except ValueError:
        return True  # no number at all, which is another mistake
    except OverflowError:
        return False


def _number(limit: object) -> str:
    """As it is written on the command line."""
    return f"{limit:g}" if isinstance(limit, float) else str(limit)
