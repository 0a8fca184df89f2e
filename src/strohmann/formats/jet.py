"""Tables of an Access file (Jet 3 and 4), as far as result files need them; read only.

A file is pages of 2 or 4 kB. Page 2 describes the catalogue, MSysObjects; each table has a
page that describes its columns, and data pages that point back to it. Rows stand at the end
of a page, their places at its head. Whatever does not fit is passed over and told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from struct import error as StructError  # noqa: N812 - it is a class
from struct import unpack_from

from strohmann.values import value

__all__ = ["Cell", "JetError", "JetFile", "Row"]

Cell = str | int | float | bool | datetime | None
Row = dict[str, Cell]

_SIGNS = (b"Standard Jet DB", b"Standard ACE DB")
_CATALOGUE = 2
_DATA, _DEFINITION = 1, 2
_MOVED_OR_DELETED = 0x4000  # where a moved row stands now it has another mark
_OFFSET = 0x1FFF
_MOST_COLUMNS = 255
_EPOCH = datetime(1899, 12, 30)  # noqa: DTZ001 - Access knows no time zones
_BOOL, _TEXT, _MEMO = 1, 10, 12
_FIXED: dict[int, tuple[str, int]] = {
    2: ("<B", 1), 3: ("<h", 2), 4: ("<i", 4), 6: ("<f", 4), 7: ("<d", 8), 8: ("<d", 8),
}  # fmt: skip
_DATE = 8


class JetError(ValueError):
    """A file, or a part of one, that is no Access file of a known kind."""


@value
class _Layout:
    """Where things stand in pages of one version."""

    page: int
    rows: int
    counts: int
    columns: int
    index: int
    column: int
    number: int
    variable: int
    flags: int
    fixed: int
    wide: bool


_JET3 = _Layout(2048, 8, 23, 43, 8, 18, 1, 3, 13, 14, wide=False)
_JET4 = _Layout(4096, 12, 43, 63, 12, 25, 5, 7, 15, 21, wide=True)


@value
class _Column:
    """A column: its kind, and where its value stands in a row."""

    name: str
    kind: int
    number: int
    variable: int
    fixed: int
    is_fixed: bool


class JetFile:
    """An Access file in memory. Raises `JetError` when it is none.

    ``tell`` is called with the name of a table for each row that cannot be read.
    """

    def __init__(self, data: bytes, tell: Callable[[str], None]) -> None:
        if len(data) < 0x20 or not data[4:0x14].startswith(_SIGNS):
            raise JetError("sign")
        self._data, self._tell = data, tell
        self._layout = _JET3 if data[0x14] == 0 else _JET4
        self._pages: dict[int, list[int]] = {}
        size = self._layout.page
        for start in range(0, len(data) - size + 1, size):
            if data[start] == _DATA:
                self._pages.setdefault(self._long(start + 4), []).append(start)
        self.tables: dict[str, int] = {}
        """Names of the tables to the numbers of their pages."""
        for row in self._rows_of("MSysObjects", _CATALOGUE):
            name, page = row.get("Name"), row.get("Id")
            if row.get("Type") == 1 and isinstance(name, str) and isinstance(page, int):
                self.tables[name] = page & 0xFFFFFF

    def rows(self, table: str) -> Iterator[Row]:
        """The rows of a table; none when there is no such table. Raises `JetError`."""
        if table in self.tables:
            yield from self._rows_of(table, self.tables[table])

    def _long(self, at: int) -> int:
        return int.from_bytes(self._data[at : at + 4], "little")

    def _rows_of(self, table: str, page: int) -> Iterator[Row]:
        try:
            columns = self._columns(page)
        except (StructError, IndexError):
            raise JetError(table) from None
        for start in self._pages.get(page, ()):
            for raw in self._raw_rows(start):
                try:
                    yield self._row(raw, columns)
                except (StructError, IndexError, OverflowError, ValueError):
                    self._tell(table)

    def _raw_rows(self, start: int) -> Iterator[bytes]:
        size = self._layout.page
        page = self._data[start : start + size]
        (count,) = unpack_from("<H", page, self._layout.rows)
        first = self._layout.rows + 2
        end = size
        for i in range(min(count, (size - first) // 2)):
            (mark,) = unpack_from("<H", page, first + 2 * i)
            at = mark & _OFFSET
            if at > end:
                return
            if not mark & _MOVED_OR_DELETED and at < end:
                yield page[at:end]
            end = at

    # --- Columns -------------------------------------------------------------------

    def _definition(self, page: int) -> bytes:
        """The description of a table, which may go on in further pages."""
        size = self._layout.page
        parts: list[bytes] = []
        seen: set[int] = set()
        while page and page not in seen:
            seen.add(page)
            raw = self._data[page * size : (page + 1) * size]
            if len(raw) < size or raw[0] != _DEFINITION:
                raise JetError("page")
            parts.append(raw[8:] if parts else raw)
            page = int.from_bytes(raw[4:8], "little")
        return b"".join(parts)

    def _columns(self, page: int) -> list[_Column]:
        layout, raw = self._layout, self._definition(page)
        _, count, _, indexes = unpack_from("<HHII", raw, layout.counts)
        if count > _MOST_COLUMNS:
            raise JetError("columns")
        at = layout.columns + layout.index * indexes
        names = at + layout.column * count
        columns = []
        for start in range(at, names, layout.column):
            length = raw[names] | (raw[names + 1] << 8 if layout.wide else 0)
            names += 2 if layout.wide else 1
            name = raw[names : names + length]
            names += length
            number, variable, fixed = (
                unpack_from("<H", raw, start + offset)[0]
                for offset in (layout.number, layout.variable, layout.fixed)
            )
            text = name.decode("utf-16-le" if layout.wide else "cp1252", "replace")
            is_fixed = bool(raw[start + layout.flags] & 1)
            columns.append(_Column(text, raw[start], number, variable, fixed, is_fixed))
        return columns

    # --- Rows ----------------------------------------------------------------------

    def _row(self, raw: bytes, columns: list[_Column]) -> Row:
        wide = self._layout.wide
        count = int.from_bytes(raw[: 2 if wide else 1], "little")
        mask_size = (count + 7) // 8
        mask = int.from_bytes(raw[len(raw) - mask_size :], "little")
        has_variable = any(not column.is_fixed for column in columns)
        places = self._places(raw, len(raw) - mask_size) if has_variable else []
        row: Row = {}
        for column in columns:
            is_there = column.number < count and bool(mask >> column.number & 1)
            if column.kind == _BOOL:
                row[column.name] = is_there
            elif not is_there:
                row[column.name] = None
            elif column.is_fixed:
                row[column.name] = _fixed(raw, column, 2 if wide else 1)
            elif column.variable + 1 < len(places):
                start, end = places[column.variable], places[column.variable + 1]
                row[column.name] = _variable(raw[start:end], column.kind, wide=wide)
            else:
                row[column.name] = None
        return row

    def _places(self, raw: bytes, end: int) -> list[int]:
        """Where the values of changing length begin, and where the last one ends."""
        if self._layout.wide:
            (count,) = unpack_from("<H", raw, end - 2)
            if end - 4 - 2 * count < 0:
                raise JetError("row")
            return [unpack_from("<H", raw, end - 4 - 2 * i)[0] for i in range(count + 1)]
        count = raw[end - 1]
        jumps = (len(raw) - 1) // 256
        last = end - jumps - 2
        if (last + 1 - count) // 256 < jumps:
            jumps -= 1
            last += 1
        if last - count < 0:
            raise JetError("row")
        places, jumped = [], 0
        for i in range(count + 1):
            while jumped < jumps and i == raw[end - jumped - 2]:
                jumped += 1
            places.append(raw[last - i] + 256 * jumped)
        return places


def _fixed(raw: bytes, column: _Column, head: int) -> Cell:
    known = _FIXED.get(column.kind)
    if known is None:
        return None
    (found,) = unpack_from(known[0], raw, head + column.fixed)
    if column.kind == _DATE:
        return _EPOCH + timedelta(days=found)
    number: int | float = found
    return number


def _variable(raw: bytes, kind: int, *, wide: bool) -> Cell:
    if kind == _MEMO:
        if len(raw) < 12 or not raw[3] & 0x80:
            return None  # it stands in pages of its own
        raw = raw[12:]
    elif kind != _TEXT:
        return None
    if not wide:
        return raw.decode("cp1252", "replace")
    if raw.startswith(b"\xff\xfe"):
        return raw[2:].decode("latin-1")
    return raw.decode("utf-16-le", "replace")
