"""Golden matches of Bismarck: their logs, and what every viewer is told of them.

The files change only on purpose: ``python -m tests.bismarck.test_golden`` writes them anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from strohmann.games.bismarck.game import BismarckGame
from strohmann.games.match import Match, told
from strohmann.games.registry import game
from strohmann.store.codec import decode, encode
from tests.bismarck.playing import play_out

FOLDER = Path(__file__).parent / "golden"
MATCHES = {
    "bismarck": {"open_cards": "middle4", "must_trump": "on"},
    "bismarck-see-all": {},
    "bismarck-classic": {"first_dealer": "S"},
    "bismarck-british": {"british_choose": "after_discard"},
}
SEED = 11


def made(name: str) -> BismarckGame:
    found = game(name, **MATCHES[name])
    assert isinstance(found, BismarckGame)
    return found


def transcript(name: str) -> str:
    """The log of a random match, then for each viewer the lines that he is told otherwise."""
    match = play_out(made(name), SEED)
    lines = [" ".join(encode(event)) for event in match.events]
    lines.append(f"result {match.result}")
    for viewer in (*match.game.ring, None):
        lines.append(f"told {viewer}")
        for i, event in enumerate(match.events):
            view = told((event,), viewer)
            if view != (event,):
                lines.append(f"{i} " + " ".join(" ".join(encode(each)) for each in view))
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", MATCHES)
def test_the_log_and_its_views_are_as_they_were(name: str) -> None:
    assert transcript(name) == (FOLDER / f"{name}.txt").read_text()


@pytest.mark.parametrize("name", MATCHES)
def test_a_golden_log_replays_to_its_result(name: str) -> None:
    log, _, rest = (FOLDER / f"{name}.txt").read_text().partition("result ")
    events = tuple(decode(*line.split(" ", 1)) for line in log.splitlines())
    match = Match.replay(made(name), events)
    assert str(match.result) == rest.splitlines()[0]
    assert len(match.state.records) == match.state.sheet.length


if __name__ == "__main__":
    for each in MATCHES:
        (FOLDER / f"{each}.txt").write_text(transcript(each))
