"""Tables of tricks that leave small numbers out are not handed out."""

from __future__ import annotations

import pytest

from strohmann.formats import pbn
from strohmann.formats.doubledummy import double_dummy, table_state
from strohmann.formats.model import BoardRecord
from strohmann.seats import NORTH

COMPUTED = [
    "482284822975aa475aa4", "bbaaabbbaa2223322233", "6a3956a3947294772947",
    "4b7a44b7a43152731527", "33773337736a65a6a65a", "42444424449a9998a999",
    "bcca9bcc991113411134", "66a5966a593738337383", "a6a7aa6a6a2636226352",
    "1331113311caacccaacc", "b5a4ab594a0709307093", "4662546625977a7977a7",
]  # fmt: skip
"""Tables of random deals as a solver finds them: NT S H D C of N, S, E and W."""


def _record(line: str) -> BoardRecord:
    (record,) = pbn.loads(f'[Board "1"]\n[DoubleDummyTricks "{line}"]\n').records
    return record


@pytest.mark.parametrize("line", COMPUTED)
def test_a_table_that_was_computed_is_handed_out(line: str) -> None:
    table = double_dummy(_record(line))
    assert table is not None
    north = [table[NORTH][strain] for strain in reversed(table[NORTH])]
    assert sorted(north) == sorted(int(letter, 14) for letter in line[:5])
    assert table_state(_record(line)) == ""


@pytest.mark.parametrize("least", ["4", "5", "6"])
@pytest.mark.parametrize("line", COMPUTED)
def test_a_table_without_small_numbers_is_not_trusted(line: str, least: str) -> None:
    raised = "".join(max(letter, least) for letter in line)
    assert double_dummy(_record(raised)) is None
    assert table_state(_record(raised)) == "dd-clipped"


@pytest.mark.parametrize("line", COMPUTED)
def test_a_table_of_contracts_alone_is_not_trusted(line: str) -> None:
    """A one stands for whatever makes no contract."""
    lowered = "".join(letter if letter >= "7" else "1" for letter in line)
    assert double_dummy(_record(lowered)) is None
    assert table_state(_record(lowered)) == "dd-clipped"
