"""Many playouts of Bismarck at once, each in a layout of its own, all in step.

The players of a playout see each other's cards and play by simple rules: take a trick
cheaply if it can be kept, else lose it cheaply; in Pass the other way round. That gives a
fair guess because the layouts are drawn from what the one who asks knows.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from strohmann.bots.bismarck.holdings import (
    ABOVE,
    COUNT,
    HIGH,
    LOW,
    NO_RANK,
    SUIT,
    Holdings,
    Ranks,
    Suits,
)
from strohmann.cards import Card, Suit

__all__ = ["Playouts", "holdings_of"]

_SEATS = 3
_FOUR = np.arange(4)[:, None]


def holdings_of(layouts: Sequence[Sequence[int]]) -> Holdings:
    """Layouts, each three hands as masks round the ring, as an array (3, 4, layouts)."""
    masks = np.array(layouts, dtype=np.int64).T  # (3, layouts)
    shifts = 13 * np.arange(4)
    return (masks[:, None, :] >> shifts[None, :, None] & SUIT).astype(np.int16)


class Playouts:
    """Positions that are played on together; all have as many cards on the table."""

    def __init__(
        self, hands: Holdings, turn: int, trump: Suit | None, *, low: bool, must_trump: bool = False
    ) -> None:
        """``hands`` of shape (3, 4, playouts), ``turn`` the place to play; ``low`` is Pass."""
        self._count = hands.shape[2]
        self._held = hands.reshape(-1).copy()
        self._at = np.arange(self._count)
        self._turn: Suits = np.full(self._count, turn)
        self._trump = None if trump is None else trump.index
        self._low = low
        self._must_trump = must_trump
        self._lying = 0
        self._led: Suits = np.zeros(self._count, dtype=np.intp)
        self._suit = self._led  # of the card that wins so far
        self._rank: Ranks = np.zeros(self._count, dtype=np.int16)
        self._winner = self._turn
        self.tricks = np.zeros((_SEATS, self._count), dtype=np.int16)
        """Tricks won in the playouts, by place round the ring."""

    def lay(self, cards: Sequence[Card]) -> None:
        """Put the cards of the trick in progress on the table, which nobody holds any more."""
        for card in cards:
            self.play(np.full(self._count, card.bit.bit_length() - 1))

    def play(self, cards: Suits) -> None:
        """Play one card in each playout, given as its bit number in a mask."""
        suit, rank = np.divmod(cards, 13)
        self._play(suit, rank.astype(np.int16))

    def run(self) -> Ranks:
        """Play on to the end; the tricks won from here on, of shape (3, playouts)."""
        hands = self._held.reshape(_SEATS * 4, self._count)
        for _ in range(int(COUNT[hands[:, 0]].sum())):
            self.step()
        return self.tricks

    def foreseen(self) -> Suits:
        """The card that would be played next in each playout."""
        suit, rank = self._choose()
        return 13 * suit + rank

    def step(self) -> tuple[Suits, Suits]:
        """Let every playout go on by one card; the places that played and their cards."""
        places = self._turn
        suit, rank = self._choose()
        self._play(suit, rank)
        return places, 13 * suit + rank

    # --- the rules of the game ---------------------------------------------------------

    def _play(self, suit: Suits, rank: Ranks) -> None:
        self._held[(self._turn * 4 + suit) * self._count + self._at] &= ~(1 << rank)
        if self._lying == 0:
            self._led = self._suit = suit
            self._rank, self._winner = rank, self._turn
        else:
            wins = (suit == self._suit) & (rank > self._rank)
            if self._trump is not None:
                wins |= (suit == self._trump) & (self._suit != self._trump)
            self._suit = np.where(wins, suit, self._suit)
            self._rank = np.where(wins, rank, self._rank)
            self._winner = np.where(wins, self._turn, self._winner)
        self._lying += 1
        if self._lying < _SEATS:
            self._turn = (self._turn + 1) % _SEATS
            return
        self.tricks[self._winner, self._at] += 1
        self._turn, self._lying = self._winner, 0

    def _holding(self, place: Suits, suit: Suits | int) -> Holdings:
        held: Holdings = self._held[(place * 4 + suit) * self._count + self._at]
        return held

    def _hand(self, place: Suits) -> Holdings:
        """The holdings of one place in each playout, of shape (4, playouts)."""
        held: Holdings = self._held[(place * 4 + _FOUR) * self._count + self._at]
        return held

    # --- what the players do -------------------------------------------------------------

    def _choose(self) -> tuple[Suits, Ranks]:
        if self._lying == 0:
            return self._lead_low() if self._low else self._lead_high()
        own = self._holding(self._turn, self._led)
        void = own == 0
        rank = self._follow_low(own) if self._low else self._follow_high(own)
        if not void.any():
            return self._led, rank
        other_suit, other_rank = self._discard_low() if self._low else self._discard_high()
        return np.where(void, other_suit, self._led), np.where(void, other_rank, rank)

    def _beating(self, own: Holdings) -> Holdings:
        """The cards of the suit led that beat what lies there; none if that was trumped."""
        return np.where(self._suit == self._led, own & ABOVE[self._rank + 1], 0)

    def _follow_low(self, own: Holdings) -> Ranks:
        under = own & ~self._beating(own)
        forced = HIGH[own] if self._lying == _SEATS - 1 else LOW[own]
        return np.where(under > 0, HIGH[under], forced)

    def _follow_high(self, own: Holdings) -> Ranks:
        beating = self._beating(own)
        if self._lying < _SEATS - 1:
            beating = self._kept(beating)
        return np.where(beating > 0, LOW[beating], LOW[own])

    def _kept(self, beating: Holdings) -> Holdings:
        """Those cards that the player after this one cannot beat."""
        after = (self._turn + 1) % _SEATS
        top = HIGH[self._holding(after, self._led)]
        kept = beating & ABOVE[top + 1]
        if self._trump is None:
            return kept
        ruffs = (top < 0) & (self._led != self._trump) & (self._holding(after, self._trump) > 0)
        return np.where(ruffs, 0, kept)

    def _discard_low(self) -> tuple[Suits, Ranks]:
        """In Pass the highest card of all goes."""
        high = HIGH[self._hand(self._turn)]
        suit = high.argmax(axis=0)
        return suit, high[suit, self._at]

    def _discard_high(self) -> tuple[Suits, Ranks]:
        """A low trump if it takes the trick, else the lowest card that is no trump."""
        low = LOW[self._hand(self._turn)].copy()
        if self._trump is None:
            suit = low.argmin(axis=0)
            return suit, low[suit, self._at]
        trumps = self._holding(self._turn, self._trump)
        low[self._trump] = np.where(trumps > 0, NO_RANK - 1, NO_RANK)
        suit = low.argmin(axis=0)
        rank = np.where(suit == self._trump, LOW[trumps], low[suit, self._at])
        trumped = self._suit == self._trump
        ruff = np.where(trumped, trumps & ABOVE[self._rank + 1], trumps)
        if self._must_trump:
            ruff = np.where(ruff > 0, ruff, trumps)
        return np.where(ruff > 0, self._trump, suit), np.where(ruff > 0, LOW[ruff], rank)

    def _lead_high(self) -> tuple[Suits, Ranks]:
        """A card that nobody beats, trumps first while others have some; else a long suit."""
        own = self._hand(self._turn)
        one = self._hand((self._turn + 1) % _SEATS)
        two = self._hand((self._turn + 2) % _SEATS)
        high = HIGH[own]
        wins = (high > HIGH[one]) & (high > HIGH[two])
        score = np.where(own > 0, COUNT[own], -2 * NO_RANK)
        if self._trump is not None:
            t = self._trump
            ruffed = ((one == 0) & (one[t] > 0)) | ((two == 0) & (two[t] > 0))
            ruffed[t] = False
            wins &= ~ruffed
            drawing = wins[t] & ((one[t] > 0) | (two[t] > 0))
            score[t] += np.where(drawing, 20, -8)
        suit = (score + 40 * wins).argmax(axis=0)
        rank = np.where(wins[suit, self._at], high[suit, self._at], LOW[own[suit, self._at]])
        return suit, rank

    def _lead_low(self) -> tuple[Suits, Ranks]:
        """In Pass the lowest card that somebody can beat; else the lowest."""
        low = LOW[self._hand(self._turn)]
        one = HIGH[self._hand((self._turn + 1) % _SEATS)]
        two = HIGH[self._hand((self._turn + 2) % _SEATS)]
        beaten = (one > low) | (two > low)
        suit = np.where(low < NO_RANK, 30 * beaten - low, -NO_RANK).argmax(axis=0)
        return suit, low[suit, self._at]
