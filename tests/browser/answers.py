"""How a visitor plays: sensibly enough, and by clicks or by keys."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from playwright.sync_api import expect

from tests.browser.visitor import Asked, Visitor

RANKS = "23456789TJQKA"
_POINTS = {"A": 4, "K": 3, "Q": 2, "J": 1}


def points(cards: Sequence[str]) -> int:
    """High card points (C-42)."""
    return sum(_POINTS.get(card[1], 0) for card in cards)


def sensible_call(asked: Asked, cards: Sequence[str], made: Sequence[str]) -> str:
    """Open with the longest suit once, a hand of game at once with game; else pass."""
    if any(call != "P" for call in made) or points(cards) < 12:
        return "P"
    lengths = Counter(card[0] for card in cards)
    suit = max("SHDC", key=lambda one: lengths[one])
    if points(cards) >= 25:
        wanted = [f"4{suit}", "3NT"] if suit in "SH" else ["3NT"]
    else:
        wanted = [f"1{suit}", f"2{suit}"]
    return next((call for call in wanted if call in asked.calls), "P")


def sensible_card(asked: Asked, me: str) -> tuple[str, str]:
    """High from the own hand, low from dummy."""
    choose = max if asked.cards[0][0] == me else min
    return choose(asked.cards, key=lambda one: (RANKS.index(one[1][1]), one[1]))


def next_call(visitor: Visitor, asked: Asked) -> str:
    """What the visitor calls with his hand, after what he called before."""
    view = visitor.last_view()
    made = [one["call"] for one in view["deal"]["auction"] if one["seat"] == view["viewer"]]
    return sensible_call(asked, visitor.my_cards(), made)


_YES = {"drawn": "drawn-go", "honours": "announce-honours"}


def by_clicks(visitor: Visitor, asked: Asked) -> None:
    """Answer by mouse or finger."""
    if asked.what == "call":
        visitor.call(next_call(visitor, asked))
    elif asked.what == "card":
        visitor.play(*sensible_card(asked, visitor.me()))
    else:
        button = visitor.get(_YES.get(asked.what, asked.what))
        button.click()
        expect(button).to_be_hidden()  # others may answer, too, and so bring a new version


class ByKeys:
    """Answers by the keyboard alone: by letters, or by arrows, Tab and Enter."""

    def __init__(self, letters: dict[str, str] | None = None) -> None:
        """``letters`` are what is typed for a suit or rank that has its own letter here."""
        self._letters = letters

    def __call__(self, visitor: Visitor, asked: Asked) -> None:
        """Answer what is asked."""
        if asked.what == "call":
            self._take(visitor, "data-call", next_call(visitor, asked))
        elif asked.what == "card":
            self._take(visitor, "data-card", sensible_card(asked, visitor.me())[1])
        else:
            button = _YES.get(asked.what, asked.what)
            visitor.walk_to(f"[data-testid={button}]")
            visitor.press("Enter")
            expect(visitor.get(button)).to_be_hidden()

    def _take(self, visitor: Visitor, attribute: str, wanted: str) -> None:
        """Bring the focus to a call or card and press Enter until it is made or played."""
        if self._letters is None:
            visitor.arrow_to(attribute, wanted)
            visitor.press("Enter")  # chooses it
        else:
            for letter in wanted.removesuffix("T") if wanted[1:] == "NT" else wanted:
                visitor.press(self._letters.get(letter, letter.lower()))
        visitor.expect_focus(f"[{attribute}='{wanted}']")
        visitor.press("Enter")
