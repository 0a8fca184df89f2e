"""Which texts the program uses: found in the sources of Python and of the web client."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from tests.i18n.locale_files import ROOT

_IDENTIFIER = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
_HOLE = "\0"  # stands for a computed part of an id
_PYTHON_CALLS = {"text", "format", "say"}
_WEB_STRING = re.compile(r"""'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`""")
_WEB_CALL = re.compile(r"""(?<![\w.$])\$?(?:t|has)\(\s*(?=['"`])""")


@dataclass
class Uses:
    """Ids in the sources: ``asked`` where a text is fetched, ``named`` in any string.

    ``words`` are all strings in quotes: what the computed part of an id can be.
    """

    asked: dict[str, str] = field(default_factory=dict)
    named: dict[str, str] = field(default_factory=dict)
    words: set[str] = field(default_factory=set)

    def uses(self, key: str) -> bool:
        """Whether a text is fetched by its id, named, or among those of a computed id."""
        if key in self.asked or ("-" in key and key in self.named):
            return True
        computed = (_pattern(each).fullmatch(key) for each in (*self.named, *self.asked)
                    if is_computed(each))  # fmt: skip
        return any(match and all(map(self._known, match.groups())) for match in computed)

    def _known(self, part: str) -> bool:
        return part in self.words or set(part.split("-")) <= self.words

    def shown(self, key: str) -> str:
        """An id for messages of the tests."""
        return f"{key.replace(_HOLE, '…')} in {self.asked.get(key) or self.named[key]}"


def is_computed(key: str) -> bool:
    """Part of the id is only known when the program runs."""
    return _HOLE in key


def _pattern(key: str) -> re.Pattern[str]:
    return re.compile("([A-Za-z0-9_-]+)".join(map(re.escape, key.split(_HOLE))))


def matches(key: str, ids: set[str]) -> bool:
    """Whether an id, or one of its possible values, is among ``ids``."""
    if is_computed(key):
        return any(_pattern(key).fullmatch(known) for known in ids)
    return key in ids


def _could_be_id(text: str) -> bool:
    """An id, or a computed one with an area in front."""
    if _HOLE in text:
        area = text.split(_HOLE, maxsplit=1)[0]
        return "-" in area and bool(_IDENTIFIER.fullmatch(text.replace(_HOLE, "x")))
    return bool(_IDENTIFIER.fullmatch(text))


@cache
def uses() -> Uses:
    """Everything that the sources say."""
    found = Uses()
    for path in sorted((ROOT / "src" / "strohmann").rglob("*")):
        if "static" in path.parts or "locales" in path.parts:
            continue
        if path.suffix == ".py":
            _scan_python(path, found)
        elif path.suffix in {".toml", ".json", ".yaml"}:
            _scan_data(path, found)
    for path in sorted((ROOT / "web" / "src").rglob("*")):
        if path.suffix in {".ts", ".svelte"} and ".test." not in path.name:
            _scan_web(path, found)
    return found


def _note(where: dict[str, str], text: str, path: Path) -> None:
    if _could_be_id(text):
        where.setdefault(text, str(path.relative_to(ROOT)))


# --- Python ----------------------------------------------------------------------


def python_files() -> Iterator[Path]:
    """The package's modules."""
    yield from sorted((ROOT / "src" / "strohmann").rglob("*.py"))


def _string(node: ast.AST) -> list[str]:
    """The strings that an expression may be."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.JoinedStr):
        parts = [
            str(part.value) if isinstance(part, ast.Constant) else _HOLE for part in node.values
        ]
        return ["".join(parts)]
    if isinstance(node, ast.IfExp):
        return _string(node.body) + _string(node.orelse)
    return []


def _scan_python(path: Path, found: Uses) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.words.add(node.value)
            if "-" in node.value:
                _note(found.named, node.value, path)
        if isinstance(node, ast.Call) and node.args and _is_text_call(node.func):
            for text in _string(node.args[0]):
                if "-" in text or isinstance(node.func, ast.Attribute):
                    _note(found.asked, text, path)


def _is_text_call(function: ast.expr) -> bool:
    if isinstance(function, ast.Attribute):
        return function.attr in _PYTHON_CALLS and not isinstance(function.value, ast.Constant)
    return isinstance(function, ast.Name) and function.id in _PYTHON_CALLS


def _scan_data(path: Path, found: Uses) -> None:
    for text in re.findall(r'"([A-Za-z][A-Za-z0-9_-]*)"', path.read_text(encoding="utf-8")):
        found.words.add(text)
        if "-" in text:
            _note(found.named, text, path)


# --- Web -------------------------------------------------------------------------


def _scan_web(path: Path, found: Uses) -> None:
    source = path.read_text(encoding="utf-8")
    for match in _WEB_STRING.finditer(source):
        text = _web_text(match)
        found.words.add(text)
        if "-" in text:
            _note(found.named, text, path)
    for call in _WEB_CALL.finditer(source):
        for text in _first_argument(source, call.end()):
            _note(found.asked, text, path)


def _first_argument(source: str, start: int) -> list[str]:
    """The string at ``start``, and the other branch of ``a ? 'x' : 'y'`` is found as named."""
    match = _WEB_STRING.match(source, start)
    return [_web_text(match)] if match else []


def _web_text(match: re.Match[str]) -> str:
    plain = match[1] if match[1] is not None else match[2]
    return plain if plain is not None else re.sub(r"\$\{[^}]*\}", _HOLE, match[3])
