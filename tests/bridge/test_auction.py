"""The auction: C-10 to C-19, Laws 17-22 and 35-39, E-20."""

import copy
import pickle
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strohmann.bridge.auction import Auction
from strohmann.bridge.calls import BIDS, CALLS, DOUBLE, PASS, REDOUBLE, Bid, Call
from strohmann.bridge.contract import Contract, Doubling
from strohmann.cards import STRAINS, Strain
from strohmann.errors import IllegalCall, InvalidValue, NotationError
from strohmann.seats import EAST, NORTH, SEATS, SOUTH, WEST


def auction(text: str, dealer: str = "N") -> Auction:
    return Auction.parse(dealer, text)


def refusal(text: str, call: str) -> tuple[str, str | None]:
    """Code and Law with which a call is refused after an auction."""
    before = auction(text)
    assert Call.parse(call) not in before.legal
    with pytest.raises(IllegalCall) as caught:
        before.call(Call.parse(call))
    return caught.value.code, caught.value.rule


def test_C_10_calls_go_clockwise_from_the_dealer() -> None:
    assert [seat for seat, _ in auction("1C P 1H P", "E")] == [EAST, SOUTH, WEST, NORTH]
    assert auction("1C", "E").turn is SOUTH
    assert auction("").turn is NORTH


def test_C_11_level_promises_six_more_tricks() -> None:
    assert [Bid(level, Strain.HEARTS).tricks for level in range(1, 8)] == list(range(7, 14))


def test_L_1_level_to_tricks() -> None:
    assert {bid.level: bid.tricks for bid in BIDS} == {n: n + 6 for n in range(1, 8)}


def test_C_12_thirty_five_bids_in_order() -> None:
    assert len(BIDS) == 35
    assert str(BIDS[0]) == "1C"
    assert str(BIDS[-1]) == "7NT"
    assert all(low < high and low <= high for low, high in pairwise(BIDS))


def test_V_06_after_two_hearts() -> None:
    legal = [call for call in auction("2H").legal if isinstance(call, Bid)]
    assert [str(bid) for bid in legal[:3]] == ["2S", "2NT", "3C"]
    assert len(legal) == 27
    assert refusal("2H", "2D") == ("insufficient-bid", "Law 18")


def test_C_13_who_has_passed_may_bid_later() -> None:
    assert Call.parse("1S") in auction("P 1C P P").legal


def test_C_14_double_only_an_opponents_undoubled_bid() -> None:
    assert DOUBLE in auction("1H").legal
    assert DOUBLE in auction("1H P P").legal
    assert refusal("", "X") == ("nothing-to-double", "Law 19")
    assert refusal("1H P", "X") == ("double-own-side", "Law 19")
    assert refusal("1H X", "X") == ("double-own-side", "Law 19")
    assert refusal("1H X P", "X") == ("already-doubled", "Law 19")


def test_C_15_redouble_only_an_opponents_double() -> None:
    assert REDOUBLE in auction("1H X").legal
    assert REDOUBLE in auction("1H X P P").legal
    assert refusal("1H", "XX") == ("nothing-to-redouble", "Law 19")
    assert refusal("1H X P", "XX") == ("redouble-own-double", "Law 19")
    assert refusal("1H X XX P", "XX") == ("already-redoubled", "Law 19")


def test_C_16_a_new_bid_cancels_the_doubling() -> None:
    done = auction("1H X XX 1S P P P")
    assert done.contract == Contract(Bid(1, Strain.SPADES), Doubling.UNDOUBLED, WEST)


def test_C_17_three_passes_end_the_auction() -> None:
    assert not auction("1H P P").is_over
    assert auction("1H P P P").is_over
    assert auction("1H X P P P").contract == Contract.parse("1HX by N")
    assert auction("1H X XX P P P").contract == Contract.parse("1HXX by N")
    assert auction("1H P P P").turn is None
    assert len(auction("1H P P P").legal) == 0
    assert list(auction("1H P P P").legal) == []


