"""Opening tables, sitting down, going on with the same people."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from strohmann.bots.registry import LEVEL, check_level
from strohmann.errors import InvalidValue
from strohmann.games.registry import game, game_for
from strohmann.seats import SOUTH, Ring, Seat
from strohmann.server.club import Club
from strohmann.server.errors import Refused, forbidden
from strohmann.server.kinds.kind import may_redraw
from strohmann.server.pace import Pace
from strohmann.store.rows import Occupant, TableRow

__all__ = ["Opening", "checked_name"]

_NAME_LENGTH = 40


def checked_name(name: str, where: str = "name") -> str:
    """A name without blanks around it, at most 40 printable characters, or empty.

    Raises `InvalidValue`.
    """
    name = " ".join(name.split())
    if len(name) > _NAME_LENGTH or not name.isprintable():
        raise InvalidValue("bad-name", where=where, limit=_NAME_LENGTH)
    return name


class Opening:
    """What guests do before and after a match."""

    def __init__(self, club: Club, limit: int) -> None:
        """``limit`` is how many unfinished tables one guest may have opened."""
        self._club = club
        self._limit = limit

    async def open(
        self,
        guest: str,
        profile: str,
        options: Mapping[str, str],
        pace: str,
        names: Mapping[Seat, str],
        seats: int | None = None,
        level: str = LEVEL,
    ) -> str:
        """Open a table: the guest sits South, bots elsewhere; returns its id.

        ``seats`` None: as many as the profile has; two play Draw Bridge (F-15). Raises
        `UnknownName` and `InvalidValue` for a profile, option, pace, name, number of seats
        or level that does not exist, `Refused` when the guest has too many open tables.
        """
        rules = game(profile, **options) if seats is None else game_for(profile, seats, **options)
        Pace.parse(pace)
        check_level(rules.profile.form, level)
        for seat in names:
            _check_seat(rules.ring, seat, f"names.{seat}")
        given = {seat: checked_name(name, f"names.{seat}") for seat, name in names.items()}
        await self._club.store.players.ensure(guest)
        await self._check_limit(guest)
        own = given.get(SOUTH) or await self._club.store.players.name(guest)
        row = TableRow(
            id=secrets.token_urlsafe(12),
            form=rules.profile.form.value,
            profile=rules.profile.name,
            options=dict(rules.options),
            pace=pace,
            host=guest,
            phase=rules.initial().phase.value,
        )
        occupants = [
            Occupant(seat, guest, None, own)
            if seat is SOUTH
            else Occupant(seat, None, level, given.get(seat, ""))
            for seat in rules.ring
        ]
        return await self._club.store.tables.create(row, occupants)

    async def _check_limit(self, guest: str) -> None:
        count = await self._club.store.tables.count_open(guest)
        if count >= self._limit:
            raise Refused("too-many-tables", 429, where="table", limit=self._limit)

    async def sit(self, table: str, guest: str, seat: Seat) -> None:
        """Take the seat of a bot. Raises `Refused`, and `InvalidValue` for no seat here."""
        live = await self._club.live(table)
        _check_seat(live.game.ring, seat, seat.value)
        if live.seat_of(guest) is not None:
            raise Refused("already-seated", 409, where="seat")
        if live.game.result(live.state) is not None:
            raise Refused("match-over", 409, where="table")
        bot = live.seats[seat]
        if not bot.is_bot:
            raise Refused("seat-taken", 409, where=seat.value)
        players = self._club.store.players
        await players.ensure(guest)
        person = Occupant(
            bot.place, guest, None, await players.name(guest), bot.turn + 1, live.version
        )
        if not await self._club.store.tables.sit(table, person):
            raise Refused("seat-taken", 409, where=seat.value)
        await self._tell(table)

    async def again(self, table: str, guest: str, *, redraw: bool) -> str:
        """Go on after a match with the same people; returns the id of the new table.

        ``redraw`` draws for partners anew (C-38). Whoever asks second gets the table that
        the first one opened. Raises `Refused`.
        """
        live = await self._club.live(table)
        if live.seat_of(guest) is None:
            raise forbidden("not-seated", "table")
        if live.game.result(live.state) is None:
            raise Refused("match-not-over", 409, where="table")
        if live.row.successor is not None:
            return live.row.successor
        if redraw and not may_redraw(live.game.profile):
            raise Refused("no-draw-here", 409, where="partners")
        options = dict(live.row.options)
        if "seating" in options:
            options["seating"] = "draw" if redraw else "fixed"
        await self._check_limit(guest)
        initial = game(live.row.profile, **options).initial()
        row = TableRow(
            id=secrets.token_urlsafe(12),
            form=live.row.form,
            profile=live.row.profile,
            options=options,
            pace=live.row.pace,
            host=guest,
            phase=initial.phase.value,
        )
        occupants = [
            Occupant(seat, who.player, who.level, who.name) for seat, who in live.seats.items()
        ]
        opened = await self._club.store.tables.create(row, occupants, after=table)
        await self._tell(table)
        return opened

    async def rename(self, guest: str, name: str) -> str:
        """Take a name; returns it as it was written down. Raises `InvalidValue`."""
        name = checked_name(name)
        await self._club.store.players.rename(guest, name)
        for row in await self._club.store.tables.of_player(guest):
            if self._club.hub.is_here(row.id, guest):
                await self._tell(row.id)
        return name

    async def set_pace(self, table: str, guest: str, pace: str) -> None:
        """Let the bots act at another pace. Raises `Refused`, `UnknownName`."""
        Pace.parse(pace)
        live = await self._club.live(table)
        if live.seat_of(guest) is None:
            raise forbidden("not-seated", "table")
        await self._club.store.tables.set_pace(table, pace)
        await self._tell(table)

    async def _tell(self, table: str) -> None:
        await self._club.live(table)  # so that bots here know at once
        self._club.hub.publish(table)


def _check_seat(ring: Ring, seat: Seat, where: str) -> None:
    if seat not in ring:
        raise InvalidValue("seat-not-in-ring", where=where, ring=str(ring))
