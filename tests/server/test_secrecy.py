"""No card reaches anybody before its owner, dummy, a claim or the end of the deal shows it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random

import pytest

from strohmann.cards import Card
from strohmann.games.protocol import Event
from strohmann.seats import Seat
from strohmann.server.app import create_app
from strohmann.server.live import LiveTable
from strohmann.server.settings import Settings
from strohmann.store.database import sqlite_url
from strohmann.store.store import Store
from tests.server.clients import Json, Person, Tab, play, running
from tests.server.players import RandomBot
from tests.server.process import ServerProcess
from tests.server.secrets import Moment, cards_in, moments

MATCHES = {
    "chicago": ("chicago-000", {"seating": "draw", "honours_claim": "announce"}),
    "rubber": ("rubber-laws", {}),
    "single": ("single-deal", {"dummy_play": "own"}),
    "board": ("duplicate-wbf", {"board": "4"}),
    "draw": ("draw-bridge", {}),
    "draw aside": ("draw-bridge", {"draw_use": "aside", "draw_follow": "on"}),
    "bismarck": ("bismarck", {}),
    "bismarck seen": ("bismarck-see-all", {"open_cards": "middle4"}),
    "bismarck classic": ("bismarck-classic", {"must_trump": "on"}),
    "bismarck british": ("bismarck-british", {"british_choose": "after_discard"}),
}


def test_the_scanner_finds_cards_in_every_form() -> None:
    text = '{"cards":["SA"],"hand":"K.T9..2","call":"1H","seat":"S","pbn":"N:Q... .2.. ..3. ...4"}'
    wanted = "SA SK HT H9 C2 SQ H2 D3 C4"
    assert cards_in(text) == {Card.parse(card) for card in wanted.split()}


async def _events(data: Path, table: str) -> tuple[Event, ...]:
    store = await Store.open(sqlite_url(data / "strohmann.sqlite3"))
    events = await store.events.read(table)
    await store.close()
    return events


def _check(tab: Tab, events: tuple[Event, ...]) -> int:
    """Every message that the tab was sent, against what its viewer might know then."""
    told, checked, version, viewer = moments(events), 0, 0, None
    for raw, message in zip(tab.raw, tab.messages, strict=True):
        if "view" in message:
            version = message["view"]["version"]
            seat = message["view"]["viewer"]
            viewer = None if seat is None else Seat(seat)
        leaks = told[version].leaks(raw, viewer)
        assert not leaks, (version, viewer, sorted(map(str, leaks)), raw)
        for view in filter(None, (message.get("view"),)):
            _check_places(view, told[version])
        for event in message.get("events", ()):
            _check_event(event, viewer)
        secret = told[version].secret_salt
        assert secret is None or secret not in raw, (version, viewer)
        checked += secret is not None
    return checked


def _check_places(view: Json, moment: Moment) -> None:
    """Who holds a card that everybody knows, as the open ones of Bismarck, is a secret too."""
    deal = moment.deal
    if view["deal"] is None or deal is None or deal.opened or view["game"] != "bismarck":
        return
    shown = {seat for seat, *_ in deal.claims}
    for seat, hand in view["deal"]["hands"].items():
        assert seat == view["viewer"] or not hand["cards"] or Seat(seat) in shown, seat
    assert view["viewer"] == view["deal"]["forehand"] or not view["deal"]["discards"]


def _check_event(event: Json, viewer: Seat | None) -> None:
    """What nobody is told, and what one seat alone is told."""
    own = None if viewer is None else viewer.value
    assert event["type"] == "pack_opened" or not event.get("pack"), event["type"]
    if event["type"] == "discarded":
        assert (event["cards"] is not None) == (event["seat"] == own)
    if event["type"] == "drew":
        assert (event["card"] is not None) == (event["seat"] == own)


@pytest.mark.slow
@pytest.mark.parametrize(("profile", "options"), MATCHES.values(), ids=MATCHES)
@pytest.mark.parametrize("seed", range(2))
async def test_no_socket_is_told_a_hidden_card(
    profile: str, options: dict[str, str], seed: int, tmp_path: Path
) -> None:
    app = create_app(tmp_path, players={"beginner": RandomBot(seed, claims=0.05)}, rng=Random(seed))
    async with running(app) as address, Person(address) as a, Person(address) as b:
        table = await a.open_table(profile, **options)
        await b.take(table, "N" if "draw" in profile else "WE"[seed])
        async with Person(address) as watcher:
            tabs = [await who.connect(table) for who in (a, b, a, watcher)]
            await asyncio.gather(play(tabs[0], Random(seed)), play(tabs[1], Random(-seed)))
            for tab in tabs:
                await tab.reach(tabs[0].view["version"])
        events = await _events(tmp_path, table)
        checked = [_check(tab, events) for tab in tabs]
    assert min(checked) > 10
    assert {tab.view["viewer"] for tab in tabs} > {None}


@pytest.mark.parametrize("told", [True, False], ids=["events", "views"])
@pytest.mark.parametrize("profile", ["single-deal", "draw-bridge", "bismarck-british"])
async def test_the_check_finds_what_is_told_from_the_full_state(
    profile: str, told: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is tested above can fail: here every seat is told what the server knows."""
    if told:
        monkeypatch.setattr(LiveTable, "told", lambda live, _viewer, after: live.events[after:])
    else:
        monkeypatch.setattr(LiveTable, "view_for", lambda live, _viewer: live.state)
    app = create_app(tmp_path, players={"beginner": RandomBot(1, claims=0)}, rng=Random(1))
    async with running(app) as address, Person(address) as person:
        tab = await person.connect(await person.open_table(profile))
        await play(tab, Random(1), turns=3, claims=0)
        events = await _events(tmp_path, tab.view["table"])
    with pytest.raises(AssertionError):
        _check(tab, events)


