"""Reading a bidding system from its TOML files; every error names file, line and node."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable

from strohmann.errors import InvalidValue, UnknownName
from strohmann.systems.conditions import Condition
from strohmann.systems.facts import Shape
from strohmann.systems.faults import DataError
from strohmann.systems.forms import (
    Amount,
    CallForm,
    LengthForm,
    ShowsForm,
    SuitForm,
    WhenForm,
    span,
)
from strohmann.systems.model import Forcing
from strohmann.systems.node import DOMAINS, PICKS, Node
from strohmann.systems.pattern import Pattern
from strohmann.systems.situation import Needs

__all__ = ["NODE_KEYS", "SHOWS_KEYS", "WHEN_KEYS", "SystemData", "parse", "read", "system_names"]

_DATA = files("strohmann.systems") / "data"
_AT_LINE = re.compile(r"at line (\d+)")
SHOWS_KEYS = ("hcp", "points", "total", "hope", "cards", "fit", "shape", "stop", "unbid", "aces")
WHEN_KEYS = ("longest", "quality", "suit-hcp", "ace-count", "missing-aces", "no-stop")
NODE_KEYS = (
    *("id", "rule", "at", "if", "for", "call", "level", "jump", "completes", "pick", "priority"),
    *("shows", "when", "forcing", "alert", "artificial", "beyond", "though-forced", "rare"),
    *("makeshift", "text"),
)

Table = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class SystemData:
    """A system as read: its name, what levels need, its nodes by falling priority."""

    name: str
    needs: Needs
    nodes: tuple[Node, ...]


def system_names() -> tuple[str, ...]:
    """The systems that come with the package."""
    names = (entry.name for entry in _DATA.iterdir())
    return tuple(sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml")))


def read(name: str) -> SystemData:
    """Read a system of the package with its chapters. Raises `UnknownName`, `InvalidValue`."""
    if name not in system_names():
        raise UnknownName("unknown-system", name=name, known=", ".join(system_names()))
    main = _DATA / f"{name}.toml"
    head = _toml(main.name, main.read_text(encoding="utf-8"))
    chapters = head.get("chapters", [])
    if not isinstance(chapters, list):
        raise _fault(main.name, 1, "chapters", "not a list")
    sources = [(f"{name}/{chapter}.toml", _DATA / name) for chapter in chapters]
    texts = [(label, _text(folder / label.partition("/")[2], label)) for label, folder in sources]
    return parse(name, main.read_text(encoding="utf-8"), texts)


def _text(entry: Traversable, label: str) -> str:
    try:
        return entry.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise _fault(label, 1, "chapter", "no such file") from None


def parse(name: str, head: str, chapters: Iterable[tuple[str, str]] = ()) -> SystemData:
    """Read the texts of a system: its head and (file name, text) of each chapter.

    Raises `InvalidValue` (``bad-system``) with ``where`` = file and line; ``values`` hold the
    node and the reason.
    """
    label = f"{name}.toml"
    needs = _needs(label, _toml(label, head).get("needs"))
    nodes: list[Node] = []
    seen: set[str] = set()
    for source, text in ((label, head), *chapters):
        tables = _toml(source, text).get("node", [])
        lines = _node_lines(text)
        for table, line in zip(_tables(tables, source), lines, strict=True):
            node = _checked_node(table, source, line)
            if node.id in seen:
                raise _fault(source, line, node.id, "this id is used twice")
            seen.add(node.id)
            nodes.append(node)
    nodes.sort(key=lambda node: -node.priority)
    return SystemData(name, needs, tuple(nodes))


def _toml(label: str, text: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        match = _AT_LINE.search(str(error))
        raise _fault(label, int(match[1]) if match else 1, "-", str(error)) from None


def _node_lines(text: str) -> list[int]:
    """The line on which each node starts."""
    lines = enumerate(text.splitlines(), 1)
    return [number for number, line in lines if line.strip().startswith("[[node]]")]


def _tables(value: object, label: str) -> list[Table]:
    if isinstance(value, list) and all(isinstance(table, dict) for table in value):
        return value
    raise _fault(label, 1, "node", "write [[node]]")


def _fault(label: str, line: int, node: str, reason: str) -> InvalidValue:
    return InvalidValue("bad-system", where=f"{label}:{line}", node=node, reason=reason)


def _needs(label: str, table: object) -> Needs:
    rows: list[tuple[int, ...]] = []
    for key in ("suit", "notrump"):
        row = table.get(key) if isinstance(table, dict) else None
        if not isinstance(row, list) or len(row) != 7 or not all(isinstance(n, int) for n in row):
            raise _fault(label, 1, "needs", f"{key}: seven whole numbers are wanted")
        rows.append(tuple(row))
    return Needs(rows[0], rows[1])


def _checked_node(table: Table, label: str, line: int) -> Node:
    name = str(table.get("id", "?"))
    try:
        return _node(table)
    except DataError as error:
        raise _fault(label, line, name, str(error)) from None


def _node(table: Table) -> Node:
    _known(table, NODE_KEYS)
    pattern = Pattern.parse(_word(table, "at")) if "at" in table else None
    domains = tuple(
        (letter, tuple(str(words).split())) for letter, words in _table(table, "for").items()
    )
    bound = set(pattern.letters if pattern else ())
    for letter, words in domains:
        _check_domain(letter, words, bound)
        bound.add(letter)
    call = CallForm.parse(_word(table, "call"))
    letters = _Letters(bound)
    if call.strain.islower():
        letters.suit(call.strain)
    return Node(
        id=_word(table, "id"),
        rule=_word(table, "rule"),
        call=call,
        priority=_number(table, "priority"),
        at=pattern,
        conditions=tuple(Condition.parse(k, v) for k, v in _table(table, "if").items()),
        domains=domains,
        level=span(table.get("level", [1, 7])),
        jump=span(table.get("jump", [0, 7])),
        completes=_flag(table, "completes") if "completes" in table else None,
        shows=_shows(_table(table, "shows"), letters),
        when=_when(_table(table, "when"), letters),
        pick=_choice(table, "pick", PICKS, "higher"),
        forcing=Forcing(_choice(table, "forcing", [f.value for f in Forcing], "no")),
        alert=_flag(table, "alert"),
        artificial=_flag(table, "artificial"),
        beyond=_flag(table, "beyond"),
        though_forced=_flag(table, "though-forced"),
        rare=_flag(table, "rare"),
        makeshift=_flag(table, "makeshift"),
        text=_word(table, "text") if "text" in table else None,
    )


class _Letters:
    """The letters that a node binds; every other one is an error."""

    def __init__(self, bound: set[str]) -> None:
        self._bound = bound

    def suit(self, value: object) -> SuitForm:
        if isinstance(value, str) and (value in self._bound or value in "CDHS"):
            return SuitForm(value)
        raise DataError("not a suit or a letter of this node", value)

    def is_suit(self, key: str) -> bool:
        return len(key) == 1 and (key in self._bound or key in "CDHS")


def _check_domain(letter: str, words: tuple[str, ...], bound: set[str]) -> None:
    if len(letter) != 1 or not letter.islower():
        raise DataError("not a small letter", letter)
    for word in words:
        if word not in DOMAINS and not (word[0] in "<>" and word[1:] in bound):
            raise DataError("not a set of suits", word)


def _shows(table: Table, letters: _Letters) -> ShowsForm:
    lengths = {key: value for key, value in table.items() if letters.is_suit(key)}
    _known(table, (*SHOWS_KEYS, *lengths))
    total = table.get("total")
    if total is not None and not (isinstance(total, list) and len(total) == 2):
        raise DataError("not a lowest and a highest value", total)
    return ShowsForm(
        hcp=span(table["hcp"]) if "hcp" in table else None,
        points=span(table["points"]) if "points" in table else None,
        total=(Amount.parse(total[0]), Amount.parse(total[1])) if total else None,
        hope=Amount.parse(table["hope"]) if "hope" in table else None,
        cards=Amount.parse(table["cards"]) if "cards" in table else None,
        fit=letters.suit(table["fit"]) if "fit" in table else None,
        lengths=tuple((letters.suit(k), LengthForm.parse(v)) for k, v in lengths.items()),
        shape=Shape(_choice(table, "shape", [s.value for s in Shape], "any")),
        stop=_flag(table, "stop"),
        unbid=_number(table, "unbid") if "unbid" in table else 0,
        aces=_aces(table["aces"]) if "aces" in table else None,
    )


def _when(table: Table, letters: _Letters) -> WhenForm:
    quality, suit_hcp = _table(table, "quality"), _table(table, "suit-hcp")
    return WhenForm(
        shows=_shows({k: v for k, v in table.items() if k not in WHEN_KEYS}, letters),
        longest=letters.suit(table["longest"]) if "longest" in table else None,
        quality=tuple((letters.suit(k), _number(quality, k)) for k in quality),
        suit_hcp=tuple((letters.suit(k), span(v)) for k, v in suit_hcp.items()),
        ace_count=span(table.get("ace-count", [0, 4])),
        missing_aces=span(table.get("missing-aces", [0, 4])),
        no_stop=_flag(table, "no-stop"),
    )


def _aces(value: object) -> frozenset[int]:
    if isinstance(value, list) and value and all(n in range(5) for n in value):
        return frozenset(value)
    raise DataError("not a list of numbers of aces", value)


def _known(table: Table, keys: Iterable[str]) -> None:
    for key in table:
        if key not in keys:
            raise DataError("not a known key", key)


def _table(table: Table, key: str) -> Table:
    value = table.get(key, {})
    if isinstance(value, dict):
        return value
    raise DataError("not a table", key)


def _word(table: Table, key: str) -> str:
    value = table.get(key)
    if isinstance(value, str) and (value or key == "at"):
        return value
    raise DataError("not given as text", key)


def _number(table: Table, key: str) -> int:
    value = table.get(key)
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise DataError("not given as a number", key)


def _flag(table: Table, key: str) -> bool:
    value = table.get(key, False)
    if isinstance(value, bool):
        return value
    raise DataError("not true or false", key)


def _choice(table: Table, key: str, known: Iterable[str], default: str) -> str:
    value = table.get(key, default)
    if isinstance(value, str) and value in known:
        return value
    raise DataError("not a known word", f"{key} = {value}")
