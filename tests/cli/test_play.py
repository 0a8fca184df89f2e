"""``strohmann play`` and ``strohmann serve``: a server for people, from one command."""

from __future__ import annotations

import errno
import os
import re
import signal
import socket
import stat
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from strohmann.cli import play
from strohmann.cli.errors import WrongUsage
from tests.cli.conftest import Run

_PATIENCE = 60.0  # seconds; starting takes about two


@contextmanager
def _running(
    folder: Path, *words: str, **environment: str
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A started command and the address that it printed."""
    output = folder / "output.txt"
    with output.open("w", encoding="utf-8") as out:
        process = subprocess.Popen(
            [sys.executable, "-m", "strohmann", *words],
            stdout=out,
            stderr=subprocess.STDOUT,
            text=True,
            env=os.environ | {"STROHMANN_DATA": str(folder / "data")} | environment,
        )
    try:
        yield process, _address(output, process)
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()


def _address(output: Path, process: subprocess.Popen[str]) -> str:
    deadline = time.monotonic() + _PATIENCE
    while time.monotonic() < deadline and process.poll() is None:
        found = re.search(r"http://[0-9.]+:[0-9]+", output.read_text(encoding="utf-8"))
        if found is not None:
            return found[0]
        time.sleep(0.05)
    raise AssertionError(output.read_text(encoding="utf-8"))


def _get(address: str | urllib.request.Request) -> int:
    with urllib.request.urlopen(address, timeout=10) as answer:
        return int(answer.status)


def _stop(process: subprocess.Popen[str]) -> int:
    process.send_signal(signal.SIGINT)
    return process.wait(_PATIENCE)


def test_play_sets_the_table_and_opens_the_browser(tmp_path: Path) -> None:
    opened = tmp_path / "opened.txt"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {opened}\n')
    browser.chmod(0o755)
    with _running(tmp_path, "play", "--port", "0", BROWSER=f"{browser} %s") as (process, address):
        assert address.startswith("http://127.0.0.1:")
        assert _get(f"{address}/healthz") == 200
        deadline = time.monotonic() + _PATIENCE
        while not (opened.exists() and opened.read_text()) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert opened.read_text() == address
        assert _stop(process) == 0
    assert (tmp_path / "data").is_dir()
    text = (tmp_path / "output.txt").read_text(encoding="utf-8")
    assert "Der Tisch ist gedeckt" in text
    assert "Traceback" not in text


def test_play_opens_no_browser_when_told_so(tmp_path: Path) -> None:
    opened = tmp_path / "opened.txt"
    words = ("play", "--port", "0", "--no-browser", "--lang", "da")
    with _running(tmp_path, *words, BROWSER=f"touch {opened} %s") as (process, address):
        assert _get(f"{address}/healthz") == 200
        assert _stop(process) == 0
    assert not opened.exists()
    assert "Bordet er dækket" in (tmp_path / "output.txt").read_text(encoding="utf-8")


def test_serve_says_where_it_is(tmp_path: Path) -> None:
    words = ("serve", "--host", "127.0.0.1", "--port", "0", "--log-level", "warning",
             "--data", str(tmp_path / "club"), "--lang", "en")  # fmt: skip
    with _running(tmp_path, *words) as (process, address):
        assert _get(f"{address}/healthz") == 200
        assert _stop(process) == 0
    assert (tmp_path / "club").is_dir()
    assert f"The server is ready: {address}\n" in (tmp_path / "output.txt").read_text("utf-8")


def test_a_port_in_use_is_passed_over_by_play_and_named_otherwise() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with play.first_free("127.0.0.1", port) as found:
            assert found.getsockname()[1] != port
        with pytest.raises(WrongUsage, match="port-taken"):
            play.listen("127.0.0.1", port)


def test_a_port_in_use_is_a_sentence(run: Run, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        outcome = run("serve", "--port", port, "--data", str(tmp_path))
    assert outcome.status == 2
    assert f"Port {port} auf 127.0.0.1 ist nicht frei." in outcome.err


def test_an_address_of_another_machine(run: Run, tmp_path: Path) -> None:
    """192.0.2.1 is kept for documents, so no machine has it."""
    words = ("serve", "--host", "192.0.2.1", "--port", "0", "--data", str(tmp_path))
    outcome = run(*words)
    assert outcome.status == 2
    assert outcome.err.startswith("--host: Eine Adresse „192.0.2.1“ hat dieser Rechner nicht.")


def test_a_port_that_is_kept_for_others(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> socket.socket:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(socket, "create_server", refuse)
    outcome = run("serve", "--port", "80", "--data", str(tmp_path), "--lang", "en")
    assert outcome.status == 2
    assert "--port: This program may not open port 80.\n  Use one from 1024 on." in outcome.err


@pytest.mark.parametrize("name", ["http://club.example", "a b", "club.example:80"])
def test_a_host_name_that_is_none(run: Run, name: str) -> None:
    outcome = run("serve", "--host-name", name)
    assert outcome.status == 2
    assert outcome.err.startswith(f"--host-name: „{name}“ ist kein Name eines Rechners.")


def test_serve_answers_to_the_names_it_is_given(tmp_path: Path) -> None:
    words = ("serve", "--host", "0.0.0.0", "--port", "0", "--log-level", "critical",
             "--host-name", "bridge.example", "--data", str(tmp_path / "club"))  # fmt: skip
    with _running(tmp_path, *words) as (process, address):
        port = address.rpartition(":")[2]
        here = f"http://127.0.0.1:{port}/healthz"
        for host in ("bridge.example", f"{socket.gethostname()}:{port}", f"192.0.2.1:{port}"):
            assert _get(urllib.request.Request(here, headers={"Host": host})) == 200
        with pytest.raises(urllib.error.HTTPError) as caught:
            _get(urllib.request.Request(here, headers={"Host": "evil.example"}))
        with caught.value as refused:
            assert refused.code == 403
        assert _stop(process) == 0


@pytest.mark.parametrize(
    ("name", "said"),
    [("secret.key", "Der Schlüssel"), ("strohmann.sqlite3", "Die Datenbank")],
)
def test_a_folder_with_damaged_files_is_a_sentence(
    run: Run, tmp_path: Path, name: str, said: str
) -> None:
    (tmp_path / name).write_bytes(b"nothing of ours " * 500)
    outcome = run("play", "--no-browser", "--port", "0", "--data", str(tmp_path), "--lang", "de")
    assert (outcome.status, outcome.out) == (2, "")
    assert f"{said} {name}" in outcome.err
    assert "Traceback" not in outcome.err


def test_where_tables_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert play.data_folder(None) == tmp_path / "home" / ".local" / "share" / "strohmann"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "xdg"))
    assert play.data_folder(None) == tmp_path / "xdg" / "strohmann"
    monkeypatch.setenv("STROHMANN_DATA", str(tmp_path / "own"))
    assert play.data_folder(None) == tmp_path / "own"
    assert play.data_folder(str(tmp_path / "given")) == tmp_path / "given"
    assert (tmp_path / "given").is_dir()
    assert stat.S_IMODE((tmp_path / "given").stat().st_mode) == 0o700  # hidden cards lie in it


@pytest.mark.parametrize("name", ["a-file", "a-file/below", "a\0b"])
def test_a_folder_that_cannot_be(run: Run, tmp_path: Path, name: str) -> None:
    (tmp_path / "a-file").write_text("")
    outcome = run("play", "--data", str(tmp_path / name))
    assert outcome.status == 2
    assert "Traceback" not in outcome.err
    assert "--data" in outcome.err
