"""The closed vocabulary of a node as it stands in the file, still with letters and words.

A form becomes concrete in a `Situation` with its letters bound to suits.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from strohmann.bridge.calls import DOUBLE, PASS, REDOUBLE, Bid, Call
from strohmann.cards import Strain, Suit
from strohmann.systems.facts import Facts, Shape
from strohmann.systems.faults import DataError
from strohmann.systems.model import ANY_HCP, ANY_LENGTH, Shows, Span
from strohmann.systems.pattern import Binding
from strohmann.systems.situation import Situation

_DUMMIES = ("responder", "advancer")  # they raise what partner bid first (EV3)

__all__ = [
    "Amount",
    "CallForm",
    "LengthForm",
    "ShowsForm",
    "SuitForm",
    "WhenForm",
    "cheapest_level",
    "span",
]

_CALL = re.compile(r"(?:([1-7])|(cheapest|jump|game|below-game) )(NT|[CDHSa-z])")
_AMOUNT = re.compile(r"(game|slam|grand|level)([+-]\d+)?")
_FIT = re.compile(r"fit(\d+)")


@dataclass(frozen=True, slots=True)
class SuitForm:
    """A suit by its letter ``C D H S`` or by a letter of the node."""

    letter: str

    def suit(self, binding: Binding) -> Suit:
        """The suit meant."""
        return binding[self.letter] if self.letter.islower() else Suit.parse(self.letter)


@dataclass(frozen=True, slots=True)
class CallForm:
    """A call: ``P``, ``2x``, ``3NT``, ``cheapest x``, ``jump x``, ``game x``, ``below-game NT``."""

    text: str
    call: Call | None
    level: int | None
    manner: str | None
    strain: str

    @classmethod
    def parse(cls, text: str) -> CallForm:
        """Read a form. Raises `DataError`."""
        if text in ("P", "X", "XX"):
            return cls(text, {"P": PASS, "X": DOUBLE, "XX": REDOUBLE}[text], None, None, "")
        match = _CALL.fullmatch(text)
        if match is None:
            raise DataError("not a call", text)
        level, manner, strain = match.groups()
        return cls(text, None, int(level) if level else None, manner, strain)

    def resolve(self, situation: Situation, binding: Binding) -> Call | None:
        """The legal call meant here, None where there is none."""
        call = self.call or self._bid(situation, binding)
        return call if call is not None and call in situation.auction.legal else None

    def _bid(self, situation: Situation, binding: Binding) -> Bid | None:
        if self.strain == "NT":
            strain = Strain.NOTRUMP
        else:
            strain = SuitForm(self.strain).suit(binding).strain
        level = self.level
        if level is None:
            game = situation.context.game_level(strain, situation.side)
            cheapest = cheapest_level(situation.last_bid, strain)
            levels = {"cheapest": cheapest, "jump": cheapest + 1, "game": max(game, cheapest)}
            level = levels.get(self.manner or "", game - 1)
        return Bid(level, strain) if 1 <= level <= 7 else None


def cheapest_level(last: Bid | None, strain: Strain) -> int:
    """The lowest level at which a strain may be bid; 8 for none."""
    if last is None:
        return 1
    return last.level if last.strain < strain else last.level + 1


@dataclass(frozen=True, slots=True)
class Amount:
    """Points: a number, or what a game, a slam or this level needs, plus or minus some."""

    word: str | None
    number: int

    @classmethod
    def parse(cls, value: object) -> Amount:
        """Read ``25``, ``game``, ``slam-1``. Raises `DataError`."""
        if isinstance(value, int):
            return cls(None, value)
        match = _AMOUNT.fullmatch(value) if isinstance(value, str) else None
        if match is None:
            raise DataError("not an amount of points", value)
        return cls(match[1], int(match[2] or 0))

    def total(self, situation: Situation, call: Call) -> int:
        """The points both hands are to have together."""
        if self.word is None:
            return self.number
        bid = call if isinstance(call, Bid) else situation.last_bid
        strain = bid.strain if bid is not None else Strain.NOTRUMP
        level = bid.level if bid is not None else 1
        if self.word == "game":
            game = situation.context.game_level(strain, situation.side)
            level = max(game, level) if bid is call else game
        elif self.word != "level":
            level = 6 if self.word == "slam" else 7
        return self.number + situation.needs.total(strain, level)


@dataclass(frozen=True, slots=True)
class LengthForm:
    """Cards of a suit: fixed limits, or what makes ``fit`` cards with partner's."""

    limits: Span
    fit: int | None = None

    @classmethod
    def parse(cls, value: object) -> LengthForm:
        """Read ``4``, ``[4, 6]``, ``"fit8"``. Raises `DataError`."""
        if isinstance(value, str) and (match := _FIT.fullmatch(value)):
            return cls(ANY_LENGTH, int(match[1]))
        if isinstance(value, int):
            return cls((value, 13))
        return cls(span(value))

    def limits_in(self, situation: Situation, suit: Suit) -> Span:
        """The limits here."""
        if self.fit is None:
            return self.limits
        return (max(0, self.fit - situation.partner.length(suit)[0]), 13)


