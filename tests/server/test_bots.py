"""Bots: their pace tells nothing, their failures stop nobody, any executor will do."""

from __future__ import annotations

import multiprocessing
from pathlib import Path
from random import Random
from time import monotonic

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from structlog.testing import capture_logs

from strohmann.bots.harmless import harmless
from strohmann.bridge.calls import PASS, Call
from strohmann.cards import Card
from strohmann.games import actions as act
from strohmann.games.match import Match
from strohmann.games.registry import game
from strohmann.games.state import Phase
from strohmann.seats import SEATS
from strohmann.server.app import create_app
from strohmann.server.kinds.registry import kind_of
from strohmann.server.pace import Pace, delay
from strohmann.server.processes import BotProcesses, ThoughtFailed
from strohmann.server.settings import Settings
from tests.server.clients import Person, play, running
from tests.server.players import BrokenBot, QuietBot, RandomBot, StuckBot
from tests.server.secrets import cards_in

FAULTS = ["raises", "sleeps", "nothing", "another", "out of turn"]


@pytest.mark.parametrize("fault", FAULTS)
async def test_a_failing_bot_is_replaced_for_that_decision(fault: str, tmp_path: Path) -> None:
    limits = Settings(bot_limit=0.02 if fault == "sleeps" else 10.0)
    app = create_app(tmp_path, limits, players={"beginner": BrokenBot(fault)}, rng=Random(1))
    with capture_logs() as logs:
        async with running(app) as address, Person(address) as person:
            tab = await person.connect(await person.open_table("single-deal"))
            await tab.my_turn()
            await tab.act({"type": "call", "call": "1C"})
            await play(tab, Random(1), turns=5, claims=0)
            version = tab.view["version"]
    assert version >= 12
    failures = [line for line in logs if line["event"] in ("bot-failed", "bot-illegal")]
    assert len(failures) >= 5
    assert cards_in(str(logs)) == set()
    if fault == "raises":
        assert failures[0]["error"] == "KeyError"
        assert any("tests/server/players.py" in frame or "players.py" in frame
                   for frame in failures[0]["frames"])  # fmt: skip


@settings(max_examples=10)
@given(seed=st.integers(0, 2**32))
def test_the_fallback_is_legal_until_the_match_is_over(seed: int) -> None:
    rng = Random(seed)
    rules = game("rubber-laws", honours_claim="announce")
    match = Match.of(rules).deal(rng)
    for _ in range(120):
        seats = rules.to_act(match.state)
        if not seats:
            if match.result is not None:
                break
            match = match.deal(rng)
            continue
        seat = rng.choice([s for s in SEATS if s in seats])
        view = match.view(seat)
        action = harmless(rules, view, seat)
        if rng.random() < 0.3:
            action = RandomBot(rng.getrandbits(32), claims=0.2).choose(rules, view, seat)
        match = match.act(action)


def test_the_fallback_passes_and_plays_its_lowest_card() -> None:
    rules = game("single-deal")
    match = Match.of(rules).deal(Random(3))
    south = SEATS[2]
    assert harmless(rules, match.view(south), south) == act.MakeCall(south, PASS)
    for call in ("1C", "P", "P", "P"):
        seat = next(iter(rules.to_act(match.state)))
        match = match.act(act.MakeCall(seat, Call.parse(call)))
    west = SEATS[3]
    assert match.state.deal is not None
    lowest = min(match.state.deal.hands[3][0], key=lambda card: card.draw_key)
    assert harmless(rules, match.view(west), west) == act.PlayCard(west, lowest)


@pytest.mark.parametrize("pace", Pace)
def test_the_delay_depends_on_nothing_but_the_pace_and_the_public_state(pace: Pace) -> None:
    """What a forced card and a hard decision have in common is how long they take."""
    rules = game("chicago-000")
    delays: dict[object, set[float]] = {}
    for seed in range(20):
        rng = Random(seed)
        match = Match.of(rules).deal(rng)
        bot = RandomBot(seed, claims=0)
        while match.state.phase in (Phase.AUCTION, Phase.PLAY):
            play_ = match.state.deal and match.state.deal.play
            after_trick = bool(play_ and play_.tricks and not play_.cards)
            delays.setdefault(after_trick, set()).add(delay(pace, kind_of(rules), match.state))
            seat = next(iter(rules.to_act(match.state)))
            match = match.act(bot.choose(rules, match.view(seat), seat))
    assert all(len(found) == 1 for found in delays.values())
    quick, slow = delays[False].pop(), delays[True].pop()
    assert quick == slow == 0 if pace is Pace.INSTANT else 0 < quick < slow


