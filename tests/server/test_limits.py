"""How much one socket, and one guest, may ask of the server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from strohmann.server.app import create_app
from strohmann.server.rate import TokenBucket
from strohmann.server.settings import Settings
from tests.server.clients import PATIENCE, Json, Person, Tab, play, running
from tests.server.players import RandomBot

BURST = 60
PING = {"type": "ping"}


def _codes(tab: Tab) -> list[str]:
    return [m["error"]["code"] for m in tab.messages if m["type"] == "error"]


def test_a_bucket_is_full_at_first_and_fills_evenly_up_to_its_size() -> None:
    time = [0.0]
    bucket = TokenBucket(20, 3, clock=lambda: time[0])
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    time[0] += 0.04
    assert not bucket.take()
    time[0] += 0.02
    assert [bucket.take() for _ in range(2)] == [True, False]
    time[0] += 3600
    bucket.give_back()
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    bucket.give_back()
    assert [bucket.take() for _ in range(2)] == [True, False]


async def test_a_flood_is_not_obeyed_and_the_connection_lives_on(person: Person) -> None:
    tab = await person.connect(await person.open_table(first_dealer="S"), lang="de")
    await tab.my_turn()
    sent = 5 * BURST
    for _ in range(sent):
        await tab.send(PING)
    await tab.until(lambda: len(_codes(tab)) + _pongs(tab) == sent)
    assert BURST <= _pongs(tab) < sent
    assert set(_codes(tab)) == {"too-many-messages"}
    error = next(m for m in tab.messages if m["type"] == "error")["error"]
    assert error.keys() == {"code", "message", "where", "hint"}
    assert "zu viele Nachrichten" in error["message"]
    await asyncio.sleep(0.2)  # four messages at 20 a second
    assert (await tab.act({"type": "call", "call": "1C"}))["type"] == "ack"


def _pongs(tab: Tab) -> int:
    return sum(m["type"] == "pong" for m in tab.messages)


async def test_beyond_the_limit_an_action_is_refused_by_its_id(tmp_path: Path) -> None:
    settings = Settings(messages_per_second=0, message_burst=2)
    app = create_app(tmp_path, settings, players={"beginner": RandomBot()})
    async with running(app) as address, Person(address) as person:
        tab = await person.connect(await person.open_table(first_dealer="S"))
        await tab.my_turn()
        for _ in range(2):
            await tab.ask(PING, "pong")
        version = tab.view["version"]
        answer = await tab.act({"type": "call", "call": "1C"})
        assert answer["error"]["code"] == "too-many-messages"
        for garbage in ("{", b"\xff", '{"type":"teleport"}', PING):
            answer = await tab.ask(garbage, "error")
            assert answer["error"]["code"] == "too-many-messages"
            assert "id" not in answer
        other = await person.connect(tab.view["table"])  # each socket has a limit of its own
        await other.my_turn()
        assert other.view["version"] == version  # nothing was done
        assert (await other.ask(PING, "pong"))["type"] == "pong"


@pytest.mark.parametrize("seed", range(2))
async def test_calls_and_cards_are_never_too_many(seed: int, tmp_path: Path) -> None:
    """Whoever plays as fast as the bots answer is bounded by the rules alone."""
    settings = Settings(messages_per_second=0, message_burst=1)
    app = create_app(tmp_path, settings, players={"beginner": RandomBot(seed)}, rng=Random(seed))
    async with running(app) as address, Person(address) as person:
        tab = await person.connect(await person.open_table("single-deal"))
        taken = await play(tab, Random(seed), claims=0)
        assert tab.view["result"]
        assert taken > 10
        assert _codes(tab) == []


async def test_a_guest_has_so_many_sockets_at_a_table(person: Person, friend: Person) -> None:
    table = await person.open_table()
    tabs = [await person.connect(table) for _ in range(16)]
    for tab in tabs:
        await tab.message("view")
    refused = await person.connect(table)
    error = (await refused.message("error"))["error"]
    assert (error["code"], error["where"]) == ("too-many-sockets", "table")
    assert error["message"] == "You already have this table open 16 times."
    assert await _closed(refused) == 4429
    await (await friend.connect(table)).message("view")  # others may come
    await (await person.connect(await person.open_table())).message("view")  # or he elsewhere
    await tabs[0].ask(PING, "pong")
    await tabs.pop().close()
    await _admitted(person, table)


async def _closed(tab: Tab) -> int | None:
    async with asyncio.timeout(PATIENCE):
        while not tab.is_closed:
            await asyncio.sleep(0.01)
    return tab.closed


async def _admitted(person: Person, table: str) -> None:
    """Come in as soon as the server knows that another socket is closed."""
    async with asyncio.timeout(PATIENCE):
        while (first := await _first(await person.connect(table)))["type"] != "view":
            assert first["error"]["code"] == "too-many-sockets"
            await asyncio.sleep(0.01)


async def _first(tab: Tab) -> Json:
    await tab.until(lambda: tab.messages)
    return tab.messages[0]
