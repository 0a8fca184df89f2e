"""The computer players of Bismarck: lawful, blind, sensible."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from strohmann.bismarck.contracts import Contract, ContractName
from strohmann.bismarck.rules import THREE
from strohmann.bots.bismarck.bot import BEGINNER, CLUB, EXPERT, BismarckBot
from strohmann.bots.bismarck.claims import wins_the_rest
from strohmann.bots.bismarck.contracts import best, by_eye, by_playouts
from strohmann.bots.bismarck.discards import by_rule, candidates
from strohmann.bots.bismarck.layouts import dealt, layouts
from strohmann.bots.bismarck.playouts import Playouts, holdings_of
from strohmann.bots.bismarck.rules import choose_by_rule
from strohmann.bots.bismarck.search import oddities
from strohmann.bots.bismarck.sight import WHOLE_PACK, Sight
from strohmann.bots.masks import bits
from strohmann.cards import PACK, Card, Hand, Suit
from strohmann.errors import IllegalAction
from strohmann.games.actions import AnswerClaim, Claim
from strohmann.games.bismarck.state import BismarckPhase
from strohmann.games.match import Match, told
from strohmann.games.protocol import Action
from strohmann.games.registry import game
from strohmann.scoring.bismarck_profiles import BISMARCK_PROFILES
from strohmann.seats import Seat
from strohmann.trickplay import TrickPlay

EAST, SOUTH, WEST = THREE
QUICK = BismarckBot(card_layouts=4, sift=2, contract_layouts=4, discard_layouts=2, discard_tries=4)

AnyMatch = Match[Any, Any]


class Table:
    """A match with the view of each seat kept up to date."""

    def __init__(self, seed: int, profile: str = "bismarck", **options: str) -> None:
        self.rng = Random(seed)
        self.rules: Any = game(profile, **options)
        self.match: AnyMatch = Match.of(self.rules)
        self.views: dict[Seat, Any] = dict.fromkeys(THREE, self.rules.initial())

    @property
    def state(self) -> Any:
        return self.match.state

    def act(self, action: Action) -> None:
        before = len(self.match.events)
        self.match = self.match.act(action)
        for seat in THREE:
            for event in told(self.match.events[before:], seat):
                self.views[seat] = self.rules.evolve(self.views[seat], event)

    def step(self, bot: BismarckBot = BEGINNER) -> None:
        waiting = self.rules.to_act(self.state)
        if not waiting:
            return self.act(self.rules.prepare(self.state, self.rng, "00"))
        seat = min(waiting, key=THREE.index)
        return self.act(bot.choose(self.rules, self.views[seat], seat))

    def until(self, phase: BismarckPhase) -> Table:
        while self.state.phase is not phase:
            self.step()
        return self


def sight(
    hand: str, cards: str, contract: str = "sang", trump: str = "", *, must_trump: bool = False
) -> Sight:
    """South to play after the cards that East (and West, who led) put on the table."""
    mask = Hand.parse(hand).mask
    length = mask.bit_count()
    played = [Card.parse(text) for text in cards.split()]
    leader = THREE[(1 - len(played)) % 3]
    play = TrickPlay.start(
        THREE, leader, (0, mask, 0), length=length,
        trump=Suit(trump) if trump else None, must_trump=must_trump,
    )  # fmt: skip
    for card in played:
        turn = play.turn
        assert turn is not None
        play = play.after(turn, card)
    name = ContractName(contract)
    return Sight(play, 1, 0, name is ContractName.PASS, 0, 0)


def chosen(*args: str, must_trump: bool = False) -> str:
    return PACK_BY_BIT[choose_by_rule(sight(*args, must_trump=must_trump))]


PACK_BY_BIT = {card.bit.bit_length() - 1: card.text for card in PACK}


@pytest.mark.parametrize("profile", [each.name for each in BISMARCK_PROFILES])
def test_a_match_of_every_profile_is_played_to_its_end(profile: str) -> None:
    table = Table(3, profile)
    while table.match.result is None:
        table.step()
    assert sum(table.match.result.totals.values()) == 0


@pytest.mark.parametrize("profile", [each.name for each in BISMARCK_PROFILES])
def test_three_deals_of_every_profile_by_playouts(profile: str) -> None:
    table = Table(3, profile)
    while len(table.state.records) < 3:
        table.step(QUICK)


@pytest.mark.parametrize("choose", ["before_deal", "after_discard"])
def test_X_23_trumps_are_named_when_the_option_says(choose: str) -> None:
    table = Table(4, "bismarck-british", british_choose=choose)
    while len(table.state.records) < 2:
        table.step()
    while len(table.state.records) < 3:
        table.step(QUICK)


@pytest.mark.parametrize("bot", [CLUB, EXPERT], ids=["club", "expert"])
def test_the_same_view_gives_the_same_action(bot: BismarckBot) -> None:
    table = Table(5).until(BismarckPhase.CHOOSE)
    for _ in range(6):
        (seat,) = table.rules.to_act(table.state)
        view = table.views[seat]
        assert bot.choose(table.rules, view, seat) == bot.choose(table.rules, view, seat)
        table.step()


def test_who_is_not_to_act_is_told_so() -> None:
    table = Table(1).until(BismarckPhase.CHOOSE)
    (forehand,) = table.rules.to_act(table.state)
    other = THREE.after(forehand)
    with pytest.raises(IllegalAction):
        BEGINNER.choose(table.rules, table.views[other], other)


# --- layouts ------------------------------------------------------------------------------


@pytest.mark.parametrize("profile", ["bismarck", "bismarck-must-trump", "bismarck-british"])
def test_layouts_fit_what_is_known(profile: str) -> None:
    table, rng, checked = Table(6, profile), Random(6), 0
    while checked < 100:
        table.step()
        if table.state.phase is not BismarckPhase.PLAY:
            continue
        seat = rng.choice(THREE)
        known = Sight.of(table.views[seat], seat)
        for layout in layouts(known, 3, rng):
            assert layout[known.me] == known.mine
            assert sum(layout) == layout[0] | layout[1] | layout[2]
            for place in range(3):
                assert layout[place].bit_count() == known.holds(place)
                assert not layout[place] & known.discards
                assert place == known.me or not layout[place] & ~known.unseen
                if place not in {known.forehand, known.me}:
                    assert not layout[place] & known.open
                    assert not layout[place] & known.voids[place]
        real = table.state.card_play
        for place in range(3):
            assert not real.known[place] & known.voids[place], "a void that was shown is one"
        checked += 1


def test_dealt_hands_are_whole() -> None:
    seen = Hand.parse("AK.Q.2.").mask
    for layout in dealt(seen, 1, 20, Random(1)):
        assert [hand.bit_count() for hand in layout] == [16, 20, 16]
        assert layout[1] & seen == seen
        assert layout[0] | layout[1] | layout[2] == WHOLE_PACK


# --- playouts -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trump", "low", "must_trump"),
    [
        (None, False, False),
        (Suit.HEARTS, False, False),
        (Suit.SPADES, False, True),
        (None, True, False),
    ],
)
def test_playouts_keep_the_rules(trump: Suit | None, low: bool, must_trump: bool) -> None:
    rng = Random(7)
    deals = []
    for layout in dealt(0, 0, 30, rng):
        hands = list(layout)
        hands[0] &= ~sum(1 << card for card in rng.sample(list(bits(hands[0])), 4))
        deals.append(hands)
    playouts = Playouts(holdings_of(deals), 2, trump, low=low, must_trump=must_trump)
    plays = [
        TrickPlay.start(
            THREE, WEST, tuple(hands), length=16, trump=trump, must_trump=must_trump
        )
        for hands in deals
    ]  # fmt: skip
    for _ in range(48):
        places, cards = playouts.step()
        for i, play in enumerate(plays):
            assert play.turn is THREE[int(places[i])]
            plays[i] = play.play(play.turn, Card.parse(PACK_BY_BIT[int(cards[i])]))
    assert [play.won for play in plays] == [tuple(won) for won in playouts.tricks.T.tolist()]


def test_playouts_go_on_from_a_trick_that_has_begun() -> None:
    hands = holdings_of([[Hand.parse("2...").mask, Hand.parse("A...").mask, 0]])
    playouts = Playouts(hands, 2, None, low=False)
    playouts.lay([Card.parse("SK")])
    assert playouts.run().T.tolist() == [[0, 1, 0]]
    assert np.all(playouts.tricks.sum(axis=0) == 1)


def test_layouts_that_explain_what_was_played_are_less_odd() -> None:
    """East did not take West's jack, so he has no higher spade, or so it seems."""
    south = Hand.parse("32.4..").mask
    play = TrickPlay.start(THREE, WEST, (0, south, 0), length=3)
    for text in ("SJ", "S4", "S2"):
        assert play.turn is not None
        play = play.after(play.turn, Card.parse(text))
    known = Sight(play, 1, 0, False, 0, 0)
    low, high = Hand.parse("5.6..").mask, Hand.parse("A.6..").mask
    west = Hand.parse(".78..").mask
    mine = play.known[1]
    without, having = oddities(known, [(low, mine, west), (high, mine, west)])
    assert without < having


