"""The legal actions of one seat in a match of Bismarck, built only as far as asked for."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import combinations
from math import comb
from typing import TYPE_CHECKING

from strohmann.bismarck.contracts import Contract
from strohmann.bismarck.rules import THREE
from strohmann.cards import Hand
from strohmann.errors import StrohmannError
from strohmann.games.actions import AnswerClaim, Claim, PlayCard, Ready, SeatAction
from strohmann.games.bismarck.actions import Discard, NameContract
from strohmann.games.bismarck.state import BismarckPhase, BismarckState
from strohmann.seats import Seat

if TYPE_CHECKING:
    from strohmann.games.bismarck.game import BismarckGame

__all__ = ["BismarckLegal"]

_NONE = Hand()


class BismarckLegal(Collection[SeatAction]):
    """Iterate, ``in``, ``len``; or only `contracts`, `discards`, `cards`, `others`."""

    __slots__ = ("_game", "_seat", "_state")

    def __init__(self, game: BismarckGame, state: BismarckState, seat: Seat) -> None:
        self._game, self._state, self._seat = game, state, seat

    def _is_forehand_in(self, phase: BismarckPhase) -> bool:
        deal = self._state.deal
        return deal is not None and self._state.phase is phase and deal.forehand is self._seat

    @property
    def contracts(self) -> tuple[Contract, ...]:
        """What this seat can name now, trumps and all (B-05, E-08)."""
        choosing = self._is_forehand_in(BismarckPhase.CHOOSE)
        return self._game.contracts(self._state) if choosing else ()

    @property
    def discards(self) -> Hand | None:
        """The 20 cards of which this seat must lay four away now (B-07); else None."""
        if not self._is_forehand_in(BismarckPhase.DISCARD):
            return None
        return Hand.of_mask(self._state.current.known[THREE.index(self._seat)])

    @property
    def hand(self) -> Seat | None:
        """The hand from which this seat must play a card now: its own."""
        deal = self._state.deal
        if self._state.phase is not BismarckPhase.PLAY or deal is None or deal.claim is not None:
            return None
        return self._seat if self._state.card_play.turn is self._seat else None

    @property
    def cards(self) -> Hand:
        """The cards that this seat may play now."""
        if self.hand is None:
            return _NONE
        return Hand.of_mask(self._state.card_play.legal_mask(self._seat))

    @property
    def others(self) -> tuple[SeatAction, ...]:
        """Every other action: claims, answers, going on."""
        return tuple(self._others())

    def _others(self) -> Iterator[SeatAction]:
        seat, state = self._seat, self._state
        if state.phase is BismarckPhase.PLAY:
            claim = state.current.claim
            if claim is None:
                yield Claim(seat, state.card_play.remaining)
            elif seat in claim.waiting:
                yield AnswerClaim(seat, True)
                yield AnswerClaim(seat, False)
        elif state.phase is BismarckPhase.BETWEEN and seat not in state.ready:
            yield Ready(seat)

    def __iter__(self) -> Iterator[SeatAction]:
        seat = self._seat
        for contract in self.contracts:
            yield NameContract(seat, contract.name, contract.trump)
        for four in combinations(self.discards or (), 4):
            yield Discard(seat, frozenset(four))
        for card in self.cards:
            yield PlayCard(seat, card)
        yield from self._others()

    def __len__(self) -> int:
        discards = comb(len(self.discards or ()), 4)
        return len(self.contracts) + discards + len(self.cards) + len(self.others)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, SeatAction) or action.seat is not self._seat:
            return False
        try:
            self._game.check(self._state, action)
        except StrohmannError:
            return False
        return True
