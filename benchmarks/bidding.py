"""Self-play of the bidder: how good its auctions are and how honest its meanings.

    python benchmarks/bidding.py [--deals 1000] [--seed 1] [--dd 200] [--show 0]

Prints one figure a line. Double dummy, for contract quality only, needs the extra ``dds``.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from statistics import mean

from strohmann.bridge.auction import Auction
from strohmann.bridge.board import Board, Deal, shuffled
from strohmann.bridge.calls import BIDS, PASS, Bid, Call
from strohmann.bridge.contract import Contract, Doubling
from strohmann.cards import SUITS, Strain, Suit
from strohmann.i18n import LANGUAGES, Catalogue
from strohmann.i18n.meanings import meaning_text
from strohmann.scoring.points import points
from strohmann.seats import SIDES, Seat, Side
from strohmann.systems import Context, Layer, Meaning, System, facts, load

_IMPS = (20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500)
_IMPS_HIGH = (1750, 2000, 2250, 2500, 3000, 3500, 4000)
_BATCH = 20  # deals that are solved at once

PART_SCORES = (0, 0, 20, 30, 40, 50, 60, 70, 80, 90)


@dataclass(frozen=True)
class Table:
    """A deal that was bid to the end."""

    board: Board
    context: Context
    meanings: tuple[Meaning, ...]

    @property
    def contract(self) -> Contract | None:
        """The contract reached."""
        return self.context.auction.contract

    def hcp(self, side: Side) -> int:
        """High-card points of a side."""
        return sum(self.board.deal[seat].hcp for seat in side.seats)

    def trumps(self, side: Side, strain: Strain) -> int:
        """Cards of the trump suit that a side holds, 0 at notrump."""
        suit = strain.suit
        return 0 if suit is None else sum(self.board.deal[s].length(suit) for s in side.seats)

    def calls(self) -> Iterator[tuple[Seat, Call, Meaning]]:
        """Each call with who made it and what it meant."""
        pairs = zip(self.context.auction, self.meanings, strict=True)
        return ((seat, call, meaning) for (seat, call), meaning in pairs)


def boards(count: int, seed: int) -> Iterator[Board]:
    """Random deals with dealer and vulnerability by the cycle of sixteen."""
    rng = random.Random(seed)
    for number in range(1, count + 1):
        deal = Deal.of_pack(shuffled(rng), Seat.NORTH)
        yield Board.numbered(number, deal)


def bid(system: System, board: Board, carried: tuple[int, int] = (0, 0)) -> Table:
    """The auction of four players of the system. Raises `IllegalCall` if one is wrong."""
    context = Context(Auction(board.dealer), board.vulnerability, carried)
    while (seat := context.auction.turn) is not None:
        call = system.choose(board.deal[seat], context)
        auction = context.auction.call(call)
        context = Context(auction, board.vulnerability, carried)
    return Table(board, context, system.meanings_so_far(context))


@dataclass
class Figures:
    """Counts over many tables; `rows` gives them names."""

    counts: Counter[str] = field(default_factory=Counter)
    names: set[str] = field(default_factory=set)
    """What `note` counted: shares of all cases."""
    worst: dict[str, list[Table]] = field(default_factory=dict)

    def note(self, name: str, ok: bool, table: Table) -> None:
        """Count a case of ``name``; keep the tables that are not ok."""
        self.names.add(name)
        self.counts[name] += 1
        if not ok:
            self.counts[f"not {name}"] += 1
            self.worst.setdefault(name, []).append(table)

    def share(self, name: str) -> float:
        """Share of the cases that are ok, 1 where there are none."""
        total = self.counts[name]
        return 1 - self.counts[f"not {name}"] / total if total else 1.0


def measure(table: Table, figures: Figures) -> None:
    """Add one table to the figures."""
    contract = table.contract
    figures.counts["deals"] += 1
    figures.counts["calls"] += len(table.context.auction)
    figures.counts["passed out"] += contract is None
    doubled = contract is not None and bool(contract.doubling.value)
    for side in SIDES:
        if should_bid_game(table, side):
            figures.note("game with 26+ and a fit", reaches_game(table, side), table)
            outbid = contract is not None and contract.declarer.side is not side
            ok = reaches_game(table, side) or (outbid and doubled)
            figures.note("game with 26+ and a fit, or they are doubled", ok, table)
    if contract is not None:
        _measure_contract(table, contract, figures)
    for seat, call, meaning in table.calls():
        kind = "default call" if meaning.layer is Layer.NATURAL else "book call"
        if call is not PASS:
            figures.counts["bids and doubles"] += 1
        figures.note(f"{kind} as shown", meaning.shows.fits(table.board.deal[seat]), table)
    figures.note("no bid beyond the completed game", not list(beyond_game(table)), table)
    if contract is not None and contract.strain is Strain.NOTRUMP:
        shown = load().picture(table.context).shown(contract.declarer.side.opponents)
        if shown:
            _measure_stoppers(table, contract.declarer.side, shown, figures)


def _measure_stoppers(table: Table, side: Side, shown: frozenset[Suit], figures: Figures) -> None:
    hands = [facts(table.board.deal[seat]) for seat in side.seats]
    ok = all(any(hand.stops(suit) for hand in hands) for suit in shown)
    figures.note("notrump against a bid suit stops it", ok, table)


def _measure_contract(table: Table, contract: Contract, figures: Figures) -> None:
    side = contract.declarer.side
    hcp = table.hcp(side)
    if not contract.doubling.value:
        figures.note("level 4+ has 22+ (of all contracts)", contract.level < 4 or hcp >= 22, table)
        if contract.level >= 4:
            figures.note("level 4+ has 22+ (of those)", hcp >= 22, table)
        if contract.level >= 6:
            figures.note("slam has 29+", hcp >= 29, table)
    else:
        figures.counts["doubled contracts"] += 1
    if contract.strain is not Strain.NOTRUMP:
        figures.note("seven trumps", table.trumps(side, contract.strain) >= 7, table)
        figures.note("eight trumps", table.trumps(side, contract.strain) >= 8, table)


def should_bid_game(table: Table, side: Side) -> bool:
    """26 or more together, and eight cards of a major or no short suit in either hand."""
    hands = [table.board.deal[seat] for seat in side.seats]
    fit = any(sum(hand.length(suit) for hand in hands) >= 8 for suit in SUITS if suit.is_major)
    even = all(min(facts(hand).lengths) >= 2 for hand in hands)
    return table.hcp(side) >= 26 and (fit or even)


def reaches_game(table: Table, side: Side) -> bool:
    """The side plays game or more."""
    contract = table.contract
    if contract is None or contract.declarer.side is not side:
        return False
    return table.context.completes_game(contract.bid, side)


def beyond_game(table: Table) -> Iterator[int]:
    """Positions of bids over the own side's natural game, slam and competition excepted."""
    last: tuple[Side, Bid, Meaning] | None = None
    for index, (seat, call, meaning) in enumerate(table.calls()):
        if not isinstance(call, Bid):
            continue
        if last is not None and last[0] is seat.side and not last[2].artificial:
            done = table.context.completes_game(last[1], seat.side)
            if done and _slam_values(table, seat.side) < 31:
                yield index
        last = (seat.side, call, meaning)


