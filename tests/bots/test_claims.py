"""Answers to claims and concessions (W-68, W-70)."""

from __future__ import annotations

import pytest

from strohmann.bots.claims import accepts
from strohmann.bots.sight import Sight
from strohmann.bridge.contract import Contract
from strohmann.bridge.play import CardPlay
from strohmann.cards import Card, Hand
from strohmann.games.state import ClaimState
from strohmann.seats import Seat
from tests.bots.positions import ending


def agreed(play: CardPlay, claimer: str, voter: str) -> bool:
    """Whether a bot agrees to a claim of all tricks."""
    seat, other = Seat.parse(claimer), Seat.parse(voter)
    claim = ClaimState(seat, play.remaining, play.hand(seat), frozenset({other}))
    return accepts(Sight.of(play, other), claim)


def conceded(play: CardPlay, loser: str) -> bool:
    """Whether a bot agrees to the concession of the defender who is its partner."""
    seat = Seat.parse(loser)
    claim = ClaimState(seat, 0, None, frozenset({seat.partner}))
    return accepts(Sight.of(play, seat.partner), claim)


def after_lead(contract: str, hands: tuple[str, str, str, str], lead: str) -> CardPlay:
    """Thirteen tricks to play, the opening lead on the table."""
    masks = tuple(Hand.parse(hand).mask for hand in hands)
    play = CardPlay.start(Contract.parse(contract), masks, (0, 0, 0, 0))
    assert play.turn is not None
    return play.play(play.turn, Card.parse(lead))


ALL = "AKQJ.AKQ.AKQ.AKQ"


@pytest.mark.parametrize(
    ("dummy", "east", "west", "right"),
    [
        ("432.432.432.5432", "876.876.8765.876", "T95.JT95.JT9.JT9", True),
        ("432.432.432.5432", "8765.876.876.876", "T9.JT95.JT95.JT9", True),
        ("432.432.432.5432", "T9876.876.876.87", "5.JT95.JT95.JT96", False),
    ],
)
def test_W_70_a_break_of_trumps_that_is_there_counts(
    dummy: str, east: str, west: str, right: bool
) -> None:
    play = after_lead("4S by S", (dummy, east, ALL, west), "CJ")
    assert agreed(play, "S", "E") is right
    assert agreed(play, "S", "W") is right


def test_W_70_a_break_of_a_long_suit_counts_if_it_is_there() -> None:
    hands = {"S": "AK32..2.", "N": "Q4..A.43", "W": "JT9.Q..9", "E": "876.J..8"}
    assert agreed(ending("3NT by S", hands, "S"), "S", "W")
    hands |= {"W": "JT98...9", "E": "76.QJ..8"}
    assert not agreed(ending("3NT by S", hands, "S"), "S", "W")


@pytest.mark.parametrize("king", ["E", "W"])
def test_W_70_a_finesse_does_not_count_even_if_it_works(king: str) -> None:
    hands = {"S": "AQ...2", "N": "43...A", "W": "75...9", "E": "K6...8"}
    if king == "W":
        hands |= {"W": "K5...9", "E": "76...8"}
    assert not agreed(ending("3NT by S", hands, "N"), "S", "E")
    assert not agreed(ending("3NT by S", hands, "N"), "S", "W")


def test_W_70_a_finesse_counts_when_the_king_is_placed_by_the_length() -> None:
    hands = {"S": "AQ...2", "N": "43...A", "W": ".9.9.9", "E": "K6...8"}
    assert agreed(ending("3NT by S", hands, "N"), "S", "W")


def test_W_70_a_finesse_that_lies_on_the_table_counts() -> None:
    hands = {"S": "AQ...2", "N": "43...A", "W": "75...9", "E": "K6...8"}
    assert agreed(ending("3NT by S", hands, "N", "S3 SK"), "S", "W")


def test_W_70_a_drop_that_happens_to_work_does_not_count() -> None:
    hands = {"S": "AQ3..2.", "N": "42..A3.", "W": "K.98.9.", "E": "865..8."}
    assert not agreed(ending("3NT by S", hands, "S"), "S", "E")
    hands |= {"W": "K8..97.", "E": "65..8.9"}
    assert not agreed(ending("3NT by S", hands, "S"), "S", "E")


