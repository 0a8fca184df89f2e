"""All results of one board, whichever format they came from (architecture: `Traveller`).

A record keeps them as PBN's ScoreTable; here they are values.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import TypeVar

from strohmann.bridge.calls import Bid
from strohmann.bridge.contract import Contract, Doubling
from strohmann.cards import Card
from strohmann.errors import NotationError
from strohmann.formats.model import BoardRecord, Table
from strohmann.scoring.points import points
from strohmann.seats import Seat
from strohmann.values import value

__all__ = ["Traveller", "TravellerLine", "read_bid", "score_table", "traveller_of"]


T = TypeVar("T")
_NUMBER = re.compile(r"[+-]?\d{1,5}")
_BID = re.compile(r"([1-7])(C|D|H|S|NT?)(X{0,2})")
_PASSED = "Pass"
_NONE = "-"


@value
class TravellerLine:
    """The result of one table.

    ``ns`` and ``ew`` are the numbers of the pairs, as text. ``tricks`` are declarer's.
    ``score`` is in points, seen from north and south. ``award_ns`` and ``award_ew`` are in
    ``unit``: ``MP`` or ``IMP``. ``adjusted`` is what the file says instead of a score.
    """

    ns: str = ""
    ew: str = ""
    contract: Contract | None = None
    passed_out: bool = False
    tricks: int | None = None
    lead: Card | None = None
    score: int | None = None
    award_ns: str = ""
    award_ew: str = ""
    unit: str = ""
    section: str = ""
    table: str = ""
    round: str = ""
    adjusted: str = ""
    remark: str = ""


@value
class Traveller:
    """The results of a board, in the order of the file."""

    board: str
    lines: tuple[TravellerLine, ...]


def read_bid(text: str) -> tuple[Bid, Doubling] | None:
    """Bid and doubling of ``4Hx``, ``3 NT XX``; None for what is none."""
    match = _BID.fullmatch(re.sub(r"\s", "", text[:20]).upper())
    if match is None:
        return None
    strain = "NT" if match[2].startswith("N") else match[2]
    return Bid.of(match[1] + strain), Doubling(match[3])


# --- To the table of a record ----------------------------------------------------


def _contract(line: TravellerLine) -> str:
    if line.contract is None:
        return _PASSED if line.passed_out else ""
    return f"{line.contract.bid}{line.contract.doubling}"


def _number(number: int | None) -> str:
    return "" if number is None else str(number)


def _award(side: str, unit: str) -> Callable[[TravellerLine], str]:
    def shown(line: TravellerLine) -> str:
        text: str = getattr(line, f"award_{side}")
        return text if line.unit == unit else ""

    return shown


_COLUMNS: dict[str, Callable[[TravellerLine], str]] = {
    "Section": lambda line: line.section,
    "Table": lambda line: line.table,
    "Round": lambda line: line.round,
    "PairId_NS": lambda line: line.ns,
    "PairId_EW": lambda line: line.ew,
    "Contract": _contract,
    "Declarer": lambda line: "" if line.contract is None else line.contract.declarer.value,
    "Result": lambda line: _number(line.tricks),
    "Lead": lambda line: "" if line.lead is None else line.lead.text,
    "Score_NS": lambda line: _number(line.score),
    "MP_NS": _award("ns", "MP"),
    "MP_EW": _award("ew", "MP"),
    "IMP_NS": _award("ns", "IMP"),
    "IMP_EW": _award("ew", "IMP"),
    "Adjusted": lambda line: line.adjusted,
    "Remarks": lambda line: line.remark,
}


def score_table(lines: Iterable[TravellerLine]) -> Table:
    """The lines as PBN's ScoreTable, with the columns that say something."""
    given = list(lines)
    cells = {name: [shown(line) for line in given] for name, shown in _COLUMNS.items()}
    used = {name: column for name, column in cells.items() if any(column)}
    columns = tuple(f"{name}\\{max(map(len, column))}L" for name, column in used.items())
    rows = zip(*used.values(), strict=True)
    return Table("ScoreTable", columns, tuple(tuple(c or _NONE for c in row) for row in rows))


# --- From the table of a record --------------------------------------------------


def traveller_of(record: BoardRecord) -> Traveller | None:
    """The results of a record's ScoreTable; None when it has none.

    What a cell says that cannot be read is left out.
    """
    table = record.table("ScoreTable")
    if table is None:
        return None
    names = table.names
    lines = [_line(dict(zip(names, row, strict=False)), record) for row in table.rows]
    return Traveller(record.board, tuple(lines))


def _line(row: dict[str, str], record: BoardRecord) -> TravellerLine:
    cells = {name: "" if cell.strip() == _NONE else cell for name, cell in row.items()}

    def text(*keys: str) -> str:
        return next((cells[key] for key in keys if cells.get(key)), "")

    unit = next((each for each in ("MP", "IMP") if text(f"{each}_NS", f"{each}_EW")), "")
    bid = read_bid(text("Contract"))
    declarer = _parsed(Seat.parse, text("Declarer"))
    contract = None if bid is None or declarer is None else Contract(*bid, declarer)
    tricks = _digits(text("Result"))
    score = _digits(text("Score_NS"))
    if score is None and (of_ew := _digits(text("Score_EW"))) is not None:
        score = -of_ew
    if score is None and contract is not None and tricks in range(14):
        score = _points(contract, tricks, record)
    return TravellerLine(
        text("PairId_NS"),
        text("PairId_EW"),
        contract,
        text("Contract").strip().lower() in {"pass", "passed", "p", "ap"},
        tricks if tricks in range(14) else None,
        _parsed(Card.parse, text("Lead")),
        score,
        text(f"{unit}_NS") if unit else "",
        text(f"{unit}_EW") if unit else "",
        unit,
        text("Section"),
        text("Table"),
        text("Round"),
        text("Adjusted"),
        text("Remarks"),
    )


def _points(contract: Contract, tricks: int | None, record: BoardRecord) -> int | None:
    if record.vulnerability is None:
        return None
    won = points(contract, tricks, vulnerable=contract.side in record.vulnerability)
    return won if contract.side.index == 0 else -won


def _digits(text: str) -> int | None:
    return int(text) if _NUMBER.fullmatch(text.strip()) else None


def _parsed(parse: Callable[[str], T], text: str) -> T | None:
    try:
        return parse(text)
    except NotationError:
        return None