def _slam_values(table: Table, side: Side) -> int:
    """High cards, and in a suit contract shortness: one hand by EV3, the other by EV5."""
    contract = table.contract
    suit = contract.strain.suit if contract and contract.declarer.side is side else None
    if suit is None:
        return table.hcp(side)
    one, two = (facts(table.board.deal[seat]) for seat in side.seats)
    return max(
        one.points(suit, dummy=True) + two.points(suit, dummy=False),
        one.points(suit, dummy=False) + two.points(suit, dummy=True),
    )


def play(system: System, count: int, seed: int, *, part_scores: bool = False) -> Figures:
    """Bid random deals, with random part scores where wanted."""
    figures = Figures()
    rng = random.Random(seed)
    for board in boards(count, seed):
        carried = (0, 0)
        if part_scores:
            carried = (rng.choice(PART_SCORES), rng.choice(PART_SCORES))
        measure(bid(system, board, carried), figures)
    return figures


def rows(figures: Figures) -> Iterator[tuple[str, str]]:
    """Every figure as name and text."""
    deals = figures.counts["deals"]
    yield "deals", str(deals)
    yield "calls per auction", f"{figures.counts['calls'] / deals:.1f}"
    yield "passed out", f"{figures.counts['passed out'] / deals:.1%}"
    yield "doubled contracts", f"{figures.counts['doubled contracts'] / deals:.1%}"
    for name in sorted(figures.names):
        yield name, f"{figures.share(name):.1%} of {figures.counts[name]}"


