"""Cards, hands and deals (C-01 to C-08, Law 1)."""

import copy
import pickle
from collections import Counter
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strohmann.bridge.board import Board, Deal, Vulnerability, dealer_of_board, shuffled
from strohmann.cards import PACK, RANKS, STRAINS, SUITS, Card, Hand, Holding, Rank, Strain, Suit
from strohmann.errors import InvalidValue, NotationError
from strohmann.seats import EAST, NORTH, RING, SEATS, SOUTH, WEST, Ring, Seat, Side
from strohmann.tricks import Trick

cards = st.sampled_from(PACK)
hands = st.sets(cards).map(Hand)
deals = st.permutations(PACK).map(lambda pack: Deal.of_pack(pack, NORTH))


def test_C_01_partners_sit_opposite() -> None:
    assert [seat.partner for seat in SEATS] == [SOUTH, WEST, NORTH, EAST]
    assert Side.NS.seats == (NORTH, SOUTH)
    assert Side.EW.seats == (EAST, WEST)
    assert Side.NS.opponents is Side.EW
    assert [seat.left for seat in SEATS] == [EAST, SOUTH, WEST, NORTH]
    assert all(seat.left.right is seat for seat in SEATS)


def test_C_02_a_trick_is_one_card_from_each_of_four() -> None:
    trick = Trick(EAST, tuple(map(Card.parse, ("H2", "HA", "C3"))))
    assert not trick.is_complete
    assert trick.seats == (EAST, SOUTH, WEST)
    assert Trick(EAST, (*trick.cards, Card.parse("H5"))).is_complete


def test_C_03_fifty_two_cards_ranked_from_the_ace_down() -> None:
    assert len(PACK) == len(set(PACK)) == 52
    assert "".join(rank.value for rank in reversed(RANKS)) == "AKQJT98765432"
    assert all(low < high for low, high in pairwise(RANKS))


def test_C_04_strains_rank_from_clubs_to_notrump() -> None:
    assert "".join(map(str, STRAINS)) == "CDHSN"
    assert all(low < high for low, high in pairwise(STRAINS))
    assert [strain for strain in STRAINS if strain.is_minor] == [Strain.CLUBS, Strain.DIAMONDS]
    assert [strain for strain in STRAINS if strain.is_major] == [Strain.HEARTS, Strain.SPADES]
    assert [suit for suit in SUITS if suit.is_major] == [Suit.HEARTS, Suit.SPADES]
    assert [suit for suit in SUITS if suit.is_minor] == [Suit.CLUBS, Suit.DIAMONDS]
    assert Strain.NOTRUMP.suit is None
    assert all(suit.strain.suit is suit for suit in SUITS)


def test_C_08_cards_are_dealt_one_by_one_from_the_dealers_left() -> None:
    deal = Deal.of_pack(PACK, EAST)
    assert set(deal[SOUTH]) == set(PACK[0::4])
    assert set(deal[WEST]) == set(PACK[1::4])
    assert set(deal[EAST]) == set(PACK[3::4])


def test_W_02_board_table() -> None:
    circle = ["none", "ns", "ew", "both"]
    expected = [circle[(i + shift) % 4] for shift in range(4) for i in range(4)]
    assert [Vulnerability.of_board(n).value for n in range(1, 17)] == expected
    assert [Vulnerability.of_board(n).value for n in range(17, 33)] == expected
    assert "".join(dealer_of_board(n).value for n in range(1, 9)) == "NESWNESW"
    pairs = Counter((dealer_of_board(n), Vulnerability.of_board(n)) for n in range(1, 17))
    assert len(pairs) == 16


def test_X_04_simple_cycle_of_four_boards() -> None:
    simple = [Vulnerability.of_board_simple(n).value for n in range(1, 9)]
    assert simple == ["none", "ns", "ew", "both"] * 2
    assert simple[:4] == [Vulnerability.of_board(n).value for n in range(1, 5)]


@pytest.mark.parametrize("number", [0, -3])
def test_board_numbers_start_at_one(number: int) -> None:
    for function in (Vulnerability.of_board, Vulnerability.of_board_simple, dealer_of_board):
        with pytest.raises(InvalidValue) as caught:
            function(number)
        assert caught.value.code == "bad-board-number"


def test_vulnerability_of_sides() -> None:
    assert NORTH in Vulnerability.NS
    assert Side.EW not in Vulnerability.NS
    assert EAST in Vulnerability.BOTH
    assert SOUTH not in Vulnerability.NONE
    for ns in (False, True):
        for ew in (False, True):
            vulnerability = Vulnerability.of(ns=ns, ew=ew)
            assert (Side.NS in vulnerability, Side.EW in vulnerability) == (ns, ew)
    assert Vulnerability.of_side(Side.EW) is Vulnerability.EW
    assert [Vulnerability.parse(t).value for t in ("-", "Love", "All", "NS")] == [
        "none",
        "none",
        "both",
        "ns",
    ]


