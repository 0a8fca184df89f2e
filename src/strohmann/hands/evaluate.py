"""What a hand is worth, by the counts that bidding systems use (EV1 to EV11, EV13, EV15).

High-card points are `Hand.hcp`. Points that come in halves are floats; all others whole.
"""

from __future__ import annotations

from strohmann.cards import SUITS, Hand, Rank, Suit
from strohmann.hands.suits import holdings_losers

__all__ = [
    "controls",
    "corrections",
    "danish_opener_points",
    "danish_responder_points",
    "dummy_points",
    "forum_fit_points",
    "forum_length_points",
    "length_points",
    "losers",
    "new_losers",
    "quick_tricks",
    "rule_of_15",
    "rule_of_20",
]

_ACE, _KING, _QUEEN, _JACK, _TEN = (1 << rank.index for rank in reversed(tuple(Rank)[8:]))
_HONOURS_OF_WORTH = 3  # a suit with so many points has tricks in its length (EV4)


def _masks(hand: Hand) -> list[int]:
    return [hand.holding(suit).mask for suit in SUITS]


def _count(hand: Hand, rank: int) -> int:
    return sum(bool(mask & rank) for mask in _masks(hand))


def controls(hand: Hand) -> int:
    """Two for an ace, one for a king."""
    return 2 * _count(hand, _ACE) + _count(hand, _KING)


def losers(hand: Hand) -> int:
    """Losing tricks: ace, king and queen missing among the first three cards (EV15)."""
    return sum(holdings_losers(mask) for mask in _masks(hand))


def new_losers(hand: Hand) -> float:
    """Losing tricks with a missing ace as 1.5, king as 1, queen as 0.5."""
    worth = ((_ACE, 1.5), (_KING, 1.0), (_QUEEN, 0.5))
    return sum(
        lost
        for mask in _masks(hand)
        for place, (rank, lost) in enumerate(worth)
        if mask.bit_count() > place and not mask & rank
    )


def quick_tricks(hand: Hand) -> float:
    """Tricks in the first two rounds: AK 2, AQ 1.5, A or KQ 1, Kx 0.5."""
    return sum(_quick(mask) for mask in _masks(hand))


def _quick(mask: int) -> float:
    if mask & _ACE:
        return 2.0 if mask & _KING else 1.5 if mask & _QUEEN else 1.0
    if mask & _KING:
        return 1.0 if mask & _QUEEN else 0.5 if mask.bit_count() > 1 else 0.0
    return 0.0


def length_points(hand: Hand) -> int:
    """High-card points, and one for the fifth and each further card of a suit (EV2)."""
    return hand.hcp + sum(max(0, hand.length(suit) - 4) for suit in SUITS)


def forum_length_points(hand: Hand) -> int:
    """FL: high-card points, and length points where a suit holds three points (EV4)."""
    return hand.hcp + sum(
        max(0, hand.length(suit) - 4)
        for suit in SUITS
        if hand.holding(suit).hcp >= _HONOURS_OF_WORTH
    )


def forum_fit_points(hand: Hand, trump: Suit) -> int:
    """FV: once a fit is known, void 3, singleton 2, doubleton 1 in side suits (EV5)."""
    return hand.hcp + _shortness(hand, trump, (3, 2, 1))


def corrections(hand: Hand) -> float:
    """Forum D Plus: for aces, tens and blank honours, -3 to +1 points and less (EV7)."""
    aces, tens = _count(hand, _ACE), _count(hand, _TEN)
    if not aces and not tens:
        change = -1.0
    elif aces + tens == 1:
        change = -0.5
    else:
        change = 1.0 if tens == 3 or aces + tens >= 4 else 0.0
    return change - sum(map(_is_bare, _masks(hand)))


def _is_bare(mask: int) -> bool:
    """A single honour, KQ alone, Qx or Jx."""
    if mask.bit_count() == 1:
        return mask >= _JACK
    if mask.bit_count() != 2:
        return False
    return mask == _KING | _QUEEN or (mask < _KING and mask >= _JACK)


def dummy_points(hand: Hand, trump: Suit) -> int:
    """With a fit: high-card points, void 5, singleton 3, doubleton 1 in side suits (EV3)."""
    return hand.hcp + _shortness(hand, trump, (5, 3, 1))


def danish_opener_points(hand: Hand, trump: Suit | None = None) -> int:
    """High-card points, void 3, singleton 2, doubleton 1 (EV9)."""
    return hand.hcp + _shortness(hand, trump, (3, 2, 1))


def danish_responder_points(hand: Hand, trump: Suit) -> int:
    """With eight trumps together: void 5, singleton 3, doubleton 1 (EV10)."""
    return dummy_points(hand, trump)


def _shortness(hand: Hand, trump: Suit | None, worth: tuple[int, int, int]) -> int:
    lengths = (hand.length(suit) for suit in SUITS if suit is not trump)
    return sum(worth[length] for length in lengths if length < len(worth))


def rule_of_20(hand: Hand) -> bool:
    """Points and the two longest suits make 20: open in the first three seats (EV13)."""
    return hand.hcp + sum(sorted(map(hand.length, SUITS))[-2:]) >= 20


def rule_of_15(hand: Hand) -> bool:
    """Points and spades make 15: open in fourth seat (EV13)."""
    return hand.hcp + hand.length(Suit.SPADES) >= 15
