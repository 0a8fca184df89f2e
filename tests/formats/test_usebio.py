"""USEBIO: events of clubs are read whatever is wrong in them, and written back equal."""

from __future__ import annotations

import tracemalloc
from pathlib import Path
from time import perf_counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from strohmann.bridge.contract import Contract
from strohmann.cards import Card
from strohmann.errors import UnknownName
from strohmann.formats import boardjson, pbn, usebio
from strohmann.formats.diagnostics import Diagnostic, FormatError, Severity
from strohmann.formats.model import BoardRecord, Document
from strohmann.formats.traveller import TravellerLine, score_table, traveller_of
from tests.formats.files import FIXTURES, codes, found, load
from tests.formats.strategies import records

_RAW = (FIXTURES / "club.xml").read_bytes()


def _event(inner: str, head: str = "") -> Document:
    return usebio.loads(f'{head}<USEBIO Version="1.2"><EVENT>{inner}</EVENT></USEBIO>')


def _board(lines: str, number: int = 1) -> str:
    return f"<BOARD><BOARD_NUMBER>{number}</BOARD_NUMBER>{lines}</BOARD>"


def _line(inner: str) -> str:
    return f"<TRAVELLER_LINE>{inner}</TRAVELLER_LINE>"


def _records(document: Document) -> list[tuple[str, int]]:
    travellers = [(each.board, traveller_of(each)) for each in document.records]
    return [(board, len(found.lines) if found else 0) for board, found in travellers]


# --- Reading ---------------------------------------------------------------------


def test_results_hands_and_facts_come_together() -> None:
    document = load("club.xml")
    (record,) = document.records
    assert (document.format, document.headers) == ("usebio", ("USEBIO 1.2",))
    assert (record.board, str(record.dealer), str(record.vulnerability)) == ("2", "E", "ns")
    assert (record.event, record.date, record.scoring) == ("Fish & Chips", "2026.01.05", "MP")
    assert record.deal is not None
    traveller = traveller_of(record)
    assert traveller is not None
    assert traveller.lines == (
        TravellerLine("1", "3", Contract.parse("4HX by N"), False, 9, Card.parse("DT"), -200,
                      "0.5", "1.5", "MP"),
        TravellerLine("2", "4", Contract.parse("3NT by E"), False, 9, Card.parse("ST"), -400),
        TravellerLine("5", "6", adjusted="A6040", remark="Late"),
        TravellerLine("7", "8", passed_out=True, score=0),
    )  # fmt: skip
    table = record.table("TotalScoreTable")
    assert table is not None
    row = dict(zip(table.names, table.rows[0], strict=True))
    assert (row["Player1"], row["Player2"], row["Rank"]) == ("North & South", "Bär", "1=")


def test_what_is_wrong_is_told_with_its_place() -> None:
    stray = found(load("club.xml"), "xml-stray-character")
    assert (stray.line, stray.column) == (13, 36)
    assert "element-left-out" in codes(load("club.xml"))
    with pytest.raises(FormatError):
        usebio.load(FIXTURES / "club.xml", strict=True)


@pytest.mark.parametrize(
    ("inner", "code"),
    [
        ("<CONTRACT>8H</CONTRACT><PLAYED_BY>N</PLAYED_BY>", "unreadable-contract"),
        ("<CONTRACT>4H</CONTRACT>", "declarer-missing"),
        ("<CONTRACT>4H</CONTRACT><PLAYED_BY>Q</PLAYED_BY>", "unreadable-seat"),
        ("<TRICKS>14</TRICKS>", "unreadable-result"),
        ("<LEAD>1H</LEAD>", "unreadable-card"),
        ("<CONTRACT>1NT</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>7</TRICKS><SCORE>100</SCORE>",
         "score-differs"),
        ("<CONTRACT>PASS</CONTRACT><SCORE>100</SCORE>", "score-differs"),
        ("<NOTES>&nbsp;</NOTES>", "xml-unknown-entity"),
        ("<NOTES>3 < 4</NOTES>", "xml-stray-character"),
        ("<NOTES>a", "xml-not-closed"),
        ("</PAIR>", "xml-not-opened"),
    ],
)  # fmt: skip
def test_a_bad_line_is_told_and_loses_no_other(inner: str, code: str) -> None:
    right = _line("<NS_PAIR_NUMBER>1</NS_PAIR_NUMBER>")
    document = _event(_board(right + _line(inner)) + _board(right, 2))
    assert code in codes(document)
    assert _records(document) == [("1", 2), ("2", 1)]


def test_a_file_that_is_cut_off_keeps_what_it_has() -> None:
    for size in range(0, len(_RAW), 7):
        document = usebio.loads(_RAW[:size])
        assert size < 600 or "xml-not-closed" in codes(document) or size > len(_RAW) - 12
    assert len(usebio.loads(_RAW[:1600]).records) == 1


