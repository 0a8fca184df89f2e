"""The facts that follow from a lawful action in a match of bridge; full states only."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from strohmann.bridge.board import Deal
from strohmann.cards import Card, Hand
from strohmann.games import actions as act
from strohmann.games import events as ev
from strohmann.games.between import answer_facts
from strohmann.games.commitment import commit
from strohmann.games.evolution import claim_voters, deal_honours
from strohmann.games.protocol import Action, Event
from strohmann.games.state import BridgeState, DealState, Phase
from strohmann.scoring.result import DealResult
from strohmann.seats import SEATS, Seat

if TYPE_CHECKING:
    from strohmann.games.bridge import BridgeGame

__all__ = ["decide", "seats_of_draw"]


def decide(game: BridgeGame, state: BridgeState, action: Action) -> tuple[Event, ...]:
    """The events of an action that was checked."""
    return _DECISIONS[type(action)](game, state, action)


def seats_of_draw(cards: tuple[Card, ...]) -> tuple[Seat, ...]:
    """Where the players sit who drew these cards in the order N, E, S, W (C-05).

    The highest keeps his seat and gets the second highest as partner; whoever else can
    keep his seat keeps it.
    """
    order = sorted(range(4), key=lambda place: cards[place].draw_key, reverse=True)
    seats: dict[int, Seat] = {order[0]: SEATS[order[0]], order[1]: SEATS[order[0]].partner}
    free = [seat for seat in SEATS if seat not in seats.values()]
    others = sorted(order[2:], key=lambda place: SEATS[place] not in free)
    for place in others:
        seat = SEATS[place] if SEATS[place] in free else free[0]
        free.remove(seat)
        seats[place] = seat
    return tuple(seats[place] for place in range(4))


def _draw(_game: BridgeGame, _state: BridgeState, action: act.DrawSeats) -> tuple[Event, ...]:
    seats = seats_of_draw(action.cards)
    highest = max(range(4), key=lambda place: action.cards[place].draw_key)
    return (ev.SeatsDrawn(action.cards, seats, seats[highest]),)


def _deal(_game: BridgeGame, state: BridgeState, action: act.DealCards) -> tuple[Event, ...]:
    sheet = state.sheet
    deal = Deal.of_pack(action.pack, sheet.next_dealer)
    hands = tuple(deal[seat] for seat in SEATS)
    commitment = commit(str(deal), "", action.salt)
    number, dealer = sheet.next_number, sheet.next_dealer
    vulnerability = sheet.next_vulnerability
    return (ev.Dealt(number, dealer, vulnerability, hands, commitment, action.salt),)


def _call(game: BridgeGame, state: BridgeState, action: act.MakeCall) -> tuple[Event, ...]:
    called = ev.Called(action.seat, action.call)
    if state.current.auction.after(action.call).is_passed_out:
        return _with_scores(game, state, called, _opened(state.current))
    return (called,)


def _play(game: BridgeGame, state: BridgeState, action: act.PlayCard) -> tuple[Event, ...]:
    played = ev.Played(action.seat, action.card)
    play = state.card_play
    tricks = len(play.tricks)
    if tricks == 0 and not play.cards:
        dummy = play.contract.dummy
        return (played, ev.DummyExposed(dummy, play.hand(dummy)))
    if tricks == 12 and len(play.cards) == 3:
        return _with_scores(game, state, played, _opened(state.current))
    return (played,)


def _claim(game: BridgeGame, state: BridgeState, action: act.Claim) -> tuple[Event, ...]:
    deal, play = state.current, state.card_play
    by_defender = action.seat.side is not play.contract.declarer.side
    hand = play.hand(action.seat)
    claimed = ev.Claimed(action.seat, action.tricks, hand, by_defender)
    if claim_voters(play, action.seat, action.tricks):
        return (claimed,)
    return _with_scores(game, state, claimed, _opened(deal))


def _claim_answer(
    game: BridgeGame, state: BridgeState, action: act.AnswerClaim
) -> tuple[Event, ...]:
    answered = ev.ClaimAnswered(action.seat, action.accept)
    deal = state.current
    assert deal.claim is not None
    if action.accept and deal.claim.waiting == {action.seat}:
        return _with_scores(game, state, answered, _opened(deal))
    return (answered,)


def _announce(
    game: BridgeGame, state: BridgeState, action: act.AnnounceHonours
) -> tuple[Event, ...]:
    points = next(h.points for h in deal_honours(state.current) if h.seat is action.seat)
    return _with_scores(game, state, ev.HonoursAnnounced(action.seat, points))


def _decline(game: BridgeGame, state: BridgeState, action: act.DeclineHonours) -> tuple[Event, ...]:
    return _with_scores(game, state, ev.HonoursDeclined(action.seat))


def _ready(_game: BridgeGame, _state: BridgeState, action: act.Ready) -> tuple[Event, ...]:
    return (ev.Readied(action.seat),)


def _propose(
    _game: BridgeGame, _state: BridgeState, action: act.ProposeBreakOff
) -> tuple[Event, ...]:
    return (ev.BreakOffProposed(action.seat),)


def _break_answer(
    _game: BridgeGame, state: BridgeState, action: act.AnswerBreakOff
) -> tuple[Event, ...]:
    return answer_facts(state, action)


def _choice(
    _game: BridgeGame, _state: BridgeState, action: act.ChooseDummyPlay
) -> tuple[Event, ...]:
    return (ev.DummyPlayChosen(action.seat, action.own),)


def _opened(deal: DealState) -> ev.DealOpened:
    hands = {seat: Hand.of_mask(deal.known[seat.index]) for seat in SEATS}
    return ev.DealOpened(Deal(hands), "", deal.salt or "")


def _with_scores(game: BridgeGame, state: BridgeState, *events: Event) -> tuple[Event, ...]:
    """The events, and the result if with them the deal can be scored."""
    for event in events:
        state = game.evolve(state, event)
    deal = state.deal
    if state.phase is not Phase.HONOURS or deal is None or deal.undecided:
        return events
    scored = ev.DealScored(_deal_result(game, state, deal))
    if game.evolve(state, scored).sheet.is_over:
        return (*events, scored, ev.MatchEnded(broken_off=False))
    return (*events, scored)


def _deal_result(game: BridgeGame, state: BridgeState, deal: DealState) -> DealResult:
    if deal.play is None:
        return DealResult(None, None)
    contract, tricks = deal.play.contract, deal.play.won
    if deal.claim is not None:
        ours = deal.claim.seat.side is contract.declarer.side
        if ours == bool(deal.claim.tricks):
            tricks += deal.play.remaining
    honours = deal.honours
    if state.sheet.scores_honours and not game.announces_honours:
        honours = deal_honours(deal)
    return DealResult(contract, tricks, honours)


_DECISIONS: dict[type[Action], Callable[[BridgeGame, BridgeState, Any], tuple[Event, ...]]] = {
    act.DrawSeats: _draw,
    act.DealCards: _deal,
    act.MakeCall: _call,
    act.PlayCard: _play,
    act.Claim: _claim,
    act.AnswerClaim: _claim_answer,
    act.AnnounceHonours: _announce,
    act.DeclineHonours: _decline,
    act.Ready: _ready,
    act.ProposeBreakOff: _propose,
    act.AnswerBreakOff: _break_answer,
    act.ChooseDummyPlay: _choice,
}
