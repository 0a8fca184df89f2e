"""What one player knows when a card must be chosen: his hand, dummy, the cards played.

`Sight.of` takes away everything that this player may not see, so that a decision cannot
depend on it, whatever position it is given.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType

from strohmann.bridge.play import CardPlay
from strohmann.cards import SUITS, Card, Hand, Suit
from strohmann.seats import SEATS, Seat
from strohmann.tricks import Trick

__all__ = ["ANY", "Limits", "Sight"]

_SUIT = 0x1FFF


@dataclass(frozen=True, slots=True)
class Limits:
    """What a seat's calls have shown of its thirteen cards, both ends included."""

    hcp: tuple[int, int] = (0, 37)
    """High-card points."""
    lengths: tuple[tuple[int, int], ...] = ((0, 13),) * 4
    """Cards of each suit, clubs first."""


ANY = Limits()
"""Nothing is known."""


@dataclass(frozen=True)
class Sight:
    """The knowledge of ``actor``, who chooses the card of the hand whose turn it is."""

    play: CardPlay
    actor: Seat
    limits: Mapping[Seat, Limits] = field(default_factory=lambda: MappingProxyType({}))

    @classmethod
    def of(cls, play: CardPlay, actor: Seat, limits: Mapping[Seat, Limits] | None = None) -> Sight:
        """The sight of ``actor`` in a position of which perhaps more is known."""
        seen = {actor}
        contract = play.contract
        if play.tricks or play.cards:
            seen.add(contract.dummy)
        known, hidden = list(play.known), list(play.hidden)
        for seat in SEATS:
            i = seat.index
            if seat not in seen:
                hidden[i] += known[i].bit_count()
                known[i] = 0
        blind = replace(play, known=tuple(known), hidden=tuple(hidden))
        return cls(blind, actor, limits or MappingProxyType({}))

    @cached_property
    def turn(self) -> Seat:
        """Whose hand plays."""
        turn = self.play.turn
        assert turn is not None, "the play is over"
        return turn

    @cached_property
    def hand(self) -> Hand:
        """The hand that plays."""
        return self.play.hand(self.turn)

    @cached_property
    def legal(self) -> tuple[Card, ...]:
        """The cards that may be played, top spade first."""
        return tuple(self.play.legal(self.turn))

    @property
    def trump(self) -> Suit | None:
        """The trump suit."""
        return self.play.trump

    @property
    def led(self) -> Suit | None:
        """The suit led to the current trick."""
        return self.play.cards[0].suit if self.play.cards else None

    @cached_property
    def declaring(self) -> bool:
        """The actor's side plays the contract."""
        return self.actor.side is self.play.contract.declarer.side

    @cached_property
    def hidden(self) -> tuple[Seat, ...]:
        """The seats whose cards the actor does not see: two once dummy is open."""
        return tuple(seat for seat in SEATS if self.play.hidden[seat.index])

    @cached_property
    def unseen(self) -> Hand:
        """The cards of the hidden hands together."""
        return self.play.unseen

    @cached_property
    def tricks(self) -> tuple[Trick, ...]:
        """All tricks, the current one last if it has begun."""
        play = self.play
        return (*play.tricks, play.trick) if play.cards else play.tricks

    @cached_property
    def played(self) -> Mapping[Seat, Hand]:
        """The cards that each seat has played."""
        masks = dict.fromkeys(SEATS, 0)
        for trick in self.tricks:
            for seat, card in zip(trick.seats, trick.cards, strict=True):
                masks[seat] |= card.bit
        return {seat: Hand.of_mask(mask) for seat, mask in masks.items()}

    @cached_property
    def voids(self) -> Mapping[Seat, frozenset[Suit]]:
        """The suits that each hidden seat cannot hold any more."""
        found: dict[Seat, set[Suit]] = {seat: set() for seat in SEATS}
        for trick in self.tricks:
            led = trick.cards[0].suit
            for seat, card in zip(trick.seats, trick.cards, strict=True):
                if card.suit is not led:
                    found[seat].add(led)
        for seat in self.hidden:
            for suit in SUITS:
                if not self.unseen.length(suit):
                    found[seat].add(suit)
        return {seat: frozenset(suits) for seat, suits in found.items()}

    @cached_property
    def present(self) -> int:
        """Mask of all cards still in the game, those of the current trick included."""
        mask = self.unseen.mask
        for known in self.play.known:
            mask |= known
        for card in self.play.cards:
            mask |= card.bit
        return mask

    @cached_property
    def winner(self) -> Seat | None:
        """Who wins the current trick so far."""
        return self.play.trick.winner(self.trump) if self.play.cards else None

    @cached_property
    def best(self) -> Card | None:
        """The card that wins the current trick so far."""
        winner = self.winner
        if winner is None:
            return None
        return self.play.cards[(winner.index - self.play.leader.index) % 4]

    @cached_property
    def last(self) -> bool:
        """The hand that plays is the fourth to the trick."""
        return len(self.play.cards) == 3

    @cached_property
    def needed(self) -> int:
        """Tricks that the actor's side still needs to make, or to defeat, the contract."""
        contract = self.play.contract
        wanted = contract.tricks if self.declaring else 14 - contract.tricks
        return max(0, wanted - self.play.won_by(self.actor.side))

    def holding(self, seat: Seat, suit: Suit) -> int:
        """Known cards of a suit that a seat holds, as a 13-bit mask."""
        return self.play.known[seat.index] >> 13 * suit.index & _SUIT

    def length(self, seat: Seat, suit: Suit) -> int:
        """Number of known cards of a suit that a seat holds."""
        return self.holding(seat, suit).bit_count()

    def outstanding(self, suit: Suit) -> int:
        """Cards of a suit in the hidden hands, as a 13-bit mask."""
        return self.unseen.mask >> 13 * suit.index & _SUIT

    def beats(self, card: Card) -> bool:
        """``card`` would be the best of the trick so far."""
        best = self.best
        if best is None:
            return True
        if card.suit is best.suit:
            return card.index > best.index
        return card.suit is self.trump

    def is_high(self, card: Card) -> bool:
        """No card of the suit in any other hand outranks this one."""
        above = self.present & ~self.hand.mask & (_SUIT << 13 * card.suit.index)
        return card.bit > above

    def limits_of(self, seat: Seat) -> Limits:
        """What the seat's calls have shown."""
        return self.limits.get(seat, ANY)
