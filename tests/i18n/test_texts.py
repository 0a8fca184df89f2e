"""The texts of the three languages belong together: nothing is missing, nothing left over."""

from __future__ import annotations

import pytest
from fluent.syntax import ast

from strohmann.bridge.board import Vulnerability
from strohmann.cards import Rank, Strain, Suit
from strohmann.games.state import Phase
from strohmann.i18n import LANGUAGES
from strohmann.scoring.parts import Kind
from strohmann.scoring.profiles import PROFILES, Form
from strohmann.seats import Seat, Side
from tests.i18n import locale_files as locales
from tests.i18n.sources import is_computed, matches, uses

OTHERS = [language for language in LANGUAGES if language != "de"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_can_be_read(language: str) -> None:
    junk = {
        name: entry.content
        for name in locales.files(language)
        for entry in locales.entries(language, name)
        if isinstance(entry, ast.Junk)
    }
    assert junk == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_is_defined_once(language: str) -> None:
    ids = [message.id.name for message in locales.messages(language)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_files(language: str) -> None:
    assert locales.files(language) == locales.files("de")


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", locales.files("de"))
def test_every_language_has_the_same_texts_and_values(language: str, name: str) -> None:
    assert locales.texts(language, name) == locales.texts("de", name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_refer_only_to_their_own_file_and_the_terms(language: str) -> None:
    terms = {key for key in locales.texts(language, "terms.ftl") if "." not in key}
    for name in locales.files(language):
        own = {key for key in locales.texts(language, name) if "." not in key}
        for entry in locales.entries(language, name):
            assert locales.names_in(entry).messages <= own | terms


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty_or_unfinished(language: str) -> None:
    for message in locales.messages(language):
        for pattern in [message.value, *(attribute.value for attribute in message.attributes)]:
            if pattern is None:
                continue
            words = "".join(
                part.value if isinstance(part, ast.TextElement) else "{}"
                for part in pattern.elements
            )
            assert words.strip(), message.id.name
            assert words == words.strip(), message.id.name
            assert "TODO" not in words, message.id.name
            assert "??" not in words, message.id.name


def test_X_28_partie_never_means_a_game_nor_game_the_match() -> None:
    """ "Vollspiel" (de), "udgang" (da), "game" (en) name the 100 trick points."""
    for language, wrong in {"de": "Manche", "da": "Parti", "en": "Vollspiel"}.items():
        for message in locales.messages(language):
            for node in [message.value, *message.attributes]:
                assert node is None or wrong not in _words(node), message.id.name


def _words(node: ast.BaseNode) -> list[str]:
    pattern = node.value if isinstance(node, ast.Attribute) else node
    assert isinstance(pattern, ast.Pattern)
    text = " ".join(part.value for part in pattern.elements if isinstance(part, ast.TextElement))
    return text.split()


def _ids() -> set[str]:
    return {message.id.name for message in locales.messages("de")}


def test_no_text_is_missing() -> None:
    """Whatever the program asks for is there; a computed id has at least one text."""
    found = uses()
    missing = [found.shown(key) for key in found.asked if not matches(key, _ids())]
    assert missing == []


def test_no_text_is_left_over() -> None:
    found = uses()
    referred = {
        name
        for file in locales.files("de")
        for entry in locales.entries("de", file)
        for name in locales.names_in(entry).messages
    }
    left = sorted(key for key in _ids() - referred if not found.uses(key))
    assert left == []


def test_every_value_of_the_code_has_its_words() -> None:
    """What ids are computed from: kinds of points, profiles, options, phases, ..."""
    wanted = {f"part-{kind}" for kind in Kind} | {f"form-{form}" for form in Form}
    wanted |= {f"vul-{each}" for each in Vulnerability}
    wanted |= {f"option-vulnerability-{each}" for each in Vulnerability}
    wanted |= {f"phase-{phase.value}" for phase in Phase}
    wanted |= {f"{kind}-{rank}" for rank in Rank for kind in ("rank", "rank-name")}
    wanted |= {f"{kind}-{seat}" for seat in Seat for kind in ("seat", "seat-short")}
    wanted |= {f"{kind}-{side}" for side in Side for kind in ("side", "side-short")}
    wanted |= {f"suit-{suit}" for suit in Suit} | {f"bid-{strain}" for strain in Strain}
    for name, profile in PROFILES.items():
        wanted |= {f"profile-{name}", f"profile-{name}.line"}
        for option in profile.options:
            wanted |= {f"option-{option.name}", f"option-{option.name}.line"}
            if option.name != "board":  # its values are numbers
                wanted |= {f"option-{option.name}-{value}" for value in option.values}
    assert sorted(wanted - locales.texts("de").keys()) == []


def test_the_scan_finds_what_it_should() -> None:
    found = uses()
    assert "passed-out" in found.asked
    assert any(is_computed(key) and key.startswith("rank-") for key in found.asked)
    assert not matches("no-such-text", _ids())
    assert found.uses("rank-name-Q")
    assert not found.uses("rank-name-Ω")
    assert not found.uses("cli-no-such-text")