def test_the_same_board_of_two_sections_is_one_traveller() -> None:
    line = _line("<NS_PAIR_NUMBER>1</NS_PAIR_NUMBER>")
    sections = "".join(
        f'<SECTION SECTION_ID="{name}">{_board(line)}{_board(line, 2)}</SECTION>' for name in "AB"
    )
    document = _event(f'<SESSION SESSION_ID="1">{sections}</SESSION>')
    assert _records(document) == [("1", 2), ("2", 2)]
    traveller = traveller_of(document.records[0])
    assert traveller is not None
    assert [each.section for each in traveller.lines] == ["A", "B"]


@pytest.mark.parametrize("version", ["1.0", "1.1", "1.2"])
def test_versions_are_told_apart(version: str) -> None:
    text = usebio.dumps(load("club.xml"), version=version)
    assert usebio.loads(text).headers == (f"USEBIO {version}",)
    assert "usebio-version" not in codes(usebio.loads(text))


def test_other_versions_are_told() -> None:
    assert codes(usebio.loads('<USEBIO Version="2.0"/>')) == ["usebio-version"]
    with pytest.raises(UnknownName):
        usebio.dumps(load("club.xml"), version="2.0")


# --- Encodings and attacks -------------------------------------------------------


@pytest.mark.parametrize(
    "encoding", ["utf-8", "iso-8859-1", "iso-8859-2", "windows-1252", "utf-16"]
)
def test_the_declared_encoding_counts(encoding: str) -> None:
    text = f'<?xml version="1.0" encoding="{encoding}"?><USEBIO Version="1.2"><EVENT>'
    text += "<EVENT_DESCRIPTION>Bär ö</EVENT_DESCRIPTION>" + _board("") + "</EVENT></USEBIO>"
    assert usebio.loads(text.encode(encoding)).records[0].event == "Bär ö"


@pytest.mark.parametrize("name", ["zip", "unicode_escape", "idna", "no-such", "uu", "rot13"])
def test_codecs_that_are_no_encodings_are_not_used(name: str) -> None:
    head = f'<?xml version="1.0" encoding="{name}"?>'
    assert codes(_event(_board(""), head)) == ["xml-unknown-encoding"]


