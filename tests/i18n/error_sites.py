"""Where the sources make errors: the codes and the values that each place gives."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from strohmann import errors as tree
from strohmann.errors import StrohmannError
from tests.i18n.sources import python_files

_ROOTS = {
    name
    for name, value in inspect.getmembers(tree, inspect.isclass)
    if issubclass(value, StrohmannError)
}


@dataclass(frozen=True)
class Site:
    """A place in the sources where an error is made; no codes when they cannot be read."""

    place: str
    codes: tuple[str, ...]
    values: frozenset[str]


@dataclass
class _Makers:
    """What makes errors: classes of the tree, and functions that pass a code on to one."""

    classes: set[str]
    closed: set[str]  # classes that have their code within
    functions: dict[str, ast.FunctionDef]


@cache
def sites() -> tuple[Site, ...]:
    """All of them."""
    modules = [(path.name, ast.parse(path.read_text(encoding="utf-8"))) for path in python_files()]
    makers = _makers([module for _, module in modules])
    return tuple(site for name, module in modules for site in _sites_in(name, module, makers))


def _makers(modules: list[ast.Module]) -> _Makers:
    makers = _Makers(set(_ROOTS), set(), {})
    nodes = [node for module in modules for node in ast.walk(module)]
    for node in nodes:
        if isinstance(node, ast.ClassDef) and {_name(base) for base in node.bases} & makers.classes:
            makers.classes.add(node.name)
            if any(_codes(call) for call in _calls(node) if _is_super(call)):
                makers.closed.add(node.name)
    for node in nodes:
        if isinstance(node, ast.FunctionDef) and any(
            _name(call.func) in makers.classes and _passes_code(call, node) for call in _calls(node)
        ):
            makers.functions[node.name] = node
    return makers


def _sites_in(module_name: str, module: ast.Module, makers: _Makers) -> Iterator[Site]:
    passing = {
        call
        for function in makers.functions.values()
        for call in _calls(function)
        if _passes_code(call, function)
    }
    for node in ast.walk(module):
        if not isinstance(node, ast.Call):
            continue
        place, name = f"{module_name}:{node.lineno}", _name(node.func)
        if _is_super(node) and _codes(node):
            yield Site(place, _codes(node), _keywords(node))
        elif name in makers.functions:
            function = makers.functions[name]
            if not _hands_on(node, function):
                yield Site(place, _strings(_code_argument(node, function)), _passed(node, function))
        elif (
            name in makers.classes - makers.closed
            and not _same(node, passing)
            and not (node.args and _is_code_of_error(node.args[0]))
        ):
            yield Site(place, _codes(node), _keywords(node))


def _same(node: ast.Call, others: set[ast.Call]) -> bool:
    return any(ast.dump(node) == ast.dump(other) for other in others)


def _passed(call: ast.Call, function: ast.FunctionDef) -> frozenset[str]:
    """Values given by a call of a function that adds its own."""
    names = _parameters(function)
    own = frozenset[str]().union(
        *(_keywords(inner) for inner in _calls(function) if _passes_code(inner, function))
    )
    return frozenset(names[: len(call.args)]) | own | _keywords(call)


def _calls(node: ast.AST) -> Iterator[ast.Call]:
    return (inner for inner in ast.walk(node) if isinstance(inner, ast.Call))


def _is_super(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Attribute) and call.func.attr == "__init__"


def _parameters(function: ast.FunctionDef) -> list[str]:
    return [argument.arg for argument in function.args.args if argument.arg != "self"]


def _code_argument(call: ast.Call, function: ast.FunctionDef) -> ast.expr:
    position = _parameters(function).index("code")
    named = {keyword.arg: keyword.value for keyword in call.keywords}
    return named["code"] if "code" in named else call.args[position]


def _hands_on(call: ast.Call, function: ast.FunctionDef) -> bool:
    return _is_code_of_error(_code_argument(call, function))


def _is_code_of_error(code: ast.expr) -> bool:
    """The code is that of an error made elsewhere."""
    return isinstance(code, ast.Attribute) and code.attr == "code"


def _passes_code(call: ast.Call, function: ast.FunctionDef) -> bool:
    return (
        bool(call.args)
        and isinstance(call.args[0], ast.Name)
        and call.args[0].id == "code"
        and "code" in _parameters(function)
        and not _is_super(call)
    )


def _keywords(call: ast.Call) -> frozenset[str]:
    return frozenset(keyword.arg for keyword in call.keywords if keyword.arg) - {"rule"}


def _codes(call: ast.Call) -> tuple[str, ...]:
    return _strings(call.args[0]) if call.args else ()


def _strings(node: ast.expr) -> tuple[str, ...]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return (node.value,)
    if isinstance(node, ast.IfExp):
        return _strings(node.body) + _strings(node.orelse)
    return ()


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Name):
        return function.id
    return function.attr if isinstance(function, ast.Attribute) else ""
