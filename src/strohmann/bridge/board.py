"""Deals, vulnerability and boards (rules C-08, C-26, W-02, L-2; Law 2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from random import Random

from strohmann.cards import PACK, Card, Hand
from strohmann.errors import InvalidValue, NotationError
from strohmann.seats import SEATS, Seat, Side

__all__ = ["Board", "Deal", "Vulnerability", "dealer_of_board", "shuffled"]


class Vulnerability(Enum):
    """Which sides are vulnerable.

    In a game for two (`Side.N` against `Side.S`) ``NS`` stands for the first of them.
    """

    NONE = "none"
    NS = "ns"
    EW = "ew"
    BOTH = "both"

    index: int
    """Bit by bit the sides that are vulnerable: 1 the first, 2 the second."""

    def __init__(self, name: str) -> None:
        self.index = {"none": 0, "ns": 1, "ew": 2, "both": 3}[name]

    def __str__(self) -> str:
        return str(self.value)

    def __contains__(self, who: object) -> bool:
        side = who.side if isinstance(who, Seat) else who
        return isinstance(side, Side) and bool(self.index >> side.index & 1)

    @classmethod
    def of(cls, *, ns: bool, ew: bool) -> Vulnerability:
        """The vulnerability of two sides."""
        if ns:
            return cls.BOTH if ew else cls.NS
        return cls.EW if ew else cls.NONE

    @classmethod
    def of_side(cls, side: Side) -> Vulnerability:
        """Only this side is vulnerable."""
        return cls.EW if side.index else cls.NS

    @classmethod
    def parse(cls, text: str) -> Vulnerability:
        """Read ``none ns ew both`` (``-``, ``love``, ``all`` too). Raises `NotationError`."""
        wanted = text.strip().lower()
        try:
            return cls(
                {"-": "none", "love": "none", "all": "both", "b": "both"}.get(wanted, wanted)
            )
        except ValueError:
            raise NotationError("unreadable-vulnerability", text=text) from None

    @classmethod
    def of_board(cls, number: int) -> Vulnerability:
        """The cycle of sixteen boards (Law 2, W-02). Raises `InvalidValue` below 1."""
        i = (_checked(number) - 1) % 16
        return (cls.NONE, cls.NS, cls.EW, cls.BOTH)[(i + i // 4) % 4]

    @classmethod
    def of_board_simple(cls, number: int) -> Vulnerability:
        """The cycle of four boards (T-05, X-04). Raises `InvalidValue` below 1."""
        return (cls.NONE, cls.NS, cls.EW, cls.BOTH)[(_checked(number) - 1) % 4]


def _checked(number: int) -> int:
    if number < 1:
        raise InvalidValue("bad-board-number", number=number)
    return number


class Deal(Mapping[Seat, Hand]):
    """Four hands of 13 that make up the pack; a frozen mapping from seat to hand.

    ``str`` is PBN: ``N:AKQ2.J3.T984.KQ2 ...``, north first, clockwise.
    """

    __slots__ = ("_masks",)

    def __init__(self, hands: Mapping[Seat, Hand]) -> None:
        """Raises `InvalidValue` when the hands are not four of 13 different cards."""
        masks = tuple(hands[seat].mask if seat in hands else 0 for seat in SEATS)
        for seat, mask in zip(SEATS, masks, strict=True):
            if mask.bit_count() != 13:
                raise InvalidValue("not-thirteen-cards", where=seat.value, count=mask.bit_count())
        union = masks[0] | masks[1] | masks[2] | masks[3]
        if union.bit_count() != 52:
            twice = next(card for card in PACK if sum(bool(m & card.bit) for m in masks) > 1)
            raise InvalidValue("card-twice", card=twice.text)
        self._masks = masks

    @classmethod
    def of_pack(cls, pack: Sequence[Card], dealer: Seat) -> Deal:
        """Deal a shuffled pack one card at a time, starting at the dealer's left (C-08).

        Raises `InvalidValue` when it is not the 52 cards.
        """
        masks = [0, 0, 0, 0]
        for i, card in enumerate(pack):
            masks[(dealer.index + 1 + i) % 4] |= card.bit
        return cls({seat: Hand.of_mask(masks[seat.index]) for seat in SEATS})

    @property
    def masks(self) -> tuple[int, ...]:
        """The hands of N, E, S, W as 52-bit masks."""
        return self._masks

    def __getitem__(self, seat: Seat) -> Hand:
        return Hand.of_mask(self._masks[seat.index])

    def __iter__(self) -> Iterator[Seat]:
        return iter(SEATS)

    def __len__(self) -> int:
        return 4

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deal) and self._masks == other._masks

    def __hash__(self) -> int:
        return hash(self._masks)

    def __str__(self) -> str:
        return "N:" + " ".join(str(self[seat]) for seat in SEATS)

    def __repr__(self) -> str:
        return f"Deal.parse({str(self)!r})"

    @classmethod
    def parse(cls, text: str) -> Deal:
        """Read a PBN deal of four full hands. Raises `NotationError`, `InvalidValue`."""
        first, colon, rest = text.strip().partition(":")
        hands = rest.split()
        if not colon or len(hands) != 4:
            raise NotationError("unreadable-deal", text=text)
        seat = Seat.parse(first)
        return cls({SEATS[(seat.index + i) % 4]: Hand.parse(hands[i]) for i in range(4)})


def shuffled(rng: Random) -> tuple[Card, ...]:
    """The pack in random order; uniform over all 52! orders if ``rng`` is.

    Pass ``secrets.SystemRandom()`` for real deals and ``Random(seed)`` for tests (W-06).
    """
    pack = list(PACK)
    rng.shuffle(pack)
    return tuple(pack)


@dataclass(frozen=True, slots=True)
class Board:
    """A deal with its number, dealer and vulnerability (Law 2)."""

    number: int
    dealer: Seat
    vulnerability: Vulnerability
    deal: Deal

    @classmethod
    def numbered(cls, number: int, deal: Deal) -> Board:
        """Dealer and vulnerability by the cycle of sixteen (W-02)."""
        vulnerability = Vulnerability.of_board(number)
        return cls(number, dealer_of_board(number), vulnerability, deal)


def dealer_of_board(number: int) -> Seat:
    """N, E, S, W in turn (Law 2). Raises `InvalidValue` below 1."""
    return SEATS[(_checked(number) - 1) % 4]
