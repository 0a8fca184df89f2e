"""`check_game`: what must hold in every match of every game, whatever its rules are.

What is asked comes from the `Game` protocol and from what all states have: ``phase``,
``sheet``, ``deal`` with ``hands`` round the ring, ``records``. What only one game knows, such
as which event tells which cards, is in its `Form`, in `tests.games.forms`.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from random import Random
from typing import Any

from strohmann.bismarck.contracts import ContractName
from strohmann.bridge.calls import PASS
from strohmann.cards import PACK, Hand
from strohmann.errors import IllegalAction, StrohmannError
from strohmann.games.actions import (
    AnnounceHonours,
    AnswerBreakOff,
    AnswerClaim,
    Claim,
    MakeCall,
    PlayCard,
    ProposeBreakOff,
    Ready,
    SeatAction,
)
from strohmann.games.bismarck.actions import Discard, NameContract
from strohmann.games.commitment import verify
from strohmann.games.match import Match, told
from strohmann.games.protocol import Viewer
from strohmann.seats import SEATS, Seat
from strohmann.store.codec import decode, encode
from tests.games.forms import Form, form_of, opened
from tests.games.random_play import AnyMatch, play_on


def check_game(game: Any, seeds: Iterable[int], deals: int | None = None) -> list[AnyMatch]:
    """Play random matches and check each step; returns the finished matches.

    After so many ``deals`` the players break a rubber off, if it lasts as long.
    """
    return [_check_match(game, form_of(game), seed, deals) for seed in seeds]


def _check_match(game: Any, form: Form, seed: int, deals: int | None) -> AnyMatch:
    rng, match = Random(seed), Match.of(game)
    viewers: tuple[Viewer, ...] = (*game.ring, None)
    views: dict[Viewer, Any] = dict.fromkeys(viewers, game.initial())
    known = dict.fromkeys(viewers, Hand())
    while match.result is None:
        before = len(match.events)
        match = play_on(match, rng, deals)
        new = match.events[before:]
        assert new, "every action leaves a fact"
        assert all(type(event) in game.events for event in new)
        assert all(decode(*encode(event)) == event for event in new)
        for viewer in viewers:
            for event in told(new, viewer):
                assert decode(*encode(event)) == event
                views[viewer] = game.evolve(views[viewer], event)
                known[viewer] = form.remember(known[viewer], event)
            _check_view(match, views[viewer], viewer, known[viewer])
            form.check_view(match.state, views[viewer], viewer)
            if viewer is not None and rng.random() < 0.1:
                _check_legal(match, views[viewer], viewer)
        form.check_state(match.state)
        assert bool(game.to_act(match.state)) or match.result or _table_can_deal(match)
        if rng.random() < 0.1:
            _check_refusals(match, rng)
    assert Match.replay(game, match.events).state == match.state
    assert all(match.view(viewer) == views[viewer] for viewer in viewers)
    _check_end(match)
    form.check_end(match)
    return match


def _table_can_deal(match: AnyMatch) -> bool:
    return match.game.prepare(match.state, Random(0), "00").seat is None


def _check_view(match: AnyMatch, view: Any, viewer: Viewer, known: Hand) -> None:
    state, game = match.state, match.game
    assert (view.phase, view.turn, view.ready) == (state.phase, state.turn, state.ready)
    assert view.sheet == state.sheet
    assert game.to_act(view) == game.to_act(state)
    if state.deal is None or view.deal is None:
        assert state.deal is view.deal is None
        return
    assert len(view.deal.hands) == len(game.ring)
    for (shown, hidden), (real, _) in zip(view.deal.hands, state.deal.hands, strict=True):
        assert len(shown) + hidden == len(real)
        assert shown - real == Hand()
        assert shown - known == Hand(), "a card that the viewer was not told"
    if viewer is not None:
        place = game.ring.index(viewer)
        assert view.deal.hands[place] == state.deal.hands[place]
    if known != Hand(PACK):
        assert view.deal.salt is None


def _check_legal(match: AnyMatch, view: Any, viewer: Seat) -> None:
    """What a seat may do is the same from its view as from the full state."""
    legal = match.game.legal(view, viewer)
    actions = list(legal)
    assert actions == list(match.game.legal(match.state, viewer))
    assert len(legal) == len(actions) == len(set(actions))
    assert all(action in legal for action in actions[:60])
    if match.game.to_act(match.state) == {viewer}:
        assert actions


def _check_refusals(match: AnyMatch, rng: Random) -> None:
    """Whatever is not legal for its actor is refused with a reason, whatever is is taken."""
    ring = match.game.ring
    tried: list[SeatAction] = [PlayCard(seat, rng.choice(PACK)) for seat in ring]
    for seat in ring:
        tried += islice(match.game.legal(match.state, seat), 6)
        tried += _whatever(seat)
    for action in tried:
        actor = match.game.actor(match.state, action)
        assert actor is not None
        try:
            match.act(action)
        except IllegalAction:
            assert action not in match.game.legal(match.state, actor)
        else:
            assert action in match.game.legal(match.state, actor)
            others = [seat for seat in ring if seat is not actor]
            assert not any(action in match.game.legal(match.state, seat) for seat in others)
    for seat in SEATS:
        if seat not in ring:
            for action in (PlayCard(seat, rng.choice(PACK)), *_whatever(seat)):
                _check_stranger(match, action)


def _whatever(seat: Seat) -> tuple[SeatAction, ...]:
    """Actions of all games, lawful at some time in some of them."""
    return (
        MakeCall(seat, PASS),
        NameContract(seat, ContractName.SANG, None),
        Discard(seat, frozenset(PACK[:4])),
        AnnounceHonours(seat),
        Claim(seat, 0),
        Claim(seat, 13),
        AnswerClaim(seat, True),
        ProposeBreakOff(seat),
        AnswerBreakOff(seat, True),
        Ready(seat),
    )


def _check_stranger(match: AnyMatch, action: SeatAction) -> None:
    try:
        match.act(action)
    except StrohmannError:
        return
    raise AssertionError(f"{action.seat} does not take part")


def _check_end(match: AnyMatch) -> None:
    """The result is that of the sheet; each row has its record, which its commitment proves."""
    state = match.state
    assert match.result is not None
    assert match.result.totals == dict(state.sheet.totals)
    assert len(state.records) == len(state.sheet.rows)
    for record, row in zip(state.records, state.sheet.rows, strict=True):
        assert (record.result, record.dealer) == (row.result, row.dealer)
        assert verify(record.commitment, opened(record))