# --- rules of thumb -------------------------------------------------------------------------


def test_the_last_to_play_wins_cheaply() -> None:
    assert chosen("AQ3..." + "", "S9 ST") == "SQ"


def test_who_cannot_win_plays_low() -> None:
    assert chosen("Q93...", "SK SA") == "S3"


def test_the_second_to_play_wins_only_what_he_keeps() -> None:
    assert chosen("A93...", "SK") == "SA"
    assert chosen("Q93...", "SJ") == "S3"


def test_in_pass_the_highest_card_that_loses_is_played() -> None:
    assert chosen("K93...", "ST SQ", "pass") == "S9"
    assert chosen("K9...", "S8 S7", "pass") == "SK"


def test_in_pass_a_void_is_used_for_the_highest_card() -> None:
    assert chosen(".A2.Q.3", "SK", "pass") == "HA"


def test_a_low_trump_takes_the_trick() -> None:
    assert chosen(".A.K42.3", "SK SA", "valfri", "D") == "D2"


def test_B_22_who_must_trump_does_even_under_a_higher_trump() -> None:
    assert chosen(".A.42.3", "SK DA", "valfri", "D", must_trump=True) == "D2"


def test_trumps_are_drawn_first() -> None:
    assert chosen("A..AK4.A", "", "valfri", "D") == "DA"


