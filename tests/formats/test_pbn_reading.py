"""Reading PBN: what the standard has, and what people write instead (D-12)."""

from __future__ import annotations

import pytest

from strohmann.bridge.board import Vulnerability
from strohmann.bridge.contract import Contract
from strohmann.cards import Card, Hand, Strain
from strohmann.formats import pbn
from strohmann.formats.diagnostics import FormatError, Severity
from strohmann.formats.doubledummy import double_dummy
from strohmann.seats import EAST, NORTH, SEATS, SOUTH, WEST
from tests.formats.files import FIXTURES, codes, found, load


def test_D_12_a_complete_game_in_export_format() -> None:
    document = load("complete.pbn")
    (record,) = document.records
    assert document.diagnostics == ()
    assert record.players == ("Nora", "Eik", "Sofie", "Vera")
    assert (record.dealer, record.vulnerability) == (NORTH, Vulnerability.NONE)
    assert record.hands[0] == Hand.parse("9.AJT2.975432.T9")
    assert record.deal is not None
    assert record.contract == Contract.parse("4H by N")
    assert record.tricks == 7
    assert record.auction is not None
    assert record.auction.auction.contract == record.contract
    assert record.play is not None
    assert record.play.leader is EAST
    assert record.play.count == 52
    assert record.tags == (("Room", "Open"), ("Score", "NS -150"))


def test_tricks_in_order_of_play_begin_with_the_winner_of_the_last() -> None:
    play = load("complete.pbn").records[0].play
    assert play is not None
    tricks = play.tricks(Strain.HEARTS.suit)
    assert len(tricks) == 13
    columns = [column for column, _ in tricks]
    assert columns[:3] == [0, 1, 2]  # east, south who won with the queen, west with the ace
    assert tricks[1][1] == tuple(map(Card.parse, ("SQ", "SA", "S9", "S8")))


def test_strict_reading_passes_what_is_right_and_stops_at_what_is_not() -> None:
    assert pbn.load(FIXTURES / "complete.pbn", strict=True).records
    with pytest.raises(FormatError) as raised:
        pbn.load(FIXTURES / "wrong.pbn", strict=True)
    assert "card-in-two-hands" in str(raised.value.values["found"])


def test_values_are_inherited() -> None:
    first, second, third = load("inherited.pbn").records
    assert [each.event for each in (first, second, third)] == ["Two rooms"] * 3
    assert (second.board, second.hands, second.contract) == ("1", first.hands, first.contract)
    assert second.auction == first.auction
    assert (first.tricks, second.tricks) == (7, 8)
    assert third.passed_out
    assert found(load("inherited.pbn"), "nothing-to-inherit").board == "2"


def test_commentary_stays_where_it_was() -> None:
    document = load("commentary.pbn")
    (record,) = document.records
    assert document.headers == ('an escaped line [Board "99"]',)
    assert [(each.after, each.text) for each in record.comments] == [
        ("", "Before the game"),
        ("", "and to the end of the line"),
        ("Event", "after the event,\nover two lines { an opening brace does not nest"),
    ]
    assert record.auction is not None
    first, third = record.auction.remarks
    assert (first.at, first.before, first.after) == (0, ("before the first call",), ("opens",))
    assert (third.at, third.after) == (2, ("raises",))
    assert record.play is not None
    assert [(mark.at, mark.after) for mark in record.play.remarks] == [
        (0, ("leads",)),
        (3, ("wins",)),
    ]


def test_notes_and_glyphs_belong_to_their_call_or_card() -> None:
    document = load("notes.pbn")
    (record,) = document.records
    assert record.auction is not None
    assert record.play is not None
    marks = [(mark.at, mark.note, mark.glyphs) for mark in record.auction.remarks]
    assert marks == [(0, "natural", (1,)), (2, "a raise", (5,)), (4, "natural", ())]
    cards = [(mark.at, mark.note, mark.glyphs) for mark in record.play.remarks]
    assert cards == [(0, "fourth best", ()), (1, "", (11,)), (3, "=7=", (20,))]
    assert codes(document) == ["note-missing", "note-unused"]
    assert str(record.auction.auction) == "1H P 2H P 4H P P P"


def test_irregularities_are_kept_and_not_called_wrong() -> None:
    (record,) = load("irregular.pbn").records
    assert record.auction is not None
    assert [(mark.at, mark.flaw) for mark in record.auction.remarks] == [(1, "I"), (2, "S")]
    assert record.play is not None
    assert [mark.flaw for mark in record.play.remarks] == ["R"]
    assert (record.tag("DeclarerIrregular"), record.tag("ResultIrregular")) == ("^", "^")
    assert record.tricks == 8


def test_deals_may_be_partial() -> None:
    first, second, third, fourth = load("partial.pbn").records
    known = [seat for seat, hand in zip(SEATS, first.hands, strict=True) if hand is not None]
    assert known == [NORTH, SOUTH]
    assert first.deal is None
    assert second.hands[EAST.index] == Hand.parse("AKQ..T9.4")
    assert third.hands == (None,) * 4
    assert third.tags == (("Contract", "3NT"), ("Result", "9"))
    assert fourth.play is not None
    assert fourth.play.leader is WEST