def test_C_18_four_passes_at_the_start() -> None:
    assert not auction("P P P").is_over
    done = auction("P P P P")
    assert done.is_over
    assert done.is_passed_out
    assert done.contract is None


def test_C_19_declarer_named_the_strain_first() -> None:
    assert auction("1H P 2H P 4H P P P").declarer is NORTH
    assert auction("1C P 1H P 4H P P P").declarer is SOUTH


def test_V_01_worked_auction() -> None:
    contract = auction("1H 1S 2H 2S 4H X P P P").contract
    assert contract is not None
    assert str(contract) == "4HX by N"
    assert (contract.dummy, contract.leader, contract.tricks) == (SOUTH, EAST, 10)


def test_S_04_a_pass_keeps_the_doubling_and_a_double_restarts_the_passes() -> None:
    assert auction("1H P P X P P P").contract == Contract.parse("1HX by N")
    assert not auction("1H P P X P P").is_over


def test_law_38_no_bid_above_seven() -> None:
    with pytest.raises(InvalidValue) as caught:
        Bid(8, Strain.CLUBS)
    assert caught.value.rule == "Law 38"
    with pytest.raises(NotationError):
        Call.parse("8C")


def test_law_39_no_call_after_the_final_pass() -> None:
    assert refusal("1H P P P", "P") == ("auction-over", "Law 39")
    assert refusal("P P P P", "1C") == ("auction-over", "Law 39")


def test_E_20_corner_cases() -> None:
    assert refusal("1H X P", "XX")[1] == "Law 19"
    assert refusal("1H P", "X")[1] == "Law 19"
    assert DOUBLE in auction("1H P P").legal
    assert str(auction("1C X XX P P P").contract) == "1CXX by N"
    assert str(auction("P P P 1S P P P").contract) == "1S by W"
    # east names hearts first, but north first on the side that plays them
    assert str(auction("1H 1S X P 4H P P P", "E").contract) == "4H by E"
    assert str(auction("1H 1S P 2S P P 3H P P P", "E").contract) == "3H by E"
    assert str(auction("1H P P 2C P 2H P P P", "E").contract) == "2H by S"
    assert str(auction("1H P P 2C P P 3H P P P", "E").contract) == "3H by E"
    assert str(auction("1H P P 2C P P 2S 4H P P P", "E").contract) == "4H by N"


def longest() -> list[Call]:
    calls: list[Call] = [PASS] * 3
    for bid in BIDS:
        calls += [bid, PASS, PASS, DOUBLE, PASS, PASS, REDOUBLE, PASS, PASS]
    return [*calls, PASS]


def test_E_20_the_longest_auction_has_319_calls() -> None:
    calls = longest()
    assert len(calls) == 319
    done = Auction(NORTH, tuple(calls))
    assert done.is_over
    assert done.doubling is Doubling.REDOUBLED
    assert all(call not in done.legal for call in CALLS)


def perft(start: Auction, depth: int) -> int:
    """Number of legal auctions of exactly so many calls."""
    if depth == 1:
        return len(start.legal)
    return sum(perft(start.after(call), depth - 1) for call in start.legal)


@pytest.mark.parametrize(
    ("depth", "count"), [(1, 36), (2, 701), (3, 9_731), (4, 107_451), (5, 999_852)]
)
def test_perft(depth: int, count: int) -> None:
    assert perft(Auction(NORTH), depth) == count


def test_perft_of_six_calls_and_of_all_auctions_by_dynamic_programming() -> None:
    """Counts by state (last bid, its doubling, whose it is, passes), not by enumeration.

    The state graph is walked with the real `Auction`, so it counts what the code allows.
    """
    assert count_of_length(6) == 8_126_237
    assert count_all() == (4 * 22**35 - 1) // 3


def key(a: Auction) -> tuple[object, ...]:
    own = a.last_bidder is not None and (len(a) - 1 - a.calls.index(a.last_bid)) % 2
    passes = next((i for i, call in enumerate(reversed(a.calls)) if call is not PASS), len(a))
    return (a.last_bid, a.doubling, own, passes)


