"""Matches from real score pads, as facts: contracts and tricks.

Chicago and rubber from the store of the bridge scorer of the Bridsk project (MIT licence);
the points were added up by hand.
"""

from __future__ import annotations

import pytest

from strohmann.seats import Side
from tests.scoring.strategies import read, row_totals, totals


def test_a_rubber_of_two_deals() -> None:
    sheet = read("N 3NT 9 / N 3NT 9", "rubber-laws")
    assert totals(sheet) == (100 + 100 + 700, 0)
    assert [str(row.vulnerability) for row in sheet.rows] == ["none", "ns"]


@pytest.mark.parametrize(
    ("dealer", "deals", "vulnerable", "rows"),
    [
        (
            "N",
            "E 5CX 9 / W 4S 12 / S 4SX 9 / N 5D 9",
            ["none", "ew", "ns", "both"],
            [(300, 0), (0, 120 + 500 + 60), (0, 200), (0, 200)],
        ),
        (
            "E",
            "W 4C 8 / E 4S 8 / S 2H 7 / S 3S 6",
            ["none", "ns", "ew", "both"],
            [(100, 0), (100, 0), (0, 50), (0, 300)],
        ),
    ],
)
def test_chicagos_without_part_scores(
    dealer: str, deals: str, vulnerable: list[str], rows: list[tuple[int, int]]
) -> None:
    for name in ("chicago-000", "chicago-duplicate"):
        sheet = read(deals, name, dealer=dealer)
        assert [str(row.vulnerability) for row in sheet.rows] == vulnerable
        assert row_totals(sheet) == rows


def test_a_chicago_with_part_scores() -> None:
    deals = "W 1D 7 / E 3S 9 / E 3H 6 / W 1S 7"
    duplicate = read(deals, "chicago-duplicate", dealer="E")
    assert row_totals(duplicate) == [(0, 70), (0, 140), (300, 0), (0, 80)]
    assert (duplicate.winner, duplicate.margin) == (Side.NS, 10)
    carried = read(deals, "chicago-000", dealer="E")
    assert row_totals(carried) == [(0, 20), (0, 90 + 300), (300, 0), (0, 30 + 100)]
    assert (carried.winner, carried.margin) == (Side.EW, 240)
