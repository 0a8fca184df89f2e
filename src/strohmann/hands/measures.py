"""What a condition can ask of a hand or of both hands of a side, by name.

Hands are masks here (see `Hand`), since dealing to order asks of very many of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from strohmann.bridge.board import Deal
from strohmann.cards import SUITS, Card, Hand, Rank, Strain, Suit
from strohmann.hands import evaluate
from strohmann.hands.shapes import Shapes
from strohmann.hands.suits import is_stopper, quality
from strohmann.seats import Seat

__all__ = [
    "HAND_MEASURES",
    "HAND_QUESTIONS",
    "SIDE_MEASURES",
    "STRAIN_WORDS",
    "Masks",
    "Measure",
    "Tricks",
]

Masks = tuple[int, int, int, int]
"""The hands of N, E, S, W."""
Measure = Callable[[int], int]
Tricks = Callable[[Deal], Mapping[tuple[Seat, Strain], int]]
"""Finds the double-dummy table of a deal."""

_SUIT = 0x1FFF
_HCP = tuple(sum(max(0, i - 8) for i in range(13) if mask >> i & 1) for mask in range(8192))
_SUIT_WORDS = {"clubs": Suit.CLUBS, "diamonds": Suit.DIAMONDS, "hearts": Suit.HEARTS,
               "spades": Suit.SPADES}  # fmt: skip
STRAIN_WORDS = {word: suit.strain for word, suit in _SUIT_WORDS.items()} | {
    "notrump": Strain.NOTRUMP
}
_RANK_WORDS = {"aces": Rank.ACE, "kings": Rank.KING, "queens": Rank.QUEEN,
               "jacks": Rank.JACK, "tens": Rank.TEN}  # fmt: skip


def _hcp(mask: int) -> int:
    return (
        _HCP[mask & _SUIT] + _HCP[mask >> 13 & _SUIT] + _HCP[mask >> 26 & _SUIT] + _HCP[mask >> 39]
    )


def _length(suit: Suit) -> Measure:
    cards = _SUIT << 13 * suit.index
    return lambda mask: (mask & cards).bit_count()


def _number_of(rank: Rank) -> Measure:
    cards = sum(Card(suit, rank).bit for suit in SUITS)
    return lambda mask: (mask & cards).bit_count()


def _of_hand(measure: Callable[[Hand], int]) -> Measure:
    return lambda mask: measure(Hand.of_mask(mask))


def _lengths(mask: int) -> list[int]:
    return [(mask >> shift & _SUIT).bit_count() for shift in (39, 26, 13, 0)]


SIDE_MEASURES: dict[str, Measure] = (
    {"hcp": _hcp}
    | {word: _length(suit) for word, suit in _SUIT_WORDS.items()}
    | {word: _number_of(rank) for word, rank in _RANK_WORDS.items()}
    | {"controls": _of_hand(evaluate.controls)}
)
"""What can be asked of one hand, or of both hands of a side together."""

HAND_MEASURES: dict[str, Measure] = SIDE_MEASURES | {
    "losers": _of_hand(evaluate.losers),
    "points": _of_hand(evaluate.length_points),
    "longest": lambda mask: max(_lengths(mask)),
    "shortest": lambda mask: min(_lengths(mask)),
}
"""What can be asked of one hand; ``points`` count length."""


def _shape(text: str) -> Measure:
    patterns = Shapes.parse(text).patterns
    return lambda mask: tuple(_lengths(mask)) in patterns


def _has(text: str) -> Measure:
    wanted = Hand(map(Card.parse, text.split())).mask
    return lambda mask: mask & wanted == wanted


def _of_holding(measure: Callable[[Hand, Suit], int]) -> Callable[[str], Measure]:
    def about(word: str) -> Measure:
        suit = _SUIT_WORDS[word]
        return lambda mask: measure(Hand.of_mask(mask), suit)

    return about


HAND_QUESTIONS: dict[str, tuple[bool, bool, Callable[[str], Measure]]] = {
    "shape": (True, True, _shape),
    "has": (True, True, _has),
    "stops": (False, True, _of_holding(lambda hand, suit: is_stopper(hand.holding(suit)))),
    "quality": (
        False, False, _of_holding(lambda hand, suit: quality(hand.holding(suit)).index),
    ),
    "fit": (False, False, _of_holding(evaluate.dummy_points)),
}  # fmt: skip
"""Questions with an argument: is it quoted text (or a suit), is the answer yes or no."""
