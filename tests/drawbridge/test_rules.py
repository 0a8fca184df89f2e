"""Draw Bridge rule by rule."""

from random import Random

import pytest

from strohmann.bridge.auction import Auction
from strohmann.bridge.contract import Contract
from strohmann.cards import PACK, Card, Hand
from strohmann.errors import InvalidValue, NotationError, UnknownName
from strohmann.games.actions import (
    AnnounceHonours,
    AnswerBreakOff,
    AnswerClaim,
    ChooseDummyPlay,
    Claim,
    DealCards,
    MakeCall,
    PlayCard,
    ProposeBreakOff,
    Ready,
)
from strohmann.games.commitment import verify
from strohmann.games.draw.actions import ChooseDealer, DrawForDealer
from strohmann.games.draw.events import Drew, PackOpened, StockDealt
from strohmann.games.draw.game import DrawGame
from strohmann.games.match import Match, told
from strohmann.games.registry import game, game_for
from strohmann.games.state import Phase
from strohmann.i18n import Catalogue
from strohmann.scoring.result import DealResult
from strohmann.scoring.rubber import RubberSheet, WonBy
from strohmann.seats import EAST, NORTH, PAIR, SOUTH, Ring, Side
from strohmann.store.codec import decode, encode
from tests.drawbridge.playing import (
    bid,
    dealt,
    draw_bridge,
    pack_of,
    play,
    ready,
    refused,
    through,
)

SPADES = "SA SK SQ SJ ST S9 S8 S7 S6 S5 S4 S3 S2"
HEARTS = "HA HK HQ HJ HT H9 H8 H7 H6 H5 H4 H3 H2"


@pytest.mark.parametrize("language", ["de", "da", "en"])
def test_F_18_the_game_is_called_draw_bridge(language: str) -> None:
    assert "Draw Bridge" in Catalogue(language).text("profile-draw-bridge")


def test_F_20_thirteen_cards_each_and_a_stock_of_26() -> None:
    match = dealt()
    deal = match.state.current
    assert [len(hand) for hand, _ in deal.hands] == [13, 13]
    assert (deal.drawing.left, len(deal.drawing.stock)) == (26, 26)
    together = deal.hands[0][0] | deal.hands[1][0] | Hand(deal.drawing.stock)
    assert together == Hand(PACK)


def test_F_20_C_08_cards_are_dealt_in_turn_to_the_dealers_opponent_first() -> None:
    for dealer in PAIR:
        hands = dealt(tuple(PACK), dealer).state.current.hands
        assert PACK[0] in hands[PAIR.index(PAIR.after(dealer))][0]
        assert PACK[1] in hands[PAIR.index(dealer)][0]
        assert dealt(tuple(PACK), dealer).state.current.drawing.stock == tuple(PACK[26:])


def test_F_21_no_duty_to_follow_and_the_higher_card_of_the_suit_led_wins() -> None:
    match = dealt(pack_of("HA S2", "H3 S9"))
    match = play(match, "H3 S2")  # North holds the ace of hearts and need not play it
    assert match.state.current.drawing.play.tricks[0].winner(None) is SOUTH
    assert match.state.turn is SOUTH
    match = play(match, "S9 HA")  # E-22: a discard of another suit never wins
    assert match.state.current.drawing.play.won == (0, 2)


def test_F_21_thirteen_drawing_tricks_then_the_auction() -> None:
    match = play(dealt(), 25)
    assert match.state.phase is Phase.STOCK
    match = play(match, 1)
    assert match.state.phase is Phase.AUCTION
    assert len(match.state.current.drawing.play.tricks) == 13


def test_F_22_the_winner_takes_the_top_card_then_the_loser() -> None:
    match = play(dealt(pack_of("HA S2", "H3 S9", "D5 D6 D7 D8")), "H3 HA S2 S9")
    draws = match.state.current.drawing.draws
    assert [(draw.seat, str(draw.card)) for draw in draws] == [
        (NORTH, "D5"),
        (SOUTH, "D6"),
        (SOUTH, "D7"),
        (NORTH, "D8"),
    ]
    assert match.state.current.drawing.left == 22


