"""The club: its store, its tables in memory, and what a guest sees of them."""

from __future__ import annotations

from collections import OrderedDict
from itertools import count

from strohmann.seats import Seat
from strohmann.server.answers import Opened
from strohmann.server.errors import not_found
from strohmann.server.hub import Hub
from strohmann.server.kinds.kind import AnyRecord, Facts, TableState
from strohmann.server.live import LiveTable
from strohmann.server.meanings import Meanings
from strohmann.server.messages import AnyView
from strohmann.server.texts import bot_name, guest_name
from strohmann.server.wire import SeatView
from strohmann.store.store import Store

__all__ = ["Club"]

_REMEMBERED = 256
"""Tables kept in memory; any other is read again from its log."""


class Club:
    """Loads tables and shows them."""

    def __init__(self, store: Store, hub: Hub, meanings: Meanings) -> None:
        self.store = store
        self.hub = hub
        self.meanings = meanings
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._tickets = count(1)

    async def live(self, table: str) -> LiveTable:
        """The table as the log has it now. Raises `Refused` for an unknown one."""
        ticket = next(self._tickets)
        row = await self.store.tables.get(table)
        if row is None:
            raise not_found("unknown-table", "table", table)
        occupants = await self.store.tables.occupants(table)
        live = self._tables.get(table)
        if live is None:
            live = self._tables[table] = LiveTable(row, occupants)
            self._forget()
        live.meet(ticket, row, occupants)
        if row.version > live.version:
            after = live.version
            live.learn(after, await self.store.events.read(table, after))
        if table in self._tables:
            self._tables.move_to_end(table)
        return live

    async def at_hand(self, table: str, version: int = 0) -> LiveTable:
        """The table as it is in memory, if it is there with at least this version.

        What it lacks of the log, the log finds out. Raises as `live`.
        """
        live = self._tables.get(table)
        if live is not None and live.version >= version:
            return live
        return await self.live(table)

    def _forget(self) -> None:
        # A forgotten table may still be in use somewhere: then that copy goes stale, which
        # the log's versions find out, as they do for a copy in another process.
        while len(self._tables) > _REMEMBERED:
            self._tables.popitem(last=False)

    def view(self, live: LiveTable, guest: str | None, language: str) -> AnyView:
        """What this guest may see of a table."""
        viewer = live.seat_of(guest)
        facts = Facts(
            row=live.row,
            version=live.version,
            seats=self.seats(live, language),
            viewer=viewer,
            is_host=guest is not None and guest == live.row.host,
            language=language,
        )
        return live.kind.view(live.game, live.view_for(viewer), facts, self.meanings)

    def record(self, live: LiveTable, guest: str | None, index: int, language: str) -> AnyRecord:
        """A finished deal. Raises `Refused` when there is none of this index."""
        state = _with_record(live, guest, index)
        return live.kind.record(state, index, language, self.meanings)

    def opened(self, live: LiveTable, guest: str | None, index: int) -> Opened:
        """What opens the commitment of a finished deal. Raises as `record`."""
        return live.kind.opened(_with_record(live, guest, index), index)

    def seats(self, live: LiveTable, language: str) -> dict[Seat, SeatView]:
        """Who sits where, and who of them is connected; bots always are."""
        shown = {}
        for seat, who in live.seats.items():
            if who.player is None:
                shown[seat] = SeatView(who.name or bot_name(seat, language), "bot", True)
            else:
                here = self.hub.is_here(live.row.id, who.player)
                shown[seat] = SeatView(who.name or guest_name(language), "human", here)
        return shown

    def people_are_here(self, live: LiveTable) -> bool:
        """At least one person who sits at the table is connected."""
        return any(
            who.player is not None and self.hub.is_here(live.row.id, who.player)
            for who in live.occupants.values()
        )


def _with_record(live: LiveTable, guest: str | None, index: int) -> TableState:
    state = live.view_for(live.seat_of(guest))
    if not 1 <= index <= len(state.records):
        raise not_found("unknown-deal", "deal", index)
    return state
