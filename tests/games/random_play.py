"""A player who does anything that is legal, for the generic checks."""

from __future__ import annotations

from random import Random
from typing import Any

from strohmann.bridge.calls import PASS, Bid
from strohmann.games.actions import (
    AnswerBreakOff,
    Claim,
    MakeCall,
    PlayCard,
    ProposeBreakOff,
    SeatAction,
)
from strohmann.games.match import Match
from strohmann.seats import Seat

AnyMatch = Match[Any, Any]


def choose(match: AnyMatch, seat: Seat, rng: Random) -> SeatAction:
    """A legal action: mostly passes and low bids, any card, now and then a claim."""
    legal = match.game.legal(match.state, seat)
    options: list[SeatAction] = list(legal)
    rare = rng.random() < 0.01
    if options and isinstance(options[0], MakeCall):
        if rng.random() < 0.65:
            return MakeCall(seat, PASS)
        calls = [a for a in options if isinstance(a, MakeCall)]
        lowest = [a for a in calls if not isinstance(a.call, Bid)]
        return rng.choice([*lowest, *[a for a in calls if isinstance(a.call, Bid)][:4]])
    usual = [a for a in options if isinstance(a, PlayCard)]
    if usual and not rare:
        return rng.choice(usual)
    answers = [a for a in options if not isinstance(a, ProposeBreakOff | Claim) or rare]
    return rng.choice(answers or options)


def play_on(match: AnyMatch, rng: Random, deals: int | None = None) -> AnyMatch:
    """The match after one more action of whoever is to act, or of the table.

    After so many ``deals`` whoever can breaks the match off.
    """
    to_act = match.game.to_act(match.state)
    if not to_act:
        return match.deal(rng, f"{rng.getrandbits(128):032x}")
    if deals is not None and len(match.state.records) >= deals:
        for seat in match.game.ring:
            legal = match.game.legal(match.state, seat)
            for action in (AnswerBreakOff(seat, True), ProposeBreakOff(seat)):
                if action in legal:
                    return match.act(action)
    if rng.random() < 0.02:
        seat = rng.choice(match.game.ring)
        claims = [a for a in match.game.legal(match.state, seat) if not isinstance(a, Claim)]
        if claims:
            return match.act(rng.choice(claims))
    return match.act(choose(match, rng.choice(sorted(to_act, key=match.game.ring.index)), rng))


def play_out(game: Any, seed: int) -> AnyMatch:
    """A whole match by random play."""
    rng, match = Random(seed), Match.of(game)
    while match.result is None:
        match = play_on(match, rng)
    return match
