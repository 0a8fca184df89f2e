"""Whatever the game: a table is the same after a restart, in a second tab, for who missed some."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from strohmann.bots.harmless import HarmlessBot
from strohmann.server.app import create_app
from tests.server.clients import Json, Person, play, running

PROFILES = ["rubber-laws", "draw-bridge", "bismarck-see-all", "bismarck-british"]


@pytest.mark.slow
@pytest.mark.parametrize("profile", PROFILES)
async def test_the_view_is_the_same_however_one_came_to_it(profile: str, tmp_path: Path) -> None:
    table, cookie, view = "", "", Json()
    for start in range(3):
        app = create_app(tmp_path, players={"beginner": HarmlessBot()}, rng=Random(start))
        async with running(app) as address, Person(address) as person:
            if not table:
                table = await person.open_table(profile)
                cookie = person.cookie
            tab = await person.connect(table, cookie=cookie)
            await tab.my_turn()
            assert view in ({}, tab.view)
            await play(tab, Random(start), turns=12, claims=0)
            await tab.my_turn()
            view = tab.view
            second = await person.connect(table, cookie=cookie)
            assert (await second.message("view"))["view"] == view
            missed = await person.connect(table, view["version"] - 3, cookie=cookie)
            update = await missed.message("update")
            assert update["view"] == view
            assert len(update["events"]) == 3
