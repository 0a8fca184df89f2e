"""Play, claims and the end of a match of Bismarck (B-09, B-10, B-22, E-09, E-10, B-14)."""

from __future__ import annotations

from random import Random

import pytest

from strohmann.bismarck.contracts import ContractName
from strohmann.bridge.calls import PASS as NO_BID
from strohmann.cards import Card, Suit
from strohmann.errors import IllegalAction, IllegalPlay, InvalidValue
from strohmann.games.actions import (
    AnswerBreakOff,
    AnswerClaim,
    Claim,
    MakeCall,
    PlayCard,
    SeatAction,
)
from strohmann.games.bismarck.state import BismarckPhase
from strohmann.games.commitment import verify
from strohmann.games.events import MatchEnded
from strohmann.seats import EAST, NORTH, SOUTH, WEST
from tests.bismarck import playing as on
from tests.bismarck.playing import BismarckMatch, play_out

SPADER, VALFRI, TRUMF, SANG, PASS = ContractName


def pack() -> str:
    """Open S2 C2 C3 C4; South has H9, West HK, East S3 S4 S5 and all the diamonds."""
    east = [f"S{rank}" for rank in "345"] + [f"D{rank}" for rank in "AKQJT98765432"]
    hearts = [f"H{rank}" for rank in "9KAQJT8765432"]
    others = hearts + [f"S{rank}" for rank in "6789TJQKA"] + [f"C{rank}" for rank in "56789TJQKA"]
    dealt = [card for three in zip(others[::2], others[1::2], east, strict=True) for card in three]
    return " ".join(["S2 C2 C3 C4", *dealt])


def hearts_led(
    name: str = "bismarck", contract: ContractName = SPADER, must_trump: str | None = None
) -> BismarckMatch:
    """South has led the nine of hearts, West played the king; East has no hearts."""
    match = on.rigged(pack(), name, **({"must_trump": must_trump} if must_trump else {}))
    if on.deal_of(match).contract is None:
        match = on.name(match, contract, Suit.SPADES if contract is SPADER else None)
    return on.play(on.discard(match, "C2 C3 C4 S2"), "H9 HK")


def test_B_09_who_can_must_follow_suit() -> None:
    match = on.rigged(pack())
    match = on.discard(on.name(match, SANG), "C2 C3 C4 S2")
    match = on.play(match, "H9")
    spade = next(iter(on.hand_of(match, WEST).of(Suit.SPADES)))
    with pytest.raises(IllegalPlay, match="must-follow-suit") as caught:
        match.act(PlayCard(WEST, spade))
    assert caught.value.rule == "B-09"
    cards = match.game.legal(match.state, WEST).cards  # type: ignore[attr-defined]
    assert cards == on.hand_of(match, WEST).of(Suit.HEARTS)


def test_B_10_the_highest_trump_wins_and_the_winner_leads() -> None:
    match = on.settle(on.dealt())
    led = match.state.card_play
    for _ in range(48):
        seat = match.state.turn
        assert seat is not None
        card = next(iter(match.state.card_play.legal(seat)))
        match = match.act(PlayCard(seat, card))
        after = match.state.card_play
        if len(after.tricks) > len(led.tricks):
            winner = after.tricks[-1].winner(after.trump)
            assert match.state.phase is BismarckPhase.BETWEEN or match.state.turn is winner
        led = after
    assert sum(match.state.sheet.rows[0].tricks.values()) == 16


@pytest.mark.parametrize(
    ("name", "must_trump"), [("bismarck-must-trump", None), ("bismarck", "on")]
)
def test_B_22_who_cannot_follow_must_trump(name: str, must_trump: str | None) -> None:
    match = hearts_led(name, must_trump=must_trump)
    spades = on.hand_of(match, EAST).of(Suit.SPADES)
    assert len(spades) == 3
    assert match.game.legal(match.state, EAST).cards == spades  # type: ignore[attr-defined]
    with pytest.raises(IllegalPlay, match="must-trump") as caught:
        match.act(PlayCard(EAST, Card.parse("D2")))
    assert caught.value.rule == "B-22"


def test_B_22_without_the_duty_any_card_will_do() -> None:
    match = hearts_led()
    assert match.game.legal(match.state, EAST).cards == on.hand_of(match, EAST)  # type: ignore[attr-defined]


@pytest.mark.parametrize("contract", [SANG, PASS])
def test_E_09_the_duty_does_not_touch_sang_and_pass(contract: ContractName) -> None:
    match = hearts_led("bismarck-must-trump", contract)
    assert match.game.legal(match.state, EAST).cards == on.hand_of(match, EAST)  # type: ignore[attr-defined]


