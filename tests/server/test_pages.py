"""The page and its assets: where they are found, how long they keep, what they may load."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from strohmann.server.app import create_app
from strohmann.server.settings import Settings
from tests.server.clients import Person, running
from tests.server.players import RandomBot

PAGE = "<!doctype html><title>the page</title>"


@pytest.fixture
async def visitor(tmp_path: Path) -> AsyncIterator[Person]:
    """Somebody at a server with a small client of its own."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text(PAGE)
    (static / "assets" / "index-abc123.js").write_text("export {}")
    (static / "assets" / "mark-1.svg").write_text("<svg/>")
    (static / "assets" / "a-1.css").write_text("a{}")
    (tmp_path / "outside.txt").write_text("secret")
    app = create_app(tmp_path / "data", Settings(static=static), players={"beginner": RandomBot()})
    async with running(app) as address, Person(address) as person:
        yield person


@pytest.mark.parametrize("path", ["/", "/table/abc", "/pad", "/help"])
async def test_the_page_is_at_every_address_of_the_client(path: str, visitor: Person) -> None:
    answer = await visitor.http.get(path)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("index-abc123.js", "text/javascript"),
        ("mark-1.svg", "image/svg+xml"),
        ("a-1.css", "text/css"),
    ],
)  # fmt: skip
async def test_assets_keep_for_ever_since_their_names_change(
    name: str, kind: str, visitor: Person
) -> None:
    answer = await visitor.http.get(f"/assets/{name}")
    assert answer.status_code == 200
    assert answer.headers["content-type"].split(";")[0] == kind
    assert "immutable" in answer.headers["cache-control"]


async def test_nothing_outside_the_client_is_served(visitor: Person) -> None:
    for path in ("/../outside.txt", "/%2e%2e/outside.txt", "/assets/..%2f..%2foutside.txt",
                 "/assets/%2e%2e/%2e%2e/outside.txt", "/assets", "/%00",
                 "/" + "a" * 5000):  # fmt: skip
        answer = await visitor.http.get(path)
        assert answer.status_code == 404, path
        assert "secret" not in answer.text


@pytest.mark.parametrize("path", ["/", "/assets/a-1.css", "/api/me", "/api/nowhere", "/schema"])
async def test_every_answer_has_its_security_headers(path: str, visitor: Person) -> None:
    headers = (await visitor.http.get(path)).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "script-src" not in policy  # so that scripts come from here alone
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"


async def test_what_is_personal_is_not_kept(visitor: Person) -> None:
    for path in ("/api/me", "/api/tables", "/api/nowhere"):
        assert (await visitor.http.get(path)).headers["cache-control"] == "no-store"


async def test_without_a_built_client_the_server_says_so(tmp_path: Path) -> None:
    app = create_app(
        tmp_path, Settings(static=tmp_path / "missing"), players={"beginner": RandomBot()}
    )
    async with running(app) as address, Person(address) as person:
        answer = await person.http.get("/")
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not-found")
        assert (await person.http.get("/healthz")).status_code == 200
