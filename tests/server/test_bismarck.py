"""Bismarck over real sockets: what a table of three is told, and what it refuses."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from strohmann.bots.harmless import HarmlessBot
from strohmann.games.commitment import verify
from strohmann.server.app import create_app
from tests.server.clients import Json, Person, Tab, play, random_action, running


async def _until_phase(tab: Tab, phase: str, rng: Random) -> Json:
    """Play until it is my turn in this phase; the view then."""
    while await tab.my_turn() and tab.view["phase"] != phase:
        answer = await tab.act(random_action(tab.view, rng, claims=0))
        await tab.reach(answer["version"])
    return tab.view


async def _code(tab: Tab, action: Json) -> str:
    answer = await tab.act(action)
    assert answer["type"] == "error", answer
    assert answer["error"]["message"] not in ("", answer["error"]["code"])
    return str(answer["error"]["code"])


async def _unusable(tab: Tab, action: Json) -> str:
    message = {"type": "act", "id": "x", "version": tab.view["version"], "action": action}
    return str((await tab.ask(message, "error"))["error"]["code"])


async def test_B_01_three_seats_with_a_person_in_the_south(person: Person) -> None:
    table = await person.open_table("bismarck")
    summary = (await person.http.get(f"/api/tables/{table}")).json()
    assert summary["form"] == "bismarck"
    kinds = {seat: who["kind"] for seat, who in summary["seats"].items()}
    assert kinds == {"E": "bot", "S": "human", "W": "bot"}


async def test_the_missing_seat_can_neither_be_taken_nor_named(
    person: Person, friend: Person
) -> None:
    table = await person.open_table("bismarck")
    answer = await friend.take(table, "N")
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "seat-not-in-ring")
    answer = await person.http.post(
        "/api/tables", json={"profile": "bismarck", "names": {"N": "Ann"}}
    )
    error = answer.json()["error"]
    assert (error["code"], error["where"]) == ("seat-not-in-ring", "names.N")


async def test_B_05_forehand_names_a_contract_before_seeing_more_than_four_cards(
    person: Person,
) -> None:
    tab = await person.connect(await person.open_table("bismarck", first_dealer="E"))
    view = await _until_phase(tab, "choose", Random(1))
    assert (view["deal"]["dealer"], view["deal"]["forehand"]) == ("E", "S")
    assert len(view["deal"]["open"]) == 4
    assert all(hand == {"cards": [], "hidden": 0} for hand in view["deal"]["hands"].values())
    assert view["legal"]["contracts"] == [
        {"contract": "spader", "trumps": []},
        {"contract": "valfri", "trumps": ["C", "D", "H", "S"]},
        {"contract": "sang", "trumps": []},
        {"contract": "pass", "trumps": []},
    ]
    for wrong, code in (
        ({"contract": "valfri", "trump": None}, "wrong-trumps"),
        ({"contract": "sang", "trump": "H"}, "wrong-trumps"),
        ({"contract": "trumf", "trump": "H"}, "contract-not-open"),
    ):
        assert await _code(tab, {"type": "name_contract", **wrong}) == code
    assert await _unusable(tab, {"type": "name_contract", "contract": "solo"}) == "wrong-field"
    answer = await tab.act({"type": "name_contract", "contract": "spader", "trump": None})
    assert answer["type"] == "ack"
    await tab.reach(answer["version"])
    deal = tab.view["deal"]
    assert deal["contract"] == {"name": "spader", "trump": "S"}
    assert deal["targets"] == {"E": 4, "S": 8, "W": 4}
    assert deal["hands"]["S"]["hidden"] == 0
    assert len(deal["hands"]["S"]["cards"]) == 20
    assert set(deal["open"]) < set(deal["hands"]["S"]["cards"])
    assert await _code(tab, {"type": "name_contract", "contract": "sang"}) == "wrong-phase"


async def test_B_07_four_different_cards_of_ones_own_are_laid_away(person: Person) -> None:
    tab = await person.connect(await person.open_table("bismarck", first_dealer="E"))
    view = await _until_phase(tab, "discard", Random(1))
    cards = view["legal"]["discard"]["cards"]
    assert (len(cards), view["legal"]["discard"]["count"]) == (20, 4)
    strange = next(
        f"{suit}{rank}" for suit in "SHDC" for rank in "AKQJT" if f"{suit}{rank}" not in cards
    )
    for wrong, code in (
        (cards[:3], "discard-four"),
        (cards[:5], "discard-four"),
        ([*cards[:3], cards[0]], "discard-four"),
        ([*cards[:3], strange], "card-not-held"),
        ([], "discard-four"),
    ):
        assert await _code(tab, {"type": "discard", "cards": wrong}) == code
    unreadable = {"type": "discard", "cards": [*cards[:3], "S1"]}
    assert await _unusable(tab, unreadable) == "unreadable-card"
    played = {"type": "play", "seat": "S", "card": cards[0]}
    assert await _code(tab, played) == "wrong-phase"
    answer = await tab.act({"type": "discard", "cards": cards[-4:]})
    await tab.reach(answer["version"])
    assert sorted(tab.view["deal"]["discards"]) == sorted(cards[-4:])
    assert len(tab.view["deal"]["hands"]["S"]["cards"]) == 16
    assert await _code(tab, {"type": "discard", "cards": cards[:4]}) == "wrong-phase"


async def test_wrong_cards_and_actions_of_other_games_are_refused(
    person: Person, friend: Person
) -> None:
    table = await person.open_table("bismarck", first_dealer="E")
    assert (await friend.take(table, "E")).status_code == 200
    tab, other = await person.connect(table), await friend.connect(table)
    view = await _until_phase(tab, "play", Random(1))
    await other.reach(view["version"])
    mine, his = (tab_.view["deal"]["hands"] for tab_ in (tab, other))
    card = mine["S"]["cards"][0]
    assert await _code(tab, {"type": "play", "seat": "E", "card": card}) == "not-your-hand"
    assert await _code(tab, {"type": "play", "seat": "N", "card": card}) == "not-your-hand"
    held = his["E"]["cards"][0]
    assert await _code(tab, {"type": "play", "seat": "S", "card": held}) == "card-not-held"
    assert await _code(other, {"type": "play", "seat": "E", "card": held}) == "play-out-of-turn"
    for action in (
        {"type": "call", "call": "P"},
        {"type": "announce_honours"},
        {"type": "propose_break_off"},
        {"type": "answer_break_off", "accept": True},
        {"type": "choose_dummy_play", "own": True},
    ):
        error = (await tab.act(action))["error"]
        assert (error["code"], error["where"]) == ("not-in-this-game", "action.type")
    assert await _code(tab, {"type": "concede"}) == "claim-all"
    assert await _code(tab, {"type": "answer_claim", "accept": True}) == "no-claim-to-answer"
    answer = await tab.act({"type": "play", "seat": "S", "card": card}, view["version"] - 1)
    assert answer["error"]["code"] == "stale-version"


async def test_actions_of_bismarck_are_refused_in_bridge(person: Person) -> None:
    tab = await person.connect(await person.open_table("single-deal"))
    await tab.my_turn()
    for action in (
        {"type": "name_contract", "contract": "sang"},
        {"type": "discard", "cards": ["SA", "SK", "SQ", "SJ"]},
    ):
        assert await _code(tab, action) == "not-in-this-game"


async def test_B_13_a_contract_already_chosen_is_refused(tmp_path: Path) -> None:
    app = create_app(tmp_path, players={"beginner": HarmlessBot()}, rng=Random(2))
    async with running(app) as address, Person(address) as person:
        tab = await person.connect(await person.open_table("bismarck", first_dealer="E"))
        rng = Random(2)
        first = await _until_phase(tab, "choose", rng)
        sang = {"type": "name_contract", "contract": "sang", "trump": None}
        await tab.reach((await tab.act(sang))["version"])
        while await tab.my_turn() and not (
            tab.view["records"] == 3 and tab.view["phase"] == "choose"
        ):
            answer = await tab.act(random_action(tab.view, rng, claims=0))
            await tab.reach(answer["version"])
        assert first["sheet"]["chosen"]["S"] == []
        assert tab.view["sheet"]["chosen"]["S"] == ["sang"]
        names = [each["contract"] for each in tab.view["legal"]["contracts"]]
        assert names == ["spader", "valfri", "pass"]
        assert await _code(tab, sang) == "contract-played-before"


async def test_E_10_a_claim_needs_both_others(person: Person, friend: Person) -> None:
    table = await person.open_table("bismarck", first_dealer="E")
    assert (await friend.take(table, "W")).status_code == 200
    async with Person(person.address) as third:
        assert (await third.take(table, "E")).status_code == 200
        tabs = [await who.connect(table) for who in (person, friend, third)]
        south, west, east = tabs
        view = await _until_phase(south, "play", Random(3))
        answer = await south.act({"type": "claim"})
        for tab in tabs:
            await tab.reach(answer["version"])
        claim = west.view["deal"]["claim"]
        assert (claim["by"], claim["tricks"], claim["waiting"]) == ("S", 16, ["E", "W"])
        assert claim["hand"] == view["deal"]["hands"]["S"]["cards"]
        both = await asyncio.gather(
            west.act({"type": "answer_claim", "accept": True}),
            east.act({"type": "answer_claim", "accept": True}),
        )
        assert [each["type"] for each in both] == ["ack", "ack"]
        await south.until(lambda: south.view["phase"] == "between")
        assert south.view["record"]["made"] == {"E": 0, "S": 16, "W": 0}
        assert south.view["record"]["claim"] == {"by": "S", "tricks": 16}


@pytest.mark.slow
async def test_three_people_play_a_match_and_go_on(address: str, tmp_path: Path) -> None:
    async with Person(address) as a, Person(address) as b, Person(address) as c:
        table = await a.open_table("bismarck-classic")
        for person, seat in ((b, "E"), (c, "W")):
            assert (await person.take(table, seat)).status_code == 200
        tabs = [await person.connect(table) for person in (a, b, c)]
        await asyncio.gather(*(play(tab, Random(i), claims=0.1) for i, tab in enumerate(tabs)))
        results = [tab.view["result"] for tab in tabs]
        assert results[0] == results[1] == results[2]
        assert sum(results[0]["totals"].values()) == 0
        assert len(tabs[0].view["sheet"]["rows"]) == 9
        for index in (1, 9):
            path = f"/api/tables/{table}/deals/{index}"
            record = (await a.http.get(path)).json()
            opened = (await a.http.get(f"{path}/opened")).json()
            assert verify(record["commitment"], opened)
            assert (opened["order"], opened["deal"]) == (record["order"], "")
            cards = [card for hand in record["hands"].values() for card in hand]
            assert sorted([*cards, *record["discards"]]) == sorted(record["order"].split())
        path = f"/api/tables/{table}/again"
        answer = await b.http.post(path, json={"partners": "new"})
        assert answer.json()["error"]["code"] == "no-draw-here"
        answer = await b.http.post(path, json={"partners": "same"})
        following = await b.connect(answer.json()["table"])
        await following.message("view")
        assert (following.view["viewer"], following.view["profile"]) == ("E", "bismarck-classic")
