"""Draw Bridge for two: a whole rubber by clicks, a deal by keys, every state at every size."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from strohmann.cards import PACK
from tests.browser.album import Album
from tests.browser.answers import RANKS, ByKeys, by_clicks
from tests.browser.checks import nameless, too_high, too_small, too_wide
from tests.browser.conftest import DESKTOP, LOW, PHONE, TABLET, Invite
from tests.browser.printer import A4, page_sizes, printed, without_printer
from tests.browser.serving import Server
from tests.browser.sheets import number, read_sheet
from tests.browser.visitor import Asked, Visitor

_GERMAN = {"S": "p", "H": "h", "D": "k", "C": "t", "A": "a", "K": "k", "Q": "d", "J": "b"}
_HIGH = (*(f"{suit}{rank}" for rank in "AKQ" for suit in "SHDC"), "SJ")

LOOKS: dict[str, dict[str, Any]] = {
    "desktop-de": {"screen": DESKTOP},
    "tablet-de": {"screen": TABLET},
    "phone-de": {"screen": PHONE},
    "low-en": {"screen": LOW, "lang": "en-GB"},
    "desktop-da-dark": {"screen": DESKTOP, "lang": "da-DK", "dark": True},
    "phone-de-dark": {"screen": PHONE, "dark": True},
}


def pack_for(seat: str, dealer: str) -> str:
    """A line for `Server.stack`: this seat is dealt every ace, king and queen."""
    others = [card.text for card in PACK if card.text not in _HIGH]
    hand, other, stock = list(_HIGH), others[:13], others[13:]
    pairs = zip(hand, other, strict=True) if seat != dealer else zip(other, hand, strict=True)
    return "PACK " + " ".join([*(card for pair in pairs for card in pair), *stock])


def thrifty(visitor: Visitor, asked: Asked) -> None:
    """By clicks; in the drawing tricks the lowest card goes, so that the high ones stay."""
    if asked.what == "card" and visitor.last_view()["phase"] == "stock":
        hand, card = min(asked.cards, key=lambda one: (RANKS.index(one[1][1]), one[1]))
        visitor.play(hand, card)
    else:
        by_clicks(visitor, asked)


def next_deal(asked: Asked) -> bool:
    """A deal is over."""
    return asked.what == "next-deal"


def test_P_7_a_whole_rubber_by_clicks(server: Server, invite: Invite) -> None:
    guest = invite()
    guest.open_table("draw", pace="instant")
    guest.play_on(thrifty, until=next_deal)
    dealer = guest.last_view()["sheet"]["next"]["dealer"]
    other = "N" if dealer == "S" else "S"
    server.stack(*[pack_for("S", one) for _ in range(4) for one in (dealer, other)])
    guest.play_on(thrifty)
    sheet = read_sheet(guest.get("sheet"))
    assert sheet.added == sheet.total
    mine, theirs = sheet.total
    assert number(guest.get("total-S").inner_text()) == mine
    assert number(guest.get("total-N").inner_text()) == theirs
    margin = f"{abs(mine - theirs):,}".replace(",", ".")
    expect(guest.get("match-result")).to_contain_text(margin)
    assert max(part[1] for part in sheet.parts if part[0].startswith("Rubber")) in (500, 700)
    assert not any(part[0].startswith("Honneurs") for part in sheet.parts)
    won = [row["game_won_by"] for row in guest.last_view()["sheet"]["rows"]]
    assert won.count("S") == 2
    guest.get("look-back").click()
    first = guest.get("deals").get_by_test_id("first-tricks")
    expect(first.locator("tbody tr")).to_have_count(13)


def test_F_22_the_drawing_tricks(invite: Invite) -> None:
    guest = invite()
    guest.open_table("draw", pace="instant")
    guest.play_on(thrifty, until=lambda asked: asked.what == "card")
    expect(guest.get("stock")).to_be_visible()
    expect(guest.get("hint")).to_contain_text("zählen nicht")
    asked = guest.asked()
    for done in range(13):
        assert asked.what == "card"
        expect(guest.get("stock")).to_have_attribute("data-count", str(26 - 2 * done))
        live = guest.get("my-hand").locator(".card.live")
        expect(live).to_have_count(13)  # F-21: all of them may be played
        guest.choose_card(*asked.cards[0])
        asked = guest.asked(asked.version)
        if done < 12:
            drawn = str(guest.get("drawn-card").get_attribute("data-drawn"))
            assert drawn in guest.my_cards()
    assert asked.what == "call"
    assert len(guest.my_cards()) == 13
    expect(guest.get("stock")).to_have_count(0)
    told = guest.get("announcer").inner_text()
    assert "Der Stapel ist leer. Jetzt wird gereizt." in told
    assert told.count("Du ziehst ") >= 5  # the log keeps what came last
    expect_no_secret(guest)


def expect_no_secret(guest: Visitor) -> None:
    """Neither the other's hand and draws nor the stock came before the deal was over."""
    played: set[str] = set()
    for raw in guest.heard:
        message = json.loads(raw)
        view = message.get("view")
        if view is None or view["deal"] is None:
            continue
        for event in message.get("events", []):
            if event["type"] == "played":
                played.add(event["card"])
            if event["type"] == "drew" and event["seat"] == "N":
                assert event["card"] is None
        assert view["deal"]["hands"]["N"]["cards"] == []
        mine = set(view["deal"]["hands"]["S"]["cards"])
        unseen = {card.text for card in PACK} - mine - played
        if view["phase"] == "stock":
            drawn = {view["drawn"][i]["card"] for i in range(len(view["drawn"] or []))}
            legal = {one["card"] for one in view["legal"]["cards"]}
            assert legal <= mine
            told = json.dumps(view["deal"]["hands"]) + json.dumps(message.get("events", []))
            assert not {card for card in unseen - drawn if f'"{card}"' in told}


