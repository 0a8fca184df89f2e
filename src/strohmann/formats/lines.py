"""Lines of a file whatever its encoding, in flat memory.

UTF-8 is tried line by line, then the old Windows letters (CP1252, of which Latin-1 is a
part); UTF-16 is known by its mark or its zeros. Lines end with LF, CR LF or a lone CR.
"""

from __future__ import annotations

import codecs
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import BinaryIO

__all__ = ["LONGEST", "Piece", "Source", "opened", "pieces"]

Source = str | bytes | Path | BinaryIO
Piece = tuple[int, int, str]
"""Line number, column of its first character (both from 1), text with its line end."""

LONGEST = 1 << 20
"""Bytes of a line that are kept together; a longer one comes in pieces."""
_CHUNK = 1 << 16
_BLANKED = bytes(
    32 if code == 127 or (code < 32 and code not in {9, 10, 13}) else code for code in range(256)
)


def opened(source: Source) -> BinaryIO:
    """A binary file of a text, of bytes, of a path, or the file itself."""
    if isinstance(source, str):
        return BytesIO(source.encode("utf-8", "surrogatepass"))
    if isinstance(source, bytes):
        return BytesIO(source)
    if isinstance(source, Path):
        return source.open("rb")
    return source


def pieces(file: BinaryIO) -> Iterator[Piece]:
    """The lines of a file; control characters, such as DOS's ctrl-Z, become blanks."""
    number, column = 1, 1
    for batch in _batches(_as_bytes(file)):
        whole = b"".join(batch)
        # Other line ends than CR and LF are no ASCII, or were made blanks.
        texts = whole.decode().splitlines(keepends=True) if whole.isascii() else None
        for text in texts or map(_decoded, batch):
            yield number, column, text
            if text[-1] in "\n\r":
                number, column = number + 1, 1
            else:
                column += len(text)


def _decoded(raw: bytes) -> str:
    try:
        return raw.decode()
    except UnicodeDecodeError:
        pass
    try:
        return raw.decode("cp1252")
    except UnicodeDecodeError:
        return raw.decode("latin-1")


def _as_bytes(file: BinaryIO) -> Iterator[bytes]:
    """Chunks in an encoding that has ASCII as its part."""
    first = file.read(_CHUNK)
    encoding = _wide_encoding(first)
    if encoding is None:
        first = first.removeprefix(codecs.BOM_UTF8)
        while first:
            yield first.translate(_BLANKED)
            first = file.read(_CHUNK)
        return
    decoder = codecs.getincrementaldecoder(encoding)("replace")
    while first:
        yield decoder.decode(first).encode("utf-8", "replace").translate(_BLANKED)
        first = file.read(_CHUNK)
    yield decoder.decode(b"", final=True).encode("utf-8", "replace")


def _wide_encoding(start: bytes) -> str | None:
    if start.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return "utf-16"
    zeros = [bool(byte) for byte in start[:4]]
    if zeros == [True, False, True, False]:
        return "utf-16-le"
    if zeros == [False, True, False, True]:
        return "utf-16-be"
    return None


def _batches(chunks: Iterator[bytes]) -> Iterator[list[bytes]]:
    """The lines that each chunk completes; of a line that is too long, pieces."""
    rest: list[bytes] = []  # parts of a line that has not ended yet
    length = 0
    for chunk in _no_torn_ends(chunks):
        lines = chunk.splitlines(keepends=True)
        if rest and (len(lines) > 1 or lines[0].endswith((b"\n", b"\r"))):
            lines[0] = b"".join((*rest, lines[0]))
            rest, length = [], 0
        if not lines[-1].endswith((b"\n", b"\r")):
            rest.append(lines.pop())
            length += len(rest[-1])
        if length > LONGEST:
            whole = b"".join(rest)
            cut = _character_end(whole)
            lines.append(whole[:cut])
            rest, length = [whole[cut:]], len(whole) - cut
        if lines:
            yield lines
    if whole := b"".join(rest):
        yield [whole]


def _no_torn_ends(chunks: Iterator[bytes]) -> Iterator[bytes]:
    """The same bytes in chunks that never end between CR and LF; none is empty."""
    held = b""
    for chunk in chunks:
        whole = held + chunk
        held = b"\r" if whole.endswith(b"\r") else b""
        if whole := whole.removesuffix(b"\r"):
            yield whole
    if held:
        yield held


def _character_end(raw: bytes) -> int:
    """Where to cut so that no character of UTF-8 is torn apart."""
    for back in range(1, 5):
        if raw[-back] < 0x80:
            return len(raw) - back + 1
        if raw[-back] >= 0xC0:
            return len(raw) - back
    return len(raw)