def span(value: object) -> Span:
    """Read two whole numbers in order. Raises `DataError`."""
    if isinstance(value, list) and len(value) == 2:
        low, high = value
        if isinstance(low, int) and isinstance(high, int) and low <= high:
            return (low, high)
    raise DataError("not a lowest and a highest value", value)


@dataclass(frozen=True, slots=True)
class ShowsForm:
    """What a node shows, before it is made concrete. ``fit`` names the trump suit counted."""

    hcp: Span | None = None
    points: Span | None = None
    total: tuple[Amount, Amount] | None = None
    hope: Amount | None = None
    cards: Amount | None = None
    """High cards together with partner's likely least: shortness alone makes no game."""
    fit: SuitForm | None = None
    lengths: tuple[tuple[SuitForm, LengthForm], ...] = ()
    shape: Shape = Shape.ANY
    stop: bool = False
    """A stopper in every suit that they have shown and partner has not stopped."""
    unbid: int = 0
    """Fewest cards in every suit that nobody has shown."""
    aces: frozenset[int] | None = None

    def resolve(self, situation: Situation, binding: Binding, call: Call) -> Shows | None:
        """What the call shows here, None where no hand can have it."""
        strength = self._strength(situation, call)
        if strength[0] > strength[1]:
            return None
        lengths = [ANY_LENGTH] * 4
        for suit in situation.unbid if self.unbid else ():
            lengths[suit.index] = (self.unbid, 13)
        for form, length in self.lengths:
            suit = form.suit(binding)
            limits = length.limits_in(situation, suit)
            if limits[0] > situation.me.length(suit)[1]:
                return None
            lengths[suit.index] = limits
        hcp, points, trump, dummy = strength, None, None, False
        if self.fit is not None:
            trump, points = self.fit.suit(binding), strength
            dummy = situation.role in _DUMMIES and not situation.me.has(trump)
            shortness = 6 if dummy else 5  # the most that it can count
            known = situation.me.hcp
            hcp = (max(known[0], strength[0] - shortness), min(known[1], strength[1]))
            if hcp[0] > hcp[1]:
                return None
        if self.hcp is not None and self.fit is not None:
            hcp = (max(hcp[0], self.hcp[0]), min(hcp[1], self.hcp[1]))
        if self.cards is not None:
            hcp = (max(hcp[0], self._least_cards(self.cards, situation, call)), hcp[1])
            if hcp[0] > hcp[1]:
                return None
        a, b, c, d = lengths
        return Shows(
            hcp=hcp,
            points=points,
            trump=trump,
            dummy=dummy,
            lengths=(a, b, c, d),
            shape=self.shape,
            stoppers=situation.unstopped if self.stop else frozenset(),
            aces=self.aces,
        )

    def _least_cards(self, cards: Amount, situation: Situation, call: Call) -> int:
        return cards.total(situation, call) - situation.partner.likely_hcp

    def _strength(self, situation: Situation, call: Call) -> Span:
        """Limits of the own points: as written, or what partner's minimum leaves to have."""
        low, high = self.points or (self.hcp if self.fit is None else None) or ANY_HCP
        partner = situation.partner.strength
        if self.total is not None:
            low = max(low, self.total[0].total(situation, call) - partner[0])
            high = min(high, self.total[1].total(situation, call) - partner[0])
        if self.hope is not None:
            low = max(low, self.hope.total(situation, call) - partner[1])
        if self.fit is None:
            known = situation.me.hcp
            return (max(known[0], low), min(known[1], high))
        known = situation.me.strength
        return (max(known[0], low), min(known[1] + 4, high))  # shortness may be counted anew


@dataclass(frozen=True, slots=True)
class WhenForm:
    """What the hand must be like beyond what the call shows."""

    shows: ShowsForm = ShowsForm()
    longest: SuitForm | None = None
    """No suit is longer."""
    quality: tuple[tuple[SuitForm, int], ...] = ()
    """Least suit quality (`Facts.quality`)."""
    suit_hcp: tuple[tuple[SuitForm, Span], ...] = ()
    ace_count: Span = (0, 4)
    missing_aces: Span = (0, 4)
    """Aces that neither partner, who was asked, nor the hand holds."""
    no_stop: bool = False
    """A suit of theirs is not stopped."""

    def fits(self, held: Facts, situation: Situation, binding: Binding) -> bool:
        """Whether the hand passes the tests that are not in `shows`."""
        longest = self.longest
        if longest is not None and held.length(longest.suit(binding)) < max(held.lengths):
            return False
        if any(held.quality(form.suit(binding)) < grade for form, grade in self.quality):
            return False
        for form, (low, high) in self.suit_hcp:
            if not low <= held.suit_hcp(form.suit(binding)) <= high:
                return False
        least, most = self.ace_count
        if not least <= held.aces <= most:
            return False
        if self.missing_aces != (0, 4) and not self._few_missing(held, situation):
            return False
        return not (self.no_stop and all(held.stops(s) for s in situation.unstopped))

    def _few_missing(self, held: Facts, situation: Situation) -> bool:
        possible = [4 - held.aces - n for n in situation.partner.aces or () if held.aces + n <= 4]
        least, most = self.missing_aces
        return bool(possible) and least <= max(possible) <= most
