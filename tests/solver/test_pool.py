"""Many tables in processes that can be stopped."""

from __future__ import annotations

import multiprocessing
import threading
from random import Random
from time import monotonic

import pytest

from strohmann.bridge.board import Deal, shuffled
from strohmann.seats import NORTH
from strohmann.solver import Solver, SolverError
from strohmann.solver import pool as pool_module
from strohmann.solver.pool import Unsolved, tables
from strohmann.solver.reference import Reference

FREAK = Deal.parse("S:Q853.AJ962.KT74. AJ962.KT74..Q853 KT74..Q853.AJ962 .Q853.AJ962.KT74")


def _deals(seed: int, count: int) -> list[Deal]:
    rng = Random(seed)
    return [Deal.of_pack(shuffled(rng), NORTH) for _ in range(count)]


def test_tables_come_in_order_and_a_slow_deal_is_marked() -> None:
    deals = _deals(1, 6)
    deals.insert(1, FREAK)
    found = list(tables(deals, processes=2, seconds=5))
    assert found[1] is Unsolved.TIME
    solver = Solver()
    assert [each for each in found if each is not Unsolved.TIME] == [
        solver.tricks(deal) for deal in deals if deal is not FREAK
    ]
    assert multiprocessing.active_children() == []


def test_a_killed_process_costs_a_retry_and_nothing_else() -> None:
    deals = _deals(2, 8)
    outcomes = tables(deals, processes=2)
    found = [next(outcomes)]
    for process in multiprocessing.active_children():
        process.kill()
    found += outcomes
    assert found == [Solver().tricks(deal) for deal in deals]


def test_a_deal_whose_process_dies_twice_is_given_up() -> None:
    outcomes = tables([FREAK], processes=1, seconds=60)
    started = monotonic()

    def kill_twice() -> None:
        killed: set[int | None] = set()
        while len(killed) < 2 and monotonic() - started < 30:
            for process in multiprocessing.active_children():
                if process.pid not in killed:
                    killed.add(process.pid)
                    process.kill()

    killer = threading.Thread(target=kill_twice)
    killer.start()
    assert list(outcomes) == [Unsolved.CRASH]
    killer.join()


def test_leaving_early_ends_all_processes() -> None:
    outcomes = tables([*_deals(3, 1), FREAK, FREAK], processes=2)
    next(outcomes)
    outcomes.close()
    assert multiprocessing.active_children() == []


def test_without_the_fast_solver_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_module, "Solver", lambda **_: Solver(Reference()))
    with pytest.raises(SolverError) as raised:
        next(tables(_deals(4, 1)))
    assert raised.value.code == "solver-missing"
