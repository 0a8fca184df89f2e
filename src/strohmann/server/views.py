"""The view of a table for one viewer: made from what he was told, and from nothing else.

The state that comes in here is the fold of the viewer's own events. What is added are
public facts: names, seats, pace.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from strohmann.bridge.auction import Auction
from strohmann.bridge.calls import Call
from strohmann.games.bridge import BridgeGame
from strohmann.games.evolution import deal_honours
from strohmann.games.legal import BridgeLegal
from strohmann.games.state import BridgeState, Phase
from strohmann.scoring.profiles import Profile
from strohmann.seats import Seat
from strohmann.server.actions import action_type
from strohmann.server.deal_views import Explain, deal_view, record_view, seats_of
from strohmann.server.meanings import Meanings
from strohmann.server.sheet_views import sheet_view
from strohmann.server.wire import (
    BreakOffView,
    DealRecordView,
    DrawnView,
    LegalCallView,
    LegalView,
    Meaning,
    PlayedView,
    ResultView,
    SeatView,
    View,
)
from strohmann.store.rows import TableRow

__all__ = ["Facts", "may_redraw", "record_of", "view_of"]

_NOTHING = LegalView((), (), (), None)


@dataclass(frozen=True, slots=True)
class Facts:
    """What everybody may know about a table."""

    row: TableRow
    version: int
    seats: Mapping[Seat, SeatView]
    viewer: Seat | None
    is_host: bool
    language: str


def view_of(game: BridgeGame, state: BridgeState, facts: Facts, meanings: Meanings) -> View:
    """The view of the table that ``state``, the viewer's own fold, amounts to."""
    row, viewer = facts.row, facts.viewer
    explain = _explainer(state, facts.language, meanings)
    over = state.phase in (Phase.BETWEEN, Phase.OVER) and bool(state.records)
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
        deal=None if state.deal is None else deal_view(state, state.deal, explain),
        legal=_NOTHING if viewer is None else _legal(game, state, viewer, explain),
        sheet=sheet_view(state.sheet, game.profile),
        records=len(state.records),
        record=_record(state, len(state.records), explain) if over else None,
        own_dummy=viewer in state.own_dummies,
        break_off=_break_off(state),
        ready=seats_of(state.ready),
        result=_result(game, state),
        redraw=may_redraw(game.profile),
        next_table=row.successor,
    )


def may_redraw(profile: Profile) -> bool:
    """After a match the same people may draw new partners (C-38), if the rules ask (X-27)."""
    drawn = any(option.name == "seating" for option in profile.options)
    return drawn and profile.rules.get("redraw") != "never"


def record_of(
    state: BridgeState, index: int, language: str, meanings: Meanings
) -> DealRecordView | None:
    """The finished deal of this index (1 for the first); None if there is no such one."""
    if not 1 <= index <= len(state.records):
        return None
    explain = _explainer(state, language, meanings, before=index - 1)
    return _record(state, index, explain)


def _record(state: BridgeState, index: int, explain: Explain) -> DealRecordView:
    return record_view(index, state.records[index - 1], state.sheet.rows[index - 1], explain)


def _explainer(
    state: BridgeState, language: str, meanings: Meanings, before: int | None = None
) -> Explain:
    """What calls mean in the deal in progress, or in the one after so many finished deals."""
    scene = meanings.scene(state, before)

    def explain(auction: Auction, call: Call) -> Meaning | None:
        return meanings.explain(scene, auction, call, language)

    return explain


def _drawn(state: BridgeState) -> tuple[DrawnView, ...] | None:
    if not state.drawn:
        return None
    return tuple(map(DrawnView, state.seating, state.drawn))


def _legal(game: BridgeGame, state: BridgeState, viewer: Seat, explain: Explain) -> LegalView:
    legal = game.legal(state, viewer)
    auction = None if state.deal is None else state.deal.auction
    calls: tuple[LegalCallView, ...] = ()
    if auction is not None:
        calls = tuple(LegalCallView(call, explain(auction, call)) for call in legal.calls)
    return LegalView(
        calls=calls,
        cards=_cards(legal),
        actions=tuple(dict.fromkeys(map(action_type, legal.others))),
        honours=_honours(state, viewer),
    )


def _cards(legal: BridgeLegal) -> tuple[PlayedView, ...]:
    hand = legal.hand
    return () if hand is None else tuple(PlayedView(hand, card) for card in legal.cards)


def _honours(state: BridgeState, viewer: Seat) -> int | None:
    deal = state.deal
    if state.phase is not Phase.HONOURS or deal is None or viewer not in deal.undecided:
        return None
    return next((held.points for held in deal_honours(deal) if held.seat is viewer), None)


def _break_off(state: BridgeState) -> BreakOffView | None:
    if state.break_off is None:
        return None
    return BreakOffView(state.break_off.seat, seats_of(state.break_off.waiting))


def _result(game: BridgeGame, state: BridgeState) -> ResultView | None:
    result = game.result(state)
    if result is None:
        return None
    return ResultView(
        winner=result.winner,
        margin=result.margin,
        totals=dict(result.totals),
        draw=result.winner is None,
        broken_off=result.broken_off,
    )
