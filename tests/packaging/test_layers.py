"""The layers of the package, beyond what import-linter's contracts can say."""

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).resolve().parents[2]
PURE_LAYERS = 4
SPEAKERS = {"server", "reports", "cli"}  # they alone know the catalogue of texts


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return grimp.build_graph("strohmann", include_external_packages=True, cache_dir=None)


def _layers() -> list[set[str]]:
    """The layers of pyproject.toml, the lowest first."""
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (contract,) = [c for c in config["tool"]["importlinter"]["contracts"] if c["id"] == "layers"]
    return [
        {name.strip().strip("()") for name in line.split(":")}
        for line in reversed(contract["layers"])
    ]


def _pure_names() -> set[str]:
    # Layers 1 to 4: everything up to the one that holds games/.
    layers = _layers()
    height = next(i for i, names in enumerate(layers) if "games" in names) + 1
    assert height == PURE_LAYERS
    return set().union(*layers[:height])


def _imports(graph: grimp.ImportGraph) -> Iterator[tuple[str, str]]:
    for importer in sorted(graph.modules):
        if importer.startswith("strohmann"):
            for imported in graph.find_modules_directly_imported_by(importer):
                yield importer, imported


def _area(module: str) -> str:
    """`bridge` for `strohmann.bridge.auction`, empty for the package itself."""
    return module.split(".")[1] if "." in module else ""


def test_pure_layers_import_the_standard_library_only(graph: grimp.ImportGraph) -> None:
    pure = _pure_names()
    assert {"cards", "bridge", "scoring"} <= pure
    foreign = [
        (importer, imported)
        for importer, imported in _imports(graph)
        if _area(importer) in pure
        and not imported.startswith("strohmann")
        and imported.split(".")[0] not in sys.stdlib_module_names
    ]
    assert foreign == []


def test_pure_layers_do_no_input_or_output(graph: grimp.ImportGraph) -> None:
    forbidden = {"asyncio", "logging", "secrets", "socket", "sqlite3", "subprocess", "threading"}
    pure = _pure_names()
    found = [
        (importer, imported)
        for importer, imported in _imports(graph)
        if _area(importer) in pure and imported.split(".")[0] in forbidden
    ]
    assert found == []


def test_the_catalogue_is_known_only_to_what_speaks_to_people(graph: grimp.ImportGraph) -> None:
    wrong = [
        (importer, imported)
        for importer, imported in _imports(graph)
        if _area(imported) == "i18n" and _area(importer) not in SPEAKERS | {"i18n"}
    ]
    assert wrong == []
