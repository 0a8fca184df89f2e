"""The auction (rules C-10 to C-19, F-23, X-12; Laws 17-22, 35-39)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NoReturn

from strohmann.bridge.calls import BIDS, DOUBLE, PASS, REDOUBLE, Bid, Call
from strohmann.bridge.contract import Contract, Doubling
from strohmann.cards import Strain
from strohmann.errors import IllegalCall
from strohmann.seats import RING, Ring, Seat

__all__ = ["Auction", "LegalCalls"]

_DOUBLINGS = tuple(Doubling)


class Auction:
    """Calls in turn from the dealer on; a frozen value.

    ``Auction(NORTH).extend("1H P 4H P P P").contract`` is ``Contract.parse("4H by N")``.
    Round the table of two players a pass directly after any other call ends it (F-23).
    """

    __slots__ = ("_doubled", "_high", "_high_at", "_passes", "calls", "dealer", "ring")

    dealer: Seat
    calls: tuple[Call, ...]
    ring: Ring
    """Who takes part: four seats, or two."""
    _high: Bid | None  # the last bid, at position _high_at
    _high_at: int
    _doubled: int  # 0, 1 or 2: doubling of the last bid
    _passes: int  # passes since the last call that was no pass

    def __init__(self, dealer: Seat, calls: tuple[Call, ...] = (), ring: Ring = RING) -> None:
        """Start with ``dealer``; ``calls`` must be legal in turn (`IllegalCall`)."""
        _put_ring(self, ring)
        self._set(dealer, (), None, 0, 0, 0)
        if calls:
            done = self
            for call in calls:
                done = done.call(call)
            self._set(dealer, calls, done._high, done._high_at, done._doubled, done._passes)

    def _set(
        self,
        dealer: Seat,
        calls: tuple[Call, ...],
        high: Bid | None,
        high_at: int,
        doubled: int,
        passes: int,
    ) -> None:
        _put_dealer(self, dealer)
        _put_calls(self, calls)
        _put_high(self, high)
        _put_high_at(self, high_at)
        _put_doubled(self, doubled)
        _put_passes(self, passes)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(name)

    def __reduce__(self) -> tuple[object, ...]:
        return (Auction, (self.dealer, self.calls, self.ring))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Auction):
            return NotImplemented
        same = self.dealer is other.dealer and self.calls == other.calls
        return same and self.ring == other.ring

    def __hash__(self) -> int:
        return hash((self.dealer, self.calls))

    def __len__(self) -> int:
        return len(self.calls)

    def __iter__(self) -> Iterator[tuple[Seat, Call]]:
        """Each call with who made it."""
        seat_at = self._seat_at
        return ((seat_at(i), call) for i, call in enumerate(self.calls))

    def _seat_at(self, position: int) -> Seat:
        ring = self.ring
        return ring[(ring.index(self.dealer) + position) % len(ring)]

    def __str__(self) -> str:
        return " ".join(call.text for call in self.calls)

    def __repr__(self) -> str:
        ring = "" if self.ring == RING else f", {str(self.ring)!r}"
        return f"Auction.parse({self.dealer.value!r}, {str(self)!r}{ring})"

    @classmethod
    def parse(cls, dealer: str, text: str, ring: str = "NESW") -> Auction:
        """Read a dealer and calls separated by blanks. Raises `NotationError`, `IllegalCall`."""
        return cls(Seat.parse(dealer), ring=Ring.parse(ring)).extend(text)

    def extend(self, text: str) -> Auction:
        """Add calls in notation. Raises `NotationError`, `IllegalCall`."""
        auction = self
        for word in text.split():
            auction = auction.call(Call.parse(word))
        return auction

    @property
    def turn(self) -> Seat | None:
        """Who calls next, clockwise from the dealer (Law 17); None when it is over."""
        return None if self.is_over else self._seat_at(len(self.calls))

    @property
    def is_over(self) -> bool:
        """All others passed after a bid, or all at the start (C-17, C-18, F-23; Law 22)."""
        passes, size = self._passes, len(self.ring)
        return passes >= size - 1 and (self._high is not None or passes == size)

    @property
    def is_passed_out(self) -> bool:
        """All passed at their first turn (C-18)."""
        return self._high is None and self._passes == len(self.ring)

    @property
    def last_bid(self) -> Bid | None:
        """The highest bid so far."""
        return self._high

    @property
    def last_bidder(self) -> Seat | None:
        """Who made the last bid."""
        if self._high is None:
            return None
        return self._seat_at(self._high_at)

    @property
    def doubling(self) -> Doubling:
        """The doubling of the last bid; a new bid cancels it (C-16)."""
        return _DOUBLINGS[self._doubled]

    @property
    def declarer(self) -> Seat | None:
        """Who first named the last bid's strain on the last bidder's side (C-19)."""
        high, last = self._high, self._high_at
        if high is None:
            return None
        named = (i for i in range(last % 2, last, 2) if self._names(i, high.strain))
        return self._seat_at(next(named, last))

    def _names(self, position: int, strain: Strain) -> bool:
        call = self.calls[position]
        return isinstance(call, Bid) and call.strain is strain

    @property
    def contract(self) -> Contract | None:
        """The contract of a finished auction; None while it goes on or when passed out."""
        declarer = self.declarer
        if not self.is_over or self._high is None or declarer is None:
            return None
        return Contract(self._high, self.doubling, declarer, self.ring)

    @property
    def legal(self) -> LegalCalls:
        """The legal calls of the seat to call: iterate, ``in``, ``len``."""
        return LegalCalls(self)

    def call(self, call: Call) -> Auction:
        """The auction with one more call.

        Raises `IllegalCall`: after the end (Law 39), a bid that is not higher (Law 18, C-12),
        a double of anything but an opponent's undoubled bid (Law 19, C-14), a redouble of
        anything but an opponent's double (Law 19, C-15).
        """
        self.check(call)
        return self.after(call)

    def after(self, call: Call) -> Auction:
        """As `call`, for a call already known to be legal."""
        new = object.__new__(Auction)
        _put_ring(new, self.ring)
        calls = (*self.calls, call)
        if call is PASS:
            new._set(self.dealer, calls, self._high, self._high_at, self._doubled, self._passes + 1)
        elif isinstance(call, Bid):
            new._set(self.dealer, calls, call, len(self.calls), 0, 0)
        else:
            new._set(self.dealer, calls, self._high, self._high_at, 1 if call is DOUBLE else 2, 0)
        return new

    def check(self, call: Call) -> None:
        """Raise `IllegalCall` with the Law that forbids ``call`` now, if one does."""
        if self.is_over:
            raise IllegalCall("auction-over", rule="Law 39", where=call.text)
        if isinstance(call, Bid):
            if self._high is not None and call.index <= self._high.index:
                raise IllegalCall(
                    "insufficient-bid", rule="Law 18", where=call.text, last=self._high.text
                )
        elif call is DOUBLE:
            self._check_double()
        elif call is REDOUBLE:
            self._check_redouble()

    def _own_bid(self) -> bool:
        """The last bid is by the side to call."""
        return (len(self.calls) - self._high_at) % 2 == 0

    def _check_double(self) -> None:
        if self._high is None:
            raise IllegalCall("nothing-to-double", rule="Law 19", where="X")
        if self._own_bid():
            raise IllegalCall("double-own-side", rule="Law 19", where="X", last=self._high.text)
        if self._doubled:
            raise IllegalCall("already-doubled", rule="Law 19", where="X", last=self._high.text)

    def _check_redouble(self) -> None:
        if self._high is None or self._doubled == 0:
            raise IllegalCall("nothing-to-redouble", rule="Law 19", where="XX")
        if not self._own_bid():
            raise IllegalCall("redouble-own-double", rule="Law 19", where="XX")
        if self._doubled == 2:
            raise IllegalCall("already-redoubled", rule="Law 19", where="XX")


# The slots themselves, past __setattr__.
_put_dealer, _put_calls, _put_high, _put_high_at, _put_doubled, _put_passes, _put_ring = (
    getattr(Auction, name).__set__
    for name in ("dealer", "calls", "_high", "_high_at", "_doubled", "_passes", "ring")
)


class LegalCalls(Collection[Call]):
    """The legal calls in one auction, without building them: pass, doubles, bids upwards."""

    __slots__ = ("_auction",)

    def __init__(self, auction: Auction) -> None:
        self._auction = auction

    @property
    def _doubling_call(self) -> Call | None:
        auction = self._auction
        if auction._high is None:
            return None
        if auction._own_bid():
            return REDOUBLE if auction._doubled == 1 else None
        return DOUBLE if auction._doubled == 0 else None

    @property
    def _first_bid(self) -> int:
        high = self._auction._high
        return 0 if high is None else high.index + 1

    def __contains__(self, call: object) -> bool:
        if self._auction.is_over or not isinstance(call, Call):
            return False
        if isinstance(call, Bid):
            return call.index >= self._first_bid
        return call is PASS or call is self._doubling_call

    def __iter__(self) -> Iterator[Call]:
        if self._auction.is_over:
            return
        yield PASS
        if (call := self._doubling_call) is not None:
            yield call
        yield from BIDS[self._first_bid :]

    def __len__(self) -> int:
        if self._auction.is_over:
            return 0
        return 36 - self._first_bid + (self._doubling_call is not None)

    def __repr__(self) -> str:
        return f"<LegalCalls {' '.join(map(str, self))}>"

    def at(self, index: int) -> Call:
        """The call at a position of the iteration, without iterating."""
        if index == 0:
            return PASS
        double = self._doubling_call
        if double is not None:
            if index == 1:
                return double
            index -= 1
        return BIDS[self._first_bid + index - 1]