def test_B_15_low_cards_of_short_suits_are_laid_away() -> None:
    hand = Hand.parse("AKQJT98.32.KQJT987.43").mask | Hand.parse("...A2").mask
    away = by_rule(hand, Contract(ContractName.SANG))
    assert Hand.of_mask(away) == Hand.parse(".32..32") or away.bit_count() == 4
    assert not away & Hand.parse("AKQJT98..KQJT987.A").mask


def test_B_15_in_pass_high_cards_without_cover_are_laid_away() -> None:
    hand = Hand.parse("A5432.AK.9876543.Q65432").mask
    away = by_rule(hand, Contract(ContractName.PASS))
    assert away & Hand.parse(".AK..").mask == Hand.parse(".AK..").mask


def test_candidates_differ_and_hold_four_cards_each() -> None:
    hand = sum(1 << card for card in Random(8).sample(range(52), 20))
    found = candidates(hand, Contract(ContractName.SPADER, Suit.SPADES), 12, Random(9))
    assert len(set(found)) == len(found) > 6
    assert all(away.bit_count() == 4 and away & ~hand == 0 for away in found)


# --- contracts --------------------------------------------------------------------------------

_EACH = [
    Contract(ContractName.SPADER, Suit.SPADES),
    *(Contract(ContractName.VALFRI, suit) for suit in ContractName.VALFRI.trumps if suit),
    Contract(ContractName.SANG),
    Contract(ContractName.PASS),
]


@pytest.mark.parametrize(
    ("cards", "names"),
    [
        ("AK..3.2", {ContractName.SPADER}),
        (".2.3.42", {ContractName.PASS}),
        (".AK32..", {ContractName.VALFRI}),
    ],
)
def test_B_15_the_open_cards_point_to_a_contract(cards: str, names: set[ContractName]) -> None:
    seen = Hand.parse(cards).mask
    assert best(_EACH, by_eye(seen), sees_all=False).name in names
    prospect = by_playouts(seen, 1, 1, must_trump=False, count=80, rng=Random(2))
    assert best(_EACH, prospect, sees_all=False).name in names


