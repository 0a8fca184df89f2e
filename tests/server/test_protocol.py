"""The published schema holds for every message; every message and endpoint is documented."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest
from jsonschema import Draft202012Validator
from litestar.routes import HTTPRoute

from strohmann.server import messages
from strohmann.server.app import create_app
from strohmann.server.schema import socket_schema
from strohmann.store.codec import EVENT_TYPES
from tests.server.clients import Person, play
from tests.server.players import RandomBot

DOCUMENT = (Path(__file__).parent.parent.parent / "docs" / "protocol.md").read_text()


def _tags(union: Any) -> Iterator[str]:
    for kind in get_args(union):
        yield kind.__struct_config__.tag


def _part(name: str) -> Draft202012Validator:
    whole = socket_schema()
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": whole["$defs"]})


def test_the_schema_is_a_schema() -> None:
    Draft202012Validator.check_schema(socket_schema())
    assert json.loads(json.dumps(socket_schema())) == socket_schema()


async def test_the_schema_is_published(person: Person) -> None:
    assert (await person.http.get("/api/schema")).json() == socket_schema()


@pytest.mark.slow
@pytest.mark.parametrize("profile", ["chicago-000", "rubber-laws", "single-deal"])
async def test_every_message_that_is_sent_keeps_to_the_schema(
    profile: str, person: Person, friend: Person
) -> None:
    options = {"seating": "draw", "honours_claim": "announce"} if profile != "single-deal" else {}
    table = await person.open_table(profile, **options)
    tab, watching = await person.connect(table), await friend.connect(table)
    await play(tab, Random(profile))
    await tab.ask({"type": "ping"}, "pong")
    await tab.ask("{", "error")
    await tab.act({"type": "ready"})
    sent, event = _part("ServerMessage"), _part("Event")
    kinds = set()
    for raw in (*tab.raw, *watching.raw):
        message = json.loads(raw)
        kinds.add(message["type"])
        sent.validate(message)
        for each in message.get("events", ()):
            event.validate(each)
    assert kinds >= {"view", "update", "ack", "error", "presence", "pong"}


def test_what_is_no_message_does_not_keep_to_the_schema() -> None:
    client, event = _part("ClientMessage"), _part("Event")
    good = {"type": "act", "id": "1", "version": 3, "action": {"type": "call", "call": "1H"}}
    assert client.is_valid(good)
    for wrong in ({}, {"type": "fly"}, good | {"version": "3"}, good | {"action": {"type": "call"}},
                  good | {"action": {"type": "call", "call": "8H"}}):  # fmt: skip
        assert not client.is_valid(wrong), wrong
    assert event.is_valid({"type": "played", "seat": "N", "card": "SA"})
    assert not event.is_valid({"type": "played", "seat": "N", "card": "S1"})
    assert not event.is_valid({"type": "folded", "seat": "N"})


def test_every_message_action_and_event_is_documented() -> None:
    tags = {
        *_tags(messages.ClientMessage),
        *_tags(messages.ServerMessage),
        *_tags(messages.WireAction),
    }
    assert len(tags) > 20
    assert [tag for tag in sorted(tags) if f'"type": "{tag}"' not in DOCUMENT] == []
    assert [name for name in EVENT_TYPES if f"| `{name}` |" not in DOCUMENT] == []
    assert set(re.findall(r'"type": "(\w+)"', DOCUMENT)) - tags == set()


def test_every_field_of_an_event_is_documented() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*) \|$", DOCUMENT, re.MULTILINE))
    for name, kind in EVENT_TYPES.items():
        for field in kind.__dataclass_fields__.values():
            if not str(field.type).startswith("ClassVar"):
                assert re.search(rf"\b{field.name}\b", rows[name]), (name, field.name)


def test_every_endpoint_is_documented_and_every_documented_one_is_there(tmp_path: Path) -> None:
    app = create_app(tmp_path, players={"beginner": RandomBot()})
    served = set()
    for route in app.routes:
        path = re.sub(r"{(\w+):\w+}", r"{\1}", route.path)
        if path.startswith(("/api/", "/healthz")) and path != "/api/{path}":
            methods = route.methods if isinstance(route, HTTPRoute) else {"GET"}
            served |= {(method, path) for method in methods}
    documented = set(re.findall(r"^\| `(GET|POST) (/[^` ]*)`", DOCUMENT, re.MULTILINE))
    assert {(m, p) for m, p in served if m != "OPTIONS"} == documented


async def test_the_client_in_the_document_plays_to_the_end(
    address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Run as it stands, but at this server's address and in a thread of its own."""
    code = DOCUMENT.split("```py\n")[1].split("```")[0]
    assert len(code.splitlines()) <= 45
    code = code.replace("127.0.0.1:8642", address.removeprefix("http://"))
    await asyncio.to_thread(exec, compile(code, "protocol.md", "exec"), {})
    assert "NS" in capsys.readouterr().out


async def test_the_openapi_document_describes_the_same_interface(person: Person) -> None:
    document = (await person.http.get("/schema")).json()
    documented = set(re.findall(r"^\| `(GET|POST) (/[^` ]*)`", DOCUMENT, re.MULTILINE))
    described = {
        (method.upper(), path) for path, methods in document["paths"].items() for method in methods
    }
    sockets = {("GET", "/api/tables/{table}/socket")}
    assert described == documented - sockets
    parts = document["components"]["schemas"]
    assert len(parts["PlayedView"]["properties"]["card"]["enum"]) == 52
    for methods in document["paths"].values():
        for method in methods.values():
            shape = method["responses"]["400"]["content"]["application/json"]["schema"]
            assert shape == {"$ref": "#/components/schemas/ErrorReply"}
