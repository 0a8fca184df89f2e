"""The double dummy table of a record, where the file has one that can be believed.

Many programs write a table before they have computed it (all zeros, asterisks), or cut
every value below seven off. Such tables are not handed out.
"""

from __future__ import annotations

from strohmann.cards import STRAINS, Strain
from strohmann.formats.model import BoardRecord
from strohmann.seats import SEATS, Seat

__all__ = ["DoubleDummy", "double_dummy", "table_state"]

DoubleDummy = dict[Seat, dict[Strain, int]]

_TABLE = "OptimumResultTable"
_LINE = "DoubleDummyTricks"
_LINE_ORDER = "NSEW"  # of the seats; the strains are NT S H D C
_STRAINS = {strain.value: strain for strain in STRAINS} | {"NT": Strain.NOTRUMP}
_SEATS = {seat.value: seat for seat in SEATS}
_LEAST_SHOWN = 6


def double_dummy(record: BoardRecord) -> DoubleDummy | None:
    """Tricks of each declarer in each strain; None when there is no table to be believed."""
    table = _table(record)
    return table if table is not None and _state(table) == "" else None


def table_state(record: BoardRecord) -> str:
    """``dd-empty``, ``dd-clipped``, or empty: nothing suspicious, or no table."""
    if record.tag(_LINE).startswith("*"):
        return "dd-empty"
    table = _table(record)
    return "" if table is None else _state(table)


def _state(table: DoubleDummy) -> str:
    values = [tricks for row in table.values() for tricks in row.values()]
    if not any(values):
        return "dd-empty"
    if len(values) == 20 and min(values) == _LEAST_SHOWN and values.count(_LEAST_SHOWN) >= 3:
        # Whoever makes ten tricks leaves three: a six beside it was not computed.
        for strain in STRAINS:
            ours = max(table[SEATS[0]][strain], table[SEATS[2]][strain])
            theirs = max(table[SEATS[1]][strain], table[SEATS[3]][strain])
            if ours + theirs > 14 and _LEAST_SHOWN in {ours, theirs}:
                return "dd-clipped"
    return ""


def _table(record: BoardRecord) -> DoubleDummy | None:
    rows = record.table(_TABLE)
    if rows is not None:
        names = rows.names
        if names[:3] == ("Declarer", "Denomination", "Result"):
            return _of_cells(rows.rows)
    return _of_line(record.tag(_LINE))


def _of_cells(rows: tuple[tuple[str, ...], ...]) -> DoubleDummy | None:
    table: DoubleDummy = {}
    for cells in rows:
        seat = _SEATS.get(cells[0]) if len(cells) >= 3 else None
        strain = _STRAINS.get(cells[1]) if seat is not None else None
        if seat is None or strain is None or not cells[2].isdecimal():
            return None
        table.setdefault(seat, {})[strain] = int(cells[2])
    return table if sum(map(len, table.values())) == 20 else None


def _of_line(text: str) -> DoubleDummy | None:
    if len(text) != 20:
        return None
    try:
        values = [int(letter, 14) for letter in text]
    except ValueError:
        return None
    strains = tuple(reversed(STRAINS))
    return {
        _SEATS[seat]: {strain: values[5 * i + j] for j, strain in enumerate(strains)}
        for i, seat in enumerate(_LINE_ORDER)
    }
