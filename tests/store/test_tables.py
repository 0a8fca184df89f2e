"""Tables, who sits at them, and guests."""

import asyncio
from dataclasses import replace
from pathlib import Path

from strohmann.seats import EAST, NORTH, SEATS, SOUTH
from strohmann.store.database import sqlite_url
from strohmann.store.rows import Occupant
from strohmann.store.store import Store
from tests.store.conftest import OWNER, open_table


async def test_a_table_comes_back_as_it_was_opened(store: Store) -> None:
    row = await open_table(store)
    found = await store.tables.get("t1")
    assert found is not None
    assert (found.id, found.profile, found.options, found.pace, found.host) == (
        row.id, row.profile, row.options, row.pace, row.host,
    )  # fmt: skip
    assert found.version == 0
    assert not found.finished
    assert found.created > 0
    assert await store.tables.get("t2") is None


async def test_who_takes_a_seat_over_follows_and_the_history_stays(store: Store) -> None:
    await open_table(store)
    await store.players.ensure("friend")
    assert await store.tables.sit("t1", Occupant(EAST, "friend", None, "Friend", 2, 17))
    people = await store.tables.occupants("t1")
    assert [people[seat].is_bot for seat in SEATS] == [True, False, False, True]
    assert (people[EAST].player, people[EAST].since) == ("friend", 17)


async def test_a_seat_is_taken_by_one_of_two_who_want_it(store: Store) -> None:
    await open_table(store)
    for guest in ("a", "b"):
        await store.players.ensure(guest)
    took = await asyncio.gather(
        *(store.tables.sit("t1", Occupant(EAST, guest, None, "", 2)) for guest in ("a", "b"))
    )
    assert sorted(took) == [False, True]


async def test_nobody_sits_twice_at_a_table(store: Store) -> None:
    await open_table(store)
    assert not await store.tables.sit("t1", Occupant(NORTH, OWNER, None, "", 2))
    people = await store.tables.occupants("t1")
    assert people[NORTH].is_bot
    assert people[SOUTH].player == OWNER


async def test_the_tables_of_a_player(store: Store) -> None:
    for table in ("t1", "t2"):
        await open_table(store, table)
    await open_table(store, "t3", "other")
    assert {row.id for row in await store.tables.of_player(OWNER)} == {"t1", "t2"}
    assert await store.tables.count_open(OWNER) == 2
    await store.events.append("t1", 0, (), phase="over", finished=True)
    assert await store.tables.count_open(OWNER) == 1
    assert [row.id for row in await store.tables.of_player(OWNER, limit=1)] != ["t3"]


async def test_a_table_that_nobody_touched_for_14_days_does_not_count(tmp_path: Path) -> None:
    days, time = 24 * 3600 * 1000, [0]
    store = await Store.open(sqlite_url(tmp_path / "old.sqlite3"), clock=lambda: time[0])
    try:
        for table in ("t1", "t2"):
            await open_table(store, table)
        time[0] = 10 * days
        await store.events.append("t2", 0, ())  # touched
        time[0] = 14 * days - 1
        assert await store.tables.count_open(OWNER) == 2
        time[0] = 14 * days
        assert await store.tables.count_open(OWNER) == 1
        assert len(await store.tables.of_player(OWNER)) == 2  # still there to be played on
        time[0] = 24 * days
        assert await store.tables.count_open(OWNER) == 0
        await store.events.append("t1", 0, ())
        assert await store.tables.count_open(OWNER) == 1
    finally:
        await store.close()


async def test_two_who_go_on_meet_at_one_table(store: Store) -> None:
    row = await open_table(store)
    people = list((await store.tables.occupants("t1")).values())
    first = await store.tables.create(replace(row, id="t2"), people, after="t1")
    second = await store.tables.create(replace(row, id="t3"), people, after="t1")
    assert (first, second) == ("t2", "t2")
    assert await store.tables.get("t3") is None
    before = await store.tables.get("t1")
    assert before is not None
    assert before.successor == "t2"


async def test_the_pace_is_kept(store: Store) -> None:
    await open_table(store)
    await store.tables.set_pace("t1", "fast")
    row = await store.tables.get("t1")
    assert row is not None
    assert row.pace == "fast"


async def test_a_guest_is_written_down_once_and_can_take_a_name(store: Store) -> None:
    assert await store.players.name("p") == ""
    await asyncio.gather(*(store.players.ensure("p") for _ in range(5)))
    await open_table(store, "t1", "p")
    await store.players.rename("p", "Ann")
    assert await store.players.name("p") == "Ann"
    assert (await store.tables.occupants("t1"))[SOUTH].name == "Ann"
