"""Reading score sheets and records as they stand on the page."""

from __future__ import annotations

import re
from dataclasses import dataclass

from playwright.sync_api import Locator, expect

from tests.browser.visitor import Visitor

_ROWS = """root => [...root.querySelectorAll('tbody tr, tfoot tr')].map((row) => ({
  label: (row.querySelector('th .label') ?? row.querySelector('th') ?? row).textContent.trim(),
  part: row.querySelector('th .label') !== null,
  total: row.closest('tfoot') !== null,
  cells: [...row.querySelectorAll('td.number')].map((cell) => cell.textContent.trim()),
}))"""

_CELLS = "rows => rows.map(row => [...row.querySelectorAll('td')].map(one => one.textContent))"


@dataclass(frozen=True)
class SheetOnPage:
    """A sheet: its parts in order, each with the points of both columns, and the sum."""

    parts: tuple[tuple[str, int, int], ...]
    total: tuple[int, int]

    @property
    def added(self) -> tuple[int, int]:
        """The parts, added up here."""
        return sum(part[1] for part in self.parts), sum(part[2] for part in self.parts)


def number(text: str) -> int:
    """A number as it is printed, in any of the languages; nothing is 0."""
    return int(re.sub(r"[.,\s]", "", text).replace("\N{MINUS SIGN}", "-") or "0")


def read_sheet(root: Locator) -> SheetOnPage:
    """The sheet inside an element."""
    rows = root.locator("table").first.evaluate(_ROWS)
    parts = [
        (row["label"], number(row["cells"][0]), number(row["cells"][1]))
        for row in rows
        if row["part"]
    ]
    totals = [row for row in rows if row["total"]]
    assert len(totals) == 1, rows
    return SheetOnPage(tuple(parts), (number(totals[0]["cells"][0]), number(totals[0]["cells"][1])))


def points_of_deals(guest: Visitor) -> tuple[int, int]:
    """Look back at every deal of the match and add their points up, our side first."""
    guest.get("look-back").click()
    deals = guest.get("deals")
    ours = theirs = 0
    for index in range(guest.last_view()["records"], 0, -1):
        opened = re.compile(f"/deals/{index}/opened$")
        expect(deals.get_by_test_id("opened")).to_have_attribute("href", opened)
        rows = deals.get_by_test_id("points").locator("tbody tr")
        for cells in rows.evaluate_all(_CELLS):
            ours, theirs = ours + number(cells[0]), theirs + number(cells[1])
        if index > 1:
            deals.get_by_test_id("earlier").click()
    deals.get_by_test_id("close").click()
    return ours, theirs


def expect_end(guest: Visitor) -> None:
    """The match is over, and what the page says (in German) fits the sheet."""
    expect(guest.get("match-over")).to_be_visible()
    sheet = read_sheet(guest.get("sheet"))
    ours, theirs = sheet.total
    if guest.last_view()["form"] == "single":
        margin = ours
        assert ours == -theirs == sheet.added[0] - sheet.added[1]
    else:
        margin = ours - theirs
        assert sheet.added == sheet.total
    assert number(guest.get("total-NS").inner_text()) == ours
    assert number(guest.get("total-EW").inner_text()) == theirs
    headline = guest.get("match-result").inner_text().replace(".", "")
    if margin == 0:
        assert headline == "Unentschieden"
    else:
        assert headline.startswith("Gewonnen mit" if margin > 0 else "Verloren mit")
        assert re.findall(r"\d+", headline) == [str(abs(margin))]
