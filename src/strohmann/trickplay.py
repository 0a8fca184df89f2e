"""Play of tricks by any ring of seats with hands of any size (B-09, B-10, F-21, F-24).

As in `strohmann.bridge.play`, a position knows only what its owner knows: each hand is a
mask of known cards plus a number of hidden ones. All tuples run round the ring.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from strohmann.cards import PACK, Card, Hand, Suit
from strohmann.errors import IllegalPlay
from strohmann.seats import Ring, Seat
from strohmann.tricks import Trick, winning
from strohmann.values import value

__all__ = ["TrickPlay"]

_SUIT = 0x1FFF
_PACK = (1 << len(PACK)) - 1


@value
class TrickPlay:
    """A position of the play. Change it by `play` (checked) or `after` (unchecked)."""

    ring: Ring
    trump: Suit | None
    """The trump suit, None at notrump."""
    length: int
    """Tricks to be played in all."""
    known: tuple[int, ...]
    """Known cards still held by the seats of the ring, as masks."""
    hidden: tuple[int, ...]
    """How many more cards each holds."""
    leader: Seat
    """Who leads (or led) to the current trick."""
    turn: Seat | None
    """Who plays next; None after the last trick."""
    cards: tuple[Card, ...] = ()
    """Cards of the current trick, in order."""
    tricks: tuple[Trick, ...] = ()
    """Complete tricks."""
    won: tuple[int, ...] = ()
    """Tricks won by each seat."""
    must_follow: bool = True
    """Who can must play the suit led."""
    must_trump: bool = False
    """Who cannot follow suit and holds a trump must play a trump (B-22)."""
    rule: str = "Law 44"
    """The rule to name when a card may not be played."""

    @classmethod
    def start(
        cls,
        ring: Ring,
        leader: Seat,
        known: tuple[int, ...],
        *,
        length: int,
        trump: Suit | None = None,
        must_follow: bool = True,
        must_trump: bool = False,
        rule: str = "Law 44",
    ) -> TrickPlay:
        """The position before the first lead; each seat holds ``length`` cards."""
        hidden = tuple(length - held.bit_count() for held in known)
        won = (0,) * len(ring)
        return cls(
            ring, trump, length, known, hidden, leader, leader, (), (), won,
            must_follow, must_trump, rule,
        )  # fmt: skip

    @property
    def is_over(self) -> bool:
        """All tricks are complete."""
        return len(self.tricks) == self.length

    @property
    def remaining(self) -> int:
        """Tricks not yet complete, the current one included."""
        return self.length - len(self.tricks)

    @property
    def trick(self) -> Trick:
        """The current trick."""
        return Trick(self.leader, self.cards, self.ring)

    def won_by(self, seat: Seat) -> int:
        """Tricks won so far by a seat."""
        return self.won[self.ring.index(seat)]

    def hand(self, seat: Seat) -> Hand:
        """The known cards that a seat still holds."""
        return Hand.of_mask(self.known[self.ring.index(seat)])

    def legal_mask(self, seat: Seat) -> int:
        """Mask of the known cards that this seat may play, were it its turn."""
        held = self.known[self.ring.index(seat)]
        if self.cards and self.must_follow:
            follow = held & _SUIT << 13 * self.cards[0].suit.index
            if follow:
                return follow
            if self.must_trump and self.trump is not None:
                return held & _SUIT << 13 * self.trump.index or held
        return held

    def legal(self, seat: Seat) -> Iterator[Card]:
        """The cards that this seat may play now, top spade first."""
        return iter(Hand.of_mask(self.legal_mask(seat)))

    def check(self, seat: Seat, card: Card) -> None:
        """Raise `IllegalPlay` if ``seat`` may not play ``card`` now."""
        if self.turn is None:
            raise IllegalPlay("play-over", rule=self.rule, where=card.text)
        if seat is not self.turn:
            raise IllegalPlay(
                "play-out-of-turn", rule=self.rule, where=seat.value, turn=str(self.turn)
            )
        held = self.known[self.ring.index(seat)]
        if not held & card.bit:
            raise IllegalPlay("card-not-held", rule=self.rule, where=seat.value, card=card.text)
        if self.legal_mask(seat) & card.bit:
            return
        led = self.cards[0].suit
        if held & _SUIT << 13 * led.index:
            raise IllegalPlay("must-follow-suit", rule=self.rule, where=card.text, suit=led.value)
        raise IllegalPlay("must-trump", rule="B-22", where=card.text, suit=str(self.trump))

    def play(self, seat: Seat, card: Card) -> TrickPlay:
        """The position after a legal card. Raises `IllegalPlay`."""
        self.check(seat, card)
        return self.after(seat, card)

    def after(self, seat: Seat, card: Card) -> TrickPlay:
        """The position after a card that is known to be legal or was told to be played."""
        ring, size = self.ring, len(self.ring)
        i = ring.index(seat)
        known, hidden = self.known, self.hidden
        if known[i] & card.bit:
            known = (*known[:i], known[i] ^ card.bit, *known[i + 1 :])
        else:
            hidden = (*hidden[:i], hidden[i] - 1, *hidden[i + 1 :])
        cards, tricks, won, leader = (*self.cards, card), self.tricks, self.won, self.leader
        turn: Seat | None = ring[(i + 1) % size]
        if len(cards) == size:
            place = (i + 1 + winning(cards, self.trump)) % size
            tricks = (*tricks, Trick(leader, cards, ring))
            won = (*won[:place], won[place] + 1, *won[place + 1 :])
            leader, cards = ring[place], ()
            turn = leader if len(tricks) < self.length else None
        return TrickPlay(
            ring, self.trump, self.length, known, hidden, leader, turn, cards, tricks, won,
            self.must_follow, self.must_trump, self.rule,
        )  # fmt: skip

    def show(self, seat: Seat, hand: Hand) -> TrickPlay:
        """The position with a hand laid open, as a claimer's is."""
        return self._holding(seat, hand.mask, 0)

    def take(self, seat: Seat, card: Card | None) -> TrickPlay:
        """The position after a seat took one more card, unseen by the owner if None (F-22)."""
        i = self.ring.index(seat)
        if card is None:
            return self._holding(seat, self.known[i], self.hidden[i] + 1)
        return self._holding(seat, self.known[i] | card.bit, self.hidden[i])

    def _holding(self, seat: Seat, known: int, hidden: int) -> TrickPlay:
        i = self.ring.index(seat)
        return replace(
            self,
            known=(*self.known[:i], known, *self.known[i + 1 :]),
            hidden=(*self.hidden[:i], hidden, *self.hidden[i + 1 :]),
        )

    @property
    def unseen(self) -> Hand:
        """Cards that are neither known in a hand nor played."""
        seen = 0
        for held in self.known:
            seen |= held
        for cards in (self.cards, *(trick.cards for trick in self.tricks)):
            for card in cards:
                seen |= card.bit
        return Hand.of_mask(_PACK & ~seen)
