"""Play of tricks by rings of two and three (B-09, B-10, B-22, F-21, V-81)."""

from __future__ import annotations

import pickle
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strohmann.cards import PACK, Card, Hand, Suit
from strohmann.errors import IllegalPlay
from strohmann.seats import EAST, NORTH, SOUTH, WEST, Ring, Seat
from strohmann.trickplay import TrickPlay

THREE = Ring((EAST, SOUTH, WEST))
TWO = Ring((NORTH, SOUTH))


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(word) for word in text.split())


def start(*hands: str, leader: Seat = EAST, trump: Suit | None = None, **rules: bool) -> TrickPlay:
    masks = tuple(Hand(cards(hand)).mask for hand in hands)
    ring = THREE if len(hands) == 3 else TWO
    return TrickPlay.start(
        ring, leader, masks, length=masks[0].bit_count(), trump=trump,
        must_follow=rules.get("must_follow", True), must_trump=rules.get("must_trump", False),
    )  # fmt: skip


def play_all(play: TrickPlay, text: str) -> TrickPlay:
    for card in cards(text):
        assert play.turn is not None
        play = play.play(play.turn, card)
    return play


@pytest.mark.parametrize(("trump", "winner"), [(Suit.SPADES, WEST), (None, SOUTH)])
def test_V_81_the_highest_trump_wins(trump: Suit | None, winner: Seat) -> None:
    play = play_all(start("H9", "HK", "S2", trump=trump), "H9 HK S2")
    assert play.tricks[0].winner(trump) is winner
    assert play.won_by(winner) == 1


def test_V_81_a_discard_never_wins_at_notrump() -> None:
    play = play_all(start("H9 D2", "CA D3", "HT D4"), "H9 CA HT")
    assert play.tricks[0].winner(None) is WEST
    assert play.turn is WEST
    assert play.leader is WEST


def test_B_09_who_can_must_follow_suit() -> None:
    play = start("H9 C3", "HK SA", "S2 D4").play(EAST, Card.parse("H9"))
    with pytest.raises(IllegalPlay, match="must-follow-suit"):
        play.check(SOUTH, Card.parse("SA"))
    play = play.play(SOUTH, Card.parse("HK"))
    assert {str(card) for card in play.legal(WEST)} == {"S2", "D4"}


def test_F_21_nobody_must_follow_suit_where_the_game_says_so() -> None:
    play = start("H9 C3", "HK SA", leader=NORTH, must_follow=False).play(NORTH, Card.parse("H9"))
    play = play.play(SOUTH, Card.parse("SA"))
    assert play.won == (1, 0)
    assert play.turn is NORTH


def test_B_22_who_is_void_must_trump_but_need_not_overtrump() -> None:
    play = start("H9 C3 C4", "SK D2 D3", "S2 SA D4", trump=Suit.SPADES, must_trump=True)
    play = play.play(EAST, Card.parse("H9"))
    with pytest.raises(IllegalPlay, match="must-trump") as caught:
        play.check(SOUTH, Card.parse("D2"))
    assert caught.value.rule == "B-22"
    play = play.play(SOUTH, Card.parse("SK"))
    assert {str(card) for card in play.legal(WEST)} == {"S2", "SA"}
    without = start("H9 C3", "C5 D2", "S2 SA", trump=Suit.SPADES, must_trump=True)
    assert len(list(without.play(EAST, Card.parse("H9")).legal(SOUTH))) == 2


@pytest.mark.parametrize(
    ("seat", "card", "code"),
    [(SOUTH, "HK", "play-out-of-turn"), (EAST, "HK", "card-not-held")],
)
def test_a_card_that_may_not_be_played(seat: Seat, card: str, code: str) -> None:
    with pytest.raises(IllegalPlay, match=code):
        start("H9 C3", "HK SA", "S2 D4").check(seat, Card.parse(card))


def test_nothing_is_played_after_the_last_trick() -> None:
    play = play_all(start("H9", "HK", "S2"), "H9 HK S2")
    assert play.is_over
    assert play.remaining == 0
    with pytest.raises(IllegalPlay, match="play-over"):
        play.check(SOUTH, Card.parse("HK"))


def test_F_22_a_card_is_taken_known_or_not() -> None:
    play = start("H9 C3", "HK SA", leader=NORTH)
    assert play.take(NORTH, Card.parse("D2")).hand(NORTH) == Hand(cards("H9 C3 D2"))
    assert play.take(SOUTH, None).hidden == (0, 1)
    assert play.show(SOUTH, Hand(cards("HK"))).known[1] == Card.parse("HK").bit


@given(st.integers(0, 10**6), st.sampled_from([THREE, TWO]), st.booleans(), st.booleans())
def test_owner_and_seat_see_the_same_play(
    seed: int, ring: Ring, must_follow: bool, must_trump: bool
) -> None:
    rng = Random(seed)
    pack = rng.sample(PACK, 10 * len(ring))
    known = tuple(Hand(pack[10 * i : 10 * i + 10]).mask for i in range(len(ring)))

    def begin(masks: tuple[int, ...]) -> TrickPlay:
        trump = Suit.HEARTS if seed % 2 else None
        return TrickPlay.start(
            ring, ring[0], masks, length=10, trump=trump,
            must_follow=must_follow, must_trump=must_trump,
        )  # fmt: skip

    full = begin(known)
    views = [
        begin(tuple(m if i == j else 0 for j, m in enumerate(known))) for i in range(len(ring))
    ]
    while full.turn is not None:
        seat = full.turn
        place = ring.index(seat)
        assert views[place].legal_mask(seat) == full.legal_mask(seat)
        card = rng.choice(list(full.legal(seat)))
        full = full.play(seat, card)
        views = [view.after(seat, card) for view in views]
        for view in views:
            assert view.turn is full.turn
            assert view.won == full.won
            counts = [m.bit_count() + h for m, h in zip(view.known, view.hidden, strict=True)]
            assert counts == [m.bit_count() for m in full.known]
    assert sum(full.won) == 10
    assert len(full.unseen) == 52 - 10 * len(ring)
    assert pickle.loads(pickle.dumps(full)) == full