def texts(system: System, count: int, seed: int) -> int:
    """How many meanings of calls made have a text in every language; raises where one lacks."""
    catalogues = [Catalogue(language) for language in LANGUAGES]
    done = 0
    for board in boards(count, seed):
        for meaning in bid(system, board).meanings:
            assert all(meaning_text(meaning, catalogue) for catalogue in catalogues)
            done += 1
    return done


def show(table: Table, catalogue: Catalogue) -> None:
    """Print a deal, its auction and what each call meant."""
    board = table.board
    print(f"\n#{board.number} {board.dealer} {board.vulnerability} carried {table.context.carried}")
    for seat in Seat:
        print(f"  {seat} {board.deal[seat]} ({board.deal[seat].hcp})")
    for seat, call, meaning in table.calls():
        ok = "" if meaning.shows.fits(board.deal[seat]) else "  !!"
        print(f"  {seat} {call.text:4} {meaning.node:24} {meaning_text(meaning, catalogue)}{ok}")
    print(f"  -> {table.contract}")


# --- double dummy, by the optional solver of the extra ``dds`` ---

Tricks = dict[tuple[Seat, Strain], int]


def tricks_of(tables: Sequence[Table]) -> Iterator[tuple[Tricks, int]]:
    """For each table the double dummy tricks and the par score for NS."""
    from endplay import dds
    from endplay.types import Deal as SolverDeal
    from endplay.types import Denom, Player, Vul

    denoms = dict(zip(Strain, map(Denom.find, "CDHSN"), strict=True))
    players = {seat: Player.find(seat.value) for seat in Seat}
    for start in range(0, len(tables), _BATCH):
        part = tables[start : start + _BATCH]
        deals = [SolverDeal(str(table.board.deal)) for table in part]
        for table, solved in zip(part, dds.calc_all_tables(deals), strict=True):
            board = table.board
            tricks = {
                (seat, strain): solved[denoms[strain], players[seat]]
                for seat in Seat
                for strain in Strain
            }
            vulnerable = Vul[board.vulnerability.value]
            yield tricks, dds.par(solved, vulnerable, players[board.dealer]).score


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
    return sum(abs(difference) >= step for step in (*_IMPS, *_IMPS_HIGH))


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


def main() -> None:
    """Print every figure."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--dd", type=int, default=200)
    parser.add_argument("--show", type=int, default=0)
    parser.add_argument("--worst", default="", help="show the deals that fail this figure")
    parser.add_argument("--parts", action="store_true", help="with random part scores")
    options = parser.parse_args()
    system = load()
    start = time.process_time()
    figures = play(system, options.deals, options.seed, part_scores=options.parts)
    seconds = time.process_time() - start
    for name, value in rows(figures):
        print(f"{name:52} {value}")
    print(f"{'processor ms per call':52} {1000 * seconds / figures.counts['calls']:.2f}")
    catalogue = Catalogue("en")
    if options.worst:
        for table in figures.worst.get(options.worst, [])[: options.show or 10]:
            show(table, catalogue)
        return
    if options.show:
        for board in boards(options.show, options.seed + 1000):
            show(bid(system, board), catalogue)
        return
    print("-- with random part scores")
    for name, value in rows(play(system, options.deals, options.seed + 1, part_scores=True)):
        print(f"{name:52} {value}")
    spoken = texts(system, min(200, options.deals), options.seed + 2)
    print(f"{'meanings with text in three languages':52} {spoken} of {spoken}")
    if options.dd:
        tables = [bid(system, board) for board in boards(options.dd, options.seed + 3)]
        for name, value in judge(tables):
            print(f"{name:52} {value}")


if __name__ == "__main__":
    main()
