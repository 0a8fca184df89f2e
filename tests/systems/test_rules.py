"""Each rule of the beginner's system (E-*) and the tips it stands on (C-42 to C-46)."""

from __future__ import annotations

import pytest

from strohmann.systems import Forcing, Layer
from tests.systems.table import SYSTEM, call, context, meaning

RULES = {"E-O1", "E-O2", "E-O3", "E-R1", "E-R2", "E-R3", "E-R4", "E-R5", "E-R6", "E-C1", "E-C2"}


def test_every_node_names_its_rule() -> None:
    assert {node.rule for node in SYSTEM.nodes} == RULES | {"E-S1"}


@pytest.mark.parametrize(
    ("hand", "opening"),
    [
        ("A874.KJ83.A5.862", "1S"),  # 12 points; of equal suits the higher (C-43)
        ("A874.KJ83.Q5.862", "P"),  # 10
        ("A8.KJ8.A852.9862", "1D"),  # a 4-card suit is enough
        ("KQJ954.A4.J52.73", "1S"),  # 11 with a six-card suit
        ("KQJ95.A43.J52.73", "P"),  # 11 with five
        ("A.KQ92.KQ932.AK3", "1D"),  # 21, the longest suit
    ],
)
def test_E_O1_one_of_the_longest_suit(hand: str, opening: str) -> None:
    assert call(hand) == opening


def test_E_O1_says_four_cards_and_twelve_to_twenty_one_points() -> None:
    said = meaning("", "1H")
    assert said.rule == "E-O1"
    assert said.strength == (12, 21)
    assert said.shows.hcp == (11, 21)  # eleven with six cards
    assert said.shows.lengths[2] == (4, 13)
    assert said.layer is Layer.PATTERN


@pytest.mark.parametrize(
    ("hand", "opening"),
    [
        ("K2.AQJ74.KQ5.T83", "1NT"),  # 15, a five-card suit is allowed
        ("K72.AQ74.KQ5.K83", "1NT"),  # 17
        ("K72.AQ74.KQ5.Q83", "1NT"),  # 16
        ("K72.AQ74.KQ5.A83", "1H"),  # 18
        ("2.AQJ74.KQ52.K83", "1H"),  # a singleton
        ("K2.AQJ742.KQ5.83", "1H"),  # a six-card suit
    ],
)
def test_E_O2_one_notrump(hand: str, opening: str) -> None:
    assert call(hand) == opening


@pytest.mark.parametrize(
    ("hand", "opening"),
    [
        ("AQ72.AQ4.KQ5.K83", "2NT"),  # 20
        ("AQ72.AQ4.KQ5.AQ3", "2C"),  # 23
        ("A.AKQJ92.KQJ2.A3", "2C"),  # 24, any shape
        ("A4.AKQJ92.KQ32.J", "1H"),  # 20 and a six-card suit
        ("2.KQJ9842.Q52.83", "3H"),  # 8, seven cards
        ("2.KQJ98432.Q2.83", "4H"),
        ("82.KQJ984.Q52.83", "P"),  # no weak two
        ("2.QJ98432.52.863", "P"),  # 3 points
    ],
)
def test_E_O3_strong_and_weak_openings(hand: str, opening: str) -> None:
    assert call(hand) == opening


def test_E_O3_a_vulnerable_preempt_needs_an_honour_and_the_fourth_hand_passes() -> None:
    poor = "A2.J987632.KJ5.8"
    assert call(poor) == "3H"
    assert call(poor, vul="both") == "P"
    assert call("2.KQJ9842.Q52.83", "P P P") == "P"


def test_E_O3_two_clubs_is_artificial_alerted_and_forcing() -> None:
    said = meaning("", "2C")
    assert said.artificial
    assert said.alert
    assert said.forcing is Forcing.ROUND


@pytest.mark.parametrize(
    ("hand", "auction", "answer"),
    [
        ("8752.K752.A6.J84", "1D P", "1H"),  # the cheapest of two four-card suits
        ("KJ752.KT752.6.84", "1D P", "1S"),  # of two five-card suits the higher
        ("KJ752.T752.6.984", "1D P", "P"),  # 4 points
        ("K742.T73.K6.J842", "1H P", "1S"),  # 7
        ("AK742.A73.K6.J84", "1H P", "1S"),  # 15
        ("AKQ42.A73.K6.QJ4", "1H P", "2S"),  # 19: a jump
    ],
)
def test_E_R1_a_new_suit_from_six_points(hand: str, auction: str, answer: str) -> None:
    assert call(hand, auction) == answer


