"""Exact search of an ending with all four hands known (double dummy).

Made for the last few tricks of one deal, in plain Python. Hands are masks as in `Hand`;
everything is counted in tricks for N and S. `OutOfNodes` ends a search that grows too
large, by a number of positions and never by a time, so that the same position always
gives the same answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from strohmann.bots.suits import runs
from strohmann.cards import PACK, Card, Suit
from strohmann.seats import Seat

__all__ = ["Ending", "OutOfNodes"]

_SUIT = 0x1FFF
_SUITS = tuple(_SUIT << 13 * i for i in range(4))
_SUIT_OF = tuple(_SUITS[i // 13] for i in range(52))


class OutOfNodes(Exception):  # noqa: N818 - what happened, nobody's error
    """The search needs more positions than it was allowed."""


@lru_cache(maxsize=1 << 17)
def _suit_shape(key: int) -> int:
    """Who holds the cards of a suit, from the top, whatever their ranks."""
    shape = 1
    for i in range(12, -1, -1):
        for seat in range(4):
            if key >> 13 * seat + i & 1:
                shape = shape << 2 | seat
    return shape


def _shape(n: int, e: int, s: int, w: int) -> int:
    """Who holds the cards of each suit from the top, as one number."""
    shape = 0
    for shift in (0, 13, 26, 39):
        key = (
            (n >> shift & _SUIT)
            | (e >> shift & _SUIT) << 13
            | (s >> shift & _SUIT) << 26
            | (w >> shift & _SUIT) << 39
        )
        shape = shape << 27 | _suit_shape(key)
    return shape


def choices(cards: int, present: int) -> list[int]:
    """The cards of a hand that differ, lowest of each run of touching ones.

    ``present`` is every card not yet out of the game, the current trick included.
    """
    found: list[int] = []
    for shift in (0, 13, 26, 39):
        own = cards >> shift & _SUIT
        if own:
            others = present >> shift & _SUIT & ~own
            found += [bit << shift for bit in runs(own, others)]
    return found


class Ending:
    """Positions of one deal with one trump suit; remembers what it found."""

    def __init__(self, trump: Suit | None, nodes: int) -> None:
        """``nodes`` is the number of trick starts that may be looked into."""
        self._trumps = 0 if trump is None else _SUITS[trump.index]
        self._left = nodes
        self._bounds: dict[int, tuple[int, int]] = {}
        self._hands = [0, 0, 0, 0]

    def tricks(
        self,
        hands: Sequence[int],
        leader: Seat,
        cards: Sequence[Card] = (),
        guess: int | None = None,
    ) -> int:
        """Tricks for N and S with best play by all, the current trick included.

        ``hands`` are the cards still held, ``cards`` the current trick so far. A good
        ``guess`` saves time. Raises `OutOfNodes`.
        """
        low, high = 0, max(hand.bit_count() for hand in hands)
        target = (high + 1) // 2 if guess is None else guess
        while low < high:
            target = min(max(target, low + 1), high)
            if self.reaches(hands, leader, cards, target):
                low = target
                target += 1
            else:
                high = target - 1
                target = high
        return low

    def reaches(
        self, hands: Sequence[int], leader: Seat, cards: Sequence[Card], target: int
    ) -> bool:
        """N and S win at least ``target`` tricks; arguments as for `tricks`."""
        self._hands = list(hands)
        if not cards:
            return self._reach(leader.index, target)
        present = 0
        for hand in self._hands:
            present |= hand
        first = leader.index
        best, winner = cards[0].bit, first
        for i, card in enumerate(cards):
            present |= card.bit
            if i and self._beats(card.bit, best):
                best, winner = card.bit, (first + i) % 4
        led = _SUIT_OF[cards[0].index]
        return self._follow(
            (first + len(cards)) % 4, 4 - len(cards), led, best, winner, present, target
        )

    def _beats(self, bit: int, best: int) -> bool:
        suit = _SUIT_OF[best.bit_length() - 1]
        if bit & suit:
            return bit > best
        return bool(bit & self._trumps)

    def _reach(self, leader: int, target: int) -> bool:
        """N and S win at least ``target`` of the tricks left."""
        if target <= 0:
            return True
        n, e, s, w = self._hands
        left = n.bit_count()
        if target > left:
            return False
        key = _shape(n, e, s, w) << 2 | leader
        low, high = self._bounds.get(key, (0, left))
        if low >= target:
            return True
        if high < target:
            return False
        present = n | e | s | w
        found = self._at_once(leader, target, left, present)
        if found is not None:
            return found
        found = self._lead(leader, target, present)
        self._bounds[key] = (target, high) if found else (low, target - 1)
        return found

    def _at_once(self, leader: int, target: int, left: int, present: int) -> bool | None:
        """The answer, if tricks that can be cashed or top trumps decide it."""
        if not leader & 1:
            if self._quick(leader, present, target) >= target:
                return True
        elif left - self._quick(leader, present, left - target + 1) < target:
            return False
        tops = self._top_trumps(present)
        if tops >= target:
            return True
        if tops < 0 and left + tops < target:
            return False
        return None

    def _lead(self, leader: int, target: int, present: int) -> bool:
        """As `_reach`, by trying the leads."""
        self._left -= 1
        if self._left < 0:
            raise OutOfNodes
        hands = self._hands
        ours = not leader & 1
        for bit in self._leads(leader, present):
            hands[leader] ^= bit
            suit = _SUIT_OF[bit.bit_length() - 1]
            reached = self._follow((leader + 1) % 4, 3, suit, bit, leader, present, target)
            hands[leader] ^= bit
            if reached is ours:
                return ours
        return not ours

    def _follow(
        self, seat: int, to_play: int, led: int, best: int, winner: int, present: int, target: int
    ) -> bool:
        if not to_play:
            return self._reach(winner, target if winner & 1 else target - 1)
        hands = self._hands
        hand = hands[seat]
        ours = not seat & 1
        suit = _SUIT_OF[best.bit_length() - 1]
        trumps = self._trumps
        after = (seat + 1) % 4
        for bit in self._replies(hand, led, best, suit, to_play, winner ^ seat == 2, present):
            hands[seat] = hand ^ bit
            if bit > best if bit & suit else bit & trumps:
                reached = self._follow(after, to_play - 1, led, bit, seat, present, target)
            else:
                reached = self._follow(after, to_play - 1, led, best, winner, present, target)
            if reached is ours:
                hands[seat] = hand
                return ours
        hands[seat] = hand
        return not ours

    def _replies(
        self, hand: int, led: int, best: int, suit: int, to_play: int, partner: bool, present: int
    ) -> list[int]:
        """Cards to try, the likeliest first."""
        own = hand & led
        if own:
            if not own & (own - 1):
                return [own]
            bits = choices(own, present)
            bits.reverse()
            if led != suit or (partner and to_play == 1) or to_play == 3:
                return bits
            return [b for b in bits if b > best] + [b for b in bits if b < best]
        bits = choices(hand & ~self._trumps, present)
        bits.reverse()
        ruffs = hand & self._trumps
        if not ruffs:
            return bits
        trumps = choices(ruffs, present)
        trumps.reverse()
        if partner and to_play == 1:
            return bits + trumps
        if suit == self._trumps:
            return [b for b in trumps if b > best] + bits + [b for b in trumps if b < best]
        return trumps + bits

    def _leads(self, leader: int, present: int) -> list[int]:
        """Cards to try as leads: masters, then low cards, trumps and all."""
        masters: list[int] = []
        others: list[int] = []
        hand = self._hands[leader]
        for suit in _SUITS:
            own = hand & suit
            if own:
                bits = choices(own, present)
                if own.bit_length() == (present & suit).bit_length():
                    masters.append(bits.pop(0))
                bits.reverse()
                others += bits
        return masters + others

    def _top_trumps(self, present: int) -> int:
        """Tricks that the top trumps in one hand will win; negative for E and W."""
        trumps = present & self._trumps
        if not trumps:
            return 0
        top = 1 << trumps.bit_length() - 1
        hands = self._hands
        for seat in range(4):
            if hands[seat] & top:
                others = trumps & ~hands[seat]
                count = (hands[seat] & trumps) >> others.bit_length()
                return -count.bit_count() if seat & 1 else count.bit_count()
        return 0

    def _quick(self, leader: int, present: int, wanted: int) -> int:
        """Tricks that the leader's side can cash at once; enough when ``wanted`` are found."""
        own = self._cash(leader, present)
        if own >= wanted:
            return own
        hands = self._hands
        hand, partner = hands[leader], hands[leader ^ 2]
        for suit in _SUITS:
            held = partner & suit
            if held and hand & suit and held.bit_length() == (present & suit).bit_length():
                if suit != self._trumps and any(
                    h & self._trumps and not h & suit
                    for h in (hands[leader ^ 1], hands[leader ^ 3])
                ):
                    continue
                return max(own, self._cash(leader ^ 2, present))
        return own

    def _cash(self, leader: int, present: int) -> int:
        """Tricks that the leader can cash at once from his own hand."""
        hands = self._hands
        hand = hands[leader]
        left, right = hands[(leader + 1) % 4], hands[(leader + 3) % 4]
        partner = hands[leader ^ 2]
        trumps = self._trumps
        ruff_left, ruff_right = left & trumps, right & trumps
        count = 0
        for suit in _SUITS:
            own = hand & suit
            if not own:
                continue
            others = (present & suit) ^ own
            tops = own.bit_count() if not others else (own >> others.bit_length()).bit_count()
            if not tops:
                continue
            longest = max(
                (left & suit).bit_count(), (right & suit).bit_count(), (partner & suit).bit_count()
            )
            if tops >= longest:
                tops = own.bit_count()
            if suit != trumps:
                if ruff_left:
                    tops = min(tops, (left & suit).bit_count())
                if ruff_right:
                    tops = min(tops, (right & suit).bit_count())
            count += tops
        return count


def differing(cards: int, present: int) -> list[Card]:
    """`choices` as cards."""
    return [PACK[bit.bit_length() - 1] for bit in choices(cards, present)]
