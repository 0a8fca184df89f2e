"""Dealing to order: random deals with fixed cards, wanted hands, and any other condition.

Each deal that fits is as likely as any other. The rarest of the wanted hands (or of the
wanted points of a side) is drawn directly; the other cards are dealt at random, and what
does not fit is dealt anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache, partial
from itertools import count as numbers
from itertools import islice
from math import comb
from random import Random

from strohmann.bridge.board import Deal
from strohmann.cards import PACK, Hand
from strohmann.errors import InvalidValue, StrohmannError
from strohmann.hands.conditions import Condition
from strohmann.hands.implied import implied
from strohmann.hands.measures import Masks, Tricks
from strohmann.hands.samplers import HandSampler, SideSampler
from strohmann.hands.wanted import ALL_POINTS, Wanted
from strohmann.seats import SEATS, Seat, Side

__all__ = ["Order", "OrderError", "Wanted", "deals", "generate"]

_ALL_CARDS = (1 << len(PACK)) - 1
_TRIES = 1_000_000
_CHUNK = 100  # deals of one seed; part of what a seed means, so it never changes
_Draw = Callable[[Random], Masks]


class OrderError(StrohmannError):
    """An order that cannot be met, or so rarely that nobody should wait for it."""


@dataclass(frozen=True, slots=True)
class Order:
    """What deals must be like; all parts must hold together.

    ``fixed`` are cards that hands hold, ``hands`` and ``sides`` what is wanted of them,
    ``condition`` a parsed expression, and ``accept`` any function of the deal.
    """

    fixed: Mapping[Seat, Hand] = field(default_factory=dict)
    hands: Mapping[Seat, Wanted] = field(default_factory=dict)
    sides: Mapping[Side, tuple[int, int]] = field(default_factory=dict)
    """Points of both partners together, from and to."""
    condition: Condition | None = None
    accept: Callable[[Deal], bool] | None = None

    def __post_init__(self) -> None:
        """Raises `InvalidValue` for fixed cards that cannot be dealt."""
        seen = 0
        for seat, hand in self.fixed.items():
            if len(hand) > 13:
                raise InvalidValue("not-thirteen-cards", where=seat.value, count=len(hand))
            if seen & hand.mask:
                card = next(iter(Hand.of_mask(seen & hand.mask)))
                raise InvalidValue("card-twice", card=card.text)
            seen |= hand.mask


def deals(
    order: Order, rng: Random, *, tricks: Tricks | None = None, tries: int = _TRIES
) -> Iterator[Deal]:
    """Random deals that fit, without end.

    ``tricks`` finds the double-dummy table of a deal, for conditions that ask for tricks.
    Raises `OrderError` when nothing can fit, or when ``tries`` deals in a row did not;
    `InvalidValue` for a condition about tricks without ``tricks``.
    """
    dealer = _Dealer(order, tricks)
    while True:
        for _ in range(tries):
            masks = dealer.draw(rng)
            if dealer.fits(masks):
                break
        else:
            raise OrderError("order-too-rare", count=tries)
        yield _deal(masks)


def generate(
    order: Order,
    count: int,
    seed: int | str,
    *,
    executor: Executor | None = None,
    tricks: Tricks | None = None,
    tries: int = _TRIES,
) -> Iterator[Deal]:
    """So many random deals that fit; the same seed gives the same deals.

    An ``executor`` deals chunks of them at once, and changes nothing else; for processes
    ``accept`` and ``tricks`` must be functions of a module. Raises as `deals` does.
    """
    sizes = [min(_CHUNK, count - start) for start in range(0, count, _CHUNK)]
    work = partial(_chunk, order, seed, tricks, tries)
    chunks = (map if executor is None else executor.map)(work, numbers(), sizes)
    for chunk in chunks:
        yield from map(_deal, chunk)


def _chunk(
    order: Order, seed: int | str, tricks: Tricks | None, tries: int, number: int, size: int
) -> list[Masks]:
    rng = Random(f"strohmann {seed} {number}")
    found = islice(deals(order, rng, tricks=tricks, tries=tries), size)
    return [(deal.masks[0], deal.masks[1], deal.masks[2], deal.masks[3]) for deal in found]


def _deal(masks: Masks) -> Deal:
    return Deal({seat: Hand.of_mask(mask) for seat, mask in zip(SEATS, masks, strict=True)})


@lru_cache(maxsize=32)  # every chunk asks for the same ones
def _hand_sampler(left: Hand, held: Hand, wanted: Wanted) -> HandSampler:
    return HandSampler(left, held, wanted.shapes, wanted.hcp)


@lru_cache(maxsize=32)
def _side_sampler(left: Hand, held: Hand, hcp: tuple[int, int]) -> SideSampler:
    return SideSampler(left, held, 26 - len(held), hcp)


class _Dealer:
    """Draws deals in the way that throws the fewest away, and says which fit."""

    def __init__(self, order: Order, tricks: Tricks | None) -> None:
        hands, sides = dict(order.hands), dict(order.sides)
        if order.condition is not None:
            also = implied(order.condition)
            for seat, wanted in also.hands.items():
                hands[seat] = hands.get(seat, Wanted()) & wanted
            for side, (low, high) in also.sides.items():
                least, most = sides.get(side, (low, high))
                sides[side] = (max(low, least), min(high, most))
        held = [order.fixed.get(seat, Hand()).mask for seat in SEATS]
        self._held: Masks = (held[0], held[1], held[2], held[3])
        self._left = Hand.of_mask(_ALL_CARDS & ~(held[0] | held[1] | held[2] | held[3]))
        self._bits = [card.bit for card in self._left]
        self.draw = self._best_draw(hands, sides)
        self._tests = _tests(order, tricks)

    def fits(self, masks: Masks) -> bool:
        return all(test(masks) for test in self._tests)

    def _best_draw(
        self, hands: Mapping[Seat, Wanted], sides: Mapping[Side, tuple[int, int]]
    ) -> _Draw:
        """The rarest wish is drawn directly. Raises `OrderError` for one that cannot be."""
        ways: list[tuple[Fraction, _Draw]] = [(Fraction(1), partial(self._with, (), None))]
        left = self._left
        for seat, wanted in hands.items():
            held = Hand.of_mask(self._held[seat.index])
            hand = _hand_sampler(left, held, wanted)
            chance = Fraction(hand.count, comb(len(left), 13 - len(held)))
            ways.append((chance, partial(self._with, (seat,), hand.draw)))
        for side, hcp in sides.items():
            if hcp == ALL_POINTS:
                continue
            first, second = side.seats
            held = Hand.of_mask(self._held[first.index] | self._held[second.index])
            both = _side_sampler(left, held, hcp)
            chance = Fraction(both.count, comb(len(left), 26 - len(held)))
            ways.append((chance, partial(self._with, side.seats, both.draw)))
        chance, draw = min(ways, key=lambda way: way[0])
        if not chance:
            raise OrderError("order-impossible")
        return draw

    def _with(
        self, seats: tuple[Seat, ...], sample: Callable[[Random], int] | None, rng: Random
    ) -> Masks:
        """Cards by a sampler for some seats, then the others at random for the others."""
        hands = list(self._held)
        bits = self._bits
        if sample is not None:
            drawn = sample(rng)
            if len(seats) == 1:
                hands[seats[0].index] |= drawn
            else:
                _share([bit for bit in bits if bit & drawn], seats, hands, rng)
            bits = [bit for bit in bits if not bit & drawn]
        _share(bits, [seat for seat in SEATS if seat not in seats], hands, rng)
        return (hands[0], hands[1], hands[2], hands[3])


def _share(bits: list[int], seats: Sequence[Seat], hands: list[int], rng: Random) -> None:
    """Deal cards to seats at random until each has 13."""
    random = rng.random
    shuffled = sorted(bits, key=lambda _: random())
    start = 0
    for seat in seats:
        needed = 13 - hands[seat.index].bit_count()
        hands[seat.index] |= sum(shuffled[start : start + needed])
        start += needed


def _tests(order: Order, tricks: Tricks | None) -> list[Callable[[Masks], bool]]:
    """The cheap ones first."""
    tests: list[Callable[[Masks], bool]] = []
    for seat, wanted in order.hands.items():
        tests.append(partial(_hand_fits, seat.index, wanted))
    for side, (low, high) in order.sides.items():
        first, second = (seat.index for seat in side.seats)
        tests.append(partial(_side_fits, first, second, low, high))
    if order.condition is not None:
        tests += order.condition.tests(tricks)
    if order.accept is not None:
        accept = order.accept
        tests.append(lambda masks: accept(_deal(masks)))
    return tests


def _hand_fits(seat: int, wanted: Wanted, masks: Masks) -> bool:
    return Hand.of_mask(masks[seat]) in wanted


def _side_fits(first: int, second: int, low: int, high: int, masks: Masks) -> bool:
    return low <= Hand.of_mask(masks[first] | masks[second]).hcp <= high
