"""The built client, one server, one Chromium, and people who come in."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from tests.browser.serving import Server
from tests.browser.visitor import PATIENCE, QUICK, Visitor

_ROOT = Path(__file__).resolve().parents[2]
STATIC = _ROOT / "src" / "strohmann" / "static"
CHROMIUM = os.environ.get("STROHMANN_CHROMIUM", "/usr/bin/chromium")
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")

expect.set_options(timeout=PATIENCE)

DESKTOP: ViewportSize = {"width": 1280, "height": 800}
TABLET: ViewportSize = {"width": 768, "height": 1024}
PHONE: ViewportSize = {"width": 360, "height": 740}
LOW: ViewportSize = {"width": 740, "height": 360}
"""A phone held sideways."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything here drives a browser."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="package")
def static() -> Path:
    """The built web client; built anew when it is older than its sources.

    ``STROHMANN_STATIC`` names another one to be tested.
    """
    if "STROHMANN_STATIC" in os.environ:
        return Path(os.environ["STROHMANN_STATIC"])
    page = STATIC / "index.html"
    built = page.stat().st_mtime if page.is_file() else 0.0
    if any(source.stat().st_mtime > built for source in _sources()):
        subprocess.run(
            [sys.executable, "scripts/npm.py", "run", "--silent", "build"], cwd=_ROOT, check=True
        )
        page.touch()
    return STATIC


def _sources() -> Iterator[Path]:
    web = _ROOT / "web"
    for path in web.iterdir():
        if path.name == "node_modules":
            continue
        yield from (file for file in (path.rglob("*") if path.is_dir() else [path]))
    yield from (_ROOT / "src" / "strohmann" / "i18n" / "locales").rglob("*.ftl")


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """One browser for all tests; each guest has a profile of his own in it.

    Closed when this package is done: its event loop would disturb asynchronous tests.
    """
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def house(static: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests but those that kill theirs."""
    server = Server(tmp_path_factory.mktemp("house"), static)
    server.start()
    yield server
    server.kill()


@pytest.fixture
def server(house: Server) -> Iterator[Server]:
    """The server, with nothing stacked, bots that behave as usual, and a log that stays empty."""
    house.stack()
    house.tell_bots()
    yield house
    assert house.complaints() == ""


@pytest.fixture
def own_server(static: Path, tmp_path: Path) -> Iterator[Server]:
    """A server for one test, that may kill it."""
    server = Server(tmp_path, static)
    server.start()
    yield server
    server.kill()
    assert server.complaints() == ""


class Invite:
    """Brings people to a server, each with a browser profile of his own."""

    def __init__(self, chromium: Browser, address: str) -> None:
        self._chromium = chromium
        self._address = address
        self.visitors: list[Visitor] = []

    def __call__(
        self,
        *,
        lang: str = "de-DE",
        screen: ViewportSize = DESKTOP,
        quick: bool = True,
        settings: Mapping[str, Any] | None = None,
        dark: bool = False,
    ) -> Visitor:
        """Somebody new, whose browser speaks ``lang``."""
        context = self._chromium.new_context(
            locale=lang,
            viewport=screen,
            has_touch=screen["width"] < DESKTOP["width"],
            color_scheme="dark" if dark else "light",
        )
        stored = (QUICK if quick else {}) | dict(settings or {})
        if stored:
            context.add_init_script(
                f"localStorage['strohmann.settings'] ??= {json.dumps(json.dumps(stored))}"
            )
        return self._tab(context.new_page())

    def second_tab(self, visitor: Visitor) -> Visitor:
        """The same person, in another tab at the same address."""
        tab = self._tab(visitor.page.context.new_page())
        tab.page.goto(visitor.page.url)
        return tab

    def _tab(self, page: Page) -> Visitor:
        visitor = Visitor(page, self._address)
        self.visitors.append(visitor)
        return visitor

    def close(self) -> list[str]:
        """Everybody leaves; what went wrong in their pages."""
        for visitor in self.visitors:
            visitor.page.context.close()
        return [line for visitor in self.visitors for line in visitor.complaints]


@pytest.fixture
def invite(server: Server, chromium: Browser) -> Iterator[Invite]:
    """Bring people to the server; whatever goes wrong in a page fails the test."""
    inviting = Invite(chromium, server.address)
    yield inviting
    assert inviting.close() == []


@pytest.fixture
def invite_home(own_server: Server, chromium: Browser) -> Iterator[Invite]:
    """Bring people to the test's own server; that it may be gone is no fault of the page."""
    inviting = Invite(chromium, own_server.address)
    yield inviting
    assert [line for line in inviting.close() if "ERR_CONNECTION_REFUSED" not in line] == []
