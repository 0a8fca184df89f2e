"""The catalogue finds texts, puts values in, and knows which language a reader wants."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strohmann.errors import InvalidValue, UnknownName
from strohmann.i18n import LANGUAGES, Catalogue, language_of_locale, negotiate


def test_each_language_says_it_in_its_own_words() -> None:
    assert [Catalogue(lang).text("declarer") for lang in LANGUAGES] == [
        "Alleinspieler",
        "Spilfører",
        "Declarer",
    ]


def test_german_is_the_default() -> None:
    assert Catalogue().language == "de"


def test_attributes_are_texts_of_their_own() -> None:
    name = Catalogue("en").text("profile-chicago-000")
    line = Catalogue("en").text("profile-chicago-000", "line")
    assert name == "Chicago (full rules)"
    assert line.startswith("Four deals")


def test_values_are_put_in_without_invisible_marks() -> None:
    text = Catalogue("de").text("card-name", suit="Pik", rank="Ass")
    assert text == "Pik Ass"
    assert not any(unicodedata.category(char) == "Cf" for char in text)


def test_numbers_are_written_as_the_language_does() -> None:
    assert Catalogue("de").text("place-line", number=1180) == "Zeile 1.180"
    assert Catalogue("en").text("place-line", number=1180) == "Line 1,180"


def test_an_unknown_text_is_an_error() -> None:
    catalogue = Catalogue("da")
    with pytest.raises(UnknownName, match="unknown-text") as raised:
        catalogue.text("no-such-text")
    assert raised.value.values["name"] == "no-such-text"
    with pytest.raises(UnknownName, match="unknown-text"):
        catalogue.text("declarer", "hint")


def test_a_missing_value_is_an_error() -> None:
    with pytest.raises(InvalidValue, match="text-without-value"):
        Catalogue("de").text("card-name", suit="Pik")


@pytest.mark.parametrize("language", LANGUAGES)
def test_values_of_any_size_are_written(language: str) -> None:
    catalogue = Catalogue(language)

    def written(name: object) -> str:
        return catalogue.format("error-unknown-text", None, {"name": name})  # type: ignore[dict-item]

    assert "1" + "0" * 30 in written(10**30)
    assert "-1" + "0" * 30 in written(-(10**30))
    assert "…" in written(10**5000)
    assert "x" * 999 + "…" in written("x" * 5000)
    assert "x" * 1000 in written("x" * 1000)


@pytest.mark.parametrize("language", ["", "fr", "DE", "de-AT", "../de"])
def test_other_languages_are_refused(language: str) -> None:
    with pytest.raises(UnknownName, match="unknown-language"):
        Catalogue(language)


def test_the_catalogue_tells_what_it_has() -> None:
    catalogue = Catalogue("en")
    assert "declarer" in catalogue
    assert "profile-chicago-000.line" in catalogue
    assert "declarer.line" not in catalogue
    assert "no-such-text" not in catalogue
    assert 7 not in catalogue


@pytest.mark.parametrize(
    ("header", "language"),
    [
        (None, "de"),
        ("", "de"),
        ("da", "da"),
        ("da-DK,da;q=0.9,en;q=0.8", "da"),
        ("en-GB,en;q=0.9", "en"),
        ("fr,en;q=0.3,da;q=0.7", "da"),
        ("en;q=0.5, de;q=0.5", "en"),
        ("en;q=0, da;q=0.1", "da"),
        ("fr-CA", "de"),
        ("*", "de"),
        (";;;,q=", "de"),
        ("EN", "en"),
    ],
)
def test_the_browser_says_which_language(header: str | None, language: str) -> None:
    assert negotiate(header) == language


@given(st.text(max_size=80))
def test_any_header_gives_a_language(header: str) -> None:
    assert negotiate(header) in LANGUAGES


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "de"),
        ({"LANG": "C.UTF-8"}, "de"),
        ({"LANG": "da_DK.UTF-8"}, "da"),
        ({"LANG": "da_DK.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "fr:da"}, "da"),
        ({"LANG": "de_AT@euro"}, "de"),
        ({"LC_MESSAGES": "en", "LANG": "da"}, "en"),
    ],
)
def test_the_locale_says_which_language(environment: dict[str, str], language: str) -> None:
    assert language_of_locale(environment) == language
