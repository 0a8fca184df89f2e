"""A position of the play with all cards seen, as a solver looks at it."""

from __future__ import annotations

from strohmann.bridge.play import CardPlay
from strohmann.cards import Card, Hand, Strain, Suit
from strohmann.errors import InvalidValue
from strohmann.seats import SEATS, Seat, Side
from strohmann.tricks import winning
from strohmann.values import value

__all__ = ["Position"]

_SUIT = 0x1FFF


@value
class Position:
    """Four open hands of equal length, the trump suit, who leads, and the trick so far.

    Raises `InvalidValue` when the hands do not fit the trick, a card is there twice, or
    nobody has a card left.
    """

    hands: tuple[int, int, int, int]
    """Cards still held by N, E, S, W, as masks (see `Hand`)."""
    trump: Suit | None
    """None at notrump."""
    leader: Seat
    """Who leads, or led, to the current trick."""
    trick: tuple[Card, ...] = ()
    """Cards of the current trick, in order; three at most."""

    def __post_init__(self) -> None:
        """Check what the class promises."""
        left = self.hands[self.turn.index].bit_count()
        if not left:
            raise InvalidValue("position-empty")
        seen, lead, played = 0, self.leader.index, len(self.trick)
        for i, mask in enumerate(self.hands):
            if mask.bit_count() != left - ((i - lead) % 4 < played):
                raise InvalidValue("position-uneven", where=SEATS[i].value)
            if seen & mask:
                raise InvalidValue("card-twice", card=str(next(iter(Hand.of_mask(seen & mask)))))
            seen |= mask
        for card in self.trick:
            if seen & card.bit:
                raise InvalidValue("card-twice", card=card.text)
            seen |= card.bit

    @classmethod
    def start(cls, hands: tuple[int, ...], strain: Strain, declarer: Seat) -> Position:
        """Before the opening lead by declarer's left. Raises `InvalidValue`."""
        north, east, south, west = hands
        return cls((north, east, south, west), strain.suit, declarer.left)

    @classmethod
    def of_play(cls, play: CardPlay) -> Position:
        """The position of a play whose hands are all known. Raises `InvalidValue`."""
        if any(play.hidden):
            raise InvalidValue("position-hidden")
        north, east, south, west = play.known
        return cls((north, east, south, west), play.trump, play.leader, play.cards)

    @property
    def turn(self) -> Seat:
        """Whose hand plays next."""
        return SEATS[(self.leader.index + len(self.trick)) % 4]

    @property
    def side(self) -> Side:
        """The side of the hand that plays next: answers count its tricks."""
        return self.turn.side

    @property
    def remaining(self) -> int:
        """Tricks to come, the current one included."""
        return self.hands[self.turn.index].bit_count()

    @property
    def legal_mask(self) -> int:
        """The cards that may be played now: follow suit if able (C-22)."""
        held = self.hands[self.turn.index]
        if self.trick:
            follow = held & _SUIT << 13 * self.trick[0].suit.index
            return follow or held
        return held

    def after(self, card: Card) -> tuple[Position | None, bool]:
        """The position after a legal card, None when it was the last of all.

        Says as well whether the side that played it now wins a trick.
        """
        hands = list(self.hands)
        hands[self.turn.index] ^= card.bit
        north, east, south, west = hands
        left = (north, east, south, west)
        trick = (*self.trick, card)
        if len(trick) < 4:
            return Position(left, self.trump, self.leader, trick), False
        winner = SEATS[(self.leader.index + winning(trick, self.trump)) % 4]
        won = winner.side is self.side
        return (Position(left, self.trump, winner) if any(left) else None), won
