"""The bytes of an XML file as UTF-8, by the encoding that it declares."""

from __future__ import annotations

import codecs
import re
from typing import BinaryIO, cast

from strohmann.formats.diagnostics import Severity
from strohmann.formats.teller import Teller

__all__ = ["as_declared"]

_CHUNK = 1 << 16
_DECLARED = re.compile(rb"""\s*<\?xml\b[^>]{0,200}?\bencoding\s*=\s*["']([\w.:-]{1,40})["']""")
_OWN = frozenset({"utf-8", "utf-16", "utf-16-le", "utf-16-be", "ascii"})
"""Told by the lines themselves; ASCII is part of what is tried."""
_KNOWN = frozenset({f"iso8859-{i}" for i in range(1, 17)} | {f"cp125{i}" for i in range(9)}
                   | {"cp437", "cp850", "cp852", "mac-roman", "koi8-r"})  # fmt: skip


class _Recoded:
    """A binary file that gives what was already read, then the rest, as UTF-8."""

    def __init__(self, start: bytes, file: BinaryIO, encoding: str | None) -> None:
        self._start, self._file = start, file
        decoder = None if encoding is None else codecs.getincrementaldecoder(encoding)
        self._decoder = None if decoder is None else decoder("replace")

    def read(self, size: int = _CHUNK) -> bytes:
        raw = self._start or self._file.read(size)
        self._start = b""
        return raw if self._decoder is None else self._decoder.decode(raw).encode()


def as_declared(file: BinaryIO, teller: Teller) -> BinaryIO:
    """The file in UTF-8 or in what its lines are tried for; unknown encodings are told."""
    start = file.read(_CHUNK)
    match = _DECLARED.match(start.removeprefix(codecs.BOM_UTF8))
    encoding = None
    if match is not None and not start.startswith(codecs.BOM_UTF8):
        named = match[1].decode("ascii", "replace")
        encoding = _canonical(named)
        if encoding not in _KNOWN:
            if encoding not in _OWN:
                teller.tell("xml-unknown-encoding", Severity.WARNING, (1, 1), text=named)
            encoding = None
    return cast("BinaryIO", _Recoded(start, file, encoding))


def _canonical(name: str) -> str:
    try:
        return codecs.lookup(name).name.replace("_", "-")
    except (LookupError, ValueError):
        return ""