def test_F_22_a_drawn_card_is_seen_by_who_drew_it_alone() -> None:
    match = play(dealt(), 26)
    drew = [event for event in match.events if isinstance(event, Drew)]
    assert len(drew) == 26
    for viewer in (*PAIR, None):
        seen = [e.card for e in told(match.events, viewer) if isinstance(e, Drew)]
        assert seen == [event.card if event.seat is viewer else None for event in drew]
        (begun,) = [e for e in told(match.events, viewer) if isinstance(e, StockDealt)]
        assert (begun.pack, begun.salt) == ((), None)
        view = match.view(viewer).current
        assert view.drawing.stock == view.pack == ()
        assert view.drawing.left == 0
        assert [len(h) + hidden for h, hidden in view.hands] == [13, 13]


def test_F_22_these_tricks_do_not_count() -> None:
    match = bid(play(dealt(), 26), "1C P")
    assert match.state.card_play.won == (0, 0)
    assert sum(match.state.current.drawing.play.won) == 13


def test_F_23_the_dealer_opens_and_a_pass_after_a_bid_ends_it() -> None:
    for dealer in PAIR:
        match = play(dealt(dealer=dealer), 26)
        assert match.state.turn is dealer
        match = bid(match, "1H 1S 2H")
        assert match.state.phase is Phase.AUCTION
        match = bid(match, "P")
        assert match.state.phase is Phase.PLAY
        assert match.state.current.auction.contract == Contract.parse(f"2H by {dealer}", "NS")


def test_F_24_the_other_player_leads_and_there_is_no_dummy() -> None:
    match = bid(play(dealt(), 26), "1H P")
    contract = match.state.current.auction.contract
    assert contract is not None
    assert (contract.declarer, contract.leader, contract.has_dummy) == (NORTH, SOUTH, False)
    with pytest.raises(InvalidValue, match="no-dummy"):
        _ = contract.dummy
    assert match.game.to_act(match.state) == {SOUTH}
    match = play(match, 1)
    assert match.game.to_act(match.state) == {NORTH}
    assert match.view(SOUTH).current.hands[0] == (Hand(), 13)  # nothing is laid open
    assert refused(match, ChooseDummyPlay(NORTH, True)) == "no-dummy"
    assert refused(match, AnnounceHonours(NORTH)) == "not-in-this-game"  # F-13, F-25


def test_F_24_suits_must_be_followed_in_the_second_phase() -> None:
    # Aside: North draws what he wins. Spades against hearts, each player has both suits after.
    match = play(dealt(pack_of(SPADES, HEARTS), draw_use="aside"), 26)
    match = bid(match, "1C P")
    match = play(match, 1)
    led = match.state.card_play.cards[0]
    north = match.state.card_play.hand(NORTH)
    wrong = next(card for card in north if card.suit is not led.suit)
    assert any(card.suit is led.suit for card in north)
    assert refused(match, PlayCard(NORTH, wrong)) == "must-follow-suit"


def test_F_24_a_trump_wins_and_thirteen_tricks_are_played() -> None:
    match = through(dealt(), "1S P")
    (record,) = match.state.records
    assert record.play is not None
    assert len(record.play.tricks) == 13
    assert record.play.trump is Card.parse("SA").suit
    assert record.result.tricks == record.play.won_by(NORTH)


def test_F_25_scored_as_a_rubber_with_vulnerability_by_games() -> None:
    sheet = RubberSheet(NORTH, False, False, WonBy.GAMES, ring=PAIR)
    north = DealResult(Contract.parse("4H by N", "NS"), 10)
    south = DealResult(Contract.parse("3NT by S", "NS"), 8)
    sheet = sheet.add(north)
    assert (sheet.games, sheet.carried) == ({Side.N: 1, Side.S: 0}, {Side.N: 0, Side.S: 0})
    assert Side.N in sheet.next_vulnerability
    assert Side.S not in sheet.next_vulnerability
    assert sheet.next_dealer is SOUTH
    sheet = sheet.add(south)
    assert sheet.totals == {Side.N: 120 + 50, Side.S: 0}
    sheet = sheet.add(north)
    assert sheet.is_over
    assert sheet.totals == {Side.N: 120 + 50 + 120 + 700, Side.S: 0}
    assert (sheet.winner, sheet.rubber_winner, sheet.margin) == (Side.N, Side.N, 990)


def test_F_25_a_slam_by_a_vulnerable_player() -> None:
    sheet = RubberSheet(NORTH, False, False, WonBy.GAMES, ring=PAIR)
    sheet = sheet.add(DealResult(Contract.parse("3NT by S", "NS"), 9))
    sheet = sheet.add(DealResult(Contract.parse("6NT by S", "NS"), 12))
    assert sheet.totals == {Side.N: 0, Side.S: 100 + 190 + 750 + 700}


