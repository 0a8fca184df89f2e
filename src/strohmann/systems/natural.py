"""The natural default: what a call means where the system has no node for it.

So every legal call has a meaning. A bid shows length and enough points for its level, a
double is for take-out while partner is silent and the bid is below game, else for penalties.
"""

from __future__ import annotations

from strohmann.bridge.calls import DOUBLE, PASS, Bid, Call
from strohmann.cards import Suit
from strohmann.systems.model import ANY_LENGTH, Forcing, Layer, Meaning, Shows, Span
from strohmann.systems.situation import Situation

__all__ = ["natural_meaning"]

_RULE = "E-D1"
_OVERCALL = (8, 10, 12, 14, 15, 17, 20)
"""Least points of a suit overcall at levels 1 to 7: nobody waits for 19 to bid three."""


def natural_meaning(situation: Situation, call: Call) -> Meaning:
    """The meaning of any legal call by general sense."""
    if isinstance(call, Bid):
        return _bid(situation, call)
    if call is PASS:
        return _meaning("natural-pass", Shows(hcp=situation.me.hcp))
    if call is DOUBLE:
        return _double(situation)
    return _meaning("natural-redouble", Shows(hcp=_at_least(situation, 10)), note="strength")


def _meaning(
    node: str, shows: Shows, forcing: Forcing = Forcing.NO, note: str | None = None
) -> Meaning:
    return Meaning(
        node=node,
        rule=_RULE,
        layer=Layer.NATURAL,
        shows=shows,
        options=(shows,),
        strength=shows.strength,
        forcing=forcing,
        note=note,
    )


def _at_least(situation: Situation, points: int) -> Span:
    """At least so many points, within what was shown before and what the others leave."""
    low, high = situation.me.hcp
    return (min(max(low, min(points, situation.points_left)), high), high)


def _bid(situation: Situation, bid: Bid) -> Meaning:
    suit = bid.strain.suit
    hcp = _at_least(situation, max(0, _needed(situation, bid)))
    if suit is None:
        return _meaning("natural-notrump", Shows(hcp=hcp, stoppers=situation.shown_theirs))
    if suit in situation.shown_theirs and suit not in situation.shown_ours:
        game = situation.needs.total(bid.strain, 4) - 2 - situation.partner.strength[0]
        return _meaning("natural-cue", Shows(hcp=_at_least(situation, game)), Forcing.ROUND, "cue")
    if situation.partner.has(suit):
        return _meaning("natural-raise", Shows(hcp=hcp, lengths=_support(situation, suit)))
    if situation.me.has(suit):
        return _meaning("natural-rebid", Shows(hcp=hcp, lengths=_lengths(situation, suit, 5)))
    new = 4 if bid.level <= 2 and situation.role in ("opener", "responder") else 5
    return _meaning("natural-suit", Shows(hcp=hcp, lengths=_lengths(situation, suit, new)))


def _needed(situation: Situation, bid: Bid) -> int:
    """Points for the level with partner's; an overcall goes by its own level, as in E-C1."""
    if situation.role == "defender" and bid.strain.suit is not None:
        return _OVERCALL[bid.level - 1]
    partner = max(situation.partner.strength[0], 4)
    return situation.needs.total(bid.strain, bid.level) - partner


def _support(situation: Situation, suit: Suit) -> tuple[Span, Span, Span, Span]:
    return _lengths(situation, suit, max(2, 8 - situation.partner.length(suit)[0]))


def _lengths(situation: Situation, suit: Suit, least: int) -> tuple[Span, Span, Span, Span]:
    """At least so many of a suit, or the most that was left open before."""
    low, high = situation.me.length(suit)
    return _one(suit, (min(max(low, least), high), high))


def _one(suit: Suit, span: Span) -> tuple[Span, Span, Span, Span]:
    """Limits for one suit only."""
    spans = [ANY_LENGTH] * 4
    spans[suit.index] = span
    a, b, c, d = spans
    return (a, b, c, d)


def _double(situation: Situation) -> Meaning:
    bid = situation.last_bid
    suit = bid.strain.suit if bid is not None else None
    low_enough = bid is not None and (bid.level < 4 or (bid.level == 4 and bid.strain.is_minor))
    if suit is not None and low_enough and not situation.partner.spoke:
        most = max(3, situation.me.length(suit)[0])
        shows = Shows(hcp=_at_least(situation, 12), lengths=_one(suit, (0, most)))
        return _meaning("natural-takeout", shows, Forcing.ROUND, "takeout")
    wanted = 23 - situation.partner.strength[0]
    shows = Shows(hcp=_at_least(situation, min(16, max(6, wanted))))
    return _meaning("natural-penalty", shows, note="penalty")
