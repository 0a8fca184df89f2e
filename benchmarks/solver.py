"""Double dummy: our way to the C library against the library called directly; two cores.

The same deals, a block at a time in turn, by CPU time: tables of tricks by the library's
own ``CalcAllTables`` with one thread and by `Solver.tricks`; positions with every card
scored by bare calls of ``SolveBoard`` with everything prepared beforehand, and by
`Solver.solve`, objects in and objects out. Then tables by wall time on one and on two
threads and processes, which needs a machine that is otherwise idle.

    python benchmarks/solver.py [--deals 200] [--positions 1000]
"""

from __future__ import annotations

import argparse
import ctypes
import time
from collections.abc import Callable, Sequence
from random import Random

from strohmann.bridge.board import Deal, shuffled
from strohmann.bridge.calls import BIDS
from strohmann.bridge.contract import Contract, Doubling
from strohmann.bridge.play import CardPlay
from strohmann.cards import STRAINS
from strohmann.seats import NORTH, SEATS
from strohmann.solver import EveryCard, Position, Solver, TrickTable
from strohmann.solver.dds import Dds, raw_hands, raw_position
from strohmann.solver.library import FutureTricks, RawDeal, library
from strohmann.solver.pool import tables

_BLOCK = 20


class _TableDeals(ctypes.Structure):
    _fields_ = (("count", ctypes.c_int), ("cards", (ctypes.c_uint * 16) * 200))


class _Tables(ctypes.Structure):
    _fields_ = (("count", ctypes.c_int), ("tricks", (ctypes.c_int * 20) * 200))


def random_deals(count: int, seed: int) -> list[Deal]:
    """Deals of a seed."""
    rng = Random(seed)
    return [Deal.of_pack(shuffled(rng), NORTH) for _ in range(count)]


def random_positions(count: int, seed: int, tricks: int) -> list[Position]:
    """Positions after so many tricks of random legal cards."""
    rng, found = Random(seed), []
    for deal in random_deals(count, seed):
        contract = Contract(rng.choice(BIDS), Doubling.UNDOUBLED, rng.choice(SEATS))
        play = CardPlay.start(contract, deal.masks, (0,) * 4)
        while len(play.tricks) < tricks and play.turn is not None:
            play = play.play(play.turn, rng.choice(list(play.legal(play.turn))))
        found.append(Position.of_play(play))
    return found


class Direct:
    """The library with nothing of ours between."""

    def __init__(self) -> None:
        self._dll = ctypes.CDLL(library().path)
        self._dll.SolveBoard.argtypes = [
            RawDeal, ctypes.c_int, ctypes.c_int, ctypes.c_int,
            ctypes.POINTER(FutureTricks), ctypes.c_int,
        ]  # fmt: skip

    def threads(self, number: int) -> None:
        """How many the library may use; 0: all."""
        self._dll.SetResources(0, number)

    def tables(self, deals: Sequence[Deal]) -> list[list[int]]:
        """Twenty numbers for each of at most 40 deals."""
        asked, found = _TableDeals(), _Tables()
        asked.count = len(deals)
        for i, deal in enumerate(deals):
            flat = [number for hand in raw_hands(deal.masks).cards for number in hand]
            asked.cards[i] = (ctypes.c_uint * 16)(*flat)
        par = ctypes.create_string_buffer(1 << 18)
        every = (ctypes.c_int * 5)()
        code = self._dll.CalcAllTables(
            ctypes.byref(asked), -1, every, ctypes.byref(found), ctypes.byref(par)
        )
        assert code == 1, code
        return [list(found.tricks[i]) for i in range(len(deals))]

    def scores(self, prepared: Sequence[RawDeal]) -> int:
        """Score every card of positions that are ready to be passed."""
        answer, cards = FutureTricks(), 0
        solve, where = self._dll.SolveBoard, ctypes.byref(answer)
        for raw in prepared:
            assert solve(raw, -1, 3, 1, where, 0) == 1
            cards += answer.count
        return cards


def timed(work: Callable[[], object], clock: Callable[[], float] = time.process_time) -> float:
    """Seconds that it takes."""
    start = clock()
    work()
    return clock() - start


def compare_tables(direct: Direct, deals: Sequence[Deal]) -> None:
    """Tables, block by block in turn."""
    solver, ours, theirs = Solver(Dds(), threads=1), 0.0, 0.0
    direct.threads(1)
    for start in range(0, len(deals), _BLOCK):
        block = deals[start : start + _BLOCK]
        results: list[list[int]] = []
        found: list[TrickTable] = []
        theirs += timed(lambda block=block, results=results: results.extend(direct.tables(block)))  # type: ignore[misc]
        ours += timed(lambda block=block, found=found: found.extend(map(solver.tricks, block)))  # type: ignore[misc]
        assert [_flat(table) for table in found] == results
    direct.threads(0)
    report("tables of tricks", len(deals), ours, theirs)


def _flat(table: TrickTable) -> list[int]:
    """In the library's order: S H D C N, each N E S W."""
    strains = (*reversed(STRAINS[:4]), STRAINS[4])
    return [table[seat, strain] for strain in strains for seat in SEATS]


def compare_positions(direct: Direct, tricks: int, count: int) -> None:
    """Every card scored, block by block in turn."""
    solver, ours, theirs = Solver(Dds(), threads=1), 0.0, 0.0
    positions = random_positions(count, 7 + tricks, tricks)
    question = EveryCard()
    for start in range(0, count, _BLOCK):
        block = positions[start : start + _BLOCK]
        prepared = [raw_position(position) for position in block]
        theirs += timed(lambda prepared=prepared: direct.scores(prepared))  # type: ignore[misc]
        ours += timed(lambda block=block: [solver.solve(each, question) for each in block])  # type: ignore[misc]
    report(f"positions at trick {tricks + 1}", count, ours, theirs)


def report(what: str, count: int, ours: float, theirs: float) -> None:
    """One line."""
    print(
        f"{what:26} {count / ours:9.1f}/s ours {count / theirs:9.1f}/s direct"
        f"   {theirs / ours:6.3f} of direct"
    )


def compare_cores(deals: Sequence[Deal]) -> None:
    """Wall time on one and two processors."""
    ways: dict[str, Callable[[int], object]] = {
        "threads": lambda n: list(Solver(Dds(), threads=n).tricks_of(deals)),
        "processes": lambda n: list(tables(deals, processes=n)),
    }
    for name, way in ways.items():
        one, two = (timed(lambda n=n, way=way: way(n), time.perf_counter) for n in (1, 2))  # type: ignore[misc]
        print(f"tables, two {name:14} {len(deals) / two:9.1f}/s        {one / two:6.2f} of one")


def main() -> None:
    """Print all figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--positions", type=int, default=1000)
    arguments = parser.parse_args()
    direct = Direct()
    deals = random_deals(arguments.deals, 1)
    for tricks in (8, 4):
        compare_positions(direct, tricks, arguments.positions)
    compare_positions(direct, 0, max(_BLOCK, arguments.positions // 10))
    compare_tables(direct, deals)
    compare_cores(deals[: max(_BLOCK, arguments.deals // 2)])


if __name__ == "__main__":
    main()
