"""Links to BBO's hand viewer: a board in the address, both ways."""

from __future__ import annotations

from urllib.parse import parse_qs, quote, urlsplit

from strohmann.formats.diagnostics import FormatError
from strohmann.formats.lin.reader import load
from strohmann.formats.lin.writer import board_text
from strohmann.formats.model import BoardRecord

__all__ = ["board_of_url", "board_url"]

_VIEWER = "https://www.bridgebase.com/tools/handviewer.html"
_LONGEST = 100_000
_HANDS = ("s", "w", "n", "e")
_NAMES = ("sn", "wn", "nn", "en")
_DEALERS = {"s": "1", "w": "2", "n": "3", "e": "4"}


def board_url(record: BoardRecord) -> str:
    """The address that shows this board in the hand viewer."""
    return f"{_VIEWER}?lin={quote(board_text(record), safe='')}"


def board_of_url(url: str) -> BoardRecord:
    """The board of an address, given as ``lin=`` or hand by hand (``n= e= s= w=``).

    Raises `FormatError` when there is no board in it.
    """
    try:
        query = parse_qs(urlsplit(url.strip()[:_LONGEST]).query, keep_blank_values=True)
    except ValueError:
        query = {}
    fields = {name.lower(): values[0] for name, values in query.items()}
    text = fields.get("lin") or _of_parts(fields)
    records = load(text).records if text else ()
    if not records:
        raise FormatError("url-without-board", where="url")
    return records[0]


def _of_parts(fields: dict[str, str]) -> str:
    """The address given hand by hand, as LIN."""
    if not any(fields.get(seat) for seat in _HANDS):
        return ""
    plain = {name: value.replace("|", " ") for name, value in fields.items()}
    hands = ",".join(plain.get(seat, "").replace(",", "") for seat in _HANDS)
    parts = [f"qx|{plain.get('b', '')}|"]
    if any(plain.get(name) for name in _NAMES):
        parts.append(f"pn|{','.join(plain.get(name, '').replace(',', ' ') for name in _NAMES)}|")
    parts.append(f"md|{_DEALERS.get(plain.get('d', '').lower(), '0')}{hands}|")
    if plain.get("v"):
        parts.append(f"sv|{plain['v']}|")
    if plain.get("a"):
        parts.append(f"mb|{plain['a'].replace('-', '')}|")
    if plain.get("p"):
        parts.append(f"pc|{plain['p'].replace('-', '')}|")
    return "".join(parts) + "pg||"
