"""Bots for tests: one that plays any legal action, some that fail."""

from __future__ import annotations

import time
from collections.abc import MutableSequence
from random import Random
from typing import Any

from strohmann.bots.harmless import harmless
from strohmann.cards import PACK, Suit
from strohmann.games import actions as act
from strohmann.games.protocol import TableGame
from strohmann.seats import SEATS, SOUTH, Seat

_NOT_WAITED_FOR = (act.ChooseDummyPlay, act.ProposeBreakOff, act.Claim)


class RandomBot:
    """Any legal action that the table waits for; claims now and then."""

    def __init__(self, seed: int = 0, claims: float = 0.01) -> None:
        self._rng = Random(seed)
        self._claims = claims

    def choose(self, game: TableGame, view: Any, seat: Seat) -> act.SeatAction:
        legal: list[act.SeatAction] = list(game.legal(view, seat))
        claims = [action for action in legal if isinstance(action, act.Claim)]
        if claims and self._rng.random() < self._claims:
            return self._rng.choice(claims)
        if (agreed := act.AnswerBreakOff(seat, True)) in legal:
            return agreed
        waited = [action for action in legal if not isinstance(action, _NOT_WAITED_FOR)]
        # Many passes, so that an auction does not climb to seven notrump every time.
        if isinstance(waited[0], act.MakeCall) and self._rng.random() < 0.6:
            return waited[0]
        return self._rng.choice(waited)


class QuietBot:
    """Passes, plays its lowest card, believes every claim."""

    def choose(self, game: TableGame, view: Any, seat: Seat) -> act.SeatAction:
        if (agreed := act.AnswerClaim(seat, True)) in game.legal(view, seat):
            return agreed
        return harmless(game, view, seat)


class StackedPack(Random):
    """South is dealt all the spades, whoever deals."""

    def shuffle(self, x: MutableSequence[Any]) -> None:
        # One card to each seat in turn, from the dealer's left on; the dealer goes round.
        spades = [card for card in PACK if card.suit is Suit.SPADES]
        others = [card for card in PACK if card.suit is not Suit.SPADES]
        self._dealt = getattr(self, "_dealt", -1) + 1
        to_south = (SOUTH.index - SEATS[self._dealt % 4].index - 1) % 4
        x[:] = [(spades if i % 4 == to_south else others).pop() for i in range(52)]


class StuckBot:
    """At West it never comes to an end; elsewhere it does what is harmless."""

    def choose(self, game: TableGame, view: Any, seat: Seat) -> act.SeatAction:
        while seat is SOUTH.left:
            pass
        return harmless(game, view, seat)


class BrokenBot:
    """Fails in every way that there is, quoting cards as it does."""

    def __init__(self, fault: str) -> None:
        self._fault = fault

    def choose(self, game: TableGame, view: Any, seat: Seat) -> act.SeatAction:
        if self._fault == "raises":
            raise KeyError(f"my hand is {view.deal and view.deal.hands[seat.index][0]}")
        if self._fault == "sleeps":
            time.sleep(0.4)
        if self._fault == "nothing":
            return None  # type: ignore[return-value]
        if self._fault == "another":
            return act.Ready(seat.left)
        calls: Any = game.legal(view, seat.left)
        return act.MakeCall(seat.left, next(iter(calls.calls), None))  # type: ignore[arg-type]
