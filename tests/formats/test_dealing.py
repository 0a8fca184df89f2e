"""Files of dealing machines: real files, round trips, cut off and damaged ones."""

from __future__ import annotations

from pathlib import Path
from random import Random
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strohmann.bridge.board import Deal, Vulnerability, dealer_of_board, shuffled
from strohmann.formats import pbn
from strohmann.formats.dealing import ber, bhg, bri, cds, csv, dge, dup, rzd
from strohmann.formats.diagnostics import Diagnostic
from strohmann.formats.model import BoardRecord
from strohmann.seats import NORTH, SEATS

FORMS = [ber, bhg, bri, cds, csv, dge, dup, rzd]
SIZES = {ber: 52, bri: 128, cds: 14, dge: 128, dup: 156, rzd: 13}
forms = pytest.mark.parametrize("form", FORMS, ids=lambda form: form.__name__.rsplit(".", 1)[1])


def boards(seed: int, count: int, first: int = 1) -> tuple[BoardRecord, ...]:
    rng = Random(seed)
    made = []
    for number in range(first, first + count):
        deal = Deal.of_pack(shuffled(rng), NORTH)
        north, east, south, west = (deal[seat] for seat in SEATS)
        made.append(
            BoardRecord(
                str(number),
                dealer_of_board(number),
                Vulnerability.of_board(number),
                (north, east, south, west),
            )
        )
    return tuple(made)


@forms
@given(seed=st.integers(0, 2**32), count=st.integers(0, 20))
def test_what_is_written_is_read_back_equal(form: ModuleType, seed: int, count: int) -> None:
    records = boards(seed, count)
    if count == 0 and form not in (rzd, bhg):
        assert form.dumps(records) == b""
    assert form.loads(form.dumps(records), strict=True).records == records


@pytest.mark.parametrize("form", [bhg, cds, csv, dup])
def test_numbers_are_kept(form: ModuleType) -> None:
    records = boards(1, 3, first=17)
    assert form.loads(form.dumps(records), strict=True).records == records


@pytest.mark.parametrize("form", SIZES)
def test_a_deal_that_is_cut_off_is_told_and_the_others_are_read(form: ModuleType) -> None:
    records = boards(2, 3)
    document = form.loads(form.dumps(records)[:-5])
    assert document.records[:2] == records[:2]
    found = [each for each in document.diagnostics if each.code == "deal-cut-off"]
    assert [each.board for each in found] == ["3"]
    assert dict(found[0].values)["found"] == SIZES[form] - 5


@forms
def test_what_gets_lost_is_named(form: ModuleType) -> None:
    (record,) = boards(3, 1, first=0x1000000)
    told: list[Diagnostic] = []
    form.dumps([record, BoardRecord("301")], told.append)
    assert [each.code for each in told] == ["deal-not-written", "not-in-format"]
    assert "Board" in str(dict(told[1].values)["names"])


@pytest.mark.parametrize("form", [bhg, csv])
def test_a_line_that_is_cut_off_is_told_and_the_others_are_read(form: ModuleType) -> None:
    records = boards(2, 3)
    document = form.loads(form.dumps(records)[:-12])
    assert document.records[:2] == records[:2]
    (found,) = [each for each in document.diagnostics if each.code == "unreadable-line"]
    assert found.line == (4 if form is bhg else 3)


@forms
@given(data=st.binary(max_size=700))
def test_bytes_of_anything_are_read(form: ModuleType, data: bytes) -> None:
    document = form.loads(data)
    form.dumps(document)


@pytest.mark.corpus
@forms
def test_the_same_boards_in_every_format(form: ModuleType, corpus: Path) -> None:
    folder = corpus / "dealing-machine"
    name = form.__name__.rsplit(".", 1)[1]
    path = folder / f"deal-convert__test__test.{name}"
    wanted = [record.hands for record in pbn.load(folder / "deal-convert__test__test.pbn").records]
    document = form.load(path, strict=True)
    assert [record.hands for record in document.records] == wanted
    assert form.dumps(document) == path.read_bytes()
