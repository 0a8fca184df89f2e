"""What would come out of a printer: pages of a PDF that Chromium makes of what is printed."""

from __future__ import annotations

import re

from playwright.sync_api import Locator

from tests.browser.visitor import Visitor

A4 = (595, 842)
"""Points of a page upright."""


def without_printer(visitor: Visitor) -> None:
    """Let ``window.print`` do nothing, as in a browser whose user cancels slowly."""
    visitor.page.add_init_script("window.print = () => {}")


def printed(visitor: Visitor, button: Locator) -> bytes:
    """Press a button that prints; the PDF."""
    button.click()
    return visitor.page.pdf(prefer_css_page_size=True)


def page_sizes(pdf: bytes) -> list[tuple[int, int]]:
    """Width and height of each page, in points."""
    pages = re.findall(rb"/Type\s*/Page\b(?!s)", pdf)
    boxes = re.findall(rb"/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]", pdf)
    assert len(boxes) == len(pages)
    return [(round(float(width)), round(float(height))) for width, height in boxes]
