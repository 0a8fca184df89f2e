"""Whatever is logged, by us or below us: no value out of an error."""

from __future__ import annotations

import json
import subprocess
import sys
from contextlib import suppress

import pytest

SCRIPT = """
import logging, sys
import structlog
from strohmann.server.logs import configure_logs
configure_logs("debug", as_json={as_json})
for log in (logging.getLogger("uvicorn.error"), structlog.get_logger("strohmann.x")):
    try:
        raise KeyError("the hand is AKQ2.J3.T984.KQ2")
    except KeyError:
        log.exception("it failed")
logging.getLogger("aiosqlite").debug("insert AKQ2")
logging.getLogger("websockets.server").debug("> TEXT AKQ2")
logging.getLogger("uvicorn.error").debug("> TEXT AKQ2")
structlog.get_logger("strohmann.x").debug("committed", version=3)
"""


def _logged(*, as_json: bool) -> str:
    """What a process of its own writes to standard error."""
    return subprocess.run(
        [sys.executable, "-c", SCRIPT.format(as_json=as_json)],
        capture_output=True, text=True, check=True, timeout=60,
    ).stderr  # fmt: skip


@pytest.mark.parametrize("as_json", [True, False])
def test_an_error_is_told_by_its_class_and_its_place(as_json: bool) -> None:
    text = _logged(as_json=as_json)
    assert "AKQ2" not in text
    assert text.count("it failed") == 2
    assert text.count("KeyError") == 2
    assert "committed" in text


@pytest.mark.parametrize(
    ("environment", "coloured"),
    [({}, True), ({"NO_COLOR": "1"}, False), ({"NO_COLOR": ""}, True)],
)
def test_colours_are_for_a_terminal(environment: dict[str, str], coloured: bool) -> None:
    import os
    import pty

    plain = {key: text for key, text in os.environ.items() if key not in {"NO_COLOR", "TERM"}}
    ours, theirs = pty.openpty()
    subprocess.run(
        [sys.executable, "-c", SCRIPT.format(as_json=False)],
        stderr=theirs, check=True, timeout=60, env=plain | {"TERM": "xterm"} | environment,
    )  # fmt: skip
    os.close(theirs)
    text = b""
    with suppress(OSError):  # how a closed terminal ends on Linux
        while part := os.read(ours, 1 << 16):
            text += part
    os.close(ours)
    assert b"committed" in text
    assert (b"\x1b[" in text) is coloured


def test_there_are_no_colours_in_a_file() -> None:
    assert "\x1b" not in _logged(as_json=False)


def test_json_logs_are_one_document_a_line() -> None:
    lines = [json.loads(line) for line in _logged(as_json=True).splitlines()]
    assert [line["event"] for line in lines] == ["it failed", "it failed", "committed"]
    for line in lines[:2]:
        assert line["error"] == "KeyError"
        assert line["frames"] == ["<string>:8"]
        assert line["level"] == "error"
    assert lines[2]["version"] == 3
