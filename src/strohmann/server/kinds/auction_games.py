"""The view of a table of bridge for four or two, which have an auction in common."""

from __future__ import annotations

from typing import Any

from strohmann.games.bridge import MatchResult
from strohmann.games.draw.legal import DrawLegal
from strohmann.games.draw.state import DrawState
from strohmann.games.legal import BridgeLegal
from strohmann.games.protocol import TableGame
from strohmann.games.state import BridgeState, Phase
from strohmann.server.actions import action_type
from strohmann.server.kinds.deal_views import Explain, seats_of
from strohmann.server.kinds.kind import Facts, may_redraw
from strohmann.server.sheet_views import sheet_view
from strohmann.server.wire import (
    BreakOffView,
    DealRecordView,
    DealView,
    DrawnView,
    LegalCallView,
    LegalView,
    PlayedView,
    ResultView,
    View,
)

__all__ = ["AuctionState", "has_record", "table_view"]

AuctionState = BridgeState | DrawState
"""The state of a game with an auction."""

_NOTHING = LegalView((), (), (), None)


def table_view(
    game: TableGame,
    state: AuctionState,
    facts: Facts,
    explain: Explain,
    *,
    deal: DealView | None,
    record: DealRecordView | None,
    own_dummy: bool = False,
    honours: int | None = None,
) -> View:
    """The view that ``state``, the viewer's own fold, amounts to, around a deal and a record."""
    row, viewer = facts.row, facts.viewer
    legal: Any = None if viewer is None else game.legal(state, viewer)
    return View(
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
        drawn=_drawn(state),
        deal=deal,
        legal=_NOTHING if legal is None else _legal(legal, state, explain, honours),
        sheet=sheet_view(state.sheet, game.profile),
        records=len(state.records),
        record=record,
        own_dummy=own_dummy,
        break_off=_break_off(state),
        ready=seats_of(state.ready),
        result=_result(game.result(state)),
        redraw=may_redraw(game.profile),
        next_table=row.successor,
    )


def has_record(state: AuctionState) -> bool:
    """A deal is just over, so that its record is shown."""
    return state.phase in (Phase.BETWEEN, Phase.OVER) and bool(state.records)


def _drawn(state: AuctionState) -> tuple[DrawnView, ...] | None:
    if not state.drawn:
        return None
    return tuple(map(DrawnView, state.seating, state.drawn))


def _legal(
    legal: BridgeLegal | DrawLegal, state: AuctionState, explain: Explain, honours: int | None
) -> LegalView:
    auction = None if state.deal is None else state.deal.auction
    calls: tuple[LegalCallView, ...] = ()
    if auction is not None:
        calls = tuple(LegalCallView(call, explain(auction, call)) for call in legal.calls)
    return LegalView(
        calls=calls,
        cards=_cards(legal),
        actions=tuple(dict.fromkeys(map(action_type, legal.others))),
        honours=honours,
    )


def _cards(legal: BridgeLegal | DrawLegal) -> tuple[PlayedView, ...]:
    hand = legal.hand
    return () if hand is None else tuple(PlayedView(hand, card) for card in legal.cards)


def _break_off(state: AuctionState) -> BreakOffView | None:
    if state.break_off is None:
        return None
    return BreakOffView(state.break_off.seat, seats_of(state.break_off.waiting))


def _result(result: MatchResult | None) -> ResultView | None:
    if result is None:
        return None
    return ResultView(
        winner=result.winner,
        margin=result.margin,
        totals=dict(result.totals),
        draw=result.winner is None,
        broken_off=result.broken_off,
    )
