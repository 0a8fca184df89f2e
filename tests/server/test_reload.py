"""Tabs that come back, second tabs, spectators, people who sit down."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from tests.server.clients import Person, play


async def test_the_first_message_is_the_whole_view(person: Person) -> None:
    tab = await person.connect(await person.open_table())
    first = await tab.until(lambda: tab.messages and tab.messages[0])
    assert first["type"] == "view"
    assert first["view"]["viewer"] == "S"
    assert first["view"]["host"]


async def test_who_is_up_to_date_is_told_so(person: Person) -> None:
    table = await person.open_table()
    tab = await person.connect(table)
    await play(tab, Random(1), turns=2)
    await tab.my_turn()
    version = tab.view["version"]
    await tab.close()
    back = await person.connect(table, version)
    assert (await back.until(lambda: back.messages))[0] == {"type": "current", "version": version}


async def test_who_missed_something_gets_exactly_that(person: Person) -> None:
    table = await person.open_table()
    tab = await person.connect(table)
    await play(tab, Random(1), turns=3)
    await tab.my_turn()
    last = tab.view
    told = [event for message in tab.messages for event in message.get("events", ())]
    await tab.close()
    for missed in (1, 2, 5):
        back = await person.connect(table, last["version"] - missed)
        first = await back.message("update")
        assert back.messages[0] == first
        assert first["events"] == told[-missed:]
        assert first["view"] == last
        await back.close()


@pytest.mark.parametrize("version", ["", "0", "x", "-1", "99999", "1e3", "٣"])
async def test_a_version_that_never_was_brings_the_whole_view(version: str, person: Person) -> None:
    table = await person.open_table()
    tab = await person.connect(table)
    await play(tab, Random(1), turns=1)
    back = await person.connect(table, version)
    assert (await back.until(lambda: back.messages))[0]["type"] == "view"


async def test_the_view_is_the_same_however_one_came_to_it(person: Person) -> None:
    table = await person.open_table()
    tab = await person.connect(table)
    await play(tab, Random(4), turns=12)
    await tab.my_turn()
    fresh = await person.connect(table)
    assert (await fresh.message("view"))["view"] == tab.view


async def test_a_second_tab_sees_everything_and_may_act(person: Person) -> None:
    table = await person.open_table()
    first, second = await person.connect(table), await person.connect(table)
    rng = Random(5)
    for turn in range(10):
        tab, other = (first, second) if turn % 2 else (second, first)
        await play(tab, rng, turns=1)
        await other.reach(tab.view["version"])
    await first.my_turn()
    await second.reach(first.view["version"])
    assert first.view == second.view
    await second.close()
    await play(first, rng, turns=3)


async def test_of_two_tabs_that_act_at_once_one_is_too_late(person: Person) -> None:
    table = await person.open_table(first_dealer="S")
    first, second = await person.connect(table), await person.connect(table)
    await first.my_turn()
    await second.my_turn()
    answers = await asyncio.gather(
        first.act({"type": "call", "call": "1C"}), second.act({"type": "call", "call": "1D"})
    )
    assert sorted(answer["type"] for answer in answers) == ["ack", "error"]
    late = next(answer for answer in answers if answer["type"] == "error")
    assert late["error"]["code"] == "stale-version"


async def test_a_spectator_sees_no_hand_and_may_do_nothing(person: Person, friend: Person) -> None:
    table = await person.open_table(first_dealer="S")
    tab = await person.connect(table)
    await tab.my_turn()
    watching = await friend.connect(table)
    await watching.until(lambda: watching.view and watching.view["deal"])
    view = watching.view
    assert view["viewer"] is None
    assert not view["host"]
    assert {
        seat: (hand["cards"], hand["hidden"]) for seat, hand in view["deal"]["hands"].items()
    } == {seat: ([], 13) for seat in "NESW"}
    assert view["legal"] == {"calls": [], "cards": [], "actions": [], "honours": None}
    answer = await watching.act({"type": "call", "call": "1C"})
    assert answer["error"]["code"] == "not-seated"
    before = len(watching.messages)
    await watching.send({"type": "pace", "pace": "slow"})
    assert (await watching.message("error", before))["error"]["code"] == "not-seated"


async def test_bots_wait_for_people_and_not_for_spectators(person: Person, friend: Person) -> None:
    table = await person.open_table(first_dealer="N")
    watching = await friend.connect(table)
    await watching.message("view")
    await asyncio.sleep(0.3)
    assert watching.view["version"] == 0
    tab = await person.connect(table)
    await tab.my_turn()
    await watching.reach(tab.view["version"])
    await tab.close()
    reached = watching.view["version"]
    await asyncio.sleep(0.3)
    assert watching.view["version"] == reached


async def test_who_sits_down_in_an_open_tab_gets_his_hand(person: Person, friend: Person) -> None:
    table = await person.open_table(first_dealer="S")
    tab = await person.connect(table)
    await tab.my_turn()
    watching = await friend.connect(table)
    await watching.message("view")
    before = len(watching.messages)
    assert (await friend.take(table, "W")).status_code == 200
    seen = (await watching.message("view", before))["view"]
    assert seen["viewer"] == "W"
    assert len(seen["deal"]["hands"]["W"]["cards"]) == 13
    await tab.until(lambda: tab.messages[-1].get("seats", {}).get("W", {}).get("kind") == "human")
    # A tab that knew this version as a spectator is not told that it is up to date.
    back = await friend.connect(table, seen["version"])
    assert (await back.until(lambda: back.messages))[0]["type"] == "view"


async def test_people_see_who_is_there(person: Person, friend: Person) -> None:
    table = await person.open_table(first_dealer="S")
    await friend.http.post("/api/me", json={"name": "Alfa"})
    await friend.take(table, "E")
    tab = await person.connect(table)
    await tab.my_turn()
    assert tab.view["seats"]["E"] == {"name": "Alfa", "kind": "human", "connected": False}
    other = await friend.connect(table)
    await tab.until(lambda: tab.messages[-1].get("seats", {}).get("E", {}).get("connected"))
    await friend.http.post("/api/me", json={"name": "Beta"})
    await tab.until(lambda: tab.messages[-1].get("seats", {}).get("E", {}).get("name") == "Beta")
    await other.close()
    await tab.until(
        lambda: not tab.messages[-1].get("seats", {"E": {"connected": True}})["E"]["connected"]
    )


async def test_the_language_can_change_at_the_table(person: Person) -> None:
    table = await person.open_table(first_dealer="S")
    tab = await person.connect(table, lang="de")
    await tab.my_turn()
    assert tab.view["seats"]["N"]["name"] == "Computer Nord"
    shown = await tab.ask({"type": "language", "lang": "en"}, "view")
    assert shown["view"]["seats"]["N"]["name"] == "Computer North"
    wrong = await tab.ask({"type": "language", "lang": "fr"}, "error")
    assert wrong["error"]["code"] == "unknown-language"
    assert wrong["error"]["message"].startswith("There is no language")


async def test_the_pace_can_change_at_the_table(person: Person) -> None:
    table = await person.open_table(first_dealer="S")
    tab = await person.connect(table)
    await tab.my_turn()
    assert (await tab.ask({"type": "pace", "pace": "fast"}, "presence"))["pace"] == "fast"
    wrong = await tab.ask({"type": "pace", "pace": "warp"}, "error")
    assert wrong["error"]["code"] == "unknown-pace"
    again = await person.connect(table)
    await again.message("view")
    assert again.view["pace"] == "fast"
