"""A match of bridge: what follows from an action, and what becomes of the state.

All forms share it; what tells them apart is the score sheet they start with.
``decide`` works on full states only, ``evolve`` on full states and views alike.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import ClassVar

from strohmann.bridge.board import Vulnerability, shuffled
from strohmann.bridge.play import CardPlay
from strohmann.cards import PACK
from strohmann.errors import IllegalAction
from strohmann.games import actions as act
from strohmann.games.checks import check
from strohmann.games.decisions import decide
from strohmann.games.events import BRIDGE_EVENTS
from strohmann.games.evolution import evolve
from strohmann.games.legal import BridgeLegal
from strohmann.games.protocol import Action, Event
from strohmann.games.state import BridgeState, Phase
from strohmann.scoring.profiles import Profile, sheet_for
from strohmann.scoring.sheet import Sheet
from strohmann.seats import RING, SEATS, Ring, Seat, Side

__all__ = ["BridgeGame", "MatchResult"]

_NOBODY: frozenset[Seat] = frozenset()
_ALL = frozenset(SEATS)
_ONE = tuple(frozenset({seat}) for seat in SEATS)


@dataclass(frozen=True, slots=True)
class MatchResult:
    """How a match ended; ``winner`` None is a draw."""

    winner: Side | None
    margin: int
    totals: dict[Side, int]
    broken_off: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class BridgeGame:
    """A form of bridge with its options; `strohmann.games.registry.game` makes it by name."""

    profile: Profile
    """The rules, such as ``chicago-000`` (P-1)."""
    options: Mapping[str, str] = field(default_factory=dict, hash=False)
    """What was chosen for this table, by name; the profile lists names and values."""

    ring: ClassVar[Ring] = RING
    events: ClassVar[tuple[type[Event], ...]] = BRIDGE_EVENTS

    def _option(self, name: str, otherwise: str) -> str:
        return self.options.get(name, otherwise)

    @property
    def announces_honours(self) -> bool:
        """Honours count only when their holder announces them after the play (C-37)."""
        return self._option("honours_claim", "auto") == "announce"

    def sheet(self, first_dealer: Seat) -> Sheet:
        """The empty score sheet of the form."""
        return sheet_for(
            self.profile,
            first_dealer=first_dealer,
            vulnerability=Vulnerability.parse(self._option("vulnerability", "none")),
            board=int(self._option("board", "1")),
        )

    # --- the protocol -----------------------------------------------------------

    def initial(self) -> BridgeState:
        """Nothing was drawn or dealt."""
        phase = Phase.DRAWING if self._option("seating", "fixed") == "draw" else Phase.DEALING
        return BridgeState(phase, self.sheet(Seat.parse(self._option("first_dealer", "N"))))

    def to_act(self, state: BridgeState) -> frozenset[Seat]:
        """Who must act; nobody while the table draws or deals, and after the end."""
        phase, deal = state.phase, state.deal
        if deal is not None:
            if phase is Phase.PLAY and deal.play is not None:
                if deal.claim is not None:
                    return deal.claim.waiting
                return _ONE[self.player(state, deal.play).index]
            if phase is Phase.AUCTION:
                turn = deal.auction.turn
                return _NOBODY if turn is None else _ONE[turn.index]
            if phase is Phase.HONOURS:
                return deal.undecided
        if phase is Phase.BETWEEN:
            return _ALL - state.ready if state.break_off is None else state.break_off.waiting
        return _NOBODY

    def legal(self, state: BridgeState, seat: Seat) -> BridgeLegal:
        """What a seat may do now."""
        return BridgeLegal(self, state, seat)

    def actor(self, state: BridgeState, action: Action) -> Seat | None:
        """Who alone may take this action; for dummy's card that is declarer (C-21)."""
        if isinstance(action, act.PlayCard) and state.deal is not None:
            play = state.deal.play
            if play is not None and action.seat is play.contract.dummy:
                return self._controller(state, play)
        return action.seat

    def check(self, state: BridgeState, action: Action) -> None:
        """Raise `IllegalAction` with the reason if ``action`` is against the rules now."""
        check(state, action)

    def decide(self, state: BridgeState, action: Action) -> tuple[Event, ...]:
        """The facts that follow from ``action``. Raises `IllegalAction` with the reason."""
        check(state, action)
        return decide(self, state, action)

    def evolve(self, state: BridgeState, event: Event) -> BridgeState:
        """The state after ``event``, which is taken as true."""
        return evolve(self, state, event)

    def result(self, state: BridgeState) -> MatchResult | None:
        """Winner, margin and totals, when the match is over."""
        if state.phase is not Phase.OVER:
            return None
        sheet = state.sheet
        return MatchResult(sheet.winner, sheet.margin, dict(sheet.totals), state.broken_off)

    def prepare(self, state: BridgeState, rng: Random, salt: str) -> Action:
        """Draw four cards for partners, or deal a shuffled pack. Raises `IllegalAction`."""
        if state.phase is Phase.DRAWING:
            return act.DrawSeats(None, tuple(rng.sample(PACK, 4)))
        if state.phase is Phase.DEALING:
            return act.DealCards(None, shuffled(rng), salt)
        raise IllegalAction("nothing-to-deal", where=state.phase.value)

    # --- who plays ---------------------------------------------------------------

    @staticmethod
    def _controller(state: BridgeState, play: CardPlay) -> Seat:
        """Who chooses dummy's cards: declarer, unless dummy chose to play them (E-21)."""
        dummy = play.contract.dummy
        return dummy if dummy in state.own_dummies else play.contract.declarer

    def player(self, state: BridgeState, play: CardPlay) -> Seat:
        """Who chooses the card to be played next."""
        turn = play.turn
        assert turn is not None  # the phase is no longer PLAY after 13 tricks
        if turn.index ^ play.contract.declarer.index == 2:
            return self._controller(state, play)
        return turn
