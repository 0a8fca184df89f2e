"""Encodings and line ends, and files that are meant to hurt."""

from __future__ import annotations

import time

import pytest

from strohmann.formats import lin, pbn
from strohmann.formats.lines import LONGEST, opened, pieces
from tests.formats.files import FIXTURES, codes, load

TEXT = (FIXTURES / "complete.pbn").read_text(encoding="utf-8").replace("Nora", "Nørå Šæ")


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "utf-16", "utf-16-le",
                                      "utf-16-be"])  # fmt: skip
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_any_encoding_and_line_end(encoding: str, end: str) -> None:
    document = pbn.loads(TEXT.replace("\n", end).encode(encoding))
    expected = pbn.loads(TEXT)
    assert document.records == expected.records
    assert document.diagnostics == ()
    assert document.records[0].players[0] == "Nørå Šæ"


def test_latin_1_letters_that_cp1252_lacks() -> None:
    assert pbn.loads(b'[North "a\x81b\xe9"]').records[0].players[0] == "a\x81bé"


def test_lines_in_two_encodings() -> None:
    document = pbn.loads('[North "Å"]\n'.encode() + '[South "Å"]\n'.encode("cp1252"))
    assert document.records[0].players == ("Å", "", "Å", "")


@pytest.mark.parametrize("tail", [b"\x1a", b"\n\x1a\x1a", b"\r\n\x1a\r\n", b"\0\0"])
def test_ctrl_z_at_the_end_is_nothing(tail: bytes) -> None:
    document = pbn.loads(TEXT.encode() + tail)
    assert document.records == pbn.loads(TEXT).records
    assert document.diagnostics == ()


def test_no_final_newline_and_tabs() -> None:
    text = TEXT.rstrip("\n").replace("Pass 2H", "Pass\t\t2H")
    assert pbn.loads(text).records == pbn.loads(TEXT).records


def test_pieces_count_lines_and_columns() -> None:
    found = list(pieces(opened(b"a\r\nb\rc\n\nd")))
    assert found == [(1, 1, "a\r\n"), (2, 1, "b\r"), (3, 1, "c\n"), (4, 1, "\n"), (5, 1, "d")]


def test_long_lines_come_in_pieces_that_tear_no_letter() -> None:
    text = "é" * LONGEST
    parts = list(pieces(opened(text)))
    assert len(parts) > 1
    assert "".join(part for _, _, part in parts) == text
    assert all(number == 1 for number, _, _ in parts)
    assert parts[1][1] == 1 + len(parts[0][2])


_HURTFUL = [
    "[" * 1_000_000,
    "{" * 1_000_000,
    "{}" * 500_000,
    "[a" * 500_000 + "]",
    '[Event "' * 150_000,
    '[Event "a"]' * 100_000,
    '"' * 1_000_000,
    "\\" * 1_000_000,
    '[Auction "N"]\n' + "1C " * 300_000,
    '[Auction "N"]\n1C ' + "=1= " * 20_000,
    '[Play "N"]\n' + "SA " * 100_000,
    '[ScoreTable "A"]\n' + '"' * 300_000,
    "|" * 1_000_000,
    "md|" * 200_000,
    "mb|1C|" * 100_000,
    "nt|x|" * 100_000,
    "md|1|mb|1C|" + "an|x|" * 20_000,
    "md|1|" + "pc|SA|nt|x|" * 20_000,
]


@pytest.mark.parametrize("text", _HURTFUL, ids=[text[:12] for text in _HURTFUL])
@pytest.mark.parametrize("module", [pbn, lin], ids=["pbn", "lin"])
def test_no_text_takes_more_than_linear_time(module: object, text: str) -> None:
    start = time.process_time()
    module.loads(text)  # type: ignore[attr-defined]
    assert time.process_time() - start < 20


def test_a_value_without_end_is_cut_and_reported() -> None:
    document = pbn.loads('[Board "1"]\n{' + "x" * (2 << 20) + '}\n[Dealer "N"]\n')
    assert "comment-too-long" in codes(document)
    assert document.records[0].dealer is not None


def test_the_same_file_given_in_any_way() -> None:
    path = FIXTURES / "complete.pbn"
    expected = load("complete.pbn").records
    assert pbn.loads(path.read_bytes()).records == expected
    assert pbn.loads(path.read_text(encoding="utf-8")).records == expected
    with path.open("rb") as file:
        assert pbn.load(file).records == expected
