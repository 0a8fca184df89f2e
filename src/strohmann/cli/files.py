"""Reading what the user names: a file, or ``-`` for standard input."""

from __future__ import annotations

import sys
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from pathlib import Path

from strohmann.cli.errors import BadContent, WrongUsage

__all__ = ["read_text"]

_LARGEST = 1_000_000  # bytes; a match on paper has a few hundred
_ALLOWED = set("\t\n\r\f\v")


def read_text(name: str) -> str:
    """The text of a file in UTF-8, UTF-16 with its mark, or the old Windows letters.

    Raises `WrongUsage` when it cannot be opened, `BadContent` when it holds no text.
    """
    data = _read(name)
    if len(data) > _LARGEST:
        raise BadContent("file-too-large", where=name, kilobytes=_LARGEST // 1000)
    text = _decode(data)
    if text is None or any(not char.isprintable() and char.isascii() for char in text
                           if char not in _ALLOWED):  # fmt: skip
        raise BadContent("file-not-text", where=name)
    return text


def _read(name: str) -> bytes:
    if name == "-":
        return sys.stdin.buffer.read(_LARGEST + 1)
    path = Path(name)
    try:
        if path.is_dir():
            raise WrongUsage("file-is-folder", where=name)
        with path.open("rb") as file:
            return file.read(_LARGEST + 1)
    except FileNotFoundError:
        raise WrongUsage("file-missing", where=name) from None
    except (OSError, ValueError):  # no permission, a name with a NUL, ...
        raise WrongUsage("file-unreadable", where=name) from None


def _decode(data: bytes) -> str | None:
    utf16 = data.startswith((BOM_UTF16_LE, BOM_UTF16_BE))
    for encoding in ("utf-16",) if utf16 else ("utf-8-sig", "cp1252"):
        try:
            return data.decode(encoding)
        except UnicodeDecodeError:
            continue
    return None