@pytest.mark.parametrize("queen", ["E", "W"])
def test_W_70_a_two_way_guess_does_not_count(queen: str) -> None:
    hands = {"S": "AJ2...", "N": "KT3...", "W": "984...", "E": "Q65..."}
    if queen == "W":
        hands |= {"W": "Q84...", "E": "965..."}
    assert not agreed(ending("3NT by S", hands, "S"), "S", "E")


def test_W_70_no_guess_is_left_when_the_queen_is_gone() -> None:
    hands = {"S": "AJ2...", "N": "KT3...", "W": "984...", "E": "765..."}
    assert agreed(ending("3NT by S", hands, "S"), "S", "E")


def test_W_70_a_high_trump_that_is_out_takes_a_trick() -> None:
    hands = {"S": "AK.A..A", "N": "32.3..2", "W": "Q54...9", "E": ".K8..J8"}
    assert not agreed(ending("4S by S", hands, "S"), "S", "E")
    assert not agreed(ending("4S by S", hands, "S"), "S", "W")
    hands |= {"W": "54.J..9", "E": "Q.K8..8"}
    assert agreed(ending("4S by S", hands, "S"), "S", "E")


def test_W_70_entries_are_needed() -> None:
    hands = {"S": "2.A..K", "N": "A.K..2", "W": "3.5..8", "E": "4.6..7"}
    assert agreed(ending("3NT by S", hands, "S"), "S", "E")
    blocked = {"S": "A..A2.", "N": "KQ.3..", "W": "3..97.", "E": "4..8.7"}
    assert not agreed(ending("3NT by S", blocked, "S"), "S", "E")


def test_W_68_a_defenders_claim_rests_on_his_own_hand() -> None:
    hands = {"S": "32.K..", "N": "54.A..", "W": "AK.9..", "E": "Q6.8.."}
    assert not agreed(ending("3NT by S", hands, "W"), "W", "S")
    hands |= {"W": "AKQ...", "E": "96.8.."}
    assert agreed(ending("3NT by S", hands, "W"), "W", "S")
    assert not agreed(ending("3NT by S", hands, "S"), "W", "S")


def test_W_68_a_defender_may_count_on_what_only_partner_can_hold() -> None:
    hands = {"S": "..32.", "N": "..54.", "W": "A4...", "E": "K5..."}
    assert agreed(ending("3NT by S", hands, "W"), "W", "S")
    hands |= {"S": "63..."}
    assert not agreed(ending("3NT by S", hands, "W"), "W", "S")


def test_W_68_a_defender_objects_to_a_concession_that_gives_up_a_trick() -> None:
    hands = {"S": "KQJ2...", "N": "3.A.A.A", "W": "7654...", "E": "A.K.K.K"}
    assert not conceded(ending("3NT by S", hands, "S"), "W")


def test_W_68_a_defender_agrees_when_there_is_no_trick_in_any_layout() -> None:
    hands = {"N": "AKQJ...", "S": "3.A.A.A", "W": "7654...", "E": "2.K.K.K"}
    assert conceded(ending("3NT by S", hands, "N"), "W")


def test_W_68_before_dummy_is_open_only_the_claimers_own_hand_counts() -> None:
    hands = ("432.432.432.5432", "876.876.8765.876", ALL, "T95.JT95.JT9.JT9")
    masks = tuple(Hand.parse(hand).mask for hand in hands)
    play = CardPlay.start(Contract.parse("1NT by S"), masks, (0, 0, 0, 0))
    assert agreed(play, "S", "E")
    weak = ("432.432.432.AKQ5", "876.876.8765.876", "AKQJ.AKQ.AKQ.432", "T95.JT95.JT9.JT9")
    masks = tuple(Hand.parse(hand).mask for hand in weak)
    play = CardPlay.start(Contract.parse("1NT by S"), masks, (0, 0, 0, 0))
    assert not agreed(play, "S", "E")
