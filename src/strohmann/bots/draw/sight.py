"""What a player of Draw Bridge knows, and what follows from it for who remembers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from strohmann.bots.draw.twohands import TwoHands
from strohmann.cards import PACK, Card, Strain, Suit
from strohmann.games.draw.state import DrawDeal
from strohmann.seats import PAIR, Seat
from strohmann.trickplay import TrickPlay
from strohmann.tricks import winning

__all__ = ["best_cards", "gone_by", "mine", "other_hand", "tricks_of", "wins_all"]

_PACK = (1 << len(PACK)) - 1
_SUIT = 0x1FFF


def gone_by(deal: DrawDeal) -> int:
    """The cards that both have parted with in the first phase, as a mask."""
    cards = 0
    for trick in (*deal.drawing.play.tricks, deal.drawing.play.trick):
        for card in trick.cards:
            cards |= card.bit
    return cards


def mine(deal: DrawDeal, seat: Seat) -> int:
    """The hand of ``seat`` for auction and play, as it was before the play."""
    return deal.drawing.known[PAIR.index(seat)]


def other_hand(deal: DrawDeal, seat: Seat) -> int:
    """The hand of the other player: all that is neither gone nor in one's own."""
    return _PACK & ~gone_by(deal) & ~mine(deal, seat)


@lru_cache(64)
def _tricks(own: int, other: int, trump: Suit | None, leader: int) -> int:
    return TwoHands(trump).tricks((own, other), leader)


def tricks_of(own: int, other: int, *, i_declare: bool, strain: Strain) -> int:
    """Tricks of the declarer with best play, the other one leading (F-24)."""
    if i_declare:
        return _tricks(own, other, strain.suit, 1)
    return 13 - _tricks(own, other, strain.suit, 0)


class _Open:
    """A play with both hands known."""

    def __init__(self, play: TrickPlay, me: int, other: int) -> None:
        assert play.turn is not None
        self._play = play
        self._hands = (play.known[me], other)  # mine first
        self._solver = TwoHands(play.trump)
        self.to_play = 0 if PAIR.index(play.turn) == me else 1

    def legal(self, who: int, led: Card | None) -> Iterator[Card]:
        held = self._hands[who]
        if led is not None:
            held = held & _SUIT << 13 * led.suit.index or held
        return (card for card in PACK if card.bit & held)

    def _after(self, first: int, lead: Card, answer: Card, target: int) -> bool:
        """After a trick I can take so many of the tricks from this one on."""
        hands = [self._hands[0] & ~(lead.bit | answer.bit), self._hands[1]]
        hands[1] &= ~(lead.bit | answer.bit)
        won = winning((lead, answer), self._play.trump)
        winner = first if won == 0 else 1 - first
        return self._solver.reaches((hands[0], hands[1]), winner, target - (winner == 0))

    def good(self, card: Card, target: int) -> bool:
        """Who is to play plays ``card``: I can still take so many tricks."""
        if self._play.cards:
            return self._after(1 - self.to_play, self._play.cards[0], card, target)
        answers = self.legal(1 - self.to_play, card)
        results = (self._after(self.to_play, card, answer, target) for answer in answers)
        return all(results) if self.to_play == 0 else any(results)

    def reaches(self, target: int) -> bool:
        """I can take so many of the tricks that are left, the one on the table included."""
        led = self._play.cards[0] if self._play.cards else None
        cards = self.legal(self.to_play, led)
        results = (self.good(card, target) for card in cards)
        return any(results) if self.to_play == 0 else all(results)


def best_cards(play: TrickPlay, seat: Seat, other: int) -> list[Card]:
    """The legal cards that lose no trick, ``other`` being the opponent's hand."""
    position = _Open(play, PAIR.index(seat), other)
    target = play.remaining
    while target and not position.reaches(target):
        target -= 1
    led = play.cards[0] if play.cards else None
    return [card for card in position.legal(0, led) if position.good(card, target)]


def wins_all(play: TrickPlay, claimer: Seat) -> bool:
    """Whether the claimer takes every trick that is left, both hands being known."""
    place = PAIR.index(claimer)
    return _Open(play, place, play.known[1 - place]).reaches(play.remaining)