def test_B_15_spades_are_for_spader_while_it_is_left() -> None:
    seen = Hand.parse("AK8.4..").mask
    assert best(_EACH, by_eye(seen), sees_all=False).name is ContractName.SPADER


def test_X_23_named_after_laying_away_it_is_played_with_the_sixteen_cards_left() -> None:
    hand, away = Hand.parse("QJT98.AK2.765432.98").mask, Hand.parse("...AKQJ").mask
    spades, clubs = (Contract(ContractName.VALFRI, suit) for suit in (Suit.SPADES, Suit.CLUBS))

    def more_in_clubs(discards: int) -> float:
        prospect = by_playouts(
            hand | away, 1, 1, must_trump=False, count=40, rng=Random(1), discards=discards
        )
        return prospect(clubs) - prospect(spades)

    assert more_in_clubs(0) > 0  # the four could still be kept
    assert more_in_clubs(away) < -1


# --- claims ------------------------------------------------------------------------------------


def claims(
    hands: tuple[str, str, str], *, name: str = "sang", trump: str = "", played: str = ""
) -> AnswerClaim:
    """East claims, on lead or after what was played; South answers, and may see West's cards."""
    masks = tuple(Hand.parse(hand).mask for hand in hands)
    cards = [Card.parse(text) for text in played.split()]
    leader = THREE[-len(cards) % 3]
    length = masks[0].bit_count()
    play = TrickPlay.start(
        THREE, leader, masks, length=length, trump=Suit(trump) if trump else None
    )
    for card in cards:
        assert play.turn is not None
        play = play.after(play.turn, card)
    known = Sight(play, 1, 0, name == "pass", 0, 0)
    agrees = known.low or wins_the_rest(known, 0, 60, Random(1))
    return AnswerClaim(SOUTH, agrees)


def test_E_10_a_claim_of_top_cards_is_accepted() -> None:
    assert claims(("AKQ.AK..", "5432.2..", "...")).accept


def test_E_10_a_claim_that_may_lose_a_trick_is_played_on() -> None:
    assert not claims(("AJ.AK..", "5432...", "...")).accept


def test_E_10_a_guard_that_can_be_kept_is_played_on() -> None:
    # South throws the king of diamonds on the ace of clubs, and his ten of spades is good.
    assert not claims(("A8...A", "T9..K.", ".2..32")).accept
    assert claims(("A8...A", "T..K3.", ".2..32")).accept


def test_E_10_a_long_suit_counts_when_no_more_are_out() -> None:
    assert claims(("AK32...", "QJ.23..", "T9.54..")).accept
    assert not claims(("AK32...", "QJT.2..", "9.543..")).accept


@pytest.mark.parametrize(
    ("hands", "agrees"),
    [
        (("A.AK..", "2.32..", "3.QJ.."), True),  # the trump is drawn
        (("A.AK..", "32.2..", "4.QJ.."), False),  # one is left, and no second heart with it
        ((".AK..", "2..3.", ".QJ.."), False),
        ((".AK..", "2.3..", ".QJ.."), False),
        (("A.A..", "32...", ".QJ.."), False),
        (("A.A..", "3.2..", ".QJ.."), True),
    ],
)
def test_E_10_trumps_that_are_out_count(hands: tuple[str, str, str], *, agrees: bool) -> None:
    assert claims(hands, name="spader", trump="S").accept is agrees


def test_E_10_the_trick_on_the_table_must_be_won_first() -> None:
    assert claims(("AK...", "2.3..", "QJ..."), played="S2 SQ").accept
    assert not claims(("AK...", "2.3..", ".QJ.."), played="HQ").accept
    assert claims(("A.A..", ".32..", ".QJ.."), played="H2 HQ").accept


def test_E_10_a_finesse_that_happens_to_work_is_no_claim_from_hand() -> None:
    assert not claims(("AQ...", "32...", "K4...")).accept


def test_E_10_a_bot_answers_a_claim_at_the_table() -> None:
    table = Table(10).until(BismarckPhase.PLAY)
    turn = table.state.card_play.turn
    table.act(Claim(turn, 16))
    seat = THREE.after(turn)
    answer = BEGINNER.choose(table.rules, table.views[seat], seat)
    assert isinstance(answer, AnswerClaim)