def test_E_R1_a_new_suit_forces_and_pass_denies_six_points() -> None:
    assert meaning("1H P", "1S").forcing is Forcing.ROUND
    assert meaning("1H P", "1S").shows.hcp[0] == 6
    assert meaning("1H P", "P").shows.hcp == (0, 5)


@pytest.mark.parametrize(
    ("hand", "answer"),
    [
        ("83.K752.J62.Q843", "2H"),  # 6 and a doubleton
        ("83.K752.A62.QJ84", "3H"),  # 10 and a doubleton
        ("8.K752.AQ62.K843", "4H"),  # 12 and a singleton
        ("832.K75.A62.QJ84", "2NT"),  # three cards are not enough for a four-card suit
    ],
)
def test_E_R2_raises_with_four_cards(hand: str, answer: str) -> None:
    assert call(hand, "1H P") == answer


def test_E_R2_three_cards_raise_a_suit_of_five() -> None:
    assert call("832.K75.A62.8643", "P P P 1C 1H P") == "2H"


def test_E_R2_a_raise_counts_shortness() -> None:
    assert meaning("1H P", "3H").shows.points == (10, 12)
    assert meaning("1H P", "2H").strength == (6, 9)


def test_E_R2_shortness_does_not_replace_high_cards() -> None:
    assert call("QJ86.9.K743.8642", "1S P") == "2S"  # 6, with the singleton 9
    assert call("KJ86.9.J7432.842", "1S P") == "2S"  # 5 and a singleton
    assert call("KQ86.94.J74326.8", "1S P") == "2S"  # 6, with both short suits 10
    assert call("KQ86.94.Q7J326.8", "1S P") == "3S"  # 8, with both short suits 12


@pytest.mark.parametrize(
    ("hand", "auction", "answer"),
    [
        ("K84.Q72.J62.Q843", "1S P", "1NT"),  # 8
        ("K84.Q72.A62.Q843", "1S P", "2NT"),  # 11
        ("K84.QJ2.A62.KJ43", "1S P", "3NT"),  # 14
        ("K4.72.AQJ62.K843", "1S P", "2D"),  # 13
        ("K4.72.AQ862.9843", "1S P", "1NT"),  # 9: too weak for the two level
    ],
)
def test_E_R3_notrump_and_a_lower_suit(hand: str, auction: str, answer: str) -> None:
    assert call(hand, auction) == answer


def test_E_R3_a_lower_suit_shows_ten_points_and_forces() -> None:
    said = meaning("1S P", "2D")
    assert said.shows.hcp[0] == 10
    assert said.shows.lengths[1] == (4, 13)
    assert said.forcing is Forcing.ROUND


@pytest.mark.parametrize(
    ("hand", "answer"),
    [
        ("Q864.Q72.J62.843", "P"),  # 5
        ("QJ854.82.K6.9743", "2S"),
        ("85.82.K6.QJ97432", "2C"),
        ("K864.Q72.J62.Q84", "2NT"),  # 8
        ("K864.A72.J62.Q84", "3NT"),  # 10
        ("K8642.A7.KJ2.Q84", "3S"),  # 13, five spades: forcing
        ("KJ8642.A7.J62.84", "4S"),
    ],
)
def test_E_R4_opposite_one_notrump(hand: str, answer: str) -> None:
    assert call(hand, "1NT P") == answer


def test_E_R4_opener_chooses_between_notrump_and_the_major() -> None:
    assert call("Q93.AQ74.KQ5.K83", "1NT P 3S P") == "4S"
    assert call("Q9.AQ74.KQ52.K83", "1NT P 3S P") == "3NT"
    assert call("Q93.AQ74.KQ5.K83", "1NT P 2NT P") == "3NT"  # 16
    assert call("Q93.AQ74.KQ5.Q83", "1NT P 2NT P") == "P"  # 15
    assert call("Q93.AQ74.KQ5.K83", "1NT P 2S P") == "P"


def test_E_R4_opposite_two_notrump() -> None:
    assert call("K864.972.J62.984", "2NT P") == "P"
    assert call("K864.Q72.J62.984", "2NT P") == "3NT"
    assert call("KJ8642.72.J6.984", "2NT P") == "4S"


