"""The play of the cards: C-20 to C-25, Law 44, V-81."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strohmann.bridge.board import Deal, shuffled
from strohmann.bridge.contract import Contract
from strohmann.bridge.play import CardPlay
from strohmann.cards import PACK, Card, Hand, Suit
from strohmann.errors import IllegalPlay
from strohmann.seats import EAST, NORTH, SEATS, SOUTH, WEST, Seat
from strohmann.tricks import Trick, winning

DEAL = Deal.parse("N:A764.AK4.A8.J832 85.Q62.KT954.T75 KQJ92.9873.Q3.Q6 T3.JT5.J762.AK94")


def start(contract: str, deal: Deal = DEAL) -> CardPlay:
    return CardPlay.start(Contract.parse(contract), deal.masks, (0, 0, 0, 0))


def refusal(play: CardPlay, seat: Seat, card: str) -> str:
    with pytest.raises(IllegalPlay) as caught:
        play.play(seat, Card.parse(card))
    assert caught.value.rule == "Law 44"
    return caught.value.code


def after(play: CardPlay, text: str) -> CardPlay:
    for word in text.split():
        assert play.turn is not None
        play = play.play(play.turn, Card.parse(word))
    return play


def winner(text: str, trump: Suit | None) -> str:
    cards = [Card.parse(word) for word in text.split()]
    return str(cards[winning(cards, trump)])


def test_C_20_declarers_left_leads_any_card() -> None:
    play = start("4S by N")
    assert play.turn is EAST
    assert set(play.legal(EAST)) == set(DEAL[EAST])


def test_C_22_follow_suit_if_able_otherwise_any_card() -> None:
    play = after(start("4S by N"), "D5")
    assert {str(card) for card in play.legal(SOUTH)} == {"DQ", "D3"}
    assert refusal(play, SOUTH, "SK") == "must-follow-suit"
    void = after(play, "DQ D2 DA S4 S5 SK S3 SQ ST S6 S8 SJ")
    assert void.turn is WEST
    assert set(void.legal(WEST)) == set(void.hand(WEST))


@pytest.mark.parametrize(
    ("cards", "trump", "best"),
    [
        ("H9 HK S2", Suit.SPADES, "S2"),  # V-81
        ("H9 CA HT", None, "HT"),  # V-81
        ("S2 SA HK H2", None, "SA"),
        ("S2 SA H2 HK", Suit.HEARTS, "HK"),
        ("D5 D4 D3 CA", Suit.SPADES, "D5"),
    ],
)
def test_C_23_highest_trump_or_highest_of_the_suit_led(
    cards: str, trump: Suit | None, best: str
) -> None:
    assert winner(cards, trump) == best


def test_C_24_the_winner_leads_also_from_dummy() -> None:
    play = after(start("3NT by N"), "D5 DQ D6 DA")
    assert play.turn is NORTH
    dummy = after(play, "S4 S5 SK S3")
    assert dummy.turn is SOUTH is dummy.contract.dummy
    assert dummy.won == 2
    assert dummy.won_by(SOUTH.side) == 2
    assert dummy.won_by(EAST.side) == 0


def test_law_44_errors_name_their_reason() -> None:
    play = start("4S by N")
    assert refusal(play, NORTH, "SA") == "play-out-of-turn"
    assert refusal(play, EAST, "SA") == "card-not-held"
    done = play
    while not done.is_over:
        assert done.turn is not None
        done = done.play(done.turn, next(done.legal(done.turn)))
    assert refusal(done, NORTH, "SA") == "play-over"
    assert done.turn is None
    assert done.remaining == 0


@given(st.integers(0, 2**32))
def test_every_random_play_takes_thirteen_tricks_and_fifty_two_cards(seed: int) -> None:
    rng = Random(seed)
    deal = Deal.of_pack(shuffled(rng), NORTH)
    contract = Contract.parse(f"1{rng.choice('CDHSN')} by {rng.choice('NESW')}")
    play = CardPlay.start(contract, deal.masks, (0, 0, 0, 0))
    blind = CardPlay.start(contract, (deal.masks[0], 0, 0, 0), (0, 13, 13, 13))
    while play.turn is not None:
        seat = play.turn
        legal = set(play.legal(seat))
        for card in play.hand(seat):
            if card not in legal:
                assert card.suit is not play.cards[0].suit
        card = rng.choice(sorted(legal))
        play, blind = play.play(seat, card), blind.after(seat, card)
        assert blind.turn is play.turn
        assert blind.won == play.won
        assert not set(blind.unseen) & set(deal[NORTH])
    assert sorted(c for trick in play.tricks for c in trick.cards) == list(PACK)
    assert play.won_by(NORTH.side) + play.won_by(EAST.side) == 13
    assert all(trick.is_complete for trick in play.tricks)
    assert blind.hidden == (0, 0, 0, 0)


def test_a_hand_laid_open_is_known() -> None:
    blind = CardPlay.start(Contract.parse("4S by N"), (DEAL.masks[0], 0, 0, 0), (0, 13, 13, 13))
    shown = blind.show(SOUTH, DEAL[SOUTH])
    assert shown.hand(SOUTH) == DEAL[SOUTH]
    assert shown.hidden == (0, 13, 0, 13)
    assert len(shown.unseen) == 26


def test_trick_notation() -> None:
    trick = Trick(WEST, tuple(map(Card.parse, ("H2", "HA", "C3", "H4"))))
    assert str(trick) == "W:H2 HA C3 H4"
    assert trick.winner(None) is NORTH
    assert trick.winner(Suit.CLUBS) is EAST
    assert Hand(trick.cards).hcp == 4
    assert set(trick.seats) == set(SEATS)
