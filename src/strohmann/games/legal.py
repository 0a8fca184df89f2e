"""The legal actions of one seat in a match of bridge, without building them first."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from strohmann.bridge.auction import LegalCalls
from strohmann.cards import Hand
from strohmann.errors import IllegalAction
from strohmann.games.actions import (
    AnnounceHonours,
    AnswerClaim,
    ChooseDummyPlay,
    Claim,
    DeclineHonours,
    MakeCall,
    PlayCard,
    SeatAction,
)
from strohmann.games.between import others_between
from strohmann.games.state import BridgeState, Phase
from strohmann.seats import Seat

if TYPE_CHECKING:
    from strohmann.games.bridge import BridgeGame

__all__ = ["BridgeLegal"]

_NONE = Hand()


class BridgeLegal(Collection[SeatAction]):
    """Iterate, ``in``, ``len``; or only the ``calls``, the ``cards``, the ``others``."""

    __slots__ = ("_game", "_seat", "_state")

    def __init__(self, game: BridgeGame, state: BridgeState, seat: Seat) -> None:
        self._game, self._state, self._seat = game, state, seat

    @property
    def calls(self) -> LegalCalls | tuple[()]:
        """The legal calls, if it is this seat's turn to call."""
        state = self._state
        if state.phase is not Phase.AUCTION or state.deal is None:
            return ()
        return state.deal.auction.legal if state.deal.auction.turn is self._seat else ()

    @property
    def hand(self) -> Seat | None:
        """The hand from which this seat must play a card now: its own or dummy's."""
        state, deal = self._state, self._state.deal
        if state.phase is not Phase.PLAY or deal is None:
            return None
        play = deal.play
        if play is None or deal.claim is not None:
            return None
        return play.turn if self._game.player(state, play) is self._seat else None

    @property
    def cards(self) -> Hand:
        """The cards that may be played now from `hand`."""
        hand = self.hand
        return _NONE if hand is None else Hand.of_mask(self._state.card_play.legal_mask(hand))

    @property
    def others(self) -> tuple[SeatAction, ...]:
        """Every other action: claims, answers, honours, going on, breaking off."""
        return tuple(self._others())

    def _others(self) -> Iterator[SeatAction]:
        seat, state = self._seat, self._state
        deal = state.deal
        if state.phase is Phase.PLAY and deal is not None and deal.play is not None:
            if deal.claim is None and seat is not deal.play.contract.dummy:
                yield Claim(seat, deal.play.remaining)
                yield Claim(seat, 0)
            elif deal.claim is not None and seat in deal.claim.waiting:
                yield AnswerClaim(seat, True)
                yield AnswerClaim(seat, False)
        elif state.phase is Phase.HONOURS and deal is not None and seat in deal.undecided:
            yield AnnounceHonours(seat)
            yield DeclineHonours(seat)
        elif state.phase is Phase.BETWEEN:
            yield from others_between(state, seat)
        if state.phase is not Phase.OVER:
            yield ChooseDummyPlay(seat, seat not in state.own_dummies)

    def __iter__(self) -> Iterator[SeatAction]:
        seat = self._seat
        for call in self.calls:
            yield MakeCall(seat, call)
        if (hand := self.hand) is not None:
            for card in self.cards:
                yield PlayCard(hand, card)
        yield from self._others()

    def __len__(self) -> int:
        return len(self.calls) + len(self.cards) + len(self.others)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, SeatAction):
            return False
        try:
            self._game.check(self._state, action)
        except IllegalAction:
            return False
        return self._game.actor(self._state, action) is self._seat
