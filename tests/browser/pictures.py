"""The pictures in the documents: ``python -m tests.browser.pictures FOLDER`` takes them anew.

The pages are the real ones, in the middle of a real deal; paper grain is left out, so that
the files stay small.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.album import Album
from tests.browser.answers import by_clicks
from tests.browser.conftest import CHROMIUM, FLAGS, PHONE, STATIC, Invite
from tests.browser.pad import begin, enter
from tests.browser.serving import Server
from tests.browser.threes import by_clicks as by_three
from tests.browser.threes import play_on
from tests.browser.visitor import Asked, Visitor

_DEAL = "N N:KJ4.K853.AQ6.Q72 T83.QJ96.T93.J85 AQ975.A2.K84.T63 62.T74.J752.AK94"
"""North opens one notrump, South goes on to four spades."""
_LOOK = {"motion": "off", "trickPause": 0, "confirm": "twoTap", "grain": 0, "theme": "light"}


def main(folder: Path) -> None:
    """Take all of them."""
    static = Path(os.environ.get("STROHMANN_STATIC", STATIC))
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), static)
        server.start()
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            _take(server, chromium, Album(folder))
        finally:
            chromium.close()
            server.kill()


def _take(server: Server, chromium: Browser, album: Album) -> None:
    invite = Invite(chromium, server.address)
    guest = invite(quick=False, settings=_LOOK)
    guest.go()
    guest.page.get_by_label("Dein Name").fill("Ida")
    album.keep(guest, "start-de")
    _to_call(server, guest)
    album.keep(guest, "call-de")
    _to_dummy(guest)
    album.keep(guest, "table-de")
    guest.set_up(confirm="oneTap")
    guest.play_on(by_clicks, until=lambda asked: asked.what == "next-deal")
    album.keep(guest, "record-de")

    phone = invite(quick=False, settings=_LOOK, screen=PHONE)
    _to_call(server, phone)
    _to_dummy(phone)
    album.keep(phone, "phone-de")

    two = invite(quick=False, settings=_LOOK | {"confirm": "oneTap", "trickPause": 0})
    two.open_table("draw", pace="instant")
    two.play_on(
        by_clicks,
        until=lambda one: one.what == "card" and two.last_view()["deal"]["played"] == 5,
    )
    expect(two.get("drawn-card")).to_be_visible()
    album.keep(two, "draw-de")

    three = invite(quick=False, settings=_LOOK | {"confirm": "oneTap"})
    three.open_table("bismarck", pace="instant")
    play_on(three, by_three, until=lambda one: one.what == "choose")
    album.keep(three, "bismarck-choose-de")
    play_on(
        three,
        by_three,
        until=lambda one: one.what == "card" and len(_lying(three)) == 2,
    )
    album.keep(three, "bismarck-de")

    dane = invite(quick=False, settings={**_LOOK, "theme": "dark"}, lang="da-DK")
    _to_call(server, dane)
    album.keep(dane, "dark-da")

    pad = invite(quick=False, settings=_LOOK)
    begin(pad, "rubber-laws", dealer="Nord")
    for declarer, level, strain, doubling, over in (
        ("Süd", 2, "Herz", "ohne", 1), ("Ost", 3, "Sans Atout", "ohne", 0),
        ("Süd", 4, "Pik", "Kontra", 1), ("West", 6, "Karo", "ohne", -1),
        ("Nord", 3, "Kreuz", "ohne", 0),
    ):  # fmt: skip
        enter(pad, declarer, level, strain, doubling=doubling, over=over)
    pad.page.evaluate("scrollTo(0, 0)")
    album.keep(pad, "pad-de")
    pad.page.locator(".paper").screenshot(path=album.folder / "sheet-de.png")
    assert invite.close() == []


def _lying(guest: Visitor) -> list[dict[str, str]]:
    """The cards of the trick on the table."""
    trick = guest.last_view()["deal"]["trick"]
    return [] if trick is None else list(trick["cards"])


def _to_call(server: Server, guest: Visitor) -> None:
    """North has opened one notrump; we have chosen four spades, but not said so."""
    server.stack(_DEAL)
    guest.open_table("chicago", pace="instant")
    assert guest.asked().what == "call"
    guest.choose_call("4S")


def _to_dummy(guest: Visitor) -> None:
    """We declare; the first card of the second trick lies there, dummy's is awaited."""
    version = guest.version()
    guest.get("confirm").click()
    guest.set_up(confirm="oneTap")
    guest.asked(version)

    def in_the_second_trick(asked: Asked) -> bool:
        deal = guest.last_view()["deal"]
        return asked.what == "card" and deal["played"] == 1 and len(deal["trick"]["cards"]) >= 1

    guest.play_on(by_clicks, until=in_the_second_trick)
    guest.set_up(confirm="twoTap")
    expect(guest.get("dummy")).to_be_visible()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
