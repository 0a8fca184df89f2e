"""What the contracts of Bismarck bring that are left for later, for bots to reckon with.

Every contract is played out with random cards seen before (four open ones, or twenty), then
each set of contracts is worth what the best of its next choices leads to. The tables in
`strohmann.bots.bismarck.contracts` are this script's output.

    python benchmarks/bismarck_values.py --samples 250
"""

from __future__ import annotations

import argparse
from itertools import combinations
from random import Random

import numpy as np

from strohmann.bismarck.contracts import Contract, ContractName
from strohmann.bots.bismarck.contracts import by_playouts
from strohmann.cards import SUITS, Suit

NAMES = (ContractName.SPADER, ContractName.VALFRI, ContractName.SANG, ContractName.PASS)


def prospects(seen: int, samples: int, rng: Random) -> list[list[float]]:
    """For random cards the points of Spader, the best Valfri, Sang and Pass."""
    found = []
    for _ in range(samples):
        cards = sum(1 << card for card in rng.sample(range(52), seen))
        points = by_playouts(cards, 0, 0, must_trump=False, count=40, rng=rng)
        trumps = {suit: points(Contract(ContractName.VALFRI, suit)) for suit in SUITS}
        sang, low = Contract(ContractName.SANG), Contract(ContractName.PASS)
        found.append([trumps[Suit.SPADES], max(trumps.values()), points(sang), points(low)])
    return found


def main() -> None:
    """Print the worth of each set of contracts."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--samples", type=int, default=40)
    parser.add_argument("--seed", type=int, default=5)
    asked = parser.parse_args()
    rng = Random(asked.seed)
    for seen in (4, 20):
        points = np.array(prospects(seen, asked.samples, rng))
        worth: dict[tuple[int, ...], float] = {(): 0.0}
        for size in range(1, 4):
            for left in combinations(range(4), size):
                after = [points[:, one] + worth[tuple(o for o in left if o != one)] for one in left]
                worth[left] = float(np.max(after, axis=0).mean())
        print(f"after {seen} cards:")
        for left, value in worth.items():
            print(f"  {' '.join(NAMES[one].value for one in left) or 'nothing':20} {value:+.2f}")


if __name__ == "__main__":
    main()
