"""The opening lead: the suit by what speaks for it, the card by the agreements (C-20, S-L1)."""

from __future__ import annotations

from collections.abc import Sequence

from strohmann.bots.sight import Sight
from strohmann.cards import SUITS, Card, Rank, Suit

__all__ = ["agreed_card", "opening_scores", "sequence"]

Scores = dict[Card, float]

_PARTNERS = 0.45
_THEIRS = -0.35
_AGAINST_NOTRUMP = {1: -0.4, 2: 0.0, 3: 0.0, 4: 0.2, 5: 0.35}
"""By length."""
_SEQUENCE = {Rank.ACE: 0.45, Rank.KING: 0.4, Rank.QUEEN: 0.25, Rank.JACK: 0.3, Rank.TEN: 0.1}
"""Leading from a sequence against a suit contract, by its top."""
_FROM = {Rank.ACE: -0.15, Rank.KING: -0.15, Rank.QUEEN: -0.1, Rank.JACK: -0.25}
"""Leading away from an honour (or the bare ace) against a suit contract."""


def opening_scores(sight: Sight) -> Scores:
    """Scores of the agreed card of each suit, in tricks."""
    trumps = sight.trump is not None
    scores: Scores = {}
    for suit in SUITS:
        cards = tuple(sight.hand.of(suit))
        if cards:
            score = _against_suits(sight, cards) if trumps else _against_notrump(cards)
            if suit is not sight.trump:
                score += _shown(sight, suit)
            scores[agreed_card(cards, trumps=trumps)] = score
    return scores


def _shown(sight: Sight, suit: Suit) -> float:
    """What the calls say of a suit: partner's is good to lead, theirs is not."""
    leader = sight.turn
    if sight.limits_of(leader.partner).lengths[suit.index][0] >= 4:
        return _PARTNERS
    theirs = (leader.left, leader.right)
    if any(sight.limits_of(seat).lengths[suit.index][0] >= 4 for seat in theirs):
        return _THEIRS
    return 0.0


def _against_notrump(cards: Sequence[Card]) -> float:
    """Length to establish, best from a sequence."""
    score = _AGAINST_NOTRUMP[min(len(cards), 5)]
    top = sequence(cards, trumps=False)
    return score if top is None else score + 0.25


def _against_suits(sight: Sight, cards: Sequence[Card]) -> float:
    """Safe sequences, a singleton to ruff, rather nothing away from honours."""
    suit, top = cards[0].suit, cards[0].rank
    if suit is sight.trump:
        return -0.4 if top.hcp else -0.1
    if len(cards) > 1 and sequence(cards, trumps=True) is not None:
        return _SEQUENCE.get(top, 0.0)
    if len(cards) == 1:
        trumps = sight.hand.length(sight.trump) if sight.trump else 0
        return 0.35 if 1 <= trumps <= 3 else 0.0
    return _FROM.get(top, 0.05)


def agreed_card(cards: Sequence[Card], *, trumps: bool) -> Card:
    """The card to lead of a suit, its cards given from the top.

    ``trumps`` says that the contract is a suit contract.
    """
    if len(cards) <= 2:
        return cards[0]
    top = sequence(cards, trumps=trumps)
    if top is not None:
        return top
    if trumps and cards[0].rank is Rank.ACE:
        return cards[0]
    honour = cards[0].rank.index >= Rank.TEN.index
    if len(cards) == 3:
        return cards[2] if honour or trumps else cards[0]
    return cards[3] if honour else cards[1]


def sequence(cards: Sequence[Card], *, trumps: bool) -> Card | None:
    """The top of the touching honours with which a suit is led, if it has them.

    Against notrump three cards make a sequence, the third perhaps with a gap; against a
    suit contract two do, and the ace is led from ace and king. An interior sequence
    (king, jack, ten) is led from its own top.
    """
    ranks = [card.rank.index for card in cards]
    if len(ranks) < 2:
        return None
    touching = ranks[0] - ranks[1] == 1 and ranks[0] >= Rank.TEN.index
    if touching and (trumps or len(ranks) == 2):
        return cards[0]
    if len(ranks) < 3:
        return None
    if touching and ranks[1] - ranks[2] <= 2:
        return cards[0]
    inside = ranks[1] - ranks[2] == 1 and ranks[1] >= Rank.TEN.index
    if inside and not (trumps and cards[0].rank is Rank.ACE):
        return cards[1]
    return None
