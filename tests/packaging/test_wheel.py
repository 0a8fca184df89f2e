"""What `pip install .` brings, built the way a release is: sdist first, wheel from it."""

import os
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DATA = {".ftl", ".toml", ".typed", ".sql", ".typ", ".mako", ".json"}

pytestmark = pytest.mark.slow


def _build(source: Path, kind: str, target: Path) -> Path:
    # A PATH with a shell and nothing else: no Node but the one of the wheel can be found.
    path = target / "path"
    path.mkdir(parents=True)
    (path / "sh").symlink_to("/bin/sh")
    done = subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation", f"--{kind}", "-o", target, source],
        env={**os.environ, "PATH": str(path), "STROHMANN_SKIP_WEB": ""},
        check=False,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    assert done.returncode == 0, done.stdout
    (made,) = (path for path in target.iterdir() if path.is_file())
    return made


@pytest.fixture(scope="module")
def sources() -> set[str]:
    """The modules and data files that the package has in this tree."""
    root = ROOT / "src"
    return {
        path.relative_to(root).as_posix()
        for path in (root / "strohmann").rglob("*")
        if path.suffix in DATA | {".py"} and "static" not in path.relative_to(root).parts
    }


@pytest.fixture(scope="module")
def sdist(sources: set[str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    assert "strohmann/py.typed" in sources  # listed before it is packed
    return _build(ROOT, "sdist", tmp_path_factory.mktemp("sdist") / "out")


@pytest.fixture(scope="module")
def unpacked(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("unpacked")
    # Debian's Python 3.11.2 does not know the filter that newer ones ask for.
    subprocess.run([sys.executable, "-m", "tarfile", "-e", sdist, folder], check=True)
    (root,) = folder.iterdir()
    return root


@pytest.fixture(scope="module")
def wheel(unpacked: Path, tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    # The packages of npm are those that `make` installed: a test needs no network.
    (unpacked / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    return zipfile.ZipFile(_build(unpacked, "wheel", tmp_path_factory.mktemp("wheel") / "out"))


def test_sdist_has_the_sources_of_the_client_and_nothing_built(unpacked: Path) -> None:
    assert (unpacked / "web" / "package-lock.json").is_file()
    assert (unpacked / "web" / "src" / "main.ts").is_file()
    assert (unpacked / "scripts" / "npm.py").is_file()
    assert not (unpacked / "src" / "strohmann" / "static").exists()
    assert not (unpacked / ".venv").exists()


def test_sdist_has_no_packages_of_npm(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        assert [name for name in archive.getnames() if "node_modules" in name] == []


def test_wheel_has_the_built_client(wheel: zipfile.ZipFile) -> None:
    names = set(wheel.namelist())
    page = wheel.read("strohmann/static/index.html").decode()
    wanted = re.findall(r'(?:src|href)="/(assets/[^"]+)"', page)
    assert wanted
    assert {f"strohmann/static/{path}" for path in wanted} <= names


def test_wheel_has_every_module_and_data_file(sources: set[str], wheel: zipfile.ZipFile) -> None:
    assert sources - set(wheel.namelist()) == set()


def test_wheel_names_its_licence_and_command(wheel: zipfile.ZipFile) -> None:
    (info,) = {name.split("/")[0] for name in wheel.namelist() if ".dist-info/" in name}
    assert "Apache License" in wheel.read(f"{info}/licenses/LICENSE").decode()
    assert "strohmann = strohmann.cli:main" in wheel.read(f"{info}/entry_points.txt").decode()
    assert "License-Expression: Apache-2.0" in wheel.read(f"{info}/METADATA").decode()