def test_E_09_no_duty_to_overtrump_and_it_holds_in_classic_trumf() -> None:
    match = hearts_led("bismarck-classic", must_trump="on")
    assert match.state.card_play.trump is Suit.SPADES  # the first open card is a spade
    cards = match.game.legal(match.state, EAST).cards  # type: ignore[attr-defined]
    assert cards == on.hand_of(match, EAST).of(Suit.SPADES)
    assert Card.parse("S3") in cards
    british = on.bismarck("bismarck-british", must_trump="on")
    assert british.rules.must_trump


def test_E_10_a_claim_needs_the_consent_of_both_others() -> None:
    match = on.settle(on.dealt())
    remaining = match.state.card_play.remaining
    claimed = match.act(Claim(WEST, remaining))
    assert claimed.game.to_act(claimed.state) == {EAST, SOUTH}
    assert claimed.view(EAST).current.hands[2] == (on.hand_of(match, WEST), 0)
    with pytest.raises(IllegalAction, match="no-claim-to-answer"):
        claimed.act(AnswerClaim(WEST, True))
    with pytest.raises(IllegalPlay, match="claim-pending"):
        claimed.act(PlayCard(SOUTH, next(iter(on.hand_of(match, SOUTH)))))
    with pytest.raises(IllegalAction, match="claim-pending"):
        claimed.act(Claim(EAST, remaining))
    one = claimed.act(AnswerClaim(SOUTH, True))
    assert one.game.to_act(one.state) == {EAST}
    both = one.act(AnswerClaim(EAST, True))
    assert both.state.sheet.rows[0].tricks == {EAST: 0, SOUTH: 0, WEST: 16}
    refused = one.act(AnswerClaim(EAST, False))
    assert refused.state.phase is BismarckPhase.PLAY
    assert on.deal_of(refused).claim is None
    assert refused.view(EAST).current.hands[2][1] == 0  # what was shown stays known


@pytest.mark.parametrize("tricks", [0, 1, 15, 17])
def test_E_10_only_all_remaining_tricks_can_be_claimed(tricks: int) -> None:
    with pytest.raises(IllegalAction, match="claim-all"):
        on.settle(on.dealt()).act(Claim(WEST, tricks))


def test_E_10_tricks_taken_before_the_claim_stay() -> None:
    match = hearts_led()
    match = on.play(match, "S3")  # East ruffs
    match = on.claim(match, SOUTH)
    assert match.state.sheet.rows[0].tricks == {EAST: 1, SOUTH: 15, WEST: 0}
    record = match.state.records[0]
    assert record.play.won == (1, 0, 0)
    assert Card.parse("H9") in record.hands[1]


@pytest.mark.parametrize("action", [AnswerBreakOff(SOUTH, True), MakeCall(SOUTH, NO_BID)])
def test_actions_of_other_games_are_refused(action: SeatAction) -> None:
    with pytest.raises(IllegalAction, match="not-in-this-game"):
        on.dealt().act(action)


def test_B_01_north_has_no_part_in_it() -> None:
    with pytest.raises(InvalidValue, match="seat-not-in-ring"):
        on.settle(on.dealt()).act(Claim(NORTH, 16))
    assert list(on.dealt().game.legal(on.dealt().state, NORTH)) == []


def test_B_14_the_match_ends_after_its_last_deal() -> None:
    match = play_out(on.bismarck(), 3)
    assert match.result is not None
    assert match.result.winners == match.state.sheet.winners
    assert match.result.is_shared == (len(match.result.winners) > 1)
    assert isinstance(match.events[-1], MatchEnded)
    assert not match.game.to_act(match.state)
    with pytest.raises(IllegalAction, match="nothing-to-deal"):
        match.game.prepare(match.state, Random(1), "")


def test_the_commitment_binds_the_whole_pack() -> None:
    match = on.settle(on.dealt())
    pack = on.deal_of(match).pack
    order = " ".join(map(str, pack))
    commitment = on.deal_of(match).commitment
    record = on.claim(match, WEST).view(None).records[0]
    assert (record.order, record.salt, record.commitment) == (order, on.SALT, commitment)
    opened = {"version": 1, "deal": "", "order": record.order, "salt": record.salt}
    assert verify(commitment, opened)
    swapped = " ".join(map(str, (pack[1], pack[0], *pack[2:])))
    assert not verify(commitment, opened | {"order": swapped})
