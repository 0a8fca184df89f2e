"""Honours: C-36, C-37, X-01, V-34."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strohmann.bridge.board import Deal
from strohmann.bridge.contract import Contract
from strohmann.cards import PACK, STRAINS, Card, Hand, Rank, Strain
from strohmann.errors import InvalidValue
from strohmann.scoring.honours import Honours, honours_of, honours_points
from strohmann.scoring.result import DealResult
from strohmann.seats import EAST, NORTH, SEATS, SOUTH, WEST
from tests.scoring.strategies import kinds, read, totals

DEAL = Deal.parse(
    "N:AK32.AKQJT.32.32 QJT9.2.AKQJ.AKQ4 8765.9876.9876.9 4.543.T54.JT8765"
)  # fmt: skip


def test_C_36_all_five_trump_honours_are_150() -> None:
    assert honours_of(DEAL, Strain.HEARTS) == (Honours(NORTH, 150),)


def test_C_36_four_of_five_are_100_in_any_hand() -> None:
    assert honours_of(DEAL, Strain.DIAMONDS) == (Honours(EAST, 100),)
    lacking_the_ace = Hand.parse("KQJT.A32.432.432")
    deal = {seat: lacking_the_ace if seat is WEST else Hand() for seat in SEATS}
    assert honours_of(deal, Strain.SPADES) == (Honours(WEST, 100),)


def test_C_36_three_are_nothing() -> None:
    assert honours_of(DEAL, Strain.SPADES) == honours_of(DEAL, Strain.CLUBS) == ()


def test_C_36_four_aces_in_one_hand_at_notrump_are_150() -> None:
    assert honours_of(DEAL, Strain.NOTRUMP) == ()
    aces = Hand.parse("A432.A32.A32.A32")
    deal = {SOUTH: aces, NORTH: Hand.parse("KQJT.KQJT.KQJT.K")}
    assert honours_of(deal, Strain.NOTRUMP) == (Honours(SOUTH, 150),)
    assert honours_of(deal, Strain.SPADES) == (Honours(NORTH, 100),)


@given(pack=st.permutations(PACK), strain=st.sampled_from(STRAINS))
def test_C_36_at_most_one_hand_has_honours_and_all_of_it_is_there(
    pack: list[Card], strain: Strain
) -> None:
    deal = Deal.of_pack(pack, NORTH)
    found = honours_of(deal, strain)
    counts = {
        seat: sum(_is_honour(card.rank, card.suit.strain, strain) for card in hand)
        for seat, hand in deal.items()
    }
    expected = {seat: count for seat, count in counts.items() if count >= 4}
    assert {held.seat for held in found} == expected.keys()
    assert len(found) <= 1


def _is_honour(rank: Rank, suit: Strain, strain: Strain) -> bool:
    if strain is Strain.NOTRUMP:
        return rank is Rank.ACE
    return suit is strain and not rank < Rank.TEN


def test_V_34_a_defender_has_honours_though_the_contract_makes() -> None:
    defender = {EAST: Hand.parse("2.AKQJ.5432.5432")}
    assert honours_of(defender, Strain.HEARTS) == (Honours(EAST, 100),)
    sheet = read("N 2H 8 honours=E:100")
    assert kinds(sheet) == [("NS", "contract_tricks", 60), ("EW", "honours", 100)]
    assert totals(sheet) == (60, 100)


def test_C_36_either_side_and_dummy_may_have_them_made_or_not() -> None:
    assert kinds(read("N 4S 9 honours=S:150")) == [
        ("EW", "undertricks", 50),
        ("NS", "honours", 150),
    ]


@pytest.mark.parametrize("deals", ["N 2H 8", "N 4H 10 / E 2H 8", "N 2H 8 / E 2H 8 / S 2H 8"])
def test_C_37_vulnerability_does_not_matter(deals: str) -> None:
    for name in ("chicago-000", "rubber-laws"):
        with_honours = read(f"{deals} honours=E:100", name)
        without = read(deals, name)
        assert totals(with_honours) == (totals(without)[0], totals(without)[1] + 100)


def test_R_07_honours_at_notrump_are_150_only() -> None:
    assert honours_points(Strain.NOTRUMP) == (150,)
    assert honours_points(Strain.CLUBS) == honours_points() == (100, 150)
    with pytest.raises(InvalidValue, match="bad-honours"):
        DealResult(Contract.parse("3NT by N"), 9, (Honours(NORTH, 100),))


def test_other_points_are_no_honours() -> None:
    with pytest.raises(InvalidValue) as raised:
        Honours(EAST, 50)
    assert raised.value.code == "bad-honours"
    assert raised.value.values == {"seat": "E", "points": 50, "known": "100 150"}
    assert str(Honours(EAST, 100)) == "E:100"


def test_only_one_hand_can_have_them() -> None:
    with pytest.raises(InvalidValue, match="honours-twice"):
        DealResult(Contract.parse("4H by N"), 10, (Honours(NORTH, 100), Honours(EAST, 100)))


def test_there_are_none_in_a_deal_passed_out() -> None:
    with pytest.raises(InvalidValue, match="passed-out-with-result"):
        DealResult(None, None, (Honours(NORTH, 100),))


def test_F_13_X_01_where_honours_do_not_count_they_are_refused() -> None:
    deal = DealResult(Contract.parse("4H by N"), 10, (Honours(NORTH, 100),))
    for name in ("chicago-001", "rubber-001", "chicago-duplicate", "single-deal", "duplicate-wbf"):
        with pytest.raises(InvalidValue, match="honours-not-scored"):
            read("", name).add(deal)
    for name in ("chicago-000", "rubber-000", "rubber-laws"):
        assert totals(read("", name).add(deal))[0] - totals(read("N 4H 10", name))[0] == 100
