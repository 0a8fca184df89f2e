"""``strohmann play`` and ``strohmann serve``: the table in the browser."""

from __future__ import annotations

import errno
import os
import socket
from pathlib import Path
from typing import Annotated

import typer
from rich.align import Align
from rich.panel import Panel
from rich.text import Text

from strohmann.cli.arguments import read_number
from strohmann.cli.errors import WrongUsage
from strohmann.cli.help import HELP
from strohmann.cli.terminal import Terminal
from strohmann.errors import NotationError
from strohmann.server.hosts import host_name

__all__ = ["data_folder", "first_free", "listen", "play", "serve"]

_HOME = "127.0.0.1"
_PORT = 8642
_TRIES = 100  # ports after the first that `play` may take instead
_LOG_LEVELS = ("critical", "error", "warning", "info", "debug")


def play(
    ctx: typer.Context,
    port: Annotated[
        str | None, typer.Option("--port", metavar="PORT", help="cli-play-port")
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="cli-play-no-browser")] = False,
    data: Annotated[
        str | None, typer.Option("--data", metavar="DIR", help="cli-option-data")
    ] = None,
    _wants_help: Annotated[bool, HELP] = False,
) -> None:
    """Start the server for this computer alone and open the browser."""
    terminal = ctx.ensure_object(Terminal)
    folder = data_folder(data)
    listener = first_free(_HOME, _PORT) if port is None else listen(_HOME, _port(port))
    from strohmann.cli.running import run

    address = _address(listener)

    def ready() -> None:
        terminal.show(_banner(address, terminal))
        if not no_browser:
            _open_browser(address)

    run(folder, listener, log_level="warning", ready=ready)


def serve(
    ctx: typer.Context,
    host: Annotated[str, typer.Option("--host", metavar="HOST", help="cli-serve-host")] = _HOME,
    port: Annotated[str, typer.Option("--port", metavar="PORT", help="cli-serve-port")] = str(
        _PORT
    ),
    data: Annotated[
        str | None, typer.Option("--data", metavar="DIR", help="cli-option-data")
    ] = None,
    names: Annotated[
        list[str] | None, typer.Option("--host-name", metavar="NAME", help="cli-serve-host-name")
    ] = None,
    log_level: Annotated[
        str, typer.Option("--log-level", metavar="|".join(_LOG_LEVELS), help="cli-serve-log-level")
    ] = "info",
    _wants_help: Annotated[bool, HELP] = False,
) -> None:
    """Start the server for others."""
    terminal = ctx.ensure_object(Terminal)
    if log_level not in _LOG_LEVELS:
        raise WrongUsage(
            "unknown-log-level", where="--log-level", name=log_level, known=" ".join(_LOG_LEVELS)
        )
    bound = host.partition("%")[0]  # an address of one link names the link as well
    host_names = [_host_name(name) for name in (*(names or []), bound) if name]
    folder = data_folder(data)
    listener = listen(host, _port(port))
    from strohmann.cli.running import run

    address = _address(listener)
    run(folder, listener, log_level=log_level, host_names=host_names,
        ready=lambda: terminal.say("cli-serve-ready", address=address))  # fmt: skip


def data_folder(given: str | None) -> Path:
    """Where tables are kept: ``--data``, ``STROHMANN_DATA``, else by the XDG rules.

    Makes it when it is missing. Raises `WrongUsage` when it cannot be written.
    """
    home = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    chosen = given or os.environ.get("STROHMANN_DATA") or f"{home}/strohmann"
    try:
        folder = Path(chosen).expanduser()
        # Cards that nobody may see yet lie in it.
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except (OSError, RuntimeError, ValueError):
        raise WrongUsage("no-data-folder", where=chosen) from None
    if not os.access(folder, os.W_OK | os.X_OK):
        raise WrongUsage("no-data-folder", where=chosen)
    return folder


def _host_name(text: str) -> str:
    try:
        return host_name(text)
    except NotationError:
        raise WrongUsage("bad-host-name", where="--host-name", name=text) from None


def _port(text: str) -> int:
    port = read_number(text, "--port")
    if not 0 <= port <= 65535:
        raise WrongUsage("bad-port", where="--port", port=str(port))
    return port


def listen(host: str, port: int) -> socket.socket:
    """A socket that others can connect to. Raises `WrongUsage`."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family, backlog=2048)
    except (socket.gaierror, UnicodeError):
        raise WrongUsage("unknown-host", where="--host", name=host) from None
    except OSError as error:
        if error.errno == errno.EADDRNOTAVAIL:
            raise WrongUsage("unknown-host", where="--host", name=host) from None
        if error.errno == errno.EACCES:
            raise WrongUsage("port-forbidden", where="--port", port=str(port)) from None
        raise WrongUsage("port-taken", where="--port", port=str(port), host=host) from None


def first_free(host: str, port: int) -> socket.socket:
    """A socket at this port or one of the next that are free."""
    for number in range(port, port + _TRIES):
        try:
            return listen(host, number)
        except WrongUsage:
            continue
    return listen(host, 0)


def _address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _banner(address: str, terminal: Terminal) -> Panel:
    words = Text(justify="center")
    words.append(terminal.text("cli-play-ready") + "\n\n", style="bold")
    words.append(address + "\n\n", style="bold cyan")
    words.append(terminal.text("cli-play-open") + "\n")
    words.append(terminal.text("cli-play-stop"))
    return Panel(Align.center(words), padding=(1, 4), title="♠ ♥ Strohmann ♦ ♣")


def _open_browser(address: str) -> None:
    """Open the page beside the server, which must not wait for the browser."""
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
