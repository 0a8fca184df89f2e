"""Which contract forehand names, with an eye on those that are left for later (B-15)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from strohmann.bismarck.contracts import Contract, ContractName
from strohmann.bots.bismarck.discards import by_rule
from strohmann.bots.bismarck.layouts import dealt
from strohmann.bots.bismarck.playouts import Playouts, holdings_of
from strohmann.bots.masks import bits

__all__ = ["Prospect", "best", "by_eye", "by_playouts"]

Prospect = Callable[[Contract], float]
"""Points that forehand may expect from a contract."""

_S, _V, _N, _P = (
    ContractName.SPADER,
    ContractName.VALFRI,
    ContractName.SANG,
    ContractName.PASS,
)
_AFTER_FOUR: Mapping[frozenset[ContractName], float] = {
    frozenset(names): points
    for names, points in (
        ((), 0.0),
        ((_S,), -1.5), ((_V,), -0.56), ((_N,), -1.81), ((_P,), 1.15),
        ((_S, _V), -1.71), ((_S, _N), -3.0), ((_S, _P), 0.18),
        ((_V, _N), -2.15), ((_V, _P), 1.06), ((_N, _P), -0.16),
        ((_S, _V, _N), -3.14), ((_S, _V, _P), 0.21), ((_S, _N, _P), -1.04), ((_V, _N, _P), -0.24),
    )
}  # fmt: skip
"""What contracts bring that are left to be played, each chosen by four open cards."""

_AFTER_ALL: Mapping[frozenset[ContractName], float] = {
    frozenset(names): points
    for names, points in (
        ((), 0.0),
        ((_S,), -1.69), ((_V,), 0.58), ((_N,), -1.98), ((_P,), 1.11),
        ((_S, _V), -0.27), ((_S, _N), -2.83), ((_S, _P), 0.68),
        ((_V, _N), -0.75), ((_V, _P), 2.82), ((_N, _P), 0.43),
        ((_S, _V, _N), -1.15), ((_S, _V, _P), 2.64), ((_S, _N, _P), 0.25), ((_V, _N, _P), 2.19),
    )
}  # fmt: skip
"""The same when twenty cards are seen before (B-20). Both by `benchmarks/bismarck_values.py`."""


def best(contracts: Sequence[Contract], prospect: Prospect, *, sees_all: bool) -> Contract:
    """The one that, with what can be had from those left for later, brings most."""
    later = _AFTER_ALL if sees_all else _AFTER_FOUR
    names = {each.name for each in contracts}

    def worth(contract: Contract) -> float:
        return prospect(contract) + later.get(frozenset(names - {contract.name}), 0.0)

    return max(contracts, key=worth)


_Line = tuple[float, float]
_FEW: tuple[_Line, _Line, _Line] = ((0.26, -0.97), (0.24, -1.06), (0.14, 1.13))
_ALL: tuple[_Line, _Line, _Line] = ((1.87, 2.1), (1.78, 3.2), (0.94, 1.29))
"""Slope and start of lines that make points of what is seen: with trumps, without, Pass."""


def by_eye(cards: int) -> Prospect:
    """By looking at the cards alone, four or twenty: honours and length, or low cards."""
    count = cards.bit_count()
    with_trumps, without, low = _ALL if count > 4 else _FEW

    def prospect(contract: Contract) -> float:
        if contract.name is ContractName.PASS:
            lowness = sum(6 - card % 13 for card in bits(cards)) * 2 / count
            return low[0] * lowness + low[1]
        high = sum(max(0, card % 13 - 8) for card in bits(cards)) * 4 / count - 6
        if contract.trump is None:
            return without[0] * high + without[1]
        trumps = [card % 13 for card in bits(cards) if card // 13 == contract.trump.index]
        length = 16 * len(trumps) / count - 4
        honours = sum(max(0, rank - 8) for rank in trumps) * 3 / count
        return with_trumps[0] * (high / 2 + length / 2 + honours - 1) + with_trumps[1]

    return prospect


def by_playouts(
    seen: int, place: int, leader: int, *,
    must_trump: bool, count: int, rng: Random, discards: int = 0,
) -> Prospect:  # fmt: skip
    """By playing each contract out in so many layouts, the discards by rule.

    ``discards``: those of the cards seen that have been laid away before the contract is
    named, in British Bismarck (X-23).
    """
    drawn = list(dealt(seen, place, count, rng))

    def prospect(contract: Contract) -> float:
        layouts = []
        for layout in drawn:
            hands = list(layout)
            hands[place] &= ~(discards or by_rule(hands[place], contract))
            layouts.append(hands)
        low = contract.name is ContractName.PASS
        playouts = Playouts(
            holdings_of(layouts), leader, contract.trump, low=low, must_trump=must_trump
        )
        tricks = float(playouts.run()[place].mean())
        beyond = tricks - contract.target(forehand=True)
        return -beyond if low else beyond

    return prospect
