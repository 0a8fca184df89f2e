"""Many deals on all processors, each in a process that can be stopped.

Nothing can interrupt the C library while it thinks, and a freak deal can take minutes.
So each deal is solved in a process of its own, which is ended when its time is up and
replaced by a fresh one. A process that dies costs its deal one retry.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import suppress
from enum import Enum
from multiprocessing.connection import Connection, wait
from time import monotonic
from typing import Any, NamedTuple, TypeVar

from strohmann.bridge.board import Deal
from strohmann.bridge.contract import Contract
from strohmann.cards import Card
from strohmann.errors import StrohmannError
from strohmann.solver.analysis import Analysis
from strohmann.solver.errors import SolverError
from strohmann.solver.processors import processors
from strohmann.solver.solver import Solver
from strohmann.solver.tables import TrickTable

__all__ = ["Play", "Unsolved", "analyses", "each", "tables"]

_READY = "ready"
_AHEAD = 64  # how far faster deals may run ahead of a slow one, for each process
_TRIES = 2

T = TypeVar("T")
R = TypeVar("R")


class Unsolved(Enum):
    """Why there is no answer."""

    TIME = "time"
    """It took longer than it was allowed."""
    CRASH = "crash"
    """Its process died, and died again when it was given a second try."""

    def __str__(self) -> str:
        return self.value


class Play(NamedTuple):
    """What is needed to analyse how a deal was played."""

    deal: Deal
    contract: Contract
    cards: tuple[Card, ...]


class _Job(NamedTuple):
    number: int
    item: Any
    tries: int


def tables(
    deals: Iterable[Deal], *, processes: int | None = None, seconds: float | None = None
) -> Generator[TrickTable | Unsolved, None, None]:
    """The double-dummy table of each deal, in order; see `each`."""
    return each(_table, deals, processes=processes, seconds=seconds)


def analyses(
    plays: Iterable[Play], *, processes: int | None = None, seconds: float | None = None
) -> Generator[Analysis | Unsolved, None, None]:
    """What each card of each play cost, in order; see `each`."""
    return each(_analysis, plays, processes=processes, seconds=seconds)


def _table(solver: Solver, deal: Deal) -> TrickTable:
    return solver.tricks(deal)


def _analysis(solver: Solver, play: Play) -> Analysis:
    return solver.analyse(*play)


def each(
    work: Callable[[Solver, T], R],
    items: Iterable[T],
    *,
    processes: int | None = None,
    seconds: float | None = None,
) -> Generator[R | Unsolved, None, None]:
    """What ``work`` makes of each item, in order, or why there is nothing.

    ``work`` is a function of a module. ``seconds`` is the time for one item, ``processes``
    how many are worked on at once, one for each processor without it. Closing the iterator
    ends all processes at once. Raises what ``work`` raises, and `SolverError` when no
    solver for whole deals is installed.
    """
    if not Solver().backend.whole_deals:
        raise SolverError("solver-missing")
    pool = _Pool(work, iter(items), processes or processors(), seconds)
    try:
        yield from pool.outcomes()
    finally:
        pool.close()


class _Pool:
    def __init__(
        self,
        work: Callable[[Solver, Any], object],
        items: Iterator[object],
        processes: int,
        seconds: float | None,
    ) -> None:
        self._work = work
        self._jobs = (_Job(i, item, 1) for i, item in enumerate(items))
        self._again: deque[_Job] = deque()
        self._found: dict[int, Any] = {}
        self._next = 0
        self._seconds = seconds
        self._most = processes
        self._workers: list[_Worker] = []

    def outcomes(self) -> Iterator[Any]:
        while True:
            self._hand_out()
            while self._next in self._found:
                self._next += 1
                yield self._found.pop(self._next - 1)
                self._hand_out()
            busy = {worker.connection: worker for worker in self._workers if worker.job}
            if not busy:
                return
            for connection in wait(list(busy), self._patience(busy.values())):
                assert isinstance(connection, Connection)
                self._hear(busy[connection])
            for worker in busy.values():
                if worker.job and worker.deadline is not None and worker.deadline <= monotonic():
                    self._found[worker.job.number] = Unsolved.TIME
                    self._discard(worker)

    def close(self) -> None:
        for worker in self._workers:
            worker.end()
        self._workers.clear()

    def _hand_out(self) -> None:
        """Give work to every process that has none, and start those that are missing."""
        idle = [worker for worker in self._workers if worker.job is None]
        while idle or len(self._workers) < self._most:
            job = self._again.popleft() if self._again else self._fresh()
            if job is None:
                return
            if idle:
                worker = idle.pop()
            else:
                worker = _Worker(self._work, self._seconds)
                self._workers.append(worker)
            worker.take(job)

    def _fresh(self) -> _Job | None:
        waiting = len(self._found) + sum(worker.job is not None for worker in self._workers)
        return next(self._jobs, None) if waiting < _AHEAD * self._most else None

    def _patience(self, workers: Iterable[_Worker]) -> float | None:
        """Seconds until the first deadline."""
        deadlines = [each.deadline for each in workers if each.deadline is not None]
        return max(0.0, min(deadlines) - monotonic()) if deadlines else None

    def _hear(self, worker: _Worker) -> None:
        job = worker.job
        assert job is not None
        try:
            said = worker.connection.recv()
        except (EOFError, OSError):
            self._lost(worker, job)
            return
        if said == _READY:
            worker.start_clock()
        elif isinstance(said, StrohmannError):
            raise said
        else:
            self._found[job.number] = said
            worker.job = worker.deadline = None

    def _lost(self, worker: _Worker, job: _Job) -> None:
        """The process has died."""
        self._discard(worker)
        if job.tries < _TRIES:
            self._again.append(job._replace(tries=job.tries + 1))
        else:
            self._found[job.number] = Unsolved.CRASH

    def _discard(self, worker: _Worker) -> None:
        worker.end()
        self._workers.remove(worker)


class _Worker:
    """A process that works on one item after another."""

    def __init__(self, work: Callable[[Solver, Any], object], seconds: float | None) -> None:
        context = multiprocessing.get_context("spawn")  # a fork would copy locks of threads
        self.connection, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs, work), daemon=True)
        self._process.start()
        theirs.close()
        self._seconds = seconds
        self._is_ready = False
        self.job: _Job | None = None
        self.deadline: float | None = None

    def take(self, job: _Job) -> None:
        self.job = job
        with suppress(BrokenPipeError):  # it has died; the next `recv` says so
            self.connection.send(job.item)
        if self._is_ready:
            self.start_clock()

    def start_clock(self) -> None:
        """The time of an item does not include starting Python."""
        self._is_ready = True
        if self._seconds is not None:
            self.deadline = monotonic() + self._seconds

    def end(self) -> None:
        # No `close` of the process: where another thread reaps it, by asking for the active
        # children, `join` returns before its end is noted, and `close` would refuse.
        self._process.kill()
        self._process.join()
        self.connection.close()


def _work(connection: Connection, work: Callable[[Solver, Any], object]) -> None:
    """What a process does until its pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent decides what Ctrl+C ends
    solver = Solver(threads=1)
    with suppress(EOFError, BrokenPipeError):
        connection.send(_READY)
        while True:
            item = connection.recv()
            try:
                found = work(solver, item)
            except StrohmannError as error:
                found = error
            connection.send(found)
