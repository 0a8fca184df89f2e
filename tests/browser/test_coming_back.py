"""Reload, a second tab, a server that dies: the game goes on exactly where it was."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import packs
from tests.browser.answers import by_clicks
from tests.browser.conftest import Invite
from tests.browser.serving import Server
from tests.browser.sheets import expect_end
from tests.browser.visitor import Asked, Visitor


def _in_mid_auction(guest: Visitor) -> None:
    """North and East have passed, it is our call."""
    guest.open_table("chicago", pace="instant")
    guest.asked()


def _in_mid_trick(guest: Visitor) -> None:
    """We declare; three cards of the first trick lie there, ours is awaited."""
    guest.open_table("chicago", pace="instant")
    guest.play_on(by_clicks, until=_my_own_card)
    assert len(guest.picture()["trick"]) == 3


def _my_own_card(asked: Asked) -> bool:
    return asked.what == "card" and asked.cards[0][0] == "S"


def _play_a_little(guest: Visitor) -> None:
    """Four more answers, each with what follows from it."""
    asked = guest.asked()
    for _ in range(4):
        by_clicks(guest, asked)
        asked = guest.asked(asked.version)


MOMENTS = {"mid-auction": _in_mid_auction, "mid-trick": _in_mid_trick}


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_reload_changes_nothing(server: Server, invite: Invite, moment: str) -> None:
    server.stack(packs.strong("S", "N"))
    guest = invite()
    MOMENTS[moment](guest)
    before = guest.picture()
    assert before["mine"]
    guest.page.reload()
    guest.asked()
    assert guest.picture() == before
    _play_a_little(guest)


def test_a_second_tab_stays_in_step(server: Server, invite: Invite) -> None:
    server.stack(packs.strong("S", "N"))
    guest = invite()
    MOMENTS["mid-auction"](guest)
    other = invite.second_tab(guest)
    assert other.asked() == guest.asked()
    asked = guest.asked()
    for tab, another in (guest, other), (other, guest), (other, guest), (guest, other):
        by_clicks(tab, tab.asked())
        asked = another.asked(asked.version)
        tab.reach(asked.version)
        assert tab.picture() == another.picture()
    assert asked.what == "card"


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_dead_server_comes_back_and_the_game_goes_on(
    own_server: Server, invite_home: Invite, moment: str
) -> None:
    own_server.stack(packs.strong("S", "N"))
    guest = invite_home()
    MOMENTS[moment](guest)
    before = guest.picture()
    own_server.kill()
    expect(guest.get("connection-lost")).to_be_visible()
    assert guest.picture() == before
    own_server.start()
    expect(guest.get("connection-lost")).to_be_hidden()
    assert guest.picture() == before
    _play_a_little(guest)


def test_what_was_chosen_while_the_server_was_away_is_kept(
    own_server: Server, invite_home: Invite
) -> None:
    own_server.stack(packs.strong("S", "N"))
    guest = invite_home(settings={"confirm": "twoTap"})
    MOMENTS["mid-auction"](guest)
    own_server.kill()
    expect(guest.get("connection-lost")).to_be_visible()
    guest.choose_call("4S")
    guest.get("confirm").click()
    expect(guest.get("notice")).to_contain_text("Nicht gesendet")
    version = guest.version()
    own_server.start()
    expect(guest.get("connection-lost")).to_be_hidden()
    expect(guest.get("call-4S")).to_have_attribute("aria-pressed", "true")
    guest.get("confirm").click()
    guest.reach(version + 1)
    expect(guest.get("auction").first).to_contain_text("4")


def test_the_end_survives_a_dead_server(own_server: Server, invite_home: Invite) -> None:
    guest = invite_home()
    guest.open_table("single", pace="instant")
    guest.play_on(by_clicks)
    expect_end(guest)
    before = guest.picture()
    own_server.kill()
    own_server.start()
    guest.page.reload()
    expect_end(guest)
    assert guest.picture() == before