def test_X_09_following_suit_while_drawing_is_an_option() -> None:
    pack = pack_of("HA S2", "H3 S9")
    free, strict = (play(dealt(pack, draw_follow=value), "H3") for value in ("off", "on"))
    assert refused(strict, PlayCard(NORTH, Card.parse("S2"))) == "must-follow-suit"
    assert play(free, "S2").state.turn is SOUTH
    assert draw_bridge().options["draw_follow"] == "off"


def test_X_10_who_leads_to_the_first_drawing_trick() -> None:
    for dealer in PAIR:
        assert dealt(dealer=dealer).state.turn is PAIR.after(dealer)
        assert dealt(dealer=dealer, draw_first_lead="dealer").state.turn is dealer


def test_X_11_both_pass_and_the_next_player_deals() -> None:
    match = through(dealt(), "P P")
    sheet = match.state.sheet
    assert match.state.phase is Phase.BETWEEN
    assert (sheet.rows[0].number, sheet.next_number, sheet.next_dealer) == (1, 2, SOUTH)
    assert match.state.records[0].result.is_passed_out


def test_X_11_or_the_same_player_deals_again() -> None:
    match = through(dealt(both_pass="redeal"), "P P")
    sheet = match.state.sheet
    assert (sheet.rows[0].number, sheet.next_number, sheet.next_dealer) == (None, 1, NORTH)
    again = ready(match).deal(Random(2), "00")
    assert (again.state.current.dealer, again.state.current.number) == (NORTH, 1)


@pytest.mark.parametrize(
    ("calls", "contract"),
    [
        ("P 1C P", "1C by S"),  # a pass at the first turn of the dealer ends nothing
        ("1C X P", "1CX by N"),
        ("1C X XX P", "1CXX by N"),
        ("1H 2H 3H P", "3H by N"),  # who made the last bid
        ("1H 2H P", "2H by S"),
        ("1H P", "1H by N"),
    ],
)
def test_X_12_contract_and_declarer(calls: str, contract: str) -> None:
    auction = Auction(NORTH, ring=PAIR).extend(calls)
    assert auction.contract == Contract.parse(contract, "NS")
    assert all(
        Auction(NORTH, auction.calls[:i], PAIR).contract is None for i in range(len(auction))
    )


def test_X_12_C_14_C_15_doubles() -> None:
    assert "X" in map(str, Auction.parse("N", "1C", "NS").legal)
    assert "XX" in map(str, Auction.parse("N", "1C X", "NS").legal)
    assert "X" not in map(str, Auction.parse("N", "1C X XX", "NS").legal)
    assert "X" not in map(str, Auction.parse("N", "P", "NS").legal)
    assert Auction.parse("N", "P P", "NS").is_passed_out
    assert eval(repr(Auction.parse("N", "1C X", "NS"))) == Auction.parse("N", "1C X", "NS")


def test_X_13_the_higher_card_deals_first() -> None:
    start = Match.of(draw_bridge())
    assert start.state.phase is Phase.DRAWING
    for north, south, dealer in (("SK", "HK", NORTH), ("HK", "SK", SOUTH), ("C2", "C3", SOUTH)):
        cards = (Card.parse(north), Card.parse(south))
        match = start.act(DrawForDealer(None, cards))
        assert match.state.drawn == cards
        assert match.state.sheet.next_dealer is dealer
    same = DrawForDealer(None, (PACK[0], PACK[0]))
    assert refused(start, same) == "not-two-cards"
    assert refused(dealt(), DrawForDealer(None, (PACK[0], PACK[1]))) == "wrong-phase"


def test_X_13_or_by_lot() -> None:
    made = draw_bridge(first_dealer="random")
    actions = [made.prepare(made.initial(), Random(seed), "") for seed in range(40)]
    assert {a.dealer for a in actions if isinstance(a, ChooseDealer)} == set(PAIR)
    assert actions == [made.prepare(made.initial(), Random(seed), "") for seed in range(40)]


def test_X_30_E_22_in_the_hand_both_hold_thirteen_before_each_trick() -> None:
    match = dealt()
    for _ in range(13):
        assert [len(hand) for hand, _ in match.state.current.hands] == [13, 13]
        match = play(match, 2)
    last = [hand for hand, _ in match.state.current.hands]
    assert last[0] | last[1] == Hand(PACK) - Hand(
        card for trick in match.state.current.drawing.play.tricks for card in trick.cards
    )
    assert bid(match, "1C P").state.card_play.known == tuple(hand.mask for hand in last)


