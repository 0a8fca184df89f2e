"""A server in a process of its own: killed at any moment, stopped, started again, logging."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest
from websockets.exceptions import ConnectionClosed

from strohmann.games.match import Match, told
from strohmann.games.protocol import Event
from strohmann.games.registry import game
from strohmann.seats import Seat
from strohmann.store.codec import plain
from strohmann.store.database import sqlite_url
from strohmann.store.store import Store
from tests.server.clients import HungUp, Json, Person, Tab, play
from tests.server.process import ServerProcess
from tests.server.secrets import cards_in

SAMPLE, SOAK = 5, 100
"""Games that are interrupted: in every run, and by ``make soak`` or ``STROHMANN_SOAK=1``."""


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[ServerProcess]:
    process = ServerProcess(tmp_path / "data")
    yield process
    await process.kill()


async def _log(data: Path, table: str) -> tuple[str, dict[str, str], tuple[Event, ...]]:
    """Profile, options and events of a table, straight from the file."""
    store = await Store.open(sqlite_url(data / "strohmann.sqlite3"))
    row = await store.tables.get(table)
    assert row is not None
    events = await store.events.read(table)
    await store.close()
    assert row.version == len(events)
    return row.profile, dict(row.options), events


class _Witness:
    """A player who writes down what was acknowledged and what he was told."""

    counts: ClassVar[list[int]] = []

    def __init__(self) -> None:
        self.acknowledged: dict[int, Json] = {}
        self.told: list[Json] = []
        self.since = 0
        """The version of the first view, after which events were told."""

    async def play(self, tab: Tab, rng: Random) -> None:
        """Play until the end, of the match or of the server."""
        try:
            await play(tab, rng, on_ack=self._note)
        finally:
            for message in tab.messages:
                if message["type"] == "view":
                    self.since = message["view"]["version"]
                self.told += message.get("events", ())

    async def has_done(self, actions: int, playing: asyncio.Task[None]) -> None:
        """Wait until so many actions were acknowledged, or the match is over."""
        while len(self.acknowledged) < actions and not playing.done():
            await asyncio.sleep(0.005)

    def _note(self, version: int, action: Json) -> None:
        self.acknowledged[version] = action

    def check(self, events: tuple[Event, ...], seat: Seat) -> None:
        """Everything that was acknowledged or told stands in the log, in order."""
        self.counts.append(len(self.acknowledged))
        wire = [plain(event) for event in events]
        for version, action in self.acknowledged.items():
            assert version <= len(events), "an acknowledged event was lost"
            # An action may have several events: the version is that of the last.
            near = wire[max(0, version - 4) : version]
            assert any(_fits(action, event, seat) for event in near), (version, action, near)
        seen = json.loads(json.dumps([plain(event) for event in told(events, seat)]))
        assert seen[self.since : self.since + len(self.told)] == self.told


def _fits(action: Json, event: Json, seat: Seat) -> bool:
    kind = action["type"]
    if kind == "call":
        return bool(event["type"] == "called" and event["call"] == action["call"])
    if kind == "play":
        return bool(event["type"] == "played" and event["card"] == action["card"])
    names = {"claim": "claimed", "concede": "claimed", "ready": "readied"}
    wanted = names.get(kind, "claim_answered")
    return bool(event["type"] == wanted and event["seat"] == seat.value)


async def _interrupted_game(server: ServerProcess, address: str, rng: Random) -> str:
    """One single deal during which the server is killed once; the new address."""
    witness = _Witness()
    async with Person(address) as person:
        table = await person.open_table("single-deal")
        tab = await person.connect(table)
        playing = asyncio.create_task(witness.play(tab, rng))
        await witness.has_done(rng.randint(0, 20), playing)
        await asyncio.sleep(rng.uniform(0, 0.06))  # some time in the next few commits
        await server.kill()
        with suppress(HungUp, ConnectionClosed):
            await playing
        last, cookies = tab.view.get("version"), dict(person.http.cookies)
    profile, options, events = await _log(server.data, table)
    witness.check(events, Seat.SOUTH)
    Match.replay(game(profile, **options), events)
    address = await server.start()
    async with Person(address) as person:
        person.http.cookies.update(cookies)
        tab = await person.connect(table, last)
        first = await tab.until(lambda: tab.messages and tab.messages[0])
        if first["type"] == "current":
            assert first["version"] == last
            tab = await person.connect(table)
        await tab.until(lambda: tab.view)
        await play(tab, rng)
        assert tab.view["phase"] == "over"
    _, _, whole = await _log(server.data, table)
    assert whole[: len(events)] == events
    assert Match.replay(game(profile, **options), whole).result is not None
    return address


@pytest.mark.slow
@pytest.mark.soak
async def test_killed_at_any_moment_nothing_acknowledged_is_lost(
    server: ServerProcess, soak: bool
) -> None:
    games = SOAK if soak or os.environ.get("STROHMANN_SOAK") == "1" else SAMPLE
    rng = Random(os.environ.get("STROHMANN_SOAK_SEED", "strohmann"))
    address = await server.start()
    for _ in range(games):
        address = await _interrupted_game(server, address, rng)
    await server.kill()
    assert sum(_Witness.counts) > 2 * games, "nothing was interrupted"
    with closing(sqlite3.connect(server.data / "strohmann.sqlite3")) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)


@pytest.mark.slow
async def test_after_a_restart_the_game_is_exactly_where_it_was(server: ServerProcess) -> None:
    address = await server.start()
    async with Person(address) as person:
        table = await person.open_table("chicago-000", first_dealer="S")
        tab = await person.connect(table)
        await play(tab, Random(1), turns=5, claims=0)
        await tab.my_turn()
        view, cookies = tab.view, dict(person.http.cookies)
    assert await server.kill(signal.SIGTERM) in (0, -signal.SIGTERM)
    address = await server.start()
    async with Person(address) as person:
        person.http.cookies.update(cookies)
        tab = await person.connect(table, view["version"])
        assert (await tab.until(lambda: tab.messages))[0]["type"] == "current"
        again = await person.connect(table)
        await again.message("view")
        assert again.view == view
        await play(again, Random(2), turns=3)


@pytest.mark.slow
async def test_the_server_stops_while_people_are_connected(server: ServerProcess) -> None:
    address = await server.start()
    async with Person(address) as person:
        tab = await person.connect(await person.open_table(first_dealer="S"))
        await tab.my_turn()
        started = asyncio.get_running_loop().time()
        assert await server.kill(signal.SIGTERM) in (0, -signal.SIGTERM)
        assert asyncio.get_running_loop().time() - started < 5
        with pytest.raises(HungUp):
            await tab.until(lambda: False)
        assert tab.closed == 1012
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert [line for line in lines if line["level"] not in ("debug", "info")] == []


@pytest.mark.slow
async def test_no_log_tells_a_card_a_salt_or_a_cookie(server: ServerProcess) -> None:
    address = await server.start()
    async with Person(address) as person:
        table = await person.open_table("chicago-000")
        tab = await person.connect(table)
        await play(tab, Random(1), claims=0)
        for sent in ('{"type":"act"', _card("SA", 1), _card("SA", tab.view["version"])):
            await tab.ask(sent, "error")
        await person.http.get("/api/me", headers={"Cookie": "strohmann_guest=forged.SECRET"})
        cookies = list(person.http.cookies.values())
    await server.kill(signal.SIGTERM)
    _, _, events = await _log(server.data, table)
    text = server.log.read_text().replace(table, "")
    lines = [json.loads(line) for line in text.splitlines()]
    assert sum(line["event"] == "committed" for line in lines) > 50  # it does log everything
    assert cards_in(text) == set()
    secrets = [event.salt for event in events if hasattr(event, "salt")]
    assert len(secrets) >= 8
    for secret in (*secrets, *cookies, "SECRET"):
        assert secret not in text
    assert [line for line in lines if line["level"] in ("warning", "error", "critical")] == []


def _card(card: str, version: int) -> Any:
    action = {"type": "play", "seat": "S", "card": card}
    return {"type": "act", "id": "x", "version": version, "action": action}


@pytest.mark.slow
async def test_a_frame_beyond_all_bounds_ends_that_connection_only(server: ServerProcess) -> None:
    address = await server.start()
    async with Person(address) as person:
        table = await person.open_table(first_dealer="S")
        tab = await person.connect(table)
        await tab.my_turn()
        assert (await tab.ask("x" * 900_000, "error"))["error"]["code"] == "message-too-large"
        other = await person.connect(table)
        await other.my_turn()
        with pytest.raises((HungUp, ConnectionClosed)):
            await other.ask("x" * 3_000_000, "error")
        assert other.closed in (1009, 1006, None)
        await tab.ask({"type": "ping"}, "pong")
        assert (await tab.act({"type": "call", "call": "1C"}))["type"] == "ack"
