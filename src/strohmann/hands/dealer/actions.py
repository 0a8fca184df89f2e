"""Reading the list of actions."""

from __future__ import annotations

from collections.abc import Callable

from strohmann.hands.dealer.cursor import Cursor
from strohmann.hands.dealer.expressions import Names, read_expression
from strohmann.hands.dealer.lexer import Kind
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
    Trix,
)
from strohmann.hands.dealer.words import SEATS_BY_WORD, SIDES_BY_WORD
from strohmann.seats import SEATS, Seat

__all__ = ["read_actions"]

_WIDEST = 10_000  # values in a table of frequencies
_WIDEST_OF_TWO = 200
_HANDS: dict[str, tuple[Seat, ...]] = (
    {word: (seat,) for word, seat in SEATS_BY_WORD.items()}
    | {word: side.seats for word, side in SIDES_BY_WORD.items()}
    | {"deal": SEATS}
)


def read_actions(cursor: Cursor, names: Names) -> tuple[Action, ...]:
    """Actions with commas between them; one more may follow the last. Raises `ScriptError`."""
    actions = [_action(cursor, names)]
    while cursor.accept(","):
        if cursor.next.kind is not Kind.WORD or cursor.next.text not in _ACTIONS:
            break
        actions.append(_action(cursor, names))
    return tuple(actions)


def _action(cursor: Cursor, names: Names) -> Action:
    return cursor.one_of(_ACTIONS)(cursor, names)


def _form(form: str) -> Callable[[Cursor, Names], Action]:
    return lambda _cursor, _names: Print(form)


def _pages(cursor: Cursor, _names: Names) -> Action:
    cursor.expect("(")
    wanted = {cursor.one_of(SEATS_BY_WORD)}
    while cursor.accept(","):
        wanted.add(cursor.one_of(SEATS_BY_WORD))
    cursor.expect(")")
    return Print("hands", tuple(seat for seat in SEATS if seat in wanted))


def _with(form: str) -> Callable[[Cursor, Names], Action]:
    def read(cursor: Cursor, names: Names) -> Action:
        node: Node | None = None
        if cursor.accept("("):
            node, _ = read_expression(cursor, names)
            cursor.expect(")")
        return PrintWith(form, node)

    return read


def _average(cursor: Cursor, names: Names) -> Action:
    title = cursor.text() if cursor.next.kind is Kind.TEXT else None
    return Average(title, read_expression(cursor, names)[0])


def _frequency(cursor: Cursor, names: Names) -> Action:
    title = cursor.text() if cursor.next.kind is Kind.TEXT else ""
    cursor.expect("(")
    ranges = [_range(cursor, names)]
    if cursor.accept(","):
        ranges.append(_range(cursor, names))
        if any(each.high - each.low >= _WIDEST_OF_TWO for each in ranges):
            raise cursor.misfit("script-bad-range")
    cursor.expect(")")
    return Frequency(title, tuple(ranges))


def _range(cursor: Cursor, names: Names) -> Range:
    node, _ = read_expression(cursor, names)
    cursor.expect(",")
    low = cursor.number()
    cursor.expect(",")
    word = cursor.next
    high = cursor.number()
    if not low <= high < low + _WIDEST:
        raise cursor.misfit("script-bad-range", word)
    return Range(node, low, high)


def _texts(cursor: Cursor, names: Names) -> Action:
    return PrintText(_items(cursor, names, _text_item))


def _report(cursor: Cursor, names: Names) -> Action:
    return PrintText((*_items(cursor, names, _report_item), "\n"))


def _csv(cursor: Cursor, names: Names) -> Action:
    return Csv(_items(cursor, names, _report_item))


def _items(cursor: Cursor, names: Names, read: Callable[[Cursor, Names], Item]) -> tuple[Item, ...]:
    cursor.expect("(")
    items = [read(cursor, names)]
    while cursor.accept(","):
        items.append(read(cursor, names))
    cursor.expect(")")
    return tuple(items)


def _text_item(cursor: Cursor, names: Names) -> Item:
    if cursor.next.kind is Kind.TEXT:
        return cursor.take().text
    if cursor.accept("\\n"):
        return "\n"
    return read_expression(cursor, names)[0]


def _report_item(cursor: Cursor, names: Names) -> Item:
    word = cursor.next
    if word.kind is Kind.WORD and word.text in _HANDS:
        return _HANDS[cursor.take().text]
    if word.kind is Kind.WORD and word.text == "trix":
        cursor.take()
        cursor.expect("(")
        seats = cursor.one_of(_HANDS)
        cursor.expect(")")
        return Trix(seats)
    return _text_item(cursor, names)


_ACTIONS: dict[str, Callable[[Cursor, Names], Action]] = {
    "average": _average,
    "csvrpt": _csv,
    "frequency": _frequency,
    "print": _pages,
    "printall": _form("all"),
    "printcompact": _with("compact"),
    "printes": _texts,
    "printew": _form("ew"),
    "printns": _form("ns"),
    "printoneline": _with("oneline"),
    "printpbn": _form("pbn"),
    "printrpt": _report,
}
