"""Who may know which card when, worked out from the log without the code under test."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from strohmann.bismarck.rules import THREE
from strohmann.cards import PACK, Card, Hand
from strohmann.games import events as ev
from strohmann.games.bismarck import events as bis
from strohmann.games.draw import events as draw
from strohmann.games.protocol import Event
from strohmann.seats import PAIR, SEATS, Seat

_CARD = re.compile(r"\b[SHDC][2-9TJQKA]\b")
_HAND = re.compile(r"(?<![\w.])[AKQJT2-9]*(?:\.[AKQJT2-9]*){3}(?![\w.])")
_ALL = frozenset(PACK)


def cards_in(text: str) -> set[Card]:
    """Every card that a text names, alone or in a hand such as ``AKQ2.J3.T984.KQ2``."""
    found = {Card.parse(card) for card in _CARD.findall(text)}
    for hand in _HAND.findall(text):
        found |= set(Hand.parse(hand))
    return found


@dataclass
class _Deal:
    hands: dict[Seat, frozenset[Card]]
    """What each seat has seen of its own, once dealt."""
    salt: str
    public: set[Card] = field(default_factory=set)
    claims: list[tuple[Seat, bool, frozenset[Card]]] = field(default_factory=list)
    opened: bool = False

    def known_to(self, viewer: Seat | None) -> frozenset[Card]:
        if self.opened:
            return _ALL
        known = set(self.public)
        if viewer is not None:
            known |= self.hands.get(viewer, frozenset())
        for seat, by_defender, hand in self.claims:
            if not (by_defender and viewer is seat.partner):
                known |= hand
        return frozenset(known)


@dataclass(frozen=True)
class Moment:
    """What may be known at one version."""

    deal: _Deal | None
    drawn: frozenset[Card]
    known: dict[Seat | None, frozenset[Card]]
    secret_salt: str | None

    def leaks(self, text: str, viewer: Seat | None) -> set[Card]:
        """Cards in a text that this viewer may not know."""
        return cards_in(text) - self.known[viewer] - self.drawn


def moments(events: tuple[Event, ...]) -> list[Moment]:
    """What may be known at each version, 0 first."""
    deal: _Deal | None = None
    drawn: frozenset[Card] = frozenset()
    told = [_moment(deal, drawn)]
    for event in events:
        if isinstance(event, (ev.SeatsDrawn, draw.DealerDrawn)):
            drawn = frozenset(event.cards)
        elif isinstance(event, ev.Dealt):
            hands = dict(zip(SEATS, map(frozenset, event.hands), strict=True))
            assert event.salt is not None
            deal = _Deal(hands, event.salt)
        elif isinstance(event, draw.StockDealt):
            assert event.salt is not None
            deal = _Deal(dict(zip(PAIR, map(frozenset, event.hands), strict=True)), event.salt)
        elif isinstance(event, bis.CardsOpened):
            assert event.salt is not None
            deal = _Deal({}, event.salt)
            deal.public |= {card for card in (*event.cards, event.cut) if card is not None}
        elif deal is not None:
            _learn(deal, event)
        told.append(_moment(deal, drawn))
    return told


def _learn(deal: _Deal, event: Event) -> None:
    if isinstance(event, ev.Played):
        deal.public.add(event.card)
    elif isinstance(event, ev.DummyExposed):
        deal.public |= deal.hands[event.seat]
    elif isinstance(event, ev.Claimed):
        assert event.hand is not None
        deal.claims.append((event.seat, event.by_defender, frozenset(event.hand)))
    elif isinstance(event, bis.HandsDealt):
        deal.hands = dict(zip(THREE, map(frozenset, event.hands), strict=True))
    elif isinstance(event, draw.Drew):
        assert event.card is not None
        deal.hands[event.seat] |= {event.card}
    elif isinstance(event, (ev.DealOpened, bis.BismarckOpened, draw.PackOpened)):
        deal.opened = True


def _moment(deal: _Deal | None, drawn: frozenset[Card]) -> Moment:
    viewers: tuple[Seat | None, ...] = (None, *SEATS)
    if deal is None:
        return Moment(None, drawn, dict.fromkeys(viewers, frozenset()), None)
    known = {viewer: deal.known_to(viewer) for viewer in viewers}
    return Moment(deal, drawn, known, None if deal.opened else deal.salt)
