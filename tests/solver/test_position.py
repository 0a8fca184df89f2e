"""What a position is and is not."""

from __future__ import annotations

import pickle

import pytest

from strohmann.bridge.board import Deal
from strohmann.bridge.contract import Contract
from strohmann.bridge.play import CardPlay
from strohmann.cards import Card, Hand, Strain, Suit
from strohmann.errors import IllegalPlay, InvalidValue, NotationError
from strohmann.seats import EAST, NORTH, SOUTH, WEST
from strohmann.solver import Solver, TrickTable
from strohmann.solver.position import Position

DEAL = Deal.parse("N:A764.AK4.A8.J832 85.Q62.KT954.T75 KQJ92.9873.Q3.Q6 T3.JT5.J762.AK94")


def _masks(*hands: str) -> tuple[int, int, int, int]:
    north, east, south, west = (Hand(map(Card.parse, hand.split())).mask for hand in hands)
    return north, east, south, west


def test_a_trick_goes_round_and_its_winner_leads() -> None:
    position: Position | None = Position(
        _masks("SA H2", "S2 H3", "S3 C2", "S4 HA"), Suit.CLUBS, WEST
    )
    turns, wins = [], []
    for text in ("HA", "H2", "H3", "C2"):
        assert position is not None
        turns.append(position.turn)
        position, won = position.after(Card.parse(text))
        wins.append(won)
    assert turns == [WEST, NORTH, EAST, SOUTH]
    assert wins == [False, False, False, True]
    assert position == Position(_masks("SA", "S2", "S3", "S4"), Suit.CLUBS, SOUTH)


@pytest.mark.parametrize(
    ("hands", "code"),
    [
        (("SA", "SK", "SQ", ""), "position-uneven"),
        (("SA", "SK", "SQ", "SA"), "card-twice"),
        (("", "", "", ""), "position-empty"),
    ],
)
def test_what_no_position_can_be(hands: tuple[str, ...], code: str) -> None:
    with pytest.raises(InvalidValue) as raised:
        Position(_masks(*hands), None, NORTH)
    assert raised.value.code == code


def test_hands_must_fit_the_trick() -> None:
    trick = (Card.parse("SA"),)
    Position(_masks("", "SK", "SQ", "SJ"), None, NORTH, trick)
    with pytest.raises(InvalidValue) as raised:
        Position(_masks("S2", "SK", "SQ", "SJ"), None, NORTH, trick)
    assert raised.value.where == "N"
    with pytest.raises(InvalidValue):
        Position(_masks("", "SA", "SQ", "SJ"), None, NORTH, trick)


def test_a_play_with_hidden_cards_is_not_solved() -> None:
    contract = Contract.parse("3NT by S")
    seen = CardPlay.start(contract, (DEAL[NORTH].mask, 0, 0, 0), (0, 13, 13, 13))
    with pytest.raises(InvalidValue) as raised:
        Position.of_play(seen)
    assert raised.value.code == "position-hidden"
    known = CardPlay.start(contract, DEAL.masks, (0,) * 4)
    assert Position.of_play(known) == Position.start(DEAL.masks, Strain.NOTRUMP, SOUTH)


def test_an_analysis_refuses_illegal_cards() -> None:
    with pytest.raises(IllegalPlay) as raised:
        Solver().analyse(DEAL, Contract.parse("3S by S"), [Card.parse("SA")])
    assert raised.value.code == "card-not-held"


def test_an_empty_play_says_what_is_makeable() -> None:
    found = Solver().analyse(DEAL, Contract.parse("3S by S"), [])
    assert (found.makeable, found.tricks, found.cards, found.lead_cost) == (9, 9, (), 0)


@pytest.mark.parametrize("text", ["", "8" * 19, "8" * 19 + "E", "ø" * 20])
def test_text_that_is_no_table(text: str) -> None:
    with pytest.raises(NotationError):
        TrickTable.parse(text)


def test_tables_travel_between_processes() -> None:
    table = TrickTable.parse("89967899674347643476")
    assert pickle.loads(pickle.dumps(table)) == table
    assert {table: 1}[TrickTable.parse(str(table))] == 1
    with pytest.raises(InvalidValue):
        TrickTable({(NORTH, Strain.CLUBS): 7})
    with pytest.raises(InvalidValue):
        TrickTable.of_rows([[7] * 5] * 3)
