"""The Schreibblock: matches with real cards, entered by clicks."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Invite
from tests.browser.pad import begin, begin_three, enter, enter_three
from tests.browser.printer import A4, page_sizes, printed, without_printer
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


# --- Bismarck and Draw Bridge ------------------------------------------------------------

PLAYERS = ("Carla", "Anna", "Ben")


def test_V_20_V_21_two_deals_of_bismarck(invite: Invite) -> None:
    guest = invite()
    begin_three(guest, "bismarck", PLAYERS)
    heading = guest.page.locator("form.entry h2")
    expect(heading).to_have_text("Spiel 1: Carla gibt, Anna ist Vorhand.")
    enter_three(guest, "Sang", 4, 6)
    _expect_totals(guest, "0", "−2", "+2")
    expect(heading).to_have_text("Spiel 2: Anna gibt, Ben ist Vorhand.")
    enter_three(guest, "Pass", 5, 9, 2)
    _expect_totals(guest, "+1", "−5", "+4")
    boxes = guest.page.get_by_test_id("bismarck-sheet").locator(".boxes tbody tr")
    expect(boxes.nth(1).get_by_test_id("sheet-S-sang")).to_contain_text("×")
    expect(boxes.nth(2).get_by_test_id("sheet-W-pass")).to_contain_text("×")
    expect(boxes.locator(".cross")).to_have_count(2)


def test_B_14_a_whole_match_of_bismarck_shared_by_all_and_printed(invite: Invite) -> None:
    guest = invite(screen=PHONE)
    without_printer(guest)
    begin_three(guest, "bismarck", PLAYERS)
    form = guest.page.locator("form.entry")
    for contract in ("Sang", "Valfri Kreuz", "Spader"):
        for tricks in ((4, 8), (4, 4), (8, 4)):
            enter_three(guest, contract, *tricks)
    # Anna has Pass left, and no contract twice.
    expect(form.locator(".contracts button:enabled")).to_have_text(["Pass"])
    expect(form.locator(".contracts")).to_contain_text("×")
    enter_three(guest, "Pass", 6, 4)
    enter_three(guest, "Pass", 6, 6, 4)
    enter_three(guest, "Pass", 4, 6, 6)
    expect(guest.page.locator(".over h2")).to_be_visible()
    standing = guest.page.get_by_test_id("sheet-standing")
    expect(standing).to_have_text("Carla, Anna und Ben teilen sich den Sieg.")
    _expect_totals(guest, "0", "0", "0")
    _expect_narrow(guest)
    sheet = guest.page.get_by_test_id("bismarck-sheet")
    pdf = printed(guest, sheet.get_by_role("button", name="Drucken"))
    assert page_sizes(pdf) == [A4]


def test_long_names_do_not_widen_the_page(invite: Invite) -> None:
    guest = invite(screen=PHONE)
    long = ("Donaudampfschifffahrtsgesellschaft", "Karl-Heinz Lüdenscheidt", "Maximiliana")
    begin_three(guest, "bismarck", long)
    _expect_narrow(guest)
    enter_three(guest, "Sang", 6, 6)
    enter_three(guest, "Valfri Herz", 5, 4)
    _expect_narrow(guest)


def test_B_12_a_deal_of_bismarck_is_mended_and_taken_back(invite: Invite) -> None:
    guest = invite()
    begin_three(guest, "bismarck", PLAYERS)
    enter_three(guest, "Sang", 4, 6)
    guest.page.locator("section ol > li button").first.click()
    form = guest.page.locator("form.entry")
    fields = form.locator(".shares input")
    fields.nth(0).fill("5")
    expect(form.locator(".sum")).to_have_text("Zusammen 17, es müssen 16 sein")
    form.locator("button[type=submit]").click()
    _expect_totals(guest, "0", "−2", "+2")
    fields.nth(2).fill("5")
    form.locator("button[type=submit]").click()
    _expect_totals(guest, "+1", "−2", "+1")
    guest.page.get_by_role("button", name="Zurücknehmen").click()
    _expect_totals(guest, "0", "−2", "+2")
    guest.page.locator("section ol > li button").first.click()
    form.get_by_role("button", name="Löschen").click()
    _expect_totals(guest, "0", "0", "0")


def test_P_7_a_rubber_of_draw_bridge(invite: Invite) -> None:
    guest = invite(screen=PHONE)
    without_printer(guest)
    begin(guest, "draw-bridge", dealer="Süd")
    enter(guest, "Süd", 2, "Pik")
    enter(guest, "Nord", 4, "Herz", doubling="Kontra", over=1)
    enter(guest, "Süd", 3, "Sans Atout")
    enter(guest, "Nord", 4, "Pik")
    expect(guest.page.locator(".over h2")).to_be_visible()
    sheet = read_sheet(guest.page.locator(".sheet"))
    assert sheet.total == sheet.added == (1010, 160)
    expect(guest.page.locator(".standing")).to_contain_text("Nord")
    _expect_narrow(guest)
    pdf = printed(guest, guest.page.locator(".sheet").get_by_role("button", name="Drucken"))
    assert page_sizes(pdf) == [A4]


def _expect_totals(guest: Visitor, *totals: str) -> None:
    for seat, total in zip("ESW", totals, strict=True):
        expect(guest.page.get_by_test_id(f"total-{seat}")).to_have_text(total)


def _expect_narrow(guest: Visitor) -> None:
    assert guest.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
