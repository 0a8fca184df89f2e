"""The public surface: what a module lists is what others may use, and all that they use."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "strohmann"
UNDER_TEST = ("bridge", "games", "scoring", "systems", "store", "server", "i18n", "cli")


def _paths() -> list[Path]:
    paths = [*PACKAGE.glob("*.py"), *(p for d in UNDER_TEST for p in (PACKAGE / d).glob("*.py"))]
    assert len(paths) > 100
    return sorted(paths)


@cache
def _module(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def _listed(path: Path) -> list[str]:
    """The names of ``__all__``."""
    for node in _module(path).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return list(ast.literal_eval(node.value))
    return []


def _defined(path: Path) -> Iterator[str]:
    """Public functions and classes, but for those that a decorator hands to somebody."""
    for node in _module(path).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            if not node.name.startswith("_") and not node.decorator_list:
                yield node.name
        elif isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield node.name


def _file_of(module: str) -> Path | None:
    base = PACKAGE.parent.joinpath(*module.split("."))
    return next((p for p in (base.with_suffix(".py"), base / "__init__.py") if p.is_file()), None)


def _is_module(module: str, name: str) -> bool:
    return _file_of(f"{module}.{name}") is not None


@pytest.mark.parametrize("path", _paths(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_every_public_function_and_class_is_listed(path: Path) -> None:
    listed = _listed(path)
    assert set(_defined(path)) <= set(listed)
    assert len(set(listed)) == len(listed)


@pytest.mark.parametrize("path", _paths(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_only_what_is_listed_is_imported(path: Path) -> None:
    for node in ast.walk(_module(path)):
        if not isinstance(node, ast.ImportFrom) or not (node.module or "").startswith("strohmann."):
            continue
        source = _file_of(node.module or "")
        assert source is not None, node.module
        listed = _listed(source)
        for name in node.names:
            if not _is_module(node.module or "", name.name):
                assert name.name in listed, f"{node.module}.{name.name}"
