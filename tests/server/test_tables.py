"""Opening tables, sitting down, records, going on, the score pad: the HTTP interface."""

from __future__ import annotations

import asyncio
from datetime import datetime
from pathlib import Path
from random import Random

import pytest

from strohmann.cards import PACK
from strohmann.games.commitment import verify
from strohmann.games.registry import GAMES, game
from strohmann.scoring.profiles import PROFILES
from strohmann.server.app import create_app
from strohmann.server.kinds.kind import may_redraw
from strohmann.server.settings import Settings
from tests.server.clients import Person, play, running
from tests.server.players import RandomBot


async def test_everything_that_can_be_played_is_listed(person: Person) -> None:
    forms = (await person.http.get("/api/forms")).json()["forms"]
    listed = [profile["name"] for form in forms for profile in form["profiles"]]
    assert sorted(listed) == sorted(GAMES)
    for form in forms:
        assert [profile["default"] for profile in form["profiles"]].count(True) == 1
        for profile in form["profiles"]:
            options = PROFILES[profile["name"]].options
            assert profile["seats"] == [seat.value for seat in game(profile["name"]).ring]
            assert profile["options"] == [
                {"name": o.name, "values": list(o.values), "default": o.default} for o in options
            ]


async def test_every_option_can_be_chosen(person: Person) -> None:
    for name in GAMES:
        for option in PROFILES[name].options:
            value = option.values[-1]
            table = await person.open_table(name, **{option.name: value})
            summary = (await person.http.get(f"/api/tables/{table}")).json()
            assert summary["options"][option.name] == value
            assert summary["profile"] == name


@pytest.mark.parametrize("profile", ["chicago-000", "rubber-laws", "single-deal", "draw-bridge"])
async def test_F_15_two_at_a_table_of_bridge_play_draw_bridge(profile: str, person: Person) -> None:
    wanted = {"profile": profile, "seats": 2, "pace": "instant"}
    answer = await person.http.post("/api/tables", json=wanted)
    assert answer.status_code == 201, answer.text
    summary = (await person.http.get(f"/api/tables/{answer.json()['table']}")).json()
    assert (summary["form"], summary["profile"]) == ("draw", "draw-bridge")
    assert {seat: who["kind"] for seat, who in summary["seats"].items()} == {
        "N": "bot", "S": "human",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("profile", "seats"),
    [("bismarck", 2), ("bismarck", 4), ("chicago-000", 3), ("draw-bridge", 4), ("rubber-laws", 0)],
)
async def test_other_numbers_of_seats_are_refused(profile: str, seats: int, person: Person) -> None:
    answer = await person.http.post("/api/tables", json={"profile": profile, "seats": seats})
    error = answer.json()["error"]
    assert (answer.status_code, error["code"], error["where"]) == (400, "wrong-seats", "seats")
    assert error["message"] not in ("", "wrong-seats")


async def test_a_number_of_any_length_is_refused(person: Person) -> None:
    wanted = {"profile": "bismarck", "seats": 10**30}
    answer = await person.http.post("/api/tables", json=wanted)
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "wrong-seats")


async def test_a_summary_says_who_sits_where_and_nothing_of_the_cards(person: Person) -> None:
    answer = await person.http.post(
        "/api/tables", json={"profile": "rubber-laws", "names": {"S": "Ann", "N": "Robo"}}
    )
    table = answer.json()["table"]
    summary = (await person.http.get(f"/api/tables/{table}", params={"lang": "da"})).json()
    assert summary["form"] == "rubber"
    assert summary["phase"] == "dealing"
    assert not summary["finished"]
    assert summary["seats"]["S"] == {"name": "Ann", "kind": "human", "connected": False}
    assert summary["seats"]["N"] == {"name": "Robo", "kind": "bot", "connected": True}
    assert summary["seats"]["E"]["name"] == "Computer Øst"


