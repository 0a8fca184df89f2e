"""Nobody passes a forcing bid; a forced game is reached (bots never drop partner)."""

from __future__ import annotations

import pytest

from benchmarks.bidding import bid, boards
from strohmann.bridge.calls import PASS
from strohmann.bridge.contract import Doubling
from strohmann.cards import Hand
from tests.systems.table import SYSTEM, call, context

WEAK = "8742.9763.742.42"


@pytest.mark.parametrize(
    ("hand", "auction"),
    [
        (WEAK, "2C P"),
        ("A8.K7654.KQ64.J2", "1H P 1S P"),
        ("A8.K7654.KQ64.J2", "1H P 2C P"),
        (WEAK, "2C P 2D P 2S P"),
        (WEAK, "1H X P"),
        (WEAK, "2C P 2D P 2S P 3D P 3S P"),
        ("Q864.K72.J62.K84", "1H P 1S P 3C P"),
        ("Q93.AQ74.KQ5.K83", "1NT P 3S P"),
    ],
)
def test_a_forcing_call_is_not_passed(hand: str, auction: str) -> None:
    assert context(auction).auction.turn is not None
    assert SYSTEM.situation(context(auction)).forced
    assert SYSTEM.choose(Hand.parse(hand), context(auction)) is not PASS


def test_an_opponents_bid_takes_the_force_off() -> None:
    assert not SYSTEM.situation(context("1H P 1S 2D")).forced
    assert not SYSTEM.situation(context("1H X 2H")).forced
    assert call("A8.K7654.KQ6.J92", "1H P 1S 2D") == "P"


def test_a_forced_game_is_not_passed_out_below_it() -> None:
    situation = SYSTEM.situation(context("1NT P 3S P 3NT P"))
    assert not situation.forced
    assert not situation.to_game
    situation = SYSTEM.situation(context("2C P 2D P 2S P 3D P"))
    assert situation.forced
    assert situation.to_game


def test_no_forcing_call_is_passed_in_self_play() -> None:
    passed = forced = 0
    for board in boards(120, 11):
        table = bid(SYSTEM, board)
        for i, (_, made, meaning) in enumerate(table.calls()):
            situation = SYSTEM.situation(table.context.before(i))
            if not situation.forced:
                continue
            forced += 1
            leaves_double_in = situation.auction.doubling is not Doubling.UNDOUBLED
            if made is PASS and not (leaves_double_in and meaning.note == "penalty-pass"):
                passed += 1
    assert forced > 50
    assert passed == 0
