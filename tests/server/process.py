"""Starting, killing and starting again a server in a process of its own."""

from __future__ import annotations

import asyncio
import signal
import sys
from contextlib import suppress
from pathlib import Path

import httpx

_ROOT = Path(__file__).parent.parent.parent
_PATIENCE = 60.0


class ServerProcess:
    """A server process; `start` it again after `kill`, the data stay."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.log = data / "log.txt"
        self._process: asyncio.subprocess.Process | None = None
        self._starts = 0

    async def start(self) -> str:
        """Start it; gives its address once it answers."""
        self._starts += 1
        self.data.mkdir(exist_ok=True)
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-W", "error", "-m", "tests.server.serve",
                str(self.data), str(self._starts),
                cwd=_ROOT, stdout=asyncio.subprocess.PIPE, stderr=log,
            )  # fmt: skip
        assert self._process.stdout is not None
        port = int(await asyncio.wait_for(self._process.stdout.readline(), _PATIENCE) or 0)
        assert port, self.log.read_text()
        address = f"http://127.0.0.1:{port}"
        async with httpx.AsyncClient(base_url=address) as http:
            # The socket listens already; it answers when the database is open.
            answer = await http.get("/healthz", timeout=_PATIENCE)
            assert answer.status_code == 200
        return address

    async def kill(self, how: signal.Signals = signal.SIGKILL) -> int:
        """End it; by default it gets no chance to do anything more. Gives its exit status."""
        assert self._process is not None
        with suppress(ProcessLookupError):  # it may have ended by itself
            self._process.send_signal(how)
        return await asyncio.wait_for(self._process.wait(), _PATIENCE)
