"""BWS: what Bridgemate keeps is read, whatever is wrong in it."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from access_parser import AccessParser
from hypothesis import given, settings
from hypothesis import strategies as st

from strohmann.bridge.contract import Contract
from strohmann.cards import Card
from strohmann.formats import bws, pbn, usebio
from strohmann.formats.diagnostics import FormatError
from strohmann.formats.jet import JetError, JetFile
from strohmann.formats.model import Document
from strohmann.formats.registry import FORMATS, format_of
from strohmann.formats.traveller import Traveller, traveller_of
from tests.formats.files import codes
from tests.formats.jetfiles import BOOL, LONG, TEXT, Made, Value, access_file

_RESULTS = {
    "ID": LONG, "Section": LONG, "Table": LONG, "Round": LONG, "Board": LONG, "PairNS": LONG,
    "PairEW": LONG, "NS/EW": TEXT, "Contract": TEXT, "Result": TEXT, "LeadCard": TEXT,
    "Remarks": TEXT, "Erased": BOOL,
}  # fmt: skip
_SUITS = [side + suit for side in ("North", "East", "South", "West")
          for suit in ("Spades", "Hearts", "Diamonds", "Clubs")]  # fmt: skip
_WHOLE = "AKQJT98765432"
_HANDS = ((_WHOLE, "", "", ""), ("", _WHOLE, "", ""), ("", "", _WHOLE, ""), ("", "", "", _WHOLE))
_GOOD: tuple[tuple[Value, ...], ...] = (
    (1, 1, 1, 1, 2, 1, 6, "N", "4 S x", "=", "H10", "", False),
    (2, 1, 2, 2, 2, 2, 5, "E", "3 NT", "-2", "", "", False),
    (3, 1, 3, 3, 2, 3, 4, "", "PASS", "", "", "Späť"[:3], False),
    (4, 1, 3, 3, 2, 3, 4, "W", "1 NT", "+1", "", "", True),
    (5, 1, 1, 1, 1, 1, 6, "S", "1 C xx", "+6", "", "", False),
)


def _file(rows: tuple[tuple[Value, ...], ...] = _GOOD, *, jet4: bool = False) -> bytes:
    cells = tuple(holding for hand in _HANDS for holding in hand)
    return access_file(
        {
            "ReceivedData": Made(_RESULTS, rows),
            "HandRecord": Made(
                {"Section": LONG, "Board": LONG} | dict.fromkeys(_SUITS, TEXT), ((1, 2, *cells),)
            ),
            "Section": Made({"ID": LONG, "Letter": TEXT}, ((1, "A  "),)),
            "Session": Made({"ID": LONG, "Name": TEXT}, ((1, "Thursday"),)),
            "RoundData": Made(
                {"Section": LONG, "Table": LONG, "Round": LONG, "NSPair": LONG, "EWPair": LONG},
                ((1, 1, 1, 1, 6),),
            ),
            "PlayerNumbers": Made(
                {"Section": LONG, "Table": LONG, "Direction": TEXT, "Number": TEXT, "Name": TEXT},
                tuple((1, 1, seat, f"10{i}", f"P {i}") for i, seat in enumerate("SWNE")),
            ),
        },
        jet4=jet4,
    )


def _traveller(document: Document, board: str) -> Traveller:
    (record,) = [each for each in document.records if each.board == board]
    found = traveller_of(record)
    assert found is not None
    return found


@pytest.mark.parametrize("jet4", [False, True], ids=["jet3", "jet4"])
def test_results_hands_and_people_come_together(jet4: bool) -> None:
    document = bws.loads(_file(jet4=jet4))
    assert [record.board for record in document.records] == ["1", "2"]
    assert codes(document) == ["results-erased"]
    second = document.records[1]
    assert second.deal is not None
    assert second.event == "Thursday"
    lines = _traveller(document, "2").lines
    assert [(line.ns, line.ew, line.section, line.table, line.round) for line in lines] == [
        ("1", "6", "A", "1", "1"),
        ("2", "5", "A", "2", "2"),
        ("3", "4", "A", "3", "3"),
    ]
    assert lines[0].contract == Contract.parse("4SX by N")
    assert (lines[0].tricks, lines[0].lead, lines[0].score) == (10, Card.parse("HT"), 790)
    assert (lines[1].tricks, lines[1].score) == (7, 100)
    assert (lines[2].passed_out, lines[2].score) == (True, 0)
    assert _traveller(document, "1").lines[0].score == 230 + 6 * 200
    table = document.records[0].table("TotalScoreTable")
    assert table is not None
    assert table.rows == (
        ("A", "6", "EW", "P 3", "103", "P 1", "101"), ("A", "1", "NS", "P 2", "102", "P 0", "100"),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("column", "value", "code"),
    [
        ("NS/EW", "Q", "unreadable-seat"),
        ("NS/EW", "", "declarer-missing"),
        ("Contract", "9 S", "unreadable-contract"),
        ("Result", "+9", "unreadable-result"),
        ("Result", "made", "unreadable-result"),
        ("LeadCard", "Z9", "unreadable-card"),
        ("Board", 0, "board-without-number"),
        ("Board", None, "board-without-number"),
    ],
)
def test_a_bad_result_is_told_and_loses_no_other(column: str, value: Value, code: str) -> None:
    at = list(_RESULTS).index(column)
    wrong = (*_GOOD[0][:at], value, *_GOOD[0][at + 1 :])
    document = bws.loads(_file((wrong, *_GOOD[1:])))
    assert code in codes(document)
    assert _traveller(document, "2").lines[-2:] == _traveller(bws.loads(_file()), "2").lines[-2:]
    with pytest.raises(FormatError):
        bws.load(_file((wrong, *_GOOD[1:])), strict=True)


def test_of_two_results_of_a_table_the_last_counts() -> None:
    again = (6, 1, 1, 1, 2, 1, 6, "N", "4 S", "-1", "", "", False)
    document = bws.loads(_file((*_GOOD, again)))
    assert "result-twice" in codes(document)
    assert _traveller(document, "2").lines[0].score == -100


def test_files_that_are_none_are_told() -> None:
    assert codes(bws.loads(b"")) == ["jet-unreadable"]
    assert codes(bws.loads(_file()[:3000])) == ["jet-unreadable"]
    assert codes(bws.loads(access_file({}))) == ["jet-no-results"]


def test_results_go_on_to_other_formats() -> None:
    document = bws.loads(_file())
    assert pbn.loads(pbn.dumps(document)).records == document.records
    there = usebio.loads(usebio.dumps(document), strict=True)
    assert [len(_traveller(there, board).lines) for board in ("1", "2")] == [1, 3]


def test_files_are_known_and_never_written(tmp_path: Path) -> None:
    path = tmp_path / "event.dat"
    path.write_bytes(_file())
    form = format_of(path)
    assert form is FORMATS["bws"]
    with pytest.raises(FormatError):
        form.dump(form.load(path), tmp_path / "out.bws", lambda _: None)
    assert not (tmp_path / "out.bws").exists()


@settings(max_examples=300)
@given(st.data())
def test_damaged_files_never_fail(data: st.DataObject) -> None:
    raw = bytearray(_file(jet4=data.draw(st.booleans())))
    used = [i for i, byte in enumerate(raw) if byte]
    for _ in range(data.draw(st.integers(1, 12))):
        raw[data.draw(st.sampled_from(used))] = data.draw(st.integers(0, 255))
    cut = data.draw(st.sampled_from([len(raw), len(raw) // 2, len(raw) - 1]))
    pbn.dumps(bws.loads(bytes(raw[:cut])))


@given(st.binary(max_size=200))
def test_bytes_of_no_format_are_read_too(data: bytes) -> None:
    bws.loads(data)
    bws.loads(_file()[:0x20] + data)


def _others(path: Path) -> dict[str, dict[str, list[object]]]:
    """The tables as access-parser reads them."""
    logging.disable(logging.CRITICAL)
    try:
        file = AccessParser(str(path))
        wanted = ("ReceivedData", "RoundData", "PlayerNumbers", "Section", "Session")
        return {name: dict(file.parse_table(name)) for name in wanted}
    finally:
        logging.disable(logging.NOTSET)


@pytest.mark.corpus
def test_the_real_file_is_read_as_access_parser_reads_it(corpus: Path) -> None:
    (path,) = (corpus / "bws").glob("*.BWS")
    document = bws.load(path)
    lines = [len(_traveller(document, record.board).lines) for record in document.records]
    assert (len(lines), sum(lines), document.diagnostics) == (27, 297, ())
    lost: list[str] = []
    ours = JetFile(path.read_bytes(), lost.append)
    for name, columns in _others(path).items():
        rows = list(ours.rows(name))
        for column, cells in columns.items():
            assert [str(row[column]) for row in rows] == [str(cell) for cell in cells]
    assert lost == []


def test_a_table_that_is_not_there_has_no_rows() -> None:
    assert list(JetFile(_file(), lambda _: None).rows("Nothing")) == []
    with pytest.raises(JetError):
        JetFile(b"MSCF" * 600, lambda _: None)
