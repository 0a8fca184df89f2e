"""What can be set: every change shows at once, and is kept on the device."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import packs
from tests.browser.conftest import Invite
from tests.browser.serving import Server
from tests.browser.visitor import Visitor


def _open_settings(guest: Visitor) -> None:
    guest.page.locator("header button[aria-haspopup=dialog]").click()
    expect(guest.page.locator("dialog[open]")).to_be_visible()


def _choose(guest: Visitor, value: str) -> None:
    """Click one of the keys of a choice."""
    guest.page.locator(f"dialog[open] label:has(input[value='{value}'])").click()


def _style(guest: Visitor, selector: str, name: str) -> str:
    return str(
        guest.page.locator(selector).first.evaluate(
            "(one, name) => getComputedStyle(one).getPropertyValue(name)", name
        )
    )


def _at_the_table(server: Server, invite: Invite, **settings: str) -> Visitor:
    server.stack(packs.strong("S", "N"))
    guest = invite(quick=False, settings={"motion": "off", "trickPause": 0, **settings})
    guest.open_table("chicago", pace="instant")
    guest.asked()
    return guest


def test_themes(invite: Invite) -> None:
    guest = invite(quick=False)
    guest.go()
    light = _style(guest, "body", "background-color")
    _open_settings(guest)
    seen = {light}
    for theme in ("dark", "contrast"):
        _choose(guest, theme)
        expect(guest.page.locator("html")).to_have_attribute("data-theme", theme)
        seen.add(_style(guest, "body", "background-color"))
    assert len(seen) == 3
    guest.page.reload()
    expect(guest.page.locator("html")).to_have_attribute("data-theme", "contrast")
    _open_settings(guest)
    _choose(guest, "light")
    assert _style(guest, "body", "background-color") == light


def test_the_theme_follows_the_device(invite: Invite) -> None:
    guest = invite(quick=False, dark=True)
    guest.go()
    expect(guest.page.locator("html")).to_have_attribute("data-theme", "dark")
    guest.page.emulate_media(color_scheme="light")
    expect(guest.page.locator("html")).to_have_attribute("data-theme", "light")


# The third slider from the top, and what it changes on the page.
SLIDERS = {
    "contrast": ("h1", "color"),
    "grain": ("body", "background-image"),
    "temperature": ("body", "background-color"),
}


@pytest.mark.parametrize("slider", SLIDERS)
def test_S_16_sliders_change_the_look_as_they_move(invite: Invite, slider: str) -> None:
    guest = invite(quick=False)
    guest.go()
    selector, style = SLIDERS[slider]
    _open_settings(guest)
    knob = guest.page.locator("dialog[open] input[type=range]").nth(list(SLIDERS).index(slider))
    knob.focus()
    looks = []
    for key in ("Home", "End"):
        guest.press(key)
        looks.append(_style(guest, selector, style))
    assert looks[0] != looks[1]
    guest.page.reload()
    assert _style(guest, selector, style) == looks[1]


def test_table_colours(server: Server, invite: Invite) -> None:
    guest = _at_the_table(server, invite)
    seen = {_style(guest, "[data-testid=table]", "background-color")}
    _open_settings(guest)
    for colour in ("blue", "grey", "wood"):
        _choose(guest, colour)
        seen.add(_style(guest, "[data-testid=table]", "background-color"))
    assert len(seen) == 4


def test_two_colours_and_four(server: Server, invite: Invite) -> None:
    guest = _at_the_table(server, invite)
    suits = {suit: f"[data-testid=my-hand] .face.{suit}" for suit in "SHDC"}
    assert len({_style(guest, face, "color") for face in suits.values()}) == 4
    _open_settings(guest)
    guest.page.locator("dialog[open] label.switch").first.click()
    two = {suit: _style(guest, face, "color") for suit, face in suits.items()}
    assert two["S"] == two["C"] != two["H"] == two["D"]


def test_letters_of_another_language(server: Server, invite: Invite) -> None:
    guest = _at_the_table(server, invite)
    _open_settings(guest)
    for letters, ace in (("da", "E"), ("en", "A"), ("de", "A")):
        guest.page.locator(f"dialog[open] label:has(input[value='{letters}'])").last.click()
        expect(guest.get("card-SA").locator(".rank")).to_have_text(ace)
    expect(guest.get("call-P")).to_have_text("Passe")


def test_S_08_choose_then_confirm_so_that_a_slip_costs_nothing(
    server: Server, invite: Invite
) -> None:
    guest = _at_the_table(server, invite, confirm="twoTap")
    version = guest.version()
    guest.choose_call("7NT")
    expect(guest.get("confirm")).to_have_text("7 Sans Atout ansagen")
    guest.get("cancel").click()
    expect(guest.get("confirm")).to_be_hidden()
    guest.choose_call("4S")
    assert guest.version() == version
    guest.choose_call("4S")  # the second tap on the same call makes it
    guest.reach(version + 1)
    hand, card = guest.asked(version + 1).cards[0]
    guest.choose_card(hand, card)
    expect(guest.get("confirm")).to_be_enabled()
    guest.press("Escape")
    expect(guest.get("confirm")).to_be_hidden()
    guest.choose_card(hand, card)
    guest.choose_card(hand, card)
    expect(guest.get(f"trick-{card}")).to_be_visible()


def test_one_tap_plays_at_once(server: Server, invite: Invite) -> None:
    guest = _at_the_table(server, invite)
    _open_settings(guest)
    _choose(guest, "oneTap")
    guest.press("Escape")
    version = guest.version()
    guest.choose_call("4S")
    guest.reach(version + 1)
    hand, card = guest.asked(version + 1).cards[0]
    guest.choose_card(hand, card)
    expect(guest.get(f"trick-{card}")).to_be_visible()


def test_a_card_that_may_not_be_played_is_not_played(server: Server, invite: Invite) -> None:
    server.stack(packs.notrump("S", "N"))
    guest = invite()
    guest.open_table("chicago", pace="instant")
    guest.asked()
    guest.call("1NT")
    asked = guest.asked(guest.version())
    hands = packs.hands_of(packs.notrump("S", "N"))
    legal = {card for _, card in asked.cards}
    dimmed = min(hands["N"] - legal)
    guest.get(f"card-{dimmed}").click(force=True, position={"x": 9, "y": 9})
    expect(guest.get(f"card-{dimmed}")).to_have_attribute("aria-disabled", "true")
    assert guest.version() == asked.version


def test_the_pace_can_be_changed_at_the_table(server: Server, invite: Invite) -> None:
    guest = _at_the_table(server, invite)
    other = invite.second_tab(guest)
    guest.get("pace").select_option("slow")
    expect(other.get("pace")).to_have_value("slow")


def test_everything_as_it_was(invite: Invite) -> None:
    guest = invite(settings={"theme": "dark", "fourColours": False, "lang": "da"})
    guest.go()
    expect(guest.page.locator("html")).to_have_attribute("lang", "da")
    _open_settings(guest)
    guest.page.locator("dialog[open] .end button").click()
    expect(guest.page.locator("html")).to_have_attribute("lang", "de")
    expect(guest.page.locator("html")).to_have_attribute("data-theme", "light")
    expect(guest.page.locator("html")).to_have_attribute("data-suits", "four")
