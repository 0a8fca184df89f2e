"""Whatever reaches the browser is recorded: no card is in it before it may be seen."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator

from playwright.sync_api import expect

from tests.browser import packs, words
from tests.browser.answers import by_clicks
from tests.browser.conftest import Invite
from tests.browser.serving import Server
from tests.browser.visitor import Asked, Visitor

_NO_CLASH = "en-GB"
"""In German SA is notrump, and DA is Danish on every page (which is why its head is left out)."""
_CARD = re.compile(r"(?<![A-Za-z0-9])([SHDC][2-9TJQKA])(?![A-Za-z0-9])")
_HAND = re.compile(r"[2-9TJQKA]*\.[2-9TJQKA]*\.[2-9TJQKA]*\.[2-9TJQKA]*")
"""A hand as in a deal written in one line; only finished deals may be."""


def _cards(text: str) -> set[str]:
    found = set(_CARD.findall(text))
    for hand in _HAND.findall(text):
        if len(hand.replace(".", "")) >= 5:
            found |= {suit + rank for suit, ranks in zip("SHDC", hand.split("."), strict=True)
                      for rank in ranks}  # fmt: skip
    return found


def _messages(guest: Visitor) -> Iterator[tuple[dict[str, object], str]]:
    for raw in guest.heard:
        yield json.loads(raw), raw


def _played(message: dict[str, object]) -> list[dict[str, str]]:
    events = message.get("events", [])
    assert isinstance(events, list)
    return [event for event in events if event["type"] == "played"]


def expect_no_secret(guest: Visitor, hands: dict[str, set[str]], me: str | None) -> int:
    """Go through all that came until the deal was over; returns how many cards were played."""
    known = set(hands[me]) if me is not None else set()
    played = 0
    for message, raw in _messages(guest):
        view = message.get("view")
        if isinstance(view, dict) and view["record"] is not None:
            break  # the deal is over and may be looked at
        for event in _played(message):
            known.add(event["card"])
            played += 1
            assert event["card"] in hands[event["seat"]]
        if played > 0 and isinstance(view, dict):
            known |= hands[view["deal"]["contract"]["dummy"]]
        assert _cards(raw) <= known, _cards(raw) - known
    return played


def expect_clean_page(guest: Visitor, shown: set[str]) -> None:
    """The page's source, attributes and words, holds no card but these."""
    source = guest.page.evaluate(_SOURCE)
    assert _cards(source) <= shown, _cards(source) - shown
    for card in set(words.PACK) - shown:
        assert words.english_card(card) not in source


_SOURCE = """() => {
  const all = document.documentElement.cloneNode(true);
  all.querySelector('header').remove();
  return all.outerHTML;
}"""


def test_no_card_comes_before_it_may_be_seen(server: Server, invite: Invite) -> None:
    deal = packs.notrump("S", "S")
    hands = packs.hands_of(deal)
    server.stack(deal)
    guest = invite(lang=_NO_CLASH)
    guest.open_table("single", pace="instant")
    guest.asked()
    assert _cards(guest.page.content()) >= hands["S"], "if not even they are found, nothing is"
    expect_clean_page(guest, hands["S"])
    guest.call("1NT")
    asked = guest.play_on(by_clicks, until=lambda asked: asked.what == "card")
    expect_clean_page(guest, hands["S"] | hands["N"] | _on_table(guest))
    by_clicks(guest, asked)
    guest.play_on(by_clicks)
    assert expect_no_secret(guest, hands, "S") == 51  # the last comes with the opened deal
    _expect_harmless_answers(guest)


def _on_table(guest: Visitor) -> set[str]:
    return {one.removeprefix("trick-") for one in guest.picture()["trick"]}


def _expect_harmless_answers(guest: Visitor) -> None:
    """What came by HTTP while the deal went on: page, script, style, tables, no hand."""
    bodies = [answer for answer in guest.answers if answer.status == 200]
    paths = [answer.url.removeprefix(guest.address) for answer in bodies]
    assert any(path.startswith("/api/tables") for path in paths)
    for path, answer in zip(paths, bodies, strict=True):
        if path.startswith("/api/"):
            assert not _cards(answer.text()), path


def test_a_spectator_is_told_no_hand(server: Server, invite: Invite) -> None:
    deal = packs.notrump("S", "S")
    hands = packs.hands_of(deal)
    server.stack(deal)
    guest, stranger = invite(lang=_NO_CLASH), invite(lang=_NO_CLASH)
    guest.open_table("single", pace="instant")
    guest.asked()
    stranger.page.goto(guest.page.url)
    expect(stranger.get("table")).to_have_attribute("data-phase", "auction")
    expect_clean_page(stranger, set())
    guest.call("1NT")
    asked = guest.play_on(by_clicks, until=_second_trick(guest))
    stranger.reach(asked.version)
    shown = hands["N"] | {event["card"] for message, _ in _messages(guest)
                          for event in _played(message)}  # fmt: skip
    expect_clean_page(stranger, shown)
    assert expect_no_secret(stranger, hands, None) >= 4


def _second_trick(guest: Visitor) -> Callable[[Asked], bool]:
    def begun(asked: Asked) -> bool:
        return asked.what == "card" and guest.last_view()["deal"]["played"] == 1

    return begun


def test_answers_about_a_deal_that_goes_on_are_refused(server: Server, invite: Invite) -> None:
    guest = invite(lang=_NO_CLASH)
    table = guest.open_table("chicago", pace="instant")
    guest.asked()
    for path in ("deals/1", "deals/1/opened"):
        answer = guest.page.request.get(f"{guest.address}/api/tables/{table}/{path}")
        assert answer.status == 404
        assert not _cards(answer.text())
    assert not _cards(guest.page.request.get(f"{guest.address}/api/tables/{table}").text())
