"""Par and makeable contracts (D-02 to D-05).

Par is the score that neither side can improve by another bid when every contract is
played double dummy, failing contracts are doubled and making ones are not.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from strohmann.bridge.board import Vulnerability
from strohmann.bridge.calls import BIDS, Bid
from strohmann.bridge.contract import Contract, Doubling
from strohmann.cards import STRAINS, Strain
from strohmann.scoring.points import points
from strohmann.seats import SIDES, Seat, Side
from strohmann.solver.tables import TrickTable

__all__ = ["Par", "ParContract", "makeable", "par"]

_WORST = 100_000  # more than any contract scores


@dataclass(frozen=True, slots=True)
class ParContract:
    """A contract that scores par. ``str`` is ``3H by NS``, ``4SX by E``."""

    bid: Bid
    doubling: Doubling
    """Doubled when it fails: a sacrifice."""
    declarers: tuple[Seat, ...]
    """Who of the side may play it: one, or both partners."""
    over: int
    """0 when made exactly, -2 for two down."""

    @property
    def side(self) -> Side:
        """Who plays it."""
        return self.declarers[0].side

    def __str__(self) -> str:
        both = len(self.declarers) == 2
        who = self.side.value if both else self.declarers[0].value
        return f"{self.bid}{self.doubling} by {who}"


@dataclass(frozen=True, slots=True)
class Par:
    """Points of North and South at par, and the contracts that score them.

    None for a deal that nobody can make anything on: everybody passes.
    """

    score: int
    contracts: tuple[ParContract, ...]


@dataclass(frozen=True, slots=True)
class _Offer:
    """What a side scores with a bid, from the view of North and South."""

    bid: Bid
    doubling: Doubling
    declarers: tuple[Seat, ...]
    over: int
    score: int


def par(table: TrickTable, vulnerability: Vulnerability, dealer: Seat) -> Par:
    """Par of a deal (D-03) and the contracts that reach it (D-05).

    The dealer matters only when both sides gain by acting first.
    """
    ours, theirs = (_offers(table, side, side in vulnerability) for side in SIDES)
    score = _score(ours, theirs, dealer.side)
    found = _reaching(ours, theirs, score, 1) + _reaching(theirs, ours, score, -1)
    return Par(score, tuple(found) if score else ())


def makeable(table: TrickTable) -> dict[tuple[Seat, Strain], int]:
    """The level that each seat can make in each strain; none below one (D-02)."""
    return {key: tricks - 6 for key, tricks in table.items() if tricks > 6}


def _offers(table: TrickTable, side: Side, vulnerable: bool) -> list[_Offer]:
    """The 35 bids of a side in rising order."""
    sign = 1 if side is Side.NS else -1
    best = {strain: table.best(side, strain) for strain in STRAINS}
    declarers = {strain: table.declarers(side, strain) for strain in STRAINS}
    offers = []
    for bid in BIDS:
        over = best[bid.strain] - bid.tricks
        doubling = Doubling.DOUBLED if over < 0 else Doubling.UNDOUBLED
        contract = Contract(bid, doubling, declarers[bid.strain][0])
        score = sign * points(contract, best[bid.strain], vulnerable=vulnerable)
        offers.append(_Offer(bid, doubling, declarers[bid.strain], over, score))
    return offers


def _score(ours: Sequence[_Offer], theirs: Sequence[_Offer], first: Side) -> int:
    """The recursion of D-04, from the view of North and South."""
    most, least = -_WORST, _WORST  # of W_NS and W_EW over all higher bids
    for our, their in zip(reversed(ours), reversed(theirs), strict=True):
        our_worth, their_worth = min(our.score, least), max(their.score, most)
        most, least = max(most, our_worth), min(least, their_worth)
    if first is Side.NS:
        return max(most, min(0, least))
    return min(least, max(0, most))


def _reaching(
    offers: Sequence[_Offer], replies: Sequence[_Offer], score: int, sign: int
) -> list[ParContract]:
    """The bids of a side that score par and that the other side cannot improve on."""
    found: dict[Strain, _Offer] = {}
    for i, offer in enumerate(offers):
        better = any(sign * reply.score < sign * score for reply in replies[i + 1 :])
        if offer.score == score and offer.over <= 0 and not better:
            found[offer.bid.strain] = offer
    highest = sorted(found.values(), key=lambda each: -each.bid.index)
    return [ParContract(each.bid, each.doubling, each.declarers, each.over) for each in highest]
