"""Bismarck at the tables, each view made from the fold of the viewer's own events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from strohmann.bismarck.rules import THREE
from strohmann.cards import Suit
from strohmann.games import actions as act
from strohmann.games.bismarck import actions as own
from strohmann.games.bismarck.game import BismarckGame
from strohmann.games.bismarck.state import BismarckPhase, BismarckState
from strohmann.games.protocol import Event
from strohmann.seats import Seat
from strohmann.server import messages as msg
from strohmann.server.actions import action_of, action_type
from strohmann.server.answers import Opened
from strohmann.server.bismarck_wire import (
    BismarckLegalView,
    BismarckRecordView,
    BismarckResultView,
    BismarckView,
    DiscardView,
    OpenContractView,
)
from strohmann.server.kinds.bismarck_views import deal_view, record_view, sheet_view
from strohmann.server.kinds.deal_views import seats_of
from strohmann.server.kinds.kind import Facts
from strohmann.server.meanings import Meanings
from strohmann.server.wire import PlayedView
from strohmann.store.rows import Occupant

__all__ = ["BismarckKind"]

_NOTHING = BismarckLegalView((), (), None, ())
_DISCARDS = 4


class BismarckKind:
    """Bismarck, in every variant."""

    def view(
        self,
        game: BismarckGame,
        state: BismarckState,
        facts: Facts,
        meanings: Meanings,  # noqa: ARG002 - there are no calls to explain
    ) -> BismarckView:
        """The table as the viewer knows it."""
        row, viewer = facts.row, facts.viewer
        over = state.phase in (BismarckPhase.BETWEEN, BismarckPhase.OVER)
        return BismarckView(
            table=row.id,
            version=facts.version,
            form=row.form,
            profile=row.profile,
            options=dict(row.options),
            viewer=viewer,
            host=facts.is_host,
            pace=row.pace,
            ring=tuple(game.ring),
            seats=dict(facts.seats),
            phase=state.phase.value,
            to_act=seats_of(game.to_act(state)),
            drawn=None,
            deal=None if state.deal is None else deal_view(state, state.deal),
            legal=_NOTHING if viewer is None else _legal(game, state, viewer),
            sheet=sheet_view(state.sheet, game.profile),
            records=len(state.records),
            record=record_view(state, len(state.records)) if over else None,
            ready=seats_of(state.ready),
            result=_result(game, state),
            redraw=False,
            next_table=row.successor,
        )

    def record(
        self,
        state: BismarckState,
        index: int,
        language: str,  # noqa: ARG002
        meanings: Meanings,  # noqa: ARG002
    ) -> BismarckRecordView:
        """The finished deal of this index, 1 for the first."""
        return record_view(state, index)

    def opened(self, state: BismarckState, index: int) -> Opened:
        """The order of the pack and the salt."""
        record = state.records[index - 1]
        return Opened(1, "", record.order, record.salt)

    def action_of(self, wanted: msg.WireAction, seat: Seat, state: BismarckState) -> act.SeatAction:
        """The action that the player at ``seat`` asks for. Raises `IllegalAction`."""
        match wanted:
            case msg.NameContract():
                return own.NameContract(seat, wanted.contract, _trump(wanted))
            case msg.Discard():
                return own.Discard(seat, frozenset(wanted.cards))
        play = None if state.deal is None else state.deal.play
        # Without a play the rules will say that this is not the time for a claim.
        return action_of(wanted, seat, 16 if play is None else play.remaining)

    def is_after_trick(self, state: BismarckState) -> bool:
        """A complete trick lies on the table."""
        play = None if state.deal is None else state.deal.play
        return play is not None and bool(play.tricks) and not play.cards

    def waits_for_people(self, state: BismarckState) -> bool:
        """Between deals."""
        return state.phase is BismarckPhase.BETWEEN

    def table_choice(
        self,
        game: BismarckGame,
        state: BismarckState,
        events: Sequence[Event],
        seats: Mapping[Seat, Occupant],
    ) -> None:
        """The options of a table say nothing of single players."""


def _trump(wanted: msg.NameContract) -> Suit | None:
    """The trumps that were named; where the contract leaves no choice, its own."""
    possible = wanted.contract.trumps
    return possible[0] if wanted.trump is None and len(possible) == 1 else wanted.trump


def _legal(game: BismarckGame, state: BismarckState, viewer: Seat) -> BismarckLegalView:
    legal = game.legal(state, viewer)
    trumps: dict[object, list[Suit]] = {}
    for contract in legal.contracts:
        suits = trumps.setdefault(contract.name, [])
        if contract.trump is not None and len(contract.name.trumps) > 1:
            suits.append(contract.trump)
    names = dict.fromkeys(contract.name for contract in legal.contracts)
    discards = legal.discards
    return BismarckLegalView(
        contracts=tuple(OpenContractView(name, tuple(trumps[name])) for name in names),
        cards=tuple(PlayedView(viewer, card) for card in legal.cards),
        discard=None if discards is None else DiscardView(tuple(discards), _DISCARDS),
        actions=tuple(dict.fromkeys(map(action_type, legal.others))),
    )


def _result(game: BismarckGame, state: BismarckState) -> BismarckResultView | None:
    result = game.result(state)
    if result is None:
        return None
    totals = {seat: result.totals[seat] for seat in THREE}
    return BismarckResultView(result.winners, totals, result.is_shared)
