"""Solving by DDS 2.9. Its encodings (spades first, ranks 2 to 14, -1) end here."""

from __future__ import annotations

from strohmann.bridge.board import Deal
from strohmann.cards import PACK, STRAINS, Card
from strohmann.seats import SEATS, Seat
from strohmann.solver.library import (
    FutureTricks,
    Library,
    PlayTrace,
    RawDeal,
    SolvedPlay,
    library,
)
from strohmann.solver.position import Position
from strohmann.solver.questions import Scored
from strohmann.solver.tables import TrickTable

__all__ = ["Dds"]

_SUIT = 0x1FFF
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
        return {card: found.score[i] for i in range(found.count) for card in _cards(found, i)}

    def best(self, position: Position) -> Scored:
        """See `Backend`."""
        found = self._solve(position, _BEST, 1)
        return Scored(_card(found.suit[0], found.rank[0]), found.score[0])

    def reaching(self, position: Position, tricks: int) -> frozenset[Card]:
        """See `Backend`."""
        found = self._solve(position, tricks, _ALL_THAT_REACH)
        return frozenset(
            card
            for i in range(found.count)
            if found.score[i] >= tricks
            for card in _cards(found, i)
        )

    def reaches(self, position: Position, tricks: int) -> bool:
        """See `Backend`."""
        found = self._solve(position, tricks, 1)
        return bool(found.count > 0 and found.score[0] >= tricks)

    def tricks(self, deal: Deal) -> TrickTable:
        """See `Backend`: strain by strain, so that the four leaders share what was found."""
        raw = _raw_hands(deal.masks)
        table: dict[tuple[Seat, object], int] = {}
        with self._library.slot() as slot:
            for strain in STRAINS:
                raw.trump = _NO_TRUMP if strain.suit is None else 3 - strain.suit.index
                for leader in SEATS:
                    raw.first = leader.index
                    found = self._library.solve(raw, _BEST, 1, slot)
                    table[leader.right, strain] = 13 - found.score[0]
        return TrickTable.of_rows([[table[seat, strain] for strain in STRAINS] for seat in SEATS])

    def trace(self, position: Position, cards: tuple[Card, ...]) -> tuple[int, ...]:
        """See `Backend`."""
        play = PlayTrace()
        play.count = len(cards)
        for i, card in enumerate(cards):
            play.suit[i], play.rank[i] = 3 - card.suit.index, card.rank.index + 2
        with self._library.slot() as slot:
            found = self._library.trace(_raw(position), play, slot)
        return _completed(found, len(cards), position.remaining)

    def _solve(self, position: Position, target: int, solutions: int) -> FutureTricks:
        with self._library.slot() as slot:
            return self._library.solve(_raw(position), target, solutions, slot)


def _raw_hands(masks: tuple[int, ...]) -> RawDeal:
    raw = RawDeal()
    for seat, mask in zip(raw.cards, masks, strict=True):
        for suit in range(4):
            seat[3 - suit] = (mask >> 13 * suit & _SUIT) << 2
    return raw


def _raw(position: Position) -> RawDeal:
    raw = _raw_hands(position.hands)
    raw.trump = _NO_TRUMP if position.trump is None else 3 - position.trump.index
    raw.first = position.leader.index
    for i, card in enumerate(position.trick):
        raw.trick_suits[i], raw.trick_ranks[i] = 3 - card.suit.index, card.rank.index + 2
    return raw


def _card(suit: int, rank: int) -> Card:
    return PACK[13 * (3 - suit) + rank - 2]


def _cards(found: FutureTricks, i: int) -> list[Card]:
    """An answer's card and those that are as good."""
    suit, equals = found.suit[i], found.equals[i]
    ranks = [found.rank[i], *(rank for rank in range(2, 15) if equals >> rank & 1)]
    return [_card(suit, rank) for rank in ranks]


def _completed(found: SolvedPlay, cards: int, tricks: int) -> tuple[int, ...]:
    """The trace for the leader's side, with what the library leaves out.

    It counts for declarer's side, and stops when the last trick begins, which nobody can
    change any more.
    """
    known = [tricks - found.tricks[i] for i in range(min(found.count, cards + 1))]
    return tuple(known + known[-1:] * (cards + 1 - len(known)))