async def test_my_tables_with_the_last_used_first(person: Person) -> None:
    first, second = await person.open_table(), await person.open_table("single-deal")
    tab = await person.connect(first)
    await play(tab, Random(1), turns=1)
    entries = (await person.http.get("/api/tables")).json()
    assert [entry["table"] for entry in entries] == [first, second]
    assert entries[0].keys() == {"table", "form", "profile", "phase", "updated", "finished"}
    assert (entries[0]["form"], entries[1]["form"]) == ("chicago", "single")
    assert datetime.fromisoformat(entries[0]["updated"]).tzinfo is not None


async def test_only_a_bots_seat_can_be_taken_and_only_one(person: Person, friend: Person) -> None:
    table = await person.open_table()
    assert (await person.take(table, "N")).json()["error"]["code"] == "already-seated"
    assert (await friend.take(table, "S")).json()["error"]["code"] == "seat-taken"
    assert (await friend.take(table, "X")).json()["error"]["code"] == "unreadable-seat"
    assert (await friend.take(table, "N")).status_code == 200
    assert (await friend.take(table, "E")).json()["error"]["code"] == "already-seated"
    assert [t["table"] for t in (await friend.http.get("/api/tables")).json()] == [table]


@pytest.mark.slow
async def test_a_record_is_there_when_its_deal_is_over_and_its_commitment_holds(
    person: Person, friend: Person
) -> None:
    table = await person.open_table("chicago-000", first_dealer="S")
    tab = await person.connect(table)
    await tab.my_turn()
    commitments = [tab.view["deal"]["commitment"]]
    for path in (f"/api/tables/{table}/deals/1", f"/api/tables/{table}/deals/1/opened"):
        answer = await person.http.get(path)
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "unknown-deal")
    await play(tab, Random(7))
    commitments = [
        m["view"]["deal"]["commitment"] for m in tab.messages if "view" in m and m["view"]["deal"]
    ]
    count, record = tab.view["records"], None
    for index in range(1, count + 1):
        answer = await friend.http.get(f"/api/tables/{table}/deals/{index}", params={"lang": "en"})
        record = answer.json()
        opened = (await friend.http.get(f"/api/tables/{table}/deals/{index}/opened")).json()
        assert record["index"] == index
        assert record["commitment"] in commitments
        assert verify(record["commitment"], opened)
        assert opened == {
            "version": 1, "deal": record["deal"], "order": "", "salt": record["salt"],
        }  # fmt: skip
        cards = [card for hand in record["hands"].values() for card in hand]
        assert sorted(cards) == sorted(card.text for card in PACK)
        assert record["row"] == tab.view["sheet"]["rows"][index - 1]
    assert tab.view["record"] == record
    for index in (0, count + 1):
        answer = await person.http.get(f"/api/tables/{table}/deals/{index}")
        assert answer.json()["error"]["code"] == "unknown-deal"


@pytest.mark.slow
async def test_again_with_the_same_people_or_new_partners(person: Person, friend: Person) -> None:
    table = await person.open_table("chicago-001", seating="draw")
    await friend.take(table, "W")
    answer = await person.http.post(f"/api/tables/{table}/again", json={"partners": "same"})
    assert answer.json()["error"]["code"] == "match-not-over"
    tab, other = await person.connect(table), await friend.connect(table)
    await asyncio.gather(play(tab, Random(1)), play(other, Random(2)))
    again = {}
    for who, partners in ((person, "same"), (friend, "new")):
        answer = await who.http.post(f"/api/tables/{table}/again", json={"partners": partners})
        assert answer.status_code == 201
        again[partners] = answer.json()["table"]
    assert again["same"] == again["new"] != table  # they meet at one table
    await other.until(lambda: other.messages[-1].get("next_table") == again["same"])
    summary = (await person.http.get(f"/api/tables/{again['same']}")).json()
    assert summary["options"]["seating"] == "fixed"
    for who, seat in ((person, tab.view["viewer"]), (friend, other.view["viewer"])):
        assert summary["seats"][seat]["kind"] == "human"
        following = await who.connect(again["same"])
        await following.message("view")
        assert following.view["viewer"] == seat


