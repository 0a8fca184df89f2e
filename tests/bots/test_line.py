"""The search for a line of play, against every layout followed one by one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

import pytest

from strohmann.bots.line import Line
from strohmann.bots.search import Ending
from strohmann.cards import PACK, SUITS, Card, Hand, Suit
from strohmann.seats import SEATS, SOUTH, Seat
from strohmann.tricks import winning

Layout = tuple[frozenset[Card], ...]


def layouts(hands: Layout, hidden: tuple[int, int]) -> Iterator[Layout]:
    """Each way to exchange cards between two hands that keeps the lengths of their suits."""

    def suits(index: int) -> Iterator[tuple[frozenset[Card], frozenset[Card]]]:
        if index == 4:
            yield frozenset(), frozenset()
            return
        both = [c for i in hidden for c in sorted(hands[i]) if c.suit is SUITS[index]]
        length = sum(c.suit is SUITS[index] for c in hands[hidden[0]])
        for one, two in suits(index + 1):
            for some in combinations(both, length):
                yield one | frozenset(some), two | (frozenset(both) - frozenset(some))

    for one, two in suits(0):
        new = list(hands)
        new[hidden[0]], new[hidden[1]] = one, two
        yield tuple(new)


def legal(hand: frozenset[Card], cards: Sequence[Card]) -> frozenset[Card]:
    follow = frozenset(c for c in hand if cards and c.suit is cards[0].suit)
    return follow or hand


def wins(
    ways: Sequence[Layout], ours: int, leader: int, cards: tuple[Card, ...], trump: Suit | None
) -> bool:
    """One player for both hands of a side wins all tricks, not knowing which of ``ways`` it is."""
    if len(cards) == 4:
        leader = (leader + winning(cards, trump)) % 4
        return leader & 1 == ours and wins(ways, ours, leader, (), trump)
    seat = (leader + len(cards)) % 4
    if not any(ways[0]):
        return True

    def after(card: Card) -> bool:
        left = [
            (*way[:seat], way[seat] - {card}, *way[seat + 1 :])
            for way in ways
            if card in legal(way[seat], cards)
        ]
        return wins(left, ours, leader, (*cards, card), trump)

    options = sorted({card for way in ways for card in legal(way[seat], cards)})
    if seat & 1 == ours:
        return any(after(card) for card in options)
    return all(after(card) for card in options)


def ending(rng: Random, size: int) -> tuple[Layout, Suit | None]:
    """Few cards of the top of two or three suits, most of the high ones with N and S."""
    suits = rng.sample(SUITS, rng.choice((2, 3, 3)))
    cards = [card for card in PACK if card.suit in suits]
    cards.sort(key=lambda card: -card.rank.index)
    cards = cards[: 4 * size + rng.choice((0, 0, 2))]
    cards.sort(key=lambda card: card.rank.index + rng.uniform(-3, 3), reverse=True)
    ours, theirs = cards[: 2 * size], cards[2 * size : 4 * size]
    rng.shuffle(ours)
    rng.shuffle(theirs)
    hands = (ours[:size], theirs[:size], ours[size:], theirs[size:])
    return tuple(frozenset(hand) for hand in hands), rng.choice((None, *suits))


def masks(hands: Layout) -> list[int]:
    return [sum(card.bit for card in hand) for hand in hands]


@pytest.mark.parametrize("size", [2, 3, 4])
def test_a_line_is_found_when_one_wins_in_every_layout(size: int) -> None:
    rng = Random(size)
    found = []
    for _ in range({2: 400, 3: 200, 4: 30}[size]):
        hands, trump = ending(rng, size)
        leader = rng.choice(SEATS)
        ways = list(layouts(hands, (1, 3)))
        expected = wins(ways, 0, leader.index, (), trump)
        line = Line(trump, SOUTH, SOUTH.partner, 10_000)
        assert line.wins(masks(hands), leader, ()) is expected, (masks(hands), leader, trump)
        found.append(expected)
    assert found.count(True) > len(found) // 10
    assert found.count(False) > len(found) // 10


@pytest.mark.parametrize("size", [2, 3])
def test_a_defenders_line_wins_in_every_layout(size: int) -> None:
    rng = Random(10 + size)
    found = 0
    for _ in range(200):
        hands, trump = ending(rng, size)
        leader = rng.choice(SEATS)
        for dummy in (1, 3):
            if not Line(trump, SOUTH, SEATS[dummy], 10_000).wins(masks(hands), leader, ()):
                continue
            found += 1
            for way in layouts(hands, (0, 4 - dummy)):
                assert Ending(trump, 10_000).reaches(masks(way), leader, (), size)
    assert found > 20


def test_a_line_goes_on_from_within_a_trick() -> None:
    hands = {"N": "A2...", "E": "K4...", "S": "Q3...", "W": "5.2.."}
    held = [Hand.parse(hands[seat.value]).mask for seat in SEATS]
    held[SOUTH.index] ^= Card.parse("S3").bit
    assert not Line(None, SOUTH, Seat.parse("N"), 100).wins(held, SOUTH, (Card.parse("S3"),))
