"""Declarer's rules of thumb, each by a position (C-46)."""

from __future__ import annotations

from strohmann.bots.cards import choose_card, rule_scores
from strohmann.cards import Suit
from tests.bots.positions import seen


def test_draws_trumps() -> None:
    hands = {"S": "AKQT52.A73.K4.82", "N": "J976.854.A75.K63"}
    assert choose_card(seen("4S by S", "S", hands, "HK H4 H2 HA")).suit is Suit.SPADES


def test_ruffs_losers_in_the_short_hand_before_drawing_trumps() -> None:
    hands = {"S": "AKQJ5.853.A742.8", "N": "T64.A764.K3.9753"}
    sight = seen("4S by S", "S", hands, "CK C3 C2 C8 CQ C5 C4 S5")
    scores = rule_scores(sight)
    assert max(scores, key=lambda card: scores[card]).suit is Suit.DIAMONDS
    assert choose_card(sight).suit is not Suit.SPADES
    ready = "D2 D5 DK D6 D3 D8 DA D9"
    card = choose_card(seen("4S by S", "S", hands, f"CK C3 C2 C8 CQ C5 C4 S5 {ready}"))
    assert card.suit is Suit.DIAMONDS


def test_leads_towards_a_tenace() -> None:
    hands = {"S": "K65.K842.963.A74", "N": "A73.A65.AQJ4.K52"}
    card = choose_card(seen("3NT by S", "S", hands, "SQ S3 S2 SK"))
    assert str(card) in {"D3", "D6", "D9"}


def test_finesses_as_third_hand() -> None:
    hands = {"S": "K65.K842.963.A74", "N": "A73.A65.AQJ4.K52"}
    card = choose_card(seen("3NT by S", "S", hands, "SQ S3 S2 SK D3 D5"))
    assert str(card) in {"DJ", "DQ"}


def test_plays_for_the_drop_with_nine_cards() -> None:
    hands = {"S": "AKJ54.A4.K42.832", "N": "T876.863.A75.AK6"}
    cards = "HK H3 H2 HA SA S9 S6 S2 C2 C7 CK C4 S7 S3"
    assert str(choose_card(seen("4S by S", "S", hands, cards))) == "SK"


def test_wins_cheaply_as_fourth_hand() -> None:
    hands = {"S": "K65.AKJ2.963.A74", "N": "A73.865.AQJ4.K52"}
    assert str(choose_card(seen("3NT by S", "S", hands, "H3 H5 HT"))) == "HJ"


def test_holds_up_the_only_stopper_at_notrump() -> None:
    hands = {"S": "K65.A74.KQ93.A74", "N": "A73.85.J8542.KQ2"}
    assert str(choose_card(seen("3NT by S", "S", hands, "HK H5 H2"))) == "H4"
    assert str(choose_card(seen("3NT by S", "S", hands, "HK H5 H2 H4 HQ H8 H3"))) == "H7"
    third = "HK H5 H2 H4 HQ H8 H3 H7 HJ D2 HT"
    assert str(choose_card(seen("3NT by S", "S", hands, third))) == "HA"


def test_does_not_hold_up_with_enough_winners_or_two_stoppers() -> None:
    enough = {"S": "AK5.A74.AKQ3.A74", "N": "Q73.85.J8542.KQ2"}
    assert str(choose_card(seen("3NT by S", "S", enough, "HK H5 H2"))) == "HA"
    twice = {"S": "K65.AQ4.KQ93.A74", "N": "A73.85.J8542.KQ2"}
    assert str(choose_card(seen("3NT by S", "S", twice, "H6 H5 HJ"))) == "HQ"


def test_unblocks_the_short_hand() -> None:
    hands = {"S": "8652.A74.AK.K742", "N": "A73.K5.QJT54.A83"}
    cards = "HQ HK H2 H4 S3 S4 S2 SQ HJ H5 H3 HA"
    assert str(choose_card(seen("3NT by S", "S", hands, cards))) in {"DA", "DK"}


def test_throws_a_loser_on_a_winner() -> None:
    hands = {"S": "AKQJT2.73.974.82", "N": "9876.854.AKQ5.A6"}
    tricks = "HA H4 H2 H3 HK H5 H6 H7 CK CA C4 C2 S6 S3 SA S4 SK S5 S7 C7"
    diamonds = "D4 D2 DA D3 DK D6 D7 D8 DQ DJ D9 DT D5 H9"
    assert str(choose_card(seen("4S by S", "S", hands, f"{tricks} {diamonds}"))) == "C8"


def test_cashes_what_the_contract_needs() -> None:
    hands = {"S": "AK5.A74.AKQ3.A74", "N": "Q73.85.J8542.KQ2"}
    play = "HK H5 H2 HA"
    card = choose_card(seen("3NT by S", "S", hands, play))
    assert str(card) in {"DA", "DK", "DQ", "SA", "SK", "CA", "C4", "C7", "S5", "D3"}
