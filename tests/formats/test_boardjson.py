"""JSON of our own: all of a record comes back, and what is wrong is told."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from strohmann.formats import boardjson
from strohmann.formats.diagnostics import FormatError
from strohmann.formats.model import BoardRecord
from tests.formats.files import FIXTURES, NAMES, codes, found, load
from tests.formats.strategies import records

BOARDS = [name for name in NAMES if name.endswith((".pbn", ".lin"))]
SCHEMA = json.loads(
    (Path(__file__).resolve().parents[2] / "docs/boards.schema.json").read_text(encoding="utf-8")
)
_SAMPLES = [boardjson.dumps(load(name)).encode() for name in BOARDS]


@pytest.mark.parametrize("name", BOARDS)
def test_everything_that_other_formats_give_comes_back(name: str) -> None:
    document = load(name)
    again = boardjson.loads(boardjson.dumps(document))
    assert again.records == document.records
    assert again.headers == document.headers
    assert not [code for code in codes(again) if code.startswith("json-")]


@pytest.mark.parametrize("name", BOARDS)
def test_what_is_written_keeps_the_schema(name: str) -> None:
    jsonschema.validate(json.loads(boardjson.dumps(load(name))), SCHEMA)


@settings(max_examples=50)
@given(st.lists(records(), max_size=3))
def test_records_are_read_back_equal(given_records: list[BoardRecord]) -> None:
    text = boardjson.dumps(given_records)
    assert boardjson.loads(text, strict=True).records == tuple(given_records)
    jsonschema.validate(json.loads(text), SCHEMA)


def test_any_layout_of_json_is_read() -> None:
    document = load("complete.pbn")
    text = json.dumps(json.loads(boardjson.dumps(document)), indent=2)
    assert boardjson.loads(text).records == document.records


def test_a_broken_line_loses_its_record_only() -> None:
    document = load("inherited.pbn")
    lines = boardjson.dumps(document).splitlines()
    lines[2] = lines[2][:40]
    again = boardjson.loads("\n".join(lines))
    assert again.records == document.records[:1] + document.records[2:]
    assert found(again, "json-broken").line == 3


@pytest.mark.parametrize(
    ("value", "where"),
    [
        ('"dealer": "Q"', "dealer"),
        ('"tricks": 14', "tricks"),
        ('"tricks": true', "tricks"),
        ('"passed_out": 1', "passed_out"),
        ('"hands": {"N": "AA..."}', "hands.N"),
        ('"auction": {"dealer": "N", "calls": ["8H"]}', "auction.calls"),
        ('"auction": 5', "auction"),
        ('"play": {"leader": "N", "rows": [["SA"]]}', "play.rows"),
        ('"tags": [["Room"]]', "tags"),
    ],
)
def test_a_bad_value_is_left_out_and_told(value: str, where: str) -> None:
    text = f'{{"format": "strohmann-boards", "version": 1, "records": [{{"board": "7", {value}}}]}}'
    document = boardjson.loads(text)
    told = [each for each in document.diagnostics if each.code == "json-bad-value"]
    assert {dict(each.values)["where"] for each in told} >= {where}
    assert document.records[0].board == "7"
    with pytest.raises(FormatError):
        boardjson.loads(text, strict=True)


def test_files_that_are_not_ours_or_newer_are_told() -> None:
    assert codes(boardjson.loads('{"a": 1}')) == ["json-bad-value", "json-not-ours"]
    newer = '{"format": "strohmann-boards", "version": 2, "colour": 1, "records": [{"card": 1}]}'
    assert sorted(codes(boardjson.loads(newer))) == [
        "json-other-version", "json-unknown-key", "json-unknown-key"]  # fmt: skip


def test_deep_nesting_and_long_numbers_are_told() -> None:
    assert codes(boardjson.loads("[" * 100_000)) == ["json-broken"]
    assert codes(boardjson.loads("[" + "1" * 10_000 + "]")) == ["json-broken"]


@settings(max_examples=200)
@given(st.data())
def test_damaged_files_never_fail(data: st.DataObject) -> None:
    raw = data.draw(st.sampled_from(_SAMPLES))
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(raw)))
        end = data.draw(st.integers(start, min(len(raw), start + 30)))
        raw = raw[:start] + data.draw(st.binary(max_size=4)) + raw[end:]
    document = boardjson.loads(raw)
    assert boardjson.loads(boardjson.dumps(document)).records == document.records


def test_the_fixtures_are_there() -> None:
    assert FIXTURES.is_dir()
    assert len(BOARDS) > 10
