"""Dealing for a script: fixed cards and lengths, and where allowed what the condition wants.

Nothing here raises the chance of one deal that fits over that of another.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from math import comb
from random import Random

from strohmann.cards import PACK, Hand, Suit
from strohmann.hands.dealer.counts import DEFAULT_COUNTS
from strohmann.hands.dealer.tree import Binary, InShapes, Measure, Named, Node, Number, Script
from strohmann.hands.measures import Masks
from strohmann.hands.orders import OrderError
from strohmann.hands.samplers import HandSampler
from strohmann.hands.shapes import Shapes
from strohmann.hands.wanted import MOST_OF_A_HAND, Wanted
from strohmann.seats import SEATS, Seat

__all__ = ["dealing", "wanted_by"]

_TRIES = 1_000_000
_ALL_CARDS = (1 << len(PACK)) - 1
_TURNED = {"<": ">", "<=": ">=", ">": "<", ">=": "<=", "==": "=="}
_Wishes = dict[Seat, Wanted]


def wanted_by(script: Script) -> _Wishes:
    """Shapes and points that the condition wants of each hand for certain."""
    wishes: _Wishes = {}
    waiting = [script.condition]
    while waiting:
        node = waiting.pop()
        if isinstance(node, Named):
            waiting.append(node.node)
        elif isinstance(node, Binary) and node.sign == "&&":
            waiting += (node.left, node.right)
        elif isinstance(node, InShapes):
            _wish(wishes, node.seat, Wanted(node.shapes))
        elif isinstance(node, Binary) and node.sign in _TURNED:
            _compared(wishes, node, plain=script.counts[0] == DEFAULT_COUNTS[0])
    return wishes


def _wish(wishes: _Wishes, seat: Seat, wanted: Wanted) -> None:
    wishes[seat] = wishes.get(seat, Wanted()) & wanted


def _compared(wishes: _Wishes, node: Binary, *, plain: bool) -> None:
    """A number compared with points of a whole hand or the length of a suit."""
    sign, measure, number = node.sign, _inner(node.left), _inner(node.right)
    if isinstance(measure, Number):
        sign, measure, number = _TURNED[sign], number, measure
    if not isinstance(measure, Measure) or not isinstance(number, Number):
        return
    low, high = _range(sign, number.value)
    if measure.name == "length" and measure.suit is not None:
        _wish(wishes, measure.seat, Wanted(_of_length(measure.suit, low, high)))
    elif measure.name == "hcp" and measure.suit is None and plain:
        _wish(wishes, measure.seat, _of_points(low, high))


def _inner(node: Node) -> Node:
    while isinstance(node, Named):
        node = node.node
    return node


def _range(sign: str, number: int) -> tuple[int, int]:
    low = {">": number + 1, ">=": number, "==": number}.get(sign, 0)
    high = {"<": number - 1, "<=": number, "==": number}.get(sign, MOST_OF_A_HAND)
    return low, high


def _of_length(suit: Suit, low: int, high: int) -> Shapes:
    place = 3 - suit.index
    return Shapes(frozenset(each for each in Shapes().patterns if low <= each[place] <= high))


def _of_points(low: int, high: int) -> Wanted:
    low, high = max(low, 0), min(high, MOST_OF_A_HAND)
    return Wanted(hcp=(low, high)) if low <= high else Wanted(Shapes(frozenset()))


def dealing(script: Script, rng: Random, *, directly: bool) -> Callable[[], Masks]:
    """Deals, one at each call, with the fixed cards and lengths.

    ``directly`` also heeds `wanted_by` of the hand where that spares most. Raises
    `OrderError` for what cannot be, or comes so rarely that nobody should wait for it.
    """
    lengths: _Wishes = {}
    for seat, suit, length in script.lengths:
        _wish(lengths, seat, Wanted(_of_length(suit, length, length)))
    wishes = dict(lengths)
    if directly:
        for seat, wanted in wanted_by(script).items():
            _wish(wishes, seat, wanted)
    dealer = _Dealer(dict(script.fixed), wishes)
    others = [
        (seat.index, wanted.shapes) for seat, wanted in lengths.items() if seat is not dealer.seat
    ]
    return lambda: dealer.deal(rng, others)


class _Dealer:
    """Draws one hand directly, the rarest of those wished for, and the rest at random."""

    def __init__(self, fixed: Mapping[Seat, Hand], wishes: _Wishes) -> None:
        self._held = [fixed.get(seat, Hand()).mask for seat in SEATS]
        union = self._held[0] | self._held[1] | self._held[2] | self._held[3]
        left = Hand.of_mask(_ALL_CARDS & ~union)
        self._bits = [card.bit for card in left]
        self.seat: Seat | None = None
        self._sampler: HandSampler | None = None
        least = Fraction(1)
        for seat, wanted in wishes.items():
            held = fixed.get(seat, Hand())
            sampler = HandSampler(left, held, wanted.shapes, wanted.hcp)
            chance = Fraction(sampler.count, comb(len(left), 13 - len(held)))
            if not chance:
                raise OrderError("order-impossible")
            if chance < least:
                least, self.seat, self._sampler = chance, seat, sampler

    def deal(self, rng: Random, others: list[tuple[int, Shapes]]) -> Masks:
        if not others:
            return self._deal(rng)
        for _ in range(_TRIES):
            masks = self._deal(rng)
            if all(Hand.of_mask(masks[index]) in shapes for index, shapes in others):
                return masks
        raise OrderError("order-too-rare", count=_TRIES)

    def _deal(self, rng: Random) -> Masks:
        hands, bits = list(self._held), self._bits
        if self._sampler is not None and self.seat is not None:
            drawn = self._sampler.draw(rng)
            hands[self.seat.index] |= drawn
            bits = [bit for bit in bits if not bit & drawn]
        random = rng.random
        shuffled = sorted(bits, key=lambda _: random())
        start = 0
        for index in range(4):
            end = start + 13 - hands[index].bit_count()
            hands[index] |= sum(shuffled[start:end])
            start = end
        return (hands[0], hands[1], hands[2], hands[3])
