"""``strohmann analyse``."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Run

DEAL = "N:A764.AK4.A8.J832 85.Q62.KT954.T75 KQJ92.9873.Q3.Q6 T3.JT5.J762.AK94"
FREAK = "S:Q853.AJ962.KT74. AJ962.KT74..Q853 KT74..Q853.AJ962 .Q853.AJ962.KT74"


def _pbn(play: str, *, deal: str = DEAL, contract: str = "3S", leader: str = "W") -> bytes:
    return (
        f'[Event ""]\n[Board "5"]\n[Dealer "N"]\n[Vulnerable "NS"]\n[Deal "{deal}"]\n'
        f'[Declarer "S"]\n[Contract "{contract}"]\n[Play "{leader}"]\n{play}\n*\n'
    ).encode()


def test_what_each_card_cost(run: Run) -> None:
    play = "CA C2 C5 C6\nCK C3 C7 CQ\nC4 C8 CT S9"
    outcome = run("analyse", "-", "--json", stdin=_pbn(play))
    assert outcome.status == 0
    (board,) = outcome.json["boards"]
    assert (board["makeable"], board["tricks"]) == (9, 10)
    assert board["cost"] == {"declarer": 0, "lead": 0, "defence": 1}
    assert [card["card"] for card in board["cards"] if card["cost"]] == ["CK"]
    assert len(board["cards"]) == 12
    assert outcome.json["totals"] == {"plays": 1, "declarer": 0, "lead": 0, "defence": 1}


@pytest.mark.parametrize("lang", ["de", "da", "en"])
def test_people_read_a_table(run: Run, lang: str) -> None:
    outcome = run("analyse", "-", "--lang", lang, stdin=_pbn("CA C2 C5 C6\nCK C3 C7 CQ"))
    assert (outcome.status, outcome.err) == (0, "")
    assert "3♠ S" in outcome.out
    assert "♣K" in outcome.out


def test_a_play_that_cannot_have_been_is_named(run: Run) -> None:
    data = _pbn("CA C2 C5 HA") + _pbn("SA S2 S3 S4", leader="N")
    outcome = run("analyse", "-", "--json", "--lang", "en", stdin=data)
    assert outcome.status == 1
    assert outcome.json["boards"] == []
    codes = [problem["code"] for problem in outcome.json["diagnostics"]]
    assert codes[0] in {"card-not-held", "must-follow-suit"}
    assert len(codes) == 2
    assert "Board 5: " in outcome.err


def test_a_play_that_takes_too_long_is_marked(run: Run) -> None:
    data = _pbn("S5 SA ST C4", deal=FREAK, contract="3NT", leader="W")
    data = data.replace(b'Declarer "S"', b'Declarer "E"').replace(b'Play "W"', b'Play "S"')
    outcome = run("analyse", "-", "--json", "--time-limit", "0.02", stdin=data)
    assert outcome.status == 1
    assert outcome.json["boards"] == [{"board": "5", "unsolved": "time"}]
    assert outcome.json["totals"]["plays"] == 0


@pytest.mark.parametrize("content", [b'[Event "x"]\n', _pbn("")])
def test_a_file_without_plays(run: Run, content: bytes) -> None:
    outcome = run("analyse", "-", "--json", stdin=content)
    assert outcome.status == 1
    assert outcome.json["error"]["code"] == "no-plays"
