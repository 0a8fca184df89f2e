"""The log: append-only, in order, arbitrated by the expected version."""

import asyncio
from pathlib import Path

import pytest

from strohmann.bridge.calls import PASS, Call
from strohmann.games.events import Called, MatchEnded
from strohmann.games.protocol import Event
from strohmann.seats import EAST, NORTH, SOUTH
from strohmann.store.database import sqlite_url
from strohmann.store.events import VersionConflict
from strohmann.store.store import Store
from tests.store.conftest import open_table


def _calls(*texts: str) -> tuple[Event, ...]:
    return tuple(Called(NORTH, Call.parse(text)) for text in texts)


async def test_events_come_back_in_order(store: Store) -> None:
    await open_table(store)
    assert await store.events.append("t1", 0, _calls("1H", "P")) == 2
    assert await store.events.append("t1", 2, _calls("2H")) == 3
    assert await store.events.read("t1") == _calls("1H", "P", "2H")
    assert await store.events.read("t1", after=2) == _calls("2H")
    assert await store.events.read("t1", after=3) == ()
    assert await store.events.read("unknown") == ()


@pytest.mark.parametrize("expected", [0, 1, 3, 9])
async def test_another_version_than_the_last_is_refused(store: Store, expected: int) -> None:
    await open_table(store)
    await store.events.append("t1", 0, _calls("1H", "P"))
    with pytest.raises(VersionConflict):
        await store.events.append("t1", expected, _calls("2H", "3H"))
    assert await store.events.read("t1") == _calls("1H", "P")


async def test_a_table_that_does_not_exist_has_no_log(store: Store) -> None:
    with pytest.raises(VersionConflict):
        await store.events.append("nowhere", 0, _calls("1H"))


async def test_of_many_writers_exactly_one_wins_each_version(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "club.sqlite3")
    stores = [await Store.open(url) for _ in range(3)]
    await open_table(stores[0])

    async def write(store: Store, seat_call: Event) -> bool:
        try:
            await store.events.append("t1", 0, (seat_call, seat_call))
        except VersionConflict:
            return False
        return True

    wanted = [Called(seat, PASS) for seat in (NORTH, EAST, SOUTH) for _ in range(4)]
    won = await asyncio.gather(*(write(stores[i % 3], event) for i, event in enumerate(wanted)))
    assert won.count(True) == 1
    winner = wanted[won.index(True)]
    assert await stores[1].events.read("t1") == (winner, winner)
    for store in stores:
        await store.close()


async def test_the_log_is_on_the_disk_when_append_returns(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "club.sqlite3")
    writer = await Store.open(url)
    await open_table(writer)
    await writer.events.append("t1", 0, _calls("1H"))
    reader = await Store.open(url)
    assert await reader.events.read("t1") == _calls("1H")
    await reader.close()
    await writer.close()


async def test_the_table_knows_how_the_match_stands(store: Store) -> None:
    await open_table(store)
    await store.events.append("t1", 0, _calls("1H"), phase="auction")
    row = await store.tables.get("t1")
    assert row is not None
    assert (row.version, row.phase, row.finished) == (1, "auction", False)
    await store.events.append("t1", 1, (MatchEnded(broken_off=False),), phase="over", finished=True)
    row = await store.tables.get("t1")
    assert row is not None
    assert (row.version, row.phase, row.finished) == (2, "over", True)
