"""Whole matches by clicks, from the start page to the last score."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser import packs
from tests.browser.answers import by_clicks
from tests.browser.conftest import Invite
from tests.browser.serving import Server
from tests.browser.sheets import expect_end, points_of_deals, read_sheet
from tests.browser.visitor import Asked, Visitor


def test_a_single_deal(invite: Invite) -> None:
    guest = invite()
    guest.open_table("single", vulnerability="both", pace="instant")
    expect(guest.get("vulnerability")).to_have_text("alle in Gefahr")
    expect(guest.get("status")).to_contain_text("Süd")  # deals, by the rules of the form
    guest.play_on(by_clicks)
    expect_end(guest)


def test_F_04_a_whole_chicago(invite: Invite) -> None:
    guest = invite()
    guest.open_table("chicago", pace="instant")
    zones: dict[str, str] = {}

    def note_and_answer(guest: Visitor, asked: Asked) -> None:
        zones[guest.get("deal-number").inner_text()] = guest.get("vulnerability").inner_text()
        by_clicks(guest, asked)

    guest.play_on(note_and_answer)
    expect_end(guest)
    assert zones == {
        "Spiel 1 von 4": "niemand in Gefahr",
        "Spiel 2 von 4": "Ost-West in Gefahr",
        "Spiel 3 von 4": "Nord-Süd in Gefahr",
        "Spiel 4 von 4": "alle in Gefahr",
    }
    assert points_of_deals(guest) == read_sheet(guest.get("sheet")).total


def test_C_39_a_whole_rubber(server: Server, invite: Invite) -> None:
    server.stack(
        packs.strong("S", "N"), packs.all_tricks("W", "E"), packs.notrump("N", "S"),
        packs.strong("S", "W"),
    )  # fmt: skip
    guest = invite()
    guest.open_table("rubber", pace="instant")
    guest.play_on(by_clicks)
    expect_end(guest)
    sheet = read_sheet(guest.get("sheet"))
    rubber = [part for part in sheet.parts if part[0].startswith("Rubber")]
    assert len(rubber) == 1
    assert max(rubber[0][1:]) in (500, 700)
    assert min(rubber[0][1:]) == 0


def test_C_18_a_deal_that_all_pass_is_dealt_again(server: Server, invite: Invite) -> None:
    server.tell_bots("pass")
    guest = invite()
    guest.open_table("chicago", pace="instant")
    guest.asked()
    guest.call("P")
    expect(guest.get("deal-over")).to_contain_text("Ausgepasst")
    guest.get("next-deal").click()
    guest.play_on(by_clicks, until=lambda asked: asked.what == "call")
    expect(guest.get("deal-number")).to_have_text("Spiel 1 von 4")
    expect(guest.get("status")).to_contain_text("Nord")
