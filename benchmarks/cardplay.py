"""How well the bots play the cards, against double dummy.

All four seats are bots that see only their own views. Reported: tricks of declarer against
the double-dummy tricks of the contract, and what each side gave away card by card. The
contracts are those that the bots bid (`--contracts bots`), or for each deal the best one
that the stronger side can make, played without an auction (`--contracts makeable`).

    python benchmarks/cardplay.py --deals 200 --seed 1

Needs `endplay` (extra `dds` or `dev`).
"""

from __future__ import annotations

import argparse
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random

from endplay.dds import analyse_all_plays, calc_all_tables
from endplay.types import Card as DdCard
from endplay.types import Deal as DdDeal
from endplay.types import Denom, Player

from strohmann.bots.cards import choose_card
from strohmann.bots.sight import Limits, Sight
from strohmann.bridge.auction import Auction
from strohmann.bridge.board import Board, Deal, Vulnerability, shuffled
from strohmann.bridge.calls import Bid
from strohmann.bridge.contract import Contract, Doubling
from strohmann.bridge.play import CardPlay
from strohmann.cards import STRAINS, Card, Strain
from strohmann.scoring.points import points
from strohmann.seats import NORTH, SEATS, Seat
from strohmann.systems import load
from strohmann.systems.model import Context

DENOM = {
    Strain.CLUBS: Denom.clubs,
    Strain.DIAMONDS: Denom.diamonds,
    Strain.HEARTS: Denom.hearts,
    Strain.SPADES: Denom.spades,
    Strain.NOTRUMP: Denom.nt,
}
Table = Mapping[tuple[Seat, Strain], int]


@dataclass(frozen=True)
class Task:
    """A deal with a contract to be played, and what the auction showed."""

    deal: Deal
    contract: Contract
    double_dummy: int
    limits: Mapping[Seat, Limits] = field(default_factory=dict)


@dataclass
class Played:
    """A deal that was played to the end."""

    task: Task
    cards: list[tuple[Seat, Card, str]] = field(default_factory=list)
    tricks: int = 0
    seconds: list[float] = field(default_factory=list)


def tables(deals: Sequence[Deal]) -> Iterator[Table]:
    """The double-dummy tricks of every declarer in every strain."""
    for start in range(0, len(deals), 32):
        for table in calc_all_tables([DdDeal(str(deal)) for deal in deals[start : start + 32]]):
            yield {
                (seat, strain): table[DENOM[strain], Player.find(seat.value)]
                for seat in SEATS
                for strain in STRAINS
            }


def makeable(deal: Deal, table: Table) -> Contract:
    """The makeable contract that scores best for the side with more points."""
    ns = deal[SEATS[0]].hcp + deal[SEATS[2]].hcp
    best: tuple[int, int, Contract] | None = None
    for seat in SEATS[0 if ns >= 20 else 1 :: 2]:
        for strain in STRAINS:
            tricks = table[seat, strain]
            contract = Contract(Bid(max(1, tricks - 6), strain), Doubling.UNDOUBLED, seat)
            value = points(contract, tricks, vulnerable=False)
            if best is None or value > best[0]:
                best = (value, tricks, contract)
    assert best is not None
    return best[2]


def bid(board: Board) -> tuple[Contract, Mapping[Seat, Limits]] | None:
    """The contract of four bots with what their calls showed; None when passed out."""
    system = load("einsteiger")
    auction = Auction(board.dealer)
    while (turn := auction.turn) is not None:
        context = Context.of(auction, board.vulnerability)
        auction = auction.call(system.choose(board.deal[turn], context))
    if auction.contract is None:
        return None
    picture = system.picture(Context.of(auction, board.vulnerability))
    shown = {seat: picture.of(seat) for seat in SEATS}
    limits = {seat: Limits(known.hcp, known.lengths) for seat, known in shown.items()}
    return auction.contract, limits


def tasks(deals: Sequence[Deal], contracts: str) -> Iterator[Task]:
    """What to play; deals that the bots pass out are left out."""
    for number, (deal, table) in enumerate(zip(deals, tables(deals), strict=True), 1):
        if contracts == "makeable":
            contract, limits = makeable(deal, table), {}
        else:
            found = bid(Board(number, SEATS[number % 4], Vulnerability.of_board(number), deal))
            if found is None:
                continue
            contract, limits = found[0], dict(found[1])
        yield Task(deal, contract, table[contract.declarer, contract.strain], limits)


