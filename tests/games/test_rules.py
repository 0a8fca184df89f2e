"""What a match of bridge adds to auction and play, rule by rule."""

import hashlib
from itertools import combinations
from random import Random
from typing import Any

import pytest

from strohmann.bridge.calls import Call
from strohmann.bridge.contract import Contract
from strohmann.cards import PACK, Card
from strohmann.errors import (
    IllegalAction,
    IllegalCall,
    IllegalPlay,
    InvalidValue,
    NotationError,
    UnknownName,
)
from strohmann.games.actions import (
    AnnounceHonours,
    AnswerBreakOff,
    AnswerClaim,
    ChooseDummyPlay,
    Claim,
    DealCards,
    DeclineHonours,
    DrawSeats,
    MakeCall,
    PlayCard,
    ProposeBreakOff,
    Ready,
)
from strohmann.games.commitment import commit, verify
from strohmann.games.decisions import seats_of_draw
from strohmann.games.events import Claimed, DealOpened, Dealt
from strohmann.games.match import Match
from strohmann.games.registry import GAMES, game, game_for
from strohmann.games.state import Phase
from strohmann.scoring.honours import Honours
from strohmann.scoring.profiles import Form, profile
from strohmann.seats import EAST, NORTH, SEATS, SIDES, SOUTH, WEST, Seat, Side

BridgeMatch = Match[Any, Any]


def dealt(name: str = "chicago-000", seed: int = 1, **options: str) -> BridgeMatch:
    return Match.of(game(name, **options)).deal(Random(seed), "5a17")


def bid(match: BridgeMatch, text: str) -> BridgeMatch:
    for word in text.split():
        seat = match.state.turn
        assert seat is not None
        match = match.act(MakeCall(seat, Call.parse(word)))
    return match


def play(match: BridgeMatch, count: int = 52) -> BridgeMatch:
    """Play so many cards, the first legal one each time."""
    for _ in range(count):
        if match.state.phase is not Phase.PLAY:
            break
        (seat,) = match.game.to_act(match.state)
        match = match.act(plays(match, seat)[0])
    return match


def plays(match: BridgeMatch, seat: Seat) -> list[PlayCard]:
    """The cards that a seat may play now."""
    return [a for a in match.game.legal(match.state, seat) if isinstance(a, PlayCard)]


def ready(match: BridgeMatch) -> BridgeMatch:
    for seat in SEATS:
        match = match.act(Ready(seat))
    return match


def refused(match: BridgeMatch, action: Any) -> str:
    with pytest.raises((IllegalAction, InvalidValue)) as caught:
        match.act(action)
    return caught.value.code


def test_C_05_the_two_highest_play_together_and_suits_break_ties() -> None:
    cards = [Card.parse(text) for text in ("HK", "SK", "C2", "DK")]
    seats = seats_of_draw(tuple(cards))
    by_card = dict(zip(cards, seats, strict=True))
    assert by_card[Card.parse("SK")].partner is by_card[Card.parse("HK")]
    assert by_card[Card.parse("DK")].partner is by_card[Card.parse("C2")]


@pytest.mark.parametrize("cards", list(combinations(PACK[::5], 4))[:60])
def test_C_05_every_draw_decides(cards: tuple[Card, ...]) -> None:
    seats = seats_of_draw(cards)
    assert sorted(seats, key=SEATS.index) == list(SEATS)
    order = sorted(cards, key=lambda card: card.draw_key)
    partner = {card: seat.partner for card, seat in zip(cards, seats, strict=True)}
    seat_of = dict(zip(cards, seats, strict=True))
    assert partner[order[3]] is seat_of[order[2]]
    assert partner[order[1]] is seat_of[order[0]]


def test_C_06_the_highest_card_deals_first() -> None:
    match = Match.of(game("rubber-laws", seating="draw"))
    cards = tuple(Card.parse(text) for text in ("C2", "HA", "C3", "SQ"))
    match = match.act(DrawSeats(None, cards))
    assert match.state.drawn == cards
    assert match.state.seating[1] is EAST  # the highest keeps the seat
    assert match.state.seating[3] is WEST
    match = match.deal(Random(1))
    assert match.state.current.dealer is EAST
    assert refused(match, DrawSeats(None, cards)) == "wrong-phase"


def test_C_06_the_draw_is_four_different_cards() -> None:
    match = Match.of(game("rubber-laws", seating="draw"))
    assert refused(match, DrawSeats(None, (PACK[0], PACK[0], PACK[1], PACK[2]))) == "not-four-cards"


