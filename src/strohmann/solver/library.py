"""The C library DDS 2.9, found among what is installed and called without any wrapper.

The wheel ``endplay`` brings it (the extra ``strohmann[dds]``); of that wheel nothing but
the library is used. Debian's package ``libdds0`` is found too.

The library keeps its memory in numbered slots, and two calls with one slot at the same
time destroy each other. So every call here borrows a slot of its own; there is one for
each processor, and whoever finds none free waits. The library is one for the process,
however many solvers there are.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from ctypes import POINTER, Structure, byref, c_char, c_int, c_uint
from ctypes.util import find_library
from importlib.util import find_spec
from pathlib import Path
from struct import Struct
from threading import Lock, get_ident

from strohmann.solver.errors import SolverError

__all__ = [
    "Answer",
    "FutureTricks",
    "Library",
    "PlayTrace",
    "RawDeal",
    "SolvedPlay",
    "installed",
    "library",
]

_FOUR = c_uint * 4
_NUMBERS = Struct("=54i")

Answer = tuple[int, ...]
"""The numbers of `FutureTricks` in order: two, then four times thirteen."""
_DONE = 1
_VERSION = 2


class RawDeal(Structure):
    """A position as the library reads it: suits spades first, ranks as bits 2 to 14."""

    _fields_ = (
        ("trump", c_int),
        ("first", c_int),
        ("trick_suits", c_int * 3),
        ("trick_ranks", c_int * 3),
        ("cards", _FOUR * 4),
    )


class FutureTricks(Structure):
    """Cards with what they lead to; ``equals`` are lower cards that are as good."""

    _fields_ = (
        ("nodes", c_int),
        ("count", c_int),
        ("suit", c_int * 13),
        ("rank", c_int * 13),
        ("equals", c_int * 13),
        ("score", c_int * 13),
    )


class PlayTrace(Structure):
    """Cards played, in order."""

    _fields_ = (("count", c_int), ("suit", c_int * 52), ("rank", c_int * 52))


class SolvedPlay(Structure):
    """Tricks of declarer's side before the first card and after each."""

    _fields_ = (("count", c_int), ("tricks", c_int * 53))


class _Info(Structure):
    _fields_ = (
        ("major", c_int),
        ("minor", c_int),
        ("patch", c_int),
        ("version", c_char * 10),
        ("system", c_int),
        ("bits", c_int),
        ("compiler", c_int),
        ("constructor", c_int),
        ("cores", c_int),
        ("threading", c_int),
        ("slots", c_int),
        ("sizes", c_char * 128),
        ("text", c_char * 1024),
    )


class Library:
    """The loaded library and its slots."""

    def __init__(self, path: str) -> None:
        """Raises `OSError` or `AttributeError` when it is not the one that is meant."""
        loaded = ctypes.CDLL(path)
        self.path = path
        self._solve = loaded.SolveBoard
        self._solve.argtypes = [RawDeal, c_int, c_int, c_int, POINTER(FutureTricks), c_int]
        self._trace = loaded.AnalysePlayBin
        self._trace.argtypes = [RawDeal, PlayTrace, POINTER(SolvedPlay), c_int]
        loaded.SetResources(0, 0)  # a slot for each processor, memory as it thinks fit
        info = _Info()
        loaded.GetDDSInfo(byref(info))
        if info.major != _VERSION:
            raise OSError(path)
        self.version = f"{info.major}.{info.minor}.{info.patch}"
        self.slots = int(info.slots)
        self._found = tuple(FutureTricks() for _ in range(self.slots))
        self._locks = tuple(Lock() for _ in range(self.slots))

    def borrow(self) -> int:
        """A slot for this thread until it is given back; waits while all are lent."""
        for slot, lock in enumerate(self._locks):
            if lock.acquire(blocking=False):
                return slot
        slot = get_ident() % self.slots
        self._locks[slot].acquire()
        return slot

    def give_back(self, slot: int) -> None:
        """Others may use the slot again."""
        self._locks[slot].release()

    def solve(self, deal: RawDeal, target: int, solutions: int, slot: int) -> Answer:
        """One call of ``SolveBoard``, always searching (mode 1). Raises `SolverError`."""
        found = self._found[slot]
        code = self._solve(deal, target, solutions, 1, found, slot)
        if code != _DONE:
            raise SolverError("solver-failed", number=code)
        return _NUMBERS.unpack_from(found)

    def trace(self, deal: RawDeal, play: PlayTrace, slot: int) -> SolvedPlay:
        """One call of ``AnalysePlayBin``. Raises `SolverError`."""
        found = SolvedPlay()
        code = self._trace(deal, play, byref(found), slot)
        if code != _DONE:
            raise SolverError("solver-failed", number=code)
        return found


_opening = Lock()
_opened: dict[str, Library | None] = {}


def library() -> Library:
    """The library of this process, opened when first asked for.

    Raises `SolverError` when none is installed.
    """
    found = _open()
    if found is None:
        raise SolverError("solver-missing")
    return found


def installed() -> bool:
    """Whether the library is there and can be loaded."""
    return _open() is not None


def _open() -> Library | None:
    with _opening:
        if "dds" not in _opened:
            _opened["dds"] = next(filter(None, map(_loaded, _places())), None)
        return _opened["dds"]


def _loaded(path: str) -> Library | None:
    try:
        return Library(path)
    except (OSError, AttributeError):  # for another machine, or another library of that name
        return None


def _places() -> Iterator[str]:
    spec = find_spec("endplay")  # finds the package without running any of it
    if spec is not None and spec.origin is not None:
        folder = Path(spec.origin).parent / "_dds"
        for name in ("libdds.so", "libdds.dylib", "dds.dll", "libdds.dll"):
            if (folder / name).is_file():
                yield str(folder / name)
    system = find_library("dds")
    if system is not None:
        yield system
