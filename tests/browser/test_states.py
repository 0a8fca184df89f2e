"""Every state of the page at every size: nothing scrolls sideways, everything can be hit."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser import packs
from tests.browser.album import Album
from tests.browser.checks import nameless, too_high, too_small, too_wide
from tests.browser.conftest import DESKTOP, LOW, PHONE, TABLET, Invite
from tests.browser.serving import Server
from tests.browser.tour import PAGES, STATES, walk
from tests.browser.visitor import Visitor

LOOKS: dict[str, dict[str, Any]] = {
    "desktop-de": {"screen": DESKTOP},
    "tablet-de": {"screen": TABLET},
    "phone-de": {"screen": PHONE},
    "low-en": {"screen": LOW, "lang": "en-GB"},
    "desktop-da-dark": {"screen": DESKTOP, "lang": "da-DK", "dark": True},
}


@pytest.fixture
def shots(tmp_path: Path) -> Path:
    """Where pictures go: ``STROHMANN_SHOTS``, or a temporary folder."""
    return Path(os.environ.get("STROHMANN_SHOTS", tmp_path / "shots"))


@pytest.mark.parametrize("look", LOOKS)
def test_every_state(server: Server, invite: Invite, shots: Path, look: str) -> None:
    album = Album(shots / look)
    still = {"motion": "off", "trickPause": 0}
    guest = invite(quick=False, settings=still, **LOOKS[look])
    wrong = []
    for state, visitor in walk(server, invite, guest):
        album.keep(visitor, state)
        found = too_wide(visitor) + too_small(visitor) + nameless(visitor)
        if state not in PAGES:
            found += too_high(visitor)
        wrong += [f"{state}: {what}" for what in found]
    assert wrong == []
    assert tuple(album.names) == STATES


def test_waiting_for_the_deal(server: Server, invite: Invite, shots: Path) -> None:
    server.tell_bots("pass")
    guest = invite()

    def hold_the_next_deal(page: WebSocketRoute) -> None:
        def pass_on(message: str | bytes) -> None:
            if '"records":1' not in str(message) or '"phase":"auction"' not in str(message):
                page.send(message)

        page.connect_to_server().on_message(pass_on)

    guest.page.route_web_socket("**/socket*", hold_the_next_deal)
    guest.open_table("chicago", pace="instant")
    guest.asked()
    guest.call("P")
    guest.get("next-deal").click()
    expect(guest.page.get_by_text("Es wird gegeben …").first).to_be_visible()
    Album(shots).keep(guest, "waiting-for-the-deal")


# Windows of laptops, of enlarged pages, of small and large tablets and phones.
SIZES = (
    (640, 360), (853, 533), (1024, 620), (1280, 600), (1366, 625), (1920, 1080), (360, 640),
    (390, 844), (600, 960), (820, 1180), (1180, 820),
)  # fmt: skip
LEAST = {(640, 360): 32, (1024, 620): 23, (1366, 625): 28}
"""What must do, in pixels, where 44 do not fit; cards on a desktop are for a mouse."""


def test_the_table_fits_any_window(server: Server, invite: Invite) -> None:
    server.stack(packs.strong("S", "N"))
    guest = invite()
    guest.open_table("chicago", pace="instant")
    guest.asked()
    _expect_to_fit(guest)
    guest.call("4S")
    guest.asked(guest.version())
    expect(guest.get("dummy")).to_be_visible()
    _expect_to_fit(guest)


def _expect_to_fit(guest: Visitor) -> None:
    for width, height in SIZES:
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.page.evaluate("() => new Promise((done) => requestAnimationFrame(done))")
        least = LEAST.get((width, height), 44)
        wrong = too_wide(guest) + too_high(guest) + too_small(guest, least)
        assert wrong == [], (width, height)