@pytest.mark.slow
async def test_new_partners_are_drawn_where_the_form_draws(person: Person) -> None:
    table = await person.open_table("chicago-000")
    tab = await person.connect(table)
    await play(tab, Random(3))
    assert tab.view["redraw"]
    answer = await person.http.post(f"/api/tables/{table}/again", json={"partners": "new"})
    assert answer.status_code == 201, answer.text
    summary = (await person.http.get(f"/api/tables/{answer.json()['table']}")).json()
    assert summary["options"]["seating"] == "draw"


@pytest.mark.slow
@pytest.mark.parametrize("profile", ["chicago-001", "chicago-swapped-001", "single-deal"])
async def test_P_02_no_new_partners_are_drawn_where_the_rules_keep_them(
    profile: str, person: Person
) -> None:
    table = await person.open_table(profile)
    tab = await person.connect(table)
    await play(tab, Random(3))
    assert not tab.view["redraw"]
    answer = await person.http.post(f"/api/tables/{table}/again", json={"partners": "new"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "no-draw-here")
    answer = await person.http.post(f"/api/tables/{table}/again", json={"partners": "same"})
    assert answer.status_code == 201, answer.text


def test_partners_are_drawn_anew_by_the_rules_of_every_profile() -> None:
    assert {name for name, rules in PROFILES.items() if may_redraw(rules)} == {
        "chicago-000", "chicago-swapped", "chicago-duplicate",
        "rubber-laws", "rubber-000", "rubber-001",
    }  # fmt: skip


async def test_who_does_not_sit_there_cannot_go_on(person: Person, friend: Person) -> None:
    table = await person.open_table("single-deal")
    await play(await person.connect(table), Random(4))
    answer = await friend.http.post(f"/api/tables/{table}/again", json={"partners": "same"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "not-seated")
    assert (await friend.take(table, "N")).json()["error"]["code"] == "match-over"


async def test_a_guest_opens_only_so_many_tables(tmp_path: Path) -> None:
    app = create_app(tmp_path, Settings(tables_per_guest=2), players={"beginner": RandomBot()})
    async with running(app) as address, Person(address) as person:
        table = await person.open_table("single-deal")
        await person.open_table("single-deal")
        answer = await person.http.post("/api/tables", json={"profile": "single-deal"})
        assert (answer.status_code, answer.json()["error"]["code"]) == (429, "too-many-tables")
        await play(await person.connect(table), Random(1))  # a finished one does not count
        await person.open_table("single-deal")


async def test_the_score_pad(person: Person) -> None:
    """V-02 and V-05 on the page for people who play with cards."""
    lines = "dealer: N\nN 4H 11\nE 2D 8\npass\n"
    answer = await person.http.post("/api/sheet", json={"profile": "chicago-000", "text": lines})
    assert answer.status_code == 200, answer.text
    sheet = answer.json()["sheet"]
    assert sheet["totals"] == {"NS": 450, "EW": 40}
    assert [row["result"] for row in sheet["rows"]] == ["+1", "=", "pass"]
    assert sheet["rows"][2]["number"] is None
    assert sheet["carried"] == {"NS": 0, "EW": 40}
    assert (sheet["over"], sheet["next"]["number"]) == (False, 3)


@pytest.mark.parametrize("lang", ["de", "da", "en"])
async def test_the_score_pad_names_the_broken_line(lang: str, person: Person) -> None:
    answer = await person.http.post(
        "/api/sheet", params={"lang": lang},
        json={"profile": "rubber-laws", "text": "N 4H 11\n\nE 9X 3\n"},
    )  # fmt: skip
    assert answer.status_code == 400
    assert answer.json()["error"]["where"] == "line 3"


async def test_health(person: Person) -> None:
    answer = await person.http.get("/healthz")
    assert answer.json()["status"] == "ok"
