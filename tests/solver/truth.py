"""Check the solver against published truth: ``python -m tests.solver.truth [EVERY]``.

The environment variable STROHMANN_CORPUS names the folder of the corpus; its part
``dd-truth`` has lists of deals with tables, par, scores of all leads and traces of plays
as other programs found them. Deals that take minutes are given up and counted.
"""

from __future__ import annotations

import os
import re
import sys
import tarfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from strohmann.bridge.board import Deal, Vulnerability
from strohmann.bridge.calls import Bid
from strohmann.bridge.contract import Contract, Doubling
from strohmann.cards import PACK, STRAINS, Card, Hand, Strain
from strohmann.formats import pbn
from strohmann.formats.doubledummy import double_dummy
from strohmann.seats import EAST, NORTH, SEATS, SOUTH, WEST, Seat
from strohmann.solver import EveryCard, Position, Solver, TrickTable, par
from strohmann.solver.pool import Unsolved, tables

__all__ = ["Truth", "check", "list_truths", "truths"]

_PATIENCE = 300  # seconds for a deal
_BY_DDS = (*reversed(STRAINS[:4]), Strain.NOTRUMP)  # S H D C N
_VULNERABILITY = {
    "0": Vulnerability.NONE,
    "1": Vulnerability.BOTH,
    "2": Vulnerability.NS,
    "3": Vulnerability.EW,
}


@dataclass(frozen=True)
class Truth:
    """What another program found; None for what it does not tell."""

    source: str
    deal: Deal
    table: TrickTable
    dealer: Seat = NORTH
    vulnerability: Vulnerability = Vulnerability.NONE
    par: int | None = None
    contract: Contract | None = None
    leads: dict[Card, int] | None = None
    cards: tuple[Card, ...] = ()
    trace: tuple[int, ...] = ()
    may_be_clipped: bool = False
    """Programs that write for hand records leave small numbers out."""


def truths(corpus: Path) -> Iterator[Truth]:
    """All that the corpus tells."""
    folder = corpus / "dd-truth"
    for path in sorted(folder.glob("dds__hands__*.txt")):
        yield from list_truths(path)
    for path in sorted(folder.glob("macroxue_*.tar.xz")):
        yield from _archive_truths(path)
    for path in sorted(folder.glob("pgx__*.csv")):
        yield from _csv_truths(path)
    yield from pbn_truths(corpus)


# --- Lists of numbered lines: PBN, FUT, TABLE, PAR2, PLAY, TRACE --------------------


def list_truths(path: Path) -> Iterator[Truth]:
    """The deals of a list of DDS."""
    lines: dict[str, str] = {}
    for line in [*path.read_text().splitlines(), "PBN"]:
        word, _, rest = line.strip().partition(" ")
        if word == "PBN" and "TABLE" in lines:
            yield _list_truth(path.name, lines)
            lines = {}
        lines[word] = rest


def _list_truth(source: str, lines: dict[str, str]) -> Truth:
    dealer, vulnerability, trump, leader = lines["PBN"].split()[:4]
    numbers = [int(word) for word in lines["TABLE"].split()]
    table = {
        (SEATS[j], strain): numbers[4 * i + j] for i, strain in enumerate(_BY_DDS) for j in range(4)
    }
    played = _quoted(lines["PLAY"])
    bid = Bid(1, _BY_DDS[int(trump)])
    return Truth(
        source,
        Deal.parse(_quoted(lines["PBN"])),
        TrickTable(table),
        SEATS[int(dealer)],
        _VULNERABILITY[vulnerability],
        int(_quoted(lines["PAR2"])),
        Contract(bid, Doubling.UNDOUBLED, SEATS[int(leader)].right),
        _leads([int(word) for word in lines["FUT"].split()]),
        tuple(Card.parse(played[i : i + 2]) for i in range(0, len(played), 2)),
        tuple(int(word) for word in lines["TRACE"].split()[1:]),
    )


def _quoted(text: str) -> str:
    return text.split('"')[1]


def _leads(numbers: list[int]) -> dict[Card, int]:
    """A count, then suits, ranks, equal lower cards, and scores."""
    count, rest = numbers[0], numbers[1:]
    suits, ranks, equals, scores = (rest[i * count : (i + 1) * count] for i in range(4))
    leads = {}
    for suit, rank, equal, score in zip(suits, ranks, equals, scores, strict=True):
        for each in [rank, *(low for low in range(2, 15) if equal >> low & 1)]:
            leads[PACK[13 * (3 - suit) + each - 2]] = score
    return leads


# --- Archives of diagrams with a list of results -------------------------------------