def test_X_30_E_22_aside_the_hand_shrinks_and_the_drawn_cards_are_the_new_one() -> None:
    match = dealt(draw_use="aside")
    for held in range(13, 0, -1):
        assert [len(hand) for hand, _ in match.state.current.hands] == [held, held]
        match = play(match, 2)
    drawing = match.state.current.drawing
    assert [hand for hand, _ in match.state.current.hands] == [drawing.drawn(s) for s in PAIR]
    view = match.view(NORTH).current
    assert view.hands[0] == (drawing.drawn(NORTH), 0)
    assert view.hands[1] == (Hand(), 13)


def test_E_22_any_card_may_be_led() -> None:
    match = dealt()
    assert len(match.game.legal(match.state, SOUTH)) == 13
    assert len(match.game.legal(match.state, NORTH)) == 0
    north = next(iter(match.state.current.hands[0][0]))
    assert refused(match, PlayCard(NORTH, north)) == "play-out-of-turn"
    assert refused(match, PlayCard(SOUTH, north)) == "card-not-held"


@pytest.mark.parametrize("tricks", range(14))
def test_E_22_made_with_six_more_than_the_level(tricks: int) -> None:
    sheet = RubberSheet(NORTH, False, False, WonBy.GAMES, ring=PAIR)
    sheet = sheet.add(DealResult(Contract.parse("2S by S", "NS"), tricks))
    assert bool(sheet.carried[Side.S]) == (tricks >= 8)
    assert bool(sheet.totals[Side.N]) == (tricks < 8)


def test_P_7_the_winner_of_two_games_wins_whoever_has_more_points() -> None:
    sheet = RubberSheet(NORTH, False, False, WonBy.GAMES, ring=PAIR)
    for text, tricks in (("7NTXX by S", 0), ("3NT by N", 9), ("3NT by N", 9)):
        sheet = sheet.add(DealResult(Contract.parse(text, "NS"), tricks))
    assert sheet.winner is Side.N
    sheet = RubberSheet(NORTH, False, False, WonBy.GAMES, ring=PAIR)
    for text, tricks in (("7NTXX by S", 0), ("3NT by S", 9), ("3NT by S", 9)):
        sheet = sheet.add(DealResult(Contract.parse(text, "NS"), tricks))
    assert sheet.totals[Side.N] > sheet.totals[Side.S]
    assert sheet.winner is Side.S


def test_F_15_two_seats_always_play_draw_bridge() -> None:
    for name in ("chicago-000", "rubber-laws", "single-deal", "draw-bridge"):
        assert isinstance(game_for(name, 2), DrawGame)
        assert game_for(name, 2).profile.name == "draw-bridge"
    kept = game_for("chicago-000", 2, first_dealer="W", honours_claim="announce")
    assert kept.options == draw_bridge().options
    aside = game_for("draw-bridge", 2, draw_use="aside")
    assert aside.options["draw_use"] == "aside"
    assert game_for("chicago-000", 4).profile.name == "chicago-000"


def test_F_15_what_cannot_be_played_is_refused() -> None:
    for name, seats in (("chicago-000", 3), ("draw-bridge", 4), ("bismarck", 2)):
        with pytest.raises(InvalidValue, match="wrong-seats"):
            game_for(name, seats)
    with pytest.raises(UnknownName, match="unknown-option"):
        game_for("chicago-000", 2, nonsense="on")
    with pytest.raises(InvalidValue, match="bad-option"):
        game_for("chicago-000", 2, first_dealer="nobody")
    with pytest.raises(UnknownName, match="unknown-profile"):
        game_for("whist", 2)


def test_C_40_two_can_break_the_rubber_off() -> None:
    match = through(dealt(), "P P")
    match = match.act(ProposeBreakOff(NORTH))
    assert match.game.to_act(match.state) == {SOUTH}
    assert refused(match, Ready(SOUTH)) == "break-off-pending"
    refused_once = match.act(AnswerBreakOff(SOUTH, False))
    assert refused_once.game.to_act(refused_once.state) == {NORTH, SOUTH}
    ended = match.act(AnswerBreakOff(SOUTH, True))
    assert ended.result is not None
    assert (ended.result.broken_off, ended.result.winner) == (True, None)
    assert ended.state.sheet.closing == ()
    assert refused(ended, Ready(NORTH)) == "wrong-phase"


