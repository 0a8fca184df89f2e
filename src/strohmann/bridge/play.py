"""The play of the cards of one deal (rules C-20 to C-25; Law 44).

`CardPlay` knows only what its owner knows: each hand is a mask of known cards plus a
number of hidden ones. The server's has no gaps, a player's has; both evolve alike.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from strohmann.bridge.contract import Contract
from strohmann.cards import PACK, Card, Hand, Suit
from strohmann.errors import IllegalPlay
from strohmann.seats import SEATS, Seat, Side
from strohmann.tricks import Trick, winning
from strohmann.values import value

__all__ = ["CardPlay"]

_SUIT = 0x1FFF


@value
class CardPlay:
    """A position of the play. Change it by `play` (checked) or `after` (unchecked)."""

    contract: Contract
    known: tuple[int, ...]
    """Known cards still held by N, E, S, W, as masks."""
    hidden: tuple[int, ...]
    """How many more cards each holds."""
    leader: Seat
    """Who leads (or led) to the current trick."""
    cards: tuple[Card, ...] = ()
    """Cards of the current trick, in order."""
    tricks: tuple[Trick, ...] = ()
    """Complete tricks."""
    won: int = 0
    """Tricks won by declarer's side."""
    turn: Seat | None = None
    """Whose hand plays next; None after 13 tricks. Declarer chooses dummy's cards (C-21)."""

    @classmethod
    def start(cls, contract: Contract, known: tuple[int, ...], hidden: tuple[int, ...]) -> CardPlay:
        """The position before the opening lead by declarer's left (C-20)."""
        leader = contract.leader
        return cls(contract, known, hidden, leader, turn=leader)

    @property
    def trump(self) -> Suit | None:
        """The trump suit, None at notrump."""
        return self.contract.bid.strain.suit

    @property
    def is_over(self) -> bool:
        """All 13 tricks are complete."""
        return len(self.tricks) == 13

    @property
    def remaining(self) -> int:
        """Tricks not yet complete, the current one included."""
        return 13 - len(self.tricks)

    @property
    def trick(self) -> Trick:
        """The current trick."""
        return Trick(self.leader, self.cards)

    def won_by(self, side: Side) -> int:
        """Tricks won so far by a side."""
        if side is self.contract.declarer.side:
            return self.won
        return len(self.tricks) - self.won

    def hand(self, seat: Seat) -> Hand:
        """The known cards that a seat still holds."""
        return Hand.of_mask(self.known[seat.index])

    def legal_mask(self, seat: Seat) -> int:
        """Mask of the known cards that this hand may play now: follow suit if able (C-22)."""
        held = self.known[seat.index]
        if self.cards:
            follow = held & _SUIT << 13 * self.cards[0].suit.index
            if follow:
                return follow
        return held

    def legal(self, seat: Seat) -> Iterator[Card]:
        """The cards that this hand may play now, top spade first."""
        return iter(Hand.of_mask(self.legal_mask(seat)))

    def check(self, seat: Seat, card: Card) -> None:
        """Raise `IllegalPlay` if the hand of ``seat`` may not play ``card`` now (Law 44)."""
        if len(self.tricks) == 13:
            raise IllegalPlay("play-over", rule="Law 44", where=card.text)
        if seat is not self.turn:
            raise IllegalPlay(
                "play-out-of-turn", rule="Law 44", where=seat.value, turn=str(self.turn)
            )
        if not self.known[seat.index] & card.bit:
            raise IllegalPlay("card-not-held", rule="Law 44", where=seat.value, card=card.text)
        if not self.legal_mask(seat) & card.bit:
            led = self.cards[0].suit
            raise IllegalPlay("must-follow-suit", rule="Law 44", where=card.text, suit=led.value)

    def play(self, seat: Seat, card: Card) -> CardPlay:
        """The position after a legal card. Raises `IllegalPlay`."""
        self.check(seat, card)
        return self.after(seat, card)

    def after(self, seat: Seat, card: Card) -> CardPlay:
        """The position after a card that is known to be legal or was told to be played."""
        i = seat.index
        known, hidden = self.known, self.hidden
        if known[i] & card.bit:
            held = list(known)
            held[i] ^= card.bit
            known = tuple(held)
        else:
            hidden = (*hidden[:i], hidden[i] - 1, *hidden[i + 1 :])
        cards = (*self.cards, card)
        contract, leader = self.contract, self.leader
        if len(cards) < 4:
            return CardPlay(
                contract, known, hidden, leader, cards, self.tricks, self.won, seat.left
            )
        winner = SEATS[(leader.index + winning(cards, contract.bid.strain.suit)) % 4]
        ours = not (winner.index ^ contract.declarer.index) & 1
        tricks = (*self.tricks, Trick(leader, cards))
        turn = winner if len(tricks) < 13 else None
        return CardPlay(contract, known, hidden, winner, (), tricks, self.won + ours, turn)

    def show(self, seat: Seat, hand: Hand) -> CardPlay:
        """The position with a hand laid open, as dummy's is after the lead (C-21)."""
        i = seat.index
        known = (*self.known[:i], hand.mask, *self.known[i + 1 :])
        hidden = (*self.hidden[:i], 0, *self.hidden[i + 1 :])
        return replace(self, known=known, hidden=hidden)

    @property
    def unseen(self) -> Hand:
        """Cards that are neither known in a hand nor played."""
        seen = self.known[0] | self.known[1] | self.known[2] | self.known[3]
        for card in self.cards:
            seen |= card.bit
        for trick in self.tricks:
            for card in trick.cards:
                seen |= card.bit
        return Hand.of_mask((1 << len(PACK)) - 1 & ~seen)
