"""Signals of the defenders (S-L1): high likes the suit, high-low shows an even number."""

from __future__ import annotations

from strohmann.bots.signals import as_agreed
from strohmann.cards import Card
from tests.bots.positions import seen

DUMMY = "AQ3.974.AQJ5.A63"


def told(hand: str, cards: str, meant: str, contract: str = "4S by S") -> str:
    return str(as_agreed(seen(contract, "E", {"E": hand, "N": DUMMY}, cards), Card.parse(meant)))


def test_high_encourages_and_low_discourages_on_partners_lead() -> None:
    assert told("J2.Q862.9743.K52", "HA H4", "H2") == "H8"
    assert told("J2.8632.9743.KQ2", "HA H4", "H2") == "H2"


def test_high_low_shows_an_even_number_on_declarers_lead() -> None:
    start = "CQ CA C5 C4 SA S5 S4 S2 DQ"
    assert told("T5.8632.9743.K52", start, "D3") == "D7"
    assert told("T5.86532.943.K52", start, "D3") == "D3"


def test_no_signal_with_a_card_that_may_win() -> None:
    assert told("J2.QT2.97643.K52", "HA H4", "H2") == "H2"


def test_the_top_of_touching_cards_is_led() -> None:
    cards = "CQ C3 CK C4"
    assert told("J2.QJT2.9743.K52", cards, "HT") == "HQ"
    assert told("J2.AKT2.9743.K52", cards, "HK") == "HA"


def test_declarer_tells_nothing() -> None:
    sight = seen("4S by N", "N", {"N": "AQ3.974.AQJ5.A63", "S": "KJT52.865.K2.K74"}, "HA")
    assert as_agreed(sight, Card.parse("H4")) is Card.parse("H4")
