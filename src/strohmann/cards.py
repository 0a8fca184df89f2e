"""Suits, strains, ranks, cards, holdings, hands and the pack (rules C-03, C-04; Law 1).

Cards are interned: there are exactly 52 of them and ``is`` compares them. A `Hand` is
a set of cards that happens to be a 52-bit integer: bit ``13 * suit + rank``, clubs first.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from typing import Any, NoReturn

from strohmann.errors import InvalidValue, NotationError

__all__ = ["PACK", "RANKS", "STRAINS", "SUITS", "Card", "Hand", "Holding", "Rank", "Strain", "Suit"]


class Strain(Enum):
    """What a bid can name: four suits or notrump, in bidding order (C-04)."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"
    NOTRUMP = "N"

    index: int
    suit: Suit | None
    """The trump suit, or None for notrump."""

    def __init__(self, letter: str) -> None:
        self.index = "CDHSN".index(letter)

    def __str__(self) -> str:
        return str(self.value)

    def __lt__(self, other: Strain) -> bool:
        return self.index < other.index

    @property
    def is_minor(self) -> bool:
        """Clubs or diamonds (C-04)."""
        return self.index < 2

    @property
    def is_major(self) -> bool:
        """Hearts or spades (C-04)."""
        return self.index in (2, 3)

    @classmethod
    def parse(cls, text: str) -> Strain:
        """Read ``C D H S N`` (``NT`` too). Raises `NotationError`."""
        wanted = text.strip().upper()
        for strain in cls:
            if wanted == strain.value or (strain is cls.NOTRUMP and wanted == "NT"):
                return strain
        raise NotationError("unreadable-strain", text=text)


class Suit(Enum):
    """The four suits, clubs lowest (C-04)."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"

    index: int

    def __init__(self, letter: str) -> None:
        self.index = "CDHS".index(letter)

    def __str__(self) -> str:
        return str(self.value)

    def __lt__(self, other: Suit) -> bool:
        return self.index < other.index

    @property
    def strain(self) -> Strain:
        """The strain with this suit as trumps."""
        return STRAINS[self.index]

    @property
    def is_minor(self) -> bool:
        """Clubs or diamonds."""
        return self.index < 2

    @property
    def is_major(self) -> bool:
        """Hearts or spades."""
        return self.index > 1

    @classmethod
    def parse(cls, text: str) -> Suit:
        """Read ``C D H S``. Raises `NotationError`."""
        try:
            return cls(text.strip().upper())
        except ValueError:
            raise NotationError("unreadable-suit", text=text) from None


class Rank(Enum):
    """The thirteen ranks of a suit, two lowest (C-03)."""

    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"

    index: int

    def __init__(self, letter: str) -> None:
        self.index = "23456789TJQKA".index(letter)

    def __str__(self) -> str:
        return str(self.value)

    def __lt__(self, other: Rank) -> bool:
        return self.index < other.index

    @property
    def hcp(self) -> int:
        """High-card points: ace 4, king 3, queen 2, jack 1 (C-42)."""
        return max(0, self.index - 8)

    @classmethod
    def parse(cls, text: str) -> Rank:
        """Read ``2``-``9 T J Q K A`` (``10`` too). Raises `NotationError`."""
        wanted = text.strip().upper()
        try:
            return cls("T" if wanted == "10" else wanted)
        except ValueError:
            raise NotationError("unreadable-rank", text=text) from None


STRAINS: tuple[Strain, ...] = tuple(Strain)
SUITS: tuple[Suit, ...] = tuple(Suit)
RANKS: tuple[Rank, ...] = tuple(Rank)
for _strain in STRAINS:
    _strain.suit = None if _strain is Strain.NOTRUMP else SUITS[_strain.index]


class Card:
    """One of the 52 cards. ``str`` is notation: ``SA``, ``HT``, ``D2``.

    ``Card(Suit.SPADES, Rank.ACE) is Card.parse("SA")``.
    """

    __slots__ = ("bit", "index", "rank", "suit", "text")

    suit: Suit
    rank: Rank
    index: int
    bit: int
    text: str

    def __new__(cls, suit: Suit, rank: Rank) -> Card:
        """The one card of this suit and rank."""
        return PACK[13 * suit.index + rank.index]

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(name)

    def __reduce__(self) -> tuple[object, ...]:
        return (Card, (self.suit, self.rank))

    def __lt__(self, other: Card) -> bool:
        """Order by suit, then rank; ties of a draw are decided by `draw_key`."""
        return self.index < other.index

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Card.parse({self.text!r})"

    @property
    def draw_key(self) -> tuple[int, int]:
        """Order when cards are drawn: rank first, then spades over ... clubs (C-05)."""
        return (self.rank.index, self.suit.index)

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read ``SA``, ``HT``, ``H10``. Raises `NotationError`."""
        card = _BY_TEXT.get(text) or _BY_TEXT.get(text.strip().upper().replace("10", "T"))
        if card is None:
            raise NotationError("unreadable-card", text=text)
        return card


