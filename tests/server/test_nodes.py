"""Two server processes on one database: the log arbitrates, each tells its own people."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar.channels.backends.base import ChannelsBackend
from structlog.testing import capture_logs

from strohmann.games.match import Match
from strohmann.games.registry import game
from strohmann.server.app import create_app
from strohmann.store.database import sqlite_url
from strohmann.store.store import Store
from tests.server.clients import Person, play, running
from tests.server.players import RandomBot


class Wire(ChannelsBackend):
    """Carries notes to every node, as Redis does between machines."""

    nodes: list[Wire]

    def __init__(self, nodes: list[Wire]) -> None:
        self.nodes = nodes
        self._queue: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        nodes.append(self)

    async def on_startup(self) -> None:
        self._queue = asyncio.Queue()

    async def on_shutdown(self) -> None:
        self.nodes.remove(self)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        for channel in channels:
            for node in self.nodes:
                node._queue.put_nowait((channel, data))

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Every note comes anyway."""

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Every note comes anyway."""

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            yield await self._queue.get()

    async def get_history(
        self, channel: str, limit: int | None = None,  # noqa: ARG002
    ) -> list[bytes]:  # fmt: skip
        return []


@pytest.mark.slow
async def test_people_at_two_nodes_play_at_one_table(tmp_path: Path) -> None:
    nodes: list[Wire] = []
    apps = [
        create_app(
            tmp_path, players={"beginner": RandomBot(i)}, channels=Wire(nodes), rng=Random(i)
        )
        for i in range(2)
    ]
    with capture_logs() as logs:
        async with (
            running(apps[0]) as here, running(apps[1]) as there,
            Person(here) as a, Person(there) as b, Person(there) as c,
        ):  # fmt: skip
            table = await a.open_table("chicago-000", seating="draw")
            assert (await b.take(table, "E")).status_code == 200
            tabs = [await person.connect(table) for person in (a, b, c)]
            await asyncio.gather(play(tabs[0], Random(1)), play(tabs[1], Random(2)))
            await tabs[2].reach(tabs[0].view["version"])
            assert tabs[0].view["result"] == tabs[1].view["result"] == tabs[2].view["result"]
            versions = [tab.view["version"] for tab in tabs]
    store = await Store.open(sqlite_url(tmp_path / "strohmann.sqlite3"))
    row = await store.tables.get(table)
    assert row is not None
    events = await store.events.read(table)
    await store.close()
    assert versions == [len(events)] * 3
    assert Match.replay(game(row.profile, **row.options), events).result is not None
    assert [line for line in logs if line["log_level"] == "error"] == []


async def test_without_word_from_the_other_node_nothing_is_lost(tmp_path: Path) -> None:
    """Notes may get lost; whoever acts next finds out from the log."""
    apps = [
        create_app(tmp_path, players={"beginner": RandomBot(i, claims=0)}, rng=Random(i))
        for i in range(2)
    ]
    async with (
        running(apps[0]) as here, running(apps[1]) as there, Person(here) as a, Person(there) as b,
    ):  # fmt: skip
        table = await a.open_table("chicago-000", first_dealer="S")
        await b.take(table, "W")
        tab, other = await a.connect(table), await b.connect(table)
        await tab.until(lambda: tab.view and tab.view["deal"])
        version = tab.view["version"]
        assert (await tab.act({"type": "call", "call": "1C"}, version))["type"] == "ack"
        # The other node has not heard of it; what is done there is refused as stale.
        answer = await other.act({"type": "call", "call": "1D"}, 0)
        assert answer["error"]["code"] == "stale-version"
        back = await b.connect(table)
        await back.my_turn()
        assert back.view["deal"]["auction"][0]["call"] == "1C"
        assert (await back.act({"type": "call", "call": "1D"}))["type"] == "ack"
