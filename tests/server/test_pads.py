"""The end point of the score pad for the games of two and three."""

from __future__ import annotations

import pytest

from tests.server.clients import Person

V_21 = "lang: en\nplayers: Carla Anna Ben\nAnna SANG 4 6 6\nBen PASS 5 9 2\n"


async def test_V_21_a_pad_of_bismarck(person: Person) -> None:
    answer = await person.http.post("/api/sheet", json={"profile": "bismarck", "text": V_21})
    assert answer.status_code == 200, answer.text
    sheet = answer.json()["sheet"]
    assert sheet["totals"] == {"E": 1, "S": -5, "W": 4}
    assert sheet["chosen"] == {"E": [], "S": ["sang"], "W": ["pass"]}
    assert [row["forehand"] for row in sheet["rows"]] == ["S", "W"]
    assert sheet["columns"] == ["spader", "valfri", "sang", "pass"]
    assert sheet["next"] == {
        "number": 3,
        "dealer": "W",
        "forehand": "E",
        "contracts": ["spader", "valfri", "sang", "pass"],
    }
    assert (sheet["form"], sheet["over"], sheet["winners"]) == ("bismarck", False, [])


async def test_P_7_a_pad_of_draw_bridge(person: Person) -> None:
    text = "lang: en\ndealer: S\nS 2S 8\nN 4H 11\n"
    answer = await person.http.post("/api/sheet", json={"profile": "draw-bridge", "text": text})
    assert answer.status_code == 200, answer.text
    sheet = answer.json()["sheet"]
    assert sheet["sides"] == ["N", "S"]
    assert sheet["totals"] == {"N": 150, "S": 60}
    assert sheet["next"]["vulnerable"] == ["N"]


@pytest.mark.parametrize("lang", ["de", "da", "en"])
@pytest.mark.parametrize("text", [V_21 + "Carla FOO 1 2 13\n", V_21 + "Ben SANG 8 4 4\n"])
async def test_B_13_a_broken_line_of_bismarck_is_named(
    lang: str, text: str, person: Person
) -> None:
    answer = await person.http.post(
        "/api/sheet", params={"lang": lang}, json={"profile": "bismarck", "text": text}
    )
    assert answer.status_code == 400
    error = answer.json()["error"]
    assert error["where"] == "line 5"
    assert error["message"]
    assert error["hint"]
