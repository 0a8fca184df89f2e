"""What can be wrong with a script: always with its line and its column."""

from __future__ import annotations

from dataclasses import dataclass

from strohmann.errors import StrohmannError

__all__ = ["Place", "ScriptError", "script_error"]


@dataclass(frozen=True, slots=True)
class Place:
    """Where something stands in a script; lines and columns count from 1."""

    line: int
    column: int


class ScriptError(StrohmannError, ValueError):
    """A script that cannot be read or carried out.

    ``values`` hold ``line`` and ``column`` (both from 1); ``where`` is ``script``, or its file.
    """


def script_error(code: str, place: Place, **values: str | int) -> ScriptError:
    """An error at a place."""
    return ScriptError(
        code, where="script", rule=None, line=place.line, column=place.column, **values
    )
