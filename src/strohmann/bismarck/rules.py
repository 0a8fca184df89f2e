"""The rules of a match of Bismarck: base form and variants (B-20 to B-24, X-22 to X-25)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum

from strohmann.bismarck.contracts import Contract, ContractName
from strohmann.cards import Card, Suit
from strohmann.errors import InvalidValue
from strohmann.seats import EAST, SOUTH, WEST, Ring, Seat

__all__ = ["THREE", "Choice", "ClassicOrder", "OpenCards", "Rules", "Variant"]

THREE = Ring((EAST, SOUTH, WEST))
"""The seats of Bismarck, clockwise (B-01)."""

_ALL = (ContractName.SPADER, ContractName.VALFRI, ContractName.SANG, ContractName.PASS)
_CLASSIC = (ContractName.TRUMF, ContractName.SANG, ContractName.PASS)
_CLASSIC_SANG = (ContractName.SANG, ContractName.TRUMF, ContractName.PASS)
_BRITISH = (ContractName.SANG, ContractName.TRUMF, ContractName.VALFRI, ContractName.PASS)


class Variant(Enum):
    """Who settles the contracts."""

    FREE = "free"  # forehand, each contract once (B-03)
    CLASSIC = "classic"  # a fixed order, three deals each (B-23)
    BRITISH = "british"  # a fixed order, each player deals four in a row (B-24)


class OpenCards(Enum):
    """Which four cards of the pack are laid open (B-04, B-21)."""

    FIRST4 = "first4"
    LAST4 = "last4"
    MIDDLE4 = "middle4"


class ClassicOrder(Enum):
    """The order of the three blocks of classic Bismarck (X-22)."""

    TRUMF_FIRST = "trumf-first"
    SANG_FIRST = "sang-first"


class Choice(Enum):
    """When forehand names the contract or the trumps (B-05, B-20, X-23)."""

    BEFORE_DEAL = "before_deal"
    AFTER_20 = "after_20"
    AFTER_DISCARD = "after_discard"


@dataclass(frozen=True, slots=True)
class Rules:
    """Variants of one match. Raises `InvalidValue` for those that cannot be combined (P-10)."""

    variant: Variant = Variant.FREE
    see_all: bool = False
    """Forehand sees 20 cards before naming the contract (B-20)."""
    open_cards: OpenCards = OpenCards.FIRST4
    must_trump: bool = False
    """Who cannot follow suit must trump (B-22, E-09)."""
    classic_order: ClassicOrder = ClassicOrder.TRUMF_FIRST
    british_choice: Choice = Choice.AFTER_20

    def __post_init__(self) -> None:
        free_only = self.see_all or self.open_cards is not OpenCards.FIRST4
        if free_only and self.variant is not Variant.FREE:
            raise InvalidValue("variants-not-combined", rule="P-10", where=self.variant.value)

    @property
    def length(self) -> int:
        """Deals of a match: 12, classic 9 (B-03, B-23, B-24)."""
        return 9 if self.variant is Variant.CLASSIC else 12

    @property
    def columns(self) -> tuple[ContractName, ...]:
        """The contracts that each player plays as forehand, as the sheet lists them (B-13)."""
        match self.variant:
            case Variant.FREE:
                return _ALL
            case Variant.BRITISH:
                return _BRITISH
            case Variant.CLASSIC:
                first = self.classic_order is ClassicOrder.TRUMF_FIRST
                return _CLASSIC if first else _CLASSIC_SANG

    @property
    def choice(self) -> Choice:
        """When the contract is named, where there is anything to choose."""
        match self.variant:
            case Variant.FREE:
                return Choice.AFTER_20 if self.see_all else Choice.BEFORE_DEAL
            case Variant.BRITISH:
                return self.british_choice
            case Variant.CLASSIC:
                return Choice.BEFORE_DEAL

    # --- who -----------------------------------------------------------------------

    def dealer(self, first: Seat, number: int) -> Seat:
        """Who deals deal ``number``: the left neighbour (B-02), British four in a row (B-24)."""
        steps = (number - 1) // 4 if self.variant is Variant.BRITISH else number - 1
        return THREE.after(first, steps)

    def forehand(self, dealer: Seat) -> Seat:
        """Who plays for the higher target: left of the dealer (B-02), British the dealer."""
        return dealer if self.variant is Variant.BRITISH else THREE.after(dealer)

    def leader(self, dealer: Seat) -> Seat:
        """Who leads to the first trick: always the dealer's left neighbour (B-09, X-25)."""
        return THREE.after(dealer)

    # --- what ----------------------------------------------------------------------

    def names(self, number: int, chosen: Collection[ContractName]) -> tuple[ContractName, ...]:
        """The contracts open in deal ``number`` to a forehand who has played ``chosen``.

        Those not yet played (E-08); in a fixed order one alone (B-23, B-24). None after the
        last deal.
        """
        if number > self.length:
            return ()
        match self.variant:
            case Variant.FREE:
                return tuple(name for name in _ALL if name not in chosen)
            case Variant.CLASSIC:
                return (self.columns[(number - 1) // 3],)
            case Variant.BRITISH:
                return (self.columns[(number - 1) % 4],)

    def cuts(self, number: int) -> bool:
        """A card is cut before deal ``number`` for trumps (B-24, X-24)."""
        british = self.variant is Variant.BRITISH
        return british and self.names(number, ()) == (ContractName.TRUMF,)

    def contracts(
        self,
        number: int,
        chosen: Collection[ContractName],
        opened: tuple[Card, ...],
        cut: Card | None,
    ) -> tuple[Contract, ...]:
        """Every contract, with trumps, that can be named; one alone names itself (E-08).

        In Trumf the first open card tells the trumps (B-23), British the card cut (B-24).
        """
        told: tuple[Suit | None, ...] = tuple(card.suit for card in (cut, *opened) if card)[:1]
        return tuple(
            Contract(name, trump)
            for name in self.names(number, chosen)
            for trump in (told if name is ContractName.TRUMF else name.trumps)
        )
