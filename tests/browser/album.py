"""Pictures of the page, kept in a folder: ``STROHMANN_SHOTS``, or a temporary one."""

from __future__ import annotations

from pathlib import Path

from tests.browser.visitor import Visitor


class Album:
    """A folder with a picture of each state."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.names: list[str] = []

    def keep(self, visitor: Visitor, name: str) -> None:
        """A picture of what is to be seen now."""
        self.folder.mkdir(parents=True, exist_ok=True)
        visitor.page.screenshot(path=self.folder / f"{name}.png")
        self.names.append(name)
