"""The lines of a match played with real cards: read in three languages, written, all errors."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strohmann.bridge.contract import Contract
from strohmann.errors import SheetError, UnknownName
from strohmann.scoring.honours import Honours
from strohmann.scoring.padfile import Pad, parse, write
from strohmann.scoring.padwords import LANGUAGES, pad_words
from strohmann.scoring.profiles import Form, Profile, profile, sheet_for
from strohmann.scoring.result import PASSED_OUT, DealResult
from strohmann.seats import EAST, NORTH, PAIR, SEATS, SOUTH, Seat
from tests.scoring.strategies import grow, profiles, read, results, totals

CHICAGO = profile("chicago-000")
RUBBER = profile("rubber-laws")


def found(text: str, chosen: Profile = CHICAGO, lang: str = "en") -> list[tuple[str, int]]:
    """Code and line of each error."""
    pad = parse(text, chosen, lang=lang)
    for error in pad.diagnostics:
        assert isinstance(error, SheetError)
        assert error.where == f"line {error.values['line']}"
    return [(error.code, int(error.values["line"])) for error in pad.diagnostics]


def only(text: str, chosen: Profile = CHICAGO, lang: str = "en") -> dict[str, str | int]:
    """Code and values of the only error, without its line."""
    (error,) = parse(text, chosen, lang=lang).diagnostics
    return {"code": error.code} | {
        key: value for key, value in error.values.items() if key != "line"
    }


def lines(*texts: str) -> str:
    return "\n".join(texts)


def deals(pad: Pad) -> list[str]:
    assert pad.diagnostics == ()
    return [str(row.result) for row in pad.sheet.rows]


# --- Reading -----------------------------------------------------------------------------


def test_V_05_lines_of_deals_make_a_sheet() -> None:
    assert totals(read("E 2S 8 / E 2D 8")) == (0, 600)


def test_the_whole_notation() -> None:
    text = lines(
        "# Friday night",
        "dealer: E",
        "",
        "E 2S 8",
        "  n 4hx 11 honours=n:100   # thanks",
        "pass",
        "S 3N 9",
        "W 7NTXX 0",
    )
    pad = parse(text, CHICAGO)
    assert deals(pad) == ["E 2S 8", "N 4HX 11 honours=N:100", "pass", "S 3NT 9", "W 7NTXX 0"]
    assert pad.sheet.rows[0].dealer is EAST
    assert pad.lines == (4, 5, 6, 7, 8)
    assert pad.lang == "en"
    assert pad.sheet.is_over


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
def test_any_line_ending_and_a_byte_order_mark(ending: str) -> None:
    pad = parse("\ufeff" + ending.join(["dealer: S", "E 2S 8", "E 2D x"]), CHICAGO)
    assert pad.sheet.rows[0].dealer is SOUTH
    assert [error.where for error in pad.diagnostics] == ["line 3"]


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing yet", "dealer: E\n"])
def test_a_match_not_begun_has_no_fault(text: str) -> None:
    pad = parse(text, CHICAGO)
    assert (pad.sheet.rows, pad.diagnostics) == ((), ())


def test_a_pad_is_read_as_far_as_a_match_can_go() -> None:
    """Each deal is scored on all before it, so a pad without end would take for ever."""
    pad = parse("pass\n" * 30_000, RUBBER)
    assert len(pad.sheet.rows) == len(pad.lines) == 300
    (error,) = pad.diagnostics
    assert (error.code, error.where) == ("sheet-too-long", "line 301")


def test_C_40_R_08_broken_off_ends_a_rubber() -> None:
    pad = parse("N 2H 9\nBroken off\n", RUBBER)
    assert pad.diagnostics == ()
    assert pad.sheet.broken_off
    assert totals(pad.sheet) == (190, 0)


def test_without_broken_off_the_match_is_in_progress() -> None:
    sheet = parse("N 2H 9\n", RUBBER).sheet
    assert (sheet.is_over, sheet.winner) == (False, None)


def test_S_03_the_header_of_a_single_deal_is_its_vulnerability() -> None:
    assert totals(parse("vulnerability: NS\nN 4S 10", profile("single-deal")).sheet)[0] == 620
    assert totals(parse("Gefahr: alle\nO 4S 10", profile("single-deal"), lang="de").sheet) == (
        -620,
        620,
    )


def test_W_02_the_header_of_a_board_is_its_number() -> None:
    sheet = parse("board: 7\nN 4S 10", profile("duplicate-wbf")).sheet
    assert sheet.rows[0].number == 7
    assert sheet.rows[0].dealer is SOUTH


# --- Languages ---------------------------------------------------------------------------


def test_X_21_german_forms() -> None:
    text = "lang: de\nGeber: Ost\nO 3SA 9\nSüd 2♠X 8\npasse\nW 4Herz 10 Honneurs=W:100\nN 2Kr 8"
    pad = parse(text, CHICAGO)
    assert deals(pad) == ["E 3NT 9", "S 2SX 8", "pass", "W 4H 10 honours=W:100", "N 2C 8"]
    assert pad.sheet.rows[0].dealer is EAST
    assert pad.lang == "de"


def test_X_21_danish_forms() -> None:
    text = "giver: Ø\nlang: da\nØ 3UT 9\nV 4HD 10\npas\nSyd 2RRD 8\nN 1K 7 honnører=Ø:150"
    pad = parse(text, CHICAGO)
    assert deals(pad) == ["E 3NT 9", "W 4HX 10", "pass", "S 2DXX 8", "N 1C 7 honours=E:150"]
    assert pad.sheet.rows[0].dealer is EAST
    assert parse("N 2H 8\nafbrudt", RUBBER, lang="da").sheet.broken_off
    assert parse("N 2H 8\nabgebrochen", RUBBER, lang="de").sheet.broken_off


@pytest.mark.parametrize("lang", LANGUAGES)
def test_X_21_ascii_is_read_in_every_language(lang: str) -> None:
    text = "dealer: E\nN 1C 7\nE 1D 7\npass\nS 1H 7\nW 3NTXX 9 honours=W:150\n"
    assert parse(text, CHICAGO, lang=lang).sheet == parse(text, CHICAGO).sheet
    assert parse(text, CHICAGO, lang=lang).diagnostics == ()


def test_the_header_goes_before_the_language_asked_for() -> None:
    assert parse("lang: da\nØ 3UT 9", CHICAGO, lang="de").lang == "da"
    assert found("Ø 3NT 9", CHICAGO, lang="de") == [("sheet-unreadable-declarer", 1)]


def test_local_forms_need_their_language() -> None:
    assert found("N 3SA 9") == [("sheet-unreadable-contract", 1)]
    assert only("O 3NT 9") == {
        "code": "sheet-unreadable-declarer",
        "text": "O",
        "known": "N E S W",
    }


def test_one_german_letter_stands_for_two_suits() -> None:
    assert only("N 2KX 8", lang="de") == {
        "code": "sheet-ambiguous-suit",
        "text": "2KX",
        "known": "Kr Ka",
    }


def test_decomposed_letters_and_emoji_are_read() -> None:
    assert deals(parse("Su\u0308d 2♥\ufe0f 8", CHICAGO, lang="de")) == ["S 2H 8"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_examples_of_a_language_can_be_read_in_it(lang: str) -> None:
    words = pad_words(lang)
    assert [words.seat(letter) for letter in words.seat_letters.split()] == list(SEATS)
    for contract in words.contracts.split():
        assert words.bid(contract) is not None
    assert deals(parse(words.line, CHICAGO, lang=lang)) == ["E 4H 10"]
    for instead in words.ambiguous.values():
        assert all(stem in words.strains for stem in instead.casefold().split())


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownName, match="unknown-language"):
        parse("", CHICAGO, lang="fr")
    assert only("lang: fr\nN 2H 8") == {
        "code": "unknown-language",
        "name": "fr",
        "known": "de da en",
    }


# --- Errors ------------------------------------------------------------------------------


def test_every_bad_line_is_told_and_none_loses_the_others() -> None:
    text = lines(
        "N 2H 8",  # 1
        "Q 2H 8",  # 2
        "N 8H 8",  # 3
        "N 2H 14",  # 4
        "E 2S",  # 5
        "E 2S 8",  # 6
        "hello",  # 7
        "N 2H 8 honours=N:90",  # 8
        "N 2H 8 honor",  # 9
        "pass",  # 10
        "N 3NT 9",  # 11
    )
    assert found(text) == [
        ("sheet-unreadable-declarer", 2),
        ("sheet-unreadable-contract", 3),
        ("sheet-unreadable-tricks", 4),
        ("sheet-unreadable-line", 5),
        ("sheet-unreadable-line", 7),
        ("bad-honours", 8),
        ("sheet-unknown-word", 9),
    ]
    pad = parse(text, CHICAGO)
    assert pad.lines == (1, 6, 10, 11)
    assert pad.sheet == read("N 2H 8 / E 2S 8 / pass / N 3NT 9")


def test_every_fault_of_a_line_is_told() -> None:
    assert found("Q 9H +1 honours=N:120 twice") == [
        ("sheet-unreadable-declarer", 1),
        ("sheet-unreadable-contract", 1),
        ("sheet-unreadable-tricks", 1),
        ("bad-honours", 1),
        ("sheet-unknown-word", 1),
    ]


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("N 4H", {"code": "sheet-unreadable-line", "text": "N 4H", "known": "E 4H 10"}),
        ("X 4H 10", {"code": "sheet-unreadable-declarer", "text": "X", "known": "N E S W"}),
        ("N 4Z 10", {"code": "sheet-unreadable-contract", "text": "4Z", "known": "4H 3NT 2SX"}),
        ("N 0H 10", {"code": "sheet-unreadable-contract", "text": "0H", "known": "4H 3NT 2SX"}),
        ("N 4HXXX 10", {"code": "sheet-unreadable-contract", "text": "4HXXX",
                        "known": "4H 3NT 2SX"}),
        ("N 4H +1", {"code": "sheet-unreadable-tricks", "text": "+1"}),
        ("N 4H =", {"code": "sheet-unreadable-tricks", "text": "="}),
        ("N 4H ten", {"code": "sheet-unreadable-tricks", "text": "ten"}),
        ("N 4H 1٠", {"code": "sheet-unreadable-tricks", "text": "1٠"}),
        ("N 4H 10 yes", {"code": "sheet-unknown-word", "text": "yes",
                         "known": "honours=E:100"}),
        ("pass again", {"code": "sheet-unknown-word", "text": "again", "known": "pass"}),
        ("N 4H 10 honours=100", {"code": "sheet-unreadable-honours", "text": "100",
                                 "known": "E:100"}),
        ("N 4H 10 honours=N:all", {"code": "sheet-unreadable-honours", "text": "N:all",
                                   "known": "E:100"}),
        ("N 4H 10 honours=N:50", {"code": "bad-honours", "seat": "N", "points": 50,
                                  "known": "100 150"}),
        ("N 3NT 9 honours=N:100", {"code": "bad-honours", "seat": "N", "points": 100,
                                   "known": "150"}),
        ("N 4H 10 honours=N:100 honours=E:100", {"code": "honours-twice"}),
        ("broken off", {"code": "cannot-break-off"}),
        ("table: 3", {"code": "sheet-unknown-header", "name": "table", "known": "lang dealer"}),
        ("board: 3", {"code": "sheet-unknown-header", "name": "board", "known": "lang dealer"}),
        ("dealer: X", {"code": "sheet-bad-header", "name": "dealer", "text": "X",
                       "known": "N E S W"}),
    ],
)  # fmt: skip
def test_an_error_quotes_what_is_wrong_and_what_would_be_right(
    line: str, error: dict[str, str | int]
) -> None:
    assert only(line) == error


def test_headers_come_once_and_first() -> None:
    assert found("dealer: E\ndealer: S\nN 2H 8\nlang: de\n") == [
        ("sheet-header-twice", 2),
        ("sheet-header-late", 4),
    ]
    assert parse("dealer: E\ndealer: S", CHICAGO).sheet.next_dealer is EAST
    assert found("lang: de\nsprog: da") == [("sheet-header-twice", 2)]


def test_headers_of_other_forms_are_checked() -> None:
    assert only("vulnerability: me", profile("single-deal")) == {
        "code": "sheet-bad-header",
        "name": "vulnerability",
        "text": "me",
        "known": "none ns ew both",
    }
    assert only("board: 0", profile("duplicate-wbf"))["known"] == "1–36"
    assert only("dealer: N", profile("single-deal"))["known"] == "lang vulnerability"


def test_X_01_honours_where_none_count() -> None:
    assert only("N 4H 10 honours=N:100", profile("chicago-001")) == {"code": "honours-not-scored"}


def test_R_10_tricks_moved_for_a_revoke_are_tricks_and_nothing_else_is_adjusted() -> None:
    """Ten tricks and two moved to declarer are twelve; the rubber code knows no other ruling."""
    assert totals(parse("N 4H 12", RUBBER).sheet) == (120 + 60, 0)
    assert only("N 4H 10 revoke=2", RUBBER)["code"] == "sheet-unknown-word"


def test_C_38_deals_after_the_end_are_errors_of_their_lines() -> None:
    four = "N 2H 8\n" * 4
    assert found(f"{four}N 2H 8\npass\n") == [("match-over", 5), ("match-over", 6)]
    assert totals(parse(f"{four}N 2H 8", CHICAGO).sheet) == totals(parse(four, CHICAGO).sheet)
    assert found("N 4H 10\nN 4H 10\nN 2H 8\nbroken off", RUBBER) == [
        ("match-over", 3),
        ("match-over", 4),
    ]
    assert found("N 4H 10\nbroken off\nN 2H 8\nbroken off", RUBBER) == [
        ("match-over", 3),
        ("match-over", 4),
    ]


def test_long_text_is_quoted_short() -> None:
    quoted = only("N " + "4" * 1000 + " 10")["text"]
    assert len(str(quoted)) == 40


# --- Properties ---------------------------------------------------------------------------


@given(chosen=profiles, match=st.lists(results(), max_size=8), dealer=st.sampled_from(SEATS),
       ends=st.booleans(), lang=st.sampled_from(LANGUAGES))  # fmt: skip
def test_what_is_written_is_read_back_equal(
    chosen: Profile, match: list[DealResult], dealer: Seat, ends: bool, lang: str
) -> None:
    sheet = grow(chosen, match, sheet_for(chosen, first_dealer=dealer, board=3))
    if ends and sheet.can_break_off:
        sheet = sheet.break_off()
    pad = parse(write(sheet), chosen, lang=lang)
    assert pad.diagnostics == ()
    assert pad.sheet == sheet
    assert len(pad.lines) == len(sheet.rows)


@given(result=results())
def test_a_line_is_the_notation_of_a_result(result: DealResult) -> None:
    (row,) = parse(str(result), CHICAGO).sheet.rows
    assert row.result == result


_PIECES = (
    *("N", "Ø", "4H", "3SA", "9", "13", "١", "X", "=", ":", "#", "pass", "broken", "off"),
    *("honours=", "honours=N:100", "lang:", "de", "da", "dealer:", "board:", "1"),
    *("\n", "\r", "\n", "\n"),
)


@given(
    text=st.one_of(st.text(), st.lists(st.sampled_from(_PIECES)).map(" ".join)),
    chosen=profiles,
    lang=st.sampled_from(LANGUAGES),
)
def test_any_text_is_read_without_failing(text: str, chosen: Profile, lang: str) -> None:
    pad = parse(text, chosen, lang=lang)
    bad = [int(error.values["line"]) for error in pad.diagnostics]
    assert bad == sorted(bad)
    assert not set(bad) & set(pad.lines)
    assert len(pad.lines) == len(pad.sheet.rows)


@given(match=st.lists(results(honours=False), max_size=6), rubbish=st.lists(st.integers(0, 9)))
def test_bad_lines_change_nothing_else(match: list[DealResult], rubbish: list[int]) -> None:
    written = [str(result) for result in match]
    good = parse(lines(*written), RUBBER)
    for place in rubbish:
        written.insert(min(place, len(written)), "Q 9Z 99")
    mixed = parse(lines(*written), RUBBER)
    assert mixed.sheet == good.sheet
    bad = {int(error.values["line"]) for error in mixed.diagnostics if error.code != "match-over"}
    assert len(bad) == len(rubbish)


def test_the_notation_of_results() -> None:
    assert str(PASSED_OUT) == "pass"
    assert PASSED_OUT.is_passed_out
    (row,) = read("N 4HX 11 honours=N:100").rows
    assert row.result.honours == (Honours(NORTH, 100),)
    assert str(row.result) == "N 4HX 11 honours=N:100"


@given(st.lists(results(honours=False), max_size=6), st.booleans())
def test_a_match_of_draw_bridge_is_written_and_read_back(
    match: list[DealResult], redeal: bool
) -> None:
    chosen = profile("draw-bridge")
    sheet = sheet_for(chosen, first_dealer=SOUTH, redeal=redeal)
    two = [deal for deal in match if deal.contract is None or deal.contract.declarer in PAIR]
    for deal in two:
        contract = deal.contract
        if contract is not None:
            contract = Contract(contract.bid, contract.doubling, contract.declarer, PAIR)
        if not sheet.is_over:
            sheet = sheet.add(DealResult(contract, deal.tricks))
    assert parse(write(sheet), chosen).sheet == sheet


FORMS = (Form.SINGLE, Form.CHICAGO, Form.RUBBER, Form.DUPLICATE)


def test_every_form_can_be_written() -> None:
    headers = {form: write(sheet_for(_first(form))).strip() for form in FORMS}
    assert headers == {
        Form.SINGLE: "vulnerability: none",
        Form.CHICAGO: "dealer: N",
        Form.RUBBER: "dealer: N",
        Form.DUPLICATE: "board: 1",
    }


def _first(form: Form) -> Profile:
    names = {Form.SINGLE: "single-deal", Form.CHICAGO: "chicago-000", Form.RUBBER: "rubber-laws"}
    return profile(names.get(form, "duplicate-wbf"))
