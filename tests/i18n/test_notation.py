"""Cards, calls, seats and results in the reader's letters (rule X-21, D-13)."""

from __future__ import annotations

import pytest

from strohmann.bridge.calls import CALLS, Call
from strohmann.bridge.contract import Contract
from strohmann.cards import PACK, RANKS, Card, Hand, Suit
from strohmann.i18n import LANGUAGES, Catalogue
from strohmann.i18n import notation as show
from strohmann.seats import SEATS, Side

DE, DA, EN = (Catalogue(language) for language in LANGUAGES)
ALL = [DE, DA, EN]


def test_X_21_rank_letters() -> None:
    top = list(reversed(RANKS))[:5]
    letters = [" ".join(show.rank_letter(rank, catalogue) for rank in top) for catalogue in ALL]
    assert letters == ["A K D B 10", "E K D B 10", "A K Q J 10"]


def test_X_21_notrump_is_SA_UT_NT() -> None:
    shown = [show.call_text(Call.parse("3NT"), catalogue) for catalogue in ALL]
    assert shown == ["3SA", "3UT", "3NT"]


def test_X_21_seats() -> None:
    letters = ["".join(show.seat_letter(seat, catalogue) for seat in SEATS) for catalogue in ALL]
    assert letters == ["NOSW", "NØSV", "NESW"]
    assert [show.side_letters(Side.EW, catalogue) for catalogue in ALL] == ["OW", "Ø/V", "EW"]
    assert show.seat_name(SEATS[1], DA) == "Øst"
    assert show.side_name(Side.NS, DE) == "Nord-Süd"


def test_cards_have_letters_and_names() -> None:
    card = Card.parse("HQ")
    assert [show.card_text(card, catalogue) for catalogue in ALL] == ["♥D", "♥D", "♥Q"]
    assert [show.card_name(card, catalogue) for catalogue in ALL] == [
        "Herz Dame",
        "hjerter dame",
        "queen of hearts",
    ]
    assert show.suit_name(Suit.CLUBS, DA) == "klør"


@pytest.mark.parametrize("catalogue", ALL)
def test_no_two_cards_look_or_sound_alike(catalogue: Catalogue) -> None:
    assert len({show.card_text(card, catalogue) for card in PACK}) == 52
    assert len({show.card_name(card, catalogue) for card in PACK}) == 52


@pytest.mark.parametrize("catalogue", ALL)
def test_no_two_calls_look_or_sound_alike(catalogue: Catalogue) -> None:
    assert len({show.call_text(call, catalogue) for call in CALLS}) == 38
    assert len({show.call_name(call, catalogue) for call in CALLS}) == 38


def test_calls_have_names() -> None:
    names = [[show.call_name(Call.parse(text), catalogue) for text in ("1S", "2S", "7NT", "X")]
             for catalogue in ALL]  # fmt: skip
    assert names == [
        ["1 Pik", "2 Pik", "7 Sans Atout", "Kontra"],
        ["1 spar", "2 spar", "7 uden trumf", "Dobler"],
        ["1 spade", "2 spades", "7 notrump", "Double"],
    ]


def test_D_13_contracts() -> None:
    contract = Contract.parse("4HX by E")
    shown = [show.contract_text(contract, catalogue) for catalogue in ALL]
    assert shown == ["4♥X O", "4♥D Ø", "4♥X E"]
    assert show.contract_text(None, DE) == "ausgepasst"


def test_D_13_results() -> None:
    contract = Contract.parse("4H by N")
    shown = [show.result_text(contract, tricks) for tricks in (10, 12, 9, 0)]
    assert shown == ["=", "+2", "−1", "−10"]
    assert show.result_text(None, None) == ""


def test_hands_are_spades_first_and_a_void_is_a_dash() -> None:
    hand = Hand.parse("AKQ2.J3.T984.")
    assert show.hand_text(hand, DE) == "♠AKD2 ♥B3 ♦10984 ♣–"
