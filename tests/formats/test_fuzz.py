"""Damaged files: whatever is in them, readers report and never fail."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from strohmann.formats import lin, pbn
from strohmann.formats.model import Document
from tests.formats.files import FIXTURES

_SOURCES = {
    suffix: [path.read_bytes() for path in sorted(FIXTURES.glob(f"*{suffix}"))]
    for suffix in (".pbn", ".lin")
}
_JUNK = st.one_of(
    st.binary(max_size=6),
    st.sampled_from([b"{", b"}", b"[", b"]", b'"', b";", b"%", b"#", b"##", b"|", b"||", b"\n\n",
                     b"^R", b"=1=", b"$300", b"*", b"+", b"-", b"\x1a", b"\xff\xfe", b"\\", b"!",
                     b"md|", b"qx|o1|", b"an||", b"mc|99|", b"rs|,,|", b"AP ", b"^S "]),
)  # fmt: skip


@st.composite
def damaged(draw: st.DrawFn, suffix: str) -> bytes:
    """A fixture with pieces cut out, doubled or replaced."""
    data = draw(st.sampled_from(_SOURCES[suffix]))
    for _ in range(draw(st.integers(1, 6))):
        start = draw(st.integers(0, len(data)))
        end = draw(st.integers(start, min(len(data), start + 60)))
        piece = draw(st.one_of(_JUNK, st.just(data[start:end] * 2), st.just(b"")))
        data = data[:start] + piece + data[end:]
    return data


@settings(max_examples=300)
@given(damaged(".pbn"))
def test_damaged_pbn_is_read_and_can_be_written_again(data: bytes) -> None:
    document = pbn.loads(data)
    again = pbn.loads(pbn.dumps(document))
    assert len(again.records) >= len(document.records)
    assert pbn.loads(pbn.dumps(again)).records == again.records
    lin.dumps(document)


@settings(max_examples=300)
@given(damaged(".lin"))
def test_damaged_lin_is_read_and_can_be_written_again(data: bytes) -> None:
    document = lin.loads(data)
    again: Document = lin.loads(lin.dumps(document))
    assert len(again.records) == len(document.records)
    pbn.loads(pbn.dumps(document))


@given(st.binary(max_size=300))
def test_bytes_of_no_format_are_read_too(data: bytes) -> None:
    pbn.loads(data)
    lin.loads(data)


@given(damaged(".pbn"))
def test_a_damaged_file_may_be_of_the_other_format(data: bytes) -> None:
    lin.loads(data)
