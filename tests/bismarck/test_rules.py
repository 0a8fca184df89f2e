"""A match of Bismarck, rule by rule: from the lot for the dealer to the first lead."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from math import comb
from random import Random

import pytest

from strohmann.bismarck.contracts import Contract, ContractName
from strohmann.bismarck.layout import open_places
from strohmann.bismarck.rules import THREE
from strohmann.cards import PACK, SUITS, Card, Hand, Suit
from strohmann.errors import IllegalAction, InvalidValue, UnknownName
from strohmann.games.actions import Ready
from strohmann.games.bismarck.actions import Discard, DrawFirstDealer, NameContract, OpenDeal
from strohmann.games.bismarck.events import (
    CardsOpened,
    ContractNamed,
    Discarded,
    FirstDealerDrawn,
    HandsDealt,
    OpenCardsTaken,
)
from strohmann.games.bismarck.state import BismarckPhase
from strohmann.games.match import Match, told
from strohmann.games.registry import game
from strohmann.seats import EAST, SOUTH, WEST, Seat
from tests.bismarck import playing as on
from tests.bismarck.playing import BismarckMatch, play_out

SPADER, VALFRI, TRUMF, SANG, PASS = ContractName
PHASE = BismarckPhase


def test_B_01_three_seats_and_the_whole_pack() -> None:
    match = on.settle(on.dealt())
    assert match.game.ring == (EAST, SOUTH, WEST)
    hands = [on.hand_of(match, seat) for seat in THREE]
    discards = on.deal_of(match).discards
    assert discards is not None
    assert [len(hand) for hand in (*hands, discards)] == [16, 16, 16, 4]
    assert hands[0] | hands[1] | hands[2] | discards == Hand(PACK)


def test_X_26_the_first_dealer_is_drawn_and_told() -> None:
    drawn: Counter[Seat] = Counter()
    for seed in range(60):
        match = Match.of(on.bismarck(first_dealer="random")).deal(Random(seed))
        first, opened = match.events[:2]
        assert isinstance(first, FirstDealerDrawn)
        assert isinstance(opened, CardsOpened)
        assert opened.dealer is first.seat is match.state.sheet.first_dealer
        again = Match.of(on.bismarck(first_dealer="random")).deal(Random(seed))
        assert again.events == match.events
        drawn[first.seat] += 1
    assert min(drawn[seat] for seat in THREE) > 8
    assert game("bismarck").options["first_dealer"] == "random"


def test_B_02_a_chosen_first_dealer_is_not_drawn() -> None:
    match = on.dealt(first_dealer="W")
    assert on.deal_of(match).dealer is WEST
    assert on.forehand(match) is EAST
    with pytest.raises(IllegalAction, match="wrong-phase"):
        match.act(DrawFirstDealer(None, EAST))
    with pytest.raises(IllegalAction, match="dealer-known"):
        Match.of(on.bismarck()).act(DrawFirstDealer(None, EAST))
    undrawn = Match.of(on.bismarck(first_dealer="random"))
    with pytest.raises(IllegalAction, match="dealer-not-drawn"):
        undrawn.act(OpenDeal(None, PACK, on.SALT, (0, 1, 2, 3), None))


def test_B_04_the_top_four_cards_lie_open() -> None:
    match = on.rigged("SA HT D2 CK")
    assert [str(card) for card in on.deal_of(match).open] == ["SA", "HT", "D2", "CK"]
    assert match.state.phase is PHASE.CHOOSE
    assert on.deal_of(match).undealt == 48


@pytest.mark.parametrize("pack", [PACK[:51], (*PACK[:51], PACK[0])])
def test_E_11_only_the_whole_pack_is_dealt(pack: tuple[Card, ...]) -> None:
    with pytest.raises(InvalidValue, match="not-the-pack"):
        Match.of(on.bismarck()).act(OpenDeal(None, pack, on.SALT, (0, 1, 2, 3), None))


def test_B_05_forehand_chooses_seeing_only_the_open_cards() -> None:
    match = on.dealt()
    for viewer in (*THREE, None):
        deal = match.view(viewer).current
        assert deal.hands == ((Hand(), 0),) * 3
        assert (len(deal.open), deal.pack) == (4, ())
    legal = match.game.legal(match.state, SOUTH)
    assert len(legal) == 1 + 4 + 1 + 1
    assert NameContract(SOUTH, VALFRI, Suit.SPADES) in legal  # spades too
    assert match.game.to_act(match.state) == {SOUTH}
    with pytest.raises(IllegalAction, match="not-forehand"):
        match.act(NameContract(WEST, SANG, None))
    with pytest.raises(InvalidValue, match="wrong-trumps"):
        match.act(NameContract(SOUTH, SANG, Suit.SPADES))
    named = on.name(match, VALFRI, Suit.HEARTS)
    assert on.deal_of(named).contract == Contract(VALFRI, Suit.HEARTS)


def test_B_06_the_rest_is_dealt_one_at_a_time_from_the_dealers_left() -> None:
    match = on.name(on.rigged("SA HT D2 CK S3 H4 D5 S6"), SANG)
    # East deals, so South gets the first of the 48 cards, then West, then East.
    assert {Card.parse("S3"), Card.parse("S6")} <= set(on.hand_of(match, SOUTH))
    assert Card.parse("H4") in on.hand_of(match, WEST)
    assert Card.parse("D5") in on.hand_of(match, EAST)
    assert [len(on.hand_of(match, seat)) for seat in THREE] == [16, 20, 16]


def test_B_07_forehand_discards_four_of_twenty() -> None:
    match = on.name(on.dealt(), SANG)
    legal = match.game.legal(match.state, SOUTH)
    held = legal.discards  # type: ignore[attr-defined]
    assert held == on.hand_of(match, SOUTH)
    assert len(held) == 20
    assert len(legal) == comb(20, 4) == sum(1 for _ in legal) == 4845
    four = frozenset(list(held)[3:7])
    assert Discard(SOUTH, four) in legal
    assert Discard(SOUTH, frozenset(list(four)[:3])) not in legal
    with pytest.raises(IllegalAction, match="discard-four"):
        match.act(Discard(SOUTH, frozenset(list(held)[:5])))
    with pytest.raises(IllegalAction, match="card-not-held"):
        match.act(Discard(SOUTH, frozenset(list(on.hand_of(match, WEST))[:4])))
    with pytest.raises(IllegalAction, match="not-forehand"):
        match.act(Discard(WEST, frozenset(list(on.hand_of(match, WEST))[:4])))
    match = match.act(Discard(SOUTH, four))
    assert on.deal_of(match).discards == Hand(four)
    assert len(on.hand_of(match, SOUTH)) == 16
    assert match.state.phase is PHASE.PLAY


def test_X_25_forehand_leads() -> None:
    match = on.settle(on.dealt())
    assert match.state.turn is on.deal_of(match).leader is on.forehand(match) is SOUTH
    british = on.settle(on.dealt("bismarck-british"))
    assert on.forehand(british) is on.deal_of(british).dealer is EAST
    assert british.state.turn is on.deal_of(british).leader is SOUTH


def kinds(match: BismarckMatch) -> list[type[object]]:
    return [type(event) for event in match.events]


def test_E_06_the_steps_of_a_deal() -> None:
    before = on.settle(on.dealt())
    assert kinds(before) == [CardsOpened, ContractNamed, HandsDealt, OpenCardsTaken, Discarded]
    see_all = on.settle(on.dealt("bismarck-see-all"))
    assert kinds(see_all) == [CardsOpened, HandsDealt, OpenCardsTaken, ContractNamed, Discarded]
    british = on.settle(on.dealt("bismarck-british"))
    assert kinds(british) == [CardsOpened, ContractNamed, HandsDealt, Discarded]


def test_E_07_open_cards_and_discards_in_the_view_of_another() -> None:
    match = on.discard(on.name(on.dealt(), SANG))
    for viewer in (WEST, EAST, None):
        deal = match.view(viewer).current
        hand, hidden = deal.hands[THREE.index(SOUTH)]
        assert (hand, hidden) == (Hand(), 16)
        assert deal.open == on.deal_of(match).open
        assert deal.discards == Hand()
        (event,) = told(match.events[-1:], viewer)
        assert isinstance(event, Discarded)
        assert event.cards is None
    assert match.view(SOUTH).current.discards == on.deal_of(match).discards
    over = on.claim(match, WEST)
    for viewer in (*THREE, None):
        record = over.view(viewer).records[0]
        full = over.state.records[0]
        assert (record.hands, record.order) == (full.hands, full.order)
        assert record.discards == full.discards == on.deal_of(match).discards


def test_E_08_the_last_contract_names_itself_but_valfri_asks_for_the_suit() -> None:
    match = on.dealt()
    for name in (SPADER, SANG, PASS):
        for _ in THREE:
            trump = Suit.SPADES if name is SPADER else None
            match = on.next_deal(on.name(match, name, trump))
    assert match.state.phase is PHASE.CHOOSE
    assert [str(each) for each in match.game.legal(match.state, SOUTH).contracts] == [  # type: ignore[attr-defined]
        f"valfri {suit}" for suit in SUITS
    ]
    with pytest.raises(IllegalAction, match="contract-played-before") as caught:
        on.name(match, SANG)
    assert caught.value.rule == "B-13"
    other = on.dealt()
    for name in (VALFRI, SANG, PASS):
        for _ in THREE:
            trump = Suit.CLUBS if name is VALFRI else None
            other = on.next_deal(on.name(other, name, trump))
    assert other.state.phase is PHASE.DISCARD
    assert on.deal_of(other).contract == Contract(SPADER, Suit.SPADES)


def test_B_20_forehand_sees_twenty_cards_before_choosing() -> None:
    match = on.dealt("bismarck-see-all")
    assert match.state.phase is PHASE.CHOOSE
    assert len(match.view(SOUTH).current.hands[1][0]) == 20
    assert len(match.view(WEST).current.hands[1][0]) == 0
    assert match.view(WEST).current.hands[1][1] == 20
    assert on.name(match, PASS).state.phase is PHASE.DISCARD


def test_B_21_the_last_four_cards_lie_open() -> None:
    match = on.dealt("bismarck-other-cards")
    deal = on.deal_of(match)
    assert deal.places == (48, 49, 50, 51)
    assert deal.open == deal.pack[48:]
    match = on.settle(match)
    assert on.hand_of(match, WEST) == Hand(deal.pack[1:48:3])


def test_B_21_four_from_the_middle_never_first_last_or_neighbours() -> None:
    rules = on.bismarck(open_cards="middle4").rules
    seen: Counter[int] = Counter()
    for seed in range(2000):
        places = open_places(rules, Random(seed))
        assert len(places) == 4
        assert places[0] >= 1
        assert places[-1] <= 50
        assert all(b - a > 1 for a, b in pairwise(places))
        seen.update(places)
    assert set(seen) == set(range(1, 51))
    match = on.dealt(open_cards="middle4")
    deal = on.deal_of(match)
    assert deal.open == tuple(deal.pack[place] for place in deal.places)
    rest = [card for card in deal.pack if card not in deal.open]
    assert on.hand_of(on.settle(match), EAST) == Hand(rest[2::3])


@pytest.mark.parametrize(
    "places", [(0, 2, 4, 6), (45, 47, 49, 51), (1, 2, 4, 6), (1, 3, 5), (9, 3, 5, 7), ()]
)
def test_B_21_other_places_are_refused(places: tuple[int, ...]) -> None:
    for option in ("middle4", "first4", "last4"):
        match = Match.of(on.bismarck(open_cards=option))
        with pytest.raises(InvalidValue, match="wrong-open-places"):
            match.act(OpenDeal(None, PACK, on.SALT, places, None))


def test_B_23_trumps_of_the_first_open_card() -> None:
    match = on.rigged("HT SA D2 CK", "bismarck-classic")
    assert on.deal_of(match).contract == Contract(TRUMF, Suit.HEARTS)
    assert match.state.phase is PHASE.DISCARD
    names = [
        row.contract.name for row in play_out(on.bismarck("bismarck-classic"), 1).state.sheet.rows
    ]
    assert names == [TRUMF] * 3 + [SANG] * 3 + [PASS] * 3


def test_X_22_sang_may_come_first() -> None:
    match = on.rigged("HT SA D2 CK", "bismarck-classic", classic_order="sang-first")
    assert on.deal_of(match).contract == Contract(SANG)


def test_B_24_the_dealer_keeps_the_last_four_unseen() -> None:
    match = on.dealt("bismarck-british")
    deal = on.deal_of(match)
    assert (deal.open, deal.cut, deal.contract) == ((), None, Contract(SANG))
    assert match.state.phase is PHASE.DISCARD
    assert Hand(deal.pack[48:]) - on.hand_of(match, EAST) == Hand()
    assert [len(on.hand_of(match, seat)) for seat in THREE] == [20, 16, 16]
    assert match.view(SOUTH).current.hands[0] == (Hand(), 20)
    assert deal.targets == (8, 4, 4)
    discarded = on.discard(match)
    assert discarded.view(SOUTH).current.hands[0] == (Hand(), 16)


def test_X_24_a_card_is_cut_for_trumps_and_put_back() -> None:
    match = on.next_deal(on.dealt("bismarck-british"))
    deal = on.deal_of(match)
    assert deal.number == 2
    assert deal.cut is not None
    assert deal.contract == Contract(TRUMF, deal.cut.suit)
    assert match.view(None).current.cut is deal.cut
    assert len(set(deal.pack)) == 52
    first = Match.of(on.bismarck("bismarck-british"))
    with pytest.raises(InvalidValue, match="wrong-cut"):
        first.act(OpenDeal(None, PACK, on.SALT, (), PACK[0]))


@pytest.mark.parametrize(
    ("choice", "held"), [("after_20", 20), ("after_discard", 16), ("before_deal", 0)]
)
def test_X_23_when_the_british_dealer_names_trumps(choice: str, held: int) -> None:
    match = on.dealt("bismarck-british", british_choose=choice)
    match = on.next_deal(on.next_deal(match))
    if choice == "after_discard":
        assert match.state.phase is PHASE.DISCARD
        match = on.discard(match)
    assert match.state.phase is PHASE.CHOOSE
    assert match.game.to_act(match.state) == {EAST}
    assert len(on.hand_of(match, EAST)) == held
    match = on.name(match, VALFRI, Suit.DIAMONDS)
    assert match.state.phase is (PHASE.PLAY if choice == "after_discard" else PHASE.DISCARD)
    match = on.settle(match)
    assert match.state.turn is SOUTH
    assert match.state.card_play.trump is Suit.DIAMONDS


def test_an_unknown_value_of_an_option_is_refused() -> None:
    with pytest.raises(InvalidValue, match="bad-option"):
        game("bismarck", open_cards="top")
    with pytest.raises(UnknownName, match="unknown-profile"):
        game("bismarck-short")


def test_the_next_deal_waits_for_all_three() -> None:
    match = on.settle(on.dealt())
    match = on.claim(match, WEST)
    for seat in (WEST, SOUTH):
        match = match.act(Ready(seat))
        with pytest.raises(IllegalAction, match="already-ready"):
            match.act(Ready(seat))
    assert match.game.to_act(match.state) == {EAST}
    match = match.act(Ready(EAST))
    assert match.state.phase is PHASE.DEALING
    assert on.deal_of(match.deal(Random(2))).dealer is SOUTH
