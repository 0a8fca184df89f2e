"""Random matches of Draw Bridge in every combination of its options (P-7, X-09 to X-13, X-30)."""

from itertools import product

import pytest

from strohmann.games.draw.game import DrawGame
from strohmann.games.registry import GAMES
from strohmann.games.state import Phase
from strohmann.scoring.profiles import Form, default_profile
from strohmann.seats import Side
from tests.drawbridge.playing import draw_bridge
from tests.games.check import check_game

OPTIONS = default_profile(Form.DRAW).options
COMBINATIONS = [
    {option.name: value for option, value in zip(OPTIONS, values, strict=True)}
    for values in product(*(option.values for option in OPTIONS))
]


@pytest.mark.parametrize("options", COMBINATIONS, ids=lambda each: "-".join(each.values()))
def test_P_7_random_matches_of_every_combination(options: dict[str, str], soak: bool) -> None:
    matches = check_game(draw_bridge(**options), range(100 if soak else 2), deals=4)
    for match in matches:
        assert isinstance(match.game, DrawGame)
        assert match.state.phase is Phase.OVER
        assert match.state.sheet.sides == (Side.N, Side.S)


def test_P_7_the_profile_and_its_options() -> None:
    profile = default_profile(Form.DRAW)
    assert "draw-bridge" in GAMES
    assert profile.name == "draw-bridge"
    assert profile.settled({}) == {
        "draw_follow": "off",
        "draw_first_lead": "non_dealer",
        "both_pass": "next_dealer",
        "draw_use": "hand",
        "first_dealer": "draw",
    }
    assert len(COMBINATIONS) == 32


def test_P_7_rubber_scoring_as_P_6() -> None:
    sheet = draw_bridge().initial().sheet
    assert not sheet.scores_honours
    assert sheet.length is None
    broken = sheet.break_off()
    assert broken.closing == ()  # X-07 off
