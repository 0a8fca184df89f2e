"""A line of play that wins every trick, whatever the hands hold that the claimer cannot see.

Of the two hidden hands only the lengths of their suits are taken as known. Every unseen
card may be in either hand that still has length in its suit, and turns out to be where it
hurts most. So a finesse, a drop or a guess never counts as won because the cards happen to
lie well, but a break does. Of the cards already played nothing more need be remembered:
the hands possible afterwards are again all those with the lengths that are left.
"""

from __future__ import annotations

from collections.abc import Sequence

from strohmann.bots.search import OutOfNodes, choices
from strohmann.cards import Card, Suit
from strohmann.seats import Seat

__all__ = ["Line"]

_SUIT = 0x1FFF
_SUITS = tuple(_SUIT << 13 * i for i in range(4))


def _suit_of(bit: int) -> int:
    """The index of the suit of a card."""
    return (bit.bit_length() - 1) // 13


class Line:
    """The search for a line in the positions of one deal; remembers what it found."""

    def __init__(self, trump: Suit | None, claimer: Seat, dummy: Seat, nodes: int) -> None:
        """The claimer sees his own hand and dummy's, be it his partner's or not.

        ``nodes`` is the number of trick starts that may be looked into.
        """
        self._trump = -1 if trump is None else trump.index
        self._ours = claimer.index & 1
        self._seen = (claimer.index, dummy.index)
        self._hidden = tuple(i for i in range(4) if i not in self._seen)
        self._declaring = not (claimer.index ^ dummy.index) & 1
        self._left = nodes
        self._found: dict[tuple[int, ...], bool] = {}
        self._hands = [0, 0, 0, 0]
        self._pool = 0
        self._lengths = [[0] * 4 for _ in range(4)]

    def wins(self, hands: Sequence[int], leader: Seat, cards: Sequence[Card]) -> bool:
        """Every trick that is left can be won, the current one included. Raises `OutOfNodes`.

        ``hands`` are the cards that all four still hold, ``cards`` the trick so far. Of the
        two hands that the claimer does not see only the lengths of the suits are used.
        """
        self._hands = [hands[i] if i in self._seen else 0 for i in range(4)]
        self._pool = hands[self._hidden[0]] | hands[self._hidden[1]]
        self._lengths = [[(hand & suit).bit_count() for suit in _SUITS] for hand in hands]
        if not cards:
            return self._lead(leader.index)
        first = leader.index
        best, winner, present = cards[0].bit, first, self._present()
        for i, card in enumerate(cards):
            present |= card.bit
            if i and self._beats(card.bit, best):
                best, winner = card.bit, (first + i) % 4
        led = cards[0].suit.index
        return self._turn((first + len(cards)) % 4, 4 - len(cards), led, best, winner, present)

    def _present(self) -> int:
        """The cards still held by anybody."""
        return self._hands[self._seen[0]] | self._hands[self._seen[1]] | self._pool

    def _beats(self, bit: int, best: int) -> bool:
        if not best:
            return True
        suit = _suit_of(bit)
        return bit > best if suit == _suit_of(best) else suit == self._trump

    def _lead(self, leader: int) -> bool:
        """Every trick from here on is won, ``leader`` beginning."""
        if not self._hands[self._seen[0]]:
            return True
        one, two = self._hidden
        key = (
            self._hands[self._seen[0]],
            self._hands[self._seen[1]],
            self._pool,
            *self._lengths[one],
            *self._lengths[two],
            leader,
        )
        known = self._found.get(key)
        if known is None:
            self._left -= 1
            if self._left < 0:
                raise OutOfNodes
            present = self._present()
            known = self._cashes(leader, present) or self._turn(leader, 4, -1, 0, leader, present)
            self._found[key] = known
        return known

    def _cashes(self, leader: int, present: int) -> bool:
        """The leader's own hand wins everything from the top, trumps first."""
        if leader & 1 != self._ours or leader in self._hidden:
            return False
        hand, count = self._hands[leader], 0
        theirs = (self._lengths[leader ^ 1], self._lengths[leader ^ 3])
        for i, suit in enumerate(_SUITS):
            own = hand & suit
            tops = (own >> (present & suit & ~own).bit_length()).bit_count()
            if tops >= max(self._lengths[j][i] for j in range(4) if j != leader):
                tops = own.bit_count()
            if i != self._trump >= 0:
                for lengths in theirs:
                    if lengths[self._trump]:
                        tops = min(tops, lengths[i])
            count += tops
        return count == hand.bit_count()

    def _turn(
        self, seat: int, to_play: int, led: int, best: int, winner: int, present: int
    ) -> bool:
        """Every trick is won, where ``seat`` plays next to a trick."""
        if not to_play:
            return winner & 1 == self._ours and self._lead(winner)
        ours = seat & 1 == self._ours
        if to_play == 1 and not ours and winner & 1 != self._ours:
            return False
        suits = [led] if led >= 0 and self._lengths[seat][led] else range(4)
        for suit in suits:
            if not self._lengths[seat][suit]:
                continue
            bits = self._choices(seat, suit, best, present)
            # A partner whose cards are not known plays what does most harm in a suit.
            every = ours and seat in self._hidden and self._is_shared(suit)
            results = (
                self._play(seat, bit, to_play, suit if led < 0 else led, best, winner, present)
                for bit in bits
            )
            if (all(results) if every or not ours else any(results)) is ours:
                return ours
        return not ours

    def _is_shared(self, suit: int) -> bool:
        """Both hidden hands have cards of a suit, so that nobody knows which."""
        return all(self._lengths[i][suit] for i in self._hidden)

    def _choices(self, seat: int, suit: int, best: int, present: int) -> list[int]:
        """Cards of a suit that differ, likely ones first."""
        held = (self._pool if seat in self._hidden else self._hands[seat]) & _SUITS[suit]
        if seat in self._hidden and not self._declaring:
            # One of two touching cards may be partner's, and the other his opponent's.
            return [1 << i for i in range(held.bit_length()) if held >> i & 1]
        bits = choices(held, present)
        if seat & 1 == self._ours:
            if best:
                bits.reverse()
            return bits
        beating = [bit for bit in bits if self._beats(bit, best)]
        if self._declaring and best:
            # The higher cards stay where they are when a lower one does as well.
            low = [] if bits[-1] in beating else [bits[-1]]
            return beating + low
        return bits

    def _play(
        self, seat: int, bit: int, to_play: int, led: int, best: int, winner: int, present: int
    ) -> bool:
        """Every trick is won after a card of ``seat``."""
        suit = _suit_of(bit)
        if self._beats(bit, best):
            best, winner = bit, seat
        hidden = seat in self._hidden
        if hidden:
            self._pool ^= bit
        else:
            self._hands[seat] ^= bit
        self._lengths[seat][suit] -= 1
        try:
            return self._turn((seat + 1) % 4, to_play - 1, led, best, winner, present)
        finally:
            self._lengths[seat][suit] += 1
            if hidden:
                self._pool ^= bit
            else:
                self._hands[seat] ^= bit
