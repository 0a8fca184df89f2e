"""The Schreibblock: matches with real cards, entered by clicks."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Invite
from tests.browser.pad import begin, enter
from tests.browser.sheets import read_sheet
from tests.browser.visitor import Visitor


def test_V_05_the_example_of_the_rules(invite: Invite) -> None:
    guest = invite()
    begin(guest, "chicago-000", dealer="Nord")
    enter(guest, "Ost", 2, "Pik")
    enter(guest, "West", 2, "Karo")
    sheet = read_sheet(guest.page.locator(".sheet"))
    assert sheet.parts == (
        ("Stichpunkte", 0, 60),
        ("Stichpunkte", 0, 40),
        ("Vollspielprämie", 0, 500),
    )
    assert sheet.total == (0, 600)


def test_V_02_V_03_V_04_contracts_made_and_down(invite: Invite) -> None:
    guest = invite()
    begin(guest, "chicago-000", dealer="Nord")
    enter(guest, "Nord", 4, "Herz", over=1)
    assert read_sheet(guest.page.locator(".sheet")).total == (450, 0)
    guest.page.get_by_role("button", name="Zurücknehmen").click()
    enter(guest, "Nord", 4, "Herz", doubling="Kontra", over=1)
    assert read_sheet(guest.page.locator(".sheet")).total == (690, 0)
    guest.page.get_by_role("button", name="Zurücknehmen").click()
    enter(guest, "Nord", 4, "Herz", doubling="Kontra", over=-1)
    assert read_sheet(guest.page.locator(".sheet")).total == (0, 100)


def test_V_30_a_rubber(invite: Invite) -> None:
    guest = invite()
    begin(guest, "rubber-laws", dealer="Nord")
    enter(guest, "Süd", 2, "Herz", over=1)
    enter(guest, "Ost", 3, "Sans Atout")
    enter(guest, "Süd", 4, "Pik", doubling="Kontra", over=1)
    enter(guest, "West", 6, "Karo", over=-1)
    enter(guest, "Nord", 3, "Kreuz")
    enter(guest, "Nord", 1, "Sans Atout")
    expect(guest.page.locator(".over h2")).to_be_visible()
    sheet = read_sheet(guest.page.locator(".sheet"))
    assert sheet.total == sheet.added == (1180, 100)
    expect(guest.page.locator(".standing")).to_contain_text("1.080")


def test_V_34_honours(invite: Invite) -> None:
    guest = invite()
    begin(guest, "chicago-000", dealer="Nord")
    enter(guest, "Süd", 4, "Herz", honours=("100", "West"))
    sheet = read_sheet(guest.page.locator(".sheet"))
    assert ("Honneurs", 0, 100) in sheet.parts
    assert sheet.total == (420, 100)


def test_an_entry_is_changed_and_deleted(invite: Invite) -> None:
    guest = invite()
    begin(guest, "chicago-000", dealer="Nord")
    enter(guest, "Süd", 2, "Herz")
    guest.page.get_by_role("button", name="Ausgepasst").click()
    expect(guest.page.locator("ol li")).to_have_count(2)
    guest.page.locator("ol li button").first.click()
    guest.page.get_by_role("button", name="Ein Stich mehr").click()
    guest.page.locator("form button[type=submit]").click()
    expect(guest.page.locator(".sheet tfoot td").first).to_have_text("90")
    guest.page.locator("ol li button").first.click()
    guest.page.locator("form").get_by_role("button", name="Löschen").click()
    expect(guest.page.locator("ol li")).to_have_count(1)
    expect(guest.page.locator(".sheet tfoot td").first).to_have_text("0")


def test_a_match_is_kept_on_the_device(invite: Invite) -> None:
    guest = invite(screen=PHONE)
    begin(guest, "chicago-000", dealer="Nord")
    enter(guest, "Süd", 2, "Herz")
    guest.page.reload()
    expect(guest.page.locator(".sheet tfoot td").first).to_have_text("60")
    _expect_narrow(guest)


def _expect_narrow(guest: Visitor) -> None:
    assert guest.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