def test_C_07_the_table_shuffles_and_deals_the_whole_pack() -> None:
    match = Match.of(game("single-deal"))
    assert refused(match, DealCards(None, PACK[:51], "")) == "not-the-pack"
    assert refused(match, DealCards(None, (*PACK[:51], PACK[0]), "")) == "not-the-pack"
    one, two = (match.deal(Random(seed)).state.current.known for seed in (1, 2))
    assert one != two
    with pytest.raises(IllegalAction):
        match.game.prepare(match.deal(Random(1)).state, Random(1), "")


@pytest.mark.parametrize("name", ["chicago-000", "rubber-laws"])
def test_C_09_the_left_neighbour_deals_next(name: str) -> None:
    match = dealt(name, first_dealer="S")
    assert match.state.current.dealer is SOUTH
    match = ready(play(bid(match, "1C P P P"))).deal(Random(2))
    assert match.state.current.dealer is WEST


def test_C_21_dummy_is_laid_open_after_the_lead_and_declarer_plays_it() -> None:
    match = bid(dealt("single-deal"), "1NT P P P")
    declarer, dummy = SOUTH, NORTH
    view = match.view(EAST)
    assert view.current.hands[dummy.index][0].mask == 0
    match = play(match, 1)
    for viewer in (*SEATS, None):
        hand, hidden = match.view(viewer).current.hands[dummy.index]
        assert (len(hand), hidden) == (13, 0)
    while match.state.turn is not dummy:
        match = play(match, 1)
    assert match.game.to_act(match.state) == {declarer}
    action = plays(match, declarer)[0]
    assert action.seat is dummy
    assert match.game.actor(match.state, action) is declarer
    assert not plays(match, dummy)


def test_C_25_tricks_are_counted_by_side() -> None:
    match = play(bid(dealt("single-deal"), "1NT P P P"))
    record = match.state.records[0]
    won = {side: record.play.won_by(side) for side in SIDES}
    assert sum(won.values()) == 13
    assert record.result.tricks == won[Side.NS]


def test_X_18_tricks_are_kept_in_order_for_the_record() -> None:
    record = play(bid(dealt("single-deal"), "1NT P P P")).state.records[0]
    cards = [card for trick in record.play.tricks for card in trick.cards]
    assert sorted(cards) == list(PACK)


def test_E_21_dummy_may_play_its_own_cards() -> None:
    match = bid(dealt("single-deal"), "1NT P P P").act(ChooseDummyPlay(NORTH, True))
    assert refused(match, ChooseDummyPlay(NORTH, True)) == "already-chosen"
    match = play(match, 1)
    while match.state.turn is not NORTH:
        match = play(match, 1)
    assert match.game.to_act(match.state) == {NORTH}
    action = plays(match, NORTH)[0]
    assert match.game.actor(match.state, action) is NORTH
    match = match.act(ChooseDummyPlay(NORTH, False))
    assert match.game.to_act(match.state) == {SOUTH}
    assert match.act(action).state.turn is not NORTH


def test_calls_and_cards_out_of_turn_are_refused_with_their_law() -> None:
    match = dealt("single-deal")
    with pytest.raises(IllegalCall) as call:
        match.act(MakeCall(NORTH, Call.parse("1C")))
    assert (call.value.code, call.value.rule) == ("call-out-of-turn", "Law 28")
    match = bid(match, "1NT P P P")
    with pytest.raises(IllegalPlay) as card:
        match.act(PlayCard(NORTH, PACK[0]))
    assert (card.value.code, card.value.rule) == ("play-out-of-turn", "Law 44")
    assert refused(match, MakeCall(WEST, Call.parse("P"))) == "wrong-phase"
    assert refused(match, Ready(SOUTH)) == "wrong-phase"


def test_W_68_a_claim_needs_both_opponents_but_not_dummy() -> None:
    match = play(bid(dealt("single-deal"), "1NT P P P"), 6)
    remaining = match.state.card_play.remaining
    assert refused(match, Claim(NORTH, 0)) == "dummy-cannot-claim"
    assert refused(match, Claim(SOUTH, 3)) == "claim-all-or-none"
    assert refused(match, AnswerClaim(WEST, True)) == "no-claim-to-answer"
    match = match.act(Claim(SOUTH, remaining))
    assert match.game.to_act(match.state) == {EAST, WEST}
    assert match.view(EAST).current.hands[SOUTH.index] == match.state.current.hands[SOUTH.index]
    assert refused(match, Claim(WEST, 0)) == "claim-pending"
    turn = match.state.turn
    assert turn is not None
    card = next(iter(match.state.card_play.hand(turn)))
    assert refused(match, PlayCard(turn, card)) == "claim-pending"
    won = match.state.card_play.won
    match = match.act(AnswerClaim(WEST, True)).act(AnswerClaim(EAST, True))
    assert match.result is not None
    assert match.state.records[0].result.tricks == won + remaining