def _archive_truths(path: Path) -> Iterator[Truth]:
    with tarfile.open(path) as archive:
        texts = {
            Path(member.name).name: file.read().decode()
            for member in archive
            if (file := archive.extractfile(member)) is not None
        }
    for block in re.split(r"^(?=deal)", texts.pop("RESULTS"), flags=re.MULTILINE):
        name, *rows = block.strip().splitlines() or [""]
        if name in texts:
            yield Truth(f"{path.name}/{name}", _diagram(texts[name]), _rows(rows))


def _diagram(text: str) -> Deal:
    """North above, west and east beside each other, south below; S H D C."""
    words = re.sub(r"[♠♥♦♣]|\b[NESW] ", " ", text).split()
    order = (NORTH, WEST, EAST, SOUTH)
    hands = {}
    for i, seat in enumerate(order):
        hands[seat] = Hand.parse(".".join(words[4 * i : 4 * i + 4]))
    return Deal(hands)


def _rows(rows: list[str]) -> TrickTable:
    """A row for each strain, with S N W E."""
    found = {}
    for row in rows:
        strain, *numbers = row.split()
        for seat, number in zip((SOUTH, NORTH, WEST, EAST), numbers, strict=True):
            found[seat, Strain.parse(strain)] = int(number)
    return TrickTable(found)


# --- A list of values separated by commas ----------------------------------------------


def _csv_truths(path: Path) -> Iterator[Truth]:
    """The deal, then C D H S N of each of N E S W."""
    for line in path.read_text().splitlines():
        deal, *numbers = line.split(",")
        rows = [[int(each) for each in numbers[i : i + 5]] for i in range(0, 20, 5)]
        yield Truth(path.name, Deal.parse(deal), TrickTable.of_rows(rows))


# --- Tables of PBN files ---------------------------------------------------------------


def pbn_truths(corpus: Path) -> Iterator[Truth]:
    """Each deal with a whole table, once; tables that were clipped or left empty are not."""
    seen: set[tuple[Deal, TrickTable]] = set()
    for path in sorted(corpus.glob("pbn-*/**/*.pbn")):
        for record in pbn.iterload(path, lambda _: None):
            rows, deal = double_dummy(record), record.deal
            if rows is None or deal is None or sum(map(len, rows.values())) != 20:
                continue
            table = TrickTable.of_rows([[rows[seat][each] for each in STRAINS] for seat in SEATS])
            if (deal, table) not in seen:
                seen.add((deal, table))
                yield Truth(f"{path.parent.name}/{path.name}", deal, table, may_be_clipped=True)


# --- Checking ---------------------------------------------------------------------


def check(truth: Truth, table: TrickTable, solver: Solver) -> Iterator[str]:
    """What differs: nothing, it is hoped."""
    if table != truth.table and not (truth.may_be_clipped and _is_clipped(truth.table, table)):
        yield f"{truth.source}: {truth.deal}: {table} is not {truth.table}"
    if truth.par is not None:
        score = par(table, truth.vulnerability, truth.dealer).score
        if score != truth.par:
            yield f"{truth.source}: {truth.deal}: par {score} is not {truth.par}"
    if truth.contract is None:
        return
    contract = truth.contract
    start = Position.start(truth.deal.masks, contract.strain, contract.declarer)
    if solver.solve(start, EveryCard()) != truth.leads:
        yield f"{truth.source}: {truth.deal}: leads differ"
    found = solver.analyse(truth.deal, contract, truth.cards)
    trace = (found.makeable, *(card.tricks for card in found.cards))
    if trace[: len(truth.trace)] != truth.trace:  # theirs ends with the twelfth trick
        yield f"{truth.source}: {truth.deal}: traces differ"


def _is_clipped(theirs: TrickTable, ours: TrickTable) -> bool:
    """The least number stands for all up to it, or up to the next that is shown."""
    least = min(theirs.values())
    limit = max(least, min((n for n in theirs.values() if n > least), default=14) - 1)
    return all(
        ours[key] == shown or (shown == least and ours[key] <= limit)
        for key, shown in theirs.items()
    )


def main(corpus: Path, step: int) -> int:
    """Check every deal, or one of so many; the number of differences."""
    known = list(truths(corpus))[::step]
    solver, counts, wrong = Solver(), Counter[str](), 0
    found = tables((truth.deal for truth in known), seconds=_PATIENCE)
    for truth, outcome in zip(known, found, strict=True):
        source = truth.source.partition("/")[0]
        if isinstance(outcome, Unsolved):
            counts[f"{source}: not solved"] += 1
            continue
        counts[source] += 1
        for difference in check(truth, outcome, solver):
            wrong += 1
            sys.stdout.write(difference + "\n")
    for source in sorted(counts):
        sys.stdout.write(f"{counts[source]:6} {source}\n")
    sys.stdout.write(f"{wrong:6} differences\n")
    return wrong


if __name__ == "__main__":
    sys.exit(main(Path(os.environ["STROHMANN_CORPUS"]), int([*sys.argv, "1"][1])) > 0)
