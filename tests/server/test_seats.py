"""Who sits where (S-01, X-29): one person and three bots, or people who take a bot's seat."""

from __future__ import annotations

from typing import Any

from tests.server.clients import Person


async def seats_of(person: Person, table: str) -> dict[str, Any]:
    seats: dict[str, Any] = (await person.http.get(f"/api/tables/{table}")).json()["seats"]
    return {seat: who["kind"] for seat, who in seats.items()}


async def test_S_01_one_person_in_the_south_and_three_bots(person: Person) -> None:
    table = await person.open_table("single-deal")
    assert await seats_of(person, table) == {"N": "bot", "E": "bot", "S": "human", "W": "bot"}


async def test_X_29_any_seat_may_be_a_persons(person: Person, friend: Person) -> None:
    table = await person.open_table("rubber-laws")
    answer = await friend.http.post(f"/api/tables/{table}/seats/E")
    assert answer.is_success
    assert await seats_of(person, table) == {"N": "bot", "E": "human", "S": "human", "W": "bot"}
