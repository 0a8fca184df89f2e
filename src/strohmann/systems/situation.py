"""One turn to call, as everybody at the table sees it: the facts that nodes ask for."""

from __future__ import annotations

from functools import cached_property

from strohmann.bridge.calls import DOUBLE, PASS, REDOUBLE, Bid
from strohmann.bridge.contract import Doubling
from strohmann.cards import SUITS, Strain, Suit
from strohmann.systems.model import Context, Forcing
from strohmann.systems.picture import Known, Picture, is_natural

__all__ = ["Needs", "Situation"]


class Needs:
    """Points that two hands need together for each level, by strain (C-45, EV11)."""

    __slots__ = ("notrump", "suit")

    def __init__(self, suit: tuple[int, ...], notrump: tuple[int, ...]) -> None:
        self.suit = suit
        self.notrump = notrump

    def total(self, strain: Strain, level: int) -> int:
        """Points for a level, 1 to 7."""
        return (self.notrump if strain is Strain.NOTRUMP else self.suit)[level - 1]


class Situation:
    """A context with the picture of the calls so far, seen from who is to call."""

    def __init__(self, context: Context, picture: Picture, needs: Needs) -> None:
        self.context = context
        self.auction = context.auction
        self.picture = picture
        self.needs = needs
        self.seat = context.seat
        self.side = self.seat.side

    @cached_property
    def me(self) -> Known:
        """What I have shown."""
        return self.picture.of(self.seat)

    @cached_property
    def partner(self) -> Known:
        """What partner has shown."""
        return self.picture.of(self.seat.partner)

    @cached_property
    def rho(self) -> Known:
        """What the right-hand opponent has shown."""
        return self.picture.of(self.seat.right)

    @cached_property
    def last_bid(self) -> Bid | None:
        """The highest bid so far."""
        return self.auction.last_bid

    @cached_property
    def is_ours(self) -> bool:
        """Whether our side made the last bid."""
        bidder = self.auction.last_bidder
        return bidder is not None and bidder.side is self.side

    @cached_property
    def last(self) -> str:
        """Who made the last bid: ``ours``, ``theirs`` or ``none``."""
        if self.last_bid is None:
            return "none"
        return "ours" if self.is_ours else "theirs"

    @cached_property
    def role(self) -> str:
        """What I am in this auction; see `docs/systems.md`."""
        first = next((seat for seat, call in self.auction if call is not PASS), None)
        if first is None:
            return "opening"
        if first.side is self.side:
            return "opener" if first is self.seat else "responder"
        ours = next((s for s, c in self.auction if c is not PASS and s.side is self.side), None)
        if ours is None:
            return "defender"
        return "overcaller" if ours is self.seat else "advancer"

    @cached_property
    def rho_call(self) -> str:
        """The right-hand opponent's last call: ``pass``, ``bid`` or ``double``; also ``none``."""
        if not self.auction.calls:
            return "none"
        call = self.auction.calls[-1]
        if isinstance(call, Bid):
            return "bid"
        return "pass" if call is PASS else "double"

    @cached_property
    def partner_call(self) -> str:
        """Partner's last call: ``pass double redouble suit notrump``, ``none`` before the first."""
        if not self.partner.calls:
            return "none"
        call = self.partner.calls[-1]
        if isinstance(call, Bid):
            return "notrump" if call.strain is Strain.NOTRUMP else "suit"
        return {PASS: "pass", DOUBLE: "double", REDOUBLE: "redouble"}[call]

    @cached_property
    def ends(self) -> bool:
        """Whether a pass would end the auction."""
        return self.auction.after(PASS).is_over

    @cached_property
    def opponents_silent(self) -> bool:
        """Whether the opponents have only passed."""
        return not self.rho.spoke and not self.picture.of(self.seat.left).spoke

    @cached_property
    def passed(self) -> bool:
        """Whether I passed when nobody had bid."""
        bids_from = next((i for i, c in enumerate(self.auction.calls) if c is not PASS), 4)
        place = (self.seat.index - self.auction.dealer.index) % 4
        return place < bids_from and len(self.auction) > place

    @cached_property
    def first(self) -> bool:
        """Whether I have not called since somebody bid."""
        calls = self.auction.calls
        start = next((i for i, call in enumerate(calls) if call is not PASS), len(calls))
        return len(calls) - start < 4

    @cached_property
    def game_reached(self) -> bool:
        """Whether the last bid is a natural one of ours that completes our game."""
        bid, bidder = self.auction.last_bid, self.auction.last_bidder
        if bid is None or bidder is None or bidder.side is not self.side:
            return False
        known = self.picture.of(bidder)
        meaning = next(
            m
            for c, m in zip(reversed(known.calls), reversed(known.meanings), strict=True)
            if c is bid
        )
        return is_natural(bid, meaning) and self.context.completes_game(bid, self.side)

    @cached_property
    def to_game(self) -> bool:
        """Whether our side is forced to game and has not reached it."""
        if not self.picture.to_game[self.side.index]:
            return False
        bid = self.last_bid
        if bid is None or not self.is_ours or bid.strain.suit in self.shown_theirs:
            return True
        return not self.context.completes_game(bid, self.side)

    @cached_property
    def forced(self) -> bool:
        """Whether I may not pass: partner forces, or our side would stop below a forced game."""
        asked = self.partner.meanings and self.partner.meanings[-1].forcing is not Forcing.NO
        if asked and self.rho_call == "pass" and not self.game_reached:
            return True
        if not self.to_game or self.auction.doubling is not Doubling.UNDOUBLED:
            return False
        return self.is_ours if self.rho_call == "pass" and self.is_ours else self.ends

    @cached_property
    def vulnerable(self) -> bool:
        """Whether our side is vulnerable."""
        return self.side in self.context.vulnerability

    @cached_property
    def agreed(self) -> Suit | None:
        """The suit of eight or more cards that our side has shown together."""
        return self.picture.agreed(self.side)

    @cached_property
    def shown_theirs(self) -> frozenset[Suit]:
        """The suits the opponents have shown."""
        return self.picture.shown(self.side.opponents)

    @cached_property
    def their_least(self) -> int:
        """The points that both opponents have shown at least."""
        return self.rho.strength[0] + self.picture.of(self.seat.left).strength[0]

    @cached_property
    def points_left(self) -> int:
        """The most high-card points that the other three hands leave to me."""
        others = (self.rho, self.partner, self.picture.of(self.seat.left))
        return max(0, 40 - sum(known.hcp[0] for known in others))

    @cached_property
    def unstopped(self) -> frozenset[Suit]:
        """The suits they have shown in which partner has shown no stopper."""
        return self.shown_theirs - self.partner.stoppers

    @cached_property
    def shown_ours(self) -> frozenset[Suit]:
        """The suits our side has shown."""
        return self.picture.shown(self.side)

    @cached_property
    def unbid(self) -> frozenset[Suit]:
        """The suits nobody has shown."""
        return frozenset(SUITS) - self.shown_theirs - self.shown_ours
