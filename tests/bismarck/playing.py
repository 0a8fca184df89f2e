"""Short ways to bring a match of Bismarck to where a test begins."""

from __future__ import annotations

from random import Random

from strohmann.bismarck.contracts import ContractName
from strohmann.bismarck.rules import THREE
from strohmann.cards import PACK, Card, Hand, Suit
from strohmann.games.actions import AnswerClaim, Claim, PlayCard, Ready
from strohmann.games.bismarck.actions import Discard, NameContract, OpenDeal
from strohmann.games.bismarck.game import BismarckGame, BismarckMatchResult
from strohmann.games.bismarck.state import BismarckDeal, BismarckPhase, BismarckState
from strohmann.games.match import Match
from strohmann.games.registry import game
from strohmann.seats import Seat

BismarckMatch = Match[BismarckState, BismarckMatchResult]

SALT = "5a17"


def bismarck(name: str = "bismarck", **options: str) -> BismarckGame:
    """The game of this name, East the first dealer unless told otherwise."""
    made = game(name, **({"first_dealer": "E"} | options))
    assert isinstance(made, BismarckGame)
    return made


def dealt(name: str = "bismarck", seed: int = 1, **options: str) -> BismarckMatch:
    """A match whose first deal waits for a seat."""
    return Match.of(bismarck(name, **options)).deal(Random(seed), SALT)


def rigged(pack: str, name: str = "bismarck", **options: str) -> BismarckMatch:
    """A match with a pack that begins with these cards, the others in their order."""
    top = [Card.parse(word) for word in pack.split()]
    rest = [card for card in reversed(PACK) if card not in top]
    match = Match.of(bismarck(name, **options))
    return match.act(OpenDeal(None, (*top, *rest), SALT, (0, 1, 2, 3), None))


def deal_of(match: BismarckMatch) -> BismarckDeal:
    """The deal in progress."""
    return match.state.current


def hand_of(match: BismarckMatch, seat: Seat) -> Hand:
    """The cards that a seat holds."""
    hand, hidden = deal_of(match).hands[THREE.index(seat)]
    assert hidden == 0
    return hand


def forehand(match: BismarckMatch) -> Seat:
    """Forehand of the deal in progress."""
    return deal_of(match).forehand


def name(match: BismarckMatch, contract: ContractName, trump: Suit | None = None) -> BismarckMatch:
    """Forehand names this contract."""
    return match.act(NameContract(forehand(match), contract, trump))


def discard(match: BismarckMatch, cards: str = "") -> BismarckMatch:
    """Forehand lays these cards away, or the lowest four."""
    seat = forehand(match)
    chosen = [Card.parse(word) for word in cards.split()] or sorted(hand_of(match, seat))[:4]
    return match.act(Discard(seat, frozenset(chosen)))


def settle(match: BismarckMatch) -> BismarckMatch:
    """Whatever comes before the play, the first way that is legal."""
    while match.state.phase in (BismarckPhase.CHOOSE, BismarckPhase.DISCARD):
        seat = forehand(match)
        match = match.act(next(iter(match.game.legal(match.state, seat))))
    return match


def play(match: BismarckMatch, cards: str) -> BismarckMatch:
    """Play these cards in turn."""
    for word in cards.split():
        seat = match.state.turn
        assert seat is not None
        match = match.act(PlayCard(seat, Card.parse(word)))
    return match


def claim(match: BismarckMatch, seat: Seat) -> BismarckMatch:
    """Give a seat all the remaining tricks."""
    match = match.act(Claim(seat, match.state.card_play.remaining))
    for other in THREE:
        if other is not seat:
            match = match.act(AnswerClaim(other, True))
    return match


def play_on(match: BismarckMatch, rng: Random) -> BismarckMatch:
    """The match after one more random action of whoever is to act, or of the table."""
    made, state = match.game, match.state
    to_act = made.to_act(state)
    if not to_act:
        return match.act(made.prepare(state, rng, f"{rng.getrandbits(128):032x}"))
    seat = rng.choice(sorted(to_act, key=THREE.index))
    if state.phase is BismarckPhase.DISCARD:
        return match.act(Discard(seat, frozenset(rng.sample(list(hand_of(match, seat)), 4))))
    if state.phase is BismarckPhase.PLAY and state.current.claim is None and rng.random() < 0.02:
        return match.act(Claim(rng.choice(THREE), state.card_play.remaining))
    options = [action for action in made.legal(state, seat) if not isinstance(action, Claim)]
    return match.act(rng.choice(options))


def play_out(made: BismarckGame, seed: int) -> BismarckMatch:
    """A whole match by random play."""
    rng, match = Random(seed), Match.of(made)
    while match.result is None:
        match = play_on(match, rng)
    return match


def next_deal(match: BismarckMatch, seed: int = 2) -> BismarckMatch:
    """Finish the deal by a claim of forehand, then let the table deal again."""
    match = settle(match)
    match = claim(match, forehand(match))
    for seat in THREE:
        match = match.act(Ready(seat))
    return match.deal(Random(seed), SALT)