def play_out(task: Task) -> Played:
    """Let four bots play a contract."""
    played = Played(task)
    contract = task.contract
    play = CardPlay.start(contract, task.deal.masks, (0, 0, 0, 0))
    while (turn := play.turn) is not None:
        actor = contract.declarer if turn is contract.dummy else turn
        began = time.thread_time()
        card = choose_card(Sight.of(play, actor, task.limits))
        played.seconds.append(time.thread_time() - began)
        played.cards.append((turn, card, situation(play, turn, card)))
        play = play.play(turn, card)
    played.tricks = play.won
    return played


def situation(play: CardPlay, turn: Seat, card: Card) -> str:
    """What kind of decision a card was."""
    side = "declarer" if turn.side is play.contract.declarer.side else "defence"
    if not play.cards:
        return f"{side} lead" if play.tricks else "defence opening lead"
    if card.suit is not play.cards[0].suit:
        return f"{side} " + ("ruff" if card.suit is play.trump else "discard")
    return f"{side} " + ("second", "third", "fourth")[len(play.cards) - 1]


def losses(games: Sequence[Played]) -> Iterator[list[int]]:
    """For each game what every card gave away, in tricks."""
    for start in range(0, len(games), 20):
        chunk = games[start : start + 20]
        deals, plays = [], []
        for game in chunk:
            deal = DdDeal(str(game.task.deal))
            deal.trump = DENOM[game.task.contract.strain]
            deal.first = Player.find(game.task.contract.leader.value)
            deals.append(deal)
            plays.append([DdCard(card.text) for _, card, _ in game.cards])
        for game, solved in zip(chunk, analyse_all_plays(deals, plays), strict=True):
            yield given_away(game, list(solved))


def given_away(game: Played, values: list[int]) -> list[int]:
    """Differences of the double-dummy value, seen from the side that played the card."""
    # Declarer's tricks after each card; the last trick is forced and left out.
    values += [values[-1]] * (53 - len(values))
    declarer = game.task.contract.declarer
    steps = [values[i + 1] - values[i] for i in range(len(game.cards))]
    return [
        -step if seat.side is declarer.side else step
        for step, (seat, _, _) in zip(steps, game.cards, strict=True)
    ]


def report(games: Sequence[Played], given: Sequence[list[int]]) -> None:
    """Print what was measured."""
    n = len(games)
    base = sum(game.task.double_dummy for game in games)
    taken = sum(game.tricks for game in games)
    made = sum(game.tricks >= game.task.contract.tricks for game in games)
    could = sum(game.task.double_dummy >= game.task.contract.tricks for game in games)
    print(f"{n} deals played; declarer's tricks {taken}, double dummy {base}", end="")
    print(f" = {100 * taken / base:.1f} %; contracts made {made}, double dummy {could}")
    kinds: Counter[str] = Counter()
    by_trick: dict[str, Counter[int]] = defaultdict(Counter)
    sides: dict[str, list[int]] = {"declarer": [0] * n, "defence": [0] * n}
    for number, (game, cards) in enumerate(zip(games, given, strict=True)):
        for i, ((_, _, kind), lost) in enumerate(zip(game.cards, cards, strict=True)):
            side = kind.split()[0]
            kinds[kind] += lost
            by_trick[side][i // 4 + 1] += lost
            sides[side][number] += lost
    for side, totals in sides.items():
        mean = sum(totals) / n
        error = sqrt(sum((total - mean) ** 2 for total in totals) / n / n)
        print(f"{side} gives away {mean:.2f} tricks a deal (s.e. {error:.2f}); by trick", end=" ")
        print(" ".join(f"{by_trick[side][trick] / n:.2f}" for trick in range(1, 13)))
    for kind, total in sorted(kinds.items()):
        print(f"  {kind:22} {total / n:.3f}")
    times = sorted(second for game in games for second in game.seconds)
    print(f"time per card: mean {1000 * sum(times) / len(times):.1f} ms", end="")
    print(f", 95 % {1000 * times[len(times) * 95 // 100]:.0f} ms, most {1000 * times[-1]:.0f} ms")


def main() -> None:
    """Run the benchmark."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--contracts", choices=("bots", "makeable"), default="bots")
    options = parser.parse_args()
    rng = Random(options.seed)
    deals = [Deal.of_pack(shuffled(rng), NORTH) for _ in range(options.deals)]
    games = [play_out(task) for task in tasks(deals, options.contracts)]
    report(games, list(losses(games)))


if __name__ == "__main__":
    main()
