"""Processes for the bots to think in, ended and replaced when a decision takes too long.

Nothing can interrupt a computation in a thread, and it slows every table down. A process
can be ended. It notices by itself when the server is gone, however that ended.
"""

from __future__ import annotations

import multiprocessing
import signal
import traceback
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from queue import SimpleQueue
from threading import Event
from typing import Any, ParamSpec, TypeVar

__all__ = ["BotProcesses", "ThoughtFailed", "frames"]

_CONTEXT = multiprocessing.get_context("spawn")
_START_LIMIT = 60.0
"""Seconds that a new process may take until it is ready."""

P = ParamSpec("P")
T = TypeVar("T")


class ThoughtFailed(Exception):  # noqa: N818 - no error of ours
    """What went wrong in another process: the class of the error and where it happened."""

    def __init__(self, error: str, frames: list[str]) -> None:
        super().__init__(error)
        self.error = error
        self.frames = frames


def frames(error: BaseException) -> list[str]:
    """Where an error happened, without any value."""
    stack = traceback.extract_tb(error.__traceback__)
    return [f"{frame.filename.rpartition('strohmann')[2]}:{frame.lineno}" for frame in stack]


class BotProcesses(Executor):
    """An executor whose calls take at most so many seconds; they raise `TimeoutError` then.

    The processes are started at once and get ready in the background.
    """

    def __init__(self, count: int, limit: float) -> None:
        self._limit = limit
        self._closed = Event()
        self._idle: SimpleQueue[_Process] = SimpleQueue()
        self._all = {_Process() for _ in range(count)}
        for process in self._all:
            self._idle.put(process)
        self._threads = ThreadPoolExecutor(count, "bot")

    def submit(
        self, call: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs
    ) -> Future[T]:  # fmt: skip
        """Call a function in one of the processes."""
        return self._threads.submit(self._ask, call, args, kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End all processes, whatever they are at."""
        self._closed.set()
        self._threads.shutdown(wait=False, cancel_futures=cancel_futures)
        for process in tuple(self._all):
            process.end()
        self._threads.shutdown(wait=wait)

    def _ask(self, call: Callable[..., T], args: Any, kwargs: Any) -> T:
        process = self._idle.get()
        try:
            done, answer = process.ask((call, args, kwargs), self._limit)
        except (TimeoutError, EOFError, OSError):
            process = self._replaced(process)
            raise
        finally:
            self._idle.put(process)
        if not done:
            raise ThoughtFailed(*answer)
        result: T = answer
        return result

    def _replaced(self, process: _Process) -> _Process:
        process.end()
        self._all.discard(process)
        if self._closed.is_set():
            return process
        fresh = _Process()
        self._all.add(fresh)
        if self._closed.is_set():  # meanwhile
            fresh.end()
        return fresh


class _Process:
    """A process that does one thing after the other."""

    def __init__(self) -> None:
        self._pipe, there = _CONTEXT.Pipe()
        self._process = _CONTEXT.Process(target=_work, args=(there,), name="bot", daemon=True)
        _start(self._process)
        there.close()  # so that its end is noticed
        self._ready = False

    def ask(self, job: object, limit: float) -> Any:
        """Whether a job could be done, and what came of it.

        Raises `TimeoutError`, and `EOFError` or `OSError` when the process has died.
        """
        if not self._ready:
            self._receive(_START_LIMIT)
            self._ready = True
        self._pipe.send(job)
        return self._receive(limit)

    def _receive(self, limit: float) -> Any:
        if not self._pipe.poll(limit):
            raise TimeoutError
        return self._pipe.recv()

    def end(self) -> None:
        """End it now."""
        self._process.kill()
        self._process.join()


def _start(process: SpawnProcess) -> None:
    """Start a process that leaves interrupts from the keyboard to the server, from the first."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        process.start()
        return
    resource_tracker.ensure_running()  # it would let the signal through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        process.start()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(pipe: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _warm()
    with suppress(EOFError, OSError):  # the server is gone
        pipe.send("ready")
        while True:
            call, args, kwargs = pipe.recv()
            try:
                answer = True, call(*args, **kwargs)
            except Exception as error:
                answer = False, (type(error).__name__, frames(error))
            pipe.send(answer)


def _warm() -> None:
    """Import what every decision needs, and read the bidding system."""
    from strohmann.bots.registry import LEVEL, player
    from strohmann.scoring.profiles import Form
    from strohmann.server.meanings import SYSTEM
    from strohmann.systems import load

    player(Form.CHICAGO, LEVEL)
    load(SYSTEM)
