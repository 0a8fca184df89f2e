"""People at a real server: HTTP, sockets, and a random but legal way to play."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from http.cookies import SimpleCookie
from random import Random
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlsplit

import httpx
import uvicorn
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Json = dict[str, Any]
PATIENCE = 30.0
"""Seconds after which something that should happen did not."""


@asynccontextmanager
async def running(app: Litestar) -> AsyncIterator[str]:
    """The app behind uvicorn at a free port; gives its address."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        config = uvicorn.Config(
            app, log_config=None, access_log=False, ws="websockets-sansio", lifespan="on",
            ws_max_size=1024 * 1024, timeout_graceful_shutdown=2,
        )  # fmt: skip
        server = uvicorn.Server(config)
        task = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started:
            assert not task.done(), "the server did not start"
            await asyncio.sleep(0.01)
        try:
            yield f"http://127.0.0.1:{listener.getsockname()[1]}"
        finally:
            server.should_exit = True
            await task


class HungUp(Exception):  # noqa: N818
    """The server closed the socket."""


class Tab:
    """One socket of a person, and everything that it was told."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._news = asyncio.Condition()
        self._reading = asyncio.create_task(self._read())
        self._ids = 0
        self.raw: list[str] = []
        self.messages: list[Json] = []
        self.view: Json = {}
        self.closed: int | None = None
        self.is_closed = False

    async def _read(self) -> None:
        try:
            async for data in self._connection:
                assert isinstance(data, str)
                message = json.loads(data)
                async with self._news:
                    self.raw.append(data)
                    self.messages.append(message)
                    if "view" in message:
                        self.view = message["view"]
                    self._news.notify_all()
        except ConnectionClosed:
            pass
        async with self._news:
            self.closed, self.is_closed = self._connection.close_code, True
            self._news.notify_all()

    async def until(self, condition: Callable[[], Any]) -> Any:
        """Wait for something about this tab to be true, and return it."""

        async def wait() -> Any:
            async with self._news:
                while not (found := condition()):
                    if self.is_closed:
                        raise HungUp(f"code {self.closed}: {self.messages[-1:]}")
                    await self._news.wait()
                return found

        return await asyncio.wait_for(wait(), PATIENCE)

    async def message(self, kind: str, after: int = 0) -> Json:
        """The first message of a type after so many messages."""
        found = await self.until(
            lambda: next((m for m in self.messages[after:] if m["type"] == kind), None)
        )
        assert isinstance(found, dict)
        return found

    async def send(self, message: Any) -> None:
        """Send something, a document or raw text or bytes."""
        raw = message if isinstance(message, (str, bytes)) else json.dumps(message)
        await self._connection.send(raw)

    async def ask(self, message: Any, kind: str) -> Json:
        """Send something and wait for an answer of a type."""
        before = len(self.messages)
        await self.send(message)
        return await self.message(kind, before)

    async def act(self, action: Json, version: int | None = None) -> Json:
        """Ask for an action; the answer is its ``ack`` or its ``error``."""
        self._ids += 1
        name = f"a{self._ids}"
        seen = self.view["version"] if version is None else version
        await self.send({"type": "act", "id": name, "version": seen, "action": action})
        found = await self.until(
            lambda: next((m for m in self.messages if m.get("id") == name), None)
        )
        assert isinstance(found, dict)
        return found

    async def my_turn(self) -> bool:
        """Wait until it is; False when the match is over instead."""
        await self.until(
            lambda: (
                self.view and (self.view["viewer"] in self.view["to_act"] or self.view["result"])
            )
        )
        return not self.view["result"]

    async def reach(self, version: int) -> None:
        """Wait until this version, or a later one, was shown."""
        await self.until(lambda: self.view.get("version", -1) >= version)

    async def close(self) -> None:
        """Leave."""
        await self._connection.close()
        await self._reading


class Person:
    """Somebody with a browser of his own."""

    def __init__(self, address: str, name: str = "") -> None:
        self.address = address
        self.name = name
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE)
        self._tabs: list[Tab] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:  # fmt: skip
        for tab in self._tabs:
            await tab.close()
        await self.http.aclose()

    async def open_table(self, profile: str = "chicago-000", **options: str) -> str:
        """Open a table with bots that do not waste time."""
        answer = await self.http.post(
            "/api/tables", json={"profile": profile, "options": options, "pace": "instant"}
        )
        assert answer.status_code == 201, answer.text
        table = answer.json()["table"]
        assert isinstance(table, str)
        return table

    async def take(self, table: str, seat: str) -> httpx.Response:
        """Take the seat of a bot."""
        return await self.http.post(f"/api/tables/{table}/seats/{seat}", json={})

    @property
    def cookie(self) -> str:
        """The cookies as a header."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def connect(
        self, table: str, version: int | str | None = None, *, lang: str = "en",
        cookie: str | None = None, origin: str | None = None,
        host: str | None = None,
    ) -> Tab:  # fmt: skip
        """Open a tab on a table, perhaps as a page does that knows the server as ``host``."""
        query = f"?lang={lang}" + ("" if version is None else f"&version={version}")
        where = urlsplit(self.address)
        url = f"ws://{host or where.netloc}/api/tables/{table}/socket{query}"
        headers = {"Cookie": cookie or self.cookie} if cookie or self.cookie else {}
        if origin is not None:
            headers["Origin"] = origin
        connection = await connect(
            url, additional_headers=headers, max_size=None, host=where.hostname, port=where.port
        )
        assert connection.response is not None
        for header in connection.response.headers.get_all("Set-Cookie"):
            for morsel in SimpleCookie(header).values():
                self.http.cookies.set(morsel.key, morsel.value)
        tab = Tab(connection)
        self._tabs.append(tab)
        return tab