def test_the_page_loaded_again_goes_on(invite: Invite) -> None:
    guest = invite()
    guest.open_table("draw", pace="instant")
    guest.play_on(thrifty, until=lambda asked: asked.what == "card")
    guest.play_on(thrifty, until=lambda _: guest.last_view()["deal"]["played"] == 3)
    before = guest.picture()
    guest.page.reload()
    guest.reach(int(before["version"]))
    assert guest.picture()["mine"] == before["mine"]
    expect(guest.get("stock")).to_have_attribute("data-count", "20")
    guest.go()
    entry = guest.page.locator("section a.table").first
    expect(entry).to_contain_text("Draw Bridge")
    expect(entry).to_contain_text("am Stapel")


def test_F_15_a_chicago_for_two_is_draw_bridge(invite: Invite) -> None:
    guest = invite()
    guest.open_table("chicago", players="2", pace="instant")
    guest.asked()
    view = guest.last_view()
    assert (view["form"], view["ring"]) == ("draw", ["N", "S"])


def test_X_30_drawn_cards_laid_aside(invite: Invite) -> None:
    guest = invite()
    guest.open_table("draw", use="aside", pace="instant")
    guest.play_on(thrifty, until=lambda asked: asked.what == "card")
    guest.play_on(thrifty, until=lambda _: guest.last_view()["deal"]["played"] == 4)
    expect(guest.get("aside")).to_contain_text("4 Karten beiseite")
    assert len(guest.my_cards()) == 9
    guest.play_on(thrifty, until=next_deal)
    expect(guest.get("first-tricks").locator("tbody tr")).to_have_count(13)


def test_a_deal_by_keys(invite: Invite) -> None:
    guest = invite(quick=False, settings={"motion": "off", "trickPause": 0})
    guest.go()
    guest.walk_to("input[name=form]")
    for _ in range(3):
        guest.press("ArrowDown")
    guest.expect_focus("input[value=draw]")
    guest.walk_to("details.more > summary")
    guest.press("Enter")
    guest.walk_to("input[value=normal]")
    guest.press("ArrowRight")
    guest.press("ArrowRight")
    guest.walk_to("button.play", back=True)
    guest.press("Enter")
    expect(guest.get("table")).to_be_visible()
    guest.play_on(ByKeys(_GERMAN), until=next_deal)
    record = guest.get("record")
    expect(record.get_by_test_id("first-tricks").locator("tbody tr")).to_have_count(13)
    guest.press("o")
    expect(guest.get("rules")).to_contain_text("Stapel")
    guest.press("Escape")
    expect(guest.get("rules")).to_have_count(0)


def test_the_record_prints_on_one_page(invite: Invite) -> None:
    guest = invite()
    without_printer(guest)
    guest.open_table("draw", pace="instant")
    guest.play_on(by_clicks, until=next_deal)
    record = printed(guest, guest.get("record").get_by_role("button", name="Drucken"))
    assert page_sizes(record) == [A4]
    sheet = printed(guest, guest.get("sheet").get_by_role("button", name="Drucken"))
    assert page_sizes(sheet) == [A4]


@pytest.mark.parametrize("look", LOOKS)
def test_every_state(server: Server, invite: Invite, tmp_path: Path, look: str) -> None:
    album = Album(Path(os.environ.get("STROHMANN_SHOTS", tmp_path)) / f"draw-{look}")
    guest = invite(settings={"confirm": "oneTap"}, **LOOKS[look])
    wrong: list[str] = []

    def see(state: str) -> None:
        album.keep(guest, state)
        found = too_wide(guest) + too_small(guest) + nameless(guest) + too_high(guest)
        wrong.extend(f"{state}: {what}" for what in found)

    server.stack(*[pack_for("S", "N")] * 2)
    guest.open_table("draw", pace="instant")
    if guest.asked().what == "drawn":
        see("drawn")
    guest.play_on(thrifty, until=lambda asked: asked.what == "card")
    see("first-card")
    guest.play_on(thrifty, until=lambda _: guest.last_view()["deal"]["played"] == 3)
    see("drew")
    guest.play_on(thrifty, until=lambda asked: asked.what == "call")
    see("auction")
    guest.play_on(thrifty, until=lambda asked: asked.what in ("card", "next-deal"))
    see("play")
    guest.play_on(thrifty, until=next_deal)
    see("deal-over")
    assert wrong == []
