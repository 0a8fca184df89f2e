"""`check_game`: what must hold in every game of every form, whatever its rules are."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from strohmann.cards import PACK, Hand
from strohmann.errors import IllegalAction
from strohmann.games.actions import SeatAction
from strohmann.games.events import ClaimAnswered, Claimed, DealOpened, Dealt, DummyExposed, Played
from strohmann.games.match import Match, told
from strohmann.games.protocol import Event, Viewer
from strohmann.games.state import BridgeState, Phase
from strohmann.seats import SEATS, Seat
from strohmann.store.codec import decode, encode
from tests.games.random_play import BridgeMatch, play_on

VIEWERS: tuple[Viewer, ...] = (*SEATS, None)


def check_game(game: Any, seeds: Iterable[int]) -> list[BridgeMatch]:
    """Play random matches and check each step; returns the finished matches."""
    return [_check_match(game, seed) for seed in seeds]


def _check_match(game: Any, seed: int) -> BridgeMatch:
    rng, match = Random(seed), Match.of(game)
    views: dict[Viewer, BridgeState] = dict.fromkeys(VIEWERS, game.initial())
    told_cards = {viewer: Hand() for viewer in VIEWERS}
    while match.result is None:
        before = len(match.events)
        match = play_on(match, rng)
        new = match.events[before:]
        assert new, "every action leaves a fact"
        for event in new:
            assert decode(*encode(event)) == event
        for viewer in VIEWERS:
            for event in told(new, viewer):
                views[viewer] = game.evolve(views[viewer], event)
                told_cards[viewer] = _remember(told_cards[viewer], event)
            _check_view(match, views[viewer], viewer, told_cards[viewer])
            if viewer is not None and rng.random() < 0.1:
                _check_legal(match, views[viewer], viewer)
        assert bool(game.to_act(match.state)) or match.result or _table_can_deal(match)
        if rng.random() < 0.1:
            _check_refusals(match, rng)
    assert Match.replay(game, match.events).state == match.state
    for viewer in VIEWERS:
        assert match.view(viewer) == views[viewer]
    _check_sheet(match)
    return match


def _table_can_deal(match: BridgeMatch) -> bool:
    return match.game.prepare(match.state, Random(0), "00").seat is None


def _remember(known: Hand, event: Event) -> Hand:
    """The cards that a viewer was told of in this deal."""
    match event:
        case Dealt():
            return Hand(card for hand in event.hands for card in hand)
        case DummyExposed() | Claimed() if event.hand is not None:
            return known | event.hand
        case Played():
            return known | Hand([event.card])
        case DealOpened():
            return Hand(PACK)
    return known


def _check_view(match: BridgeMatch, view: BridgeState, viewer: Viewer, known: Hand) -> None:
    state: BridgeState = match.state
    game = match.game
    assert view.phase is state.phase
    if state.phase in (Phase.BETWEEN, Phase.OVER):
        assert view.sheet == state.sheet
    assert game.to_act(view) == game.to_act(state)
    if state.deal is not None and view.deal is not None:
        for (shown, hidden), (real, _) in zip(view.deal.hands, state.deal.hands, strict=True):
            assert len(shown) + hidden == len(real)
            assert shown - real == Hand()
            assert shown - known == Hand(), "a card that the viewer was not told"
        if viewer is not None and state.deal.opened is None:
            assert view.deal.hands[viewer.index] == state.deal.hands[viewer.index]
            assert view.deal.salt is None


def _check_legal(match: BridgeMatch, view: BridgeState, viewer: Seat) -> None:
    """What a seat may do is the same from its view as from the full state."""
    legal = match.game.legal(view, viewer)
    actions = list(legal)
    assert actions == list(match.game.legal(match.state, viewer))
    assert len(legal) == len(actions) == len(set(actions))
    assert all(action in legal for action in actions)


def _check_refusals(match: BridgeMatch, rng: Random) -> None:
    """Whatever is not legal for a seat is refused or belongs to another seat."""
    seat = rng.choice(SEATS)
    other = rng.choice(SEATS)
    for action in list(match.game.legal(match.state, other))[:6]:
        if action in match.game.legal(match.state, seat):
            continue
        assert isinstance(action, SeatAction)
        actor: Seat | None = match.game.actor(match.state, action)
        if actor is not seat:
            continue
        try:
            match.act(action)
        except IllegalAction:
            continue
        raise AssertionError(f"{action} was taken though it is not legal")


def _check_sheet(match: BridgeMatch) -> None:
    sheet = match.state.sheet
    assert match.result is not None
    assert match.result.totals == dict(sheet.totals)
    if sheet.length == 1:
        assert sum(sheet.totals.values()) == 0
    else:
        for side, total in sheet.totals.items():
            assert total == sum(part.points for part in sheet.parts if part.side is side)
    assert len(match.state.records) == len(sheet.rows)
    assert not any(isinstance(event, ClaimAnswered) for event in match.events[-1:])
