"""Exact play of two open hands against each other, as in Draw Bridge for who remembers all.

A suit is written as an integer: a leading 1, then from the highest card down who holds it,
0 or 1. Only the order of ranks matters, so positions of different cards meet in one table.
Of cards that win the cheapest will do, and of those that lose the lowest.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from strohmann.cards import Suit

__all__ = ["TwoHands"]

_SUIT = 0x1FFF

_Suits = tuple[int, int, int, int]
_Answer = tuple[_Suits, int]
"""The position after a trick, and who won it."""


class TwoHands:
    """Solves positions with one trump suit, and remembers them."""

    def __init__(self, trump: Suit | None) -> None:
        """``trump`` None: notrump."""
        self._trump = None if trump is None else trump.index
        self._bounds: dict[tuple[_Suits, int], tuple[int, int]] = {}

    def tricks(self, hands: tuple[int, int], leader: int) -> int:
        """Tricks of the first hand with best play of both; ``leader`` is 0 or 1."""
        low, high = 0, hands[0].bit_count()
        while low < high:
            target = (low + high + 1) // 2
            if self.reaches(hands, leader, target):
                low = target
            else:
                high = target - 1
        return low

    def reaches(self, hands: tuple[int, int], leader: int, target: int) -> bool:
        """Whether the first hand can take so many tricks; both hold as many cards."""
        return self._reaches(_suits_of(*hands), leader, hands[0].bit_count(), target)

    def _reaches(self, suits: _Suits, leader: int, left: int, target: int) -> bool:
        if target <= 0:
            return True
        if target > left:
            return False
        low, high = self._bounds.get((suits, leader), (0, left))
        if low < target <= high:
            sure = self._sure(suits, leader)
            if leader == 0:
                low = max(low, sure)
            else:
                high = min(high, left - sure)
            if low < target <= high:
                if self._search(suits, leader, left, target):
                    low = target
                else:
                    high = target - 1
            self._bounds[suits, leader] = (low, high)
        return target <= low

    def _search(self, suits: _Suits, leader: int, left: int, target: int) -> bool:
        def good(answer: _Answer) -> bool:
            after, winner = answer
            return self._reaches(after, winner, left - 1, target - (winner == 0))

        if leader == 0:
            return any(all(map(good, answers)) for answers in self._leads(suits, 0))
        return all(any(map(good, answers)) for answers in self._leads(suits, 1))

    def _sure(self, suits: _Suits, leader: int) -> int:
        """Tricks that the leader can cash from the top before he loses any.

        Side suits come first, while the other hand must follow; then it cannot ruff.
        """
        other = 1 - leader
        trump = self._trump
        cannot_ruff = trump is None or not _length(suits[trump], other)
        total = 0
        for i, suit in enumerate(suits):
            top = _tops(suit, leader)
            total += top if cannot_ruff or i == trump else min(top, _length(suit, other))
        return total

    def _leads(self, suits: _Suits, leader: int) -> Iterator[list[_Answer]]:
        """For each lead worth a try what the answers to it lead to."""
        for i, suit in enumerate(suits):
            if not _length(suit, leader):
                continue
            if _length(suit, 1 - leader):
                for answers in _in_suit(suit, leader):
                    yield [(_with(suits, i, after), winner) for after, winner in answers]
            else:
                yield self._void(suits, i, leader)

    def _void(self, suits: _Suits, led: int, leader: int) -> list[_Answer]:
        """The other hand cannot follow: it ruffs low, or throws its lowest of a suit."""
        other, trump = 1 - leader, self._trump
        rest = _with(suits, led, _without_lowest(suits[led], leader))
        answers = []
        if trump is not None and trump != led and _length(suits[trump], other):
            after = _with(rest, trump, _without_lowest(suits[trump], other))
            answers.append((after, other))
        for i, suit in enumerate(suits):
            if i not in (led, trump) and _length(suit, other):
                answers.append((_with(rest, i, _without_lowest(suit, other)), leader))
        return answers


def _suits_of(first: int, second: int) -> _Suits:
    codes = []
    for i in range(4):
        one, two = first >> 13 * i & _SUIT, second >> 13 * i & _SUIT
        code = 1
        for rank in range(12, -1, -1):
            if (one | two) >> rank & 1:
                code = code << 1 | two >> rank & 1
        codes.append(code)
    return (codes[0], codes[1], codes[2], codes[3])


def _with(suits: _Suits, i: int, code: int) -> _Suits:
    one, two, three, four = suits
    match i:
        case 0:
            return (code, two, three, four)
        case 1:
            return (one, code, three, four)
        case 2:
            return (one, two, code, four)
        case _:
            return (one, two, three, code)


@cache
def _holders(code: int) -> tuple[int, ...]:
    """Who holds each card of a suit, the highest first."""
    return tuple(int(bit) for bit in f"{code:b}"[1:])


def _code(holders: list[int]) -> int:
    code = 1
    for holder in holders:
        code = code << 1 | holder
    return code


@cache
def _length(code: int, hand: int) -> int:
    return _holders(code).count(hand)


@cache
def _tops(code: int, hand: int) -> int:
    """Tricks that a hand can cash in a suit: its cards from the top; all when alone in it."""
    holders = _holders(code)
    tops = next((i for i, holder in enumerate(holders) if holder != hand), len(holders))
    return _length(code, hand) if tops >= _length(code, 1 - hand) else tops


@cache
def _without_lowest(code: int, hand: int) -> int:
    holders = list(_holders(code))
    del holders[len(holders) - 1 - holders[::-1].index(hand)]
    return _code(holders)


@cache
def _in_suit(code: int, leader: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """For each different lead of a suit that both hold: the suit after each answer, the winner."""
    holders, other = _holders(code), 1 - leader
    leads = []
    for i, holder in enumerate(holders):
        if holder != leader or (i and holders[i - 1] == leader):
            continue
        above = [j for j in range(i) if holders[j] == other][-1:]
        below = [j for j in range(i + 1, len(holders)) if holders[j] == other][-1:]
        answers = []
        for j in (*above, *below):
            left = [holders[k] for k in range(len(holders)) if k not in (i, j)]
            answers.append((_code(left), other if j < i else leader))
        leads.append(tuple(answers))
    return tuple(leads)
