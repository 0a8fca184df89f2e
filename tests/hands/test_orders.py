"""Dealing to order: what comes fits, everything that fits comes, and all alike."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from itertools import combinations, islice
from multiprocessing import get_context
from random import Random

import pytest

from strohmann.bridge.board import Deal
from strohmann.cards import PACK, Card, Hand
from strohmann.errors import InvalidValue
from strohmann.hands import Condition, Order, Shapes, Wanted, deals, generate
from strohmann.hands.orders import OrderError
from strohmann.seats import EAST, NORTH, SEATS, SOUTH, WEST, Seat, Side
from tests.hands.chi_square import deviation

# All but eight cards lie fast: 8! / 2!^4 = 2,520 deals are left.
LOOSE = Hand.parse("AKQ.A2.K2.J")
FAST = {seat: Hand(list(Hand(PACK) - LOOSE)[i * 11 : (i + 1) * 11]) for i, seat in enumerate(SEATS)}


def small_space() -> Iterator[Deal]:
    for north in combinations(LOOSE, 2):
        left = LOOSE - Hand(north)
        for east in combinations(left, 2):
            rest = left - Hand(east)
            for south in combinations(rest, 2):
                more = (Hand(north), Hand(east), Hand(south), rest - Hand(south))
                yield Deal({s: FAST[s] | hand for s, hand in zip(SEATS, more, strict=True)})


def is_odd(deal: Deal) -> bool:
    return deal[WEST].hcp % 2 == 1


POINTS = {seat: FAST[seat].hcp for seat in SEATS}
ORDERS = [
    Order(fixed=FAST),
    Order(fixed=FAST, hands={EAST: Wanted(hcp=(POINTS[EAST] + 4, POINTS[EAST] + 7))}),
    Order(fixed=FAST, sides={Side.NS: (POINTS[NORTH] + POINTS[SOUTH] + 9, 40)}),
    Order(fixed=FAST, accept=is_odd),
    Order(
        fixed=FAST,
        condition=Condition.parse(f"s.hcp >= {POINTS[SOUTH] + 3} and n.hcp <= {POINTS[NORTH] + 7}"),
    ),
    Order(
        fixed=FAST,
        hands={NORTH: Wanted(hcp=(0, POINTS[NORTH] + 5)), WEST: Wanted(hcp=(POINTS[WEST] + 2, 37))},
        accept=is_odd,
    ),
]


def fits(order: Order, deal: Deal) -> bool:
    masks = deal.masks
    tests = order.condition.tests() if order.condition else []
    return (
        all(deal[seat] in wanted for seat, wanted in order.hands.items())
        and all(
            low <= deal[side.seats[0]].hcp + deal[side.seats[1]].hcp <= high
            for side, (low, high) in order.sides.items()
        )
        and all(test((masks[0], masks[1], masks[2], masks[3])) for test in tests)
        and (order.accept is None or order.accept(deal))
    )


@pytest.mark.parametrize("order", ORDERS)
def test_each_deal_that_fits_is_as_likely_as_any_other(order: Order) -> None:
    fitting = {deal for deal in small_space() if fits(order, deal)}
    assert len(fitting) > 50
    sample = list(islice(deals(order, Random(3)), 15 * len(fitting)))
    assert set(sample) <= fitting
    assert deviation(sample, len(fitting)) < 4


def test_the_whole_space_is_reached() -> None:
    order = Order(fixed=FAST, accept=is_odd)
    fitting = {deal for deal in small_space() if fits(order, deal)}
    assert set(islice(deals(order, Random(4)), 20 * len(fitting))) == fitting


def test_wanted_hands_of_the_whole_pack() -> None:
    strong = Wanted(Shapes.parse("balanced"), (15, 17))
    order = Order(hands={NORTH: strong, SOUTH: Wanted(hcp=(8, 37))}, sides={Side.EW: (10, 17)})
    for deal in islice(deals(order, Random(1)), 200):
        assert deal[NORTH] in strong
        assert deal[SOUTH].hcp >= 8
        assert 10 <= deal[EAST].hcp + deal[WEST].hcp <= 17


def test_points_follow_the_known_distribution() -> None:
    """A hand has 10 points on average; of a dealt notrump opening 5332 and 4432 lead."""
    found = [deal[EAST].hcp for deal in islice(deals(Order(), Random(2)), 4000)]
    assert abs(sum(found) / len(found) - 10) < 4 * 4.13 / 4000**0.5
    notrump = Order(condition=Condition.parse("n.balanced and 15 <= n.hcp <= 17"))
    sample = [deal[NORTH].hcp for deal in islice(deals(notrump, Random(3)), 6000)]
    shares = [sample.count(points) / len(sample) for points in (15, 16, 17)]
    # Of all balanced hands 4.43 %, 3.31 %, 2.36 % hold 15, 16, 17 points, nearly so here.
    assert shares[0] == pytest.approx(0.438, abs=0.03)
    assert shares[2] == pytest.approx(0.234, abs=0.03)


@pytest.mark.parametrize(
    "condition",
    ["north.hcp > 37", "north.hcp > 20 and north.hcp < 10", "ns.hcp >= 30 and ns.hcp < 20",
     'north.shape("9999")'],
)  # fmt: skip
def test_what_cannot_be_is_said_at_once(condition: str) -> None:
    with pytest.raises(OrderError) as raised:
        next(deals(Order(condition=Condition.parse(condition)), Random(1)))
    assert raised.value.code == "order-impossible"


def test_what_is_too_rare_is_given_up() -> None:
    never = Order(condition=Condition.parse("ns.hcp + ew.hcp == 41"))
    with pytest.raises(OrderError) as raised:
        next(deals(never, Random(1), tries=200))
    assert (raised.value.code, raised.value.values["count"]) == ("order-too-rare", 200)


def test_fixed_cards_must_be_possible() -> None:
    ace = Hand([Card.parse("SA")])
    with pytest.raises(InvalidValue):
        Order(fixed={NORTH: ace, EAST: ace})
    with pytest.raises(InvalidValue):
        Order(fixed={NORTH: Hand(PACK[:14])})
    whole = Order(fixed={seat: Hand(PACK[i * 13 : i * 13 + 13]) for i, seat in enumerate(SEATS)})
    assert {str(deal) for deal in islice(deals(whole, Random(1)), 5)} == {str(_solid())}


def _solid() -> Deal:
    hands: dict[Seat, Hand] = {
        seat: Hand(PACK[i * 13 : i * 13 + 13]) for i, seat in enumerate(SEATS)
    }
    return Deal(hands)


def test_a_seed_gives_the_same_deals_however_they_are_dealt() -> None:
    order = Order(condition=Condition.parse("north.hcp >= 20 and ns.spades >= 8"))
    alone = list(generate(order, 250, 7))
    assert len(set(alone)) == 250
    assert list(generate(order, 120, 7)) == alone[:120]
    assert list(generate(order, 250, 8)) != alone
    with ThreadPoolExecutor(3) as pool:
        assert list(generate(order, 250, 7, executor=pool)) == alone
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        assert list(generate(order, 250, 7, executor=pool)) == alone


def test_the_meaning_of_a_seed_does_not_change() -> None:
    (deal,) = generate(Order(), 1, 7)
    assert str(deal) == GOLDEN


GOLDEN = "N:JT95.7642.963.54 KQ43.AT.QJ75.J62 A862.Q953.AK.983 7.KJ8.T842.AKQT7"