def test_W_68_a_refused_claim_goes_on_where_it_was() -> None:
    before = play(bid(dealt("single-deal"), "1NT P P P"), 6)
    match = before.act(Claim(SOUTH, before.state.card_play.remaining))
    match = match.act(AnswerClaim(WEST, False))
    assert match.state.current.claim is None
    assert match.game.to_act(match.state) == before.game.to_act(before.state)
    assert play(match).result == play(before).result


def test_W_68_concessions() -> None:
    match = play(bid(dealt("single-deal"), "1NT P P P"), 8)
    won = match.state.card_play.won
    conceded = match.act(Claim(SOUTH, 0))  # declarer asks nobody
    assert conceded.state.records[0].result.tricks == won
    asked = match.act(Claim(WEST, 0))  # a defender's partner may object
    assert asked.game.to_act(asked.state) == {EAST}
    given = asked.act(AnswerClaim(EAST, True))
    assert given.state.records[0].result.tricks == won + match.state.card_play.remaining


def test_a_defenders_claim_shows_his_hand_to_declarer_but_not_to_his_partner() -> None:
    match = play(bid(dealt("single-deal"), "1NT P P P"), 8)
    match = match.act(Claim(WEST, match.state.card_play.remaining))
    assert match.game.to_act(match.state) == {SOUTH}
    assert match.view(SOUTH).current.hands[WEST.index][1] == 0
    assert match.view(EAST).current.hands[WEST.index][0].mask == 0
    claimed = match.events[-1]
    assert isinstance(claimed, Claimed)
    accepted = match.act(AnswerClaim(SOUTH, True))
    assert accepted.state.records[0].result.tricks == match.state.card_play.won


