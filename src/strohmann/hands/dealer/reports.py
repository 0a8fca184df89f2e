"""Carrying out actions: what is printed at each deal that fits, and what at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from strohmann.cards import STRAINS, Hand
from strohmann.hands.dealer import layout
from strohmann.hands.dealer.evaluator import Value
from strohmann.hands.dealer.tree import (
    Action,
    Average,
    Csv,
    Frequency,
    Item,
    Node,
    Print,
    PrintText,
    PrintWith,
    Range,
    Script,
    TricksOf,
    Trix,
)
from strohmann.hands.measures import Masks
from strohmann.seats import EAST, NORTH, SEATS, SOUTH, WEST, Seat

__all__ = ["Report", "reports"]

_Text = Callable[[Masks], str]
_PAIRS = {"ew": (WEST, EAST), "ns": (NORTH, SOUTH)}


class Report(Protocol):
    """An action at work."""

    def each(self, masks: Masks, number: int, /) -> str:
        """What is printed for this deal."""

    def end(self) -> str:
        """What is printed when all are dealt."""


def reports(script: Script, bind: Callable[[Node], Value], seed: int) -> list[Report]:
    """All actions of a script. Raises as ``bind`` does."""
    return [_report(action, script, bind, seed) for action in script.actions]


def _report(action: Action, script: Script, bind: Callable[[Node], Value], seed: int) -> Report:
    match action:
        case Print("hands", seats):
            return _Pages(seats, [])
        case Average(title, node):
            return _Mean(title, bind(node))
        case Frequency(title, ranges):
            return _counting(title, ranges, [bind(each.node) for each in ranges])
        case Print(form, _):
            return _Each(_printed(form, script, seed))
        case PrintWith(form, node):
            return _Each(_with_number(form, None if node is None else bind(node)))
        case PrintText(items):
            return _Each(_joined("", [_shown(item, bind) for item in items], ""))
        case Csv(items):
            return _Each(_joined(",", [_field(item, bind) for item in items], "\n"))


def _counting(title: str, ranges: tuple[Range, ...], values: list[Value]) -> Report:
    if len(ranges) == 1:
        return _Frequencies(title, ranges[0], values[0], Counter())
    return _Table(title, ranges[0], ranges[1], values[0], values[1], Counter())


# --- At each deal ----------------------------------------------------------------------


@dataclass(slots=True)
class _Each:
    """Prints something for each deal."""

    text: Callable[[Masks, int], str]

    def each(self, masks: Masks, number: int, /) -> str:
        return self.text(masks, number)

    def end(self) -> str:
        return ""


def _printed(form: str, script: Script, seed: int) -> Callable[[Masks, int], str]:
    if form == "all":
        return layout.full
    if form == "pbn":
        dealer, vulnerability = script.dealer, script.vulnerability
        return lambda masks, number: layout.pbn(masks, number, seed, dealer, vulnerability)
    return _pair(form)


def _pair(form: str) -> Callable[[Masks, int], str]:
    first, second = (seat.index for seat in _PAIRS[form])

    def text(masks: Masks, _number: int) -> str:
        return layout.side_by_side([Hand.of_mask(masks[first]), Hand.of_mask(masks[second])]) + "\n"

    return text


def _with_number(form: str, value: Value | None) -> Callable[[Masks, int], str]:
    def text(masks: Masks, _number: int) -> str:
        after = "" if value is None else str(int(value(masks)))
        if form == "oneline":
            return f"{layout.line(SEATS, masks)}{after}\n"
        return layout.compact(masks) + (f"{after}\n" if value is not None else "")

    return text


def _joined(between: str, parts: list[_Text], behind: str) -> Callable[[Masks, int], str]:
    return lambda masks, _number: between.join([part(masks) for part in parts]) + behind


def _shown(item: Item, bind: Callable[[Node], Value]) -> _Text:
    if isinstance(item, str):
        return lambda _masks: item
    if isinstance(item, tuple):
        return lambda masks: layout.line(item, masks)
    if isinstance(item, Trix):
        values = [bind(TricksOf(seat, strain)) for seat in item.seats for strain in STRAINS]
        return lambda masks: ",".join(str(int(value(masks))) for value in values)
    value = bind(item)
    return lambda masks: str(int(value(masks)))


def _field(item: Item, bind: Callable[[Node], Value]) -> _Text:
    if isinstance(item, str):
        quoted = "'" + item.replace("'", "''") + "'"
        return lambda _masks: quoted
    return _shown(item, bind)


# --- At the end ------------------------------------------------------------------------


@dataclass(slots=True)
class _Pages:
    """Keeps the deals for pages of hands."""

    seats: tuple[Seat, ...]
    kept: list[Masks]

    def each(self, masks: Masks, _number: int, /) -> str:
        self.kept.append(masks)
        return ""

    def end(self) -> str:
        return layout.pages([seat for seat in SEATS if seat in self.seats], self.kept)


@dataclass(slots=True)
class _Mean:
    title: str | None
    value: Value
    total: int = 0
    count: int = 0

    def each(self, masks: Masks, _number: int, /) -> str:
        self.total += self.value(masks)
        self.count += 1
        return ""

    def end(self) -> str:
        before = "" if self.title is None else f"{self.title}: "
        return before + (f"{self.total / self.count:g}" if self.count else "-") + "\n"


_LOW, _HIGH = "Low", "High"


def _label(value: int, wanted: Range) -> int | str:
    return _LOW if value < wanted.low else _HIGH if value > wanted.high else int(value)


@dataclass(slots=True)
class _Frequencies:
    title: str
    wanted: Range
    value: Value
    counts: Counter[int | str]

    def each(self, masks: Masks, _number: int, /) -> str:
        self.counts[_label(self.value(masks), self.wanted)] += 1
        return ""

    def end(self) -> str:
        text, counts = f"Frequency {self.title}:\n", self.counts
        if counts[_LOW]:
            text += f"{_LOW}\t{counts[_LOW]:8d}\n"
        for value in range(self.wanted.low, self.wanted.high + 1):
            text += f"{value:5d}\t{counts[value]:8d}\n"
        return text + (f"{_HIGH}\t{counts[_HIGH]:8d}\n" if counts[_HIGH] else "")


@dataclass(slots=True)
class _Table:
    """Two numbers together: the first down, the second across, with sums."""

    title: str
    down: Range
    across: Range
    row: Value
    column: Value
    counts: Counter[tuple[int | str, int | str]]

    def each(self, masks: Masks, _number: int, /) -> str:
        row, column = self.row(masks), self.column(masks)
        self.counts[_label(row, self.down), _label(column, self.across)] += 1
        return ""

    def end(self) -> str:
        rows, columns = _labels(self.down), _labels(self.across)
        text = f"Frequency {self.title}:\n    " + _cells([*columns, "Sum"])
        for row in rows:
            found = [self.counts[row, column] for column in columns]
            name = f"{row:4d}" if isinstance(row, int) else f"{row:4s}"
            text += name + _cells([*found, sum(found)])
        sums = [sum(self.counts[row, column] for row in rows) for column in columns]
        return text + "Sum " + _cells([*sums, sum(sums)]) + "\n"


def _labels(wanted: Range) -> list[int | str]:
    return [_LOW, *range(wanted.low, wanted.high + 1), _HIGH]


def _cells(cells: list[int | str] | list[int]) -> str:
    return "".join(f"{cell:>7}" for cell in cells) + "\n"
