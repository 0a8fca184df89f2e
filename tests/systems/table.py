"""Short ways to ask the system: hands and auctions as text."""

from __future__ import annotations

from strohmann.bridge.auction import Auction
from strohmann.bridge.board import Vulnerability
from strohmann.bridge.calls import Call
from strohmann.cards import Hand
from strohmann.seats import Side
from strohmann.systems import Context, Meaning, load

SYSTEM = load("einsteiger")


def context(auction: str = "", *, ns: int = 0, ew: int = 0, vul: str = "none") -> Context:
    """An auction that north dealt, with trick points below the line."""
    return Context.of(
        Auction.parse("N", auction), Vulnerability.parse(vul), {Side.NS: ns, Side.EW: ew}
    )


def call(hand: str, auction: str = "", *, ns: int = 0, ew: int = 0, vul: str = "none") -> str:
    """What the system calls with a hand. Its own meaning must fit the hand."""
    held = Hand.parse(hand)
    assert len(held) == 13, hand
    where = context(auction, ns=ns, ew=ew, vul=vul)
    chosen = SYSTEM.choose(held, where)
    assert chosen in where.auction.legal
    assert SYSTEM.meaning(where, chosen).shows.fits(held), (hand, auction, str(chosen))
    return chosen.text


def meaning(auction: str, made: str, *, ns: int = 0, ew: int = 0) -> Meaning:
    """What a call means after an auction that north dealt."""
    return SYSTEM.meaning(context(auction, ns=ns, ew=ew), Call.parse(made))
