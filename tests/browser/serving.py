"""The server as a process: started, killed, started again on the same port and data."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

from tests.browser.host import MANNERS, PACKS

_ROOT = Path(__file__).resolve().parents[2]
_PATIENCE = 60.0  # seconds; starting takes about two


class Server:
    """One server with its data folder."""

    def __init__(self, folder: Path, static: Path, seed: int = 7) -> None:
        self.data = folder / "data"
        self._static = static
        self._seed = seed
        self._log = folder / "log.txt"
        self._read = 0
        self._process: subprocess.Popen[bytes] | None = None
        self.data.mkdir(parents=True, exist_ok=True)
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = int(free.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start and wait until it answers."""
        words = ("--data", self.data, "--static", self._static, "--port", self.port)
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.browser.host", *map(str, words),
                 "--seed", str(self._seed)],
                cwd=_ROOT, stdout=log, stderr=log, env=os.environ | {"NO_COLOR": "1"},
            )  # fmt: skip
        deadline = time.monotonic() + _PATIENCE
        while not self._answers():
            assert self._process.poll() is None, self._log.read_text("utf-8")
            assert time.monotonic() < deadline, "the server did not start"
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/healthz", timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            return False

    def kill(self) -> None:
        """Kill it without warning, as a power cut would."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stack(self, *deals: str) -> None:
        """Lay the next packs out: ``DEALER N:...`` each."""
        (self.data / PACKS).write_text("\n".join(deals), "ascii")

    def tell_bots(self, *manners: str) -> None:
        """How the bots behave from now on (see `host.Bot`)."""
        (self.data / MANNERS).write_text(" ".join(manners), "ascii")

    def complaints(self) -> str:
        """What the server wrote to its log since the last time."""
        with self._log.open(encoding="utf-8") as log:
            log.seek(self._read)
            text = log.read()
            self._read = log.tell()
        return text
