"""What must hold in every match of Bismarck beside what holds in every game (E-12)."""

from __future__ import annotations

from random import Random

from strohmann.bismarck.rules import THREE
from strohmann.cards import PACK, Hand
from strohmann.games.actions import Claim
from strohmann.games.bismarck.actions import Discard
from strohmann.games.bismarck.events import BismarckOpened, CardsOpened, Discarded, HandsDealt
from strohmann.games.bismarck.game import BismarckGame, BismarckMatchResult
from strohmann.games.bismarck.state import BismarckPhase, BismarckState
from strohmann.games.events import Claimed, Played
from strohmann.games.match import Match
from strohmann.games.protocol import Event, Viewer

BismarckMatch = Match[BismarckState, BismarckMatchResult]


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


def remember(known: Hand, event: Event) -> Hand:
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


def check_view(state: BismarckState, view: BismarckState, viewer: Viewer) -> None:
    """The pack is told to nobody, the discards to forehand only (E-07)."""
    if state.deal is None or view.deal is None:
        return
    assert view.deal.tricks == state.deal.tricks
    assert view.deal.undealt == state.deal.undealt
    assert view.deal.pack == ()
    if state.deal.opened is None:
        assert view.deal.salt is None
        if state.deal.discards is not None and viewer is not state.deal.forehand:
            assert view.deal.discards == Hand()


def check_cards(state: BismarckState) -> None:
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


def check_sheet(match: BismarckMatch) -> None:
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


def check_records(match: BismarckMatch) -> None:
    """The hands of each record and its discards are the pack."""
    for record in match.state.records:
        assert [len(hand) for hand in record.hands] == [16, 16, 16]
        together = record.discards
        for hand in record.hands:
            together |= hand
        assert together == Hand(PACK)
