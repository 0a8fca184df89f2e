"""Answers to claims and concessions (W-68, W-70)."""

from __future__ import annotations

from dataclasses import replace

from strohmann.bots.line import Line
from strohmann.bots.search import Ending, OutOfNodes
from strohmann.bots.sight import Sight
from strohmann.bots.worlds import Hands, worlds
from strohmann.bridge.play import CardPlay
from strohmann.games.state import ClaimState
from strohmann.seats import SEATS, Side

__all__ = ["accepts"]

_NODES = 5_000
_LINES = 3_000
_LAYOUTS = 24


def accepts(sight: Sight, claim: ClaimState) -> bool:
    """Whether the actor agrees to a claim of all remaining tricks, or to a concession.

    A claimer lays his hand open, so that his opponent sees all. The claim is right if as
    the cards lie no defence stops it, and if the claimer need not guess: there must be a
    line that wins however the cards he cannot see are exchanged between the two hands, the
    lengths of their suits kept. A break that is there counts for him, a finesse or a drop
    that happens to work does not. What is too long to be searched is played on.

    To his partner's concession a defender agrees if no likely layout leaves the side a trick.
    """
    try:
        return _is_right(sight, claim) if claim.tricks else _is_lost(sight)
    except OutOfNodes:
        return False


def _is_right(sight: Sight, claim: ClaimState) -> bool:
    """The claimer's side wins all, in each layout the actor cannot tell from the true one."""
    play = _opened(sight.play, claim)
    search = Ending(sight.trump, _NODES)
    line = Line(sight.trump, claim.seat, play.contract.dummy, _LINES)
    return all(
        _wins_all(search, play, hands, claim.seat.side)
        and line.wins(hands, play.leader, play.cards)
        for hands in worlds(replace(sight, play=play), _LAYOUTS)
    )


def _is_lost(sight: Sight) -> bool:
    """The actor's side gets no trick."""
    search = Ending(sight.trump, _NODES)
    winners = sight.actor.side.opponents
    return all(_wins_all(search, sight.play, hands, winners) for hands in worlds(sight, _LAYOUTS))


def _opened(play: CardPlay, claim: ClaimState) -> CardPlay:
    """The position with the claimer's hand known; the last hidden hand holds the rest."""
    if claim.hand is not None:
        play = play.show(claim.seat, claim.hand)
    hidden = [seat for seat in SEATS if play.hidden[seat.index]]
    return play.show(hidden[0], play.unseen) if len(hidden) == 1 else play


def _wins_all(search: Ending, play: CardPlay, hands: Hands, side: Side) -> bool:
    """The side wins every trick that is left, against any defence."""
    ours = side is Side.NS
    target = play.remaining if ours else 1
    return search.reaches(hands, play.leader, play.cards, target) is ours