def test_tables_keep_every_cell() -> None:
    document = load("tables.pbn")
    (record,) = document.records
    scores = record.table("ScoreTable")
    assert scores is not None
    assert scores.names == ("Rank", "Contract", "Names", "Percentage")
    assert scores.rows[0] == ("1", "4HX", "Nora; Sofie {NS}", "75.0")
    assert scores.rows[1][2] == 'Eik and "Vera"'
    assert found(document, "table-row-width").line == 30
    table = double_dummy(record)
    assert table is not None
    assert (table[WEST][Strain.SPADES], table[NORTH][Strain.NOTRUMP]) == (11, 4)


def test_double_dummy_tables_that_were_never_computed_are_not_trusted() -> None:
    document = load("dd-unusable.pbn")
    assert codes(document) == ["dd-empty", "dd-empty", "dd-clipped"]
    assert [double_dummy(record) for record in document.records] == [None] * 3


def test_unusual_layout_is_repaired_and_reported() -> None:
    document = load("layout.pbn")
    first, second, _, last = document.records
    assert first.event == "Layout"
    assert second.dealer is NORTH
    assert second.contract == Contract.parse("4H by N")
    assert last.vulnerability is Vulnerability.NS
    assert set(codes(document)) == {
        "tag-spacing", "blank-line-in-game", "games-not-separated", "tag-without-quotes",
        "tag-without-value", "unreadable-tag", "stray-text", "hands-missing", "tag-twice",
        "unusual-vulnerability",
    }  # fmt: skip
    kept = [each.text for record in document.records for each in record.comments]
    assert '[Correction Sequence "1S,P"]' in kept
    assert "words that belong to nothing" in kept


def test_each_fault_is_found_where_it_is() -> None:
    document = load("wrong.pbn")
    assert len(document.records) == 17
    by_board = {each.board: each for each in reversed(document.diagnostics)}
    for record in document.records:
        finding = by_board[record.board]
        assert (finding.code, finding.severity) == (record.event, Severity.ERROR)
        assert finding.line > 0
    illegal = found(document, "illegal-call")
    assert dict(illegal.values)["rule"] == "Law 18"
    score = found(document, "score-differs")
    assert dict(score.values) == {"recorded": 420, "computed": 620}


def test_commentary_that_is_never_closed_does_not_swallow_the_next_board() -> None:
    document = load("unclosed.pbn")
    assert [record.board for record in document.records] == ["1", "2"]
    assert codes(document).count("comment-not-closed") == 2


@pytest.mark.parametrize(
    ("text", "calls"),
    [
        ("1H AP", "1H P P P"),
        ("AP", "P P P P"),
        ("1h pass 4H all pass", "1H P 4H P P P"),
        ("1N x XX 2s\n- pass", "1NT X XX 2S P P"),
        ("1NT Dbl rdbl p", "1NT X XX P"),
    ],
)
def test_ways_to_write_calls(text: str, calls: str) -> None:
    record = pbn.loads(f'[Board "1"]\n[Auction "N"]\n{text}\n').records[0]
    assert record.auction is not None
    assert " ".join(map(str, record.auction.calls)) == calls
    assert record.auction.dealer is NORTH


def test_dashes_before_the_first_call_leave_seats_out() -> None:
    record = pbn.loads('[Dealer "E"]\n[Auction "W"]\n- - - 1D\nPass').records[0]
    assert record.auction is not None
    assert record.auction.dealer is SOUTH
    assert "auction-not-by-dealer" in codes(pbn.loads('[Dealer "E"]\n[Auction "W"]\n- 1D'))


def test_what_follows_a_word_that_is_no_call_is_kept() -> None:
    document = pbn.loads('[Board "1"]\n[Auction "N"]\n1D 2Z Pass\n')
    (record,) = document.records
    assert record.auction is not None
    assert (str(record.auction.auction), record.auction.unread) == ("1D", "2Z Pass")
    finding = found(document, "unreadable-call")
    assert (finding.line, finding.column, finding.board, finding.tag) == (3, 4, "1", "Auction")


@pytest.mark.parametrize(
    ("text", "tricks"), [("9", 9), ("^9", 9), ("NS 9", 9), ("EW 4", 9), ("EW 4 NS 9", 9)]
)
def test_ways_to_write_a_result(text: str, tricks: int) -> None:
    record = pbn.loads(f'[Declarer "S"]\n[Contract "4H"]\n[Result "{text}"]\n').records[0]
    assert record.tricks == tricks


@pytest.mark.parametrize(
    ("text", "side"), [("None", "none"), ("Love", "none"), ("-", "none"), ("All", "both"),
                       ("Both", "both"), ("NS", "ns"), ("E-W ", "ew")]
)  # fmt: skip
def test_ways_to_write_vulnerability(text: str, side: str) -> None:
    record = pbn.loads(f'[Vulnerable "{text}"]\n').records[0]
    assert record.vulnerability is Vulnerability(side)


def test_records_come_one_by_one_before_the_file_ends() -> None:
    class Endless:
        """A file without end."""

        def __init__(self) -> None:
            self.read_bytes = 0

        def read(self, size: int = -1) -> bytes:
            self.read_bytes += size
            return b'[Board "1"]\n\n' * 1000

    file = Endless()
    records = pbn.iterload(file, lambda _: None)  # type: ignore[arg-type]
    assert [next(records).board for _ in range(10)] == ["1"] * 10
    assert file.read_bytes < 1_000_000
