"""Opening leads by agreement (C-20, S-L1)."""

from __future__ import annotations

import pytest

from strohmann.bots.cards import choose_card
from strohmann.bots.lead import agreed_card
from strohmann.bots.sight import Limits
from strohmann.cards import Hand
from strohmann.seats import EAST, NORTH, SOUTH
from tests.bots.positions import seen


def lead(contract: str, hand: str, **shown: Limits) -> str:
    limits = {seat: shown[seat.value] for seat in (NORTH, EAST, SOUTH) if seat.value in shown}
    return str(choose_card(seen(contract, "W", {"W": hand}, limits=limits)))


def long_in(suit: int, cards: int) -> Limits:
    lengths = [(0, 13)] * 4
    lengths[suit] = (cards, 13)
    return Limits(lengths=tuple(lengths))


@pytest.mark.parametrize(
    ("hand", "card"),
    [
        ("832.KQJ4.A65.962", "HK"),  # top of touching honours
        ("832.KQT4.A65.962", "HK"),  # with a gap
        ("KJ742.85.A63.962", "S4"),  # fourth best of the longest suit
        ("83.KJT52.965.A42", "HJ"),  # top of the interior sequence
        ("A84.Q9752.K3.J62", "H5"),
        ("932.A4.J9752.K63", "D5"),
    ],
)
def test_S_L1_against_notrump(hand: str, card: str) -> None:
    assert lead("3NT by S", hand) == card


@pytest.mark.parametrize(
    ("hand", "card"),
    [
        ("832.AK74.T65.962", "HA"),  # the ace from ace and king
        ("832.KQ74.T65.962", "HK"),
        ("832.QJ74.T65.962", "HQ"),
        ("A32.98743.7.9632", "D7"),  # a singleton, with small trumps to ruff
    ],
)
def test_S_L1_against_a_suit(hand: str, card: str) -> None:
    assert lead("4S by S", hand) == card


def test_S_L1_no_ruff_is_sought_with_a_trump_trick_or_without_trumps() -> None:
    assert lead("4S by S", "QJT9.98743.7.KQ3").startswith("C")
    assert lead("4S by S", ".98743.7.KQJ9632") == "CK"


@pytest.mark.parametrize(
    ("holding", "trumps", "card"),
    [
        ("853", True, "S3"),  # three small: low against suits
        ("853", False, "S8"),  # high against notrump
        ("9753", False, "S7"),  # second highest of four without an honour
        ("K53", False, "S3"),  # low from an honour
        ("K853", True, "S3"),
        ("83", True, "S8"),  # high from a doubleton
        ("A864", True, "SA"),  # no low card from the ace against a suit
        ("A864", False, "S4"),
        ("AK64", True, "SA"),
        ("AK64", False, "S4"),
        ("KQ64", True, "SK"),
        ("KQ64", False, "S4"),
        ("KQJ4", False, "SK"),
        ("QJ95", False, "SQ"),
        ("AJT5", False, "SJ"),
        ("AJT5", True, "SA"),
        ("KT93", False, "ST"),
        ("7", True, "S7"),
    ],
)
def test_S_L1_card_of_a_suit(holding: str, trumps: bool, card: str) -> None:
    cards = tuple(Hand.parse(f"{holding}..."))
    assert str(agreed_card(cards, trumps=trumps)) == card


def test_partners_suit_is_led() -> None:
    hand = "J72.K4.Q8653.962"
    assert lead("3NT by S", hand) == "D5"
    assert lead("3NT by S", hand, E=long_in(2, 5)) == "HK"  # high from a doubleton
    assert lead("3NT by S", "J72.K94.Q865.962", E=long_in(2, 5)) == "H4"  # low from an honour


def test_declarers_suit_is_not_led() -> None:
    hand = "J7.K9542.Q653.96"
    assert lead("3NT by S", hand) == "H4"
    assert lead("3NT by S", hand, S=long_in(2, 5)) == "D3"