def test_cards_are_interned_and_frozen() -> None:
    ace = Card(Suit.SPADES, Rank.ACE)
    assert ace is Card.parse("SA") is Card.parse(" sa ")
    assert Card.parse("H10") is Card(Suit.HEARTS, Rank.TEN)
    assert pickle.loads(pickle.dumps(ace)) is ace
    assert copy.deepcopy(ace) is ace
    with pytest.raises(AttributeError):
        ace.suit = Suit.CLUBS
    assert repr(ace) == "Card.parse('SA')"


@pytest.mark.parametrize(
    ("parse", "text", "code"),
    [
        (Card.parse, "S1", "unreadable-card"),
        (Card.parse, "", "unreadable-card"),
        (Suit.parse, "N", "unreadable-suit"),
        (Strain.parse, "X", "unreadable-strain"),
        (Rank.parse, "1", "unreadable-rank"),
        (Seat.parse, "Q", "unreadable-seat"),
        (Side.parse, "NE", "unreadable-side"),
        (Hand.parse, "AK.2", "unreadable-hand"),
        (Hand.parse, "AA...", "rank-twice"),
        (Deal.parse, "AK.2", "unreadable-deal"),
        (Vulnerability.parse, "maybe", "unreadable-vulnerability"),
    ],
)
def test_unreadable_text_names_itself(parse: object, text: str, code: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse(text)  # type: ignore[operator]
    assert caught.value.code == code
    assert caught.value.values["text"] == (text if code != "rank-twice" else "AA")


@given(hands)
def test_hand_round_trips(hand: Hand) -> None:
    assert Hand.parse(str(hand)) == hand
    assert eval(repr(hand)) == hand
    assert pickle.loads(pickle.dumps(hand)) == hand
    assert Hand(hand) == hand
    assert hash(Hand(hand)) == hash(hand)
    assert len(hand) == len(list(hand)) == sum(hand.length(suit) for suit in SUITS)
    assert hand.hcp == sum(hand.holding(suit).hcp for suit in SUITS)


@given(hands, hands)
def test_hand_is_a_set(one: Hand, two: Hand) -> None:
    assert set(one | two) == set(one) | set(two)
    assert set(one & two) == set(one) & set(two)
    assert set(one - two) == set(one) - set(two)
    assert all(card in one for card in one)


@given(st.sets(st.sampled_from(RANKS)))
def test_holding_round_trips(ranks: set[Rank]) -> None:
    holding = Holding.parse("".join(rank.value for rank in ranks))
    assert set(holding) == ranks
    assert Holding.parse(str(holding)) == holding
    assert eval(repr(holding)) == holding
    assert pickle.loads(pickle.dumps(holding)) == holding
    assert hash(holding) == hash(Holding(holding.mask))


@given(deals)
def test_deal_round_trips(deal: Deal) -> None:
    assert Deal.parse(str(deal)) == deal
    assert eval(repr(deal)) == deal
    assert sum(deal[seat].hcp for seat in deal) == 40  # C-42
    assert hash(Deal(dict(deal))) == hash(deal)
    assert Board.numbered(7, deal).vulnerability is Vulnerability.BOTH


def test_a_deal_is_four_hands_of_thirteen() -> None:
    deal = Deal.of_pack(PACK, NORTH)
    with pytest.raises(InvalidValue) as caught:
        Deal({**deal, NORTH: Hand()})
    assert (caught.value.code, caught.value.where) == ("not-thirteen-cards", "N")
    with pytest.raises(InvalidValue) as caught:
        Deal({**deal, NORTH: deal[EAST]})
    assert caught.value.code == "card-twice"
    with pytest.raises(InvalidValue):
        Hand([PACK[0], PACK[0]])
    with pytest.raises(InvalidValue):
        Holding(1 << 13)


def test_shuffling_is_seedable_and_uniform_in_every_place() -> None:
    assert shuffled(Random(7)) == shuffled(Random(7))
    rng = Random(20260930)
    rounds = 5_200
    counts = Counter(
        (card.index, place) for _ in range(rounds) for place, card in enumerate(shuffled(rng))
    )
    expected = rounds / 52
    chi_square = sum(
        (counts[c, p] - expected) ** 2 / expected for c in range(52) for p in range(52)
    )
    # 51 * 51 = 2601 degrees of freedom: five standard deviations are 361
    assert abs(chi_square - 2601) < 361


def test_a_ring_knows_who_comes_next() -> None:
    three = Ring((NORTH, EAST, SOUTH))
    assert three.after(SOUTH) is NORTH
    assert RING.after(WEST, 2) is EAST
    with pytest.raises(InvalidValue):
        three.after(WEST)
