"""What holds for every sheet of every profile."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from strohmann.bridge.board import Vulnerability
from strohmann.scoring.calculator import deal_points
from strohmann.scoring.parts import Kind, columns
from strohmann.scoring.profiles import PROFILES, Form, Profile, sheet_for
from strohmann.scoring.result import DealResult
from strohmann.scoring.sheet import Sheet
from strohmann.seats import SIDES, Seat, Side
from tests.scoring.strategies import grow, profiles, results, seats

matches = st.lists(results(), max_size=16)
two_columns = st.sampled_from(
    [each for each in PROFILES.values() if each.form in (Form.CHICAGO, Form.RUBBER)]
)
carrying = st.sampled_from(
    [each for each in PROFILES.values()
     if each.form is Form.RUBBER or each.rules.get("scoring") == "carried"]
)  # fmt: skip

rubbers = st.sampled_from([each for each in PROFILES.values() if each.form is Form.RUBBER])


def steps(chosen: Profile, match: list[DealResult], dealer: Seat) -> list[Sheet]:
    """The sheet before the first deal, after each, and broken off."""
    sheets = [sheet_for(chosen, first_dealer=dealer)]
    for result in match:
        if sheets[-1].is_over:
            break
        sheets.append(grow(chosen, [result], sheets[-1]))
    if sheets[-1].can_break_off:
        sheets.append(sheets[-1].break_off())
    return sheets


@given(chosen=two_columns, match=matches, dealer=seats)
def test_totals_are_the_rows_and_the_closing_premiums(
    chosen: Profile, match: list[DealResult], dealer: Seat
) -> None:
    for sheet in steps(chosen, match, dealer):
        by_hand = dict.fromkeys(SIDES, 0)
        for row in sheet.rows:
            for part in row.parts:
                by_hand[part.side] += part.points
        for part in sheet.closing:
            by_hand[part.side] += part.points
        assert sheet.totals == by_hand == columns(sheet.parts)
        assert sheet.margin == abs(by_hand[Side.NS] - by_hand[Side.EW])


@given(chosen=profiles, match=matches, dealer=seats)
def test_S_09_single_deal_and_duplicate_sum_to_zero(
    chosen: Profile, match: list[DealResult], dealer: Seat
) -> None:
    sheet = steps(chosen, match, dealer)[-1]
    if chosen.form in (Form.SINGLE, Form.DUPLICATE):
        assert sum(sheet.totals.values()) == 0
        assert sheet.margin == max(sheet.totals.values())
    assert sum(sheet.totals.values()) >= 0


@given(chosen=two_columns, match=matches, dealer=seats)
def test_totals_never_fall_in_rubber_and_chicago(
    chosen: Profile, match: list[DealResult], dealer: Seat
) -> None:
    sheets = steps(chosen, match, dealer)
    for before, after in pairwise(sheets):
        assert all(before.totals[side] <= after.totals[side] for side in SIDES)
        assert after.rows[: len(before.rows)] == before.rows


@given(chosen=carrying, match=matches, dealer=seats)
def test_C_31_C_32_R_05_less_than_100_is_carried_and_a_game_wipes_both(
    chosen: Profile, match: list[DealResult], dealer: Seat
) -> None:
    for sheet in steps(chosen, match, dealer):
        assert all(0 <= carried < 100 and carried % 10 == 0 for carried in sheet.carried.values())
        if sheet.rows and sheet.rows[-1].game_won_by is not None:
            assert set(sheet.carried.values()) == {0}
        for side in SIDES:
            won = [row for row in sheet.rows if row.game_won_by is side]
            assert sheet.games[side] == len(won)
            premiums = sum(
                part.kind is Kind.GAME and part.side is side for row in sheet.rows
                for part in row.parts
            )  # fmt: skip
            assert premiums == (len(won) if chosen.form is Form.CHICAGO else 0)


@given(chosen=carrying, match=matches, dealer=seats)
def test_each_row_is_what_the_calculator_gives(
    chosen: Profile, match: list[DealResult], dealer: Seat
) -> None:
    sheet = sheet_for(chosen, first_dealer=dealer)
    for result in match:
        if sheet.is_over:
            break
        number = sheet.next_number if chosen.form is Form.CHICAGO else None
        after = grow(chosen, [result], sheet)
        row = after.rows[-1]
        scored = deal_points(
            chosen.form, row.result, sheet.next_vulnerability, number=number,
            carried=sheet.carried,
        )  # fmt: skip
        assert (row.parts, row.game_won_by) == (scored.parts, scored.game_won_by)
        sheet = after


@given(match=st.lists(results(), max_size=30), dealer=seats, chosen=rubbers)
def test_F_01_F_02_a_rubber_ends_with_the_second_game_and_games_make_vulnerable(
    match: list[DealResult], dealer: Seat, chosen: Profile
) -> None:
    for sheet in steps(chosen, match, dealer):
        games = sheet.games
        assert sheet.next_vulnerability is Vulnerability.of(
            ns=games[Side.NS] > 0, ew=games[Side.EW] > 0
        )
        assert (max(games.values()) == 2) == (sheet.rubber_winner is not None)
        assert sheet.is_over == (sheet.rubber_winner is not None or sheet.broken_off)
        rubber = [part.points for part in sheet.closing if part.kind is Kind.RUBBER]
        winner = sheet.rubber_winner
        expected = [] if winner is None else [500 if games[winner.opponents] else 700]
        assert rubber == expected


@given(chosen=profiles, match=matches, dealer=seats)
def test_C_38_R_06_a_winner_only_at_the_end(
    chosen: Profile, match: list[DealResult], dealer: Seat
) -> None:
    for sheet in steps(chosen, match, dealer):
        if not sheet.is_over:
            assert sheet.winner is None
        elif chosen.rules.get("rubber_winner") == "games" and sheet.rubber_winner:
            assert sheet.winner is sheet.rubber_winner
        elif sheet.margin == 0:
            assert sheet.winner is None
        else:
            assert sheet.winner is max(SIDES, key=lambda side: sheet.totals[side])


@given(chosen=profiles, match=matches, dealer=seats)
def test_numbers_dealers_and_lengths(
    chosen: Profile, match: list[DealResult], dealer: Seat
) -> None:
    sheets = steps(chosen, match, dealer)
    for before, after in pairwise(sheets):
        if len(after.rows) == len(before.rows):
            continue
        row = after.rows[-1]
        assert row.dealer is before.next_dealer
        assert row.vulnerability is before.next_vulnerability
        assert row.number in (before.next_number, None)
        again = row.number is None
        assert again == (row.result.is_passed_out and chosen.form is Form.CHICAGO)
        if chosen.form is not Form.DUPLICATE:
            assert after.next_dealer is (before.next_dealer if again else before.next_dealer.left)
    counted = [row for row in sheets[-1].rows if row.number is not None]
    length = sheets[-1].length
    assert length is None or len(counted) <= length
    if length is not None:
        assert sheets[-1].is_over == (len(counted) == length)
