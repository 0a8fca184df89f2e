"""How much the levels of the Draw Bridge bots differ: points a deal, with standard error.

Whole rubbers, each played twice with the same packs and changed seats. `greedy` is no level:
it bids its own points, takes every trick it can and leads the highest card it has.

    python benchmarks/drawbridge.py --rubbers 40 expert:greedy club:beginner expert:club
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Mapping
from random import Random
from statistics import mean, stdev

from strohmann.bots.draw.bot import BEGINNER, CLUB, EXPERT
from strohmann.bots.player import Player
from strohmann.bridge.calls import PASS, Bid
from strohmann.cards import STRAINS, Card
from strohmann.games.actions import MakeCall, PlayCard, SeatAction
from strohmann.games.draw.game import DrawGame
from strohmann.games.draw.state import DrawState
from strohmann.games.match import Match, told
from strohmann.games.registry import game
from strohmann.games.state import Phase
from strohmann.seats import PAIR, Seat
from strohmann.tricks import winning

PAIRS = ("club:beginner", "expert:club", "expert:greedy", "beginner:greedy")


class Greedy:
    """Takes what it can get at once."""

    def choose(self, game: DrawGame, view: DrawState, seat: Seat) -> SeatAction:
        """What ``seat`` does."""
        deal = view.deal
        if deal is not None and view.phase is Phase.STOCK:
            return PlayCard(
                seat, self._card(list(deal.drawing.play.legal(seat)), deal.drawing.play.cards)
            )
        if deal is not None and view.phase is Phase.AUCTION:
            return self._call(view, seat)
        playing = deal is not None and view.phase is Phase.PLAY and deal.claim is None
        if playing and deal is not None and deal.play is not None:
            return PlayCard(seat, self._card(list(deal.play.legal(seat)), deal.play.cards))
        return BEGINNER.choose(game, view, seat)

    @staticmethod
    def _card(cards: list[Card], table: tuple[Card, ...]) -> Card:
        def rank(card: Card) -> int:
            return card.rank.index

        takes = [card for card in cards if winning((*table, card), None) == len(table)]
        return max(takes, key=rank) if takes else min(cards, key=rank)

    @staticmethod
    def _call(view: DrawState, seat: Seat) -> MakeCall:
        """One bid: the longest suit, a level higher for every three points above twelve."""
        deal = view.current
        hand, _ = deal.hands[PAIR.index(seat)]
        points = sum(card.rank.hcp for card in hand)
        made = sum(1 for who, _ in deal.auction if who is seat)
        suit = max(STRAINS[:4], key=lambda s: sum(card.suit is s.suit for card in hand))
        level = min(7, 1 + (points - 12) // 3)
        if made or points < 12:
            return MakeCall(seat, PASS)
        bid = Bid.of(f"{level}{suit.value}")
        return MakeCall(seat, bid if bid in deal.auction.legal else PASS)


PLAYERS: Mapping[str, Player] = {
    "greedy": Greedy(),
    "beginner": BEGINNER,
    "club": CLUB,
    "expert": EXPERT,
}


def played(
    rules: DrawGame, players: Mapping[Seat, Player], seed: int, watched: Seat, seconds: list[float]
) -> tuple[int, int]:
    """What the watched seat wins in a rubber, and the number of deals."""
    rng, match = Random(seed), Match.of(rules)
    views = {seat: rules.initial() for seat in rules.ring}
    while match.result is None:
        before, waiting = len(match.events), rules.to_act(match.state)
        if waiting:
            seat = min(waiting, key=rules.ring.index)
            start = time.perf_counter()
            action = players[seat].choose(rules, views[seat], seat)
            if seat is watched:
                seconds.append(time.perf_counter() - start)
            match = match.act(action)
        else:
            match = match.act(rules.prepare(match.state, rng, "00"))
        for seat in rules.ring:
            for event in told(match.events[before:], seat):
                views[seat] = rules.evolve(views[seat], event)
    totals, side = match.result.totals, rules.ring.side_of(watched)
    return totals[side] - totals[side.opponents], len(match.state.records)


def compare(first: str, second: str, rubbers: int, seed: int) -> str:
    """A line with what the first kind of player wins of the second."""
    rules = game("draw-bridge")
    assert isinstance(rules, DrawGame)
    seconds: list[float] = []
    margins, deals = [], 0
    for number in range(rubbers):
        for seat in rules.ring:
            players = {each: PLAYERS[first if each is seat else second] for each in rules.ring}
            margin, count = played(rules, players, seed + number, seat, seconds)
            margins.append(margin)
            deals += count
    a_deal = deals / len(margins)
    error = stdev(margins) / len(margins) ** 0.5
    return (
        f"{first:>8} against {second:8} {mean(margins) / a_deal:+7.0f} points a deal, "
        f"standard error {error / a_deal:.0f} ({deals} deals); "
        f"{1000 * mean(seconds):.1f} ms a decision, at most {1000 * max(seconds):.0f}"
    )


def main() -> None:
    """Compare pairs of players."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("pairs", nargs="*", default=PAIRS, help="such as expert:club")
    parser.add_argument("--rubbers", type=int, default=15, help="for each seat")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for pair in asked.pairs:
        first, second = pair.split(":")
        print(compare(first, second, asked.rubbers, asked.seed), flush=True)


if __name__ == "__main__":
    main()
