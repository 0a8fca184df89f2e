"""Double dummy figures of bid deals, by the optional solver of the extra ``dds``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import mean
from typing import TYPE_CHECKING

from endplay.dds import calc_all_tables, par
from endplay.types import Deal as SolverDeal
from endplay.types import Denom, Player, Vul

from strohmann.bridge.board import Vulnerability
from strohmann.bridge.calls import BIDS
from strohmann.bridge.contract import Contract, Doubling
from strohmann.cards import Strain
from strohmann.scoring.points import points
from strohmann.seats import Seat, Side

if TYPE_CHECKING:
    from benchmarks.bidding import Table

_DENOM = {
    Strain.CLUBS: Denom.clubs,
    Strain.DIAMONDS: Denom.diamonds,
    Strain.HEARTS: Denom.hearts,
    Strain.SPADES: Denom.spades,
    Strain.NOTRUMP: Denom.nt,
}
_PLAYER = {seat: Player.find(seat.value) for seat in Seat}
_VUL = {
    Vulnerability.NONE: Vul.none,
    Vulnerability.NS: Vul.ns,
    Vulnerability.EW: Vul.ew,
    Vulnerability.BOTH: Vul.both,
}
_IMPS = (20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500)
_BATCH = 20

Tricks = dict[tuple[Seat, Strain], int]


def tricks_of(tables: Sequence[Table]) -> Iterator[tuple[Tricks, int]]:
    """For each table the double dummy tricks and the par score for NS (undealt: dealer's view)."""
    for start in range(0, len(tables), _BATCH):
        part = tables[start : start + _BATCH]
        deals = [SolverDeal(str(table.board.deal)) for table in part]
        for table, solved in zip(part, calc_all_tables(deals), strict=True):
            tricks = {
                (seat, strain): solved[_DENOM[strain], _PLAYER[seat]]
                for seat in Seat
                for strain in Strain
            }
            board = table.board
            best = par(solved, _VUL[board.vulnerability], _PLAYER[board.dealer])
            yield tricks, best.score


def score(table: Table, tricks: Tricks) -> int:
    """Points for NS of the contract reached, played double dummy."""
    contract = table.contract
    if contract is None:
        return 0
    vulnerable = contract.declarer in table.board.vulnerability
    taken = tricks[contract.declarer, contract.strain]
    gained = points(contract, taken, vulnerable=vulnerable)
    return gained if contract.declarer.side is Side.NS else -gained


def best_for(side: Side, table: Table, tricks: Tricks) -> int:
    """Points of the best contract that a side could make if they never bid."""
    vulnerable = side in table.board.vulnerability
    return max(
        0,
        *(
            points(
                Contract(bid, Doubling.UNDOUBLED, seat),
                tricks[seat, bid.strain],
                vulnerable=vulnerable,
            )
            for seat in side.seats
            for bid in BIDS
        ),
    )


def imps(difference: int) -> int:
    """International match points of a difference in points (Law 78B), without sign."""
    steps = (*_IMPS, 1750, 2000, 2250, 2500, 3000, 3500, 4000)
    return sum(abs(difference) >= step for step in steps)


def judge(tables: Sequence[Table]) -> Iterator[tuple[str, str]]:
    """Mean distance to par and to the best contract of the declaring side, by levels too."""
    gaps, losses, to_par = [], [], []
    made: Counter[str] = Counter()
    played: Counter[str] = Counter()
    for table, (tricks, best) in zip(tables, tricks_of(tables), strict=True):
        got = score(table, tricks)
        gaps.append(abs(got - best))
        to_par.append(imps(got - best))
        contract = table.contract
        if contract is None:
            continue
        side = contract.declarer.side
        losses.append(best_for(side, table, tricks) - (got if side is Side.NS else -got))
        kind = _kind(contract)
        played[kind] += 1
        made[kind] += tricks[contract.declarer, contract.strain] >= contract.tricks
    yield "double dummy: mean points from par", f"{mean(gaps):.0f}"
    yield "double dummy: mean IMPs from par", f"{mean(to_par):.2f}"
    yield "double dummy: mean points lost to declarer's best", f"{mean(losses):.0f}"
    for kind in sorted(played):
        yield f"double dummy: {kind} made", f"{made[kind]} of {played[kind]}"


def _kind(contract: Contract) -> str:
    if contract.level >= 6:
        return "slams"
    if contract.strain is Strain.NOTRUMP:
        return "3NT and up" if contract.level >= 3 else "1NT and 2NT"
    least = 5 if contract.strain.is_minor else 4
    return "suit games" if contract.level >= least else "suit part scores"
