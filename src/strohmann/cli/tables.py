"""Tables that fit an ordinary terminal: rules across, blanks between the columns."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

__all__ = ["add_column", "ruled_table"]


def ruled_table(*, gap: int = 2, show_footer: bool = False) -> Table:
    """A table whose columns stand ``gap`` blanks apart."""
    return Table(
        box=box.HORIZONTALS,
        show_edge=False,
        pad_edge=False,
        padding=(0, gap - 1, 0, 0),
        show_footer=show_footer,
    )


def add_column(
    table: Table, title: str, *, footer: str = "", number: bool = False, whole: bool = True
) -> None:
    """Add a column; one that is not ``whole`` may be broken to more lines, at worst within words.

    Numbers stand to the right.
    """
    table.add_column(
        Text(title),
        footer=Text(footer, style="bold"),
        justify="right" if number else "left",
        overflow="fold",
        no_wrap=whole,
    )
