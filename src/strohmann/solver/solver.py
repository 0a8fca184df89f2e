"""The solver as others see it: questions in, answers out, one at a time or in batches."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from itertools import islice
from typing import TypeVar

from strohmann.bridge.board import Deal
from strohmann.bridge.contract import Contract
from strohmann.cards import Card
from strohmann.solver.analysis import Analysis, analyse
from strohmann.solver.dds import Dds
from strohmann.solver.library import installed
from strohmann.solver.position import Position
from strohmann.solver.processors import processors
from strohmann.solver.questions import Backend, Question
from strohmann.solver.reference import Reference
from strohmann.solver.tables import TrickTable

__all__ = ["Solver", "solve", "tricks"]

A = TypeVar("A")
T = TypeVar("T")


class Solver:
    """Double-dummy answers by the best backend that is installed, or by the one given.

    Safe to use from several threads. ``threads`` is how many boards of a batch are solved
    at once; without it, one for each processor.
    """

    def __init__(self, backend: Backend | None = None, *, threads: int | None = None) -> None:
        if backend is None:
            backend = Dds() if installed() else Reference()
        self.backend = backend
        self._threads = threads or processors()

    def tricks(self, deal: Deal) -> TrickTable:
        """The table of a deal (D-01). Raises `SolverError`."""
        return self.backend.tricks(deal)

    def solve(self, position: Position, question: Question[A]) -> A:
        """The answer to a question about a position. Raises `SolverError`."""
        return question.ask(self.backend, position)

    def analyse(self, deal: Deal, contract: Contract, cards: Iterable[Card]) -> Analysis:
        """What each card of a play cost. Raises `IllegalPlay`, `SolverError`."""
        return analyse(self.backend, deal, contract, cards)

    def tricks_of(self, deals: Iterable[Deal]) -> Generator[TrickTable, None, None]:
        """The tables of many deals, in order; see `answers` for how to stop."""
        return self._all(self.backend.tricks, deals)

    def answers(
        self, positions: Iterable[Position], question: Question[A]
    ) -> Generator[A, None, None]:
        """The answers for many positions, in order.

        Positions are taken from the iterable as answers are fetched, a few ahead; closing
        the iterator stops after the boards that are being solved. Raises `SolverError`.
        """
        return self._all(lambda position: question.ask(self.backend, position), positions)

    def _all(self, work: Callable[[T], A], items: Iterable[T]) -> Generator[A, None, None]:
        if self._threads == 1:
            yield from map(work, items)
            return
        with ThreadPoolExecutor(self._threads) as pool:
            yield from _in_order(pool, work, iter(items), 4 * self._threads)


def _in_order(
    pool: Executor, work: Callable[[T], A], items: Iterator[T], ahead: int
) -> Generator[A, None, None]:
    waiting: deque[Future[A]] = deque(pool.submit(work, item) for item in islice(items, ahead))
    try:
        while waiting:
            yield waiting.popleft().result()
            waiting.extend(pool.submit(work, item) for item in islice(items, 1))
    finally:
        for future in waiting:
            future.cancel()


def tricks(deal: Deal) -> TrickTable:
    """The double-dummy table of a deal (D-01). Raises `SolverError`."""
    return Solver().tricks(deal)


def solve(position: Position, question: Question[A]) -> A:
    """The answer to a question about a position. Raises `SolverError`."""
    return Solver().solve(position, question)
