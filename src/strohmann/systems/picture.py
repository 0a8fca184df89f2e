"""What the whole table knows after some calls: each hand's limits and what is forced."""

from __future__ import annotations

from dataclasses import dataclass, replace

from strohmann.bridge.calls import PASS, Bid, Call
from strohmann.cards import SUITS, Suit
from strohmann.seats import Seat, Side
from strohmann.systems.facts import Shape
from strohmann.systems.model import ANY_HCP, ANY_LENGTH, Forcing, Meaning, Shows, Span

__all__ = ["Known", "Picture", "is_natural"]


@dataclass(frozen=True, slots=True)
class Known:
    """What the calls of one seat have shown so far."""

    hcp: Span = ANY_HCP
    strength: Span = ANY_HCP
    """As `hcp`, but with shortness where the last promise counted it."""
    lengths: tuple[Span, Span, Span, Span] = (ANY_LENGTH,) * 4
    shape: Shape = Shape.ANY
    stoppers: frozenset[Suit] = frozenset()
    aces: frozenset[int] | None = None
    """Possible numbers of aces, once they were asked for."""
    meanings: tuple[Meaning, ...] = ()
    """Of each call of this seat, in order."""
    calls: tuple[Call, ...] = ()

    def length(self, suit: Suit) -> Span:
        """Fewest and most cards of a suit."""
        return self.lengths[suit.index]

    def has(self, suit: Suit) -> bool:
        """Whether four or more cards of a suit have been shown."""
        return self.lengths[suit.index][0] >= 4

    @property
    def likely_hcp(self) -> int:
        """High cards to count on: of points with shortness two or so are seldom high cards."""
        return max(self.hcp[0], self.strength[0] - 2)

    @property
    def spoke(self) -> bool:
        """Whether it made a call other than pass."""
        return any(call is not PASS for call in self.calls)

    def learn(self, call: Call, meaning: Meaning) -> Known:
        """After one more call; a promise that contradicts an older one replaces it."""
        shows = meaning.shows
        counted = shows.points is not None
        strength = meaning.strength if counted else _narrow(self.strength, meaning.strength)
        return Known(
            hcp=_narrow(self.hcp, shows.hcp),
            strength=strength,
            lengths=_lengths(self.lengths, shows),
            shape=self.shape & shows.shape,
            stoppers=self.stoppers | shows.stoppers,
            aces=self.aces if shows.aces is None else shows.aces,
            meanings=(*self.meanings, meaning),
            calls=(*self.calls, call),
        )


def _narrow(old: Span, new: Span) -> Span:
    low, high = max(old[0], new[0]), min(old[1], new[1])
    return (low, high) if low <= high else new


def _lengths(old: tuple[Span, Span, Span, Span], shows: Shows) -> tuple[Span, Span, Span, Span]:
    """Both promises together; thirteen cards bound each suit by the others."""
    spans = [_narrow(a, b) for a, b in zip(old, shows.lengths, strict=True)]
    if shows.shape is not Shape.ANY:
        spans = [(max(low, 2), max(low, 2, min(high, 5))) for low, high in spans]
    least, most = sum(low for low, _ in spans), sum(high for _, high in spans)
    a, b, c, d = (
        (max(low, 13 - most + high), max(low, min(high, 13 - least + low))) for low, high in spans
    )
    return (a, b, c, d)


@dataclass(frozen=True, slots=True)
class Picture:
    """The limits of the four hands and the obligations of the two sides."""

    seats: tuple[Known, Known, Known, Known] = (Known(),) * 4
    """By `Seat.index`."""
    to_game: tuple[bool, bool] = (False, False)
    """Whether NS and EW are forced to game."""

    def of(self, seat: Seat) -> Known:
        """What a seat has shown."""
        return self.seats[seat.index]

    def learn(self, seat: Seat, call: Call, meaning: Meaning) -> Picture:
        """The picture after one more call."""
        seats = list(self.seats)
        seats[seat.index] = seats[seat.index].learn(call, meaning)
        to_game = self.to_game
        if meaning.forcing is Forcing.GAME:
            to_game = (to_game[0] or seat.side is Side.NS, to_game[1] or seat.side is Side.EW)
        return replace(self, seats=(seats[0], seats[1], seats[2], seats[3]), to_game=to_game)

    def combined(self, side: Side, suit: Suit) -> int:
        """Cards of a suit that a side has shown at least."""
        one, two = side.seats
        return self.of(one).length(suit)[0] + self.of(two).length(suit)[0]

    def agreed(self, side: Side) -> Suit | None:
        """The suit of eight or more cards shown together (C-46); of two the longer, higher."""
        fits = [(self.combined(side, suit), suit.index) for suit in SUITS]
        count, index = max(fits)
        return SUITS[index] if count >= 8 else None

    def shown(self, side: Side) -> frozenset[Suit]:
        """The suits of four or more cards that a seat of this side has shown."""
        one, two = side.seats
        return frozenset(s for s in SUITS if self.of(one).has(s) or self.of(two).has(s))


def is_natural(call: Call, meaning: Meaning) -> bool:
    """A bid that is meant as an offer to play."""
    return isinstance(call, Bid) and not meaning.artificial
