"""A match of Draw Bridge: what follows from an action, and what becomes of the state."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import ClassVar

from strohmann.bridge.board import shuffled
from strohmann.cards import PACK
from strohmann.drawbridge import DrawUse
from strohmann.errors import IllegalAction
from strohmann.games.actions import DealCards
from strohmann.games.bridge import MatchResult
from strohmann.games.draw.actions import ChooseDealer, DrawForDealer
from strohmann.games.draw.checks import check
from strohmann.games.draw.decisions import decide
from strohmann.games.draw.events import DRAW_EVENTS
from strohmann.games.draw.evolution import evolve
from strohmann.games.draw.legal import DrawLegal
from strohmann.games.draw.state import DrawState
from strohmann.games.protocol import Action, Event
from strohmann.games.state import Phase
from strohmann.scoring.profile import Profile
from strohmann.scoring.profiles import sheet_for
from strohmann.scoring.sheet import Sheet
from strohmann.seats import NORTH, PAIR, Ring, Seat

__all__ = ["DrawGame"]

_NOBODY: frozenset[Seat] = frozenset()
_ALL = frozenset(PAIR)


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawGame:
    """Draw Bridge with its options; `strohmann.games.registry.game` makes it by name."""

    profile: Profile
    """The rules: ``draw-bridge`` (P-7)."""
    options: Mapping[str, str] = field(default_factory=dict, hash=False)
    """What was chosen for this table, by name; the profile lists names and values."""

    ring: ClassVar[Ring] = PAIR
    events: ClassVar[tuple[type[Event], ...]] = DRAW_EVENTS

    @property
    def must_follow(self) -> bool:
        """Suits must be followed in the drawing phase too (X-09)."""
        return self.options.get("draw_follow", "off") == "on"

    @property
    def dealer_leads(self) -> bool:
        """The dealer leads to the first drawing trick (X-10)."""
        return self.options.get("draw_first_lead", "non_dealer") == "dealer"

    @property
    def draw_use(self) -> DrawUse:
        """What becomes of a drawn card (X-30)."""
        return DrawUse(self.options.get("draw_use", "hand"))

    def sheet(self, first_dealer: Seat) -> Sheet:
        """The empty sheet of a rubber for two (F-25)."""
        redeal = self.options.get("both_pass", "next_dealer") == "redeal"
        return sheet_for(self.profile, first_dealer=first_dealer, redeal=redeal)

    # --- the protocol -----------------------------------------------------------

    def initial(self) -> DrawState:
        """Nobody has drawn or dealt."""
        return DrawState(Phase.DRAWING, self.sheet(NORTH))

    def to_act(self, state: DrawState) -> frozenset[Seat]:
        """Who must act; nobody while the table draws or deals, and after the end."""
        if state.phase is Phase.PLAY and (claim := state.current.claim) is not None:
            return claim.waiting
        if state.phase is Phase.BETWEEN:
            return _ALL - state.ready if state.break_off is None else state.break_off.waiting
        return _NOBODY if state.turn is None else frozenset({state.turn})

    def legal(self, state: DrawState, seat: Seat) -> DrawLegal:
        """What a seat may do now."""
        return DrawLegal(self, state, seat)

    def actor(self, state: DrawState, action: Action) -> Seat | None:  # noqa: ARG002
        """Who alone may take this action: the seat that it names."""
        return action.seat

    def check(self, state: DrawState, action: Action) -> None:
        """Raise `IllegalAction` with the reason if ``action`` is against the rules now."""
        check(state, action)

    def decide(self, state: DrawState, action: Action) -> tuple[Event, ...]:
        """The facts that follow from ``action``. Raises `IllegalAction` with the reason."""
        check(state, action)
        return decide(self, state, action)

    def evolve(self, state: DrawState, event: Event) -> DrawState:
        """The state after ``event``, which is taken as true."""
        return evolve(self, state, event)

    def result(self, state: DrawState) -> MatchResult | None:
        """Winner, margin and totals, when the match is over."""
        if state.phase is not Phase.OVER:
            return None
        sheet = state.sheet
        return MatchResult(sheet.winner, sheet.margin, dict(sheet.totals), state.broken_off)

    def prepare(self, state: DrawState, rng: Random, salt: str) -> Action:
        """Find the first dealer (X-13), or deal a shuffled pack. Raises `IllegalAction`."""
        if state.phase is Phase.DRAWING:
            if self.options.get("first_dealer", "draw") == "random":
                return ChooseDealer(None, rng.choice(PAIR))
            return DrawForDealer(None, tuple(rng.sample(PACK, 2)))
        if state.phase is Phase.DEALING:
            return DealCards(None, shuffled(rng), salt)
        raise IllegalAction("nothing-to-deal", where=state.phase.value)