@pytest.mark.parametrize(
    ("hand", "auction", "rebid"),
    [
        ("K83.AQ754.K6.Q84", "1H P 1S P", "1NT"),  # 14 and even
        ("K873.AQ754.K6.84", "1H P 1S P", "2S"),
        ("K873.AQ754.AK.84", "1H P 1S P", "3S"),
        ("KQ73.AQ754.AK.Q4", "1H P 1S P", "4S"),
        ("K3.AQ7542.K6.984", "1H P 1S P", "2H"),
        ("K3.AQJ754.AK.984", "1H P 1S P", "3H"),
        ("3.AQJ75.KQ84.984", "1H P 1S P", "2D"),
        ("3.AQJ75.AKQ4.A84", "1H P 1S P", "3D"),  # 20: a new suit with a jump
        ("3.KQ84.AQJ75.984", "1D P 1S P", "2D"),  # too weak for a reverse
        ("3.AKQ4.AQJ75.984", "1D P 1S P", "2H"),
        ("AQ4.KQ75.AJ6.K84", "1H P 1S P", "3NT"),  # 19
        ("K83.AQ754.K6.Q84", "1H P 1NT P", "P"),
        ("K83.AQ754.AK.A84", "1H P 1NT P", "3NT"),
    ],
)
def test_E_R5_openers_rebid(hand: str, auction: str, rebid: str) -> None:
    assert call(hand, auction) == rebid


@pytest.mark.parametrize(
    ("hand", "auction", "made"),
    [
        ("AQ843.K7.KQ6.842", "1S P 2S P", "P"),  # 14 + 9 at most
        ("AQ843.K7.KQ6.K82", "1S P 2S P", "3S"),  # 17 + doubleton: 24 to 27
        ("AQ843.K7.AK6.K82", "1S P 2S P", "4S"),  # 19 + 6
        ("KJ62.73.Q63.9842", "1S P 2S P 3S P", "P"),  # 7 + 18 at most
        ("KJ62.73.K963.J84", "1S P 2S P 3S P", "4S"),
        ("K83.AQ75.K6.QJ84", "1H P 2NT P", "3NT"),  # 15 + 10
        ("K83.AQ75.K6.J984", "1H P 2NT P", "P"),  # 13 + 10
    ],
)
def test_E_R6_who_knows_the_total_decides(hand: str, auction: str, made: str) -> None:
    assert call(hand, auction) == made


def test_E_R6_the_invitation_says_what_game_would_need() -> None:
    said = meaning("1S P 2S P", "3S")
    assert said.rule == "E-R6"
    assert said.strength == (17, 18)


@pytest.mark.parametrize(
    ("hand", "auction", "made"),
    [
        ("AQJ84.K73.964.82", "1D", "1S"),  # 10, a good suit
        ("98754.AK3.K64.82", "1D", "P"),  # 10, a poor one
        ("82.K73.64.AQJ843", "1D", "2C"),  # 10, six cards
        ("82.K73.64.QJ8643", "1D", "P"),
        ("AQ84.KJ73.4.K982", "1D", "X"),
        ("A8.K973.A42.K982", "1D", "P"),  # no shortness
        ("AQ8.AKJ3.A42.Q82", "1D", "X"),  # 20: too strong for anything else
        ("AQ8.K73.AJ42.Q98", "1D", "1NT"),
        ("AQ8.K73.J542.AQ8", "1D", "1NT"),  # Jxxx is a stopper
        ("AQ8.K73.982.AQJ8", "1D", "P"),  # no stopper
    ],
)
def test_E_C1_overcalls_and_doubles(hand: str, auction: str, made: str) -> None:
    assert call(hand, auction) == made


@pytest.mark.parametrize(
    ("hand", "auction", "made"),
    [
        ("8742.K73.964.982", "1D X P", "1S"),  # a double must be answered
        ("KJ42.K73.964.982", "1D X P", "1S"),
        ("KJ42.K73.A64.982", "1D X P", "2S"),
        ("KJ942.K73.A64.98", "1D X P", "4S"),
        ("842.73.KQJ94.982", "1D X P", "1NT"),
        ("842.73.KQJ94.A82", "1D X P", "P"),  # for penalties
        ("KJ42.873.964.982", "1D X 1H", "P"),
        ("K742.A73.964.982", "1D 1H P", "2H"),
        ("KJ42.73.QJ4.Q982", "1D 1H P", "1NT"),
    ],
)
def test_E_C1_partner_of_the_overcaller(hand: str, auction: str, made: str) -> None:
    assert call(hand, auction) == made


