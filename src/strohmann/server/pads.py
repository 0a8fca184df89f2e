"""Score pads: matches played with real cards, scored for the page that they are kept on."""

from __future__ import annotations

from strohmann.scoring.bismarckpad import parse as parse_bismarck
from strohmann.scoring.padfile import parse as parse_bridge
from strohmann.scoring.profiles import Form, Profile
from strohmann.server.answers import BismarckSheetAnswer, SheetAnswer
from strohmann.server.kinds.bismarck_views import sheet_view as bismarck_view
from strohmann.server.sheet_views import sheet_view

__all__ = ["scored"]


def scored(text: str, rules: Profile, language: str) -> SheetAnswer | BismarckSheetAnswer:
    """The score sheet of a pad. Raises the first `SheetError` of its lines."""
    if rules.form is Form.BISMARCK:
        three = parse_bismarck(text, rules, lang=language)
        for error in three.diagnostics:
            raise error
        return BismarckSheetAnswer(bismarck_view(three.sheet, rules))
    pad = parse_bridge(text, rules, lang=language)
    for error in pad.diagnostics:
        raise error
    return SheetAnswer(sheet_view(pad.sheet, rules))
