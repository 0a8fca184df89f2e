"""The computer players of Bismarck, one class with three levels."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from zlib import crc32

from strohmann.bismarck.contracts import Contract
from strohmann.bismarck.rules import THREE
from strohmann.bots.bismarck.claims import wins_the_rest
from strohmann.bots.bismarck.contracts import Prospect, best, by_eye, by_playouts
from strohmann.bots.bismarck.discards import by_rule
from strohmann.bots.bismarck.rules import choose_by_rule
from strohmann.bots.bismarck.search import best_card, best_discards
from strohmann.bots.bismarck.sight import Sight
from strohmann.bots.masks import card_of
from strohmann.cards import Hand
from strohmann.errors import IllegalAction
from strohmann.games.actions import AnswerClaim, PlayCard, Ready, SeatAction
from strohmann.games.bismarck.actions import Discard, NameContract
from strohmann.games.bismarck.game import BismarckGame
from strohmann.games.bismarck.state import BismarckPhase, BismarckState
from strohmann.seats import Seat

__all__ = ["BEGINNER", "CLUB", "EXPERT", "BismarckBot"]

_CLAIM_LAYOUTS = 60


@dataclass(frozen=True, slots=True)
class BismarckBot:
    """Plays by rules of thumb, or by playouts where it is given layouts to play them in."""

    card_layouts: int = 0
    """Layouts for each card; 0: by rule."""
    sift: int = 1
    """How many times as many are drawn, to keep those that explain best what was played."""
    contract_layouts: int = 0
    """Layouts for the choice of the contract; 0: by eye."""
    discard_layouts: int = 0
    """Layouts for the discards; 0: by rule."""
    discard_tries: int = 1
    """Choices of discards that are compared."""

    def choose(self, game: BismarckGame, view: BismarckState, seat: Seat) -> SeatAction:
        """What ``seat`` does. Raises `IllegalAction` when it is not to act."""
        if seat not in game.to_act(view):
            raise IllegalAction("not-to-act", where=seat.value)
        match view.phase:
            case BismarckPhase.CHOOSE:
                contract = self._contract(game, view, seat)
                return NameContract(seat, contract.name, contract.trump)
            case BismarckPhase.DISCARD:
                return Discard(seat, frozenset(Hand.of_mask(self._discards(game, view, seat))))
            case BismarckPhase.PLAY:
                return self._play(view, seat)
            case _:
                return Ready(seat)

    def _contract(self, game: BismarckGame, view: BismarckState, seat: Seat) -> Contract:
        deal, place = view.current, THREE.index(seat)
        seen = deal.known[place] | Hand(deal.open).mask
        prospect: Prospect = by_eye(seen) if seen else _equal
        if self.contract_layouts:
            away = (deal.discards or Hand()).mask
            prospect = by_playouts(
                seen | away, place, THREE.index(deal.leader), must_trump=game.rules.must_trump,
                count=self.contract_layouts, rng=_rng(view, seat), discards=away,
            )  # fmt: skip
        return best(game.contracts(view), prospect, sees_all=seen.bit_count() == 20)

    def _discards(self, game: BismarckGame, view: BismarckState, seat: Seat) -> int:
        deal, place = view.current, THREE.index(seat)
        hand, contract = deal.known[place], deal.contract
        if contract is None:  # in British Bismarck trumps may be named later
            contract = self._contract(game, view, seat)
        if not self.discard_layouts:
            return by_rule(hand, contract)
        return best_discards(
            hand, place, THREE.index(deal.leader), contract, must_trump=game.rules.must_trump,
            tries=self.discard_tries, count=self.discard_layouts, rng=_rng(view, seat),
        )  # fmt: skip

    def _play(self, view: BismarckState, seat: Seat) -> SeatAction:
        sight, claim = Sight.of(view, seat), view.current.claim
        if claim is not None:
            claimer = THREE.index(claim.seat)
            agrees = sight.low or wins_the_rest(sight, claimer, _CLAIM_LAYOUTS, _rng(view, seat))
            return AnswerClaim(seat, agrees)
        if not self.card_layouts:
            card = choose_by_rule(sight)
        else:
            card = best_card(sight, self.card_layouts, _rng(view, seat), sift=self.sift)
        return PlayCard(seat, card_of(card))


BEGINNER = BismarckBot()
"""Rules of thumb."""

CLUB = BismarckBot(card_layouts=6)
"""Looks ahead in the play."""

EXPERT = BismarckBot(
    card_layouts=60, sift=4, contract_layouts=80, discard_layouts=20, discard_tries=30
)
"""Looks ahead in everything, in more layouts, and reads the cards that were played."""


def _equal(_contract: Contract) -> float:
    return 0.0


def _rng(view: BismarckState, seat: Seat) -> Random:
    """A source seeded by what the seat sees: the same view gives the same action."""
    deal = view.current
    cards = () if deal.play is None else (*deal.play.tricks, deal.play.cards)
    facts = (seat.value, deal.number, deal.known, str(deal.contract), [str(each) for each in cards])
    return Random(crc32(repr(facts).encode()))
