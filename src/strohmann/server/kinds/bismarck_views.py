"""Deals, records and sheets of Bismarck as they go to a browser."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from strohmann.bismarck.rules import THREE
from strohmann.games.bismarck.state import BismarckDeal, BismarckState
from strohmann.scoring.bismarck import BismarckRow, BismarckSheet
from strohmann.scoring.profiles import Profile
from strohmann.seats import Seat
from strohmann.server.bismarck_wire import (
    BismarckDealView,
    BismarckNextView,
    BismarckRecordView,
    BismarckRowView,
    BismarckSheetView,
    NamedContractView,
)
from strohmann.server.kinds.deal_views import claim_view, trick_view, tricks_view
from strohmann.server.wire import ClaimedView, HandView

__all__ = ["deal_view", "record_view", "sheet_view"]

T = TypeVar("T")


def deal_view(state: BismarckState, deal: BismarckDeal) -> BismarckDealView:
    """The deal in progress, or the one just over."""
    play, contract = deal.play, deal.contract
    last = play.tricks[-1] if play is not None and play.tricks else None
    return BismarckDealView(
        number=deal.number,
        of=state.sheet.length,
        dealer=deal.dealer,
        forehand=deal.forehand,
        leader=deal.leader,
        commitment=deal.commitment,
        hands=_each(HandView(tuple(known), hidden) for known, hidden in deal.hands),
        open=deal.open,
        open_taken=deal.open_taken,
        cut=deal.cut,
        contract=None if contract is None else NamedContractView(contract.name, contract.trump),
        targets=None if deal.targets is None else _each(deal.targets),
        tricks=_each(deal.tricks),
        trick=None if play is None or play.is_over else trick_view(play.trick, play.trump),
        last_trick=None if play is None or last is None else trick_view(last, play.trump),
        played=0 if play is None else len(play.tricks),
        discards=() if deal.discards is None else tuple(deal.discards),
        discarded=deal.discards is not None,
        turn=state.turn,
        claim=claim_view(deal.claim),
    )


def record_view(state: BismarckState, index: int) -> BismarckRecordView:
    """A finished deal, ``index`` 1 for the first of the match."""
    record, row = state.records[index - 1], state.sheet.rows[index - 1]
    claim = record.claim
    return BismarckRecordView(
        index=index,
        number=record.number,
        dealer=record.dealer,
        forehand=record.forehand,
        contract=record.contract.name,
        trump=record.contract.trump,
        hands=_each(tuple(hand) for hand in record.hands),
        open=record.open,
        discards=tuple(record.discards),
        tricks=tricks_view(record.play),
        claim=None if claim is None else ClaimedView(claim.seat, claim.tricks),
        made=_each(record.result.tricks),
        row=_row(row),
        commitment=record.commitment,
        salt=record.salt,
        order=record.order,
    )


def sheet_view(sheet: BismarckSheet, profile: Profile) -> BismarckSheetView:
    """The whole sheet."""
    following = BismarckNextView(
        sheet.next_number, sheet.next_dealer, sheet.next_forehand, sheet.next_contracts
    )
    return BismarckSheetView(
        form=profile.form.value,
        profile=profile.name,
        columns=sheet.columns,
        rows=tuple(map(_row, sheet.rows)),
        chosen=dict(sheet.chosen),
        totals=dict(sheet.totals),
        length=sheet.length,
        over=sheet.is_over,
        winners=sheet.winners,
        next=following,
    )


def _row(row: BismarckRow) -> BismarckRowView:
    return BismarckRowView(
        number=row.number,
        dealer=row.dealer,
        forehand=row.forehand,
        contract=row.contract.name,
        trump=row.contract.trump,
        tricks=dict(row.tricks),
        targets=dict(row.targets),
        points=dict(row.points),
    )


def _each(values: Iterable[T]) -> dict[Seat, T]:
    return dict(zip(THREE, values, strict=True))
