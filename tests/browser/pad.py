"""Writing on the Schreibblock by clicks, in German."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.visitor import Visitor


def begin(guest: Visitor, profile: str, *, dealer: str) -> None:
    """A new match."""
    guest.go("/pad")
    guest.page.get_by_label("Regeln").select_option(profile)
    guest.page.locator("label.key").filter(has_text=dealer).first.click()
    guest.page.get_by_role("button", name="Partie beginnen").click()
    expect(guest.page.locator(".sheet")).to_be_visible()


def enter(
    guest: Visitor, declarer: str, level: int, strain: str, *, doubling: str = "ohne",
    over: int = 0, honours: tuple[str, str] | None = None,
) -> None:  # fmt: skip
    """The next deal; ``over`` counts tricks more, or fewer, than the contract needs."""
    form = guest.page.locator("form.entry")
    deals = guest.page.locator("section ol > li")
    before = deals.count()
    form.locator("label.key").filter(has_text=declarer).first.click()
    form.get_by_role("button", name=str(level), exact=True).click()
    form.get_by_role("button", name=strain, exact=True).click()
    form.locator("label.key").get_by_text(doubling, exact=True).click()
    step = form.get_by_role("button", name="Ein Stich mehr" if over > 0 else "Ein Stich weniger")
    for _ in range(abs(over)):
        step.click()
    if honours is not None:
        form.locator("label.key").get_by_text(honours[0], exact=True).click()
        form.locator("label.key").filter(has_text=honours[1]).last.click()
    form.locator("button[type=submit]").click()
    expect(deals).to_have_count(before + 1)
    expect(guest.page.locator(".sheet .title")).not_to_have_count(before)


def begin_three(guest: Visitor, profile: str, names: tuple[str, str, str]) -> None:
    """A new match of Bismarck; the first of the players deals first."""
    guest.go("/pad")
    guest.page.get_by_label("Regeln").select_option(profile)
    for number, name in enumerate(names, 1):
        guest.page.get_by_label(f"{number}. Spieler").fill(name)
    guest.page.get_by_role("button", name="Partie beginnen").click()
    expect(guest.page.get_by_test_id("bismarck-sheet")).to_be_visible()


def enter_three(guest: Visitor, contract: str, *tricks: int) -> None:
    """The next deal, such as ``Sang`` or ``Valfri Herz``; the third number may be left out."""
    form = guest.page.locator("form.entry")
    deals = guest.page.locator("section ol > li")
    before = deals.count()
    name, _, trump = contract.partition(" ")
    form.get_by_role("button", name=name, exact=True).click()
    if trump:
        form.get_by_role("button", name=trump, exact=True).click()
    for field, number in zip(form.locator(".shares input").all(), tricks, strict=False):
        field.fill(str(number))
    form.locator("button[type=submit]").click()
    expect(deals).to_have_count(before + 1)
    expect(guest.page.get_by_test_id("sheet-deals").locator("tbody tr")).to_have_count(before + 1)
