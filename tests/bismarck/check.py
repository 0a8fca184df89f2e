"""`check_bismarck`: what must hold in every match of Bismarck, whatever its variants."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from strohmann.bismarck.rules import THREE
from strohmann.cards import PACK, Hand
from strohmann.errors import IllegalAction, StrohmannError
from strohmann.games.actions import AnswerClaim, Claim, PlayCard, SeatAction
from strohmann.games.bismarck.actions import Discard
from strohmann.games.bismarck.events import BismarckOpened, CardsOpened, Discarded, HandsDealt
from strohmann.games.bismarck.game import BismarckGame, BismarckMatchResult
from strohmann.games.bismarck.state import BismarckDeal, BismarckPhase, BismarckState
from strohmann.games.commitment import verify
from strohmann.games.events import Claimed, Played
from strohmann.games.match import Match, told
from strohmann.games.protocol import Event, Viewer
from strohmann.seats import NORTH, Seat
from strohmann.store.codec import decode, encode

BismarckMatch = Match[BismarckState, BismarckMatchResult]
VIEWERS: tuple[Viewer, ...] = (*THREE, None)


def play_on(match: BismarckMatch, rng: Random) -> BismarckMatch:
    """The match after one more random action of whoever is to act, or of the table."""
    game, state = match.game, match.state
    to_act = game.to_act(state)
    if not to_act:
        return match.act(game.prepare(state, rng, f"{rng.getrandbits(128):032x}"))
    seat = rng.choice(sorted(to_act, key=THREE.index))
    if state.phase is BismarckPhase.DISCARD:
        held = list(Hand.of_mask(state.current.known[THREE.index(seat)]))
        return match.act(Discard(seat, frozenset(rng.sample(held, 4))))
    if state.phase is BismarckPhase.PLAY and state.current.claim is None and rng.random() < 0.02:
        return match.act(Claim(rng.choice(THREE), state.card_play.remaining))
    options = [action for action in game.legal(state, seat) if not isinstance(action, Claim)]
    return match.act(rng.choice(options))


def play_out(game: BismarckGame, seed: int) -> BismarckMatch:
    """A whole match by random play."""
    rng, match = Random(seed), Match.of(game)
    while match.result is None:
        match = play_on(match, rng)
    return match


def check_bismarck(game: BismarckGame, seeds: Iterable[int]) -> list[BismarckMatch]:
    """Play random matches and check each step; returns the finished matches."""
    return [_check_match(game, seed) for seed in seeds]


def _check_match(game: BismarckGame, seed: int) -> BismarckMatch:
    rng, match = Random(seed), Match.of(game)
    views: dict[Viewer, BismarckState] = dict.fromkeys(VIEWERS, game.initial())
    known: dict[Viewer, Hand] = {viewer: Hand() for viewer in VIEWERS}
    while match.result is None:
        before = len(match.events)
        match = play_on(match, rng)
        new = match.events[before:]
        assert new, "every action leaves a fact"
        assert all(type(event) in game.events for event in new)
        assert all(decode(*encode(event)) == event for event in new)
        for viewer in VIEWERS:
            for event in told(new, viewer):
                views[viewer] = game.evolve(views[viewer], event)
                known[viewer] = _remember(known[viewer], event)
                assert decode(*encode(event)) == event
            _check_view(match, views[viewer], viewer, known[viewer])
            if viewer is not None and rng.random() < 0.05:
                _check_legal(match, views[viewer], viewer)
        _check_cards(match.state)
        if rng.random() < 0.1:
            _check_refusals(match, rng)
    assert Match.replay(game, match.events).state == match.state
    assert all(match.view(viewer) == views[viewer] for viewer in VIEWERS)
    _check_sheet(match)
    _check_records(match)
    return match


def _remember(known: Hand, event: Event) -> Hand:
    """The cards that a viewer was told of in this deal."""
    match event:
        case CardsOpened():
            assert event.pack == ()
            assert event.salt is None
            return Hand(event.cards) | Hand([event.cut] if event.cut else [])
        case HandsDealt():
            for hand in event.hands:
                known |= hand
        case Claimed() if event.hand is not None:
            return known | event.hand
        case Played():
            return known | Hand([event.card])
        case BismarckOpened():
            return Hand(PACK)
        case Discarded() if event.cards is not None:
            assert Hand(event.cards) - known == Hand()
    return known


def _counts(deal: BismarckDeal) -> list[int]:
    return [len(shown) + hidden for shown, hidden in deal.hands]


def _check_view(match: BismarckMatch, view: BismarckState, viewer: Viewer, known: Hand) -> None:
    state, game = match.state, match.game
    assert view.phase is state.phase
    assert view.sheet == state.sheet
    assert view.turn is state.turn
    assert game.to_act(view) == game.to_act(state)
    if state.deal is None or view.deal is None:
        assert state.deal is view.deal is None
        return
    assert _counts(view.deal) == _counts(state.deal)
    assert view.deal.tricks == state.deal.tricks
    assert view.deal.undealt == state.deal.undealt
    for (shown, _), (real, _) in zip(view.deal.hands, state.deal.hands, strict=True):
        assert shown - real == Hand()
        assert shown - known == Hand(), "a card that the viewer was not told"
    assert view.deal.pack == ()
    if state.deal.opened is None:
        assert view.deal.salt is None
        is_forehand = viewer is state.deal.forehand
        if state.deal.discards is not None and not is_forehand:
            assert view.deal.discards == Hand()
        if viewer is not None:
            place = THREE.index(viewer)
            assert view.deal.hands[place] == state.deal.hands[place]


def _check_legal(match: BismarckMatch, view: BismarckState, viewer: Seat) -> None:
    """What a seat may do is the same from its view as from the full state."""
    legal = match.game.legal(view, viewer)
    actions = list(legal)
    assert actions == list(match.game.legal(match.state, viewer))
    assert len(legal) == len(actions) == len(set(actions))
    assert all(action in legal for action in actions[:40])
    if match.game.to_act(match.state) == {viewer}:
        assert actions


def _check_refusals(match: BismarckMatch, rng: Random) -> None:
    """Whatever is not legal for a seat is refused with a reason."""
    held = rng.sample(PACK, 5)
    tried: list[SeatAction] = [PlayCard(seat, rng.choice(PACK)) for seat in THREE]
    tried += [Claim(rng.choice(THREE), n) for n in (0, 1, 16)]
    tried += [AnswerClaim(rng.choice(THREE), True), Discard(rng.choice(THREE), frozenset(held))]
    for action in tried:
        legal = action in match.game.legal(match.state, action.seat)
        try:
            match.act(action)
        except IllegalAction:
            assert not legal
        else:
            assert legal
    try:
        match.act(PlayCard(NORTH, PACK[0]))
    except StrohmannError:
        return
    raise AssertionError("North does not play")


def _check_cards(state: BismarckState) -> None:
    """E-12: every card is in exactly one place."""
    deal = state.deal
    if deal is None:
        return
    play = deal.play
    places = [hand for hand, _ in deal.hands]
    if play is not None:
        places += [Hand(trick.cards) for trick in play.tricks] + [Hand(play.cards)]
    places.append(deal.discards or Hand())
    if not deal.open_taken:
        places.append(Hand(deal.open))
    assert sum(map(len, places)) + deal.undealt == 52
    together = Hand()
    for cards in places:
        together |= cards
    assert len(together) + deal.undealt == 52
    if play is not None and play.is_over:
        assert sum(play.won) == 16


def _check_sheet(match: BismarckMatch) -> None:
    """E-12: points add up to nothing, every box has its X, each was forehand equally often."""
    sheet, result = match.state.sheet, match.result
    assert result is not None
    assert result.totals == dict(sheet.totals)
    assert result.winners == sheet.winners != ()
    assert len(sheet.rows) == sheet.length
    for row, running in zip(sheet.rows, sheet.running, strict=True):
        assert sum(row.tricks.values()) == sum(row.targets.values()) == 16
        assert sum(row.points.values()) == sum(running.values()) == 0
    for seat in THREE:
        assert sorted(map(str, sheet.chosen[seat])) == sorted(map(str, sheet.columns))
        assert sum(row.dealer is seat for row in sheet.rows) == sheet.length // 3
        assert sum(row.forehand is seat for row in sheet.rows) == sheet.length // 3


def _check_records(match: BismarckMatch) -> None:
    state = match.state
    assert len(state.records) == len(state.sheet.rows)
    for record, row in zip(state.records, state.sheet.rows, strict=True):
        assert (record.result, record.forehand) == (row.result, row.forehand)
        assert [len(hand) for hand in record.hands] == [16, 16, 16]
        together = record.discards
        for hand in record.hands:
            together |= hand
        assert together == Hand(PACK)
        opened = {"version": 1, "deal": "", "order": record.order, "salt": record.salt}
        assert verify(record.commitment, opened)
