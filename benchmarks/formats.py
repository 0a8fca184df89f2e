"""Reading boards from files, side by side with endplay and bridgebots.

Each program reads the same files of a kind, those that it can read to the end, a block at
a time, in one process. The figures are boards per second of CPU time, counted as our
reader counts them, and the ratio of ours to each peer on the files that the peer reads.
Ours decodes, reads and checks: the deal, the auction by the Laws, every card, the score.

    python benchmarks/formats.py [FOLDER] [--blocks 3] [--boards 1500]

FOLDER has files in PBN and LIN, in any depth; otherwise that of STROHMANN_CORPUS, otherwise
boards made for the purpose.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import logging
import os
import statistics
import tempfile
import time
import warnings
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from strohmann.bridge.board import Deal, Vulnerability, shuffled
from strohmann.formats import lin, pbn
from strohmann.formats.model import BoardRecord
from strohmann.seats import SEATS

Reader = Callable[[Path], Any]


def _endplay(module: str) -> Reader:
    from endplay.parsers import lin as peer_lin
    from endplay.parsers import pbn as peer_pbn

    peer = peer_pbn if module == "pbn" else peer_lin

    def read(path: Path) -> Any:
        with path.open(encoding="latin-1") as file:
            return peer.load(file)

    return read


def _bridgebots(module: str) -> Reader:
    import bridgebots

    def deals(path: Path) -> Any:
        if module == "pbn":
            return bridgebots.parse_pbn(path)
        if path.read_bytes()[:3] == b"vg|":
            return bridgebots.parse_multi_lin(path)
        return bridgebots.parse_single_lin(path)

    def read(path: Path) -> Any:  # it puts the boards of a deal together
        return [board for deal in deals(path) for board in deal.board_records or [deal]]

    return read


def _quietly(read: Reader, path: Path) -> int:
    """Read a file; how many boards came out, none when it went wrong."""
    with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return len(read(path))
        except Exception:  # the peers raise anything
            return 0


def _made(folder: Path) -> None:
    """Files with deals and nothing else, for a machine without real ones."""
    rng = Random(1)
    for name in ("a", "b"):
        records = []
        for number in range(1, 501):
            deal = Deal.of_pack(shuffled(rng), SEATS[(number - 1) % 4])
            n, e, s, w = (deal[seat] for seat in SEATS)
            vulnerability = Vulnerability.of_board(number)
            dealer = SEATS[(number - 1) % 4]
            records.append(BoardRecord(str(number), dealer, vulnerability, (n, e, s, w)))
        pbn.dump(records, folder / f"{name}.pbn")
        lin.dump(records, folder / f"{name}.lin")


def _kinds(folder: Path, most: int) -> dict[str, list[tuple[Path, int]]]:
    """Files by kind, the folder's name and the format, up to so many boards of each."""
    kinds: dict[str, list[tuple[Path, int]]] = {}
    for path in sorted(folder.rglob("*")):
        module = path.suffix.lower()[1:]
        if module not in {"pbn", "lin"}:
            continue
        kind = (
            f"{path.relative_to(folder).parts[0]} ({module})" if path.parent != folder else module
        )
        files = kinds.setdefault(kind, [])
        if sum(boards for _, boards in files) < most:
            boards = len((pbn if module == "pbn" else lin).load(path).records)
            if boards:
                files.append((path, boards))
    return kinds


def _speed(read: Reader, files: list[tuple[Path, int]], blocks: int) -> float:
    speeds = []
    boards = sum(count for _, count in files)
    for _ in range(blocks):
        start = time.process_time()
        for path, _ in files:
            _quietly(read, path)
        speeds.append(boards / max(1e-9, time.process_time() - start))
    return statistics.median(speeds)


def _row(kind: str, files: list[tuple[Path, int]], blocks: int) -> None:
    module = "pbn" if kind.endswith(("pbn", "(pbn)")) else "lin"
    load = pbn.load if module == "pbn" else lin.load

    def ours(path: Path) -> Any:
        return load(path).records

    total = sum(count for _, count in files)
    cells = [f"{kind:<28}{total:>7}{_speed(ours, files, blocks):>9.0f}"]
    for peer in (_endplay(module), _bridgebots(module)):
        able = [file for file in files if _quietly(peer, file[0]) >= 0.9 * file[1]]
        share = sum(count for _, count in able) / total
        if not able:
            cells.append(f"{'reads none':>26}")
            continue
        # In turn, on the same files, so that both meet the same machine.
        mine, theirs = _speed(ours, able, blocks), _speed(peer, able, blocks)
        cells.append(f"{theirs:>9.0f}{mine / theirs:>8.1f}x{share:>8.0%}")
    print("".join(cells), flush=True)


def main() -> None:
    """Read the files in turn and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", default=os.environ.get("STROHMANN_CORPUS"))
    parser.add_argument("--blocks", type=int, default=3)
    parser.add_argument("--boards", type=int, default=1500)
    options = parser.parse_args()
    logging.disable(logging.CRITICAL)
    print(f"{'':<44}{'endplay':^26}{'bridgebots':^26}")
    print(f"{'kind':<28}{'boards':>7}{'ours/s':>9}" + f"{'/s':>9}{'ours is':>9}{'reads':>8}" * 2)
    with tempfile.TemporaryDirectory() as made:
        folder = Path(options.folder or made)
        if options.folder is None:
            _made(folder)
        for kind, files in sorted(_kinds(folder, options.boards).items()):
            if files:
                _row(kind, files, options.blocks)


if __name__ == "__main__":
    main()
