"""Answers to claims and concessions: yes only when nothing can be lost by it (W-68, W-70)."""

from __future__ import annotations

from dataclasses import replace

from strohmann.bots.search import Ending, OutOfNodes
from strohmann.bots.sight import Sight
from strohmann.bots.worlds import Hands, worlds
from strohmann.bridge.play import CardPlay
from strohmann.games.state import ClaimState
from strohmann.seats import SEATS, Side

__all__ = ["accepts"]

_NODES = 6_000
_LAYOUTS = 24


def accepts(sight: Sight, claim: ClaimState) -> bool:
    """Whether the actor agrees to a claim of all remaining tricks, or to a concession.

    A claimer lays his hand open. The claim is right if no defence stops it, as the cards
    lie and in whatever other way they may lie for all that the claimer knows: a claim that
    needs a guess is played on, and so is one that is too long to be searched. To his
    partner's concession a defender agrees if no likely layout leaves the side a trick.
    """
    play = sight.play
    search = Ending(sight.trump, _NODES)
    if claim.tricks:
        play = _opened(play, claim)
        side = claim.seat.side
        layouts = [*worlds(replace(sight, play=play), _LAYOUTS)]
        layouts += worlds(Sight.of(play, claim.seat), _LAYOUTS)
    else:
        side = sight.actor.side.opponents
        layouts = worlds(sight, _LAYOUTS)
    try:
        return all(_wins_all(search, play, hands, side) for hands in layouts)
    except OutOfNodes:
        return False


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
