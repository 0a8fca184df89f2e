"""Solving by DDS 2.9. Its encodings (spades first, ranks 2 to 14, -1) end here."""

from __future__ import annotations

from collections.abc import Iterator
from struct import Struct

from strohmann.bridge.board import Deal
from strohmann.cards import PACK, STRAINS, Card
from strohmann.seats import SEATS, Seat
from strohmann.solver.library import (
    Answer,
    Library,
    PlayTrace,
    RawDeal,
    SolvedPlay,
    library,
)
from strohmann.solver.position import Position
from strohmann.solver.questions import Scored
from strohmann.solver.tables import TrickTable

__all__ = ["Dds", "raw_hands", "raw_position"]

_RANKS = 0x7FFC
_RAW = Struct("=8i16I")
_CARDS = tuple({rank + 2: PACK[13 * (3 - suit) + rank] for rank in range(13)} for suit in range(4))
_NO_TRUMP = 4
_ALL_THAT_REACH, _EVERY_CARD = 2, 3  # the library's "solutions"; 1 is one card
_BEST = -1  # its "target" for the most that can be reached


class Dds:
    """DDS 2.9, thread-safe: as many calls at once as there are processors.

    Raises `SolverError` when it is not installed.
    """

    whole_deals = True

    def __init__(self, loaded: Library | None = None) -> None:
        self._library = loaded or library()

    @property
    def name(self) -> str:
        """With its version."""
        return f"DDS {self._library.version}"

    def scores(self, position: Position) -> dict[Card, int]:
        """See `Backend`."""
        found = self._solve(position, _BEST, _EVERY_CARD)
        return dict(_answers(found))

    def best(self, position: Position) -> Scored:
        """See `Backend`."""
        found = self._solve(position, _BEST, 1)
        return Scored(_CARDS[found[2]][found[15]], found[41])

    def reaching(self, position: Position, tricks: int) -> frozenset[Card]:
        """See `Backend`."""
        found = self._solve(position, tricks, _ALL_THAT_REACH)
        return frozenset(card for card, score in _answers(found) if score >= tricks)

    def reaches(self, position: Position, tricks: int) -> bool:
        """See `Backend`."""
        found = self._solve(position, tricks, 1)
        return found[1] > 0 and found[41] >= tricks

    def tricks(self, deal: Deal) -> TrickTable:
        """See `Backend`: strain by strain, so that the four leaders share what was found."""
        raw = raw_hands(deal.masks)
        table: dict[tuple[Seat, object], int] = {}
        slot = self._library.borrow()
        try:
            for strain in STRAINS:
                raw.trump = _NO_TRUMP if strain.suit is None else 3 - strain.suit.index
                for leader in SEATS:
                    raw.first = leader.index
                    found = self._library.solve(raw, _BEST, 1, slot)
                    table[leader.right, strain] = 13 - found[41]
        finally:
            self._library.give_back(slot)
        return TrickTable.of_rows([[table[seat, strain] for strain in STRAINS] for seat in SEATS])

    def trace(self, position: Position, cards: tuple[Card, ...]) -> tuple[int, ...]:
        """See `Backend`."""
        play = PlayTrace()
        play.count = len(cards)
        for i, card in enumerate(cards):
            play.suit[i], play.rank[i] = 3 - card.suit.index, card.rank.index + 2
        raw, slot = raw_position(position), self._library.borrow()
        try:
            found = self._library.trace(raw, play, slot)
        finally:
            self._library.give_back(slot)
        return _completed(found, len(cards), position.remaining)

    def _solve(self, position: Position, target: int, solutions: int) -> Answer:
        raw, slot = raw_position(position), self._library.borrow()
        try:
            return self._library.solve(raw, target, solutions, slot)
        finally:
            self._library.give_back(slot)


def raw_hands(masks: tuple[int, ...]) -> RawDeal:
    """Hands as the library reads them, nothing else filled in."""
    return RawDeal.from_buffer_copy(_RAW.pack(0, 0, 0, 0, 0, 0, 0, 0, *_suits(masks)))


def raw_position(position: Position) -> RawDeal:
    """A position as the library reads it."""
    suits, ranks = [0, 0, 0], [0, 0, 0]
    for i, card in enumerate(position.trick):
        suits[i], ranks[i] = 3 - card.suit.index, card.rank.index + 2
    trump = _NO_TRUMP if position.trump is None else 3 - position.trump.index
    head = (trump, position.leader.index, *suits, *ranks)
    return RawDeal.from_buffer_copy(_RAW.pack(*head, *_suits(position.hands)))


def _suits(masks: tuple[int, ...]) -> list[int]:
    """Spades, hearts, diamonds, clubs of each hand, the two as bit 2."""
    found: list[int] = []
    for mask in masks:
        low = mask << 2
        found += (low >> 39 & _RANKS, low >> 26 & _RANKS, low >> 13 & _RANKS, low & _RANKS)
    return found


def _answers(numbers: Answer) -> Iterator[tuple[Card, int]]:
    """Each card with its tricks; cards that are as good as another stand for themselves."""
    for i in range(2, 2 + numbers[1]):
        cards, equals, score = _CARDS[numbers[i]], numbers[i + 26], numbers[i + 39]
        yield cards[numbers[i + 13]], score
        while equals:
            yield cards[equals.bit_length() - 1], score
            equals ^= 1 << equals.bit_length() - 1


def _completed(found: SolvedPlay, cards: int, tricks: int) -> tuple[int, ...]:
    """The trace for the leader's side, with what the library leaves out.

    It counts for declarer's side, and stops when the last trick begins, which nobody can
    change any more.
    """
    known = [tricks - found.tricks[i] for i in range(min(found.count, cards + 1))]
    return tuple(known + known[-1:] * (cards + 1 - len(known)))
