"""A match of Bismarck: what follows from an action, and what becomes of the state."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import ClassVar

from strohmann.bismarck.contracts import Contract
from strohmann.bismarck.layout import open_places
from strohmann.bismarck.rules import THREE, Rules
from strohmann.cards import PACK
from strohmann.errors import IllegalAction
from strohmann.games.bismarck.actions import DrawFirstDealer, OpenDeal
from strohmann.games.bismarck.checks import check
from strohmann.games.bismarck.decisions import decide
from strohmann.games.bismarck.events import BISMARCK_EVENTS
from strohmann.games.bismarck.evolution import evolve
from strohmann.games.bismarck.legal import BismarckLegal
from strohmann.games.bismarck.state import BismarckPhase, BismarckState
from strohmann.games.protocol import Action, Event
from strohmann.scoring.bismarck import BismarckSheet
from strohmann.scoring.bismarck_profiles import rules_of
from strohmann.scoring.profile import Profile
from strohmann.seats import EAST, Ring, Seat

__all__ = ["BismarckGame", "BismarckMatchResult"]

_NOBODY: frozenset[Seat] = frozenset()
_ALL = frozenset(THREE)
_ONE = {seat: frozenset({seat}) for seat in THREE}


@dataclass(frozen=True, slots=True)
class BismarckMatchResult:
    """How a match ended; several winners share it (B-14)."""

    winners: tuple[Seat, ...]
    totals: dict[Seat, int]

    @property
    def is_shared(self) -> bool:
        """More than one player has won."""
        return len(self.winners) > 1


@dataclass(frozen=True, slots=True, kw_only=True)
class BismarckGame:
    """Bismarck with its options; `strohmann.games.registry.game` makes it by name.

    Raises `UnknownName` for an option that the profile has not, `InvalidValue` for a bad value.
    """

    profile: Profile
    """The rules, such as ``bismarck-see-all`` (P-10)."""
    options: Mapping[str, str] = field(default_factory=dict, hash=False)
    """What was chosen for this table, by name; the profile lists names and values."""
    rules: Rules = field(init=False)
    """The variants that both together mean."""

    ring: ClassVar[Ring] = THREE
    events: ClassVar[tuple[type[Event], ...]] = BISMARCK_EVENTS

    def __post_init__(self) -> None:
        object.__setattr__(self, "rules", rules_of(self.profile, self.options))

    def sheet(self, first_dealer: Seat) -> BismarckSheet:
        """The empty score sheet."""
        return BismarckSheet(rules=self.rules, first_dealer=first_dealer)

    def contracts(self, state: BismarckState) -> tuple[Contract, ...]:
        """What forehand of the deal in progress could name, or could have named (E-08)."""
        deal = state.current
        chosen = state.sheet.chosen[deal.forehand]
        return self.rules.contracts(deal.number, chosen, deal.open, deal.cut)

    # --- the protocol -----------------------------------------------------------

    def initial(self) -> BismarckState:
        """Nothing was drawn or dealt."""
        first = self.options.get("first_dealer", "random")
        is_known = first != "random"
        sheet = self.sheet(Seat.parse(first) if is_known else EAST)
        return BismarckState(BismarckPhase.DEALING, sheet, is_known)

    def to_act(self, state: BismarckState) -> frozenset[Seat]:
        """Who must act; nobody while the table draws or deals, and after the end."""
        if state.phase is BismarckPhase.PLAY and (claim := state.current.claim) is not None:
            return claim.waiting
        if state.phase is BismarckPhase.BETWEEN:
            return _ALL - state.ready
        return _NOBODY if state.turn is None else _ONE[state.turn]

    def legal(self, state: BismarckState, seat: Seat) -> BismarckLegal:
        """What a seat may do now."""
        return BismarckLegal(self, state, seat)

    def actor(self, state: BismarckState, action: Action) -> Seat | None:  # noqa: ARG002
        """Who alone may take this action: the seat that it names."""
        return action.seat

    def check(self, state: BismarckState, action: Action) -> None:
        """Raise `IllegalAction` with the reason if ``action`` is against the rules now."""
        check(self, state, action)

    def decide(self, state: BismarckState, action: Action) -> tuple[Event, ...]:
        """The facts that follow from ``action``. Raises `IllegalAction` with the reason."""
        check(self, state, action)
        return decide(self, state, action)

    def evolve(self, state: BismarckState, event: Event) -> BismarckState:
        """The state after ``event``, which is taken as true."""
        return evolve(self, state, event)

    def result(self, state: BismarckState) -> BismarckMatchResult | None:
        """Winners and totals, when the match is over."""
        if state.phase is not BismarckPhase.OVER:
            return None
        return BismarckMatchResult(state.sheet.winners, dict(state.sheet.totals))

    def prepare(self, state: BismarckState, rng: Random, salt: str) -> Action:
        """Draw lots for the first dealer, or deal a shuffled pack. Raises `IllegalAction`."""
        if state.phase is not BismarckPhase.DEALING:
            raise IllegalAction("nothing-to-deal", where=state.phase.value)
        if not state.dealer_known:
            return DrawFirstDealer(None, rng.choice(THREE))
        pack = list(PACK)
        rng.shuffle(pack)
        cuts = self.rules.cuts(state.sheet.next_number)
        cut = rng.choice(pack) if cuts else None
        return OpenDeal(None, tuple(pack), salt, open_places(self.rules, rng), cut)
