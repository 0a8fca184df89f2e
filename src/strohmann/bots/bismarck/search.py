"""Choosing by playouts: what a card or a discard is worth in layouts that may be true."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np

from strohmann.bismarck.contracts import Contract, ContractName
from strohmann.bots.bismarck.discards import candidates
from strohmann.bots.bismarck.layouts import dealt, layouts
from strohmann.bots.bismarck.playouts import Playouts, holdings_of
from strohmann.bots.bismarck.sight import WHOLE_PACK, Sight
from strohmann.bots.masks import bits

__all__ = ["best_card", "best_discards", "oddities"]


def best_card(sight: Sight, count: int, rng: Random, *, sift: int = 1) -> int:
    """The bit number of the legal card that does best in so many layouts.

    Of ``sift`` times as many layouts those are taken that explain best what was played.
    """
    cards = _different(sight)
    if len(cards) == 1:
        return cards[0]
    drawn = layouts(sight, count * sift, rng)
    if sift > 1:
        odd = oddities(sight, drawn)
        order = sorted(range(len(drawn)), key=lambda i: (odd[i], i))
        drawn = [drawn[i] for i in order[:count]]
    playouts = _playouts(sight, drawn * len(cards))
    playouts.play(np.repeat(np.array(cards), count))
    tricks = playouts.run()[sight.me].reshape(len(cards), count).mean(axis=1)
    return cards[int(tricks.argmin() if sight.low else tricks.argmax())]


def best_discards(
    hand: int, place: int, leader: int, contract: Contract, *,
    must_trump: bool, tries: int, count: int, rng: Random,
) -> int:  # fmt: skip
    """Four cards to lay away, as a mask: the best of so many choices in so many layouts."""
    choices = candidates(hand, contract, tries, rng)
    drawn = list(dealt(hand, place, count, rng))
    hands = [_without(layout, place, away) for away in choices for layout in drawn]
    low = contract.name is ContractName.PASS
    playouts = Playouts(holdings_of(hands), leader, contract.trump, low=low, must_trump=must_trump)
    tricks = playouts.run()[place].reshape(len(choices), count).mean(axis=1)
    return choices[int(tricks.argmin() if low else tricks.argmax())]


def oddities(sight: Sight, drawn: Sequence[Sequence[int]]) -> list[int]:
    """In each layout how many cards of the others were not what playouts would have played."""
    play = sight.play
    tricks = [trick for trick in (*play.tricks, play.trick) if trick.cards]
    if not tricks:
        return [0] * len(drawn)
    gone = [0, 0, 0]
    for trick in tricks:
        first = play.ring.index(trick.leader)
        for i, card in enumerate(trick.cards):
            gone[(first + i) % 3] |= card.bit
    hands = [[hand | gone[place] for place, hand in enumerate(layout)] for layout in drawn]
    first = play.ring.index(tricks[0].leader)
    playouts = Playouts(
        holdings_of(hands), first, sight.trump, low=sight.low, must_trump=play.must_trump
    )
    odd = np.zeros(len(drawn), dtype=np.int64)
    for trick in tricks:
        first = play.ring.index(trick.leader)
        for i, card in enumerate(trick.cards):
            bit = card.bit.bit_length() - 1
            if (first + i) % 3 != sight.me:
                odd += playouts.foreseen() != bit
            playouts.play(np.full(len(drawn), bit))
    return [int(count) for count in odd]


def _playouts(sight: Sight, drawn: Sequence[Sequence[int]]) -> Playouts:
    play = sight.play
    leader = play.ring.index(play.leader)
    playouts = Playouts(
        holdings_of(drawn), leader, sight.trump, low=sight.low, must_trump=play.must_trump
    )
    playouts.lay(play.cards)
    return playouts


def _without(layout: tuple[int, int, int], place: int, away: int) -> list[int]:
    hands = list(layout)
    hands[place] &= ~away
    return hands


def _different(sight: Sight) -> list[int]:
    """The legal cards, one for each run of cards that nobody else can come between."""
    gone = sight.mine | sight.discards
    for trick in sight.play.tricks:
        gone |= sum(each.bit for each in trick.cards)
    others = WHOLE_PACK & ~gone
    chosen: list[int] = []
    for card in bits(sight.play.legal_mask(sight.play.ring[sight.me])):
        touches = (
            bool(chosen)
            and chosen[-1] // 13 == card // 13
            and not others >> chosen[-1] & (1 << card - chosen[-1]) - 1
        )
        if not touches:
            chosen.append(card)
        elif sight.low:
            chosen[-1] = card  # in Pass the higher of equals goes first
    return chosen
