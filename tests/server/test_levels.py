"""The level of the computer players, chosen with the table."""

from __future__ import annotations

import pytest

from tests.server.clients import Person


async def test_every_form_tells_its_levels(person: Person) -> None:
    answer = await person.http.get("/api/forms")
    levels = {form["form"]: form["levels"] for form in answer.json()["forms"]}
    assert levels["bismarck"] == levels["draw"] == ["beginner", "club", "expert"]
    assert all(each[0] == "beginner" for each in levels.values())


@pytest.mark.parametrize("profile", ["bismarck", "draw-bridge"])
async def test_a_table_is_opened_at_a_level(profile: str, person: Person) -> None:
    answer = await person.http.post("/api/tables", json={"profile": profile, "level": "expert"})
    assert answer.status_code == 201


async def test_a_level_that_is_not_there_is_named(person: Person) -> None:
    answer = await person.http.post(
        "/api/tables", json={"profile": "chicago-000", "level": "expert"}
    )
    error = answer.json()["error"]
    assert (answer.status_code, error["code"], error["where"]) == (400, "unknown-level", "level")
    assert "beginner" in error["hint"]
