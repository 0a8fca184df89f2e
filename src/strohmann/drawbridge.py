"""The first phase of Draw Bridge: thirteen tricks for the cards of the stock (F-20 to F-22, E-22).

As in `strohmann.trickplay`, a position knows only what its owner knows: a drawn card is
known to who drew it, the stock to nobody but the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum

from strohmann.cards import Card, Hand
from strohmann.seats import PAIR, Seat
from strohmann.trickplay import TrickPlay
from strohmann.values import value

__all__ = ["STOCK", "Draw", "DrawUse", "Drawing", "dealt_hands"]

TRICKS = 13
STOCK = 26
"""Cards of the stock at the start; as many were dealt (F-20)."""


class DrawUse(Enum):
    """What becomes of a drawn card (X-30)."""

    HAND = "hand"
    ASIDE = "aside"


@value
class Draw:
    """A card taken from the stock; None where the owner of the position did not see it."""

    seat: Seat
    card: Card | None


@value
class Drawing:
    """A position of the drawing phase. A trick is followed by two draws, winner first (F-22)."""

    play: TrickPlay
    """The tricks, at notrump; its hands are what the players play from."""
    use: DrawUse
    stock: tuple[Card, ...]
    """The cards left, top first; empty where unknown."""
    draws: tuple[Draw, ...] = ()
    """Every draw so far, in order."""

    @classmethod
    def start(
        cls,
        leader: Seat,
        known: tuple[int, ...],
        stock: tuple[Card, ...],
        *,
        use: DrawUse = DrawUse.HAND,
        follow: bool = False,
    ) -> Drawing:
        """The position before the first lead (X-10); ``follow``: suits must be followed (X-09)."""
        rule = "X-09" if follow else "F-21"
        play = TrickPlay.start(PAIR, leader, known, length=TRICKS, must_follow=follow, rule=rule)
        return cls(play, use, stock)

    @property
    def left(self) -> int:
        """Cards left in the stock."""
        return STOCK - len(self.draws)

    @property
    def drawer(self) -> Seat | None:
        """Who takes the top card now: the winner of the last trick, then the loser (F-22)."""
        if len(self.draws) == 2 * len(self.play.tricks):
            return None
        return PAIR.after(self.play.leader, len(self.draws) % 2)

    @property
    def turn(self) -> Seat | None:
        """Who plays the next card; None while a card is to be drawn and at the end."""
        return self.play.turn if self.drawer is None else None

    @property
    def is_over(self) -> bool:
        """The stock is empty."""
        return self.left == 0

    def after(self, seat: Seat, card: Card) -> Drawing:
        """The position after a card that is known to be legal or was told to be played."""
        return Drawing(self.play.after(seat, card), self.use, self.stock, self.draws)

    def take(self, seat: Seat, card: Card | None) -> Drawing:
        """The position after a seat took the top card, unseen by the owner if None (F-22)."""
        play = self.play.take(seat, card) if self.use is DrawUse.HAND else self.play
        return Drawing(play, self.use, self.stock[1:], (*self.draws, Draw(seat, card)))

    def drawn(self, seat: Seat) -> Hand:
        """The cards that a seat drew, as far as they are known."""
        return Hand(d.card for d in self.draws if d.seat is seat and d.card is not None)

    @property
    def known(self) -> tuple[int, ...]:
        """The hands for auction and play once the stock is empty, as masks (F-22, X-30)."""
        if self.use is DrawUse.HAND:
            return self.play.known
        return tuple(self.drawn(seat).mask for seat in PAIR)

    def opened(self, hands: Sequence[Hand], stock: Iterable[Card]) -> Drawing:
        """The same with every card known: the hands as dealt and the stock."""
        draws = tuple(Draw(d.seat, c) for d, c in zip(self.draws, stock, strict=False))
        masks = [hand.mask for hand in hands]
        if self.use is DrawUse.HAND:
            for place, seat in enumerate(PAIR):
                masks[place] |= Hand(d.card for d in draws if d.seat is seat and d.card).mask
        for trick in self.play.tricks:
            for seat, card in zip(trick.seats, trick.cards, strict=True):
                masks[PAIR.index(seat)] &= ~card.bit
        play = self.play
        for seat, mask in zip(PAIR, masks, strict=True):
            play = play.show(seat, Hand.of_mask(mask))
        return Drawing(play, self.use, (), draws)


def dealt_hands(pack: Sequence[Card], dealer: Seat) -> tuple[Hand, ...]:
    """The hands of North and South: one card at a time, the dealer's opponent first (C-08)."""
    first = PAIR.after(dealer)
    return tuple(Hand(pack[seat is not first : STOCK : 2]) for seat in PAIR)
