"""By which names a server may be asked.

A page of another site can get its own name to lead here (DNS rebinding), and is then of the
same origin as the server in the browser's eyes; only the name in ``Host`` gives it away. It
cannot do so with an IP address, since no name is looked up for one.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from ipaddress import ip_address

from strohmann.errors import NotationError

__all__ = ["HostNames", "host_name"]

_NAME = r"[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})*"
_IS_NAME = re.compile(_NAME)
_HEADER = re.compile(rf"(?:\[(?P<address>[0-9a-f:.]+)\]|(?P<name>{_NAME})\.?)(?::[0-9]{{0,5}})?")


def host_name(text: str) -> str:
    """A name as it stands in ``Host``: small letters, others than ASCII as IDNA.

    An IPv6 address may stand in brackets. Raises `NotationError`.
    """
    try:
        name = text.strip().removesuffix(".").encode("idna").decode("ascii").lower()
    except UnicodeError:
        name = ""
    if not (_IS_NAME.fullmatch(name) or _is_address(name.strip("[]"))):
        raise NotationError("bad-host-name", name=text)
    return name


class HostNames:
    """The names of this machine, those given, and every IP address."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        """Raises `NotationError` for what is no name."""
        self._names = frozenset({*_own_names(), *map(host_name, names)})

    def __contains__(self, header: object) -> bool:
        """Whether this value of ``Host`` is allowed."""
        if not isinstance(header, str):
            return False
        found = _HEADER.fullmatch(header.lower())
        if found is None:
            return False
        if found["address"] is not None:
            return _is_address(found["address"])
        name = found["name"]
        return _is_address(name) or name in self._names or name.endswith(".localhost")


def _own_names() -> Iterable[str]:
    """What others on the net call this machine: its name, and that of multicast DNS."""
    yield "localhost"
    whole = socket.gethostname().lower()
    first = whole.partition(".")[0]
    if first:
        yield from (whole, first, f"{first}.local")


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True
