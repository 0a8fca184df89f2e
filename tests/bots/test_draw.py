"""The computer players of Draw Bridge: lawful, blind, exact where everything is known."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any

import pytest

from strohmann.bots.draw.bidding import best_call, plain_call, worth
from strohmann.bots.draw.bot import BEGINNER, CLUB, EXPERT, DrawBot
from strohmann.bots.draw.estimate import expected_tricks
from strohmann.bots.draw.keeping import least_useful
from strohmann.bots.draw.rules import choose_by_rule
from strohmann.bots.draw.sight import best_cards, other_hand, wins_all
from strohmann.bots.draw.twohands import TwoHands
from strohmann.bots.masks import bits
from strohmann.bridge.auction import Auction
from strohmann.bridge.contract import Contract
from strohmann.cards import STRAINS, SUITS, Card, Hand, Strain, Suit
from strohmann.errors import IllegalAction
from strohmann.games.actions import AnswerClaim, Claim, MakeCall
from strohmann.games.match import Match, told
from strohmann.games.protocol import Action
from strohmann.games.registry import game
from strohmann.games.state import Phase
from strohmann.scoring.result import DealResult
from strohmann.scoring.rubber import RubberSheet, WonBy
from strohmann.seats import NORTH, PAIR, SOUTH, Seat
from strohmann.trickplay import TrickPlay

SHEET = RubberSheet(ring=PAIR, honours=False, unfinished=False, won_by=WonBy.GAMES)


class Table:
    """A match with the view of each seat kept up to date."""

    def __init__(self, seed: int, **options: str) -> None:
        self.rng = Random(seed)
        self.rules: Any = game("draw-bridge", **options)
        self.match: Match[Any, Any] = Match.of(self.rules)
        self.views: dict[Seat, Any] = dict.fromkeys(PAIR, self.rules.initial())

    @property
    def state(self) -> Any:
        return self.match.state

    def act(self, action: Action) -> None:
        before = len(self.match.events)
        self.match = self.match.act(action)
        for seat in PAIR:
            for event in told(self.match.events[before:], seat):
                self.views[seat] = self.rules.evolve(self.views[seat], event)

    def step(self, *bots: DrawBot) -> None:
        waiting = self.rules.to_act(self.state)
        if not waiting:
            return self.act(self.rules.prepare(self.state, self.rng, "00"))
        seat = min(waiting, key=PAIR.index)
        bot = (bots * 2)[PAIR.index(seat)] if bots else BEGINNER
        return self.act(bot.choose(self.rules, self.views[seat], seat))

    def until(self, phase: Phase) -> Table:
        while self.state.phase is not phase:
            self.step()
        return self


@pytest.mark.parametrize(
    "options",
    [{}, {"draw_use": "aside"}, {"draw_follow": "on"}, {"both_pass": "redeal"}],
    ids=["default", "aside", "follow", "redeal"],
)
def test_beginners_play_a_whole_rubber(options: dict[str, str]) -> None:
    table = Table(1, **options)
    while table.match.result is None:
        table.step()
    assert table.match.result.winner is not None


@pytest.mark.parametrize("use", ["hand", "aside"])
def test_a_deal_by_those_who_remember(use: str) -> None:
    table = Table(2, draw_use=use)
    while len(table.state.records) < 2:
        table.step(CLUB, EXPERT)


def test_F_22_who_remembers_knows_the_other_hand() -> None:
    for use in ("hand", "aside"):
        table = Table(3, draw_use=use).until(Phase.AUCTION)
        north, south = table.state.current.drawing.known
        assert other_hand(table.views[SOUTH].current, SOUTH) == north
        assert other_hand(table.views[NORTH].current, NORTH) == south


def test_the_same_view_gives_the_same_action() -> None:
    table = Table(4)
    for _ in range(60):
        waiting = table.rules.to_act(table.state)
        for seat in waiting:
            view = table.views[seat]
            assert EXPERT.choose(table.rules, view, seat) == EXPERT.choose(table.rules, view, seat)
        table.step()


def test_who_is_not_to_act_is_told_so() -> None:
    table = Table(5).until(Phase.STOCK)
    (seat,) = table.rules.to_act(table.state)
    with pytest.raises(IllegalAction):
        BEGINNER.choose(table.rules, table.views[PAIR.after(seat)], PAIR.after(seat))


# --- exact play ---------------------------------------------------------------------------


def by_hand(first: int, second: int, trump: Suit | None, leader: int) -> int:
    """The first hand's tricks by trying everything."""

    @lru_cache(None)
    def value(one: int, two: int, leads: int) -> int:
        if not one:
            return 0
        hands = (one, two)
        found = []
        for lead in bits(hands[leads]):
            follow = hands[1 - leads] & 0x1FFF << 13 * (lead // 13) or hands[1 - leads]
            answers = []
            for answer in bits(follow):
                over = answer // 13 == lead // 13 and answer > lead
                ruffs = trump is not None and answer // 13 == trump.index != lead // 13
                winner = 1 - leads if over or ruffs else leads
                gone = ~(1 << lead | 1 << answer)
                answers.append(value(one & gone, two & gone, winner) + (winner == 0))
            found.append(min(answers) if leads == 0 else max(answers))
        return max(found) if leads == 0 else min(found)

    return value(first, second, leader)


def test_two_hands_are_solved_exactly() -> None:
    rng = Random(6)
    for _ in range(60):
        size = rng.choice((2, 3, 4))
        cards = rng.sample(range(52), 2 * size)
        one, two = (sum(1 << card for card in part) for part in (cards[:size], cards[size:]))
        for trump in (None, *SUITS):
            for leader in (0, 1):
                expected = by_hand(one, two, trump, leader)
                solver = TwoHands(trump)
                assert solver.tricks((one, two), leader) == expected
                assert solver.reaches((one, two), leader, expected)
                assert not solver.reaches((one, two), leader, expected + 1)


def play_of(north: str, south: str, leader: Seat, trump: str = "", cards: str = "") -> TrickPlay:
    masks = tuple(Hand.parse(hand).mask for hand in (north, south))
    play = TrickPlay.start(
        PAIR, leader, masks, length=masks[0].bit_count(), trump=Suit(trump) if trump else None
    )
    for text in cards.split():
        assert play.turn is not None
        play = play.play(play.turn, Card.parse(text))
    return play


def texts(cards: list[Card]) -> set[str]:
    return {card.text for card in cards}


def test_the_best_leads_are_found() -> None:
    play = play_of("AQ...3", "K2...A", NORTH)
    south = Hand.parse("K2...A").mask
    assert texts(best_cards(play, NORTH, south)) == {"C3"}  # South must then lead spades


def test_the_best_answer_is_found() -> None:
    play = play_of("A3...", "K2...", NORTH, "", "S3")
    assert texts(best_cards(play, SOUTH, Hand.parse("A...").mask)) == {"SK"}


def test_W_68_only_a_claim_that_holds_is_agreed_to() -> None:
    assert wins_all(play_of("AK.A..", "Q32...", NORTH), NORTH)
    assert not wins_all(play_of("AJ.A..", "Q32...", NORTH), NORTH)
    assert wins_all(play_of("A2..K.", "3.Q.2.", NORTH, "", "SA S3"), NORTH)
    assert not wins_all(play_of("A2..K.", "3.Q.2.", NORTH, "H", "SA S3"), NORTH)


def test_W_68_a_claim_at_the_table_is_answered() -> None:
    table = Table(7).until(Phase.PLAY)
    turn = table.state.card_play.turn
    table.act(Claim(turn, 13))
    other = PAIR.after(turn)
    assert isinstance(BEGINNER.choose(table.rules, table.views[other], other), AnswerClaim)


# --- keeping ------------------------------------------------------------------------------


def test_E_22_who_remembers_keeps_what_has_become_high() -> None:
    hand = Hand.parse("J.9..").mask
    gone = Hand.parse("AKQ...").mask
    assert least_useful(hand, hand, gone) == Card.parse("H9").bit.bit_length() - 1
    hand = Hand.parse("9.T..").mask
    assert least_useful(hand, hand, Hand.parse("AKQJT...").mask) == (
        Card.parse("HT").bit.bit_length() - 1
    )


# --- bidding -------------------------------------------------------------------------------


def tricks(north: dict[Strain, int], south: dict[Strain, int]) -> Any:
    return lambda seat, strain: (north if seat is NORTH else south)[strain]


NORTH_STRONG = dict(zip(STRAINS, (7, 7, 10, 8, 8), strict=True))
SOUTH_WEAK = dict(zip(STRAINS, (5, 6, 2, 4, 4), strict=True))


def test_a_game_that_makes_is_bid_at_once() -> None:
    auction = Auction(NORTH, ring=PAIR)
    call = plain_call(auction, SHEET, tricks(NORTH_STRONG, SOUTH_WEAK))
    assert str(call) == "4H"
    assert best_call(auction, SHEET, tricks(NORTH_STRONG, SOUTH_WEAK)) is not None


def test_a_contract_that_fails_is_doubled() -> None:
    auction = Auction(NORTH, ring=PAIR).extend("6H")
    assert str(plain_call(auction, SHEET, tricks(NORTH_STRONG, SOUTH_WEAK))) == "X"
    assert str(best_call(auction, SHEET, tricks(NORTH_STRONG, SOUTH_WEAK))) == "X"


def test_a_cheap_sacrifice_is_found() -> None:
    """South goes three down doubled for 500 rather than let a vulnerable rubber go."""
    south = dict(zip(STRAINS, (5, 6, 2, 8, 4), strict=True))
    auction = Auction(NORTH, ring=PAIR).extend("4H")
    assert str(best_call(auction, SHEET, tricks(NORTH_STRONG, south))) == "4S"
    assert str(plain_call(auction, SHEET, tricks(NORTH_STRONG, south))) == "P"


def test_F_25_a_part_score_makes_a_low_bid_a_game() -> None:
    line = Contract.parse("2S by N")
    first = Contract(line.bid, line.doubling, NORTH, PAIR)
    after = SHEET.add(DealResult(first, 8))
    same = Contract(line.bid, line.doubling, NORTH, PAIR)
    assert worth(after, same, 8) > worth(SHEET, same, 8) + 200
    north = dict(zip(STRAINS, (7, 7, 8, 8, 7), strict=True))
    call = plain_call(Auction(NORTH, ring=PAIR), after, tricks(north, SOUTH_WEAK))
    assert str(call) in {"2H", "2S"}


def test_best_call_ends_every_auction() -> None:
    rng = Random(8)
    for _ in range(10):
        north = {strain: rng.randrange(4, 12) for strain in STRAINS}
        south = {strain: rng.randrange(2, 14 - north[strain]) for strain in STRAINS}
        auction = Auction(rng.choice(PAIR), ring=PAIR)
        while not auction.is_over:
            auction = auction.call(best_call(auction, SHEET, tricks(north, south)))
        assert len(auction) < 12


def test_more_length_and_honours_take_more_tricks() -> None:
    good = Hand.parse("AKQJ987.A32.K2.3").mask
    bad = Hand.parse("5432.5432.543.43").mask
    for strain in STRAINS:
        assert expected_tricks(good, strain) > expected_tricks(bad, strain)
    assert expected_tricks(good, Strain.SPADES) > 8
    assert 0 <= expected_tricks(bad, Strain.NOTRUMP) < 3


# --- rules of thumb -------------------------------------------------------------------------


def chosen(play: TrickPlay) -> str:
    assert play.turn is not None
    mask = 1 << choose_by_rule(play, play.turn)
    return next(iter(Hand.of_mask(mask))).text


def test_the_trick_is_won_cheaply_or_lost_low() -> None:
    assert chosen(play_of("Q.2..", "AK.3..", NORTH, "", "SQ").show(NORTH, Hand())) == "SK"
    assert chosen(play_of("A.2..", "K4.3..", NORTH, "", "SA").show(NORTH, Hand())) == "S4"


def test_a_low_trump_takes_the_trick() -> None:
    assert chosen(play_of("A.2..", "..J3.", NORTH, "D", "SA").show(NORTH, Hand())) == "D3"


def test_beginners_bid_what_they_hold() -> None:
    table = Table(9).until(Phase.AUCTION)
    (seat,) = table.rules.to_act(table.state)
    assert isinstance(BEGINNER.choose(table.rules, table.views[seat], seat), MakeCall)
