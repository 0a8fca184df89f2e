"""The socket of a table: one for each tab, telling its viewer what he may know."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from strohmann.errors import StrohmannError
from strohmann.seats import Seat
from strohmann.server import messages as msg
from strohmann.server.arbiter import Arbiter
from strohmann.server.club import Club
from strohmann.server.errors import Refused, status_of
from strohmann.server.hub import Note
from strohmann.server.live import LiveTable
from strohmann.server.opening import Opening
from strohmann.server.processes import frames
from strohmann.server.rate import TokenBucket
from strohmann.server.reading import id_of, read_message
from strohmann.server.runner import Runner
from strohmann.server.settings import Settings
from strohmann.server.texts import checked_language, error_body
from strohmann.store.codec import plain

__all__ = ["Desk", "PeerGone", "TableSocket"]

_GONE = (WebSocketDisconnect, OSError, RuntimeError)
"""What sending to a peer that has left may raise."""

_MANY_EVENTS = 200

_log = structlog.get_logger("strohmann.socket")


class PeerGone(Exception):  # noqa: N818 - no error of ours
    """Nobody is at the other end any more."""


@dataclass(frozen=True)
class Desk:
    """What a socket works with."""

    club: Club
    arbiter: Arbiter
    opening: Opening
    runner: Runner
    settings: Settings


class TableSocket:
    """One connection of a guest, or of a spectator without a cookie, to a table."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], desk: Desk, table: str, guest: str | None,
        language: str,
    ) -> None:  # fmt: skip
        self._socket = socket
        self._desk = desk
        self._table = table
        self._guest = guest
        self._language = language
        self._viewer: Seat | None = None
        self._told = 0
        """The version of the last view that was sent."""
        self._sending = asyncio.Lock()
        settings = desk.settings
        self._patience = TokenBucket(settings.messages_per_second, settings.message_burst)

    async def serve(self, version: int | None) -> None:
        """Talk until the peer leaves. ``version`` is the last one that he has seen.

        Raises `Refused` when there is no such table, or the guest has too many sockets at it.
        """
        club = self._desk.club
        await club.live(self._table)  # an unknown table has no channel
        async with club.hub.subscribe(self._table) as notes:
            self._enter()
            try:
                await self._greet(await club.live(self._table), version)
                telling = asyncio.create_task(self._tell(notes.iter_events()))
                try:
                    await self._listen()
                finally:
                    await notes.put(None)  # the end, after what it is at
                    await telling
            finally:
                self._leave()

    def _enter(self) -> None:
        if self._guest is not None:
            hub, limit = self._desk.club.hub, self._desk.settings.sockets_per_guest
            if hub.count(self._table, self._guest) >= limit:
                raise Refused("too-many-sockets", 429, where="table", limit=limit)
            hub.enter(self._table, self._guest)
        self._desk.runner.wake(self._table)

    def _leave(self) -> None:
        if self._guest is not None:
            self._desk.club.hub.leave(self._table, self._guest)
        self._desk.runner.wake(self._table)

    async def send_error(self, error: StrohmannError, message_id: str | None = None) -> None:
        """Say what was wrong."""
        body = error_body(error, self._language)
        await self._send(
            msg.ErrorMessage(body, msgspec.UNSET if message_id is None else message_id)
        )

    async def give_up(self, error: Exception) -> None:
        """Log an error of the server's own, say that there was one, and close."""
        _log.error(
            "socket-failed", table=self._table, error=type(error).__name__, frames=frames(error)
        )
        await self.refuse(Refused("internal", 500))

    async def refuse(self, error: StrohmannError) -> None:
        """Say why there is nothing to talk about, and close with 4000 + the HTTP status."""
        await self.send_error(error)
        await self._close(4000 + status_of(error))

    async def _send(self, message: msg.ServerMessage) -> None:
        data = msg.to_json(message).decode()
        async with self._sending:
            try:
                await self._socket.send_text(data)
            except _GONE:
                raise PeerGone from None

    # --- telling -------------------------------------------------------------------

    async def _greet(self, live: LiveTable, version: int | None) -> None:
        """Exactly one of: nothing new, what is missing, everything."""
        self._viewer = live.seat_of(self._guest)
        known = version is not None and 0 <= version <= live.version
        if version is None or not known or version <= self._seated_since(live):
            await self._send_view(live)
        elif version == live.version:
            self._told = version
            await self._send(msg.Current(version))
        elif live.version - version > _MANY_EVENTS:
            await self._send_view(live)
        else:
            self._told = version
            await self._send_update(live)

    def _seated_since(self, live: LiveTable) -> int:
        """Up to this version a guest was somebody else here, so his view is of no use."""
        sitting = [who.since for who in live.occupants.values() if who.player == self._guest]
        return max(sitting, default=-1) if self._guest is not None else -1

    async def _send_view(self, live: LiveTable) -> None:
        self._told = live.version
        view = self._desk.club.view(live, self._guest, self._language)
        await self._send(msg.ViewMessage(view))

    async def _send_update(self, live: LiveTable) -> None:
        events = tuple(map(plain, live.told(self._viewer, self._told)))
        self._told = live.version
        view = self._desk.club.view(live, self._guest, self._language)
        await self._send(msg.Update(events, view))

    async def _tell(self, notes: AsyncIterator[bytes]) -> None:
        try:
            async for data in notes:
                note = msgspec.json.decode(data, type=Note)
                self._desk.runner.wake(self._table)
                await self._tell_news(note)
        except PeerGone:
            return  # the listening side finds out by itself
        except Exception as error:
            _log.error(
                "telling-failed", table=self._table, error=type(error).__name__,
                frames=frames(error),
            )  # fmt: skip
            await self._close(1011)

    async def _tell_news(self, note: Note) -> None:
        if note.version is not None and note.version <= self._told:
            return
        club = self._desk.club
        if note.version is None:
            live = await club.live(self._table)
        else:
            live = await club.at_hand(self._table, note.version)
        viewer = live.seat_of(self._guest)
        if viewer is not self._viewer:
            self._viewer = viewer
            await self._send_view(live)
        elif live.version > self._told:
            await self._send_update(live)
        if note.version is None:
            seats = club.seats(live, self._language)
            await self._send(msg.Presence(seats, live.row.pace, live.row.successor))

    async def _close(self, code: int) -> None:
        try:
            await self._socket.close(code)
        except _GONE:
            return

    # --- listening -----------------------------------------------------------------

    async def _listen(self) -> None:
        while True:
            event = await self._socket.receive()
            if event["type"] != "websocket.receive":
                return
            data = event.get("text") or event.get("bytes") or b""
            try:
                await self._hear(data)
            except PeerGone:
                continue  # the disconnection is the next event

    async def _hear(self, data: str | bytes) -> None:
        message_id = None
        try:
            if not self._patience.take():
                message_id = id_of(data)
                limit = self._desk.settings.messages_per_second
                raise Refused("too-many-messages", 429, limit=limit)
            message = read_message(data)
            if isinstance(message, msg.Act):
                message_id = message.id
            await self._obey(message)
        except StrohmannError as error:
            await self.send_error(error, message_id)
        except PeerGone:
            raise
        except Exception as error:
            _log.error(
                "message-failed", table=self._table, error=type(error).__name__,
                frames=frames(error),
            )  # fmt: skip
            await self.send_error(Refused("internal", 500), message_id)

    async def _obey(self, message: msg.ClientMessage) -> None:
        match message:
            case msg.Act():
                await self._act(message)
            case msg.Language():
                self._language = checked_language(message.lang)
                await self._send_view(await self._desk.club.live(self._table))
            case msg.Pace():
                await self._desk.opening.set_pace(self._table, self._guest or "", message.pace)
            case msg.Ping():
                await self._send(msg.Pong())

    async def _act(self, message: msg.Act) -> None:
        arbiter, guest = self._desk.arbiter, self._guest or ""
        version = await arbiter.act_for_guest(self._table, guest, message.action, message.version)
        self._desk.runner.wake(self._table)
        if isinstance(message.action, (msg.MakeCall, msg.PlayCard)):
            self._patience.give_back()  # the rules bound those, at whatever pace bots answer
        await self._send(msg.Ack(message.id, version))
