"""Whatever a client sends: one shape of errors, nothing lost, the connection lives on."""

from __future__ import annotations

import json
from typing import Any

import pytest
from structlog.testing import capture_logs

from strohmann.server.club import Club
from tests.server.clients import HungUp, Person, Tab

CALL = {"type": "call", "call": "1C"}


@pytest.fixture
async def tab(person: Person) -> Tab:
    """A tab of South, who is to call first."""
    opened = await person.connect(await person.open_table(first_dealer="S"))
    await opened.my_turn()
    return opened


def _act(**changes: Any) -> dict[str, Any]:
    return {"type": "act", "id": "1", "version": 1, "action": CALL} | changes


GARBAGE = {
    "no JSON": ("hello", "bad-json", None),
    "half": ('{"type":"ping"', "bad-json", None),
    "empty": ("", "bad-json", None),
    "binary": (b"\x00\xff\x00", "bad-json", None),
    "deep": ("[" * 30_000, "wrong-field", None),
    "deep in a field nobody knows": ('{"type":"ping","x":' + "[" * 30_000, "bad-json", None),
    "a number": ("7", "wrong-field", None),
    "a list": ("[]", "wrong-field", None),
    "null": ("null", "wrong-field", None),
    "no type": ("{}", "missing-field", "type"),
    "unknown type": ('{"type":"teleport"}', "unknown-message", "type"),
    "type of a wrong type": ('{"type":7}', "unknown-message", "type"),
    "unknown action": (_act(action={"type": "cheat"}), "unknown-message", "action.type"),
    "no action": ({"type": "act", "id": "1", "version": 1}, "missing-field", "action"),
    "version in words": (_act(version="one"), "wrong-field", "version"),
    "version null": (_act(version=None), "wrong-field", "version"),
    "id is a number": (_act(id=7), "wrong-field", "id"),
    "no such call": (_act(action={"type": "call", "call": "8C"}), "unreadable-call", "action.call"),
    "call is a number": (_act(action={"type": "call", "call": 1}), "wrong-type", "action.call"),
    "call is a list": (_act(action={"type": "call", "call": []}), "wrong-type", "action.call"),
    "no such card": (
        _act(action={"type": "play", "seat": "S", "card": "S1"}), "unreadable-card", "action.card",
    ),
    "no such seat": (
        _act(action={"type": "play", "seat": "X", "card": "SA"}), "wrong-field", "action.seat",
    ),
    "no seat": (
        _act(action={"type": "play", "card": "SA"}), "missing-field", "action.seat",
    ),
    "accept in words": (
        _act(action={"type": "answer_claim", "accept": "yes"}), "wrong-field", "action.accept",
    ),
    "a huge version": (_act(version=10**30), "stale-version", "version"),
    "a version with many digits": (
        '{"type":"act","id":"1","action":{"type":"ready"},"version":' + "9" * 5000 + "}",
        "wrong-field", "version",
    ),
    "a huge message": ("x" * 70_000, "message-too-large", None),
    "a huge field": (_act(id="x" * 70_000), "message-too-large", None),
    "language is a number": ({"type": "language", "lang": 7}, "wrong-field", "lang"),
}  # fmt: skip


@pytest.mark.parametrize(("sent", "code", "where"), GARBAGE.values(), ids=GARBAGE)
async def test_garbage_is_answered_with_its_place(
    sent: Any, code: str, where: str | None, tab: Tab
) -> None:
    before = tab.view
    answer = await tab.ask(sent, "error")
    error = answer["error"]
    assert error.keys() == {"code", "message", "where", "hint"}
    assert (error["code"], error["where"]) == (code, where)
    assert error["message"] not in ("", code)
    assert error["hint"]
    # The connection lives on, nothing was done, and the game goes on.
    await tab.ask({"type": "ping"}, "pong")
    assert tab.view == before
    assert (await tab.act(CALL))["type"] == "ack"


