"""Bidding in Draw Bridge: two players, no dummy, each side with a score to look at."""

from __future__ import annotations

from collections.abc import Callable

from strohmann.bridge.auction import Auction
from strohmann.bridge.calls import BIDS, DOUBLE, PASS, REDOUBLE, Bid, Call
from strohmann.bridge.contract import Contract, Doubling
from strohmann.cards import STRAINS, Strain
from strohmann.scoring.result import DealResult
from strohmann.scoring.sheet import Sheet
from strohmann.seats import Ring, Seat

__all__ = ["Tricks", "best_call", "plain_call", "worth"]

Tricks = Callable[[Seat, Strain], int]
"""How many tricks a seat takes as declarer in a strain."""

_GAME = 350
"""Points that a game more than the other has is worth while the rubber goes on (F-11)."""
_PART = 0.8
"""Points for each point below the line."""
_DOUBLINGS = tuple(Doubling)


def worth(sheet: Sheet, contract: Contract, tricks: int) -> float:
    """What a result is worth to the declarer: points, and what they are good for later."""
    after = sheet.add(DealResult(contract, tricks))
    ours = contract.side
    theirs = ours.opponents
    points = after.totals[ours] - after.totals[theirs]
    points -= sheet.totals[ours] - sheet.totals[theirs]
    return points + _standing(after, contract) - _standing(sheet, contract)


def _standing(sheet: Sheet, contract: Contract) -> float:
    if sheet.is_over:
        return 0.0
    ours, theirs = contract.side, contract.side.opponents
    games = sheet.games[ours] - sheet.games[theirs]
    return _GAME * games + _PART * (sheet.carried[ours] - sheet.carried[theirs])


def best_call(auction: Auction, sheet: Sheet, tricks: Tricks) -> Call:
    """The call of who knows both hands, against an opponent who knows them too.

    Every auction that can follow is looked through: the last bid, its doubling and its
    bidder are all that counts.
    """
    turn = auction.turn
    assert turn is not None
    search = _Auctions(auction.ring, sheet, tricks)
    high = -1 if auction.last_bid is None else auction.last_bid.index
    bidder = auction.last_bidder or turn
    doubled = _DOUBLINGS.index(auction.doubling)
    passed = high < 0 and len(auction) > 0
    return search.best(high, doubled, bidder, turn, passed)[1]


class _Auctions:
    def __init__(self, ring: Ring, sheet: Sheet, tricks: Tricks) -> None:
        self._ring, self._sheet, self._tricks = ring, sheet, tricks
        self._found: dict[tuple[int, int, Seat, Seat, bool], tuple[float, Call]] = {}

    def best(
        self, high: int, doubled: int, bidder: Seat, turn: Seat, passed: bool
    ) -> tuple[float, Call]:
        """What the position is worth to ``turn``, and the call that makes it so."""
        key = (high, doubled, bidder, turn, passed)
        if key not in self._found:
            self._found[key] = self._search(*key)
        return self._found[key]

    def _search(
        self, high: int, doubled: int, bidder: Seat, turn: Seat, passed: bool
    ) -> tuple[float, Call]:
        other = self._ring.after(turn)
        found: tuple[float, Call]
        if high >= 0:
            value = self._contract(high, doubled, bidder)
            found = (value if bidder is turn else -value, PASS)
            doubling = {(0, False): DOUBLE, (1, True): REDOUBLE}.get((doubled, bidder is turn))
            if doubling is not None:
                value = -self.best(high, doubled + 1, bidder, other, False)[0]
                found = max(found, (value, doubling), key=_points)
        elif passed:
            found = (0.0, PASS)
        else:
            found = (-self.best(high, 0, bidder, other, True)[0], PASS)
        for bid in BIDS[high + 1 :]:
            if self._may_pay(bid, turn):
                value = -self.best(bid.index, 0, turn, other, False)[0]
                found = max(found, (value, bid), key=_points)
        return found

    def _may_pay(self, bid: Bid, seat: Seat) -> bool:
        """Nobody bids what goes down by more than any sacrifice is worth."""
        return self._tricks(seat, bid.strain) >= bid.tricks - 4

    def _contract(self, high: int, doubled: int, bidder: Seat) -> float:
        bid = BIDS[high]
        contract = Contract(bid, _DOUBLINGS[doubled], bidder, self._ring)
        return worth(self._sheet, contract, self._tricks(bidder, bid.strain))


def _points(found: tuple[float, Call]) -> float:
    return found[0]


def plain_call(auction: Auction, sheet: Sheet, tricks: Tricks, margin: int = 0) -> Call:
    """Bid at once what pays best of all that one makes; double what fails; else pass.

    ``margin``: tricks that must be there beyond the contract.
    """
    turn = auction.turn
    assert turn is not None
    last, other = auction.last_bid, auction.ring.after(turn)
    options: list[tuple[float, Call]] = []
    if last is not None and auction.last_bidder is other:
        expected = tricks(other, last.strain)
        contract = Contract(last, auction.doubling, other, auction.ring)
        options.append((-worth(sheet, contract, expected), PASS))
        if DOUBLE in auction.legal and expected + margin < last.tricks:
            doubled = Contract(last, Doubling.DOUBLED, other, auction.ring)
            options.append((-worth(sheet, doubled, expected), DOUBLE))
    elif last is not None:
        return PASS
    else:
        options.append((0.0, PASS))
    for strain in STRAINS:
        expected = tricks(turn, strain) - margin
        for bid in BIDS:
            if bid.strain is strain and bid.tricks <= expected and bid in auction.legal:
                contract = Contract(bid, Doubling.UNDOUBLED, turn, auction.ring)
                options.append((worth(sheet, contract, expected), bid))
    return max(options, key=_points)[1]
