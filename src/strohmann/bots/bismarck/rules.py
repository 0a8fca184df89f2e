"""The cards of Bismarck by rules of thumb, from the player's own view alone (B-15)."""

from __future__ import annotations

from collections.abc import Iterable

from strohmann.bots.bismarck.sight import Sight
from strohmann.bots.masks import bits
from strohmann.tricks import winning

__all__ = ["choose_by_rule"]

_SUIT = 0x1FFF


def choose_by_rule(sight: Sight) -> int:
    """The bit number of a legal card."""
    legal = sight.play.legal_mask(sight.play.ring[sight.me])
    if legal & legal - 1 == 0:
        return legal.bit_length() - 1
    if not sight.play.cards:
        return _lead_low(legal) if sight.low else _lead_high(sight, legal)
    return _follow(sight, legal)


def _rank(card: int) -> tuple[int, int]:
    return card % 13, card // 13


def _lowest(cards: Iterable[int]) -> int:
    return min(cards, key=_rank)


def _highest(cards: Iterable[int]) -> int:
    return max(cards, key=_rank)


def _is_top(sight: Sight, card: int) -> bool:
    """No card that is out beats it in its suit."""
    suit, rank = divmod(card, 13)
    return sight.unseen >> 13 * suit & _SUIT < 1 << rank


def _lead_high(sight: Sight, legal: int) -> int:
    """A sure trick, trumps first while any are out; else low from the longest suit."""
    trump = sight.trump
    out = 0 if trump is None else sight.unseen >> 13 * trump.index & _SUIT
    tops = [card for card in bits(legal) if _is_top(sight, card)]
    if trump is not None and out:
        trumps = [card for card in tops if card // 13 == trump.index]
        if trumps:
            return _highest(trumps)
    if tops:
        # With trumps out a suit that is long is likelier to be ruffed.
        return min(
            tops, key=lambda card: (out > 0, (legal >> 13 * (card // 13) & _SUIT).bit_count())
        )
    side = [card for card in bits(legal) if trump is None or card // 13 != trump.index]
    suit = max(
        {card // 13 for card in side or bits(legal)},
        key=lambda one: ((legal >> 13 * one & _SUIT).bit_count(), one),
    )
    return _lowest(card for card in bits(legal) if card // 13 == suit)


def _lead_low(legal: int) -> int:
    """In Pass low from the suit in which there is most above it to lose to."""
    return _lowest(bits(legal))


def _follow(sight: Sight, legal: int) -> int:
    table = sight.play.cards
    best = table[winning(table, sight.trump)].bit.bit_length() - 1
    led = table[0].suit.index
    cards = list(bits(legal))
    takes = [card for card in cards if _beats(sight, card, best)]
    loses = [card for card in cards if card not in takes]
    is_last = len(table) == len(sight.play.ring) - 1
    if sight.low:
        if loses:
            return _highest(loses)
        return _highest(takes) if is_last else _lowest(takes)
    if not takes:
        return _worthless(sight, cards)
    if is_last or takes[0] // 13 != led:
        return _lowest(takes)
    sure = [card for card in takes if _is_top(sight, card)]
    if sure:
        return _lowest(sure)
    return _worthless(sight, loses or cards)


def _beats(sight: Sight, card: int, best: int) -> bool:
    if card // 13 == best // 13:
        return card > best
    return sight.trump is not None and card // 13 == sight.trump.index


def _worthless(sight: Sight, cards: list[int]) -> int:
    """The lowest card, no trump if it can be helped."""
    trump = None if sight.trump is None else sight.trump.index
    side = [card for card in cards if card // 13 != trump]
    return _lowest(side or cards)