ILLEGAL = {
    "stale": (CALL, 0, "stale-version", "version"),
    "from the future": (CALL, 99, "stale-version", "version"),
    "negative": (CALL, -1, "stale-version", "version"),
    "double of nothing": ({"type": "call", "call": "X"}, None, "nothing-to-double", "X"),
    "card in the auction": (
        {"type": "play", "seat": "S", "card": "SA"}, None, "wrong-phase", "auction",
    ),
    "card of another": ({"type": "play", "seat": "N", "card": "SA"}, None, "not-your-hand", "N"),
    "claim in the auction": ({"type": "claim"}, None, "wrong-phase", "auction"),
    "concession in the auction": ({"type": "concede"}, None, "wrong-phase", "auction"),
    "ready too early": ({"type": "ready"}, None, "wrong-phase", "auction"),
    "no claim to answer": (
        {"type": "answer_claim", "accept": True}, None, "wrong-phase", "auction",
    ),
    "honours too early": ({"type": "announce_honours"}, None, "wrong-phase", "auction"),
    "break off a Chicago": ({"type": "propose_break_off"}, None, "wrong-phase", "auction"),
    "nothing to choose": (
        {"type": "choose_dummy_play", "own": False}, None, "already-chosen", "S",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("action", "version", "code", "where"), ILLEGAL.values(), ids=ILLEGAL)
async def test_what_the_rules_forbid_is_refused_with_the_reason(
    action: dict[str, Any], version: int | None, code: str, where: str, tab: Tab
) -> None:
    before = tab.view
    answer = await tab.act(action, version)
    assert answer["type"] == "error"
    assert answer["id"] == "a1"
    assert (answer["error"]["code"], answer["error"]["where"]) == (code, where)
    await tab.ask({"type": "ping"}, "pong")
    assert tab.view == before


async def test_a_call_out_of_turn(tab: Tab) -> None:
    assert (await tab.act({"type": "call", "call": "P"}))["type"] == "ack"
    answer = await tab.act(CALL)
    # Either West has called meanwhile, or it is West's turn.
    assert answer["error"]["code"] in ("stale-version", "call-out-of-turn")


@pytest.mark.parametrize("lang", ["de", "da", "en"])
async def test_errors_speak_the_readers_language(lang: str, person: Person) -> None:
    tab = await person.connect(await person.open_table(first_dealer="S"), lang=lang)
    await tab.my_turn()
    error = (await tab.act({"type": "call", "call": "X"}))["error"]
    assert error["message"].startswith(
        {"de": "Es gibt noch kein Gebot", "da": "Der er", "en": "There is no bid"}[lang]
    )


async def test_a_table_that_does_not_exist(person: Person) -> None:
    tab = await person.connect("nowhere")
    assert (await tab.message("error"))["error"]["code"] == "unknown-table"
    while tab.closed is None:
        await tab.close()
    assert tab.closed == 4404


async def test_a_page_of_another_site_gets_no_socket(person: Person) -> None:
    table = await person.open_table()
    tab = await person.connect(table, origin="https://evil.example")
    assert (await tab.message("error"))["error"]["code"] == "foreign-origin"
    await tab.close()
    assert tab.closed == 4403
    assert [message["type"] for message in tab.messages] == ["error"]
    own = await person.connect(table, origin=person.address)
    await own.message("view")


HTTP = {
    "bad JSON": ("/api/tables", "{", 400, "bad-json", "body"),
    "deep JSON": ("/api/tables", "[" * 60_000, 400, "bad-json", "body"),
    "no body": ("/api/tables", "", 400, "missing-field", "body"),
    "a list": ("/api/tables", "[]", 400, "wrong-field", None),
    "no profile": ("/api/tables", {}, 400, "missing-field", "profile"),
    "profile is a number": ("/api/tables", {"profile": 7}, 400, "wrong-field", "profile"),
    "wrong profile": ("/api/tables", {"profile": "whist"}, 400, "unknown-profile", "profile"),
    "unknown option": (
        "/api/tables", {"profile": "single-deal", "options": {"jokers": "2"}}, 400,
        "unknown-option", "jokers",
    ),
    "an option like an argument": (
        "/api/tables", {"profile": "single-deal", "options": {"name": "x"}}, 400,
        "unknown-option", "name",
    ),
    "wrong option": (
        "/api/tables", {"profile": "single-deal", "options": {"vulnerability": "all"}}, 400,
        "bad-option", "vulnerability",
    ),
    "wrong pace": (
        "/api/tables", {"profile": "single-deal", "pace": "warp"}, 400, "unknown-pace", "pace",
    ),
    "name too long": (
        "/api/tables", {"profile": "single-deal", "names": {"N": "x" * 41}}, 400, "bad-name",
        "names.N",
    ),
    "name of nobody": (
        "/api/tables", {"profile": "single-deal", "names": {"X": "x"}}, 400, "wrong-field", "names",
    ),
    "control characters": ("/api/me", {"name": "a\x1b[2J"}, 400, "bad-name", "name"),
    "huge": ("/api/me", {"name": "x" * 70_000}, 413, "body-too-large", "body"),
    "unknown table": ("/api/tables/nowhere/seats/N", {}, 404, "unknown-table", "table"),
    "again nowhere": (
        "/api/tables/nowhere/again", {"partners": "same"}, 404, "unknown-table", "table",
    ),
    "again how": ("/api/tables/nowhere/again", {"partners": "x"}, 400, "wrong-field", "partners"),
    "sheet of nothing": (
        "/api/sheet", {"profile": "whist", "text": ""}, 400, "unknown-profile", "profile",
    ),
    "a broken line": (
        "/api/sheet", {"profile": "chicago-000", "text": "N 4H 11\nhallo"}, 400,
        "sheet-unreadable-line", "line 2",
    ),
    "no such path": ("/api/nowhere", {}, 404, "not-found", "path"),
    "another method": ("/api/forms", {}, 405, "method-not-allowed", "method"),
}  # fmt: skip


@pytest.mark.parametrize(("path", "body", "status", "code", "where"), HTTP.values(), ids=HTTP)
async def test_http_errors_have_the_same_shape(
    path: str, body: Any, status: int, code: str, where: str | None, person: Person
) -> None:
    content = body if isinstance(body, str) else json.dumps(body)
    answer = await person.http.post(
        path, params={"lang": "en"}, content=content, headers={"Content-Type": "application/json"}
    )
    assert answer.status_code == status, answer.text
    error = answer.json()["error"]
    assert error.keys() == {"code", "message", "where", "hint"}
    assert (error["code"], error["where"]) == (code, where)
    assert error["message"] not in ("", code)
    assert error["hint"]


@pytest.mark.parametrize(
    "path",
    ["/api", "/api/", "/api/nowhere", "/api/tables/nowhere", "/api/tables/nowhere/deals/1",
     "/nowhere", "/assets/nowhere.js", "/../pyproject.toml", "/%2e%2e/__init__.py",
     "/..%2f__init__.py", "/assets/../../__init__.py", "/api/tables/x/deals/one"],
)  # fmt: skip
async def test_what_does_not_exist_is_a_404_in_the_same_shape(path: str, person: Person) -> None:
    answer = await person.http.get(path)
    assert answer.status_code == 404, answer.text
    assert answer.json()["error"].keys() == {"code", "message", "where", "hint"}
    assert answer.json()["error"]["message"]


@pytest.mark.parametrize("lang", ["de", "da", "en"])
async def test_a_wrong_method_is_told_the_right_ones(lang: str, person: Person) -> None:
    for path, allowed in (("/api/me", {"GET", "POST"}), ("/api/sheet", {"POST"})):
        answer = await person.http.delete(path, params={"lang": lang})
        assert answer.status_code == 405
        assert set(answer.headers["allow"].split(", ")) == allowed | {"OPTIONS"}
        hint = answer.json()["error"]["hint"]
        assert all(method in hint for method in allowed)
        assert "OPTIONS" not in hint
        assert "/schema" not in hint


@pytest.mark.parametrize("lang", ["de", "da", "en"])
async def test_the_number_of_a_deal_is_written_as_it_was_asked(lang: str, person: Person) -> None:
    table = await person.open_table()
    answer = await person.http.get(f"/api/tables/{table}/deals/12345", params={"lang": lang})
    assert answer.status_code == 404
    assert "12345" in answer.json()["error"]["message"]


async def test_a_page_of_another_site_changes_nothing(person: Person) -> None:
    answer = await person.http.post(
        "/api/me", json={"name": "x"}, headers={"Origin": "https://evil.example"}
    )
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "foreign-origin")
    behind = {"Origin": "https://club.example", "X-Forwarded-Host": "club.example"}
    assert (
        await person.http.post("/api/me", json={"name": "x"}, headers=behind)
    ).status_code == 200


async def test_an_error_of_the_servers_own_is_logged_and_told_without_its_text(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise KeyError("the hand is AKQ2.J3.T984.KQ2")

    table = await person.open_table("single-deal")
    monkeypatch.setattr(Club, "view", broken)
    with capture_logs() as logs:
        tab = await person.connect(table)
        told = await tab.message("error")
        with pytest.raises(HungUp):
            await tab.until(lambda: False)
    assert told["error"]["code"] == "internal"
    assert tab.closed == 4500
    failed = next(line for line in logs if line["event"] == "socket-failed")
    assert failed["error"] == "KeyError"
    assert failed["frames"]
    assert "AKQ2" not in str(logs) + str(tab.raw)
