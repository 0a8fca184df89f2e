"""Somebody at the page: opens tables, sees what is asked of him, answers by click or key."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Locator, Page, Response, WebSocket, expect

PATIENCE = 30_000
"""Milliseconds after which something that should happen did not."""

QUICK: dict[str, Any] = {"motion": "off", "trickPause": 0, "confirm": "oneTap"}
"""Settings for those who want to see the end: nothing moves, nothing rests, one tap plays."""

_ASKED = """(after) => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const table = document.querySelector('[data-testid=table]');
  const version = Number(table?.dataset.version ?? -1);
  if (table === null || version <= after) return null;
  const asked = (what, more = {}) => ({ what, version, calls: [], cards: [], ...more });
  const dialog = document.querySelector('dialog[open]');
  if (dialog !== null) return asked(dialog.dataset.testid ?? 'settings');
  if (all('[data-testid=match-over]').length > 0) return asked('over');
  for (const what of ['next-deal', 'claim-accept', 'break-off-yes']) {
    if (all(`[data-testid=${what}]:enabled`).length > 0) return asked(what);
  }
  const calls = all('[data-testid=bidding-box] [data-call]:enabled').map((one) => one.dataset.call);
  if (calls.length > 0) return asked('call', { calls });
  const cards = all('[data-hand] .card.live')
    .map((one) => [one.closest('[data-hand]').dataset.hand, one.dataset.card]);
  return cards.length > 0 ? asked('card', { cards }) : null;
}"""

_PICTURE = """() => {
  const texts = (selector) =>
    [...document.querySelectorAll(selector)].map((one) => one.textContent.trim());
  const cards = (selector) =>
    [...document.querySelectorAll(`${selector} [data-card]`)].map((one) => one.dataset.card);
  const table = document.querySelector('[data-testid=table]');
  return {
    phase: table.dataset.phase,
    version: table.dataset.version,
    status: texts('[data-testid=status]'),
    mine: cards('[data-testid=my-hand]'),
    dummy: cards('[data-testid=dummy]'),
    trick: [...document.querySelectorAll('[data-testid=trick] [data-testid]')]
      .map((one) => one.dataset.testid),
    auction: texts('[data-testid=auction] tbody td'),
    sheet: texts('[data-testid=sheet] tr'),
  };
}"""

_SET_UP = """changes => {
  const key = 'strohmann.settings';
  const newValue = JSON.stringify({ ...JSON.parse(localStorage[key] ?? '{}'), ...changes });
  localStorage[key] = newValue;
  dispatchEvent(new StorageEvent('storage', { key, newValue }));
}"""


@dataclass(frozen=True)
class Asked:
    """What the page wants of the visitor now."""

    what: str
    """``call``, ``card``, ``over``, or the test id of a button or dialog that waits."""
    version: int
    """Of the view that is shown."""
    calls: tuple[str, ...]
    cards: tuple[tuple[str, str], ...]
    """Hand and card."""


Answer = Callable[["Visitor", Asked], None]


@dataclass
class Visitor:
    """One tab."""

    page: Page
    address: str
    heard: list[str] = field(default_factory=list)
    """Everything that came through sockets, oldest first."""
    answers: list[Response] = field(default_factory=list)
    """Every answer by HTTP."""
    complaints: list[str] = field(default_factory=list)
    """Errors of the page."""

    def __post_init__(self) -> None:
        self.page.set_default_timeout(PATIENCE)
        self.page.on("websocket", self._listen)
        self.page.on("response", self._keep)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda line: self._note(line.type, line.text))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.heard.append(str(data)))

    def _keep(self, answer: Response) -> None:
        self.answers.append(answer)

    def _note(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.complaints.append(text)

    # --- going places ----------------------------------------------------------------

    def go(self, path: str = "/") -> None:
        """Open a page of the site."""
        self.page.goto(self.address + path)

    def get(self, testid: str) -> Locator:
        """The element with this test id."""
        return self.page.get_by_test_id(testid)

    def open_table(self, form: str = "chicago", **chosen: str) -> str:
        """Choose a form, options and pace on the start page by clicks; returns the table's id."""
        self.go()
        self.page.locator(f".form-card:has(input[value={form}])").click()
        if any(name != "vulnerability" for name in chosen):
            self.page.locator("details.more > summary").click()
        for value in chosen.values():
            self.page.locator(f"label:not(.form-card):has(input[value='{value}'])").first.click()
        self.page.locator("button.play").click()
        expect(self.get("table")).to_be_visible()
        return self.page.url.rsplit("/", 1)[1]

    def set_up(self, **settings: Any) -> None:
        """Change settings of this device, as another tab of it would."""
        self.page.evaluate(_SET_UP, settings)

    def speak(self, language: str) -> None:
        """Choose a language by its key in the head of the page."""
        self.page.locator(f"header button[lang={language}]").click()

    # --- at the table ----------------------------------------------------------------

    def asked(self, after: int = -1) -> Asked:
        """Wait until something is asked in a view later than version ``after``."""
        found = self.page.wait_for_function(_ASKED, arg=after).json_value()
        return Asked(
            found["what"], found["version"], tuple(found["calls"]),
            tuple((hand, card) for hand, card in found["cards"]),
        )  # fmt: skip

    def version(self) -> int:
        """The version of the view that is shown."""
        return int(self.get("table").get_attribute("data-version") or -1)

    def reach(self, version: int) -> None:
        """Wait until this version, or a later one, is shown."""
        self.page.wait_for_function(
            "version => Number(document.querySelector('[data-testid=table]')?.dataset.version)"
            " >= version",
            arg=version,
        )

    def me(self) -> str:
        """The own seat."""
        return str(self.get("my-hand").get_attribute("data-hand"))

    def my_cards(self) -> list[str]:
        """The cards in the own hand, as they lie."""
        cards = self.get("my-hand").locator("[data-card]")
        return cards.evaluate_all("all => all.map(one => one.dataset.card)")  # type: ignore[no-any-return]

    def picture(self) -> dict[str, Any]:
        """All that lies on the table, as this page shows it."""
        return dict(self.page.evaluate(_PICTURE))

    def choose_call(self, call: str) -> None:
        """Click a call."""
        self.page.locator(f"[data-testid=bidding-box] [data-call='{call}']").click()

    def choose_card(self, hand: str, card: str) -> None:
        """Click a card, in the corner that others do not cover."""
        self.page.locator(f"[data-hand={hand}] [data-card={card}]").click(position={"x": 9, "y": 9})

    def call(self, call: str) -> None:
        """Click a call, for those whom one tap is enough, and wait until it is made."""
        version = self.version()
        self.choose_call(call)
        self.reach(version + 1)

    def play(self, hand: str, card: str) -> None:
        """Click a card, for those whom one tap is enough, and wait until it is played."""
        version = self.version()
        self.choose_card(hand, card)
        self.reach(version + 1)

    def hurry(self) -> None:
        """Click the bare table: what rests there has been seen."""
        self.page.locator(".felt").click(position={"x": 3, "y": 3})

    # --- by the keyboard -----------------------------------------------------------------

    def press(self, key: str) -> None:
        """Press a key, wherever the focus is."""
        self.page.keyboard.press(key)

    def has_focus(self, selector: str) -> bool:
        """Whether the focus is on, or in, what the selector finds."""
        found = self.page.evaluate(
            "selector => document.activeElement.closest(selector) !== null", selector
        )
        return bool(found)

    def expect_focus(self, selector: str) -> None:
        """Wait until the focus is there."""
        self.page.wait_for_function(
            "selector => document.activeElement.closest(selector) !== null", arg=selector
        )

    def walk_to(self, selector: str, *, back: bool = False, limit: int = 60) -> None:
        """Press Tab (or Shift and Tab) until the focus is there."""
        for _ in range(limit):
            if self.has_focus(selector):
                return
            self.press("Shift+Tab" if back else "Tab")
        raise AssertionError(f"{limit} times Tab do not lead to {selector}")

    def arrow_to(self, attribute: str, wanted: str, limit: int = 60) -> None:
        """Go to a call or card by arrows, from where the focus follows the play."""
        self.walk_to(f"[{attribute}]")
        for key in ("ArrowRight", "ArrowLeft"):
            for _ in range(limit):
                if self.has_focus(f"[{attribute}='{wanted}']"):
                    return
                self.press(key)
        raise AssertionError(f"no arrow leads to {wanted}")

    # --- to the end ----------------------------------------------------------------------

    def last_view(self) -> dict[str, Any]:
        """The last view that came through the socket."""
        for raw in reversed(self.heard):
            message = json.loads(raw)
            if "view" in message:
                view: dict[str, Any] = message["view"]
                return view
        raise AssertionError("no view came")

    def play_on(self, answer: Answer, until: Callable[[Asked], bool] | None = None) -> Asked:
        """Answer what is asked until the match is over, or until what is asked fits."""
        asked = self.asked()
        while asked.what != "over" and not (until is not None and until(asked)):
            answer(self, asked)
            # To have seen the draw for the first dealer is nobody else's news.
            asked = self.asked(asked.version - (asked.what == "drawn"))
        return asked
