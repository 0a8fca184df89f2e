"""What a player of Bismarck knows while the cards are played."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from strohmann.bismarck.contracts import ContractName
from strohmann.bismarck.rules import THREE
from strohmann.cards import PACK, Hand, Suit
from strohmann.games.bismarck.state import BismarckState
from strohmann.seats import Seat
from strohmann.trickplay import TrickPlay

__all__ = ["WHOLE_PACK", "Sight"]

WHOLE_PACK = (1 << len(PACK)) - 1


@dataclass(frozen=True)
class Sight:
    """The play as one player sees it. Places count round the ring: east, south, west."""

    play: TrickPlay
    me: int
    forehand: int
    low: bool
    """Pass: tricks count against one."""
    open: int
    """The cards that lay open, as a mask: forehand has, or has had, them."""
    discards: int
    """The four cards that forehand laid away, where the player knows them; else 0."""

    @classmethod
    def of(cls, view: BismarckState, seat: Seat) -> Sight:
        """What ``seat`` knows by its own view."""
        deal = view.current
        assert deal.contract is not None
        return cls(
            view.card_play,
            THREE.index(seat),
            THREE.index(deal.forehand),
            deal.contract.name is ContractName.PASS,
            Hand(deal.open).mask,
            (deal.discards or Hand()).mask,
        )

    @property
    def trump(self) -> Suit | None:
        """The trump suit."""
        return self.play.trump

    @property
    def mine(self) -> int:
        """The cards in the player's hand."""
        return self.play.known[self.me]

    @cached_property
    def unseen(self) -> int:
        """Cards that others hold or forehand has laid away, as far as they are not known."""
        return self.play.unseen.mask & ~self.discards

    def holds(self, place: int) -> int:
        """How many cards a place holds."""
        return self.play.known[place].bit_count() + self.play.hidden[place]

    @cached_property
    def voids(self) -> tuple[int, int, int]:
        """For each place the suits, as masks, in which it has shown that it has no card."""
        empty = [0, 0, 0]
        size = len(self.play.ring)
        for trick in (*self.play.tricks, self.play.trick):
            first = self.play.ring.index(trick.leader)
            for i, card in enumerate(trick.cards):
                if card.suit is not trick.cards[0].suit:
                    empty[(first + i) % size] |= _suit_mask(trick.cards[0].suit)
                    if self.play.must_trump and self.trump not in (None, card.suit):
                        assert self.trump is not None
                        empty[(first + i) % size] |= _suit_mask(self.trump)
        return (empty[0], empty[1], empty[2])


def _suit_mask(suit: Suit) -> int:
    return 0x1FFF << 13 * suit.index
