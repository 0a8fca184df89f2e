"""Every error that the sources can raise says what is wrong and what to do, three times."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strohmann.bridge.auction import Auction
from strohmann.errors import IllegalCall, NotationError
from strohmann.i18n import LANGUAGES, Catalogue
from strohmann.i18n.notation import error_text
from tests.i18n import locale_files as locales
from tests.i18n.error_sites import sites


def test_errors_are_found_in_the_sources() -> None:
    codes = {code for site in sites() for code in site.codes}
    assert {"insufficient-bid", "must-follow-suit", "unknown-language"} <= codes


def test_every_code_stands_where_the_error_is_made() -> None:
    """So that the texts can be checked: no code is computed."""
    assert [site.place for site in sites() if not site.codes] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_message_and_a_hint(language: str) -> None:
    texts = locales.texts(language)
    wanted = {f"error-{code}" for site in sites() for code in site.codes}
    assert sorted(wanted - texts.keys()) == []
    assert sorted({f"{key}.hint" for key in wanted} - texts.keys()) == []


def test_every_value_of_a_text_is_given_where_the_error_is_made() -> None:
    texts = locales.texts("de")
    lacking = [
        f"{site.place} {code}: {sorted(missing)}"
        for site in sites()
        for code in site.codes
        for key in (f"error-{code}", f"error-{code}.hint")
        if key in texts and (missing := texts[key] - site.values)
    ]
    assert lacking == []


def test_no_code_is_left_over() -> None:
    codes = {code for site in sites() for code in site.codes}
    known = {key.removeprefix("error-") for key in locales.texts("de", "errors.ftl")
             if key.startswith("error-") and "." not in key}  # fmt: skip
    assert sorted(known - codes) == []


def test_a_law_is_named_as_the_country_does() -> None:
    with pytest.raises(IllegalCall) as raised:
        Auction.parse("N", "2H 2D")
    shown = [error_text(raised.value, Catalogue(language)) for language in LANGUAGES]
    assert [message for message, _ in shown] == [
        "2♦ ist nicht höher als 2♥ (§ 18).",
        "2♦ er ikke højere end 2♥ (§ 18).",
        "2♦ is not higher than 2♥ (Law 18).",
    ]
    assert shown[0][1].startswith("Biete eine höhere Stufe")


def test_what_the_reader_typed_is_quoted_without_control_characters() -> None:
    message, _ = error_text(NotationError("unreadable-card", text="\x1b[2J" * 40), Catalogue("de"))
    assert message.isprintable()
    assert len(message) < 100


@given(text=st.text(), language=st.sampled_from(LANGUAGES))
def test_any_text_can_be_quoted(text: str, language: str) -> None:
    error = NotationError("unreadable-contract", where=text, text=text)
    message, hint = error_text(error, Catalogue(language))
    assert message.isprintable()
    assert hint
