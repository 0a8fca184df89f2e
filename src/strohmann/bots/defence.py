"""A defender on lead after the first trick."""

from __future__ import annotations

from strohmann.bots.layouts import layouts
from strohmann.bots.plan import card_of
from strohmann.bots.prospects import after_lead, held
from strohmann.bots.sight import Sight
from strohmann.bots.suits import runs
from strohmann.cards import SUITS, Card, Rank, Suit

__all__ = ["defence_scores"]

Scores = dict[Card, float]

_OURS = 0.5
"""What a trick that the suit promises to the defenders counts for."""
_PARTNERS = 0.4
"""Returning the suit that partner has led."""
_UNDERLEAD = -1.5
"""A low card from an ace against a suit contract."""
_RUFF = 1.0
"""A suit that partner can ruff."""
_RUFF_AND_DISCARD = -2.0
"""A suit that declarer ruffs in one hand while he throws a loser from the other."""
_TRUMP_HONOUR = -0.5


def defence_scores(sight: Sight) -> Scores:
    """Scores of the cards that a defender may lead, in tricks."""
    scores: Scores = {}
    for suit in SUITS:
        if sight.hand.length(suit):
            general = _suit_score(sight, suit)
            for card, score in _card_scores(sight, suit).items():
                scores[card] = score + general
    return scores


def _suit_score(sight: Sight, suit: Suit) -> float:
    """What speaks for or against a suit, whatever the card."""
    score = 0.0
    partner = sight.turn.partner
    if any(t.leader is partner and t.cards[0].suit is suit for t in sight.play.tricks):
        score += _PARTNERS
    trump = sight.trump
    if trump is None or suit is trump:
        return score
    declarer, dummy = sight.play.contract.declarer, sight.play.contract.dummy
    if suit in sight.voids[partner] and trump not in sight.voids[partner]:
        score += _RUFF
    dummy_ruffs = not sight.length(dummy, suit) and sight.length(dummy, trump)
    if dummy_ruffs and suit in sight.voids[declarer] and trump not in sight.voids[declarer]:
        score += _RUFF_AND_DISCARD
    return score


def _card_scores(sight: Sight, suit: Suit) -> Scores:
    """The tricks that the suit promises, less what it gives declarer to break it."""
    declarer, leader = sight.play.contract.declarer, sight.turn
    ways = layouts(sight, suit)
    own = sight.holding(leader, suit)
    others = (sight.present >> 13 * suit.index & 0x1FFF) & ~own
    theirs = held(ways, declarer)
    scores: Scores = {}
    for bit in runs(own, others):
        card = card_of(suit, bit)
        score = theirs - after_lead(ways, declarer, leader, card)
        if suit is not sight.trump:
            ours = after_lead(ways, leader, leader, card)
            score += _OURS * min(ours, _rounds(sight, suit))
        elif card.rank.hcp:
            score += _TRUMP_HONOUR
        if _is_underlead(sight, card):
            score += _UNDERLEAD
        scores[card] = score
    return scores


def _rounds(sight: Sight, suit: Suit) -> int:
    """Rounds of a side suit that live before dummy ruffs, as far as one sees."""
    dummy, trump = sight.play.contract.dummy, sight.trump
    if trump is None:
        return 13
    return min(3, sight.length(dummy, suit) if sight.length(dummy, trump) else 3)


def _is_underlead(sight: Sight, card: Card) -> bool:
    """A low card from the ace without the king, against a suit contract."""
    if sight.trump is None or card.suit is sight.trump or card.rank is Rank.ACE:
        return False
    ace, king = Card(card.suit, Rank.ACE), Card(card.suit, Rank.KING)
    return ace in sight.hand and king not in sight.hand and bool(sight.present & king.bit)
