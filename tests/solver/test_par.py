"""Par and makeable contracts (D-02 to D-05)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strohmann.bridge.board import Deal, Vulnerability
from strohmann.bridge.calls import BIDS
from strohmann.bridge.contract import Contract, Doubling
from strohmann.cards import Strain
from strohmann.scoring.points import points
from strohmann.seats import SEATS, SIDES, Seat, Side
from strohmann.solver import Solver
from strohmann.solver.par import Par, makeable, par
from strohmann.solver.tables import TrickTable

N, E, S, W = SEATS
NONE, NS, EW, BOTH = Vulnerability
STRAINS = "CDHSN"


def _table(ns: str, ew: str) -> TrickTable:
    """From the tricks of each side in C D H S N, alike for both partners."""
    rows = [[int(digit, 16) for digit in each] for each in (ns, ew, ns, ew)]
    return TrickTable.of_rows(rows)


def _shown(found: Par) -> tuple[int, list[str]]:
    return found.score, sorted(f"{each} {each.over}" for each in found.contracts)


@pytest.mark.parametrize("dealer", SEATS)
def test_V_70_a_slam(dealer: Seat) -> None:
    table = _table("C989A", "13543")
    assert _shown(par(table, NONE, dealer)) == (920, ["6C by NS 0"])


def test_V_71_a_sacrifice_that_goes_one_down() -> None:
    table = _table("8A978", "53495")
    found = par(table, NS, E)
    assert _shown(found) == (100, ["4SX by EW -1"])


@pytest.mark.parametrize("dealer", SEATS)
@pytest.mark.parametrize("vulnerability", Vulnerability)
def test_V_72_a_part_score(vulnerability: Vulnerability, dealer: Seat) -> None:
    table = TrickTable.parse("89967899674347643476")
    assert _shown(par(table, vulnerability, dealer)) == (140, ["3H by NS 0", "3S by NS 0"])


def test_V_72_is_the_table_of_its_deal() -> None:
    deal = Deal.parse("N:A764.AK4.A8.J832 85.Q62.KT954.T75 KQJ92.9873.Q3.Q6 T3.JT5.J762.AK94")
    assert str(Solver().tricks(deal)) == "89967899674347643476"


@pytest.mark.parametrize("dealer", SEATS)
def test_V_73_a_sacrifice_against_a_game(dealer: Seat) -> None:
    table = _table("93935", "4A4A7")
    assert _shown(par(table, BOTH, dealer)) == (-500, ["5CX by NS -2", "5HX by NS -2"])


def test_V_74_nobody_makes_anything() -> None:
    assert par(_table("66666", "66666"), BOTH, N) == Par(0, ())


def test_D_04_the_dealer_matters_only_when_both_sides_gain_by_acting_first() -> None:
    table = _table("66667", "66667")  # 1NT by whoever bids first
    assert _shown(par(table, NONE, N)) == (90, ["1NT by NS 0"])
    assert _shown(par(table, NONE, W)) == (-90, ["1NT by EW 0"])


def test_D_05_one_partner_alone_is_named() -> None:
    rows = [[6, 6, 6, 6, 8], [5, 5, 5, 5, 5], [6, 6, 6, 6, 6], [5, 5, 5, 5, 5]]
    assert [str(each) for each in par(TrickTable.of_rows(rows), NONE, S).contracts] == ["2NT by N"]


def test_D_02_makeable_contracts() -> None:
    table = TrickTable.parse("89967899674347643476")
    found = makeable(table)
    assert found[N, Strain.SPADES] == found[S, Strain.HEARTS] == 3
    assert found[N, Strain.NOTRUMP] == 2
    assert (N, Strain.DIAMONDS) not in found
    assert found[E, Strain.DIAMONDS] == found[W, Strain.DIAMONDS] == 1
    assert (W, Strain.HEARTS) not in found


@st.composite
def _tables(draw: st.DrawFn) -> TrickTable:
    """What deals allow, roughly: what one side takes the other does not, give or take one."""
    rows: list[list[int]] = [[], [], [], []]
    for _ in STRAINS:
        ours = draw(st.integers(0, 13))
        for i in range(4):
            tricks = (ours if i % 2 == 0 else 13 - ours) + draw(st.integers(-1, 0))
            rows[i].append(max(0, tricks))
    return TrickTable.of_rows(rows)


def _by_playing(table: TrickTable, vulnerability: Vulnerability, dealer: Seat) -> int:
    """Par by going through all auctions of bids, sides bidding in turn: a plain minimax."""
    scores = []
    for side in SIDES:
        row = []
        for bid in BIDS:
            tricks = table.best(side, bid.strain)
            doubling = Doubling.DOUBLED if tricks < bid.tricks else Doubling.UNDOUBLED
            contract = Contract(bid, doubling, side.seats[0])
            gained = points(contract, tricks, vulnerable=side in vulnerability)
            row.append(gained if side is Side.NS else -gained)
        scores.append(row)

    # worth[s][i]: what side s gets NS when the other side has just bid i and s may reply
    def reply(side: int, last: int) -> int:
        if (side, last) not in known:
            other = 1 - side
            options = [scores[other][last]]
            options += [reply(other, i) for i in range(last + 1, 35)]
            known[side, last] = max(options) if side == 0 else min(options)
        return known[side, last]

    known: dict[tuple[int, int], int] = {}
    first = dealer.side.index
    after_first = [reply(1 - first, i) for i in range(35)]
    second = [0, *(reply(first, i) for i in range(35))]
    passed = max(second) if first == 1 else min(second)
    return max([passed, *after_first]) if first == 0 else min([passed, *after_first])


@given(_tables(), st.sampled_from(Vulnerability), st.sampled_from(SEATS))
def test_D_03_par_is_what_the_auction_comes_to(
    table: TrickTable, vulnerability: Vulnerability, dealer: Seat
) -> None:
    found = par(table, vulnerability, dealer)
    assert found.score == _by_playing(table, vulnerability, dealer)
    assert bool(found.contracts) is (found.score != 0)
    for each in found.contracts:
        contract = Contract(each.bid, each.doubling, each.declarers[0])
        tricks = table[each.declarers[0], each.bid.strain]
        gained = points(contract, tricks, vulnerable=each.side in vulnerability)
        assert (gained if each.side is Side.NS else -gained) == found.score


@given(_tables())
def test_tables_are_written_and_read_back(table: TrickTable) -> None:
    assert TrickTable.parse(str(table)) == table
    assert eval(repr(table), {"TrickTable": TrickTable}) == table
