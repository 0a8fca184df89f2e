"""Random deals through the rules, side by side with RLCard's and OpenSpiel's bridge.

Each engine plays deals with calls and cards drawn at random among the legal ones, in
turn, a block at a time, in one process; the figures are deals per second of CPU time and
the ratio of ours to each peer. Ours goes the full path: legal actions, ``decide``,
``evolve`` and the score.

    python benchmarks/rules.py [--deals 300] [--blocks 5]
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable
from random import Random

from strohmann.games.actions import MakeCall, PlayCard
from strohmann.games.bridge import BridgeGame
from strohmann.scoring.profiles import profile

Engine = Callable[[int, int], int]


def ours(deals: int, seed: int) -> int:
    """Play so many single deals; returns the number of actions."""
    rng, rules, actions = Random(seed), BridgeGame(profile=profile("single-deal")), 0
    for _ in range(deals):
        state = rules.initial()
        for event in rules.decide(state, rules.prepare(state, rng, "00")):
            state = rules.evolve(state, event)
        while rules.result(state) is None:
            (seat,) = rules.to_act(state)
            legal = rules.legal(state, seat)
            action: MakeCall | PlayCard
            if calls := legal.calls:
                action = MakeCall(seat, calls.at(rng.randrange(len(calls))))
            else:
                hand = legal.hand
                assert hand is not None
                action = PlayCard(hand, rng.choice(tuple(legal.cards)))
            for event in rules.decide(state, action):
                state = rules.evolve(state, event)
            actions += 1
    return actions


def rlcard(deals: int, seed: int) -> int:
    """The same with RLCard's bridge environment, as its users step it."""
    import rlcard as peer

    rng, actions = Random(seed), 0
    table = peer.make("bridge", config={"seed": seed})
    for _ in range(deals):
        state, _seat = table.reset()
        while not table.is_over():
            state, _seat = table.step(rng.choice(list(state["legal_actions"])))
            actions += 1
    return actions


def rlcard_rules(deals: int, seed: int) -> int:
    """The same with the rules inside RLCard alone, without the arrays it learns from."""
    import numpy as np
    from rlcard.games.bridge.game import BridgeGame

    rng, actions = Random(seed), 0
    for i in range(deals):
        table = BridgeGame()
        table.np_random = np.random.RandomState(seed + i)
        table.init_game()
        while not table.is_over():
            table.step(rng.choice(table.judger.get_legal_actions()))
            actions += 1
    return actions


def open_spiel(deals: int, seed: int) -> int:
    """The same with OpenSpiel's bridge, which is C++ called from Python."""
    import pyspiel

    rng, actions = Random(seed), 0
    rules = pyspiel.load_game("bridge(use_double_dummy_result=false)")
    for _ in range(deals):
        state = rules.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            actions += 1
    return actions


def main() -> None:
    """Run the engines in turn and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--blocks", type=int, default=5)
    options = parser.parse_args()
    engines: dict[str, Engine] = {
        "strohmann": ours,
        "rlcard": rlcard,
        "rlcard, rules alone": rlcard_rules,
        "open_spiel": open_spiel,
    }
    for engine in engines.values():
        engine(2, 0)  # imports and caches are not what is measured
    speeds: dict[str, list[float]] = {name: [] for name in engines}
    for block in range(options.blocks):
        for name, engine in engines.items():
            start = time.process_time()
            engine(options.deals, 1000 * block)
            speeds[name].append(options.deals / (time.process_time() - start))
    mine = statistics.median(speeds["strohmann"])
    print(f"{'engine':<20}{'deals/s':>10}{'range':>18}{'ours is':>10}")
    for name, values in speeds.items():
        median = statistics.median(values)
        spread = f"{min(values):.0f}-{max(values):.0f}"
        print(f"{name:<20}{median:>10.0f}{spread:>18}{mine / median:>9.2f}x")


if __name__ == "__main__":
    main()