def test_W_68_a_claim_is_answered_by_the_other_player() -> None:
    match = play(bid(play(dealt(), 26), "1H P"), 4)
    claimer = NORTH
    assert refused(match, Claim(claimer, 3)) == "claim-all-or-none"
    claimed = match.act(Claim(claimer, 11))
    assert claimed.game.to_act(claimed.state) == {SOUTH}
    assert claimed.view(SOUTH).current.hands[0][1] == 0  # the hand is laid open
    assert refused(claimed, AnswerClaim(NORTH, True)) == "no-claim-to-answer"
    turn = claimed.state.turn
    assert turn is not None
    assert refused(claimed, PlayCard(turn, PACK[0])) == "claim-pending"
    won = match.state.card_play.won_by(NORTH)
    accepted = claimed.act(AnswerClaim(SOUTH, True))
    assert accepted.state.records[0].result.tricks == won + 11
    on = claimed.act(AnswerClaim(SOUTH, False))
    assert on.state.current.claim is None
    assert on.game.to_act(on.state) == {turn}


@pytest.mark.parametrize(("seat", "gain"), [(NORTH, 0), (SOUTH, 11)])
def test_W_68_a_concession_needs_nobody(seat: object, gain: int) -> None:
    match = play(bid(play(dealt(), 26), "1H P"), 4)
    won = match.state.card_play.won_by(NORTH)
    who = NORTH if seat is NORTH else SOUTH
    conceded = match.act(Claim(who, 0))
    assert conceded.state.phase is Phase.BETWEEN
    assert conceded.state.records[0].result.tricks == won + gain
    assert refused(dealt(), Claim(NORTH, 13)) == "wrong-phase"


def test_the_record_holds_both_phases_and_proves_the_pack() -> None:
    for use in ("hand", "aside"):
        match = through(dealt(draw_use=use), "1C 1D X P")
        (record,) = match.state.records
        assert match.view(NORTH).records == match.view(None).records == (record,)
        assert len(record.drawing) == 13
        assert len(record.draws) == 26
        assert [str(call) for call in record.auction.calls] == ["1C", "1D", "X", "P"]
        assert record.play is not None
        assert {card for trick in record.play.tricks for card in trick.cards} == set(
            record.hands[0] | record.hands[1]
        )
        opened = {"version": 1, "deal": "", "order": record.order, "salt": record.salt}
        assert verify(record.commitment, opened)
        words = record.order.split()
        swapped = " ".join([words[1], words[0], *words[2:]])
        assert not verify(record.commitment, opened | {"order": swapped})


def test_the_pack_is_told_to_nobody_before_the_end_of_the_deal() -> None:
    match = bid(play(dealt(), 26), "1C P")
    for viewer in (*PAIR, None):
        assert not any(isinstance(event, PackOpened) for event in told(match.events, viewer))
        assert match.view(viewer).current.salt is None


def test_a_contract_of_two_is_stored_with_its_ring() -> None:
    match = through(dealt(), "1C P")
    scored = next(event for event in match.events if type(event).__name__ == "DealScored")
    name, document = encode(scored)
    assert '"ring":"NS"' in document
    assert decode(name, document) == scored
    assert Contract.parse("1C by N", "NS") != Contract.parse("1C by N")
    assert repr(Contract.parse("1C by N", "NS")) == "Contract.parse('1C by N', 'NS')"


def test_a_deal_is_the_whole_pack_at_its_time() -> None:
    match = Match.of(draw_bridge()).act(ChooseDealer(None, NORTH))
    assert refused(match, DealCards(None, tuple(PACK[:51]), "")) == "not-the-pack"
    assert refused(match, MakeCall(NORTH, Auction(NORTH).legal.at(0))) == "wrong-phase"
    call = MakeCall(SOUTH, Auction(NORTH).legal.at(0))
    assert refused(play(dealt(), 26), call) == "call-out-of-turn"
    assert isinstance(game("draw-bridge"), DrawGame)


def test_rings_and_sides_of_two() -> None:
    assert PAIR.sides == (Side.N, Side.S)
    assert [PAIR.side_of(seat) for seat in PAIR] == [Side.N, Side.S]
    assert (Side.N.opponents, Side.S.seats) == (Side.S, (SOUTH,))
    assert Ring.parse("NS") == PAIR
    assert eval(repr(PAIR)) == PAIR
    with pytest.raises(InvalidValue, match="seat-not-in-ring"):
        PAIR.after(EAST)
    with pytest.raises(NotationError, match="unreadable-seat"):
        Ring.parse("NN")
