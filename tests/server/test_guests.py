"""Guests: a signed cookie, made once, never trusted unsigned."""

from __future__ import annotations

import errno
import os
import stat
from concurrent.futures import ThreadPoolExecutor
from http.cookies import SimpleCookie
from pathlib import Path

import pytest

from strohmann.errors import InvalidValue
from strohmann.server.app import create_app
from strohmann.server.errors import ForgedCookie
from strohmann.server.guests import COOKIE, Guest, GuestBook, load_key
from tests.server.clients import Person, running
from tests.server.players import RandomBot

FORGED = ["", "x", "someone.AAAA", "." * 40, "a" * 4000, "ä.ö", '"quoted"']


def test_the_key_is_made_once_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "secret.key"
    key = load_key(path)
    assert len(key) == 32
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    path.chmod(0o644)
    assert load_key(path) == key
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_key_that_could_not_be_written_to_the_end_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "secret.key"

    def full_disk(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full_disk)
        with pytest.raises(OSError, match="No space"):
            load_key(path)
    assert list(tmp_path.iterdir()) == []
    assert len(load_key(path)) == 32
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("links", [True, False])
def test_a_key_is_whole_whenever_it_can_be_seen(
    links: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing has the name of the key before its bytes are on the disk."""
    path = tmp_path / "secret.key"
    seen: list[bool] = []
    sync = os.fsync

    def watched(handle: int) -> None:
        seen.append(path.exists())
        sync(handle)

    def no_links(source: Path, target: Path) -> None:
        raise OSError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "fsync", watched)
    if not links:
        monkeypatch.setattr(os, "link", no_links)
    key = load_key(path)
    assert seen[0] is False
    assert path.read_bytes() == key
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_servers_that_start_at_once_have_one_key(tmp_path: Path) -> None:
    path = tmp_path / "secret.key"
    with ThreadPoolExecutor(8) as starting:
        keys = set(starting.map(load_key, [path] * 32))
    assert len(keys) == 1
    assert list(tmp_path.iterdir()) == [path]


def test_a_broken_key_is_not_used(tmp_path: Path) -> None:
    path = tmp_path / "secret.key"
    path.write_bytes(b"short")
    with pytest.raises(InvalidValue) as caught:
        load_key(path)
    assert (caught.value.code, caught.value.where) == ("unusable-key", "secret.key")


def test_the_data_directory_is_its_owners_alone(tmp_path: Path) -> None:
    data = tmp_path / "new" / "data"
    create_app(data, players={"beginner": RandomBot()})
    assert stat.S_IMODE(data.stat().st_mode) == 0o700


def test_a_cookie_is_read_back_and_another_servers_is_not() -> None:
    book, other = GuestBook(b"1" * 32), GuestBook(b"2" * 32)
    guest = book.new_guest()
    cookie = book.cookie(guest)
    assert book.read(cookie) == Guest(guest.id)
    assert book.read(None) is None
    for forged in (other.cookie(guest), cookie[:-1], cookie + "x", cookie.swapcase(), *FORGED):
        with pytest.raises(ForgedCookie):
            book.read(forged)


async def test_a_new_guest_gets_a_cookie_that_scripts_cannot_read(person: Person) -> None:
    answer = await person.http.get("/api/me")
    morsel = SimpleCookie(answer.headers["set-cookie"])[COOKIE]
    assert morsel["httponly"]
    assert morsel["samesite"].lower() == "lax"
    assert morsel["path"] == "/"
    assert int(morsel["max-age"]) > 300 * 24 * 3600
    again = await person.http.get("/api/me")
    assert "set-cookie" not in again.headers


async def test_behind_https_the_cookie_is_secure(person: Person) -> None:
    answer = await person.http.get("/api/me", headers={"X-Forwarded-Proto": "https"})
    assert SimpleCookie(answer.headers["set-cookie"])[COOKIE]["secure"]


async def test_a_guest_keeps_his_name_and_his_tables(person: Person, friend: Person) -> None:
    assert (await person.http.get("/api/me", params={"lang": "da"})).json() == {
        "name": "", "lang": "da",
    }  # fmt: skip
    named = await person.http.post("/api/me", json={"name": "  Ann   B "})
    assert named.json()["name"] == "Ann B"
    table = await person.open_table()
    assert [t["table"] for t in (await person.http.get("/api/tables")).json()] == [table]
    assert (await friend.http.get("/api/tables")).json() == []
    assert (await friend.http.get("/api/me")).json()["name"] == ""


@pytest.mark.parametrize("path", ["/api/me", "/api/tables"])
@pytest.mark.parametrize("forged", [f for f in FORGED if f.isascii()])
async def test_a_forged_cookie_is_refused_once_and_taken_away(
    path: str, forged: str, person: Person
) -> None:
    answer = await person.http.get(path, headers={"Cookie": f"{COOKIE}={forged}"})
    assert answer.status_code == 401, answer.text
    assert answer.json()["error"]["code"] == "forged-cookie"
    assert answer.json()["error"].keys() == {"code", "message", "where", "hint"}
    taken = SimpleCookie(answer.headers["set-cookie"])[COOKIE]
    assert (taken.value, taken["max-age"]) == ("", "0")
    assert (await person.http.get(path)).status_code == 200


async def test_with_a_forged_cookie_the_page_still_loads(person: Person) -> None:
    for path in ("/", "/pad", "/healthz", "/api/forms"):
        answer = await person.http.get(path, headers={"Cookie": f"{COOKIE}=forged"})
        assert answer.status_code == 200, path


async def test_with_a_forged_cookie_the_table_has_a_spectator(person: Person) -> None:
    table = await person.open_table(first_dealer="S")
    mine = await person.connect(table)
    await mine.my_turn()
    tab = await person.connect(table, cookie=f"{COOKIE}=forged.signature")
    first = await tab.until(lambda: tab.messages and tab.messages[0])
    assert first["error"]["code"] == "forged-cookie"
    await tab.message("view")
    assert tab.view["viewer"] is None
    assert all(hand["cards"] == [] for hand in tab.view["deal"]["hands"].values())


async def test_the_cookie_outlives_a_restart(tmp_path: Path) -> None:
    cookies: dict[str, str] = {}
    for name in ("", "Ann"):
        app = create_app(tmp_path, players={"beginner": RandomBot()})
        async with running(app) as address, Person(address) as person:
            person.http.cookies.update(cookies)
            assert (await person.http.get("/api/me")).json()["name"] == name
            await person.http.post("/api/me", json={"name": "Ann"})
            cookies = dict(person.http.cookies)
