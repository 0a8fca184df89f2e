"""The web client's package: pinned exactly, the same everywhere, no registry named."""

import json
import re
from pathlib import Path
from typing import Any

WEB = Path(__file__).resolve().parents[2] / "web"


def _load(name: str) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads((WEB / name).read_text(encoding="utf-8"))
    return loaded


def _wanted() -> dict[str, str]:
    package = _load("package.json")
    return {**package["dependencies"], **package["devDependencies"]}


def test_every_version_is_exact() -> None:
    loose = {n: v for n, v in _wanted().items() if not re.fullmatch(r"\d+\.\d+\.\d+", v)}
    assert loose == {}


def test_lock_file_holds_the_wanted_versions() -> None:
    packages = _load("package-lock.json")["packages"]
    locked = {name: packages[f"node_modules/{name}"]["version"] for name in _wanted()}
    assert locked == _wanted()


def test_lock_file_names_no_registry_but_checks_every_package() -> None:
    packages = _load("package-lock.json")["packages"]
    outside = {path: entry for path, entry in packages.items() if path}
    assert [path for path, entry in outside.items() if "resolved" in entry] == []
    assert [path for path, entry in outside.items() if "integrity" not in entry] == []
