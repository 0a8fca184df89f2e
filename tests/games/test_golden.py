"""Golden games: one log for each form, and what every viewer is told of it.

The files change only on purpose: ``python -m tests.games.test_golden`` writes them anew.
"""

from pathlib import Path

import pytest

from strohmann.games.draw.events import StockDealt
from strohmann.games.events import Dealt
from strohmann.games.match import Match, told
from strohmann.games.registry import game
from strohmann.store.codec import decode, encode
from tests.games.random_play import play_out

FOLDER = Path(__file__).parent / "golden"
FORMS = {
    "single-deal": {"vulnerability": "ns"},
    "duplicate-wbf": {"board": "7"},
    "chicago-000": {"seating": "draw", "honours_claim": "announce"},
    "chicago-duplicate": {},
    "rubber-laws": {"first_dealer": "E"},
    "draw-bridge": {"draw_follow": "on"},
}
SEED = 11


def transcript(name: str) -> str:
    """The log of a random match, then for each viewer the lines that he is told otherwise."""
    match = play_out(game(name, **FORMS[name]), SEED)
    lines = [" ".join(encode(event)) for event in match.events]
    lines.append(f"result {match.result}")
    for viewer in (*match.game.ring, None):
        lines.append(f"told {viewer}")
        for i, event in enumerate(match.events):
            view = told((event,), viewer)
            if view != (event,):
                lines.append(f"{i} " + " ".join(" ".join(encode(each)) for each in view))
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", FORMS)
def test_the_log_and_its_views_are_as_they_were(name: str) -> None:
    golden = (FOLDER / f"{name}.txt").read_text()
    assert transcript(name) == golden


@pytest.mark.parametrize("name", FORMS)
def test_a_golden_log_replays_to_its_result(name: str) -> None:
    log, _, rest = (FOLDER / f"{name}.txt").read_text().partition("result ")
    events = tuple(decode(*line.split(" ", 1)) for line in log.splitlines())
    match = Match.replay(game(name, **FORMS[name]), events)
    assert str(match.result) == rest.splitlines()[0]
    assert any(isinstance(event, Dealt | StockDealt) for event in events)


if __name__ == "__main__":
    for each in FORMS:
        (FOLDER / f"{each}.txt").write_text(transcript(each))