def count_of_length(length: int) -> int:
    layer: dict[tuple[object, ...], tuple[Auction, int]] = {
        key(Auction(NORTH)): (Auction(NORTH), 1)
    }
    for _ in range(length):
        following: dict[tuple[object, ...], tuple[Auction, int]] = {}
        for a, count in layer.values():
            for call in a.legal:
                b = a.after(call)
                _, known = following.get(key(b), (b, 0))
                following[key(b)] = (b, known + count)
        layer = following
    return sum(count for _, count in layer.values())


def count_all() -> int:
    memo: dict[tuple[object, ...], int] = {}

    def count(a: Auction) -> int:
        if a.is_over:
            return 1
        if key(a) not in memo:
            memo[key(a)] = sum(count(a.after(call)) for call in a.legal)
        return memo[key(a)]

    return count(Auction(NORTH))


@given(st.integers(0, 2**32), st.sampled_from(SEATS))
def test_random_auctions(seed: int, dealer: object) -> None:
    rng = Random(seed)
    a = Auction(dealer)  # type: ignore[arg-type]
    while not a.is_over:
        legal = list(a.legal)
        assert len(legal) == len(a.legal)
        assert all(a.legal.at(i) is call for i, call in enumerate(legal))
        assert {call for call in CALLS if call in a.legal} == set(legal)
        for call in CALLS:
            if call not in a.legal:
                with pytest.raises(IllegalCall) as caught:
                    a.call(call)
                assert caught.value.rule in ("Law 18", "Law 19")
        a = a.call(PASS if rng.random() < 0.5 else rng.choice(legal))
    assert Auction(a.dealer, a.calls) == a
    assert hash(Auction(a.dealer, a.calls)) == hash(a)
    assert eval(repr(a)) == a
    contract = a.contract
    if contract is not None:
        assert Contract.parse(str(contract)) == contract
        assert contract.bid is a.last_bid
        first = [s for s, c in a if isinstance(c, Bid) and c.strain is contract.strain]
        assert contract.declarer == next(s for s in first if s.side is contract.declarer.side)


def test_calls_are_interned_and_frozen() -> None:
    assert Bid(3, Strain.NOTRUMP) is Call.parse("3NT") is Call.parse("3n") is Bid.of("3NT")
    assert len(CALLS) == 38
    for call in CALLS:
        assert Call.parse(str(call)) is call
        assert pickle.loads(pickle.dumps(call)) is call
        assert eval(repr(call)) is call
    assert [Call.parse(t) for t in ("pass", "dbl", "redouble")] == [PASS, DOUBLE, REDOUBLE]
    with pytest.raises(AttributeError):
        PASS.text = "Q"
    with pytest.raises(NotationError) as caught:
        Bid.of("P")
    assert caught.value.code == "not-a-bid"
    assert {bid.strain for bid in BIDS} == set(STRAINS)


def test_auctions_are_frozen() -> None:
    auction = Auction.parse("N", "1H X XX P")
    assert pickle.loads(pickle.dumps(auction)) == copy.deepcopy(auction) == auction
    assert pickle.loads(pickle.dumps(auction)).legal.at(1) is auction.legal.at(1)
    with pytest.raises(AttributeError):
        auction.calls = ()
    with pytest.raises(AttributeError):
        auction.dealer = WEST


@pytest.mark.parametrize("text", ["4H", "8H by N", "4HXXX by N", "by N", "4H by Q"])
def test_unreadable_contracts(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        Contract.parse(text)
    assert caught.value.code == "unreadable-contract"


@pytest.mark.parametrize(("text", "factor"), [("1C N", 1), ("1cx by s", 2), ("7NTXX W", 4)])
def test_contracts_are_read_in_usual_forms(text: str, factor: int) -> None:
    assert Contract.parse(text).doubling.factor == factor
    assert Contract.parse(text).leader is Contract.parse(text).declarer.left
    assert Contract.parse(text).level in (1, 7)
    assert WEST.left is NORTH
