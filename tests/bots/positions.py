"""Positions of the play as one player sees them."""

from __future__ import annotations

from collections.abc import Mapping

from strohmann.bots.sight import Limits, Sight
from strohmann.bridge.contract import Contract
from strohmann.bridge.play import CardPlay
from strohmann.cards import PACK, Card, Hand
from strohmann.seats import SEATS, Seat
from strohmann.tricks import Trick


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


def ending(contract: str, hands: Mapping[str, str], leader: str, cards: str = "") -> CardPlay:
    """The last tricks with all four hands known; then the cards played, in order.

    The cards that are gone make up the tricks before, suit by suit.
    """
    masks = tuple(Hand.parse(hands[seat.value]).mask for seat in SEATS)
    gone = [card for card in PACK if not card.bit & sum(masks)]
    tricks = [Trick(SEATS[0], tuple(gone[i : i + 4])) for i in range(0, len(gone), 4)]
    seat = Seat.parse(leader)
    play = CardPlay(Contract.parse(contract), masks, (0, 0, 0, 0), seat, (), tuple(tricks), 0, seat)
    assert all(mask.bit_count() == play.remaining for mask in masks)
    for text in cards.split():
        assert play.turn is not None
        play = play.play(play.turn, Card.parse(text))
    return play
