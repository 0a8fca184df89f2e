"""What people at a table do besides calling and playing: draw, claim, announce, break off."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import packs, words
from tests.browser.answers import RANKS, by_clicks
from tests.browser.conftest import Invite
from tests.browser.serving import Server
from tests.browser.sheets import read_sheet
from tests.browser.visitor import Asked, Visitor


def to_my_card(guest: Visitor) -> Asked:
    """Go on until a card is asked of us."""
    return guest.play_on(by_clicks, until=lambda asked: asked.what == "card")


def concede(guest: Visitor) -> None:
    """Give up all the remaining tricks; the bots do not mind."""
    guest.get("claim").click()
    guest.get("concede-all").click()
    expect(guest.get("table")).not_to_have_attribute("data-phase", "play")


# --- honours -------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "counted"), [("announce", 100), ("decline", 0)])
def test_C_37_honours_are_announced_or_not(
    server: Server, invite: Invite, answer: str, counted: int
) -> None:
    server.stack(packs.strong("S", "N"))
    guest = invite()
    guest.open_table("chicago", honours_claim="announce", pace="instant")
    to_my_card(guest)
    concede(guest)
    expect(guest.get("honours")).to_contain_text("100")
    guest.get(f"{answer}-honours").click()
    expect(guest.get("deal-over")).to_be_visible()
    assert _honours(guest) == counted


def test_C_37_honours_are_announced_for_whoever_wants_it(server: Server, invite: Invite) -> None:
    server.stack(packs.strong("S", "N"))
    guest = invite(settings={"autoHonours": True})
    guest.open_table("chicago", honours_claim="announce", pace="instant")
    to_my_card(guest)
    concede(guest)
    expect(guest.get("deal-over")).to_be_visible()
    expect(guest.get("honours")).to_be_hidden()
    assert _honours(guest) == 100


def _honours(guest: Visitor) -> int:
    parts = read_sheet(guest.get("sheet")).parts
    return sum(ours for label, ours, _ in parts if label == "Honneurs")


# --- claims --------------------------------------------------------------------------


def test_W_68_a_good_claim_is_accepted(server: Server, invite: Invite) -> None:
    server.stack(packs.all_tricks("S", "N"))
    guest = invite()
    guest.open_table("chicago", pace="instant")
    to_my_card(guest)
    guest.get("claim").click()
    guest.get("claim-all").click()
    expect(guest.get("deal-over")).to_be_visible()
    expect(guest.get("tricks-NS")).to_contain_text("13")
    expect(guest.get("record")).to_contain_text("Süd beansprucht alle restlichen Stiche")


def test_W_68_a_bad_claim_is_played_on(server: Server, invite: Invite) -> None:
    server.stack(packs.notrump("S", "N"))
    guest = invite()
    guest.open_table("chicago", pace="instant")
    guest.play_on(by_clicks, until=lambda _: guest.last_view()["deal"]["played"] == 9)
    version = guest.version()
    guest.get("claim").click()
    guest.get("claim-all").click()
    asked = guest.asked(version + 1)
    assert asked.what == "card"
    guest.get("tab-log").click()
    expect(guest.get("log")).to_contain_text("lässt weiterspielen")
    by_clicks(guest, asked)


@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_W_68_an_opponents_claim_is_answered(server: Server, invite: Invite, answer: str) -> None:
    server.stack(packs.all_tricks("W", "N"))
    server.tell_bots("claim")
    guest = invite()
    guest.open_table("chicago", pace="instant")
    guest.play_on(by_clicks, until=lambda asked: asked.what == "claim-accept")
    expect(guest.get("claim-asked")).to_contain_text("West beansprucht alle restlichen Stiche")
    expect(guest.get("claim-hand").locator(".face")).to_have_count(13)
    server.tell_bots()
    guest.get(f"claim-{answer}").click()
    expect(guest.get("claim-asked")).to_be_hidden()
    if answer == "accept":
        expect(guest.get("deal-over")).to_be_visible()
        expect(guest.get("tricks-EW")).to_contain_text("13")
    else:
        assert to_my_card(guest).what == "card"


# --- dummy ---------------------------------------------------------------------------


def test_C_21_as_dummy_one_watches(server: Server, invite: Invite) -> None:
    server.stack(packs.notrump("N", "N"))
    guest = invite()
    guest.open_table("chicago", pace="instant")
    guest.play_on(_pass_and_watch, until=lambda asked: asked.what == "next-deal")
    record = guest.get("record")
    expect(record).to_contain_text("von Nord")
    expect(record.get_by_test_id("record-tricks").locator("tbody tr")).to_have_count(13)


def _pass_and_watch(guest: Visitor, asked: Asked) -> None:
    assert asked.what == "call", "dummy is asked for no card"
    expect(guest.get("own-dummy")).to_be_hidden()
    guest.call("P")


def test_E_21_dummy_may_play_his_own_cards(server: Server, invite: Invite) -> None:
    server.stack(packs.notrump("N", "N"))
    server.tell_bots("think")
    guest = invite()
    guest.open_table("chicago", pace="instant")
    guest.asked()
    guest.call("P")
    guest.get("own-dummy").click()
    server.tell_bots()
    for _ in range(3):
        asked = guest.asked(guest.version())
        assert {hand for hand, _ in asked.cards} == {"S"}
        by_clicks(guest, asked)
    guest.get("own-dummy").click()
    expect(guest.get("deal-over")).to_be_visible()


def test_E_21_dummy_plays_his_own_cards_by_the_tables_option(
    server: Server, invite: Invite
) -> None:
    server.stack(packs.notrump("N", "S"))
    guest = invite()
    guest.open_table("single", dummy_play="own", pace="instant")
    asked = to_my_card(guest)
    assert {hand for hand, _ in asked.cards} == {"S"}


# --- before, between and after deals ---------------------------------------------------


def test_C_05_C_06_seats_are_drawn(invite: Invite) -> None:
    guest = invite()
    guest.open_table("chicago", seating="draw", pace="instant")
    dialog = guest.get("drawn")
    names = dialog.locator("li").evaluate_all(
        "all => all.map(one => [one.querySelector('.unseen').textContent, "
        "one.querySelector('b').textContent])"
    )
    seats = {seat: key for key, seat in words.SEATS.items()}
    drawn = {seats[seat]: card.rstrip(":") for card, seat in names}
    assert len(drawn) == 4
    order = {words.card(card): (RANKS.index(card[1]), "CDHS".index(card[0])) for card in words.PACK}
    ranking = sorted(drawn, key=lambda seat: order[drawn[seat]], reverse=True)
    assert set(ranking[:2]) in ({"N", "S"}, {"E", "W"})
    guest.get("drawn-go").click()
    expect(guest.get("status")).to_contain_text(f"Geber {words.SEATS[ranking[0]]}")
    assert guest.asked().what in ("call", "card")


def test_C_40_a_rubber_is_broken_off(server: Server, invite: Invite) -> None:
    server.stack(packs.all_tricks("S", "N"))
    guest = invite()
    guest.open_table("rubber", pace="instant")
    to_my_card(guest)
    guest.get("claim").click()
    guest.get("claim-all").click()
    guest.get("break-off").click()
    expect(guest.get("match-over")).to_contain_text("Im Einverständnis abgebrochen.")
    sheet = read_sheet(guest.get("sheet"))
    assert [part[1] for part in sheet.parts if part[0] == "Vollspiel im abgebrochenen Rubber"] == [
        300
    ]
    assert sheet.added == sheet.total


@pytest.mark.parametrize("partners", ["same", "new"])
def test_X_27_another_chicago(server: Server, invite: Invite, partners: str) -> None:
    server.tell_bots("pass")
    guest = invite()
    guest.open_table("chicago", pace="instant")
    for _ in range(4):
        guest.play_on(_open_one_notrump, until=lambda asked: asked.what == "card")
        concede(guest)
        asked = guest.asked(guest.version() - 1)
        if asked.what == "next-deal":
            guest.get("next-deal").click()
            expect(guest.get("next-deal")).to_be_hidden()
    finished = guest.page.url
    guest.get(f"again-{partners}").click()
    guest.page.wait_for_url(lambda url: url != finished)
    if partners == "new":
        guest.get("drawn-go").click()
    assert guest.asked().what in ("call", "card")
    expect(guest.get("deal-number")).to_have_text("Spiel 1 von 4")


def _open_one_notrump(guest: Visitor, asked: Asked) -> None:
    if asked.what == "call":
        guest.call("1NT" if "1NT" in asked.calls else "P")
    else:
        by_clicks(guest, asked)