async def _begun(person: Person, profile: str) -> Tab:
    """A tab of South; in bridge he has opened the auction, so that there is a deal to play."""
    tab = await person.connect(await person.open_table(profile))
    await tab.my_turn()
    if "1C" in [each["call"] for each in tab.view["legal"].get("calls", ())]:
        answer = await tab.act({"type": "call", "call": "1C"})
        await tab.reach(answer["version"])
    return tab


SHORT = {"single": "single-deal", "draw": "draw-bridge", "bismarck": "bismarck"}


@pytest.mark.slow
@pytest.mark.parametrize("profile", SHORT.values(), ids=SHORT)
async def test_coming_back_at_every_version_tells_no_more(profile: str, tmp_path: Path) -> None:
    settings = Settings(sockets_per_guest=100)
    app = create_app(
        tmp_path, settings, players={"beginner": RandomBot(3, claims=0)}, rng=Random(3)
    )
    async with running(app) as address, Person(address) as a, Person(address) as b:
        playing = await _begun(a, profile)
        table, tabs = playing.view["table"], [playing]
        while playing.view["records"] == 0 and await play(playing, Random(3), turns=2, claims=0):
            version = playing.view["version"]
            for who, seen in ((a, None), (a, version - 4), (b, None), (b, version - 4)):
                tabs.append(await who.connect(table, seen))
        for tab in tabs:
            await tab.until(lambda tab=tab: tab.view)  # type: ignore[misc]
        events = await _events(tmp_path, table)
        assert len(tabs) > 20
        assert sum(_check(tab, events) for tab in tabs) > 20


@pytest.mark.slow
@pytest.mark.parametrize("profile", ["chicago-000", "draw-bridge", "bismarck-british"])
async def test_no_http_answer_tells_a_hidden_card(profile: str, tmp_path: Path) -> None:
    app = create_app(tmp_path, players={"beginner": RandomBot(5, claims=0)}, rng=Random(5))
    async with running(app) as address, Person(address) as a, Person(address) as b:
        tab = await _begun(a, profile)
        table = tab.view["table"]
        deals = f"/api/tables/{table}/deals"
        paths = ["/", f"/table/{table}", "/api/tables", "/api/me", f"/api/tables/{table}",
                 f"{deals}/1", f"{deals}/1/opened", f"{deals}/2"]  # fmt: skip
        answers: list[tuple[int, str]] = []
        for _ in range(10):
            await play(tab, Random(1), turns=1, claims=0)
            version = tab.view["version"]
            assert tab.view["records"] == 0
            for who in (a, b):
                for path in paths:
                    answer = await who.http.get(path)
                    answers.append((version, answer.text + json.dumps(dict(answer.headers))))
        told = moments(await _events(tmp_path, table))
        for version, text in answers:
            assert not told[version].leaks(text, None), text
            assert told[version].secret_salt is not None
            assert str(told[version].secret_salt) not in text


@pytest.mark.slow
@pytest.mark.parametrize("profile", ["rubber-laws", "draw-bridge", "bismarck-british"])
async def test_no_line_of_the_log_tells_a_card(profile: str, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    address = await server.start()
    try:
        async with Person(address) as person:
            tab = await person.connect(await person.open_table(profile))
            await play(tab, Random(1), turns=20, claims=0)
            table = tab.view["table"]
            await tab.act({"type": "play", "seat": "S", "card": "SA"}, version=1)
            await tab.act({"type": "discard", "cards": ["SA", "HA", "DA", "CA"]})
    finally:
        await server.kill()
    log = server.log.read_text()
    assert log.count("committed") > 20
    assert cards_in(log) == set()
    events = await _events(tmp_path, table)
    salts = [salt for event in events if (salt := getattr(event, "salt", None))]
    assert salts
    assert all(salt not in log for salt in salts)
