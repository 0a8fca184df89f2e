"""A walk through every state of the page, in the same order at every size.

`walk` stops at each state and gives its name and who sees it, for whoever wants to look.
"""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import WebSocketRoute, expect

from tests.browser import packs
from tests.browser.conftest import Invite
from tests.browser.serving import Server
from tests.browser.visitor import Asked, Visitor

Stop = tuple[str, Visitor]

STATES = (
    "first-visit", "choosing", "my-call", "my-call-chosen", "their-call", "opening-lead",
    "their-dummy-down", "my-card", "trick-complete", "last-trick", "claim-offered", "deal-over",
    "sheet", "i-am-dummy", "dummys-turn", "claim", "honours", "connection-lost",
    "connection-back", "match-over", "record", "no-such-table", "drawn", "empty-seat",
    "shortcuts", "pad", "help", "settings",
)  # fmt: skip
PAGES = ("first-visit", "choosing", "pad", "help", "settings", "no-such-table")
"""States without a deal: they may be longer than a window."""


class Line:
    """The connection of a visitor's tables to the server, which can be cut."""

    def __init__(self, guest: Visitor) -> None:
        self._up = True
        self._open: list[WebSocketRoute] = []
        guest.page.route_web_socket("**/socket*", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self._up:
            socket.connect_to_server()
            self._open.append(socket)
        else:
            socket.close()

    def cut(self) -> None:
        """Hang up, and refuse to connect."""
        self._up = False
        for socket in self._open:
            socket.close(code=1011)
        self._open = []

    def mend(self) -> None:
        """Connect again."""
        self._up = True


def walk(server: Server, invite: Invite, guest: Visitor) -> Iterator[Stop]:
    """Through a whole Chicago and what lies around it: all of `STATES` in order."""
    line = Line(guest)
    yield from _start(guest)
    server.stack(packs.all_tricks("E", "N"), packs.all_tricks("N", "E"), packs.strong("S", "S"),
                 packs.notrump("S", "W"))  # fmt: skip
    guest.open_table("chicago", honours_claim="announce", pace="instant")
    yield from _defend(server, guest)
    yield from _watch(server, guest)
    yield from _declare(guest)
    yield from _lose_connection(line, guest)
    yield from _finish(guest)
    yield from _elsewhere(server, invite, guest)


def _start(guest: Visitor) -> Iterator[Stop]:
    guest.go()
    expect(guest.page.locator("button.play")).to_be_enabled()
    yield "first-visit", guest
    guest.page.locator(".form-card:has(input[value=chicago])").click()
    guest.page.locator("details.more > summary").click()
    yield "choosing", guest


def _defend(server: Server, guest: Visitor) -> Iterator[Stop]:
    """East bids a grand slam; we lead against it."""
    guest.asked()
    yield "my-call", guest
    server.tell_bots("think")
    guest.choose_call("P")
    yield "my-call-chosen", guest
    guest.get("confirm").click()
    if _is_small(guest):
        expect(guest.page.locator(".bar:not(.mine)")).to_be_visible()
    else:
        thinking = guest.get("seat-W").locator(".thinking i").last
        expect(thinking).to_have_css("opacity", "1")  # after a second
    yield "their-call", guest
    server.tell_bots()
    asked = guest.asked(guest.version())
    while asked.what == "call":
        asked = _call(guest, "P")
    yield "opening-lead", guest
    _lay(guest)
    asked = guest.asked(guest.version())
    expect(guest.get("dummy")).to_be_visible()
    yield "their-dummy-down", guest
    guest.choose_card("S", asked.cards[0][1])
    yield "my-card", guest
    guest.set_up(trickPause=10)
    guest.get("confirm").click()
    expect(guest.page.locator(".trick.rest .lying")).to_have_count(4)
    yield "trick-complete", guest
    guest.set_up(trickPause=0)
    guest.hurry()
    guest.asked(asked.version)
    _open(guest, "last-trick")
    yield "last-trick", guest
    guest.get("close").click()
    server.tell_bots("claim")
    while guest.asked().what == "card":
        _lay(guest)
    expect(guest.get("claim-asked")).to_be_visible()
    yield "claim-offered", guest
    guest.get("claim-accept").click()
    expect(guest.get("deal-over")).to_be_visible()
    server.tell_bots()
    yield "deal-over", guest
    if _is_small(guest):
        guest.get("open-menu").click()
        yield "sheet", guest
        guest.get("close").click()
    else:
        yield "sheet", guest


def _watch(server: Server, guest: Visitor) -> Iterator[Stop]:
    """North bids a grand slam; we are dummy."""
    guest.get("next-deal").click()
    expect(guest.get("next-deal")).to_be_hidden()
    guest.asked()
    for call in ("P", "2D"):
        assert _call(guest, call).what == "call"
    server.tell_bots("think")
    version = guest.version()
    guest.choose_call("P")
    guest.get("confirm").click()
    expect(guest.get("own-dummy")).to_be_visible()
    expect(guest.page.locator(".trick .lying")).not_to_have_count(0)
    yield "i-am-dummy", guest
    server.tell_bots("claim")
    assert guest.asked(version).what == "next-deal"
    server.tell_bots()
    guest.get("next-deal").click()
    expect(guest.get("next-deal")).to_be_hidden()


def _declare(guest: Visitor) -> Iterator[Stop]:
    """We declare four spades with four honours."""
    guest.asked()
    guest.choose_call("4S")
    guest.get("confirm").click()
    asked = guest.asked(guest.version())
    assert asked.cards[0][0] == "N"
    guest.choose_card("N", asked.cards[0][1])
    yield "dummys-turn", guest
    _open(guest, "claim")
    yield "claim", guest
    guest.get("concede-all").click()
    expect(guest.get("honours")).to_be_visible()
    yield "honours", guest
    guest.get("announce-honours").click()
    guest.get("next-deal").click()
    expect(guest.get("next-deal")).to_be_hidden()


def _lose_connection(line: Line, guest: Visitor) -> Iterator[Stop]:
    guest.asked()
    line.cut()
    expect(guest.get("connection-lost")).to_be_visible()
    yield "connection-lost", guest
    line.mend()
    expect(guest.get("connection-back")).to_be_visible()
    yield "connection-back", guest


def _finish(guest: Visitor) -> Iterator[Stop]:
    guest.asked()
    guest.choose_call("1NT")
    guest.get("confirm").click()
    guest.asked(guest.version())
    _open(guest, "claim")
    guest.get("concede-all").click()
    expect(guest.get("match-over")).to_be_visible()
    yield "match-over", guest
    guest.get("look-back").click()
    guest.get("earlier").click()
    expect(guest.get("deals").get_by_test_id("record-tricks")).to_be_visible()
    yield "record", guest
    guest.get("deals").get_by_test_id("close").click()


def _elsewhere(server: Server, invite: Invite, guest: Visitor) -> Iterator[Stop]:
    guest.go("/table/nowhere")
    expect(guest.get("connection-refused")).to_be_visible()
    yield "no-such-table", guest
    table = guest.open_table("rubber", seating="draw", pace="instant")
    expect(guest.get("drawn")).to_be_visible()
    yield "drawn", guest
    guest.get("drawn-go").click()
    yield from _with_a_friend(server, invite, guest, table)
    guest.go("/pad")
    expect(guest.page.locator("form")).to_be_visible()
    yield "pad", guest
    guest.go("/help")
    expect(guest.page.locator("h1, h2").first).to_be_visible()
    yield "help", guest
    guest.go()
    guest.page.locator("header button[aria-haspopup=dialog]").click()
    expect(guest.page.locator("dialog[open]")).to_be_visible()
    yield "settings", guest


def _with_a_friend(server: Server, invite: Invite, guest: Visitor, table: str) -> Iterator[Stop]:
    """A friend takes a bot's seat and leaves it; nobody can go on without him."""
    guest.asked()
    me = guest.me()
    seat = {"N": "S", "S": "N", "E": "W", "W": "E"}[me]
    friend = invite()
    friend.go()
    friend.page.request.post(
        f"{server.address}/api/tables/{table}/seats/{seat}",
        data="{}", headers={"content-type": "application/json", "origin": server.address},
    )  # fmt: skip
    friend.go(f"/table/{table}")
    expect(friend.get("table")).to_be_visible()
    friend.page.close()
    if not _is_small(guest):  # there, no seats are in sight in an auction
        expect(guest.get(f"seat-{seat}").locator(".away")).to_be_visible()
    yield "empty-seat", guest
    guest.press("?")
    expect(guest.page.locator("dialog[open]")).to_be_visible()
    yield "shortcuts", guest


def _call(guest: Visitor, call: str) -> Asked:
    """Make a call, and wait for what is asked then."""
    version = guest.version()
    guest.choose_call(call)
    guest.get("confirm").click()
    return guest.asked(version)


def _lay(guest: Visitor) -> None:
    """Play the first legal card."""
    asked = guest.asked()
    guest.choose_card(*asked.cards[0])
    guest.get("confirm").click()
    guest.reach(asked.version + 1)


def _is_small(guest: Visitor) -> bool:
    """Whether the table keeps auction and sheet in a menu, for want of room."""
    return guest.page.locator(".table.phone, .table.low").count() > 0


def _open(guest: Visitor, testid: str) -> None:
    """Press a button that small screens keep in the menu."""
    button = guest.get(testid)
    if not button.is_visible():
        guest.get("open-menu").click()
    guest.get(testid).click()
