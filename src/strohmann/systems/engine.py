"""The engine: explains every legal call and chooses one, from the same nodes.

Not in the data, so no node can get it wrong: legality, what is forced, and that nobody
bids on when the side has bid its game, unless for slam or against the opponents.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from threading import Lock

from strohmann.bridge.calls import PASS, Bid, Call
from strohmann.cards import Hand
from strohmann.systems.facts import Facts, facts
from strohmann.systems.load import SystemData
from strohmann.systems.model import Context, Forcing, Meaning, Shows
from strohmann.systems.natural import natural_meaning
from strohmann.systems.node import Node, Offer
from strohmann.systems.picture import Picture
from strohmann.systems.situation import Situation

__all__ = ["System"]

_KEPT = 512  # contexts whose picture and offers are kept
_APART = 250
"""Nodes so far below the best one of a call are makeshifts: they do not tell what it means."""


class System:
    """A bidding system. It keeps what it worked out, and is the same for everyone.

    Several threads may ask it at once.
    """

    def __init__(self, data: SystemData) -> None:
        self.name = data.name
        self.nodes = data.nodes
        self.needs = data.needs
        self._turns: OrderedDict[Context, _Turn] = OrderedDict()
        self._keeping = Lock()

    def __repr__(self) -> str:
        return f"load({self.name!r})"

    def meaning(self, context: Context, call: Call) -> Meaning:
        """What a legal call of the seat to call means. Raises `IllegalCall`, `InvalidValue`."""
        context.auction.check(call)
        return self._turn(context).meaning(call)

    def choose(self, hand: Hand, context: Context) -> Call:
        """The call of the system for a hand of thirteen cards; the same every time.

        Raises `InvalidValue` when the auction is over.
        """
        return self._turn(context).choose(hand)

    def meanings_so_far(self, context: Context) -> tuple[Meaning, ...]:
        """The meaning of each call made, in order; also of a finished auction."""
        calls = context.auction.calls
        return tuple(self._turn(context.before(i)).meaning(call) for i, call in enumerate(calls))

    def picture(self, context: Context) -> Picture:
        """What the table knows of the four hands after the calls made."""
        calls = tuple(context.auction)
        picture, known = Picture(), 0
        for i in reversed(range(len(calls))):
            if (turn := self._turns.get(context.before(i))) is not None:
                picture, known = turn.situation.picture, i
                break
        for i in range(known, len(calls)):
            seat, call = calls[i]
            meaning = self._remembered(context.before(i), picture).meaning(call)
            picture = picture.learn(seat, call, meaning)
        return picture

    def situation(self, context: Context) -> Situation:
        """The facts of a turn that nodes ask for. Raises `InvalidValue` when it is over."""
        return self._turn(context).situation

    def offers(self, context: Context) -> tuple[Offer, ...]:
        """Every call that a node offers here, by falling priority."""
        return self._turn(context).offers

    def _turn(self, context: Context) -> _Turn:
        turn = self._turns.get(context)
        return turn or self._remembered(context, self.picture(context))

    def _remembered(self, context: Context, picture: Picture) -> _Turn:
        turn = self._turns.get(context)
        if turn is None:
            turn = _Turn(self.nodes, Situation(context, picture, self.needs))
            with self._keeping:
                self._turns[context] = turn
                if len(self._turns) > _KEPT:
                    self._turns.popitem(last=False)
        return turn


class _Turn:
    """One context with what its nodes offer, worked out when first wanted."""

    def __init__(self, nodes: tuple[Node, ...], situation: Situation) -> None:
        self.situation = situation
        self._nodes = nodes
        self._offers: tuple[Offer, ...] | None = None
        self._meanings: dict[Call, Meaning] = {}

    @property
    def offers(self) -> tuple[Offer, ...]:
        if self._offers is None:
            situation = self.situation
            self._offers = tuple(o for node in self._nodes for o in node.offers(situation))
        return self._offers

    def meaning(self, call: Call) -> Meaning:
        if call not in self._meanings:
            found = [offer for offer in self.offers if offer.call is call]
            self._meanings[call] = (
                self._explain(call, found) if found else natural_meaning(self.situation, call)
            )
        return self._meanings[call]

    def _explain(self, call: Call, found: list[Offer]) -> Meaning:
        """The meaning of the surest node; other nodes of the same call widen it."""
        first = found[0]
        forcing = first.node.forcing
        context = self.situation.context
        if (
            isinstance(call, Bid)
            and not first.node.artificial
            and context.completes_game(call, self.situation.side)
        ):
            forcing = Forcing.NO
        lowest = first.node.priority - _APART
        meant = [o for o in found if o.node.priority > lowest and not o.node.makeshift]
        return first.meaning(forcing, meant or found[:1])

    def choose(self, hand: Hand) -> Call:
        held = facts(hand)
        best: Offer | None = None
        for offer in self.offers:
            if best is not None and offer.node is not best.node:
                break
            if not offer.fits(self.situation, held):
                continue
            if best is None or offer.rank(held) > best.rank(held):
                best = offer
        return best.call if best is not None else self._natural(hand)

    def _natural(self, hand: Hand) -> Call:
        """Where no node fits: pass, or when forced the cheapest call that fits best."""
        if not self.situation.forced:
            return PASS
        held = facts(hand)
        legal = [call for call in self.situation.auction.legal if isinstance(call, Bid)]
        return min(legal[:8], key=lambda bid: (self._misfit(held, bid), bid.index), default=PASS)

    def _misfit(self, held: Facts, bid: Bid) -> int:
        return sum(_off(self.meaning(bid).shows, held))


def _off(shows: Shows, held: Facts) -> Iterator[int]:
    """By how much a hand misses what is shown, cards counted threefold."""
    yield max(0, shows.hcp[0] - held.hcp, held.hcp - shows.hcp[1])
    for (low, high), length in zip(shows.lengths, held.lengths, strict=True):
        yield 3 * max(0, low - length, length - high)
