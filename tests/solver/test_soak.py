"""The same again and again: memory stays flat, and threads never disturb each other."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from random import Random
from threading import Thread
from time import monotonic

import pytest

from strohmann.solver import EveryCard, Position, Solver
from strohmann.solver.dds import Dds
from tests.solver.positions import random_ending


def _resident() -> float:
    """Megabytes of memory that this process uses."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


@pytest.mark.soak
def test_memory_is_flat(soak: bool) -> None:
    if not sys.platform.startswith("linux"):
        return  # only there can a process read what it uses
    rng, solver = Random(1), Solver(Dds())
    positions = [random_ending(rng) for _ in range(500)]
    for position in positions:
        solver.solve(position, EveryCard())
    before = _resident()
    for _ in range(200 if soak else 4):
        for position in positions:
            solver.solve(position, EveryCard())
    assert _resident() - before < 5


@pytest.mark.soak
def test_two_threads_for_long(soak: bool) -> None:
    rng, solver = Random(2), Solver(Dds())
    positions = [random_ending(rng) for _ in range(200)]
    wanted = [solver.solve(position, EveryCard()) for position in positions]
    end = monotonic() + (600 if soak else 2)
    wrong: list[Position] = []

    def work(seed: int) -> None:
        order = Random(seed)
        while monotonic() < end:
            i = order.randrange(len(positions))
            if solver.solve(positions[i], EveryCard()) != wanted[i]:
                wrong.append(positions[i])

    threads = [Thread(target=work, args=(seed,)) for seed in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
