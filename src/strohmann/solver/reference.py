"""The plain solver: short enough to be read, for small endings only.

It is what other solvers are tested against, and the last resort where none is installed.
A search by zero windows: "does this side take at least so many tricks?", with the bounds
found so far kept for each position at the start of a trick. Nothing is estimated.
"""

from __future__ import annotations

from collections.abc import Iterator

from strohmann.bridge.board import Deal
from strohmann.cards import PACK, STRAINS, Card, Hand, Suit
from strohmann.seats import SEATS
from strohmann.solver.errors import SolverError
from strohmann.solver.position import Position
from strohmann.solver.questions import Scored
from strohmann.solver.tables import TrickTable

__all__ = ["Reference"]

_SUIT = 0x1FFF
_NODES = 1_000_000  # some seconds; no ending of five cards comes near


class Reference:
    """Solves endings in plain Python; every answer begins with an empty memory.

    ``nodes`` limits the trick starts looked into for one answer. Beyond it the error is
    `SolverError`; the same position always has the same fate, however fast the machine.
    """

    name = "reference"
    whole_deals = False

    def __init__(self, nodes: int = _NODES) -> None:
        self._nodes = nodes

    def scores(self, position: Position) -> dict[Card, int]:
        """See `Backend`."""
        search = _Search(position.trump, self._nodes)
        return {card: search.score(position, card) for card in Hand.of_mask(position.legal_mask)}

    def best(self, position: Position) -> Scored:
        """See `Backend`."""
        scores = self.scores(position)
        card = max(scores, key=lambda each: scores[each])
        return Scored(card, scores[card])

    def reaching(self, position: Position, tricks: int) -> frozenset[Card]:
        """See `Backend`."""
        search = _Search(position.trump, self._nodes)
        cards = Hand.of_mask(position.legal_mask)
        return frozenset(card for card in cards if search.reaches(position, card, tricks))

    def reaches(self, position: Position, tricks: int) -> bool:
        """See `Backend`."""
        search = _Search(position.trump, self._nodes)
        cards = Hand.of_mask(position.legal_mask)
        return any(search.reaches(position, card, tricks) for card in cards)

    def tricks(self, deal: Deal) -> TrickTable:
        """See `Backend`; only freaks are small enough."""
        rows = []
        for declarer in SEATS:
            starts = (Position.start(deal.masks, strain, declarer) for strain in STRAINS)
            rows.append([13 - self.best(start).tricks for start in starts])
        return TrickTable.of_rows(rows)

    def trace(self, position: Position, cards: tuple[Card, ...]) -> tuple[int, ...]:
        """See `Backend`."""
        side, won, trace = position.leader.side, 0, []
        here: Position | None = position
        for card in (*cards, None):
            if here is None:
                trace.append(won)
                break
            value = self.best(here).tricks
            trace.append(won + (value if here.side is side else here.remaining - value))
            if card is not None:
                turn = here.side
                complete = len(here.trick) == 3
                here, wins = here.after(card)
                won += complete and wins is (turn is side)
        return tuple(trace)


class _Search:
    """One deal with one trump suit; hands are masks of N, E, S, W."""

    def __init__(self, trump: Suit | None, nodes: int) -> None:
        self._trumps = 0 if trump is None else _SUIT << 13 * trump.index
        self._left = nodes
        self._bounds: dict[tuple[int, ...], tuple[int, int]] = {}

    def score(self, position: Position, card: Card) -> int:
        """Tricks for the side to play when it plays this card."""
        tricks = position.remaining
        while tricks and not self.reaches(position, card, tricks):
            tricks -= 1
        return tricks

    def reaches(self, position: Position, card: Card, tricks: int) -> bool:
        """Whether the side to play takes at least ``tricks`` when it plays this card."""
        hands = list(position.hands)
        hands[position.turn.index] ^= card.bit
        bits = [each.bit for each in (*position.trick, card)]
        if position.turn.index & 1 == 0:
            return self._within(hands, position.leader.index, bits, tricks)
        # North and South need one more than what would leave the others too few.
        needed = position.remaining - tricks + 1
        return not self._within(hands, position.leader.index, bits, needed)

    def _within(self, hands: list[int], leader: int, trick: list[int], target: int) -> bool:
        """In the middle of a trick: N and S take at least ``target``, this one included."""
        if len(trick) == 4:
            winner = (leader + self._winning(trick)) % 4
            return self._at_start(hands, winner, target - (winner & 1 == 0))
        seat = (leader + len(trick)) % 4
        ours = seat & 1 == 0
        for bit in self._choices(hands, seat, trick):
            hands[seat] ^= bit
            trick.append(bit)
            reached = self._within(hands, leader, trick, target)
            trick.pop()
            hands[seat] ^= bit
            if reached is ours:
                return ours
        return not ours

    def _at_start(self, hands: list[int], leader: int, target: int) -> bool:
        """Before a trick: N and S take at least ``target`` of those left."""
        left = hands[leader].bit_count()
        if target <= 0 or target > left:
            return target <= 0
        key = (*hands, leader)
        low, high = self._bounds.get(key, (0, left))
        if target <= low or target > high:
            return target <= low
        self._left -= 1
        if self._left < 0:
            raise SolverError("position-too-large")
        reached = self._within(hands, leader, [], target)
        self._bounds[key] = (target, high) if reached else (low, target - 1)
        return reached

    def _choices(self, hands: list[int], seat: int, trick: list[int]) -> Iterator[int]:
        """The cards that may be played, one of each run that nobody else's card parts."""
        held = hands[seat]
        legal = held
        if trick:
            legal = held & _suit_of(trick[0]) or held
        present = hands[0] | hands[1] | hands[2] | hands[3]
        for bit in trick:
            present |= bit
        for shift in (0, 13, 26, 39):
            within, above = present & _SUIT << shift, 0
            while within:
                bit = 1 << within.bit_length() - 1
                within ^= bit
                if bit & legal and not above & legal:
                    yield bit
                above = bit

    def _winning(self, trick: list[int]) -> int:
        """Which card of a trick wins (C-23)."""
        trumps = [bit for bit in trick if bit & self._trumps]
        led = _suit_of(trick[0])
        return trick.index(max(trumps or [bit for bit in trick if bit & led]))


def _suit_of(bit: int) -> int:
    return _SUIT << 13 * (PACK[bit.bit_length() - 1].suit.index)
