"""The Fluent files as data: which texts there are and which values they want."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "src" / "strohmann" / "i18n" / "locales"

Texts = dict[str, frozenset[str]]
"""From ``id`` or ``id.attribute`` to the names of the values it uses."""


class _Names(Visitor):
    def __init__(self) -> None:
        self.values: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


def names_in(node: ast.BaseNode) -> _Names:
    """Values and other messages that a pattern refers to."""
    names = _Names()
    names.visit(node)
    return names


def files(language: str) -> list[str]:
    """Names of the files of a language."""
    return sorted(path.name for path in (LOCALES / language).glob("*.ftl"))


@cache
def entries(language: str, name: str) -> list[ast.EntryType]:
    """What a file contains, faulty lines too."""
    source = (LOCALES / language / name).read_text(encoding="utf-8")
    return FluentParser().parse(source).body


def messages(language: str) -> Iterator[ast.Message]:
    """All messages of a language."""
    for name in files(language):
        for entry in entries(language, name):
            if isinstance(entry, ast.Message):
                yield entry


def texts(language: str, name: str | None = None) -> Texts:
    """All texts of a language, or of one of its files."""
    found: Texts = {}
    for file in files(language) if name is None else [name]:
        for entry in entries(language, file):
            if not isinstance(entry, ast.Message):
                continue
            if entry.value is not None:
                found[entry.id.name] = frozenset(names_in(entry.value).values)
            for attribute in entry.attributes:
                values = names_in(attribute.value).values
                found[f"{entry.id.name}.{attribute.id.name}"] = frozenset(values)
    return found
