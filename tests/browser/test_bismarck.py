"""Bismarck for three in the browser: whole matches, what is secret, every screen, on paper."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import words
from tests.browser.album import Album
from tests.browser.checks import nameless, too_high, too_small, too_wide
from tests.browser.conftest import DESKTOP, LOW, PHONE, TABLET, Invite
from tests.browser.printer import A4, page_sizes, printed, without_printer
from tests.browser.threes import CONTRACTS, RING, ByKeys, Wanted, by_clicks, pick, play_on, wanted
from tests.browser.visitor import Visitor

_GERMAN = {"S": "p", "H": "h", "D": "k", "C": "t", "A": "a", "K": "k", "Q": "d", "J": "b"}
_CARD = re.compile(r"(?<![A-Za-z0-9])([SHDC][2-9TJQKA])(?![A-Za-z0-9])")
_STILL: dict[str, Any] = {"motion": "off", "trickPause": 0}


def _points(guest: Visitor, what: str) -> dict[str, int]:
    texts = {seat: guest.get(f"{what}-{seat}").inner_text() for seat in RING}
    return {seat: int(text.replace("−", "-")) for seat, text in texts.items()}


def test_B_03_B_13_a_whole_match_by_clicks(invite: Invite) -> None:
    guest = invite()
    without_printer(guest)
    guest.open_table("bismarck", pace="instant")
    points: list[dict[str, int]] = []
    chosen: list[str] = []

    def note_and_answer(guest: Visitor, now: Wanted) -> None:
        if now.what == "next-deal":
            points.append(_points(guest, "points"))
        elif now.what == "choose":
            chosen.append(now.contracts[0])
            for name in CONTRACTS:
                assert guest.get(f"contract-{name}").is_enabled() == (name in now.contracts)
        by_clicks(guest, now)

    play_on(guest, note_and_answer)
    expect(guest.get("match-over")).to_be_visible()
    expect(guest.get("deal-number")).to_have_text("Spiel 12 von 12")
    totals = _points(guest, "total")
    assert sum(totals.values()) == 0
    assert len(points) == 11  # the last deal has no button: the match is over
    last = {seat: totals[seat] - sum(deal[seat] for deal in points) for seat in RING}
    assert all(sum(deal.values()) == 0 for deal in [*points, last])
    assert set(chosen) <= set(CONTRACTS)
    assert len(chosen) == len(set(chosen))  # none is chosen twice
    for seat in RING:
        for name in CONTRACTS:
            expect(guest.get(f"sheet-{seat}-{name}")).to_contain_text("×")
    _expect_winners(guest, totals)
    sheet = printed(guest, guest.get("sheet").get_by_role("button", name="Drucken"))
    assert page_sizes(sheet) == [A4]
    _look_back(guest)


def _expect_winners(guest: Visitor, totals: dict[str, int]) -> None:
    best = [seat for seat in RING if totals[seat] == max(totals.values())]
    headline = guest.get("match-result").inner_text()
    if best == ["S"]:
        assert headline == "Du gewinnst!"
    elif len(best) == 1:
        assert headline == f"{words.SEATS[best[0]]} gewinnt"
    else:
        assert "Sieg" in headline


def _look_back(guest: Visitor) -> None:
    """At the record of the last deal and of the one before."""
    guest.get("look-back").click()
    expect(guest.get("deal-index")).to_have_text("Spiel 12 von 12")
    record = guest.page.get_by_test_id("deals")
    expect(record.get_by_test_id("record-tricks").locator("tbody tr")).to_have_count(16)
    guest.get("earlier").click()
    expect(guest.get("deal-index")).to_have_text("Spiel 11 von 12")
    expect(record.get_by_test_id("record-open")).to_be_visible()
    expect(record.get_by_test_id("record-discards")).to_be_visible()
    guest.get("close").click()


def test_deals_by_the_keyboard_alone(invite: Invite) -> None:
    guest = invite(quick=False, settings=_STILL)
    guest.go()
    guest.walk_to("input[name=form]")
    for _ in range(8):
        if guest.has_focus("input[value=bismarck]"):
            break
        guest.press("ArrowDown")
    guest.expect_focus("input[value=bismarck]")
    guest.walk_to("details.more > summary")
    guest.press("Enter")
    guest.walk_to("input[value=normal]")
    guest.press("ArrowRight")
    guest.press("ArrowRight")
    guest.walk_to("button.play", back=True)
    guest.press("Enter")
    expect(guest.get("table")).to_be_visible()
    answer = ByKeys(_GERMAN)
    seen: set[str] = set()

    def note_and_answer(guest: Visitor, now: Wanted) -> None:
        seen.add(now.what)
        answer(guest, now)

    play_on(guest, note_and_answer, until=lambda _: {"discard", "next-deal"} <= seen)
    assert seen == {"choose", "discard", "card", "next-deal"}


def test_every_event_is_told(invite: Invite) -> None:
    guest = invite()
    guest.open_table("bismarck", pace="instant")
    play_on(guest, by_clicks, until=lambda now: now.what == "next-deal")
    log = guest.get("announcer").locator("p").all_inner_texts()
    assert len(log) == 40  # as many as are kept
    assert sum(" spielt " in line for line in log) > 16
    assert sum(line.startswith("Stich an ") for line in log) > 5
    assert any("Punkte: Süd" in line for line in log)


def test_E_07_no_secret_card_comes_before_its_time(invite: Invite) -> None:
    guest = invite()
    watcher = invite()
    guest.open_table("bismarck", pace="instant")
    watcher.page.goto(guest.page.url)
    expect(watcher.get("table")).to_be_visible()
    for _ in range(3):  # each player is forehand once
        play_on(guest, by_clicks, until=lambda now: now.what == "next-deal")
        by_clicks(guest, wanted(guest))
    for visitor in (guest, watcher):
        assert _expect_no_secret(visitor) > 50
    expect(watcher.get("my-hand")).to_have_count(0)


def _expect_no_secret(visitor: Visitor) -> int:
    """What came while deals went on: returns how many messages were looked at."""
    looked, commitment, known, over = 0, "", set[str](), set[str]()
    for raw in visitor.heard:
        message = json.loads(raw)
        view = message.get("view")
        if view is None or view["deal"] is None:
            continue
        if view["record"] is not None:
            over.add(view["deal"]["commitment"])
        if view["deal"]["commitment"] in over:
            continue  # it may be looked at
        looked += 1
        deal, events = view["deal"], message.get("events", [])
        if deal["commitment"] != commitment:
            commitment, known = deal["commitment"], set()
        known |= _may_be_known(deal, view["viewer"])
        known |= {event["card"] for event in events if event["type"] == "played"}
        told = set(_CARD.findall(json.dumps([deal, events])))
        assert told <= known, told - known
    return looked


def _may_be_known(deal: dict[str, Any], me: str | None) -> set[str]:
    """Own cards, open cards, and those on the table."""
    tricks = [trick for trick in (deal["trick"], deal["last_trick"]) if trick is not None]
    cards = {one["card"] for trick in tricks for one in trick["cards"]} | set(deal["open"])
    if deal["claim"] is not None:
        cards |= set(deal["claim"]["hand"])
    if me is not None:
        cards |= set(deal["hands"][me]["cards"])
        if deal["forehand"] == me:
            cards |= set(deal["discards"])
    return cards


LOOKS: dict[str, dict[str, Any]] = {
    "desktop-de": {"screen": DESKTOP},
    "tablet-de": {"screen": TABLET},
    "phone-de": {"screen": PHONE},
    "phone-da-dark": {"screen": PHONE, "lang": "da-DK", "dark": True},
    "low-en": {"screen": LOW, "lang": "en-GB"},
}
LEAST = {"low-en": 24, "desktop-de": 33}
"""Pixels of a card that can be hit; 34 for 16 to 20 cards on a phone."""


@pytest.mark.parametrize("look", LOOKS)
def test_every_state_fits(invite: Invite, tmp_path: Path, look: str) -> None:
    folder = Path(os.environ.get("STROHMANN_SHOTS", tmp_path / "shots"))
    album = Album(folder / f"bismarck-{look}")
    guest = invite(quick=False, settings=_STILL | {"confirm": "oneTap"}, **LOOKS[look])
    guest.open_table("bismarck", pace="instant")
    wrong: list[str] = []

    def keep(state: str) -> None:
        album.keep(guest, state)
        found = too_wide(guest) + too_high(guest) + nameless(guest)
        found += too_small(guest, LEAST.get(look, 34))
        wrong.extend(f"{state}: {what}" for what in found)

    def note_and_answer(guest: Visitor, now: Wanted) -> None:
        if now.what == "discard":
            pick(guest, now.cards[0])
            keep("discard-begun")
            pick(guest, now.cards[0])
        if now.what not in album.names:
            keep(now.what)
        by_clicks(guest, now)

    def enough(now: Wanted) -> bool:
        return "discard" in album.names and now.what == "next-deal"

    play_on(guest, note_and_answer, until=enough)
    assert {"choose", "discard", "card"} <= set(album.names)
    keep("deal-over")
    if look != "desktop-de":
        guest.get("open-menu").click()
        keep("menu")
    guest.get("open-rules").click()
    keep("rules")
    assert wrong == []


def test_a_record_prints_on_one_page(invite: Invite) -> None:
    guest = invite()
    without_printer(guest)
    guest.open_table("bismarck", pace="instant")
    play_on(guest, by_clicks, until=lambda now: now.what == "next-deal")
    record = printed(guest, guest.get("record").get_by_role("button", name="Drucken"))
    assert page_sizes(record) == [A4]


def _deals(guest: Visitor, profile: str, count: int, **options: str) -> list[list[str]]:
    """Play so many deals of a variant; what was wanted in each."""
    guest.go()
    wish = {"profile": profile, "options": options, "pace": "instant"}
    answer = guest.page.request.post(f"{guest.address}/api/tables", data=wish)
    guest.go(f"/table/{answer.json()['table']}")
    asked: list[list[str]] = [[]]

    def note_and_answer(guest: Visitor, now: Wanted) -> None:
        if now.what not in asked[-1]:
            asked[-1].append(now.what)
        if now.what == "next-deal":
            asked.append([])
        by_clicks(guest, now)

    play_on(guest, note_and_answer, until=lambda _: len(asked) > count)
    return asked[:count]


def test_B_20_all_twenty_cards_are_seen_before_the_choice(invite: Invite) -> None:
    guest = invite()
    asked = _deals(guest, "bismarck-see-all", 1, first_dealer="E")
    assert asked == [["choose", "discard", "card", "next-deal"]]


def test_B_23_the_classic_game_asks_for_no_contract(invite: Invite) -> None:
    guest = invite()
    asked = _deals(guest, "bismarck-classic", 1, first_dealer="E")
    assert asked == [["discard", "card", "next-deal"]]
    expect(guest.get("deal-number")).to_contain_text("von 9")
    expect(guest.get("sheet-S-trumf")).to_contain_text("×")
    guest.get("open-rules").click()
    expect(guest.get("rules")).to_contain_text("In der klassischen Form gibt es nichts zu wählen")
    expect(guest.get("rules")).to_contain_text("Noll")


def test_B_24_the_british_dealer_chooses_trumps_in_his_third_deal(invite: Invite) -> None:
    guest = invite()
    asked = _deals(guest, "bismarck-british", 3, first_dealer="S")
    assert [("choose" in deal) for deal in asked] == [False, False, True]
    assert all("discard" in deal for deal in asked)
    expect(guest.get("known-cards")).to_have_count(0)  # nobody has seen them
