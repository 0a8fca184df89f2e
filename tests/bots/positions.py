"""Positions of the play as one player sees them."""

from __future__ import annotations

from collections.abc import Mapping

from strohmann.bots.sight import Limits, Sight
from strohmann.bridge.contract import Contract
from strohmann.bridge.play import CardPlay
from strohmann.cards import Card, Hand
from strohmann.seats import Seat


def seen(
    contract: str,
    actor: str,
    hands: Mapping[str, str],
    cards: str = "",
    limits: Mapping[Seat, Limits] | None = None,
) -> Sight:
    """The sight of ``actor``: hands as dealt, by seat; then the cards played, in order."""
    known, hidden = [0] * 4, [13] * 4
    for seat, text in hands.items():
        hand = Hand.parse(text)
        assert len(hand) == 13, text
        known[Seat.parse(seat).index], hidden[Seat.parse(seat).index] = hand.mask, 0
    play = CardPlay.start(Contract.parse(contract), tuple(known), tuple(hidden))
    for text in cards.split():
        turn = play.turn
        assert turn is not None
        if not play.hidden[turn.index]:
            play.check(turn, Card.parse(text))
        play = play.after(turn, Card.parse(text))
    return Sight.of(play, Seat.parse(actor), limits)