def test_E_C1_takeout_doubles_are_named() -> None:
    assert meaning("1D", "X").note == "takeout"
    assert meaning("1D", "X").forcing is Forcing.ROUND


def test_E_C2_a_double_after_partners_bid_is_for_penalties_with_trumps() -> None:
    assert call("82.KQJ94.A73.842", "1S 2H") == "X"
    said = meaning("1S 2H", "X")
    assert said.note == "penalty"
    assert said.shows.lengths[2][0] >= 4
    assert call("82.Q94.A73.A9842", "1S 2H") != "X"


def test_E_C2_nine_trumps_fight_to_the_three_level() -> None:
    assert call("AK64.KQ42.73.942", "1S 2D 2S 3D") == "P"
    assert call("AK642.KQ4.73.942", "1S 2D 2S 3D") == "3S"


def test_E_C2_no_notrump_without_a_stopper_in_their_suit() -> None:
    strong = "K842.763.AQ4.AQ4"
    assert call(strong, "1D 1H") == "1S"
    assert call("K84.763.AQ42.AQ4", "1C 1H") not in ("1NT", "2NT", "3NT")
    assert call("K84.A63.AQ42.Q42", "1C 1H") == "3NT"


@pytest.mark.parametrize(
    ("hand", "answer"),
    [
        ("K8642.AQJ.KQ2.84", "5D"),  # one ace
        ("A8642.AQJ.K2.984", "5H"),
        ("A8642.A5.AJ2.984", "5S"),
        ("KQ642.KQJ.KQ2.84", "5C"),  # none
        ("A8642.AQ.A2.A984", "5C"),  # four
    ],
)
def test_E_S1_answers_to_the_ask_for_aces(hand: str, answer: str) -> None:
    assert call(hand, "1S P 4NT P") == answer
    assert meaning("1S P 4NT P", answer).artificial


def test_E_S1_asks_with_a_slam_in_sight_and_places_it() -> None:
    strong = "KQ73.AKJ4.AQ3.K8"  # 22 + 12 = 34
    assert call(strong, "1S P") == "4NT"
    assert call(strong, "1S P 4NT P 5D P") == "6S"
    weak = "KQ73.KQJ4.KQJ3.A"  # two aces are missing
    assert call(weak, "1S P 4NT P 5D P") == "5S"
    assert call("AQJ3.AKQ4.AK3.KQ", "1S P 4NT P 5D P") == "7S"


def test_C_45_game_at_25_and_no_game_below() -> None:
    assert call("K864.A72.J62.Q84", "1NT P") == "3NT"  # 10 + 15
    assert call("K864.Q72.J62.984", "1NT P") == "P"  # 6 + 17


def test_C_46_eight_trumps_are_a_fit() -> None:
    picture = SYSTEM.picture(context("1H P 2H P"))
    agreed = picture.agreed(context().seat.side)
    assert agreed is not None
    assert agreed.value == "H"


def test_E_R6_a_game_wants_high_cards_besides_shortness() -> None:
    assert call("AQ742.8.AT432.A7", "1S P 3S P") == "4S"  # 14 and a singleton
    assert call("KQ742.8.AT432.A7", "1S P 3S P") == "P"  # 13: 15 with the singleton


def test_E_O3_eight_cards_of_a_good_major_open_four() -> None:
    assert call("KQJ97652.983.5.J", "") == "4S"
    assert call("K8765432.98.QJ.5", "") == "3S"
    assert call("5.752.6.KQJ87432", "") == "3C"


def test_E_C1_a_double_of_four_is_short_in_their_suit() -> None:
    assert call("AK76.5.AT93.KJT3", "4H") == "X"  # 15
    assert call("QJT4..AQT93.KT98", "4H") == "X"  # 12 and a void
    assert call("AK76.543.AT9.KJ3", "4H") == "P"
    assert call("QT542.62.653.KQ6", "4H X P") == "4S"


def test_E_C1_nobody_comes_in_late_when_they_have_the_points() -> None:
    assert call("K3.AQJ2.AJ74.J83", "1S P 1NT P 3S P P") == "P"


def test_a_part_score_makes_1nt_game_for_even_hands() -> None:
    assert call("KQ86.QT8.K76.A32", "", ns=60) == "1NT"  # 14, else 1S
    assert call("KQ86.QT8.K76.A32", "") == "1S"
    assert call("Q9.AJT4.A96.J974", "1D P", ns=70) == "1NT"
    assert call("Q9.AJT4.A96.J974", "1D P") == "1H"
