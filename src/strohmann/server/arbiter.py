"""Every action at every table goes through here: decide, append, tell.

The log arbitrates: an action decided on a version that is no longer the last is decided
anew on the next one. Nothing is told to anybody before it is on the disk.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from random import Random

import structlog

from strohmann.games import actions as act
from strohmann.games.protocol import Action
from strohmann.seats import Seat
from strohmann.server.actions import check_actor
from strohmann.server.club import Club
from strohmann.server.errors import Refused, forbidden
from strohmann.server.live import LiveTable
from strohmann.server.messages import ChooseDummyPlay, WireAction
from strohmann.store.codec import type_name
from strohmann.store.events import VersionConflict

__all__ = ["Arbiter"]

_ATTEMPTS = 20
_SALT_BYTES = 16

_log = structlog.get_logger("strohmann.table")

Decide = Callable[[LiveTable], Action]


class Arbiter:
    """Takes actions of people, of bots and of the table itself."""

    def __init__(self, club: Club, rng: Random | None = None) -> None:
        """``rng`` shuffles; the system's random source unless a test brings its own."""
        self._club = club
        self._rng = rng or secrets.SystemRandom()

    async def act_for_guest(self, table: str, guest: str, wanted: WireAction, seen: int) -> int:
        """A person's action, decided by who saw version ``seen``; returns the new version.

        Raises `Refused` (spectators, stale versions) and `IllegalAction`.
        """

        def decide(live: LiveTable) -> Action:
            seat = live.seat_of(guest)
            if seat is None:
                raise forbidden("not-seated", "table")
            if not isinstance(wanted, ChooseDummyPlay):  # a wish that fits at any moment
                _check_version(live, seen)
            action = live.kind.action_of(wanted, seat, live.state)
            check_actor(live.game, live.state, action, seat)
            return action

        return await self._decided(await self._club.live(table), decide)

    async def act_as_bot(self, table: str, seat: Seat, action: act.SeatAction, seen: int) -> int:
        """A bot's action at ``seat``. Raises as `act_for_guest`, or if a person sits there."""

        def decide(live: LiveTable) -> Action:
            if not live.seats[seat].is_bot:
                raise forbidden("not-seated", "table")
            _check_version(live, seen)
            check_actor(live.game, live.state, action, seat)
            return action

        return await self._decided(await self._club.at_hand(table), decide)

    async def act_for_table(self, live: LiveTable) -> bool:
        """What the table itself has to do now, such as dealing; False if there is nothing."""
        action = self._own_action(live)
        if action is None:
            return False
        try:
            await self._commit(live, action)
        except VersionConflict:
            # Another node did it, whose word may be late or lost: tell the sockets here.
            ahead = await self._club.live(live.row.id)
            self._club.hub.publish(live.row.id, ahead.version)
        return True

    def _own_action(self, live: LiveTable) -> Action | None:
        state = live.state
        if live.game.to_act(state) or live.game.result(state) is not None:
            return None
        choice = live.kind.table_choice(live.game, state, live.events, live.seats)
        if choice is not None:
            return choice
        own: Action = live.game.prepare(state, self._rng, secrets.token_hex(_SALT_BYTES))
        return own

    async def _decided(self, live: LiveTable, decide: Decide) -> int:
        for _ in range(_ATTEMPTS):
            try:
                return await self._commit(live, decide(live))
            except VersionConflict:
                live = await self._club.live(live.row.id)
        raise Refused("table-busy", 503, where="table")

    async def _commit(self, live: LiveTable, action: Action) -> int:
        table, version, state = live.row.id, live.version, live.state
        events = live.game.decide(state, action)
        for event in events:
            state = live.game.evolve(state, event)
        new = await self._club.store.events.append(
            table,
            version,
            events,
            phase=state.phase.value,
            finished=live.game.result(state) is not None,
        )
        live.learn(version, events)
        self._club.hub.publish(table, new)
        # Types only: a log must not tell what is in the hands.
        names = [type_name(type(event)) for event in events]
        _log.debug("committed", table=table, version=new, events=names)
        return new


def _check_version(live: LiveTable, seen: int) -> None:
    if live.is_stale(seen):
        raise Refused("stale-version", 409, where="version", seen=seen, version=live.version)
