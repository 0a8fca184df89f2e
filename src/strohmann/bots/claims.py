"""Answers to claims and concessions: yes only when nothing can be lost by it (W-68, W-70)."""

from __future__ import annotations

from strohmann.bots.search import Ending, OutOfNodes
from strohmann.bots.sight import Sight
from strohmann.bots.worlds import Hands, worlds
from strohmann.games.state import ClaimState
from strohmann.seats import Seat, Side

__all__ = ["accepts"]

_NODES = 40_000
_WORLDS = 24


def accepts(sight: Sight, claim: ClaimState) -> bool:
    """Whether the actor agrees to a claim of all remaining tricks, or to a concession.

    A claimer lays his hand open, so that an opponent knows all four hands and can search
    every line; a claim that is too far from the end to be searched is played on. To his
    partner's concession a defender agrees if no likely layout leaves the side a trick.
    """
    search = Ending(sight.trump, _NODES)
    mine = sight.actor.side
    try:
        if claim.tricks:
            (hands,) = _opened(sight, claim)
            return _tricks(search, sight, hands, mine) == 0
        return all(_tricks(search, sight, hands, mine) == 0 for hands in worlds(sight, _WORLDS))
    except OutOfNodes:
        return False


def _opened(sight: Sight, claim: ClaimState) -> tuple[Hands]:
    """The four hands, once the claimer's is known: the last one holds the rest."""
    hands = list(sight.play.known)
    if claim.hand is not None:
        hands[claim.seat.index] = claim.hand.mask
    last = _last_hidden(sight, claim.seat)
    if last is not None:
        hands[last.index] = sight.unseen.mask & ~hands[claim.seat.index]
    return ((hands[0], hands[1], hands[2], hands[3]),)


def _last_hidden(sight: Sight, claimer: Seat) -> Seat | None:
    return next((seat for seat in sight.hidden if seat is not claimer), None)


def _tricks(search: Ending, sight: Sight, hands: Hands, side: Side) -> int:
    play = sight.play
    won = search.tricks(hands, play.leader, play.cards, guess=play.remaining)
    return won if side is Side.NS else play.remaining - won
