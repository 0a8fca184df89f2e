"""The beginner bot at the table: lawful, the same every time, blind to what it was not told."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from strohmann.bots.bridge import BridgeBot
from strohmann.bots.cards import choose_card
from strohmann.bots.sight import Sight
from strohmann.bridge.board import Deal
from strohmann.bridge.calls import Call
from strohmann.errors import IllegalAction
from strohmann.games.actions import (
    AnswerBreakOff,
    AnswerClaim,
    Claim,
    DealCards,
    MakeCall,
    PlayCard,
    ProposeBreakOff,
    Ready,
    SeatAction,
)
from strohmann.games.bridge import BridgeGame
from strohmann.games.match import Match
from strohmann.games.registry import game
from strohmann.games.state import Phase
from strohmann.seats import EAST, NORTH, SEATS, SOUTH, WEST, Seat

BOT = BridgeBot()
BridgeMatch = Match[Any, Any]


def choice(match: BridgeMatch, seat: Seat) -> SeatAction:
    """What the bot at a seat does, from its view."""
    assert isinstance(match.game, BridgeGame)
    return BOT.choose(match.game, match.view(seat), seat)


def step(match: BridgeMatch, rng: Random) -> BridgeMatch:
    """One action of the bot whose turn it is, or of the table."""
    to_act = match.game.to_act(match.state)
    if not to_act:
        return match.deal(rng, "00")
    seat = min(to_act, key=SEATS.index)
    action = choice(match, seat)
    assert action in match.game.legal(match.state, seat)
    assert choice(match, seat) == action
    return match.act(action)


@pytest.mark.parametrize(("name", "matches"), [("single-deal", 2), ("chicago-000", 1)])
def test_four_bots_play_whole_matches_lawfully(name: str, matches: int) -> None:
    for seed in range(matches):
        rng, match = Random(seed), Match.of(game(name))
        while match.result is None:
            match = step(match, rng)
        assert match.state.records


def test_a_card_does_not_depend_on_hidden_hands() -> None:
    for seed in range(2):
        rng, match = Random(100 + seed), Match.of(game("single-deal"))
        while match.result is None:
            if match.state.phase is Phase.PLAY and match.state.current.claim is None:
                (seat,) = match.game.to_act(match.state)
                told = choose_card(Sight.of(match.view(seat).card_play, seat))
                assert choose_card(Sight.of(match.state.card_play, seat)) is told
            match = step(match, rng)


def claimed(*, sure: bool) -> BridgeMatch:
    """South plays notrump and claims after one trick: with every top card, or with none."""
    strong, rest = "AKQJ.AKQ.AKQ.AKQ", ("T987.JT9.JT9.JT9", "6543.876.876.876", "2.5432.5432.5432")
    hands = (rest[0], rest[1], strong, rest[2]) if sure else (rest[0], strong, rest[1], rest[2])
    deal = Deal.parse("N:" + " ".join(hands))
    dealt = [list(deal[seat]) for seat in (WEST, NORTH, EAST, SOUTH)]
    pack = tuple(dealt[i % 4][i // 4] for i in range(52))
    match: BridgeMatch = Match.of(game("single-deal")).act(DealCards(None, pack, "00"))
    for seat, call in zip((SOUTH, WEST, NORTH, EAST), ("1NT", "P", "P", "P"), strict=True):
        match = match.act(MakeCall(seat, Call.parse(call)))
    for _ in range(2):
        (seat,) = match.game.to_act(match.state)
        legal = match.game.legal(match.state, seat)
        match = match.act(next(action for action in legal if isinstance(action, PlayCard)))
    return match.act(Claim(SOUTH, match.state.card_play.remaining))


def test_W_68_a_claim_that_cannot_fail_is_accepted() -> None:
    match = claimed(sure=True)
    for seat in (EAST, WEST):
        assert choice(match, seat) == AnswerClaim(seat, True)


def test_W_68_a_claim_without_a_top_card_is_played_on() -> None:
    match = claimed(sure=False)
    assert choice(match, EAST) == AnswerClaim(EAST, False)


def test_between_deals_a_bot_goes_on_and_agrees_to_break_off() -> None:
    rng, match = Random(3), Match.of(game("rubber-laws"))
    while match.state.phase is not Phase.BETWEEN:
        match = step(match, rng)
    assert choice(match, NORTH) == Ready(NORTH)
    asked = match.act(ProposeBreakOff(SOUTH))
    assert choice(asked, NORTH) == AnswerBreakOff(NORTH, True)
    with pytest.raises(IllegalAction):
        choice(asked, SOUTH)
