"""The legal actions of one seat in a match of Draw Bridge, without building them first."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from strohmann.bridge.auction import LegalCalls
from strohmann.cards import Hand
from strohmann.errors import StrohmannError
from strohmann.games.actions import AnswerClaim, Claim, MakeCall, PlayCard, SeatAction
from strohmann.games.between import others_between
from strohmann.games.draw.state import DrawState
from strohmann.games.state import Phase
from strohmann.seats import Seat

if TYPE_CHECKING:
    from strohmann.games.draw.game import DrawGame

__all__ = ["DrawLegal"]

_NONE = Hand()


class DrawLegal(Collection[SeatAction]):
    """Iterate, ``in``, ``len``; or only the ``calls``, the ``cards``, the ``others``."""

    __slots__ = ("_game", "_seat", "_state")

    def __init__(self, game: DrawGame, state: DrawState, seat: Seat) -> None:
        self._game, self._state, self._seat = game, state, seat

    @property
    def calls(self) -> LegalCalls | tuple[()]:
        """The legal calls, if it is this seat's turn to call."""
        state = self._state
        if state.phase is not Phase.AUCTION or state.turn is not self._seat:
            return ()
        return state.current.auction.legal

    @property
    def hand(self) -> Seat | None:
        """The hand from which this seat must play a card now: its own, in either phase."""
        state = self._state
        if state.phase not in (Phase.STOCK, Phase.PLAY) or state.current.claim is not None:
            return None
        return self._seat if state.turn is self._seat else None

    @property
    def cards(self) -> Hand:
        """The cards that may be played now."""
        if self.hand is None:
            return _NONE
        deal = self._state.current
        play = deal.drawing.play if deal.play is None else deal.play
        return Hand.of_mask(play.legal_mask(self._seat))

    @property
    def others(self) -> tuple[SeatAction, ...]:
        """Every other action: claims, answers, going on, breaking off."""
        return tuple(self._others())

    def _others(self) -> Iterator[SeatAction]:
        seat, state = self._seat, self._state
        if state.phase is Phase.PLAY:
            claim = state.current.claim
            if claim is None:
                yield Claim(seat, state.card_play.remaining)
                yield Claim(seat, 0)
            elif seat in claim.waiting:
                yield AnswerClaim(seat, True)
                yield AnswerClaim(seat, False)
        elif state.phase is Phase.BETWEEN:
            yield from others_between(state, seat)

    def __iter__(self) -> Iterator[SeatAction]:
        seat = self._seat
        for call in self.calls:
            yield MakeCall(seat, call)
        for card in self.cards:
            yield PlayCard(seat, card)
        yield from self._others()

    def __len__(self) -> int:
        return len(self.calls) + len(self.cards) + len(self.others)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, SeatAction) or action.seat is not self._seat:
            return False
        try:
            self._game.check(self._state, action)
        except StrohmannError:
            return False
        return True
