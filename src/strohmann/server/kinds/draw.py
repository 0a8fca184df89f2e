"""Draw Bridge at the tables, each view made from the fold of the viewer's own events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from strohmann.bridge.auction import Auction
from strohmann.bridge.calls import Call
from strohmann.cards import Card, Hand
from strohmann.drawbridge import Drawing, DrawUse
from strohmann.games import actions as act
from strohmann.games.draw.game import DrawGame
from strohmann.games.draw.state import DrawDeal, DrawRecord, DrawState
from strohmann.games.protocol import Event
from strohmann.games.state import Phase
from strohmann.scoring.sheet import Sheet
from strohmann.seats import PAIR, Seat
from strohmann.server.actions import action_of
from strohmann.server.answers import Opened
from strohmann.server.kinds.auction_games import has_record, table_view
from strohmann.server.kinds.deal_views import (
    auction_view,
    claim_view,
    contract_view,
    trick_view,
    tricks_view,
)
from strohmann.server.kinds.kind import Facts
from strohmann.server.meanings import Meanings
from strohmann.server.messages import WireAction
from strohmann.server.sheet_views import row_view, vulnerable_sides
from strohmann.server.wire import (
    ClaimedView,
    DealRecordView,
    DealView,
    DrawingView,
    FirstPhaseView,
    HandView,
    PlayedView,
    View,
)
from strohmann.store.rows import Occupant

__all__ = ["DrawKind"]


class DrawKind:
    """Draw Bridge."""

    def view(
        self,
        game: DrawGame,
        state: DrawState,
        facts: Facts,
        meanings: Meanings,  # noqa: ARG002 - the system of the bots is one for four
    ) -> View:
        """The view of the table that ``state``, the viewer's own fold, amounts to."""
        return table_view(
            game,
            state,
            facts,
            _explain,
            deal=None if state.deal is None else _deal(state, state.deal, facts.viewer),
            record=self._record(state, len(state.records)) if has_record(state) else None,
        )

    def record(
        self,
        state: DrawState,
        index: int,
        language: str,  # noqa: ARG002
        meanings: Meanings,  # noqa: ARG002
    ) -> DealRecordView:
        """The finished deal of this index, 1 for the first."""
        return self._record(state, index)

    @staticmethod
    def _record(state: DrawState, index: int) -> DealRecordView:
        return _record(index, state.records[index - 1], state.sheet)

    def opened(self, state: DrawState, index: int) -> Opened:
        """The order of the pack and the salt."""
        record = state.records[index - 1]
        return Opened(1, "", record.order, record.salt)

    def action_of(self, wanted: WireAction, seat: Seat, state: DrawState) -> act.SeatAction:
        """The action that the player at ``seat`` asks for. Raises `IllegalAction`."""
        play = None if state.deal is None else state.deal.play
        # Without a play the rules will say that this is not the time for a claim.
        return action_of(wanted, seat, 13 if play is None else play.remaining)

    def is_after_trick(self, state: DrawState) -> bool:
        """A complete trick of either phase lies on the table."""
        deal = state.deal
        if deal is None or (deal.auction.calls and deal.play is None):
            return False
        play = deal.drawing.play if deal.play is None else deal.play
        return bool(play.tricks) and not play.cards

    def waits_for_people(self, state: DrawState) -> bool:
        """Between deals."""
        return state.phase is Phase.BETWEEN

    def table_choice(
        self,
        game: DrawGame,
        state: DrawState,
        events: Sequence[Event],
        seats: Mapping[Seat, Occupant],
    ) -> None:
        """The options of a table say nothing of single players."""


def _explain(_auction: Auction, _call: Call) -> None:
    """No system says what calls mean where each plays alone."""


def _deal(state: DrawState, deal: DrawDeal, viewer: Seat | None) -> DealView:
    # Until the contract stands, the tricks to be seen are those of the drawing phase.
    play, sides = deal.play or deal.drawing.play, state.sheet.sides
    last = play.tricks[-1] if play.tricks else None
    won = (0, 0) if deal.play is None else deal.play.won
    in_stock = state.phase is Phase.STOCK
    return DealView(
        number=deal.number,
        of=state.sheet.length,
        dealer=deal.dealer,
        vulnerable=vulnerable_sides(deal.vulnerability, sides),
        commitment=deal.commitment,
        hands={
            seat: HandView(tuple(known), hidden)
            for seat, (known, hidden) in zip(PAIR, deal.hands, strict=True)
        },
        turn=state.turn,
        auction=auction_view(deal.auction, _explain),
        contract=contract_view(deal.auction.contract, dummy_open=False),
        trick=None if play.is_over else trick_view(play.trick, play.trump),
        last_trick=None if last is None else trick_view(last, play.trump),
        tricks=dict(zip(sides, won, strict=True)),
        played=len(play.tricks),
        claim=claim_view(deal.claim),
        drawing=_drawing(deal.drawing, viewer) if in_stock else None,
    )


def _drawing(drawing: Drawing, viewer: Seat | None) -> DrawingView:
    own = [draw.card for draw in drawing.draws if draw.seat is viewer]
    aside = drawing.use is DrawUse.ASIDE
    laid = drawing.drawn(viewer) if aside and viewer is not None else Hand()
    return DrawingView(
        stock=drawing.left,
        drawn=own[-1] if own else None,
        follow=drawing.play.must_follow,
        aside=len(drawing.draws) // len(PAIR) if aside else 0,
        aside_cards=tuple(laid),
    )


def _record(index: int, record: DrawRecord, sheet: Sheet) -> DealRecordView:
    play, claim = record.play, record.claim
    row, sides = sheet.rows[index - 1], sheet.sides
    north, south = record.hands
    contract = record.auction.contract
    return DealRecordView(
        index=index,
        number=row.number,
        dealer=record.dealer,
        vulnerable=vulnerable_sides(record.vulnerability, sides),
        hands=_hands(record.hands),
        first=_first(record),
        auction=auction_view(record.auction, _explain),
        contract=contract_view(contract, dummy_open=False),
        tricks=() if play is None else tricks_view(play),
        claim=None if claim is None else ClaimedView(claim.seat, claim.tricks),
        made=record.result.tricks,
        row=row_view(row, sides),
        commitment=record.commitment,
        salt=record.salt,
        deal=f"N:{north} - {south} -",
    )


def _first(record: DrawRecord) -> FirstPhaseView:
    return FirstPhaseView(
        hands=_hands(record.first),
        tricks=tuple(trick_view(trick, None) for trick in record.drawing),
        draws=tuple(
            PlayedView(draw.seat, draw.card) for draw in record.draws if draw.card is not None
        ),
    )


def _hands(hands: tuple[Hand, ...]) -> dict[Seat, tuple[Card, ...]]:
    return {seat: tuple(hand) for seat, hand in zip(PAIR, hands, strict=True)}
