"""``strohmann deal --script``: deals as a script of the classic program says."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from secrets import randbelow

from strohmann.bridge.board import Vulnerability
from strohmann.cards import Strain
from strohmann.cli.files import read_text
from strohmann.hands.dealer import ScriptError, read_script, run
from strohmann.seats import Seat
from strohmann.solver import Solver, TrickTable
from strohmann.solver.par import par

__all__ = ["run_script"]

_SEEDS = 1 << 32


def run_script(name: str, seed: int | None) -> None:
    """Run the script of a file; its errors tell the file too.

    The seed is the given one, else that of the script, else one at random, which is printed.
    """
    try:
        for piece in _pieces(read_text(name), seed):
            sys.stdout.write(piece)
    except ScriptError as error:
        error.where = name
        raise
    finally:
        sys.stdout.flush()


def _pieces(text: str, seed: int | None) -> Iterator[str]:
    script = read_script(text)
    if seed is None:
        seed = script.seed if script.seed is not None else randbelow(_SEEDS)
    tricks = Solver().tricks if script.asks_tricks else None
    return run(script, seed, tricks=tricks, par=_par)


def _par(
    tricks: Mapping[tuple[Seat, Strain], int], vulnerability: Vulnerability, dealer: Seat
) -> int:
    table = tricks if isinstance(tricks, TrickTable) else TrickTable(dict(tricks))
    return par(table, vulnerability, dealer).score
