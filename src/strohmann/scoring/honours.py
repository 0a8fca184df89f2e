"""Honours: the top trumps or four aces in one hand (rules C-36, C-37, X-01, R-07)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from strohmann.cards import Hand, Rank, Strain, Suit
from strohmann.errors import InvalidValue
from strohmann.seats import Seat

__all__ = ["Honours", "honours_of", "honours_points"]

_FOUR, _ALL = 100, 150
_TOP = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN)


def honours_points(strain: Strain | None = None) -> tuple[int, ...]:
    """What honours can bring in a contract, or in any (C-36)."""
    return (_ALL,) if strain is Strain.NOTRUMP else (_FOUR, _ALL)


@dataclass(frozen=True, slots=True)
class Honours:
    """Who held honours, declarer's side or not, and their points: 100 or 150 (C-36).

    ``str`` is notation: ``N:100``. Raises `InvalidValue` for other points.
    """

    seat: Seat
    points: int

    def __post_init__(self) -> None:
        self.check(None)

    def __str__(self) -> str:
        return f"{self.seat}:{self.points}"

    def check(self, strain: Strain | None) -> None:
        """Raise `InvalidValue` when a contract in ``strain`` cannot bring these points."""
        allowed = honours_points(strain)
        if self.points not in allowed:
            raise InvalidValue(
                "bad-honours",
                rule="C-36",
                where=self.seat.value,
                seat=self.seat.value,
                points=self.points,
                known=" ".join(map(str, allowed)),
            )


def honours_of(deal: Mapping[Seat, Hand], strain: Strain) -> tuple[Honours, ...]:
    """The honours in the hands as dealt: none or one holder (C-36).

    Four of A K Q J T of trumps in one hand 100, all five 150; at notrump four aces 150.
    """
    held = ((seat, _points(hand, strain.suit)) for seat, hand in deal.items())
    return tuple(Honours(seat, points) for seat, points in held if points)


def _points(hand: Hand, trump: Suit | None) -> int:
    if trump is None:
        return _ALL if sum(card.rank is Rank.ACE for card in hand) == 4 else 0
    holding = hand.holding(trump)
    return {4: _FOUR, 5: _ALL}.get(sum(rank in holding for rank in _TOP), 0)
