"""Random matches of Bismarck in every lawful combination of variants (P-10, E-12)."""

from __future__ import annotations

from itertools import product

import pytest

from strohmann.bismarck.rules import Rules
from strohmann.errors import InvalidValue, UnknownName
from strohmann.games.bismarck.game import BismarckGame
from strohmann.games.registry import GAMES, game
from strohmann.scoring.bismarck_profiles import BISMARCK_PROFILES
from strohmann.scoring.profiles import Form, default_profile
from tests.games.check import check_game

NAMES = [profile.name for profile in BISMARCK_PROFILES]


def combinations() -> list[tuple[str, dict[str, str]]]:
    """Every way to play: each profile with each value of its options that changes the rules."""
    found: dict[Rules, tuple[str, dict[str, str]]] = {}
    for profile in BISMARCK_PROFILES:
        options = [option for option in profile.options if option.name != "first_dealer"]
        for values in product(*(option.values for option in options)):
            chosen = {option.name: value for option, value in zip(options, values, strict=True)}
            made = bismarck(profile.name, **chosen)
            found.setdefault(made.rules, (profile.name, chosen))
    return list(found.values())


def bismarck(name: str = "bismarck", **options: str) -> BismarckGame:
    made = game(name, **options)
    assert isinstance(made, BismarckGame)
    return made


def test_P_10_all_lawful_combinations_have_a_name() -> None:
    # See all, open cards, must trump: 2 * 3 * 2; classic 2 * 2; British 2 * 3.
    assert len(combinations()) == 12 + 4 + 6
    assert set(NAMES) <= set(GAMES)
    assert default_profile(Form.BISMARCK).name == "bismarck"
    assert all(bismarck(name).profile.ring == bismarck(name).ring for name in NAMES)


@pytest.mark.parametrize("name", ["bismarck-classic", "bismarck-british"])
@pytest.mark.parametrize("option", ["see_all", "open_cards"])
def test_P_10_unlawful_combinations_cannot_be_named(name: str, option: str) -> None:
    value = "on" if option == "see_all" else "last4"
    with pytest.raises(UnknownName, match="unknown-option"):
        game(name, **{option: value})


def test_P_10_rules_that_do_not_go_together_are_refused() -> None:
    classic, british = bismarck("bismarck-classic").rules, bismarck("bismarck-british").rules
    for variant in (classic.variant, british.variant):
        with pytest.raises(InvalidValue, match="variants-not-combined"):
            Rules(variant=variant, see_all=True)


@pytest.mark.parametrize(("name", "options"), combinations(), ids=str)
def test_E_12_random_matches_of_every_combination(
    name: str, options: dict[str, str], soak: bool
) -> None:
    matches = check_game(bismarck(name, **options), range(200 if soak else 2))
    assert len({tuple(match.state.sheet.totals.values()) for match in matches}) == len(matches)


@pytest.mark.parametrize("name", NAMES)
def test_E_12_random_matches_of_every_profile(name: str, soak: bool) -> None:
    assert check_game(bismarck(name), range(100, 300 if soak else 104))
