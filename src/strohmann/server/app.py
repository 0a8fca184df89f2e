"""The application: everything put together."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Mapping
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

from litestar import Litestar, Request, Router, WebSocket, websocket
from litestar.channels.backends.base import ChannelsBackend
from litestar.datastructures import State
from litestar.di import Provide
from litestar.params import FromPath

from strohmann.bots.player import Player
from strohmann.bots.registry import player
from strohmann.bridge.calls import Bid, Call
from strohmann.cards import Card
from strohmann.errors import StrohmannError
from strohmann.server.api import HANDLERS
from strohmann.server.arbiter import Arbiter
from strohmann.server.bots import Bots
from strohmann.server.club import Club
from strohmann.server.doors import (
    check_doors,
    check_host,
    check_origin,
    identify,
    prepare_answer,
    recognise,
    removed_cookie,
)
from strohmann.server.errors import ForgedCookie
from strohmann.server.faults import EXCEPTION_HANDLERS, language_of
from strohmann.server.guests import Guest, GuestBook, load_key
from strohmann.server.hosts import HostNames
from strohmann.server.hub import Hub
from strohmann.server.meanings import Meanings
from strohmann.server.messages import MESSAGE_LIMIT
from strohmann.server.openapi import OPENAPI, NotationPlugin
from strohmann.server.opening import Opening
from strohmann.server.pages import page_handlers
from strohmann.server.processes import BotProcesses
from strohmann.server.runner import Runner
from strohmann.server.settings import Settings
from strohmann.server.socket import Desk, PeerGone, TableSocket
from strohmann.server.texts import choose_language
from strohmann.store.store import Store

__all__ = ["create_app"]

_DEFAULTS = Settings()
_THINKERS = 2
_VERSION = re.compile("[0-9]{1,9}")

AnySocket = WebSocket[Any, Any, Any]


def create_app(
    data_dir: Path,
    settings: Settings = _DEFAULTS,
    *,
    players: Mapping[str, Player] | None = None,
    executor: Executor | None = None,
    channels: ChannelsBackend | None = None,
    meanings: Meanings | None = None,
    rng: Random | None = None,
) -> Litestar:
    """The server's application, for any ASGI server.

    ``data_dir`` holds the server's key and, unless the settings name another, the
    database. ``players`` are bots by level, for every form, instead of ours; ``executor``
    is where they think; by default ours do in two processes, other players in two threads.
    ``channels`` carries notes between several servers. ``meanings`` explains calls, ``rng``
    shuffles (the system's random source by default).
    Raises `InvalidValue` when the key in ``data_dir`` cannot be used, `NotationError` for
    host names that are none.
    """
    data_dir.mkdir(mode=0o700, parents=True, exist_ok=True)
    guest_book = GuestBook(load_key(data_dir / "secret.key"))
    hub = Hub(channels)
    chosen = player if players is None else lambda _form, level: players[level]
    url = settings.database(data_dir)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(url)
        club = Club(store, hub, meanings or Meanings())
        arbiter = Arbiter(club, rng)
        opening = Opening(club, settings.tables_per_guest)
        thinkers = executor or _thinkers(settings.bot_limit, in_threads=players is not None)
        runner = Runner(club, arbiter, Bots(chosen, thinkers, settings.bot_limit))
        app.state.update({"club": club, "opening": opening})
        app.state["desk"] = Desk(club, arbiter, opening, runner, settings)
        try:
            yield
        finally:
            await runner.close()
            if executor is None:
                thinkers.shutdown(wait=False, cancel_futures=True)
            await store.close()

    api = Router("/", route_handlers=HANDLERS, before_request=check_doors)
    return Litestar(
        [api, table_socket, *page_handlers(settings.static)],
        dependencies={
            "club": Provide(_club, sync_to_thread=False),
            "opening": Provide(_opening, sync_to_thread=False),
            "guest": Provide(_guest, sync_to_thread=False),
            "language": Provide(_language, sync_to_thread=False),
        },
        before_request=check_host,
        state=State({"guest_book": guest_book, "host_names": HostNames(settings.host_names)}),
        lifespan=[lifespan],
        plugins=[hub.plugin, NotationPlugin()],
        exception_handlers=EXCEPTION_HANDLERS,
        before_send=[prepare_answer],
        request_max_body_size=MESSAGE_LIMIT,
        type_encoders={Card: str, Call: str, Bid: str},
        openapi_config=OPENAPI,
        logging_config=None,
        debug=False,
    )


def _thinkers(limit: float, *, in_threads: bool) -> Executor:
    # Players of somebody else's need not be such as can be sent to another process.
    if in_threads:
        return ThreadPoolExecutor(_THINKERS, "bot")
    return BotProcesses(_THINKERS, limit)


def _club(state: State) -> Club:
    club: Club = state["club"]
    return club


def _opening(state: State) -> Opening:
    opening: Opening = state["opening"]
    return opening


def _guest(request: Request[Any, Any, Any], state: State) -> Guest:
    return identify(request, state["guest_book"])


def _language(request: Request[Any, Any, Any]) -> str:
    return language_of(request)


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: AnySocket, table: FromPath[str], state: State) -> None:
    """The table, live, for who sits there and for spectators."""
    query = socket.query_params
    language = choose_language(query.get("lang"), socket.headers.get("accept-language"))
    version = query.get("version", "")
    seen = int(version) if _VERSION.fullmatch(version) else None
    book: GuestBook = state["guest_book"]
    complaint: StrohmannError | None = None
    guest, cookie = None, None
    try:
        check_host(socket)
        guest, cookie = recognise(socket, book)
    except ForgedCookie as error:
        cookie, complaint = removed_cookie(), error
    except StrohmannError as error:
        complaint = error
    await socket.accept(headers=[] if cookie is None else [(b"set-cookie", cookie.encode())])
    guest_id = None if guest is None else guest.id
    peer = TableSocket(socket, state["desk"], table, guest_id, language)
    try:
        if isinstance(complaint, ForgedCookie):
            await peer.send_error(complaint)
        elif complaint is not None:
            raise complaint
        check_origin(socket)
        await peer.serve(seen)
    except StrohmannError as error:
        await peer.refuse(error)
    except PeerGone:
        return
    except Exception as error:
        with suppress(PeerGone):
            await peer.give_up(error)
