"""Which cards of the pack are laid open and who is dealt which (B-04, B-06, B-21, B-24)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random

from strohmann.bismarck.rules import THREE, OpenCards, Rules, Variant
from strohmann.cards import Card, Hand
from strohmann.errors import InvalidValue
from strohmann.seats import Seat

__all__ = ["Layout", "check_places", "lay_out", "open_places"]

_FIRST, _LAST = (0, 1, 2, 3), (48, 49, 50, 51)


@dataclass(frozen=True, slots=True)
class Layout:
    """The four open cards (none in British Bismarck) and the hands dealt, round the ring."""

    opened: tuple[Card, ...]
    hands: tuple[Hand, ...]


def open_places(rules: Rules, rng: Random) -> tuple[int, ...]:
    """Places in the pack, from 0, of the cards to lay open.

    From the middle any four with neither the first nor the last card nor two neighbours
    (B-21), each choice as likely as any other.
    """
    if rules.variant is Variant.BRITISH:
        return ()
    match rules.open_cards:
        case OpenCards.FIRST4:
            return _FIRST
        case OpenCards.LAST4:
            return _LAST
        case OpenCards.MIDDLE4:
            # Four of 47 places, spread by one more each: neighbours have one between them.
            chosen = sorted(rng.sample(range(1, 48), 4))
            return tuple(place + i for i, place in enumerate(chosen))


def check_places(rules: Rules, places: Sequence[int]) -> None:
    """Raise `InvalidValue` if the rules do not let the cards at these places be laid open."""
    if rules.variant is not Variant.BRITISH and rules.open_cards is OpenCards.MIDDLE4:
        apart = all(b - a > 1 for a, b in pairwise(places))
        allowed = len(places) == 4 and apart and places[0] > 0 and places[-1] < 51
    else:
        allowed = tuple(places) == open_places(rules, Random(0))
    if not allowed:
        raise InvalidValue("wrong-open-places", rule="B-21", where=" ".join(map(str, places)))


def lay_out(dealer: Seat, pack: Sequence[Card], places: Sequence[int]) -> Layout:
    """Deal a pack: the open cards, and the other 48 one at a time from the dealer's left.

    In British Bismarck the dealer keeps the last four too, 20 cards in all (B-24).
    """
    opened = tuple(pack[place] for place in places)
    rest = [card for place, card in enumerate(pack) if place not in set(places)]
    dealt, kept = rest[:48], rest[48:]
    first = THREE.index(THREE.after(dealer))
    hands = [Hand(dealt[(i - first) % 3 :: 3]) for i in range(3)]
    place = THREE.index(dealer)
    hands[place] |= Hand(kept)
    return Layout(opened, tuple(hands))
