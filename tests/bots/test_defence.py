"""The defenders' rules of thumb, each by a position."""

from __future__ import annotations

from strohmann.bots.cards import choose_card
from strohmann.bots.defence import defence_scores
from strohmann.cards import Card, Suit
from tests.bots.positions import seen


def choice(contract: str, actor: str, hands: dict[str, str], cards: str) -> str:
    return str(choose_card(seen(contract, actor, hands, cards)))


def test_third_hand_high() -> None:
    hands = {"E": "J32.KJ5.T853.Q42", "N": "A76.83.AQ92.K973"}
    assert choice("3NT by S", "E", hands, "H2 H3") == "HK"


def test_third_hand_plays_the_lowest_of_touching_honours() -> None:
    hands = {"E": "J32.QJ5.T853.K42", "N": "A76.83.AQ92.A973"}
    assert choice("3NT by S", "E", hands, "H2 H3") == "HJ"


def test_third_hand_finesses_against_dummy() -> None:
    hands = {"E": "J32.KJ5.T853.Q42", "N": "A76.Q83.AQ9.K973"}
    assert choice("3NT by S", "E", hands, "H2 H3") == "HJ"


def test_third_hand_does_not_overtake_partner() -> None:
    hands = {"E": "J832.AK52.T853.4", "N": "A76.83.AQ92.K973"}
    assert choice("3NT by S", "E", hands, "C2 C3 C4 CA H4 HQ H3") in {"H2", "H5"}


def test_second_hand_low() -> None:
    hands = {"E": "43.K952.QJT.A742", "N": "AK76.Q84.952.KQ3"}
    cards = "DA D2 DT D3 D4 D5 DJ DK SQ S2 S6 S3 S5 S8 SK S4 H4"
    assert choice("4S by S", "E", hands, cards) == "H2"


def test_covers_an_honour_when_it_gains() -> None:
    hands = {"E": "432.K95.K75.9742", "N": "AK76.A84.Q932.K3"}
    start = "HQ H4 H5 HK SQ S8 S6 S2 S5 S9 SA S3"
    assert choice("4S by S", "E", hands, f"{start} DQ") == "DK"
    assert choice("4S by S", "E", hands, f"{start} D3") == "D5"


def test_returns_partners_suit_the_top_of_the_rest() -> None:
    hands = {"E": "A32.KJ5.T853.J42", "N": "KQ76.83.AQ92.K97"}
    assert choice("3NT by S", "E", hands, "H4 H3 HK HA S4 S5 SK SA") == "HJ"


def test_ruffs_a_trick_of_the_other_side() -> None:
    hands = {"E": "65.832.KJ8532.Q4", "N": "A743.KQ65.Q9.K97"}
    card = choice("4H by S", "E", hands, "SK S3 S5 S2 SJ S4 S6 S8 SQ SA")
    assert card in {"H2", "H8"}  # high if declarer might overruff


def test_does_not_ruff_partners_winner() -> None:
    hands = {"E": "65.832.KJ8532.Q4", "N": "9743.KQ65.Q9.K97"}
    card = choice("4H by S", "E", hands, "SK S3 S5 S2 SA S4 S6 S8 SQ S7")
    assert not card.startswith("H")


def test_cashes_the_setting_trick() -> None:
    hands = {"E": "432.A9532.T2.742", "N": "AKQ7.84.J53.AKQ3"}
    assert choice("4S by S", "E", hands, "DA D3 DT D4 DK D5 D2 D6 D9 DJ S2 DQ") == "HA"


def test_cashes_sure_tricks_before_dummys_winners_run() -> None:
    hands = {"E": "T432.A52.T842.K2", "N": "AKQJ.84.KQJ7.J43"}
    assert choice("5C by S", "E", hands, "S9 SA S2 S3 C3 CK C5 C6") == "HA"


def test_keeps_its_length_with_dummy_when_discarding() -> None:
    hands = {"E": "J843.32.J32.J742", "N": "AK72.854.AKQ.863"}
    card = choice("3NT by S", "E", hands, "HA H4 H2 H6 HK H5 H3 H7 HQ H8")
    assert not card.startswith("S")


def test_no_ruff_and_discard() -> None:
    hands = {"E": "43.A952.QJT2.742", "N": "AKQ76..K53.AQJT3"}
    cards = "HK C3 H2 H3 HQ D3 H5 H4 HJ S6 H9 D4 D5 DT D6 D7"
    scores = defence_scores(seen("4S by S", "E", hands, cards))
    hearts = max(score for card, score in scores.items() if card.suit is Suit.HEARTS)
    others = max(score for card, score in scores.items() if card.suit is not Suit.HEARTS)
    assert hearts < others
    assert not choice("4S by S", "E", hands, cards).startswith("H")


def test_no_low_card_from_an_ace_against_a_suit() -> None:
    hands = {"E": "432.A9532.T2.742", "N": "AKQ7.84.J53.AKQ3"}
    scores = defence_scores(seen("4S by S", "E", hands, "DA D3 DT D4 DK D5 D2 D6 D9 DJ S2 DQ"))
    assert scores[Card.parse("HA")] > scores[Card.parse("H2")]


def test_gives_partner_a_ruff() -> None:
    hands = {"E": "43.A952.A982.742", "N": "AKQ7.84.K653.Q63"}
    cards = "D4 D3 DA D7"
    scores = defence_scores(seen("4S by S", "E", hands, cards))
    before = max(score for card, score in scores.items() if card.suit is Suit.DIAMONDS)
    shown = "D4 D3 DA D7 D9 DT S2 D5 HK H4 H2 H3 H7 H8 HA H6"
    scores = defence_scores(seen("4S by S", "E", hands, shown))
    after = max(score for card, score in scores.items() if card.suit is Suit.DIAMONDS)
    assert after > before
    assert choice("4S by S", "E", hands, shown).startswith("D")