def test_entities_are_neither_expanded_nor_fetched(tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.write_text("secret", encoding="utf-8")
    declared = "".join(f'<!ENTITY a{i + 1} "{f"&a{i};" * 10}">' for i in range(12))
    head = f'<!DOCTYPE USEBIO [<!ENTITY f SYSTEM "{secret.as_uri()}">{declared}]>'
    document = _event("<EVENT_DESCRIPTION>&f;&a12;</EVENT_DESCRIPTION>" + _board(""), head)
    assert document.records[0].event == "&f;&a12;"
    assert codes(document) == ["xml-declarations", "xml-unknown-entity", "xml-unknown-entity"]


@pytest.mark.parametrize(
    "piece",
    ["<A>", "<!--", "<![CDATA[", "<!DOCTYPE [", "&", "<", '<A b="', "</A>", "<A/>", "x", "]]>",
     "<PAIR><PLAYER>", "<BOARD>\n"],
)  # fmt: skip
def test_time_and_memory_do_not_explode(piece: str) -> None:
    text = "<USEBIO><EVENT>" + piece * (200_000 // len(piece))
    tracemalloc.start()
    start = perf_counter()
    usebio.loads(text)
    seconds, most = perf_counter() - start, tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert seconds < 30
    assert most < 150_000_000


def test_markup_of_no_use_takes_no_memory(tmp_path: Path) -> None:
    path = tmp_path / "long.xml"
    path.write_text("<USEBIO><EVENT>" + "<NOISE><A>b</A></NOISE>\n" * 40_000, encoding="utf-8")
    tracemalloc.start()
    for _ in usebio.iterload(path, lambda _: None):
        pass
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 12_000_000


# --- Writing ---------------------------------------------------------------------


def test_what_is_written_is_strict_and_read_back_equal() -> None:
    document = load("club.xml")
    lost: list[Diagnostic] = []
    text = usebio.dumps(document, lost.append)
    assert lost == []
    assert usebio.loads(text, strict=True).records == document.records


def test_travellers_survive_pbn_and_json() -> None:
    document = load("club.xml")
    assert pbn.loads(pbn.dumps(document)).records == document.records
    assert boardjson.loads(boardjson.dumps(document)).records == document.records


def test_single_results_of_other_formats_become_travellers() -> None:
    document = load("vugraph.lin")
    lost: list[Diagnostic] = []
    again = usebio.loads(usebio.dumps(document, lost.append))
    assert {each.code for each in lost} == {"not-in-format"}
    results = [each for each in document.records if each.tricks is not None or each.passed_out]
    assert sum(count for _, count in _records(again)) == len(results)
    assert not [each for each in again.diagnostics if each.severity is not Severity.NOTE]


_PAIRS = st.text("123456789NSEW-", min_size=1, max_size=4).filter(lambda text: text != "-")


@st.composite
def _lines(draw: st.DrawFn) -> TravellerLine:
    unit = draw(st.sampled_from(["", "MP"]))
    return TravellerLine(
        draw(_PAIRS),
        draw(_PAIRS),
        Contract.parse(draw(st.sampled_from(["1NT by N", "7CXX by W", "4SX by E"]))),
        False,
        draw(st.integers(0, 13)),
        draw(st.sampled_from([None, Card.parse("HT")])),
        draw(st.integers(-7600, 7600)),
        "3.5" if unit else "",
        "-1" if unit else "",
        unit,
        remark="<&>",
    )


@settings(max_examples=60)
@given(st.lists(st.tuples(records(rich=False), st.lists(_lines(), min_size=1, max_size=4)),
                min_size=1, max_size=3, unique_by=lambda pair: pair[0].board))  # fmt: skip
def test_travellers_are_read_back_equal(
    given_boards: list[tuple[BoardRecord, list[TravellerLine]]],
) -> None:
    given_boards.sort(key=lambda pair: int(pair[0].board))
    written = [
        BoardRecord(each.board, hands=each.hands, scoring="MP", tables=(score_table(lines),))
        for each, lines in given_boards
    ]
    again = usebio.loads(usebio.dumps(written)).records
    assert [(each.board, each.hands) for each in again] == [
        (each.board, each.hands) for each in written]  # fmt: skip
    for record, (_, lines) in zip(again, given_boards, strict=True):
        traveller = traveller_of(record)
        assert traveller is not None
        assert traveller.lines == tuple(lines)


_JUNK = st.one_of(
    st.binary(max_size=5),
    st.sampled_from([b"<", b">", b"&", b'"', b"</", b"/>", b"<!--", b"-->", b"<![CDATA[", b"]]>",
                     b"<!DOCTYPE", b"[", b"<BOARD>", b"</BOARD>", b"&#0;", b"&#xD800;", b"-",
                     b"<EVENT>", b"</EVENT>", b"\xff\xfe", b"\r"]),
)  # fmt: skip


@settings(max_examples=300)
@given(st.data())
def test_damaged_files_never_fail(data: st.DataObject) -> None:
    raw = _RAW
    for _ in range(data.draw(st.integers(1, 6))):
        start = data.draw(st.integers(0, len(raw)))
        end = data.draw(st.integers(start, min(len(raw), start + 50)))
        piece = data.draw(st.one_of(_JUNK, st.just(raw[start:end] * 2), st.just(b"")))
        raw = raw[:start] + piece + raw[end:]
    document = usebio.loads(raw)
    again = usebio.loads(usebio.dumps(document))
    assert usebio.loads(usebio.dumps(again)).records == again.records
    pbn.dumps(document)


@given(st.binary(max_size=300))
def test_bytes_of_no_format_are_read_too(data: bytes) -> None:
    usebio.loads(data)


# --- Real files ------------------------------------------------------------------

_COUNTS = {
    "butler_howell": (35, 140), "butler_mitchell": (35, 245), "cross_imp_howell": (27, 108),
    "mp_pairs_mitchell_03": (21, 126), "mp_pairs_mitchell_04": (24, 134),
    "notsupported": (35, 245), "multi-section__usebio": (28, 305),
    "multiple-teams__usebio": (30, 240), "usebio-and-pbn__usebio": (24, 144),
}  # fmt: skip


@pytest.mark.corpus
def test_every_real_file_is_read_and_read_back_equal(corpus: Path) -> None:
    files = sorted((corpus / "usebio").glob("*.xml"))
    assert len(files) == len(_COUNTS)
    for path in files:
        document = usebio.load(path)
        counted = _records(document)
        key = next(name for name in _COUNTS if path.stem.endswith(name))
        assert (len(counted), sum(lines for _, lines in counted)) == _COUNTS[key], path.name
        lines = path.read_text(encoding="latin-1").count("<TRAVELLER_LINE>")
        assert sum(count for _, count in counted) == lines
        assert {each.code for each in document.diagnostics} == {"element-left-out"}
        again = usebio.loads(usebio.dumps(document), strict=True)
        if key != "multiple-teams__usebio":  # rounds of matches are not written
            assert again.records == document.records
        assert _records(again) == counted
