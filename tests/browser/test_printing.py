"""On paper: one page of A4 for each sheet and each record."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser import packs
from tests.browser.answers import by_clicks
from tests.browser.conftest import Invite
from tests.browser.pad import begin, enter
from tests.browser.printer import A4, page_sizes, printed, without_printer
from tests.browser.serving import Server


def test_sheet_and_record_print_on_one_page_each(server: Server, invite: Invite) -> None:
    server.stack(packs.strong("S", "N"))
    guest = invite()
    without_printer(guest)
    guest.open_table("chicago", pace="instant")
    guest.play_on(by_clicks, until=lambda asked: asked.what == "next-deal")
    record = printed(guest, guest.get("record").get_by_role("button", name="Drucken"))
    assert page_sizes(record) == [A4]
    sheet = printed(guest, guest.get("sheet").get_by_role("button", name="Drucken"))
    assert page_sizes(sheet) == [A4]
    assert len(record) > len(sheet) > 5_000
    expect(guest.get("next-deal")).to_be_visible()  # the page is as it was
    expect(guest.page.locator("#paper")).to_have_count(0)


def test_a_long_rubber_prints_on_one_page(invite: Invite) -> None:
    guest = invite()
    without_printer(guest)
    begin(guest, "rubber-laws", dealer="Nord")
    for _ in range(24):  # nobody ever makes a game
        enter(guest, "Süd", 2, "Herz", over=-2)
    expect(guest.page.locator("ol li")).to_have_count(24)
    expect(guest.page.locator(".sheet tbody.above tr")).to_have_count(25)
    pdf = printed(guest, guest.page.locator(".sheet").get_by_role("button", name="Drucken"))
    assert page_sizes(pdf) == [A4]
