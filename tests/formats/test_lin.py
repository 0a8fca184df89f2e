"""LIN: boards, both rooms of vugraph, links to the hand viewer."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given

from strohmann.bridge.board import Vulnerability
from strohmann.bridge.contract import Contract
from strohmann.cards import Hand
from strohmann.formats import lin, pbn
from strohmann.formats.diagnostics import Diagnostic, FormatError
from strohmann.formats.model import BoardRecord
from strohmann.seats import NORTH, WEST
from tests.formats.files import NAMES, again, codes, found, load
from tests.formats.strategies import records


def test_vugraph_has_a_record_for_each_room() -> None:
    document = load("vugraph.lin")
    opened, closed, passed = document.records
    assert [(each.board, each.tag("Room")) for each in document.records] == [
        ("1", "Open"),
        ("1", "Closed"),
        ("2", "Open"),
    ]
    assert opened.event == "Club evening, spring"
    assert (opened.tag("Stage"), opened.tag("VisitTeam")) == ("Second half", "Guests")
    assert opened.scoring == "IMP"
    assert opened.players == ("Nora", "Eik", "Sofie", "Vera")
    assert closed.players == ("Nils", "Elin", "Sif", "Vagn")
    assert opened.contract == Contract.parse("4H by N")
    assert (opened.tricks, closed.tricks) == (7, 8)
    assert passed.passed_out
    assert passed.tricks is None


def test_the_list_of_results_is_compared_with_the_boards() -> None:
    finding = found(load("vugraph.lin"), "result-list-differs")
    assert (finding.board, finding.line) == ("c1", 11)
    assert dict(finding.values)["listed"] == "3HNx-2"


def test_commentary_and_alerts_stay_with_their_call_or_card() -> None:
    record = load("vugraph.lin").records[0]
    assert [each.text for each in record.comments] == ["caster: hello"]
    assert record.auction is not None
    (raised,) = record.auction.remarks
    assert (raised.at, raised.alert, raised.note) == (2, True, "six to nine")
    assert raised.after == ("caster: a raise",)
    assert record.play is not None
    (queen,) = record.play.remarks
    card = record.play.rows[queen.at // 4][queen.at % 4]
    assert (str(card), queen.after) == ("SQ", ("caster: the queen",))


def test_several_boards_without_labels() -> None:
    document = load("boards.lin")
    first, second, third, fourth = document.records
    assert [each.board for each in document.records] == ["1", "2", "3", ""]
    assert first.auction is not None
    assert str(first.auction.auction) == "1H P 2H P 4H P P P"
    assert first.play is not None
    assert first.play.count == 4
    assert second.vulnerability is Vulnerability.NS
    assert second.hands[1] == Hand.parse("JT874.754.A.KJ83")  # worked out from the other three
    assert third.auction is not None
    assert third.auction.unread == "7Z p"
    assert fourth.dealer is WEST
    assert {"unknown-command", "stray-text", "unreadable-card", "value-not-ended"} <= set(
        codes(document)
    )


@pytest.mark.parametrize("name", [name for name in NAMES if name.endswith(".lin")])
def test_what_was_read_is_written_and_read_equal(name: str) -> None:
    document = load(name)
    assert again(document).records[:3] == document.records[:3]


@given(records(rich=False))
def test_any_record_is_read_back_equal_by_strict_reading(record: BoardRecord) -> None:
    document = lin.loads(lin.dumps([record, record]), strict=True)
    assert document.records == (record, record)


@given(records(rich=False))
def test_the_hand_viewer_shows_any_record(record: BoardRecord) -> None:
    assert lin.board_of_url(lin.board_url(record)) == record


@given(records(rich=False))
def test_lin_becomes_pbn_without_loss(record: BoardRecord) -> None:
    (read,) = lin.loads(lin.dumps([record])).records
    assert pbn.loads(pbn.dumps([read]), strict=True).records == (read,)


def test_a_link_hand_by_hand() -> None:
    url = (
        "https://www.bridgebase.com/tools/handviewer.html?n=sakqhakqdakqcakqj&b=3&d=n&v=e"
        "&a=7NPPP&nn=Nora&sn=Sofie"
    )
    record = lin.board_of_url(url)
    assert record.board == "3"
    assert record.players == ("Nora", "", "Sofie", "")
    assert record.hands[0] == Hand.parse("AKQ.AKQ.AKQ.AKQJ")
    assert record.dealer is NORTH
    assert record.vulnerability is Vulnerability.EW
    assert record.contract == Contract.parse("7NT by N")


@pytest.mark.parametrize("url", ["", "https://example.org/", "http://[", "x?lin=zz", "?n="])
def test_an_address_without_a_board(url: str) -> None:
    with pytest.raises(FormatError) as raised:
        lin.board_of_url(url)
    assert raised.value.code == "url-without-board"


def test_what_lin_has_no_place_for_is_named() -> None:
    told: list[Diagnostic] = []
    record = replace(load("complete.pbn").records[0], tags=(("Score", "NS -150"), ("Round", "1")))
    lin.dumps([record], told.append)
    (finding,) = told
    assert (finding.code, finding.board) == ("not-in-format", "1")
    assert dict(finding.values)["names"] == "Date Round Site"  # the score follows from the rest


def test_a_head_is_written_for_events_and_rooms_only() -> None:
    assert lin.dumps(load("complete.pbn")).startswith("vg|Club evening,,I,1,1,,,,|\nrs|4HN-3,|\n")
    assert lin.dumps([BoardRecord("1")]).startswith("pn|,,,|")
