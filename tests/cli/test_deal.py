"""``strohmann deal``."""

from __future__ import annotations

import re

import pytest

from strohmann.bridge.board import Deal
from strohmann.formats.registry import FORMATS
from strohmann.hands import Shapes
from strohmann.seats import NORTH, SOUTH
from tests.cli.conftest import Run

NOTRUMP = "north.balanced and 15 <= north.hcp <= 17"


def test_boards_that_fit_in_pbn(run: Run) -> None:
    outcome = run("deal", "-n", "18", "--where", NOTRUMP, "--seed", "7", "--format", "pbn")
    assert (outcome.status, outcome.err) == (0, "")
    found = [Deal.parse(text) for text in re.findall(r'\[Deal "(.*)"\]', outcome.out)]
    assert len(found) == 18
    assert all(15 <= deal[NORTH].hcp <= 17 for deal in found)
    assert all(deal[NORTH] in Shapes.parse("balanced") for deal in found)
    assert re.findall(r'\[Vulnerable "(.*)"\]', outcome.out)[:4] == ["None", "NS", "EW", "All"]
    assert re.findall(r'\[Dealer "(.*)"\]', outcome.out)[16:] == ["N", "E"]


def test_a_seed_gives_the_same_deals_in_every_format(run: Run) -> None:
    lines = run("deal", "-n", "3", "--seed", "-8", "--format", "line").out.split("\n")[:3]
    boards = run("deal", "-n", "3", "--seed", "-8", "--format", "json").json["boards"]
    assert [board["deal"] for board in boards] == lines
    assert [board["board"] for board in boards] == ["1", "2", "3"]
    assert run("deal", "-n", "3", "--seed", "-8", "--json").json["boards"] == boards
    assert all(str(Deal.parse(line)) == line for line in lines)
    for form in ("pbn", "lin"):
        written = run("deal", "-n", "3", "--seed", "-8", "--format", form).out
        document = FORMATS[form].load(written)
        assert [str(record.deal) for record in document.records] == lines
        assert document.diagnostics == ()
        assert [str(record.dealer) for record in document.records] == ["N", "E", "S"]


def test_without_a_seed_every_deal_is_new(run: Run) -> None:
    found = {run("deal", "--format", "line").out for _ in range(5)}
    assert len(found) == 5


def test_what_was_dealt_can_be_solved(run: Run) -> None:
    where = "tricks(south, notrump) >= 9 and ns.hcp <= 24"
    dealt = run("deal", "--where", where, "--seed", "1")
    solved = run("solve", "-", "--json", stdin=dealt.out.encode()).json["boards"]
    assert solved[0]["tricks"]["S"]["N"] >= 9
    deal = Deal.parse(solved[0]["deal"])
    assert deal[NORTH].hcp + deal[SOUTH].hcp <= 24


def test_fixed_cards(run: Run) -> None:
    line = run("deal", "--fixed", "N:AKQ2...", "--fixed", "N:...2", "--fixed", "s:J...",
               "--format", "line").out  # fmt: skip
    deal = Deal.parse(line)
    assert str(deal[NORTH]).startswith("AKQ")
    assert str(deal[NORTH]).endswith("2")
    assert "J" in str(deal[SOUTH]).split(".", maxsplit=1)[0]


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("--where", "north.hcp >"), "condition-ends-early"),
        (("--where", "north.hcp > 38"), "order-impossible"),
        (("--where", "__import__('os')"), "condition-unknown-word"),
        (("--format", "lin2"), "unknown-deal-format"),
        (("--fixed", "AKQ"), "unreadable-fixed-cards"),
        (("--fixed", "N:A...", "--fixed", "S:A..."), "card-twice"),
        (("-n", "0"), "number-too-small"),
        (("-n", "-5"), "number-too-small"),
        (("-n", "1000001"), "number-too-large"),
        (("-n", "9" * 5000), "not-a-number"),
        (("-n", "abc"), "not-a-number"),
        (("--seed", "x"), "not-a-number"),
        (("--seed", ""), "not-a-number"),
        (("--seed", "9" * 19), "number-too-large"),
    ],
)
def test_wrong_usage_says_what_is_wrong(run: Run, words: tuple[str, ...], code: str) -> None:
    outcome = run("deal", *words, "--json", "--lang", "en")
    assert outcome.status == 2
    assert outcome.json["error"]["code"] == code
    assert outcome.json["error"]["hint"]
    assert "Traceback" not in outcome.err
    assert run("deal", *words).out == ""
