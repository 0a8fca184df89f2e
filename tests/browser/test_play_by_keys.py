"""Whole matches by the keyboard alone: no click, no tap, nothing but keys."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser import packs
from tests.browser.answers import ByKeys
from tests.browser.conftest import Invite
from tests.browser.serving import Server
from tests.browser.sheets import expect_end
from tests.browser.visitor import Visitor

_STILL = {"motion": "off", "trickPause": 0}
_GERMAN = {"S": "p", "H": "h", "D": "k", "C": "t", "A": "a", "K": "k", "Q": "d", "J": "b"}


def _open(guest: Visitor, form: str) -> None:
    """From the address to the table by Tab, arrows, Space and Enter."""
    guest.go()
    guest.walk_to("input[name=form]")
    for _ in range(3):
        if guest.has_focus(f"input[value={form}]"):
            break
        guest.press("ArrowDown")
    guest.expect_focus(f"input[value={form}]")
    guest.walk_to("details.more > summary")
    guest.press("Enter")
    guest.walk_to("input[value=normal]")
    guest.press("ArrowRight")
    guest.press("ArrowRight")
    guest.expect_focus("input[value=instant]:checked")
    guest.walk_to("button.play", back=True)
    guest.press("Enter")
    expect(guest.get("table")).to_be_visible()


def test_a_single_deal_by_arrows(invite: Invite) -> None:
    guest = invite(quick=False, settings=_STILL)
    _open(guest, "single")
    guest.play_on(ByKeys())
    expect_end(guest)


def test_a_whole_chicago_by_german_letters(invite: Invite) -> None:
    guest = invite(quick=False, settings=_STILL)
    _open(guest, "chicago")
    guest.play_on(ByKeys(_GERMAN))
    expect_end(guest)
    guest.walk_to("[data-testid=again-same]")
    finished = guest.page.url
    guest.press("Enter")
    guest.page.wait_for_url(lambda url: url != finished)
    assert guest.asked().what in ("call", "card")


def test_C_39_a_whole_rubber_by_keys(server: Server, invite: Invite) -> None:
    server.stack(
        packs.strong("S", "N"), packs.all_tricks("W", "E"), packs.notrump("N", "S"),
        packs.strong("S", "W"),
    )  # fmt: skip
    guest = invite(quick=False, settings=_STILL)
    _open(guest, "rubber")
    guest.play_on(ByKeys(_GERMAN))
    expect_end(guest)
