"""What can be wrong with a command, and the exit status that says so."""

from __future__ import annotations

from strohmann.errors import StrohmannError
from strohmann.hands.dealer import ScriptError

__all__ = ["DONE", "INPUT_HAS_ERRORS", "WRONG_USAGE", "BadContent", "WrongUsage", "status_of"]

DONE, INPUT_HAS_ERRORS, WRONG_USAGE = 0, 1, 2


class WrongUsage(StrohmannError):  # noqa: N818 - a noun, as the rest of the tree
    """A command that cannot be carried out as it was written."""


class BadContent(StrohmannError):  # noqa: N818
    """A file that holds something else than what is wanted."""


def status_of(error: StrohmannError) -> int:
    """1 for what a file holds, 2 for the command itself."""
    return INPUT_HAS_ERRORS if isinstance(error, BadContent | ScriptError) else WRONG_USAGE
