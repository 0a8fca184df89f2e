"""For those who listen, and for those who see where the focus is."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser import packs, words
from tests.browser.answers import by_clicks
from tests.browser.conftest import Invite
from tests.browser.serving import Server
from tests.browser.visitor import Visitor

_LISTEN = """() => {
  window.heard = [];
  const log = document.querySelector('[role=log][aria-live=polite]');
  window.heard.push(...[...log.children].map((one) => one.textContent));
  new MutationObserver((changes) => {
    for (const change of changes) {
      window.heard.push(...[...change.addedNodes].map((one) => one.textContent).filter(Boolean));
    }
  }).observe(log, { childList: true });
}"""


def _events(guest: Visitor) -> list[dict[str, str]]:
    messages = map(json.loads, guest.heard)
    return [event for message in messages for event in message.get("events", [])]


def _sentence(event: dict[str, str]) -> str | None:
    """What must be heard of an event."""
    if event["type"] == "called":
        return f"{words.SEATS[event['seat']]}: {words.call(event['call'])}."
    if event["type"] == "played":
        return f"{words.SEATS[event['seat']]} spielt {words.card(event['card'])}."
    return None


def test_every_event_is_told(server: Server, invite: Invite) -> None:
    server.stack(packs.notrump("S", "N"))
    guest = invite()
    guest.open_table("chicago", pace="instant")
    guest.asked()
    guest.page.evaluate(_LISTEN)
    already = len(_events(guest))
    guest.call("1NT")
    guest.play_on(by_clicks, until=lambda asked: asked.what == "next-deal")
    heard = guest.page.evaluate("window.heard")
    told = iter(heard)
    expected = [line for event in _events(guest)[already:] if (line := _sentence(event))]
    assert len(expected) == 52 + 4
    for line in expected:  # all of them, in their order
        assert line in told, line
    assert sum(line.startswith("Stich an ") for line in heard) == 13
    assert any(line.startswith("Der Tisch, Nord: Pik ") for line in heard)
    assert any(line.startswith("Kontrakt 1 Sans Atout von Süd, 7 Stiche nötig.") for line in heard)
    assert any(line.startswith("1 Sans Atout von Süd, ") and "Punkte" in line for line in heard)


def test_what_lies_there_is_told_on_demand(server: Server, invite: Invite) -> None:
    server.stack(packs.notrump("S", "N"))
    guest = invite()
    guest.open_table("chicago", pace="instant")
    guest.asked()
    guest.call("1NT")
    guest.asked(guest.version())
    log = guest.page.locator("[role=log]")
    for key, told in (
        ("b", "Dein Blatt: Pik Ass, König, Drei, Zwei; Herz König, Dame, Vier;"),
        ("v", "Der Tisch, Nord: Pik Zehn, Neun, Acht, Vier;"),
        ("a", "Nord Passe, Ost Passe, Süd 1 Sans Atout, West Passe"),
        ("m", "West "),
        ("i", "Nord-Süd 0 Stiche, Ost-West 0 Stiche."),
    ):
        before = log.locator("p").count()
        guest.press(key)
        expect(log.locator("p").nth(before)).to_be_attached()
        assert any(told in line for line in log.locator("p").all_inner_texts()[before:]), key


_FOCUS = """() => {
  const one = document.activeElement;
  const look = (element) => {
    const style = getComputedStyle(element);
    const outline = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
    return outline || style.boxShadow !== 'none';
  };
  const label = one.closest('label');
  return {
    name: one.outerHTML.slice(0, 100),
    body: one === document.body,
    shown: look(one) || (label !== null && look(label)),
  };
}"""


@pytest.mark.parametrize("path", ["/", "/pad", "/help", "table"])
def test_the_focus_is_seen_wherever_it_goes(server: Server, invite: Invite, path: str) -> None:
    server.stack(packs.strong("S", "N"))
    guest = invite()
    if path == "table":
        guest.open_table("chicago", pace="instant")
        guest.asked()
    else:
        guest.go(path)
        expect(guest.page.locator("main h1, main h2").first).to_be_visible()
    seen = []
    for _ in range(25):
        guest.press("Tab")
        focus = guest.page.evaluate(_FOCUS)
        if not focus["body"]:  # past the end of the page it begins anew
            seen.append(focus["name"])
            assert focus["shown"], focus["name"]
    assert len(set(seen)) >= 10


def test_the_page_has_its_landmarks(invite: Invite) -> None:
    guest = invite()
    for path in ("/", "/pad", "/help"):
        guest.go(path)
        expect(guest.page.locator("h1")).to_have_count(1)
        expect(guest.page.locator("main")).to_have_count(1)
        expect(guest.page.locator("header nav")).to_have_count(1)
        assert guest.page.title()
    guest.press("Tab")
    guest.press("Enter")  # the first stop is the way past the head of the page
    guest.expect_focus("main")


def test_a_dialog_keeps_the_focus_and_gives_it_back(invite: Invite) -> None:
    guest = invite()
    guest.go()
    guest.walk_to("header button[aria-haspopup=dialog]")
    guest.press("Enter")
    for _ in range(40):
        guest.press("Tab")
        assert guest.page.evaluate(
            "() => document.activeElement === document.body"
            " || document.activeElement.closest('dialog[open]') !== null"
        )
    guest.press("Escape")
    guest.expect_focus("header button[aria-haspopup=dialog]")
