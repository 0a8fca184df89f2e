"""Whether a claimer of Bismarck, whose hand is open, takes every trick that is left (E-10)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from strohmann.bots.bismarck.layouts import layouts
from strohmann.bots.bismarck.sight import Sight
from strohmann.cards import SUITS, Suit
from strohmann.trickplay import TrickPlay

__all__ = ["wins_the_rest"]

_SUIT = 0x1FFF


def wins_the_rest(sight: Sight, claimer: int, count: int, rng: Random) -> bool:
    """Whether in none of so many layouts the others can do anything against the claim.

    The claimer must win the trick in progress whatever they play to it, and then his cards
    must be good from the top. What would need more than that is played on.
    """
    drawn = dict.fromkeys(layouts(sight, count, rng))
    return all(
        _wins(replace(sight.play, known=hands, hidden=(0, 0, 0)), claimer) for hands in drawn
    )


def _wins(play: TrickPlay, claimer: int) -> bool:
    """Every trick is the claimer's, in a position with all hands known."""
    if not play.cards and play.leader is play.ring[claimer]:
        return _cashes(play.known, claimer, play.trump)
    return _wins_trick(play, claimer)


def _wins_trick(play: TrickPlay, claimer: int) -> bool:
    """The claimer has a card for whatever the others play, in this trick and from then on."""
    turn = play.turn
    assert turn is not None
    results = (_wins_on(play.after(turn, card), claimer) for card in play.legal(turn))
    return any(results) if turn is play.ring[claimer] else all(results)


def _wins_on(play: TrickPlay, claimer: int) -> bool:
    if play.cards:
        return _wins_trick(play, claimer)
    return play.leader is play.ring[claimer] and _cashes(play.known, claimer, play.trump)


def _cashes(hands: Sequence[int], claimer: int, trump: Suit | None) -> bool:
    """Every card of the claimer, who leads, is good; trumps are drawn first."""
    held = [[hand >> 13 * suit.index & _SUIT for suit in SUITS] for hand in hands]
    own = held.pop(claimer)
    for suit in SUITS:
        if not _are_good(own[suit.index], *(other[suit.index] for other in held)):
            return False
    if trump is None:
        return True
    drawn = own[trump.index].bit_count()
    return not any(
        other[trump.index].bit_count() > drawn and _can_ruff(own, other, trump) for other in held
    )


def _are_good(own: int, one: int, two: int) -> bool:
    """No card of a suit loses to one of the others: it is higher, or they have no more by then."""
    tops = (own >> (one | two).bit_length()).bit_count()
    return tops == own.bit_count() or tops >= max(one.bit_count(), two.bit_count())


def _can_ruff(own: Sequence[int], other: Sequence[int], trump: Suit) -> bool:
    """One who keeps a trump runs out of some side suit before the claimer does."""
    return any(
        own[suit.index].bit_count() > other[suit.index].bit_count()
        for suit in SUITS
        if suit is not trump
    )
