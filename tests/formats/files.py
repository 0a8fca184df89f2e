"""The fixtures: small files, each of which shows a quirk."""

from __future__ import annotations

from pathlib import Path

from strohmann.formats import lin, pbn
from strohmann.formats.diagnostics import Diagnostic
from strohmann.formats.model import Document
from strohmann.formats.registry import format_of

FIXTURES = Path(__file__).parent / "fixtures"
NAMES = sorted(path.name for path in FIXTURES.iterdir())


def load(name: str) -> Document:
    path = FIXTURES / name
    return format_of(path).load(path)


def again(document: Document) -> Document:
    """The document written and read back."""
    if document.format == "pbn":
        return pbn.loads(pbn.dumps(document))
    return lin.loads(lin.dumps(document))


def codes(document: Document) -> list[str]:
    return [each.code for each in document.diagnostics]


def found(document: Document, code: str) -> Diagnostic:
    (one,) = [each for each in document.diagnostics if each.code == code]
    return one
