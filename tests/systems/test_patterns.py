"""Auction patterns of the system files."""

from __future__ import annotations

import pytest

from strohmann.bridge.auction import Auction
from strohmann.systems.faults import DataError
from strohmann.systems.pattern import Pattern


def matched(pattern: str, auction: str) -> str | None:
    binding = Pattern.parse(pattern).match(Auction.parse("E", auction))
    if binding is None:
        return None
    return "".join(f"{letter}{suit}" for letter, suit in sorted(binding.items()))


@pytest.mark.parametrize(
    ("pattern", "auction", "binding"),
    [
        ("", "", ""),
        ("", "P P P", ""),
        ("", "1H", None),
        ("1x", "1H P", "xH"),
        ("1x", "P P 1H P", "xH"),
        ("1x", "1H", None),
        ("1x", "1NT P", None),
        ("1x", "1H X", None),
        ("1x (X/P)", "1H X", "xH"),
        ("1x (P/X)", "1H P", "xH"),
        ("1x (1y)", "1H 1S", "xHyS"),
        ("1x (1y/2y)", "1H 2C", "xHyC"),
        ("1x 1y", "1D P 1S P", "xDyS"),
        ("1x 2x", "1D P 2D P", "xD"),
        ("1x 2x", "1D P 2H P", None),
        ("1x 2y", "1D P 2D P", None),
        ("1x (*) 1y (*)", "1D X 1S 2C", "xDyS"),
        ("(1x)", "1D", "xD"),
        ("(1x) P (P)", "1D P P", "xD"),
        ("(1x) (2x)", "1D P 2D", "xD"),
        ("1NT (bid)", "1NT 2C", ""),
        ("1NT (bid)", "1NT X", None),
        ("1S", "1S P", ""),
        ("1S", "1H P", None),
    ],
)
def test_a_pattern_matches_from_the_side_to_call(
    pattern: str, auction: str, binding: str | None
) -> None:
    assert matched(pattern, auction) == binding


@pytest.mark.parametrize("text", ["8x", "1X", "(1x", "1x)", "1 x", "pass", "(1x,2y)", "xx"])
def test_other_text_is_refused(text: str) -> None:
    with pytest.raises(DataError):
        Pattern.parse(text)


def test_a_pattern_is_exact_when_it_names_every_call() -> None:
    assert Pattern.parse("1S (P/X)").is_exact
    assert not Pattern.parse("1x").is_exact
    assert not Pattern.parse("1S (*)").is_exact