def with_honours() -> BridgeMatch:
    """A deal in which south holds A K Q J T of spades and plays spades."""
    spades = [Card.parse("S" + rank) for rank in "AKQJT98765432"]
    rest = [card for card in PACK if card not in spades]
    hands = [spades, rest[:13], rest[13:26], rest[26:]]  # E of the dealer N first
    pack = tuple(hands[i % 4][i // 4] for i in range(52))
    match = Match.of(game("chicago-000", honours_claim="announce"))
    return match.act(DealCards(None, pack, "00"))


def test_C_37_honours_are_announced_after_the_play() -> None:
    match = play(bid(with_honours(), "P 1S P P P"))
    assert match.state.phase is Phase.HONOURS
    assert match.game.to_act(match.state) == {EAST}
    assert refused(match, AnnounceHonours(NORTH)) == "no-honours"
    announced = match.act(AnnounceHonours(EAST))
    assert announced.state.records[0].result.honours == (Honours(EAST, 150),)
    declined = match.act(DeclineHonours(EAST))
    assert declined.state.records[0].result.honours == ()
    difference = announced.state.sheet.totals[Side.EW] - declined.state.sheet.totals[Side.EW]
    assert difference == 150


def test_X_01_honours_are_credited_by_themselves_when_chosen() -> None:
    spades = with_honours().state.current
    match = Match.of(game("chicago-000"))
    pack = [card for card in PACK if spades.known[1] & card.bit]
    rest = [card for card in PACK if card not in pack]
    order = tuple([pack, rest[:13], rest[13:26], rest[26:]][i % 4][i // 4] for i in range(52))
    match = play(bid(match.act(DealCards(None, order, "00")), "P 1S P P P"))
    assert match.state.records[0].result.honours == (Honours(EAST, 150),)


def test_C_40_a_rubber_is_broken_off_when_all_agree() -> None:
    match = play(bid(dealt("rubber-laws"), "1C P P P"))
    assert match.state.phase is Phase.BETWEEN
    match = match.act(ProposeBreakOff(SOUTH))
    assert match.game.to_act(match.state) == {NORTH, EAST, WEST}
    assert refused(match, Ready(SOUTH)) == "break-off-pending"
    assert refused(match, ProposeBreakOff(WEST)) == "break-off-pending"
    assert refused(match, AnswerBreakOff(SOUTH, True)) == "no-break-off-to-answer"
    refusing = match.act(AnswerBreakOff(NORTH, True)).act(AnswerBreakOff(EAST, False))
    assert refusing.state.break_off is None
    assert refusing.result is None
    for seat in (NORTH, EAST, WEST):
        match = match.act(AnswerBreakOff(seat, True))
    assert match.result is not None
    assert match.result.broken_off
    assert refused(match, ChooseDummyPlay(SOUTH, True)) == "match-over"


def test_only_a_rubber_can_be_broken_off() -> None:
    match = play(bid(dealt("chicago-000"), "1C P P P"))
    assert refused(match, ProposeBreakOff(SOUTH)) == "cannot-break-off"
    assert refused(match.act(Ready(SOUTH)), Ready(SOUTH)) == "already-ready"


def test_W_06_the_commitment_is_published_with_the_deal_and_opened_after_it() -> None:
    match = dealt("single-deal")
    told = match.view(SOUTH).current
    assert told.salt is None
    done = play(bid(match, "1NT P P P"))
    opened = next(event for event in done.events if isinstance(event, DealOpened))
    values = {"version": 1, "deal": str(opened.deal), "order": "", "salt": opened.salt}
    assert verify(told.commitment, values)
    text = f"strohmann-1\n{opened.deal}\n\n5a17"
    assert told.commitment == hashlib.sha256(text.encode()).hexdigest()
    assert not verify(told.commitment, {**values, "salt": "5a18"})
    assert commit(str(opened.deal), "", "5a17") == told.commitment
    for broken in ({"version": 2}, {**values, "deal": None}):
        with pytest.raises(NotationError):
            verify(told.commitment, broken)


def test_X_14_dealer_and_vulnerability_of_a_single_deal() -> None:
    current = dealt("single-deal", vulnerability="both").state.current
    assert current.dealer is SOUTH
    assert current.vulnerability.value == "both"
    board = dealt("duplicate-002", board="5").state.current
    assert (board.number, board.dealer, board.vulnerability.value) == (5, NORTH, "none")
    assert dealt("duplicate-wbf", board="5").state.current.vulnerability.value == "ns"


@pytest.mark.parametrize(
    ("name", "options", "error"),
    [
        ("chicago-999", {}, UnknownName),
        ("chicago-000", {"colour": "red"}, UnknownName),
        ("chicago-000", {"seating": "standing"}, InvalidValue),
        ("single-deal", {"seating": "draw"}, UnknownName),
    ],
)
def test_unknown_games_and_options(
    name: str, options: dict[str, str], error: type[Exception]
) -> None:
    with pytest.raises(error):
        game(name, **options)


def test_only_the_viewers_own_hand_is_dealt_to_him() -> None:
    match = dealt("single-deal")
    for viewer in (*SEATS, None):
        told = match.events[0].redact(viewer)
        assert isinstance(told, Dealt)
        assert told.salt is None
        seen: list[Seat] = [s for s, hand in zip(SEATS, told.hands, strict=True) if hand]
        assert seen == ([] if viewer is None else [viewer])


def test_contract_of_the_match_is_that_of_the_auction() -> None:
    match = bid(dealt("single-deal"), "1H 1S 2H 2S 4H X P P P")
    assert match.state.card_play.contract == Contract.parse("4HX by S")


def test_S_07_no_duty_to_trump_or_overtrump() -> None:
    match = bid(dealt("single-deal"), "1S P P P")
    while match.state.phase is Phase.PLAY:
        (seat,) = match.game.to_act(match.state)
        current = match.state.card_play
        led, hand = current.cards[:1], current.hand(current.turn)
        void = bool(led) and not hand.length(led[0].suit)
        if void or not led:
            assert {action.card for action in plays(match, seat)} == set(hand)
        match = match.act(plays(match, seat)[-1])


def test_F_15_rubber_and_chicago_never_have_fewer_than_four_seats() -> None:
    """Two seats play Draw Bridge, whatever the table was set to."""
    for name in GAMES:
        if profile(name).form not in (Form.DRAW, Form.BISMARCK):
            assert game(name).ring == SEATS
            assert game_for(name, 2).profile.form is Form.DRAW
    with pytest.raises(UnknownName):
        game("chicago-000", players="2")
