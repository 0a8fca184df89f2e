"""Names of the forms in each country (F-17, X-28)."""

import pytest

from strohmann.i18n import Catalogue


@pytest.mark.parametrize(
    ("language", "name"),
    [("de", "Bridge mit vier Spielen"), ("da", "bridge i fire spil"), ("en", "four-deal bridge")],
)
def test_F_17_chicago_is_four_deal_bridge(language: str, name: str) -> None:
    assert name in Catalogue(language).text("profile-chicago-001")


@pytest.mark.parametrize(
    ("language", "word"), [("de", "Vollspiel"), ("da", "Udgang"), ("en", "Game")]
)
def test_X_28_one_word_for_a_game(language: str, word: str) -> None:
    assert word.lower() in Catalogue(language).text("part-game").lower()
