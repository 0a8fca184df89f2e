"""Somebody at a table of Bismarck: what is asked of him, and how he answers by click or key."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import expect

from tests.browser.visitor import Visitor

RANKS = "23456789TJQKA"
RING = "ESW"
CONTRACTS = ("spader", "valfri", "sang", "pass")

_WANTED = """(after) => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const table = document.querySelector('[data-testid=table]');
  const version = Number(table?.dataset.version ?? -1);
  if (table === null || version <= after) return null;
  const wanted = (what, more = {}) => ({ what, version, contracts: [], cards: [], ...more });
  if (all('dialog[open]').length > 0) return null;
  if (all('[data-testid=match-over]').length > 0) return wanted('over');
  for (const what of ['next-deal', 'claim-accept']) {
    if (all(`[data-testid=${what}]:enabled`).length > 0) return wanted(what);
  }
  if (all('[data-testid=chooser]').length > 0) {
    const contracts = all('[data-contract]:enabled').map((one) => one.dataset.contract);
    return wanted('choose', { contracts });
  }
  const cards = all('[data-hand] .card.live').map((one) => one.dataset.card);
  if (all('[data-testid=laying-away]').length > 0) return wanted('discard', { cards });
  return cards.length > 0 ? wanted('card', { cards }) : null;
}"""


@dataclass(frozen=True)
class Wanted:
    """What the page wants of the visitor now."""

    what: str
    """``choose``, ``discard``, ``card``, ``next-deal``, ``claim-accept`` or ``over``."""
    version: int
    contracts: tuple[str, ...]
    cards: tuple[str, ...]


Answer = Callable[[Visitor, Wanted], None]


def wanted(visitor: Visitor, after: int = -1) -> Wanted:
    """Wait until something is wanted in a view later than version ``after``."""
    found = visitor.page.wait_for_function(_WANTED, arg=after).json_value()
    return Wanted(found["what"], found["version"], tuple(found["contracts"]), tuple(found["cards"]))


def play_on(
    visitor: Visitor, answer: Answer, until: Callable[[Wanted], bool] = lambda _: False
) -> Wanted:
    """Answer what is wanted until the match is over, or until what is wanted fits."""
    now = wanted(visitor)
    while now.what != "over" and not until(now):
        answer(visitor, now)
        now = wanted(visitor, now.version)
    return now


def by_clicks(visitor: Visitor, now: Wanted) -> None:
    """Answer by mouse or finger: the first contract, low cards away, high cards first."""
    if now.what == "choose":
        visitor.get(f"contract-{now.contracts[0]}").click() if len(now.contracts) > 1 else None
        if now.contracts[0] == "valfri":
            visitor.get("trump-H").click()
        visitor.get("name-contract").click()
    elif now.what == "discard":
        for card in lowest(now.cards):
            pick(visitor, card)
        visitor.get("confirm-discard").click()
    elif now.what == "card":
        pick(visitor, max(now.cards, key=lambda card: (RANKS.index(card[1]), card)))
    else:
        visitor.get(now.what).click()
    visitor.reach(now.version + 1)


def lowest(cards: tuple[str, ...]) -> list[str]:
    """The four to lay away."""
    return sorted(cards, key=lambda card: (RANKS.index(card[1]), card))[:4]


def pick(visitor: Visitor, card: str) -> None:
    """Tap a card of the own hand, in the corner that others do not cover."""
    visitor.page.locator(f"[data-hand] [data-card={card}]").click(position={"x": 9, "y": 9})


class ByKeys:
    """Answers by the keyboard alone."""

    def __init__(self, letters: dict[str, str]) -> None:
        """``letters`` are what is typed for a suit or rank that has its own letter here."""
        self._letters = letters

    def __call__(self, visitor: Visitor, now: Wanted) -> None:
        """Answer what is wanted."""
        if now.what == "choose":
            self._choose(visitor, now)
        elif now.what == "discard":
            for card in lowest(now.cards):
                self._type(visitor, card)
                visitor.expect_focus(f"[data-card={card}]")
            expect(visitor.get("discard-count")).to_have_text("4 von 4")
            visitor.walk_to("[data-testid=confirm-discard]", back=True)
            visitor.press("Enter")
        elif now.what == "card":
            card = max(now.cards, key=lambda one: (RANKS.index(one[1]), one))
            self._type(visitor, card)
            visitor.expect_focus(f"[data-card={card}]")
            visitor.press("Enter")
        else:
            visitor.walk_to(f"[data-testid={now.what}]")
            visitor.press("Enter")
        visitor.reach(now.version + 1)

    def _choose(self, visitor: Visitor, now: Wanted) -> None:
        contract = now.contracts[-1]
        if len(now.contracts) > 1:
            visitor.press(str(CONTRACTS.index(contract) + 1))
            visitor.expect_focus(f"[data-contract={contract}]")
        if contract == "valfri":
            visitor.press(self._letters.get("D", "d"))
            visitor.expect_focus("[data-trump=D]")
        visitor.walk_to("[data-testid=name-contract]")
        visitor.press("Enter")

    def _type(self, visitor: Visitor, card: str) -> None:
        for letter in card:
            visitor.press(self._letters.get(letter, letter.lower()))
