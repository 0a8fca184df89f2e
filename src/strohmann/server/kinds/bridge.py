"""Bridge at the tables.

A view is made from the fold of the viewer's own events and from nothing else; what is
added are public facts: names, seats, pace.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from strohmann.bridge.auction import Auction
from strohmann.bridge.calls import Call
from strohmann.games import actions as act
from strohmann.games.bridge import BridgeGame
from strohmann.games.events import DummyPlayChosen
from strohmann.games.evolution import deal_honours
from strohmann.games.protocol import Event
from strohmann.games.state import BridgeState, Phase
from strohmann.seats import Seat
from strohmann.server.actions import action_of
from strohmann.server.answers import Opened
from strohmann.server.kinds.auction_games import has_record, table_view
from strohmann.server.kinds.deal_views import Explain, deal_view, record_view
from strohmann.server.kinds.kind import Facts
from strohmann.server.meanings import Meanings
from strohmann.server.messages import WireAction
from strohmann.server.wire import (
    DealRecordView,
    Meaning,
    View,
)
from strohmann.store.rows import Occupant

__all__ = ["BridgeKind"]


class BridgeKind:
    """Bridge for four, in every form."""

    def view(self, game: BridgeGame, state: BridgeState, facts: Facts, meanings: Meanings) -> View:
        """The view of the table that ``state``, the viewer's own fold, amounts to."""
        explain = _explainer(state, facts.language, meanings)
        return table_view(
            game,
            state,
            facts,
            explain,
            deal=None if state.deal is None else deal_view(state, state.deal, explain),
            record=_record(state, len(state.records), explain) if has_record(state) else None,
            own_dummy=facts.viewer in state.own_dummies,
            honours=None if facts.viewer is None else _honours(state, facts.viewer),
        )

    def record(
        self, state: BridgeState, index: int, language: str, meanings: Meanings
    ) -> DealRecordView:
        """The finished deal of this index, 1 for the first."""
        return _record(state, index, _explainer(state, language, meanings, before=index - 1))

    def opened(self, state: BridgeState, index: int) -> Opened:
        """The deal as PBN and its salt."""
        record = state.records[index - 1]
        return Opened(1, str(record.deal), "", record.salt)

    def action_of(self, wanted: WireAction, seat: Seat, state: BridgeState) -> act.SeatAction:
        """The action that the player at ``seat`` asks for. Raises `Refused`."""
        play = None if state.deal is None else state.deal.play
        # Without a play the rules will say that this is not the time for a claim.
        return action_of(wanted, seat, 13 if play is None else play.remaining)

    def is_after_trick(self, state: BridgeState) -> bool:
        """A complete trick lies on the table."""
        play = None if state.deal is None else state.deal.play
        return play is not None and bool(play.tricks) and not play.cards

    def waits_for_people(self, state: BridgeState) -> bool:
        """Between deals, and while honours are announced."""
        return state.phase in (Phase.BETWEEN, Phase.HONOURS)

    def table_choice(
        self,
        game: BridgeGame,
        state: BridgeState,
        events: Sequence[Event],
        seats: Mapping[Seat, Occupant],
    ) -> act.ChooseDummyPlay | None:
        """The option that people play their own cards as dummy, put into effect once (E-21)."""
        if state.phase is not Phase.DEALING or game.options.get("dummy_play") != "own":
            return None
        asked = {event.seat for event in events if isinstance(event, DummyPlayChosen)}
        for seat, who in seats.items():
            if not who.is_bot and who.turn == 1 and seat not in asked | state.own_dummies:
                return act.ChooseDummyPlay(seat, True)
        return None


def _record(state: BridgeState, index: int, explain: Explain) -> DealRecordView:
    return record_view(index, state.records[index - 1], state.sheet, explain)


def _explainer(
    state: BridgeState, language: str, meanings: Meanings, before: int | None = None
) -> Explain:
    """What calls mean in the deal in progress, or in the one after so many finished deals."""
    scene = meanings.scene(state, before)

    def explain(auction: Auction, call: Call) -> Meaning | None:
        return meanings.explain(scene, auction, call, language)

    return explain


def _honours(state: BridgeState, viewer: Seat) -> int | None:
    deal = state.deal
    if state.phase is not Phase.HONOURS or deal is None or viewer not in deal.undecided:
        return None
    return next((held.points for held in deal_honours(deal) if held.seat is viewer), None)
