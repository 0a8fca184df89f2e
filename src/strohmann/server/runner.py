"""What goes on at a table by itself: the table deals, bots act at the pace that was set.

One task for each table where a person is connected. It holds nothing that is not in the
log, so it may stop at any moment and another may go on.
"""

from __future__ import annotations

import asyncio
from time import monotonic

import structlog

from strohmann.bots.harmless import harmless
from strohmann.errors import StrohmannError
from strohmann.seats import Seat
from strohmann.server.arbiter import Arbiter
from strohmann.server.bots import Bots
from strohmann.server.club import Club
from strohmann.server.errors import Refused
from strohmann.server.live import LiveTable
from strohmann.server.pace import Pace, delay
from strohmann.server.processes import frames

__all__ = ["Runner"]

_PAUSE_AFTER_FAILURE = 1.0

_log = structlog.get_logger("strohmann.runner")


class Runner:
    """Keeps tables going while people are there."""

    def __init__(self, club: Club, arbiter: Arbiter, bots: Bots) -> None:
        self._club = club
        self._arbiter = arbiter
        self._bots = bots
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._wakers: dict[str, asyncio.Event] = {}
        self._closed = False

    def wake(self, table: str) -> None:
        """Something happened at a table, or somebody came: see whether there is work."""
        if table in self._tasks:
            self._wakers[table].set()
            return
        if self._closed:
            return
        self._wakers[table] = asyncio.Event()
        task = asyncio.create_task(self._run(table), name=f"table {table}")
        self._tasks[table] = task

    async def close(self) -> None:
        """Stop everywhere, for good."""
        self._closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, table: str) -> None:
        waker = self._wakers[table]
        try:
            while True:
                waker.clear()
                live = await self._club.at_hand(table)
                if not self._club.people_are_here(live):
                    return
                try:
                    if not await self._step(live):
                        await waker.wait()
                except Exception as error:
                    _log.error(
                        "step-failed", table=table, error=type(error).__name__,
                        frames=frames(error),
                    )  # fmt: skip
                    await asyncio.sleep(_PAUSE_AFTER_FAILURE)
        except Exception as error:
            _log.error("table-failed", table=table, error=type(error).__name__)
        finally:
            del self._tasks[table], self._wakers[table]

    async def _step(self, live: LiveTable) -> bool:
        """Do one thing; False if everybody waits for a person."""
        if await self._arbiter.act_for_table(live):
            return True
        seats = live.seats
        bot = next((s for s in live.game.ring if s in live.to_act and seats[s].is_bot), None)
        if bot is None:
            return False
        await self._let_act(live, bot, seats[bot].level or "")
        return True

    async def _let_act(self, live: LiveTable, seat: Seat, level: str) -> None:
        seen, view = live.version, live.view_for(seat)
        action = await self._bots.choose(level, live.game, view, seat)
        if not await self._wait(live, seen):
            return
        table = live.row.id
        try:
            await self._arbiter.act_as_bot(table, seat, action, seen)
        except StrohmannError as error:
            if isinstance(error, Refused) or live.version != seen:
                return  # something came in between; the next step sees it
            _log.error("bot-refused", table=table, seat=seat.value, code=error.code)
            await self._arbiter.act_as_bot(table, seat, harmless(live.game, view, seat), seen)

    async def _wait(self, live: LiveTable, seen: int) -> bool:
        """Until the pace allows the next action; False if the decision is out of date."""
        waker = self._wakers[live.row.id]
        while not live.is_stale(seen):
            pace = Pace(live.row.pace)
            left = live.changed_at + delay(pace, live.kind, live.state) - monotonic()
            if left <= 0:
                return True
            waker.clear()
            try:
                await asyncio.wait_for(waker.wait(), left)
            except TimeoutError:
                continue
            if not self._club.people_are_here(live):
                return False
        return False
