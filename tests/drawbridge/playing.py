"""Short words for matches of Draw Bridge in the tests."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest

from strohmann.bridge.calls import Call
from strohmann.cards import PACK, Card
from strohmann.errors import IllegalAction, InvalidValue
from strohmann.games.actions import DealCards, MakeCall, PlayCard, Ready
from strohmann.games.bridge import MatchResult
from strohmann.games.draw.actions import ChooseDealer
from strohmann.games.draw.game import DrawGame
from strohmann.games.draw.state import DrawState
from strohmann.games.match import Match
from strohmann.games.protocol import Action
from strohmann.games.registry import game
from strohmann.games.state import Phase
from strohmann.seats import NORTH, PAIR, Seat

DrawMatch = Match[DrawState, MatchResult]


def draw_bridge(**options: str) -> DrawGame:
    made = game("draw-bridge", **options)
    assert isinstance(made, DrawGame)
    return made


def pack_of(north: str, south: str, stock: str = "", dealer: Seat = NORTH) -> tuple[Card, ...]:
    """A pack that deals these cards; what is not said is filled up, top spade last."""
    said = {name: [Card.parse(c) for c in text.split()] for name, text in
            (("n", north), ("s", south), ("k", stock))}  # fmt: skip
    rest = [card for card in PACK if not any(card in cards for cards in said.values())]
    for name, count in (("n", 13), ("s", 13), ("k", 26)):
        while len(said[name]) < count:
            said[name].append(rest.pop(0))
    first, second = (said["s"], said["n"]) if dealer is NORTH else (said["n"], said["s"])
    dealt = [card for pair in zip(first, second, strict=True) for card in pair]
    return (*dealt, *said["k"])


def dealt(pack: tuple[Card, ...] | None = None, dealer: Seat = NORTH, **options: str) -> DrawMatch:
    """A match whose first deal is this pack, or a random one."""
    match: DrawMatch = Match.of(draw_bridge(**options)).act(ChooseDealer(None, dealer))
    if pack is None:
        return match.deal(Random(1), "5a17")
    return match.act(DealCards(None, pack, "5a17"))


def play(match: DrawMatch, cards: str | int) -> DrawMatch:
    """Play these cards in turn, or so many times the first legal one."""
    wanted: Iterable[str | None] = cards.split() if isinstance(cards, str) else [None] * cards
    for text in wanted:
        seat = match.state.turn
        assert seat is not None
        legal = match.game.legal(match.state, seat)
        lowest = next(a for a in legal if isinstance(a, PlayCard))
        match = match.act(PlayCard(seat, Card.parse(text)) if text else lowest)
    return match


def bid(match: DrawMatch, text: str) -> DrawMatch:
    for word in text.split():
        seat = match.state.turn
        assert seat is not None
        match = match.act(MakeCall(seat, Call.parse(word)))
    return match


def through(match: DrawMatch, calls: str) -> DrawMatch:
    """A whole deal: the drawing phase, these calls, the play if there is one."""
    match = bid(play(match, 26), calls)
    return play(match, 26) if match.state.phase is Phase.PLAY else match


def ready(match: DrawMatch) -> DrawMatch:
    for seat in PAIR:
        match = match.act(Ready(seat))
    return match


def refused(match: DrawMatch, action: Action) -> str:
    with pytest.raises((IllegalAction, InvalidValue)) as caught:
        match.act(action)
    return caught.value.code
