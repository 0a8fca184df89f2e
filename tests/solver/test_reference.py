"""The plain solver is right, and knows its limits."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from strohmann.bridge.board import Deal
from strohmann.solver.errors import SolverError
from strohmann.solver.position import Position
from strohmann.solver.questions import CanReach, CardsReaching, EveryCard, OneBest
from strohmann.solver.reference import Reference
from strohmann.solver.solver import Solver
from tests.solver.positions import by_brute_force, endings

SOLVER = Solver(Reference())


@settings(max_examples=150)
@given(endings(most=3))
def test_every_card_has_the_tricks_that_trying_everything_finds(position: Position) -> None:
    assert SOLVER.solve(position, EveryCard()) == by_brute_force(position)


@settings(max_examples=100)
@given(endings(most=4))
def test_all_questions_agree(position: Position) -> None:
    scores = SOLVER.solve(position, EveryCard())
    best = SOLVER.solve(position, OneBest())
    assert scores[best.card] == best.tricks == max(scores.values())
    for tricks in range(-1, position.remaining + 2):
        wanted = {card for card, taken in scores.items() if taken >= tricks}
        assert SOLVER.solve(position, CardsReaching(tricks)) == wanted
        assert SOLVER.solve(position, CanReach(tricks)) is bool(wanted)


def test_a_position_that_is_too_large_is_an_error_and_always_the_same() -> None:
    deal = Deal.parse("N:AQT62..Q97.AT832 K85.KJ753..KJ765 9.AT8642.AJ8642. J743.Q9.KT53.Q94")
    for _ in range(2):
        with pytest.raises(SolverError) as raised:
            Reference(nodes=500).tricks(deal)
        assert raised.value.code == "position-too-large"


def test_D_01_whole_deals_of_solid_suits() -> None:
    """Each hand holds a suit: every trump suit takes all tricks or none."""
    deal = Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")
    table = SOLVER.tricks(deal)
    assert str(table) == "0D0D00D0D000D0D00D0D"
