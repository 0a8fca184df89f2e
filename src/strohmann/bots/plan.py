"""Declarer's plan: what each suit is worth, sure winners, losers to ruff, trumps to draw (C-46)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from strohmann.bots.layouts import Layout, layouts
from strohmann.bots.prospects import after_lead, held
from strohmann.bots.sight import Sight
from strohmann.bots.suits import runs
from strohmann.cards import RANKS, SUITS, Card, Rank, Suit
from strohmann.seats import Seat

__all__ = ["Plan", "SuitPlan"]

_ROUNDS = (0, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7)
"""Rounds that draw so many outstanding trumps when they split as they usually do."""


@dataclass(frozen=True)
class SuitPlan:
    """One suit in declarer's two hands, ``here`` on lead and ``there``."""

    sight: Sight
    suit: Suit
    here: Seat
    there: Seat

    @cached_property
    def mine(self) -> int:
        """Holding of the hand on lead."""
        return self.sight.holding(self.here, self.suit)

    @cached_property
    def other(self) -> int:
        """Holding of the hand opposite."""
        return self.sight.holding(self.there, self.suit)

    @cached_property
    def out(self) -> int:
        """Outstanding cards."""
        return self.sight.outstanding(self.suit)

    @cached_property
    def count(self) -> int:
        """Number of outstanding cards."""
        return self.out.bit_count()

    @cached_property
    def longest(self) -> int:
        """Rounds that can be played."""
        return max(self.mine.bit_count(), self.other.bit_count())

    @cached_property
    def tops(self) -> int:
        """Cards of both hands above all outstanding ones."""
        return ((self.mine | self.other) >> self.out.bit_length()).bit_count()

    @cached_property
    def sure(self) -> int:
        """Tricks from the top, without losing the lead."""
        if not self.out:
            return self.longest
        return min(self.tops, self.longest)

    @cached_property
    def ways(self) -> tuple[Layout, ...]:
        """How the suit may lie."""
        return layouts(self.sight, self.suit)

    @cached_property
    def worth(self) -> float:
        """Tricks on average when declarer plays the suit, entries in plenty."""
        if self.sure == self.longest:
            return float(self.longest)
        return held(self.ways, self.here)

    @cached_property
    def gain(self) -> float:
        """Tricks to be developed, on average."""
        return max(0.0, self.worth - self.sure)

    @cached_property
    def losers(self) -> float:
        """Tricks to be lost, on average, when the suit is played to its end."""
        return max(0.0, self.longest - self.worth)

    @cached_property
    def leads(self) -> dict[Card, float]:
        """Average tricks of the suit by card led from the hand on lead."""
        return self._leads(self.here)

    @cached_property
    def best_there(self) -> float:
        """Average tricks when the suit is next led from the hand opposite; -1 if it cannot."""
        return max(self._leads(self.there).values(), default=-1.0)

    def _leads(self, seat: Seat) -> dict[Card, float]:
        own = self.sight.holding(seat, self.suit)
        others = self.out | (self.mine | self.other) & ~own
        return {
            card: after_lead(self.ways, self.here, seat, card)
            for card in (card_of(self.suit, bit) for bit in runs(own, others))
        }


def card_of(suit: Suit, bit: int) -> Card:
    """The card of a suit at a bit of a 13-bit holding."""
    return Card(suit, RANKS[bit.bit_length() - 1])


@dataclass(frozen=True)
class Plan:
    """Declarer on lead, in his own hand or in dummy's."""

    sight: Sight

    @cached_property
    def here(self) -> Seat:
        """The hand on lead."""
        return self.sight.turn

    @cached_property
    def there(self) -> Seat:
        """The hand opposite."""
        return self.sight.turn.partner

    @cached_property
    def suits(self) -> dict[Suit, SuitPlan]:
        """The suits, clubs first."""
        return {suit: SuitPlan(self.sight, suit, self.here, self.there) for suit in SUITS}

    @cached_property
    def sides(self) -> tuple[SuitPlan, ...]:
        """All suits but trumps."""
        return tuple(plan for suit, plan in self.suits.items() if suit is not self.sight.trump)

    @cached_property
    def trumps(self) -> SuitPlan | None:
        """The trump suit."""
        trump = self.sight.trump
        return None if trump is None else self.suits[trump]

    @cached_property
    def sure(self) -> int:
        """Tricks from the top in all suits; ruffs are not counted."""
        return min(self.sight.play.remaining, sum(plan.sure for plan in self.suits.values()))

    @cached_property
    def rounds_to_draw(self) -> int:
        """Rounds of trumps that probably draw those outstanding."""
        return 0 if self.trumps is None else _ROUNDS[self.trumps.count]

    @cached_property
    def short_hand(self) -> Seat | None:
        """The hand with fewer trumps, where ruffs gain tricks."""
        if self.trumps is None:
            return None
        mine, other = self.trumps.mine.bit_count(), self.trumps.other.bit_count()
        declarer = self.sight.play.contract.declarer
        if mine == other:
            return declarer.partner
        return self.here if mine < other else self.there

    @cached_property
    def ruffs(self) -> dict[Suit, int]:
        """Losers of each side suit that the short trump hand can ruff."""
        short = self.short_hand
        if short is None or self.sight.trump is None:
            return {}
        trumps = self.sight.length(short, self.sight.trump)
        found = {}
        for plan in self.sides:
            few = self.sight.length(short, plan.suit)
            many = self.sight.length(short.partner, plan.suit)
            losers = many - max(few, plan.sure)
            if few <= 2 and trumps and losers > 0:
                found[plan.suit] = min(trumps, losers)
        return found


def has_rank(holding: int, rank: Rank) -> bool:
    """Whether a holding has a card of a rank."""
    return bool(holding >> rank.index & 1)
