"""How much the levels of the Bismarck bots differ: points a deal, with standard error.

In each match one player of the first kind sits with two of the second, at each seat in turn,
with the same cards. `greedy` is no level: it names the first contract left to it, keeps its
high cards (in Pass its low ones), leads the best it has and takes every trick it can.

    python benchmarks/bismarck.py --matches 20 expert:greedy club:beginner expert:club
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from statistics import mean, stdev

from strohmann.bots.bismarck.bot import BEGINNER, CLUB, EXPERT
from strohmann.bots.bismarck.discards import by_rule
from strohmann.bots.bismarck.sight import Sight
from strohmann.bots.player import Player
from strohmann.cards import Card, Hand
from strohmann.games.actions import PlayCard, SeatAction
from strohmann.games.bismarck.actions import Discard, NameContract
from strohmann.games.bismarck.game import BismarckGame
from strohmann.games.bismarck.state import BismarckPhase, BismarckState
from strohmann.games.match import Match, told
from strohmann.games.registry import game
from strohmann.seats import Seat
from strohmann.tricks import winning

PAIRS = ("club:beginner", "expert:club", "expert:greedy", "beginner:greedy")


class Greedy:
    """Takes what it can get at once."""

    def choose(self, game: BismarckGame, view: BismarckState, seat: Seat) -> SeatAction:
        """What ``seat`` does."""
        deal = view.deal
        if view.phase is BismarckPhase.CHOOSE:
            first = game.contracts(view)[0]
            return NameContract(seat, first.name, first.trump)
        if view.phase is BismarckPhase.DISCARD and deal is not None:
            assert deal.contract is not None
            hand = deal.known[game.ring.index(seat)]
            return Discard(seat, frozenset(Hand.of_mask(by_rule(hand, deal.contract))))
        if view.phase is BismarckPhase.PLAY:
            return PlayCard(seat, self._card(Sight.of(view, seat), seat))
        return BEGINNER.choose(game, view, seat)

    @staticmethod
    def _card(sight: Sight, seat: Seat) -> Card:
        def rank(card: Card) -> int:
            return card.rank.index

        play = sight.play
        cards = list(play.legal(seat))
        takes = [
            card for card in cards if winning((*play.cards, card), sight.trump) == len(play.cards)
        ]
        loses = [card for card in cards if card not in takes]
        if sight.low:
            return max(loses, key=rank) if loses else min(takes, key=rank)
        return max(takes, key=rank) if takes else min(loses, key=rank)


PLAYERS: Mapping[str, Player] = {
    "greedy": Greedy(),
    "beginner": BEGINNER,
    "club": CLUB,
    "expert": EXPERT,
}


@dataclass
class Clock:
    """Seconds of the decisions of one kind of player."""

    seconds: list[float]


def played(
    rules: BismarckGame, players: Mapping[Seat, Player], seed: int, clock: Clock, watched: Seat
) -> dict[Seat, int]:
    """The totals of a match, the time of one seat taken."""
    rng, match = Random(seed), Match.of(rules)
    views = {seat: rules.initial() for seat in rules.ring}
    while match.result is None:
        before, waiting = len(match.events), rules.to_act(match.state)
        if waiting:
            seat = min(waiting, key=rules.ring.index)
            start = time.perf_counter()
            action = players[seat].choose(rules, views[seat], seat)
            if seat is watched:
                clock.seconds.append(time.perf_counter() - start)
            match = match.act(action)
        else:
            match = match.act(rules.prepare(match.state, rng, "00"))
        for seat in rules.ring:
            for event in told(match.events[before:], seat):
                views[seat] = rules.evolve(views[seat], event)
    return dict(match.result.totals)


def compare(first: str, second: str, profile: str, matches: int, seed: int) -> str:
    """A line with what the first kind of player scores against two of the second."""
    rules = game(profile, first_dealer="E")
    assert isinstance(rules, BismarckGame)
    clock, points = Clock([]), []
    for number in range(matches):
        for seat in rules.ring:
            players = {each: PLAYERS[first if each is seat else second] for each in rules.ring}
            totals = played(rules, players, seed + number, clock, seat)
            points.append(totals[seat] / rules.rules.length)
    error = stdev(points) / len(points) ** 0.5
    return (
        f"{first:>8} against two {second:8} {mean(points):+6.2f} points a deal, "
        f"standard error {error:.2f} ({3 * matches * rules.rules.length} deals); "
        f"{1000 * mean(clock.seconds):.1f} ms a decision, at most {1000 * max(clock.seconds):.0f}"
    )


def main() -> None:
    """Compare pairs of players."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("pairs", nargs="*", default=PAIRS, help="such as expert:club")
    parser.add_argument("--matches", type=int, default=10, help="for each seat")
    parser.add_argument("--profile", default="bismarck")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for pair in asked.pairs:
        first, second = pair.split(":")
        print(compare(first, second, asked.profile, asked.matches, asked.seed), flush=True)


if __name__ == "__main__":
    main()
