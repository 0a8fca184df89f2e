"""The computer players of Draw Bridge, one class with three levels."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from strohmann.bots.draw.bidding import best_call, plain_call
from strohmann.bots.draw.estimate import expected_tricks
from strohmann.bots.draw.keeping import least_useful
from strohmann.bots.draw.rules import choose_by_rule
from strohmann.bots.draw.sight import best_cards, gone_by, mine, other_hand, tricks_of, wins_all
from strohmann.bots.masks import bits, card_of
from strohmann.bridge.calls import Call
from strohmann.cards import Card, Hand, Strain
from strohmann.errors import IllegalAction
from strohmann.games.actions import (
    AnswerBreakOff,
    AnswerClaim,
    MakeCall,
    PlayCard,
    Ready,
    SeatAction,
)
from strohmann.games.draw.game import DrawGame
from strohmann.games.draw.state import DrawState
from strohmann.games.state import Phase
from strohmann.seats import PAIR, Seat

__all__ = ["BEGINNER", "CLUB", "EXPERT", "DrawBot", "Memory"]


class Memory(Enum):
    """What a player makes of the cards that went in the first phase."""

    NONE = "none"
    """Nothing: he bids his own hand and plays by rules of thumb."""
    PLAY = "play"
    """He knows the other hand by them when the stock is empty."""
    ALL = "all"
    """He also chooses by them what to keep, and bids as one who knows that the other knows."""


@dataclass(frozen=True, slots=True)
class DrawBot:
    """Plays from its own view alone. With all 52 cards seen or held, memory is everything."""

    memory: Memory = Memory.NONE

    def choose(self, game: DrawGame, view: DrawState, seat: Seat) -> SeatAction:
        """What ``seat`` does. Raises `IllegalAction` when it is not to act."""
        if seat not in game.to_act(view):
            raise IllegalAction("not-to-act", where=seat.value)
        match view.phase:
            case Phase.STOCK:
                return PlayCard(seat, self._part_with(view, seat))
            case Phase.AUCTION:
                return MakeCall(seat, self._call(view, seat))
            case Phase.PLAY:
                return self._play(view, seat)
            case _:
                return Ready(seat) if view.break_off is None else AnswerBreakOff(seat, True)

    def _part_with(self, view: DrawState, seat: Seat) -> Card:
        drawing = view.current.drawing
        legal = drawing.play.legal_mask(seat)
        if self.memory is Memory.ALL:
            hand = drawing.play.known[PAIR.index(seat)]
            return card_of(least_useful(legal, hand, gone_by(view.current)))
        return card_of(min(bits(legal), key=lambda card: (card % 13, card)))

    def _call(self, view: DrawState, seat: Seat) -> Call:
        deal = view.current
        own = mine(deal, seat)
        if self.memory is Memory.NONE:

            def guessed(declarer: Seat, strain: Strain) -> int:
                expected = expected_tricks(own, strain)
                return int(expected if declarer is seat else 13.5 - expected)

            return plain_call(deal.auction, view.sheet, guessed)
        other = other_hand(deal, seat)

        def exact(declarer: Seat, strain: Strain) -> int:
            return tricks_of(own, other, i_declare=declarer is seat, strain=strain)

        bid = best_call if self.memory is Memory.ALL else plain_call
        return bid(deal.auction, view.sheet, exact)

    def _play(self, view: DrawState, seat: Seat) -> SeatAction:
        deal, play = view.current, view.card_play
        if deal.claim is not None:
            # With the claimer's hand open both are known. A concession is never refused.
            claim = deal.claim
            return AnswerClaim(seat, not claim.tricks or wins_all(play, claim.seat))
        if self.memory is Memory.NONE:
            return PlayCard(seat, card_of(choose_by_rule(play, seat)))
        held = other_hand(deal, seat)
        for trick in (*play.tricks, play.trick):
            held &= ~Hand(trick.cards).mask
        cards = best_cards(play, seat, held)
        return PlayCard(seat, min(cards, key=lambda card: (card.rank.index, card.suit.index)))


BEGINNER = DrawBot()
"""Forgets what went."""

CLUB = DrawBot(Memory.PLAY)
"""Remembers, and plays the second phase without a mistake."""

EXPERT = DrawBot(Memory.ALL)
"""Also keeps the right cards and finds the best call, sacrifices too."""
