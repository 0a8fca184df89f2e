"""The server answers to its own names alone, so that no other name can be led to it."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from strohmann.errors import NotationError
from strohmann.server.app import create_app
from strohmann.server.hosts import HostNames, host_name
from strohmann.server.settings import Settings
from tests.server.clients import Person, running
from tests.server.players import RandomBot

EVIL = "evil.example"


@pytest.mark.parametrize(
    "header",
    ["127.0.0.1", "127.0.0.1:8642", "192.168.178.20:8642", "[::1]:8642", "[fe80::1]", "0.0.0.0:1",
     "localhost", "localhost:8642", "LOCALHOST", "localhost.", "club.localhost:8642",
     "clubpc", "clubpc:8642", "ClubPC.local", "clubpc.lan.example", "bridge.example:443"],
)  # fmt: skip
def test_names_of_this_machine(header: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "clubpc.lan.example")
    assert header in HostNames(["Bridge.Example."])


@pytest.mark.parametrize(
    "header",
    [EVIL, f"{EVIL}:8642", "127.0.0.1.evil.example", "localhost.evil.example", "notlocalhost",
     "evil.local", "clubpc.evil.example", "", ":8642", "[evil.example]", "[::1", "::1", "a b",
     "127.0.0.1@evil.example", "localhost:8642/x", "localhost:port", "1.2.3.4.5"],
)  # fmt: skip
def test_other_names(header: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "clubpc")
    assert header not in HostNames()


def test_a_machine_without_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "")
    assert ".local" not in HostNames()
    assert "localhost" in HostNames()


def test_how_names_are_written() -> None:
    assert host_name(" Bridge.Example. ") == "bridge.example"
    assert host_name("brücke.example") == "xn--brcke-lva.example"
    assert host_name("::1") == "::1"
    for text in (
        "",
        " ",
        "http://bridge.example",
        "bridge.example:443",
        "a b",
        "*",
        "a..b",
        "é" * 80,
    ):
        with pytest.raises(NotationError) as caught:
            host_name(text)
        assert caught.value.code == "bad-host-name"


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/forms", "/healthz", "/schema", "/nowhere"])
async def test_a_foreign_name_is_told_nothing(path: str, person: Person) -> None:
    answer = await person.http.get(path, params={"lang": "de"}, headers={"Host": f"{EVIL}:8642"})
    assert answer.status_code == 403, answer.text
    error = answer.json()["error"]
    assert (error["code"], error["where"]) == ("foreign-host", "host")
    assert f"„{EVIL}“" in error["message"]
    assert error["hint"].endswith(f"--host-name {EVIL}")
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("lang", ["de", "da", "en"])
@pytest.mark.parametrize("host", ["evil..example", "[::1", "a b"])
async def test_a_name_that_is_none(host: str, lang: str, person: Person) -> None:
    answer = await person.http.get("/api/me", params={"lang": lang}, headers={"Host": host})
    assert answer.status_code in {400, 403}, answer.text
    if "application/json" in answer.headers.get("content-type", ""):
        assert answer.json()["error"]["code"] == "foreign-host"


async def test_a_page_led_here_by_its_own_name_changes_nothing(person: Person) -> None:
    """To the browser such a page is of the same origin; it may send any header."""
    headers = {"Host": EVIL, "Origin": f"http://{EVIL}", "X-Forwarded-Host": "127.0.0.1"}
    answer = await person.http.post("/api/me", json={"name": "x"}, headers=headers)
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "foreign-host")


async def test_a_page_led_here_gets_no_socket(person: Person) -> None:
    table = await person.open_table()
    tab = await person.connect(table, origin=f"http://{EVIL}", host=EVIL)
    assert (await tab.message("error"))["error"]["code"] == "foreign-host"
    await tab.close()
    assert tab.closed == 4403
    assert [message["type"] for message in tab.messages] == ["error"]


async def test_a_club_is_found_by_name_and_by_address(tmp_path: Path) -> None:
    app = create_app(
        tmp_path, Settings(host_names=("bridge.example",)), players={"beginner": RandomBot(1)}
    )
    async with running(app) as address, Person(address) as person:
        table = await person.open_table()
        port = address.rpartition(":")[2]
        for host in ("bridge.example", f"{socket.gethostname()}:{port}", f"192.168.0.7:{port}"):
            headers = {"Host": host, "Origin": f"http://{host}"}
            answer = await person.http.post("/api/me", json={"name": "Ann"}, headers=headers)
            assert answer.status_code == 200, answer.text
            tab = await person.connect(table, origin=f"http://{host}", host=host)
            await tab.message("view")
            await tab.close()
            other = await person.connect(table, origin=f"http://{EVIL}", host=host)
            assert (await other.message("error"))["error"]["code"] == "foreign-origin"
            await other.close()
