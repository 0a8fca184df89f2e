"""Gates on self-played random deals; `benchmarks/bidding.py` prints the same on many more."""

from __future__ import annotations

import pytest

from benchmarks.bidding import Figures, bid, boards, play
from strohmann.bridge.calls import PASS, Call
from strohmann.cards import Hand
from strohmann.systems import Context, Layer, System, facts
from strohmann.systems.load import read
from tests.systems.table import SYSTEM

DEALS = 200


@pytest.fixture(scope="module")
def figures() -> Figures:
    return play(SYSTEM, DEALS, seed=5)


@pytest.fixture(scope="module")
def with_part_scores() -> Figures:
    return play(SYSTEM, DEALS, seed=6, part_scores=True)


def test_game_is_reached_where_it_should_be(figures: Figures) -> None:
    assert figures.counts["game with 26+ and a fit"] >= 15
    assert figures.share("game with 26+ and a fit") >= 0.75


def test_high_contracts_have_the_values(figures: Figures) -> None:
    assert figures.share("level 4+ has 22+ (of all contracts)") > 0.97


def test_contracts_from_level_four_have_the_values(figures: Figures) -> None:
    assert figures.counts["level 4+ has 22+ (of those)"] >= 20
    assert figures.share("level 4+ has 22+ (of those)") > 0.93


def test_what_is_shown_is_sane() -> None:
    """A pass adds no points but to leave a double in; nobody shows what others hold."""
    passes = 0
    for board in boards(80, 12):
        context = bid(SYSTEM, board).context
        for i in range(len(context.auction)):
            where = context.before(i)
            situation, shows = SYSTEM.situation(where), SYSTEM.meaning(where, PASS).shows
            assert shows.hcp[0] <= situation.points_left
            if situation.forced:
                continue
            passes += 1
            assert shows.hcp[0] <= situation.me.hcp[0], (where.auction, shows)
            for made in where.auction.legal:
                found = SYSTEM.meaning(where, made)
                if found.layer is Layer.NATURAL:
                    assert found.shows.hcp[0] <= max(situation.points_left, situation.me.hcp[0])
    assert passes > 500


def test_trump_contracts_have_seven_trumps(figures: Figures) -> None:
    assert figures.share("seven trumps") > 0.95


def test_M2_hands_are_as_shown(figures: Figures, with_part_scores: Figures) -> None:
    for counted in (figures, with_part_scores):
        assert counted.counts["book call as shown"] > 1000
        assert counted.share("book call as shown") >= 0.98
        assert counted.share("default call as shown") >= 0.90


def test_nobody_bids_beyond_a_completed_game(figures: Figures, with_part_scores: Figures) -> None:
    assert figures.share("no bid beyond the completed game") == 1
    assert with_part_scores.share("no bid beyond the completed game") == 1


def test_notrump_is_played_with_a_stopper_in_their_suit(figures: Figures) -> None:
    assert figures.counts["notrump against a bid suit stops it"] >= 5
    assert figures.share("notrump against a bid suit stops it") >= 0.9


def test_few_contracts_are_doubled(figures: Figures) -> None:
    assert figures.counts["doubled contracts"] <= 0.05 * DEALS


def test_the_same_hand_and_auction_give_the_same_call() -> None:
    fresh = System(read("einsteiger"))
    for board in boards(25, 7):
        assert bid(fresh, board).context == bid(SYSTEM, board).context


def test_nodes_of_one_priority_rarely_fit_one_hand_with_different_calls() -> None:
    turns = overlaps = 0
    for board in boards(60, 8):
        auction = bid(SYSTEM, board).context
        for i, (seat, _) in enumerate(auction.auction):
            turns += 1
            overlaps += _overlaps(auction.before(i), board.deal[seat])
    assert turns > 400
    assert overlaps <= 0.01 * turns


def _overlaps(where: Context, hand: Hand) -> bool:
    situation, held = SYSTEM.situation(where), facts(hand)
    calls: dict[int, dict[str, Call]] = {}
    for offer in SYSTEM.offers(where):
        if offer.fits(situation, held):
            calls.setdefault(offer.node.priority, {}).setdefault(offer.node.id, offer.call)
    if not calls:
        return False
    return len(set(calls[max(calls)].values())) > 1
