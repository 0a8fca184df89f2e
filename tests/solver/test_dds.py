"""DDS through our own calls: equal to the plain solver, from several threads too."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from random import Random

import pytest

from strohmann.bridge.board import Deal, shuffled
from strohmann.bridge.calls import BIDS
from strohmann.bridge.contract import Contract, Doubling
from strohmann.bridge.play import CardPlay
from strohmann.cards import PACK, STRAINS, Card
from strohmann.seats import NORTH, SEATS
from strohmann.solver.dds import Dds
from strohmann.solver.errors import SolverError
from strohmann.solver.library import Library, RawDeal, library
from strohmann.solver.position import Position
from strohmann.solver.questions import CanReach, CardsReaching, EveryCard, OneBest
from strohmann.solver.reference import Reference
from strohmann.solver.solver import Solver
from tests.solver.positions import random_ending

FAST, PLAIN = Solver(Dds()), Solver(Reference())


def _deals(seed: int, count: int) -> list[Deal]:
    rng = Random(seed)
    return [Deal.of_pack(shuffled(rng), NORTH) for _ in range(count)]


def _play(rng: Random, deal: Deal, cards: int) -> tuple[Contract, list[Card], CardPlay]:
    contract = Contract(rng.choice(BIDS), Doubling.UNDOUBLED, rng.choice(SEATS))
    play = CardPlay.start(contract, deal.masks, (0,) * 4)
    played: list[Card] = []
    while play.turn is not None and len(played) < cards:
        played.append(rng.choice(list(play.legal(play.turn))))
        play = play.play(play.turn, played[-1])
    return contract, played, play


@pytest.mark.soak
def test_random_endings_of_one_to_five_cards_are_as_the_plain_solver_says(soak: bool) -> None:
    rng = Random(20260930)
    for _ in range(20_000 if soak else 2_000):
        position = random_ending(rng)
        scores = PLAIN.solve(position, EveryCard())
        assert FAST.solve(position, EveryCard()) == scores, position
        best = FAST.solve(position, OneBest())
        assert scores[best.card] == best.tricks == max(scores.values()), position
        for tricks in range(1, position.remaining + 1):
            wanted = {card for card, taken in scores.items() if taken >= tricks}
            assert FAST.solve(position, CardsReaching(tricks)) == wanted, (position, tricks)
            assert FAST.solve(position, CanReach(tricks)) is bool(wanted), (position, tricks)


def test_traces_of_plays_that_begin_in_an_ending() -> None:
    rng = Random(7)
    for _ in range(100):
        position = random_ending(rng, most=4, mid_trick=False)
        here: Position | None = position
        cards: list[Card] = []
        while here is not None and rng.random() < 0.95:
            cards.append(rng.choice(list(PLAIN.solve(here, EveryCard()))))
            here, _won = here.after(cards[-1])
        played = tuple(cards)
        assert FAST.backend.trace(position, played) == PLAIN.backend.trace(position, played)


def test_a_table_is_what_each_opening_lead_leaves() -> None:
    for deal in _deals(1, 2):
        table = FAST.tricks(deal)
        for strain in STRAINS:
            for seat in SEATS:
                start = Position.start(deal.masks, strain, seat)
                assert FAST.solve(start, CanReach(13 - table[seat, strain]))
                assert not FAST.solve(start, CanReach(14 - table[seat, strain]))


def test_the_costs_of_a_play_explain_what_was_taken() -> None:
    rng = Random(4)
    for deal in _deals(2, 6):
        contract, cards, play = _play(rng, deal, 52)
        found = FAST.analyse(deal, contract, cards)
        assert found.tricks == play.won
        assert all(each.cost >= 0 for each in found.cards)
        given = found.lead_cost + found.defence_cost
        assert found.makeable - found.declarer_cost + given == play.won
        assert sum(found.cost_of(seat) for seat in SEATS) == found.declarer_cost + given


def test_a_partial_play_ends_with_the_value_of_its_last_position() -> None:
    rng = Random(5)
    for deal in _deals(3, 6):
        contract, cards, play = _play(rng, deal, rng.randrange(20, 50))
        found = FAST.analyse(deal, contract, cards)
        position = Position.of_play(play)
        best = FAST.solve(position, OneBest()).tricks
        ours = position.side is contract.declarer.side
        assert found.tricks == play.won + (best if ours else position.remaining - best)


def test_threads_do_not_disturb_each_other() -> None:
    rng = Random(6)
    positions = [random_ending(rng) for _ in range(400)]
    alone = [FAST.solve(position, EveryCard()) for position in positions]
    with ThreadPoolExecutor(4) as pool:  # more than there are slots
        together = list(pool.map(lambda each: FAST.solve(each, EveryCard()), positions))
    assert together == alone
    assert list(Solver(Dds(), threads=3).answers(positions, EveryCard())) == alone


def test_a_batch_is_in_order_and_can_be_left() -> None:
    rng = Random(8)
    taken = 0

    def endless() -> Iterator[Position]:
        nonlocal taken
        while True:
            taken += 1
            yield random_ending(rng, most=3)

    answers = Solver(Dds(), threads=2).answers(endless(), OneBest())
    assert len(list(islice(answers, 10))) == 10
    answers.close()
    assert taken < 40
    assert list(answers) == []


def test_batches_of_tables_are_as_single_ones() -> None:
    deals = _deals(9, 4)
    assert list(Solver(Dds(), threads=2).tricks_of(deals)) == [FAST.tricks(d) for d in deals]


def _on_a_slot(lib: Library) -> None:
    slot = lib.borrow()
    try:
        lib.solve(RawDeal(), -1, 1, slot)  # nobody has a card
    finally:
        lib.give_back(slot)


def test_all_slots_come_back_after_an_error() -> None:
    lib = library()
    for _ in range(2 * lib.slots):
        with pytest.raises(SolverError) as raised:
            _on_a_slot(lib)
        assert raised.value.code == "solver-failed"
    ace = Position((PACK[12].bit, PACK[11].bit, PACK[10].bit, PACK[9].bit), None, NORTH)
    assert FAST.solve(ace, OneBest()).tricks == 1
