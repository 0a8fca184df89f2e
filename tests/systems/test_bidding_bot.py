"""The computer's calls in a match, from what its seat sees."""

from __future__ import annotations

from random import Random

import pytest

from strohmann.bots.bidding import context_of, make_call
from strohmann.bridge.auction import Auction
from strohmann.bridge.contract import Contract
from strohmann.cards import Strain
from strohmann.games.match import Match
from strohmann.games.registry import game
from strohmann.games.state import BridgeState, DealState, Phase
from strohmann.scoring.profiles import profile, sheet_for
from strohmann.scoring.result import DealResult
from strohmann.seats import SEATS, Side
from tests.systems.table import SYSTEM


@pytest.mark.parametrize("name", ["chicago-000", "rubber-000", "single-deal", "duplicate-wbf"])
def test_four_computers_bid_a_deal_from_their_views(name: str) -> None:
    for seed in range(3):
        match = Match.of(game(name)).deal(Random(seed))
        first = len(match.events)
        while match.state.phase is Phase.AUCTION:
            seat = match.state.turn
            assert seat is not None
            view = match.view(seat)
            assert sum(known != 0 for known in view.current.known) == 1
            action = make_call(SYSTEM, view, seat)
            assert action == make_call(SYSTEM, match.state, seat)  # the other hands do not matter
            match = match.act(action)
        assert len(match.events) > first + 3


def test_C_31_what_is_below_the_line_comes_from_the_sheet() -> None:
    sheet = sheet_for(profile("chicago-000")).add(DealResult(Contract.parse("2S by S"), 8))
    deal = DealState(
        number=2,
        dealer=sheet.next_dealer,
        vulnerability=sheet.next_vulnerability,
        commitment="",
        salt=None,
        known=(0, 0, 0, 0),
        auction=Auction(sheet.next_dealer),
    )
    context = context_of(BridgeState(Phase.AUCTION, sheet, deal=deal))
    assert context.carried == (60, 0)
    assert context.game_level(Strain.CLUBS, Side.NS) == 2
    assert context.game_level(Strain.CLUBS, Side.EW) == 5
    assert context.seat is SEATS[1]
