"""The fenced blocks of the documents."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
_FENCE = re.compile(r"^```(?P<info>[^\n`]*)\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    """A block: the words after the fence, its text, and the line it begins at."""

    info: tuple[str, ...]
    text: str
    line: int


def blocks(path: Path) -> list[Block]:
    """The blocks of a document in order."""
    source = path.read_text(encoding="utf-8")
    return [
        Block(
            tuple(match["info"].split()),
            match["body"],
            source.count("\n", 0, match.start("body")) + 1,
        )
        for match in _FENCE.finditer(source)
    ]


def documents() -> list[Path]:
    """All documents of the project."""
    return [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