def _make_card(index: int) -> Card:
    card = object.__new__(Card)
    suit, rank = SUITS[index // 13], RANKS[index % 13]
    fields = {"suit": suit, "rank": rank, "index": index, "bit": 1 << index}
    for name, value in (fields | {"text": suit.value + rank.value}).items():
        object.__setattr__(card, name, value)
    return card


PACK: tuple[Card, ...] = tuple(_make_card(index) for index in range(52))
_BY_TEXT = {card.text: card for card in PACK}
_SUIT_MASK = 0x1FFF


class Holding:
    """The cards of one suit in one hand, a 13-bit set of ranks, two lowest.

    ``str`` is notation from the top: ``AKT2``; the empty text is a void.
    """

    __slots__ = ("mask",)

    mask: int

    def __init__(self, mask: int = 0) -> None:
        if not 0 <= mask <= _SUIT_MASK:
            raise InvalidValue("bad-holding", mask=mask)
        object.__setattr__(self, "mask", mask)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(name)

    def __reduce__(self) -> tuple[object, ...]:
        return (Holding, (self.mask,))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Holding) and self.mask == other.mask

    def __hash__(self) -> int:
        return hash((Holding, self.mask))

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __contains__(self, rank: object) -> bool:
        return isinstance(rank, Rank) and bool(self.mask >> rank.index & 1)

    def __iter__(self) -> Iterator[Rank]:
        """Ranks from the ace down."""
        return (rank for rank in reversed(RANKS) if self.mask >> rank.index & 1)

    def __str__(self) -> str:
        return "".join(rank.value for rank in self)

    def __repr__(self) -> str:
        return f"Holding.parse({str(self)!r})"

    @property
    def hcp(self) -> int:
        """High-card points (C-42)."""
        return sum(rank.hcp for rank in self)

    @classmethod
    def parse(cls, text: str) -> Holding:
        """Read ranks in any order, ``10`` or ``T``, ``-`` for a void. Raises `NotationError`."""
        mask = 0
        for letter in text.strip().upper().replace("10", "T").replace("-", ""):
            bit = 1 << Rank.parse(letter).index
            if mask & bit:
                raise NotationError("rank-twice", text=text, rank=letter)
            mask |= bit
        return cls(mask)


class Hand:
    """A set of cards: iterate (spades first, ace first), ``in``, ``len``, ``|``, ``-``, ``&``.

    ``str`` is notation ``S.H.D.C``: ``AKQ2.J3.T984.KQ2``.
    """

    __slots__ = ("mask",)

    mask: int

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        mask = 0
        for card in cards:
            if mask & card.bit:
                raise InvalidValue("card-twice", card=card.text)
            mask |= card.bit
        object.__setattr__(self, "mask", mask)

    @classmethod
    def of_mask(cls, mask: int) -> Hand:
        """The hand of a 52-bit mask."""
        hand = _new(cls)
        _set_mask(hand, mask)
        return hand

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(name)

    def __reduce__(self) -> tuple[object, ...]:
        return (Hand.of_mask, (self.mask,))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hand) and self.mask == other.mask

    def __hash__(self) -> int:
        return hash((Hand, self.mask))

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    def __contains__(self, card: Any) -> bool:
        return isinstance(card, Card) and bool(self.mask & card.bit)

    def __iter__(self) -> Iterator[Card]:
        mask, cards = self.mask, []
        while mask:
            top = mask.bit_length() - 1
            cards.append(PACK[top])
            mask ^= 1 << top
        return iter(cards)

    def __or__(self, other: Hand) -> Hand:
        return Hand.of_mask(self.mask | other.mask)

    def __and__(self, other: Hand) -> Hand:
        return Hand.of_mask(self.mask & other.mask)

    def __sub__(self, other: Hand) -> Hand:
        return Hand.of_mask(self.mask & ~other.mask)

    def __str__(self) -> str:
        return ".".join(str(self.holding(suit)) for suit in reversed(SUITS))

    def __repr__(self) -> str:
        return f"Hand.parse({str(self)!r})"

    def holding(self, suit: Suit) -> Holding:
        """The cards of one suit."""
        return Holding(self.mask >> 13 * suit.index & _SUIT_MASK)

    def length(self, suit: Suit) -> int:
        """Number of cards of one suit."""
        return (self.mask >> 13 * suit.index & _SUIT_MASK).bit_count()

    def of(self, suit: Suit) -> Hand:
        """The cards of one suit, as a hand."""
        return Hand.of_mask(self.mask & _SUIT_MASK << 13 * suit.index)

    @property
    def hcp(self) -> int:
        """High-card points: ace 4, king 3, queen 2, jack 1 (C-42)."""
        return sum(card.rank.hcp for card in self)

    @classmethod
    def parse(cls, text: str) -> Hand:
        """Read ``S.H.D.C`` holdings, any number of cards. Raises `NotationError`."""
        holdings = text.strip().split(".")
        if len(holdings) != 4:
            raise NotationError("unreadable-hand", text=text)
        mask = 0
        for suit, holding in zip(reversed(SUITS), holdings, strict=True):
            mask |= Holding.parse(holding).mask << 13 * suit.index
        return cls.of_mask(mask)


_new = object.__new__
_set_mask = vars(Hand)["mask"].__set__  # the slot itself, past __setattr__
