"""Rules of thumb for players who see all four hands.

They play a sampled layout to its end (`strohmann.bots.playout`), where quickness counts:
hands are masks as in `Hand`, trumps a mask of the trump suit (0 at notrump), seats numbers.
"""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["SUIT_MASKS", "SUIT_OF", "discard", "follow", "leads"]

_SUIT = 0x1FFF
SUIT_MASKS = tuple(_SUIT << 13 * i for i in range(4))
"""The masks of the suits, clubs first."""
SUIT_OF = tuple(SUIT_MASKS[i // 13] for i in range(52))
"""The mask of the suit of each card index."""


def follow(
    hands: Sequence[int], seat: int, led: int, best: int, winner: int, behind: int, trumps: int
) -> int:
    """The card that ``seat`` plays to a trick of the suit ``led``.

    ``best`` is the best card so far, by ``winner``; ``behind`` hands play after this one.
    """
    own = hands[seat] & led
    if not own:
        return _void(hands, seat, led, best, winner, behind, trumps)
    low = own & -own
    if own == low or not best & led:
        return low
    if not behind:
        if winner ^ seat == 2:
            return low
        beating = own >> best.bit_length() << best.bit_length()
        return beating & -beating or low
    return _in_between(hands, seat, led, best, winner, behind, trumps)


def _in_between(
    hands: Sequence[int], seat: int, led: int, best: int, winner: int, behind: int, trumps: int
) -> int:
    """Second or third hand: the cheapest card that is sure to win, unless partner's will do.

    Second hand low, but an honour is covered that would win otherwise.
    """
    own = hands[seat] & led
    low = own & -own
    following, partner = hands[(seat + 1) & 3], hands[seat ^ 2]
    against = following & led
    ruff = trumps if led != trumps else 0
    if not against and following & ruff:
        return low
    to_beat = max(best, against).bit_length()
    if behind == 1:
        enough = winner ^ seat == 2 and against < best
    else:
        enough = (partner & led).bit_length() > to_beat or bool(
            not partner & led and partner & ruff
        )
    if enough:
        return low
    sure = own >> to_beat << to_beat
    if sure:
        return sure & -sure
    if behind == 2 and (best.bit_length() - 1) % 13 >= _TEN and partner & led < best:
        beating = own >> best.bit_length() << best.bit_length()
        return beating & -beating or low
    return low


def _void(
    hands: Sequence[int], seat: int, led: int, best: int, winner: int, behind: int, trumps: int
) -> int:
    """Ruff if that wins the trick and partner does not, else throw a card away."""
    hand = hands[seat]
    ruffs = hand & trumps
    if not ruffs:
        return discard(hands, seat, hand)
    others = hand ^ ruffs
    following = hands[(seat + 1) & 3] if behind else 0
    against = following & led
    over = 0 if against else following & trumps
    if winner ^ seat == 2 and not over and (against < best or best & trumps):
        return discard(hands, seat, others) if others else ruffs & -ruffs
    to_beat = max(best if best & trumps else 0, over).bit_length()
    winning = ruffs >> to_beat << to_beat
    if winning:
        return winning & -winning
    return discard(hands, seat, others) if others else ruffs & -ruffs


_TEN = 8
_TENACE = 1.0
"""Leading away from a tenace, for which partner should lead."""
_FINESSE = 7.0
"""Leading towards it."""
_WINNER = 20
_LONG = 6
_EVEN = 3
_GUARD = 5


def discard(hands: Sequence[int], seat: int, cards: int) -> int:
    """The card of ``cards`` that is needed least: low, no winner, no guard, no length."""
    left, right = hands[(seat + 1) & 3], hands[(seat + 3) & 3]
    least, found = 99, 0
    for suit in SUIT_MASKS:
        own = cards & suit
        if not own:
            continue
        low = own & -own
        value = (low.bit_length() - 1) % 13
        against = (left | right) & suit
        if low > against or (own > against and own == low):
            value += _WINNER
        else:
            count = own.bit_count()
            longest = max((left & suit).bit_count(), (right & suit).bit_count())
            if count > longest:
                value += _LONG
            elif count == longest:
                value += _EVEN
            above = (against >> own.bit_length()).bit_count()
            if above and count == above + 1 and (own.bit_length() - 1) % 13 > 6:
                value += _GUARD
        if value < least:
            least, found = value, low
    return found


def leads(hands: Sequence[int], seat: int, trumps: int, *, declaring: bool) -> list[int]:
    """A card of each suit that ``seat`` could lead, best first."""
    hand = hands[seat]
    if not hand & (hand - 1):
        return [hand]
    found = []
    for suit in SUIT_MASKS:
        if hand & suit:
            if suit == trumps:
                found.append(_trump_lead(hands, seat, trumps, declaring))
            else:
                found.append(_side_lead(hands, seat, suit, trumps, declaring))
    found.sort(reverse=True)
    return [card for _, card in found]


def _trump_lead(hands: Sequence[int], seat: int, trumps: int, declaring: bool) -> tuple[float, int]:
    """Declarer draws trumps, unless the short hand has something to ruff first."""
    own, partner = hands[seat] & trumps, hands[seat ^ 2] & trumps
    left, right = hands[(seat + 1) & 3], hands[(seat + 3) & 3]
    against = (left | right) & trumps
    top, low = 1 << own.bit_length() - 1, own & -own
    if not declaring:
        return (1.0, top) if own > against > 0 else (-1.0, low)
    if not against:
        return -5.0, low
    count, other = own.bit_count(), partner.bit_count()
    ours = own > against or partner > against
    many = count + other > against.bit_count() + 1
    score = (8.0 if ours else 4.0) if many else 1.0
    short, long = (seat, seat ^ 2) if count < other else (seat ^ 2, seat)
    for suit in SUIT_MASKS:
        if suit != trumps:
            few, losers = (hands[short] & suit).bit_count(), hands[long] & suit
            if few < 2 and losers.bit_count() > few and losers < (left | right) & suit:
                score -= 4.0
                break
    if own > against:
        masters = own >> against.bit_length() << against.bit_length()
        if _has_tenace(own ^ masters, partner, left & trumps, right & trumps):
            return min(score, _TENACE), top
        return score, top if own > partner or count <= other else low
    return score, top if partner < own and not ours else low


def _side_lead(
    hands: Sequence[int], seat: int, suit: int, trumps: int, declaring: bool
) -> tuple[float, int]:
    own, partner = hands[seat] & suit, hands[seat ^ 2] & suit
    left, right = hands[(seat + 1) & 3] & suit, hands[(seat + 3) & 3] & suit
    against = left | right
    low = own & -own
    ruffed = bool(
        (not left and hands[(seat + 1) & 3] & trumps)
        or (not right and hands[(seat + 3) & 3] & trumps)
    )
    if own > against:
        if ruffed:
            return -4.0, low
        masters = own >> against.bit_length() << against.bit_length()
        if declaring and _has_tenace(own ^ masters, partner, left, right):
            return _TENACE, low
        score = (6.0 if declaring else 5.0) + 0.3 * masters.bit_count()
        if partner.bit_count() > own.bit_count():
            return score, 1 << own.bit_length() - 1
        return score, low if partner > against else masters & -masters
    if partner > against:
        masters = partner >> against.bit_length() << against.bit_length()
        if declaring and not ruffed and _has_tenace(partner ^ masters, own, right, left):
            return _FINESSE, low
        return -4.0 if ruffed else 5.0 if declaring else 4.0, low
    ruffs = hands[seat ^ 2] & trumps
    if not partner and ruffs:
        overruffed = not right and hands[(seat + 3) & 3] & trumps > ruffs
        return 0.0 if overruffed else 5.0, low
    return _establish(own, partner, left, right) - ruffed, _from_top(own, partner)


def _has_tenace(rest: int, partner: int, left: int, right: int) -> bool:
    """Below the masters is a card that wins too if partner leads, by a finesse that works."""
    return bool(partner) and right > rest > left


def _establish(own: int, partner: int, left: int, right: int) -> float:
    """How good it is to lead a suit whose best card the other side holds."""
    length = max(own.bit_count(), partner.bit_count())
    score = 0.5 * (length - max(left.bit_count(), right.bit_count()))
    score -= 0.5 * ((left | right) >> (own | partner).bit_length()).bit_count()
    if partner and left > partner > right:
        score += 2.0 + 0.3 * length  # towards partner's honour, the master before it
    elif partner and right > partner > left and partner > own:
        score -= 0.5
    elif right > own > left and own > partner:
        score += 1.5 + 0.3 * length  # through the master on the right
    return score


def _from_top(own: int, partner: int) -> int:
    """The top of a sequence if the honours are here, else a low card."""
    top = 1 << own.bit_length() - 1
    return top if own > partner and own & top >> 1 else own & -own