ENOUGH = 3
"""Deals after which a rubber is broken off: at random few contracts are made."""


def random_action(view: Json, rng: Random, claims: float = 0.02) -> Json:
    """A legal action out of a view, as a client without rules finds it."""
    legal = view["legal"]
    if view["game"] == "bismarck" and (legal["contracts"] or legal["discard"]):
        return _as_forehand(legal, rng)
    if legal.get("calls"):
        call = legal["calls"][0] if rng.random() < 0.6 else rng.choice(legal["calls"])
        return {"type": "call", "call": call["call"]}
    if view["records"] >= ENOUGH and "propose_break_off" in legal["actions"]:
        return {"type": "propose_break_off"}
    others = [kind for kind in legal["actions"] if kind not in _NOT_WAITED_FOR]
    if rng.random() < claims and "claim" in legal["actions"]:
        both = [kind for kind in ("claim", "concede") if kind in legal["actions"]]
        return {"type": rng.choice(both)}
    if legal["cards"]:
        return {"type": "play", **rng.choice(legal["cards"])}
    kind = rng.choice(others)
    return {"type": kind, "accept": rng.random() < 0.7} if "answer" in kind else {"type": kind}


def _as_forehand(legal: Json, rng: Random) -> Json:
    if legal["discard"]:
        four = rng.sample(legal["discard"]["cards"], legal["discard"]["count"])
        return {"type": "discard", "cards": four}
    chosen = rng.choice(legal["contracts"])
    trump = rng.choice(chosen["trumps"]) if chosen["trumps"] else None
    return {"type": "name_contract", "contract": chosen["contract"], "trump": trump}


_NOT_WAITED_FOR = ("claim", "concede", "choose_dummy_play", "propose_break_off")


async def play(
    tab: Tab,
    rng: Random,
    turns: int | None = None,
    claims: float = 0.02,
    on_ack: Callable[[int, Json], None] | None = None,
) -> int:
    """Play at random until the match is over or so many turns were taken; how many were."""
    taken = 0
    while (turns is None or taken < turns) and await tab.my_turn():
        seen = tab.view["version"]
        action = random_action(tab.view, rng, claims)
        answer = await tab.act(action)
        if answer["type"] == "ack":
            taken += 1
            if on_ack is not None:
                on_ack(answer["version"], action)
            await tab.reach(answer["version"])
        else:  # somebody else acted at the same time
            assert answer["error"]["code"] in _OVERTAKEN, answer
            await tab.reach(seen + 1)
    return taken


_OVERTAKEN = (
    "stale-version",
    "already-ready",
    "no-claim-to-answer",
    "claim-pending",
    "wrong-phase",
)
