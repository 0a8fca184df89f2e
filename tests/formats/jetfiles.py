"""Small Access files of two versions, made for the tests."""

from __future__ import annotations

from dataclasses import dataclass
from struct import pack

LONG, TEXT, BOOL = 4, 10, 1
Value = int | str | bool | None


@dataclass(frozen=True)
class Made:
    """A table: columns with their kinds, and rows."""

    columns: dict[str, int]
    rows: tuple[tuple[Value, ...], ...] = ()


def access_file(tables: dict[str, Made], *, jet4: bool = False) -> bytes:
    """A file with these tables, each row of which fits on one page with the others."""
    size = 4096 if jet4 else 2048
    head = b"\0\1\0\0Standard Jet DB\0" + (b"\1" if jet4 else b"\0")
    first = 4
    catalogue = Made(
        {"Id": LONG, "Type": LONG, "Flags": LONG, "Name": TEXT},
        tuple((first + 2 * i, 1, 0, name) for i, name in enumerate(tables)),
    )
    pages = [head, b"", *_pages(catalogue, 2, size, jet4=jet4)]
    for table in tables.values():
        pages += _pages(table, len(pages), size, jet4=jet4)
    return b"".join(page.ljust(size, b"\0") for page in pages)


def _pages(table: Made, number: int, size: int, *, jet4: bool) -> list[bytes]:
    places = bytearray()
    body = b""
    for row in table.rows:
        raw = _row(table, row, jet4=jet4)
        body = raw + body
        places += pack("<H", size - len(body))
    head = pack("<BBHI", 1, 1, 0, number) + (b"\0" * 4 if jet4 else b"")
    head += pack("<H", len(table.rows)) + places
    return [_definition(table, jet4=jet4), head + b"\0" * (size - len(head) - len(body)) + body]


def _definition(table: Made, *, jet4: bool) -> bytes:
    texts = sum(kind == TEXT for kind in table.columns.values())
    count = len(table.columns)
    entries, names = b"", b""
    variable = fixed = 0
    for number, (name, kind) in enumerate(table.columns.items()):
        raw = name.encode("utf-16-le" if jet4 else "cp1252")
        flags = 2 if kind == TEXT else 3
        length = {LONG: 4, BOOL: 1, TEXT: 100}[kind]
        if jet4:
            entries += pack("<BIHHHIBBIHH", kind, 0, number, variable, number, 0, flags, 0, 0,
                            fixed, length)  # fmt: skip
            names += pack("<H", len(raw)) + raw
        else:
            entries += pack("<BHHHHHHBHH", kind, number, variable, number, 0, 0, 0, flags,
                            fixed, length)  # fmt: skip
            names += pack("<B", len(raw)) + raw
        variable += kind == TEXT
        fixed += 4 if kind == LONG else 0
    counts = pack("<HHHII", count, texts, count, 0, 0) + b"\0" * 8
    rows = len(table.rows)
    if jet4:
        start = pack("<BBHIIIIII", 2, 1, 0, 0, 0, 0, rows, 0, 0) + b"\0" * 8 + b"N"
        start = start.ljust(40, b"\0")[:40] + b"N"
    else:
        start = pack("<BBHIIII", 2, 1, 0, 0, 0, rows, 0) + b"N"
    return start + counts + entries + names


def _row(table: Made, row: tuple[Value, ...], *, jet4: bool) -> bytes:
    mask = 0
    fixed, texts = b"", []
    for number, (value, kind) in enumerate(zip(row, table.columns.values(), strict=True)):
        there = value is True if kind == BOOL else value is not None
        mask |= there << number
        if kind == LONG:
            fixed += pack("<i", value if isinstance(value, int) else 0)
        elif kind == TEXT:
            text = value if isinstance(value, str) else ""
            texts.append(text.encode("utf-16-le" if jet4 else "cp1252"))
    raw = pack("<H" if jet4 else "<B", len(row)) + fixed
    places = []
    for encoded in texts:
        places.append(len(raw))
        raw += encoded
    places.append(len(raw))
    width = "<H" if jet4 else "<B"
    raw += b"".join(pack(width, place) for place in reversed(places)) + pack(width, len(texts))
    return raw + mask.to_bytes((len(row) + 7) // 8, "little")