async def test_bots_keep_the_pace(tmp_path: Path) -> None:
    app = create_app(tmp_path, players={"beginner": QuietBot()}, rng=Random(1))
    async with running(app) as address, Person(address) as person:
        opened = await person.http.post(
            "/api/tables",
            json={"profile": "chicago-000", "pace": "fast", "options": {"first_dealer": "W"}},
        )
        tab = await person.connect(opened.json()["table"])
        await tab.reach(1)
        started = monotonic()
        await tab.my_turn()
        three_calls = monotonic() - started
        assert 3 * 0.4 <= three_calls < 5
        await tab.send({"type": "pace", "pace": "slow"})
        answer = await tab.act({"type": "call", "call": "1C"})
        await tab.send({"type": "pace", "pace": "instant"})  # also ends a wait under way
        started = monotonic()
        await tab.reach(answer["version"] + 3)
        assert monotonic() - started < 1.5


async def test_bots_may_think_in_other_processes(tmp_path: Path) -> None:
    with BotProcesses(1, 10.0) as executor:
        app = create_app(
            tmp_path, players={"beginner": RandomBot(1)}, executor=executor, rng=Random(1)
        )
        with capture_logs() as logs:
            async with running(app) as address, Person(address) as person:
                tab = await person.connect(await person.open_table("single-deal"))
                await play(tab, Random(2), turns=5, claims=0)
    assert [line for line in logs if line["event"].startswith("bot-")] == []


async def test_a_bot_that_is_stuck_is_ended_and_its_process_replaced(tmp_path: Path) -> None:
    """Otherwise one such bot would bring every table to a halt."""
    limits = Settings(bot_limit=0.3)
    with BotProcesses(1, 0.3) as executor:
        executor.submit(int).result(60)
        before = multiprocessing.active_children()
        app = create_app(
            tmp_path, limits, players={"beginner": StuckBot()}, executor=executor, rng=Random(1)
        )
        with capture_logs() as logs:
            async with running(app) as address, Person(address) as person:
                tab = await person.connect(await person.open_table("single-deal"))
                await tab.my_turn()
                await tab.act({"type": "call", "call": "1C"})
                await play(tab, Random(2), turns=3, claims=0)
        after = multiprocessing.active_children()
        assert len(after) == len(before) == 1
        assert after != before
    assert multiprocessing.active_children() == []
    assert len([line for line in logs if line["event"] == "bot-failed"]) >= 3


def test_what_fails_in_a_process_tells_no_value() -> None:
    with BotProcesses(1, 10.0) as executor:
        with pytest.raises(ThoughtFailed) as failed:
            executor.submit(Card.parse, "AKQ2").result(60)
        assert failed.value.error == "NotationError"
        assert "AKQ2" not in str(failed.value) + str(failed.value.frames)
        assert executor.submit(Card.parse, "SA").result(60) == Card.parse("SA")


async def test_a_person_takes_over_from_a_bot_in_the_middle(tmp_path: Path) -> None:
    app = create_app(tmp_path, players={"beginner": RandomBot(1)}, rng=Random(1))
    async with running(app) as address, Person(address) as person, Person(address) as friend:
        table = await person.open_table("chicago-000", first_dealer="S")
        tab = await person.connect(table)
        await tab.my_turn()
        assert (await friend.take(table, "W")).status_code == 200
        await tab.act({"type": "call", "call": "1C"})
        other = await friend.connect(table)
        await other.my_turn()
        assert other.view["to_act"] == ["W"]
        assert other.view["version"] == 2
        assert len(other.view["deal"]["hands"]["W"]["cards"]) == 13
        assert all(
            isinstance(Card.parse(c), Card) for c in other.view["deal"]["hands"]["W"]["cards"]
        )
        await other.act({"type": "call", "call": "P"})
        await tab.my_turn()
