"""Declarer on lead: which suit to play, from which hand, and which card.

Each idea gives the cards it speaks for a score; the unit is about a trick.
"""

from __future__ import annotations

from strohmann.bots.plan import Plan, SuitPlan, card_of
from strohmann.bots.search import differing
from strohmann.bots.sight import Sight
from strohmann.cards import Card, Suit

__all__ = ["lead_scores"]

Scores = dict[Card, float]


def lead_scores(sight: Sight) -> Scores:
    """Scores of the cards that declarer may lead from the hand on lead."""
    plan = Plan(sight)
    scores: Scores = {}
    if plan.sure >= sight.play.remaining and not (plan.trumps and plan.trumps.count):
        _cash(plan, scores, 3.0)
        if scores:
            return scores
    for side in plan.suits.values():
        if side.suit is sight.trump:
            _trumps(plan, side, scores)
        else:
            _develop(plan, side, scores)
    if plan.trumps is not None:
        _ruff(plan, scores)
    _cash(plan, scores, 0.1 if sight.needed > plan.sure else 0.6)
    for card in differing(sight.hand.mask, sight.present):
        scores.setdefault(card, -1.0)
    return scores


def _offer(scores: Scores, card: Card, score: float) -> None:
    if score > scores.get(card, -9.0):
        scores[card] = score


def _cash(plan: Plan, scores: Scores, score: float) -> None:
    """Take sure winners, the short hand's first."""
    for side in plan.suits.values():
        card = winner(side)
        if card is not None:
            mine, other = side.mine.bit_count(), side.other.bit_count()
            _offer(scores, card, score + (0.05 if mine < other else 0.0))


def winner(side: SuitPlan) -> Card | None:
    """The card with which to take a sure trick of the suit from the hand on lead."""
    if not side.mine or not side.sure:
        return None
    limit = side.out.bit_length()
    mine, other = side.mine >> limit, side.other >> limit
    longer_there = side.other.bit_count() > side.mine.bit_count()
    if mine and (longer_there or not other):
        # Unblock: the short hand's top cards go first.
        return card_of(side.suit, 1 << side.mine.bit_length() - 1)
    if other:
        return card_of(side.suit, side.mine & -side.mine)
    return card_of(side.suit, 1 << side.mine.bit_length() - 1) if mine else None


def _develop(plan: Plan, side: SuitPlan, scores: Scores) -> None:
    """Establish a suit, finesse towards a tenace: lead from the hand that suits it."""
    if side.gain < 0.05 or not side.longest:
        return
    value = 0.4 + 0.5 * side.gain - 0.12 * side.losers
    if plan.trumps is not None and plan.trumps.count:
        value = min(0.8, value - 0.2)
    best = max(side.leads.values(), default=-1.0)
    for card, expected in side.leads.items():
        _offer(scores, card, value - (side.worth - expected))
    if side.best_there > best + 0.1:
        _cross(plan, side.suit, scores, value - 0.1 - (side.worth - side.best_there))


def _cross(plan: Plan, goal: Suit | None, scores: Scores, score: float) -> None:
    """Go to the hand opposite with a winner there."""
    for side in plan.suits.values():
        if side.suit is goal or not side.mine or not side.other:
            continue
        limit = side.out.bit_length()
        if side.other >> limit and side.mine != side.mine >> limit << limit:
            _offer(scores, card_of(side.suit, side.mine & -side.mine), score - 0.02 * side.gain)


def _trumps(plan: Plan, side: SuitPlan, scores: Scores) -> None:
    """Draw trumps, unless only the best trump is left to the other side."""
    if not side.count or not side.longest:
        return
    beaten = side.out >> (side.mine | side.other).bit_length()
    if beaten == side.out:
        return  # all that are out are winners: leave them
    score = 1.2
    wanted = sum(plan.ruffs.values())
    if wanted:
        short = plan.short_hand
        trumps = plan.sight.length(short, side.suit) if short else 0
        if trumps - plan.rounds_to_draw < wanted:
            score = 0.3
    best = max(side.leads.values(), default=-1.0)
    for card, expected in side.leads.items():
        _offer(scores, card, score - (side.worth - expected))
    if side.best_there > best + 0.1:
        _cross(plan, side.suit, scores, score - 0.1)


def _ruff(plan: Plan, scores: Scores) -> None:
    """Ruff losers in the short trump hand."""
    short = plan.short_hand
    trump = plan.sight.trump
    if short is None or trump is None or not plan.ruffs:
        return
    sight = plan.sight
    for suit in plan.ruffs:
        side = plan.suits[suit]
        if not sight.length(short, suit):
            if plan.here is short:
                _cross(plan, trump, scores, 0.9)
                trumps = plan.trumps
                if trumps is not None and trumps.mine:
                    _offer(scores, card_of(trump, trumps.mine & -trumps.mine), 0.5)
            elif side.mine:
                _offer(scores, card_of(suit, side.mine & -side.mine), 1.3)
        else:
            card = winner(side)
            if card is not None:
                _offer(scores, card, 1.0)
            elif side.mine:
                _offer(scores, card_of(suit, side.mine & -side.mine), 0.9)
