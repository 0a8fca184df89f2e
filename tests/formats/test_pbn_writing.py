"""Writing PBN: the export format, and nothing lost."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from hypothesis import given

from strohmann.formats import pbn
from strohmann.formats.diagnostics import Severity
from strohmann.formats.model import BoardRecord, Comment, Document, RecordedAuction, Remark
from strohmann.formats.pbn.names import MANDATORY
from strohmann.seats import NORTH
from tests.formats.files import FIXTURES, NAMES, again, load
from tests.formats.strategies import records


def test_D_12_the_export_format_to_the_letter() -> None:
    source = (FIXTURES / "complete.pbn").read_text(encoding="utf-8")
    assert pbn.dumps(load("complete.pbn")) == source
    lines = source.splitlines()
    assert lines[:2] == ["% PBN 2.1", "% EXPORT"]
    assert [line[1:].split(" ")[0] for line in lines[2:17]] == list(MANDATORY)


@pytest.mark.parametrize("name", [name for name in NAMES if name.endswith(".pbn")])
def test_what_was_read_is_written_and_read_equal(name: str) -> None:
    document = load(name)
    assert again(document).records == document.records


@given(records())
def test_any_record_is_read_back_equal_by_strict_reading(record: BoardRecord) -> None:
    text = pbn.dumps([record, record])
    document = pbn.loads(text, strict=True)
    assert document.records == (record, record)
    assert all(each.severity is Severity.NOTE for each in document.diagnostics)
    assert pbn.dumps(document) == text


@given(records())
def test_bytes_are_read_back_equal(record: BoardRecord) -> None:
    file = BytesIO()
    pbn.dump([record], file)
    assert pbn.load(file.getvalue()).records == (record,)


def test_latin_1_where_it_can_be_and_utf_8_where_not(tmp_path: Path) -> None:
    path = tmp_path / "names.pbn"
    for name, encoding in (("Bjørn Müller", "latin-1"), ("Łukasz", "utf-8"), ("Ã¼", "utf-8")):
        record = BoardRecord("1", players=(name, "", "", ""))
        pbn.dump([record], path)
        assert f'"{name}"'.encode(encoding) in path.read_bytes()
        assert pbn.load(path).records[0].players[0] == name


def test_more_notes_than_the_standard_counts_become_commentary() -> None:
    calls = RecordedAuction(NORTH).calls
    from strohmann.bridge.auction import Auction

    calls = Auction.parse(
        "N",
        "1C 1D 1H 1S 1NT 2C 2D 2H 2S 2NT 3C 3D 3H 3S 3NT 4C 4D 4H 4S "
        "4NT 5C 5D 5H 5S 5NT 6C 6D 6H 6S 6NT 7C 7D 7H 7S 7NT P P P",
    ).calls
    marks = tuple(Remark(i, f"note {i}", alert=True) for i in range(35))
    record = BoardRecord("1", NORTH, auction=RecordedAuction(NORTH, calls, marks))
    text = pbn.dumps([record])
    assert '[Note "32:note 31"]' in text
    assert "{note 32}" in text
    assert "33:" not in text


def test_headers_of_the_program_that_wrote_it_are_kept() -> None:
    text = '% PBN 1.0\n%Creator: somebody\n[Board "1"]\n'
    written = pbn.dumps(pbn.loads(text))
    assert written.startswith("% PBN 2.1\n% EXPORT\n%Creator: somebody\n[Event")


def test_a_brace_in_commentary_is_written_to_the_end_of_the_line() -> None:
    record = BoardRecord("1", comments=(Comment("Event", "so :} it is"),))
    assert again(Document("pbn", (record,))).records == (record,)
