"""Whole matches over real sockets, by people and bots who play any legal action."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random

import msgspec
import pytest

from strohmann.games.match import Match
from strohmann.games.registry import GAMES, game
from strohmann.server.app import create_app
from strohmann.server.messages import ServerMessage, parse_notation
from strohmann.store.database import sqlite_url
from strohmann.store.store import Store
from tests.server.clients import Person, Tab, play, running
from tests.server.players import QuietBot, StackedPack


async def _log_agrees(data: Path, table: str, tab: Tab) -> None:
    """The log, replayed from the disk, leads to the result that the player was shown."""
    store = await Store.open(sqlite_url(data / "strohmann.sqlite3"))
    row = await store.tables.get(table)
    assert row is not None
    events = await store.events.read(table)
    await store.close()
    match = Match.replay(game(row.profile, **row.options), events)
    assert row.finished
    assert row.version == len(events) == tab.view["version"]
    assert match.result is not None
    for name, value in json.loads(msgspec.json.encode(match.result)).items():
        assert tab.view["result"][name] == value, name


@pytest.mark.slow
@pytest.mark.parametrize("profile", GAMES)
async def test_a_match_of_every_form_against_bots(
    profile: str, person: Person, tmp_path: Path
) -> None:
    table = await person.open_table(profile)
    tab = await person.connect(table)
    await play(tab, Random(profile))
    await _log_agrees(tmp_path, table, tab)
    assert tab.view["phase"] == "over"
    assert tab.view["records"] == len(tab.view["sheet"]["rows"]) >= 1
    for raw in tab.raw:  # every message is of a published type
        msgspec.json.decode(raw, type=ServerMessage, dec_hook=parse_notation)


@pytest.mark.slow
@pytest.mark.parametrize("honours", ["auto", "announce"])
async def test_partners_drawn_and_honours_announced(
    honours: str, person: Person, tmp_path: Path
) -> None:
    table = await person.open_table("rubber-laws", seating="draw", honours_claim=honours)
    tab = await person.connect(table)
    await play(tab, Random(honours))
    await _log_agrees(tmp_path, table, tab)
    assert len(tab.view["drawn"]) == 4


@pytest.mark.slow
async def test_four_people_play_a_chicago(address: str, tmp_path: Path) -> None:
    async with (
        Person(address) as a,
        Person(address) as b,
        Person(address) as c,
        Person(address) as d,
    ):
        table = await a.open_table("chicago-000", seating="draw")
        for person, seat in ((b, "N"), (c, "E"), (d, "W")):
            assert (await person.take(table, seat)).status_code == 200
        tabs = [await person.connect(table) for person in (a, b, c, d)]
        await asyncio.gather(*(play(tab, Random(i)) for i, tab in enumerate(tabs)))
        assert {tab.view["viewer"] for tab in tabs} == set("NESW")
        assert [s["kind"] for s in tabs[0].view["seats"].values()] == ["human"] * 4
        for tab in tabs:
            await _log_agrees(tmp_path, table, tab)


@pytest.mark.slow
async def test_own_cards_as_dummy(person: Person, tmp_path: Path) -> None:
    """E-21: who wants to plays his own cards when his partner declares."""
    table = await person.open_table("chicago-001", dummy_play="own")
    tab = await person.connect(table)
    await play(tab, Random(2))
    await _log_agrees(tmp_path, table, tab)
    assert tab.view["own_dummy"]
    told = [event for m in tab.messages for event in m.get("events", ())]
    assert [e for e in told if e["type"] == "dummy_play_chosen"] == [
        {"type": "dummy_play_chosen", "seat": "S", "own": True}
    ]


async def test_a_rubber_to_its_end(tmp_path: Path) -> None:
    """Two grand slams in spades: two games, the rubber, and honours each time."""
    app = create_app(tmp_path, players={"beginner": QuietBot()}, rng=StackedPack())
    async with running(app) as address, Person(address) as person:
        table = await person.open_table("rubber-laws")
        tab = await person.connect(table)
        while await tab.my_turn():
            legal, turn = tab.view["legal"], tab.view["deal"]["contract"]
            calls = [each["call"] for each in legal["calls"]]
            if calls:
                action = {"type": "call", "call": "7S" if "7S" in calls else "P"}
            elif turn and tab.view["phase"] == "play":
                action = {"type": "claim"} if turn["declarer"] == "S" else {"type": "concede"}
            else:
                action = {"type": "ready"}
            answer = await tab.act(action)
            assert answer["type"] == "ack", answer
            await tab.reach(answer["version"])
        await _log_agrees(tmp_path, table, tab)
    result = tab.view["result"]
    assert (result["winner"], result["broken_off"]) == ("NS", False)
    assert [row["contract"]["text"] for row in tab.view["sheet"]["rows"]] == ["7S", "7S"]
    assert tab.view["sheet"]["closing"] == [
        {"side": "NS", "kind": "rubber", "points": 700, "below": False}
    ]
    # 210 below, 1000 and 150 honours; then vulnerable 1500.
    assert result["totals"] == {"NS": 210 + 1000 + 150 + 210 + 1500 + 150 + 700, "EW": 0}


async def test_a_deal_among_the_real_bots_explains_every_call(tmp_path: Path) -> None:
    async with running(create_app(tmp_path, rng=Random(2))) as address, Person(address) as person:
        table = await person.open_table("single-deal")
        tab = await person.connect(table, lang="de")
        await play(tab, Random(2), claims=0)
        await _log_agrees(tmp_path, table, tab)
    views = [message["view"] for message in tab.messages if "view" in message]
    calls = [call for view in views for call in view["legal"]["calls"]]
    calls += tab.view["record"]["auction"]
    assert len(calls) > 20
    for call in calls:
        assert call["meaning"]["text"], call
        assert call["meaning"]["node"]
        assert 0 < call["meaning"]["trust"] <= 1
