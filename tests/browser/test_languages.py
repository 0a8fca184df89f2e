"""German, Danish, English: by the browser's language, and at once by choice."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser import packs
from tests.browser.conftest import Invite
from tests.browser.serving import Server
from tests.browser.visitor import Visitor

TITLES = {
    "de": "Was möchtest du spielen?",
    "da": "Hvad vil du spille?",
    "en": "What would you like to play?",
}
# Rank letters of ace, king, queen, jack; notrump; pass; North, East, South, West (D3, X-21).
TABLE_WORDS = {
    "de": ("AKDB", "SA", "Passe", "NOSW"),
    "da": ("EKDB", "UT", "Pas", "NØSV"),
    "en": ("AKQJ", "NT", "Pass", "NESW"),
}
POINTS = {"de": "Punkte", "da": "point", "en": "points"}


@pytest.mark.parametrize(
    ("browser", "language"),
    [("de-AT", "de"), ("da-DK", "da"), ("en-US", "en"), ("fr-FR", "de"), ("nb-NO", "de")],
)
def test_the_start_page_speaks_the_browsers_language(
    invite: Invite, browser: str, language: str
) -> None:
    guest = invite(lang=browser, quick=False)
    guest.go()
    expect(guest.page.locator("h1")).to_have_text(TITLES[language])
    expect(guest.page.locator("html")).to_have_attribute("lang", language)


def test_the_start_page_changes_its_language_at_once(invite: Invite) -> None:
    guest = invite(quick=False)
    guest.go()
    for language in ("da", "en", "de"):
        guest.speak(language)
        expect(guest.page.locator("h1")).to_have_text(TITLES[language])
    guest.speak("da")
    guest.page.reload()
    expect(guest.page.locator("h1")).to_have_text(TITLES["da"])


def test_X_21_letters_of_cards_and_calls_change_at_once(server: Server, invite: Invite) -> None:
    server.stack(packs.strong("S", "N"))
    guest = invite()
    guest.open_table("chicago", pace="instant")
    guest.asked()
    expect_words(guest, "de")
    for language in ("da", "en", "de"):
        guest.speak(language)
        expect_words(guest, language)


def expect_words(guest: Visitor, language: str) -> None:
    """Everything on the table is in this language, what the server said included."""
    ranks, notrump, passing, seats = TABLE_WORDS[language]
    for card, letter in zip(("SA", "SK", "SQ", "SJ"), ranks, strict=True):
        expect(guest.get(f"card-{card}").locator(".rank")).to_have_text(letter)
    expect(guest.get("call-1NT")).to_have_text(f"1{notrump}")
    expect(guest.get("call-P")).to_have_text(passing)
    for seat, letter in zip("NESW", seats, strict=True):
        expect(guest.get(f"seat-{seat}").locator(".letter")).to_have_text(letter)
    expect(guest.get("made-0")).to_contain_text(passing)
    meaning = re.compile(rf"\d+–\d+ {POINTS[language]}\b")
    expect(guest.get("call-1NT")).to_have_attribute("aria-label", meaning)
