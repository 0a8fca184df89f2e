"""Deals to solve: a PBN deal on each line, or the tags of a PBN file."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from strohmann.bridge.board import Deal, Vulnerability, dealer_of_board
from strohmann.errors import StrohmannError
from strohmann.seats import NORTH, Seat

__all__ = ["DealFile", "NamedBoard", "Problem", "read_deals"]

_TAG = re.compile(r'\s*\[\s*(\w+)\s+"([^"]*)"\s*\]')
_COMMENTS = ("#", "%", ";")


@dataclass(frozen=True, slots=True)
class NamedBoard:
    """A board with the name that its file gives it."""

    name: str
    dealer: Seat
    vulnerability: Vulnerability
    deal: Deal


@dataclass(frozen=True, slots=True)
class Problem:
    """A line that cannot be used."""

    line: int
    error: StrohmannError


@dataclass(frozen=True, slots=True)
class DealFile:
    """What a file holds."""

    boards: list[NamedBoard] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)


def read_deals(text: str) -> DealFile:
    """Read all deals; lines that cannot be used are among the problems."""
    found = DealFile()
    lines = text.splitlines()
    if any(_TAG.match(line) for line in lines):
        for tags in _games(lines):
            if "Deal" in tags:
                _add(found, tags)
        return found
    for number, line in enumerate(lines, 1):
        if line.strip() and not line.lstrip().startswith(_COMMENTS):
            _add(found, {"Deal": (number, line)})
    return found


_Tags = dict[str, tuple[int, str]]


def _games(lines: list[str]) -> Iterator[_Tags]:
    """The tags of each game with their lines; a game ends where a tag comes again."""
    tags: _Tags = {}
    for number, line in enumerate(lines, 1):
        match = _TAG.match(line)
        if match is None:
            if not line.strip() and tags:
                yield tags
                tags = {}
            continue
        if match[1] in tags:
            yield tags
            tags = {}
        tags[match[1]] = (number, match[2])
    yield tags


def _add(found: DealFile, tags: _Tags) -> None:
    line = tags["Deal"][0]
    try:
        deal = Deal.parse(tags["Deal"][1])
        name = _clean(tags.get("Board", (0, ""))[1]) or str(len(found.boards) + 1)
        line = tags.get("Dealer", (line,))[0]
        dealer = _dealer(tags, name)
        line = tags.get("Vulnerable", (line,))[0]
        found.boards.append(NamedBoard(name, dealer, _vulnerability(tags, name), deal))
    except StrohmannError as error:
        found.problems.append(Problem(line, error))


def _clean(name: str) -> str:
    """A name that can be shown: no control characters, not too long."""
    return "".join(filter(str.isprintable, name)).strip()[:40]


def _dealer(tags: _Tags, name: str) -> Seat:
    if "Dealer" in tags:
        return Seat.parse(tags["Dealer"][1])
    return dealer_of_board(int(name)) if _is_number(name) else NORTH


def _vulnerability(tags: _Tags, name: str) -> Vulnerability:
    if "Vulnerable" in tags:
        return Vulnerability.parse(tags["Vulnerable"][1])
    return Vulnerability.of_board(int(name)) if _is_number(name) else Vulnerability.NONE


def _is_number(name: str) -> bool:
    return len(name) < 10 and name.isascii() and name.isdecimal() and int(name) > 0
