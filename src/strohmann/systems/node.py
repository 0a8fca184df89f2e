"""A node of a bidding system: when a call is made and what it shows, as data."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import or_

from strohmann.bridge.calls import PASS, Bid, Call
from strohmann.cards import SUITS, Suit
from strohmann.systems.conditions import Condition
from strohmann.systems.facts import Facts
from strohmann.systems.forms import CallForm, ShowsForm, WhenForm, cheapest_level
from strohmann.systems.model import Forcing, Layer, Meaning, Shows, Span, hull
from strohmann.systems.pattern import Pattern
from strohmann.systems.situation import Situation

__all__ = ["DOMAINS", "PICKS", "Node", "Offer"]

_NOTHING = ShowsForm()
_ALWAYS = WhenForm()

Domain = Callable[[Situation, Suit, Mapping[str, Suit]], bool]

DOMAINS: Mapping[str, Domain] = {
    "any": lambda _s, _x, _b: True,
    "major": lambda _s, x, _b: x.is_major,
    "minor": lambda _s, x, _b: x.is_minor,
    "unbid": lambda s, x, _b: x in s.unbid,
    "partner": lambda s, x, _b: s.partner.has(x),
    "mine": lambda s, x, _b: s.me.has(x),
    "theirs": lambda s, x, _b: x in s.shown_theirs,
    "not-theirs": lambda s, x, _b: x not in s.shown_theirs,
    "not-ours": lambda s, x, _b: x not in s.shown_ours,
    "supported": lambda s, x, _b: s.partner.length(x)[0] >= 2,
    "ours": lambda s, x, _b: s.partner.length(x)[0] >= 2 or s.me.has(x),
    "agreed": lambda s, x, _b: x is s.agreed,
    "last": lambda s, x, _b: s.last_bid is not None and s.last_bid.strain is x.strain,
    "not-last": lambda s, x, _b: s.last_bid is None or s.last_bid.strain is not x.strain,
}
"""Words of ``for``: which suits a letter may stand for. ``<y`` and ``>y`` compare ranks."""


def _up_the_line(held: Facts, suit: Suit) -> tuple[int, int]:
    length = held.length(suit)
    return (length, suit.index if length >= 5 else -suit.index)


PICKS: Mapping[str, Callable[[Facts, Suit], tuple[int, int]]] = {
    "higher": lambda held, suit: (held.length(suit), suit.index),
    "lower": lambda held, suit: (held.length(suit), -suit.index),
    "up-the-line": _up_the_line,
}
"""Which of several suits of a node is bid: the longest; of equals as the word says."""


@dataclass(frozen=True, slots=True)
class Node:
    """One entry of the file; `load` reads it. See `docs/systems.md` for the vocabulary."""

    id: str
    rule: str
    call: CallForm
    priority: int
    at: Pattern | None = None
    conditions: tuple[Condition, ...] = ()
    domains: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Letters in order, each with the words that limit it."""
    level: Span = (1, 7)
    """Levels of the call."""
    jump: Span = (0, 7)
    """Levels by which the call skips the lowest bid of its strain."""
    completes: bool | None = None
    """Whether the call must complete game, or must not."""
    shows: ShowsForm = _NOTHING
    when: WhenForm = _ALWAYS
    pick: str = "higher"
    forcing: Forcing = Forcing.NO
    alert: bool = False
    artificial: bool = False
    beyond: bool = False
    """May be bid although the side has bid its game."""
    though_forced: bool = False
    """A pass that is allowed although partner's call is forcing."""
    rare: bool = False
    """An exception that partner does not count on."""
    makeshift: bool = False
    """A last resort, not told where another node explains the call."""
    text: str | None = None

    @property
    def layer(self) -> Layer:
        """How sure its explanation is: an exact auction, a pattern, or features only."""
        if self.at is None:
            return Layer.FEATURE
        return Layer.EXACT if self.at.is_exact and not self.domains else Layer.PATTERN

    def offers(self, situation: Situation) -> Iterator[Offer]:
        """Each legal call of this node here, with what it shows."""
        binding: Mapping[str, Suit] | None = {}
        if self.at is not None:
            binding = self.at.match(situation.auction)
        if binding is None or not all(c.test(situation) for c in self.conditions):
            return
        for full in self._bindings(situation, binding, 0):
            call = self.call.resolve(situation, full)
            if call is None or not self._allows(situation, call):
                continue
            shows = self.shows.resolve(situation, full, call)
            if shows is not None:
                yield Offer(self, call, shows, full)

    def _bindings(
        self, situation: Situation, binding: Mapping[str, Suit], index: int
    ) -> Iterator[Mapping[str, Suit]]:
        """Every way to bind the letters from ``index`` on, lowest suits first."""
        if index == len(self.domains):
            yield binding
            return
        letter, words = self.domains[index]
        bound = binding.get(letter)
        for suit in SUITS if bound is None else (bound,):
            if bound is None and suit in binding.values():
                continue
            if all(_in_domain(word, situation, suit, binding) for word in words):
                yield from self._bindings(situation, {**binding, letter: suit}, index + 1)

    def _allows(self, situation: Situation, call: Call) -> bool:
        """What the engine forbids whatever the node says: see `System`."""
        if call is PASS:
            return self.though_forced or not situation.forced
        if not isinstance(call, Bid):
            return True
        if not self.level[0] <= call.level <= self.level[1]:
            return False
        skipped = call.level - cheapest_level(situation.last_bid, call.strain)
        if not self.jump[0] <= skipped <= self.jump[1]:
            return False
        completes = situation.context.completes_game(call, situation.side)
        if self.completes is not None and completes is not self.completes:
            return False
        return self.beyond or not situation.game_reached


def _in_domain(word: str, situation: Situation, suit: Suit, binding: Mapping[str, Suit]) -> bool:
    if word[0] in "<>":
        other = binding[word[1]]
        return suit.index < other.index if word[0] == "<" else suit.index > other.index
    return DOMAINS[word](situation, suit, binding)


@dataclass(frozen=True, slots=True)
class Offer:
    """A node with its letters bound: one call that the system has here."""

    node: Node
    call: Call
    shows: Shows
    binding: Mapping[str, Suit]

    def fits(self, situation: Situation, held: Facts) -> bool:
        """Whether a hand with these facts makes the call."""
        if not self.shows.fits_facts(held):
            return False
        when = self.node.when
        extra = when.shows.resolve(situation, self.binding, self.call)
        if extra is None or not extra.fits_facts(held):
            return False
        return when.fits(held, situation, self.binding)

    def rank(self, held: Facts) -> tuple[int, int]:
        """Order among the calls of the same node, by its ``pick``."""
        suit = self.call.strain.suit if isinstance(self.call, Bid) else None
        return (0, 0) if suit is None else PICKS[self.node.pick](held, suit)

    def meaning(self, forcing: Forcing, offers: Sequence[Offer]) -> Meaning:
        """The meaning of the call, with all that ``offers`` of the same call show here."""
        options = tuple(dict.fromkeys(offer.shows for offer in offers))
        shows = reduce(or_, options)
        usual = [offer.shows.strength for offer in offers if not offer.node.rare]
        node = self.node
        return Meaning(
            node=node.id,
            rule=node.rule,
            layer=node.layer,
            shows=shows,
            options=options,
            strength=reduce(hull, usual) if usual else shows.strength,
            forcing=forcing,
            alert=node.alert,
            artificial=node.artificial,
            note=node.text,
        )
