"""What must be true of every page, in every state, at every size."""

from __future__ import annotations

from tests.browser.visitor import Visitor

_WIDER = """() => {
  const page = document.scrollingElement;
  const sticking = [...document.querySelectorAll('body *')].filter((one) => {
    const box = one.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return false;
    if (getComputedStyle(one).clipPath !== 'none') return false;
    if (one.closest('dialog:not([open])') !== null || one.closest('.unseen') !== null) return false;
    return one.matches('button, a, input, select') && (box.right > innerWidth + 1 || box.left < -1);
  });
  const clipped = [...document.querySelectorAll('dialog[open], [data-testid=deal-over]')]
    .filter((one) => one.scrollWidth > one.clientWidth + 1);
  return {
    clipped: clipped.map((one) => one.outerHTML.slice(0, 120)),
    width: [page.scrollWidth, innerWidth],
    height: [page.scrollHeight, innerHeight],
    sticking: sticking.map((one) => one.outerHTML.slice(0, 120)),
  };
}"""

_TARGETS = """() => {
  const hits = (one, x, y) => {
    const found = document.elementFromPoint(x, y);
    return found !== null && (found === one || one.contains(found));
  };
  // How far to the right, or down, from its upper left corner one meets the element itself.
  const reach = (one, dx, dy) => {
    const box = one.getBoundingClientRect();
    const size = dx ? box.width : box.height;
    let far = 0;
    for (let at = 2; at < size; at += 1) {
      if (!hits(one, box.left + (dx ? at : 4), box.top + (dy ? at : 4))) break;
      far = at;
    }
    return far + 2;
  };
  if (document.querySelector('dialog[open], .banner') !== null) return [];  // they cover the table
  return [...document.querySelectorAll('[data-call]:enabled, [data-hand] .card.live')]
    .map((one) => ({
      name: one.dataset.call ?? one.dataset.card,
      hand: one.closest('[data-hand]')?.dataset.hand ?? null,
      width: reach(one, 1, 0),
      height: reach(one, 0, 1),
    }));
}"""

_NAMED_ROLES = {
    "button", "link", "textbox", "combobox", "radio", "checkbox", "slider", "switch", "tab",
    "dialog", "radiogroup", "listbox", "spinbutton", "region", "navigation",
}  # fmt: skip


def too_wide(visitor: Visitor) -> list[str]:
    """What is wider than the window, or than the dialog that it is in."""
    found = visitor.page.evaluate(_WIDER)
    scroll, window = found["width"]
    wide = [f"the page is {scroll} px wide"] if scroll > window else []
    return [*wide, *found["sticking"], *found["clipped"]]


def too_high(visitor: Visitor) -> list[str]:
    """Whether the page as a whole would scroll: a deal should be in sight as it is."""
    scroll, window = visitor.page.evaluate(_WIDER)["height"]
    return [f"the page is {scroll} px high"] if scroll > window else []


def too_small(visitor: Visitor, least: int = 44) -> list[str]:
    """Legal calls and cards that a finger does not hit; by default below 44 px either way."""
    return [
        f"{one['name']} is {one['width']} x {one['height']}"
        for one in visitor.page.evaluate(_TARGETS)
        if one["width"] < least or one["height"] < least
    ]


def nameless(visitor: Visitor) -> list[str]:
    """Controls without a name for those who listen, as Chromium itself computes names."""
    session = visitor.page.context.new_cdp_session(visitor.page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    return [
        f"{node['role']['value']} has no name"
        for node in nodes
        if not node.get("ignored") and node.get("role", {}).get("value") in _NAMED_ROLES
        and not node.get("name", {}).get("value", "").strip()
    ]  # fmt: skip
