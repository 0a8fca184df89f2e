"""Every game under the generic checks, and what the forms of bridge fix (X-05, F-14)."""

from collections import Counter
from random import Random

import pytest

from strohmann.cards import PACK
from strohmann.games.match import Match
from strohmann.games.registry import GAMES, game
from strohmann.games.state import Phase
from strohmann.seats import SEATS
from tests.games.check import check_game
from tests.games.random_play import play_out

MATCHES = {"single-deal": 100, "duplicate-wbf": 50, "duplicate-002": 50}


@pytest.mark.parametrize("name", GAMES)
def test_random_matches_of_every_form(name: str, soak: bool) -> None:
    long = name.startswith(("rubber", "bismarck", "draw"))
    count = MATCHES.get(name, 4 if long else 12) * (20 if soak else 1)
    matches = check_game(game(name), range(count))
    assert len(matches) == count
    assert len({tuple(match.result.totals.values()) for match in matches if match.result}) > 2


@pytest.mark.parametrize(
    "options",
    [
        {"seating": "draw"},
        {"honours_claim": "announce"},
        {"seating": "draw", "honours_claim": "announce", "first_dealer": "W"},
    ],
)
@pytest.mark.parametrize("name", ["chicago-000", "rubber-laws"])
def test_random_matches_with_options(name: str, options: dict[str, str]) -> None:
    check_game(game(name, **options), range(4))


def test_X_05_all_pass_by_form() -> None:
    """Passed out deals: dealt again in Chicago, next dealer in rubber, counted elsewhere."""
    for name in ("chicago-000", "rubber-laws", "single-deal", "duplicate-wbf"):
        match = Match.of(game(name)).deal(Random(1))
        dealer = match.state.current.dealer
        for seat in (SEATS * 2)[dealer.index : dealer.index + 4]:
            match = match.act(next(iter(match.game.legal(match.state, seat))))
        if name in ("single-deal", "duplicate-wbf"):
            assert match.result is not None
            assert (match.result.winner, match.result.margin) == (None, 0)
            continue
        assert match.state.phase is Phase.BETWEEN
        expected = dealer if name == "chicago-000" else dealer.left
        assert match.state.sheet.next_dealer is expected
        assert match.state.sheet.next_number == (1 if name == "chicago-000" else 2)


def test_F_14_four_seats_play_the_whole_match() -> None:
    match = play_out(game("chicago-001"), 5)
    assert match.game.ring == SEATS
    counted = [row for row in match.state.sheet.rows if row.number is not None]
    assert [row.dealer for row in counted] == list(SEATS)  # F-04: each player deals once


def test_W_06_deals_are_uniform_and_seedable() -> None:
    one = Match.of(game("single-deal")).deal(Random(3)).state.current.known
    assert one == Match.of(game("single-deal")).deal(Random(3)).state.current.known
    rng = Random(20261130)
    counts: Counter[tuple[int, int]] = Counter()
    rounds = 5_200
    for _ in range(rounds):
        match = Match.of(game("single-deal")).deal(rng)
        for card in PACK:
            holder = next(i for i, mask in enumerate(match.state.current.known) if mask & card.bit)
            counts[card.index, holder] += 1
    expected = rounds / 4
    chi_square = sum((counts[c, h] - expected) ** 2 / expected for c in range(52) for h in range(4))
    # Each hand has 13 cards: 51 * 3 = 153 degrees of freedom; five deviations are 87.
    assert abs(chi_square - 153) < 87
