"""What the generic checks must be told of each game: its secrets and its invariants."""

from __future__ import annotations

from typing import Any

from strohmann.cards import PACK, Hand
from strohmann.games.bismarck.game import BismarckGame
from strohmann.games.bridge import BridgeGame
from strohmann.games.draw.events import Drew, PackOpened, StockDealt
from strohmann.games.draw.game import DrawGame
from strohmann.games.events import ClaimAnswered, Claimed, DealOpened, Dealt, DummyExposed, Played
from strohmann.games.protocol import Event, Viewer
from strohmann.games.state import Phase
from strohmann.seats import PAIR
from tests.bismarck import check as bismarck

__all__ = ["Form", "form_of", "opened"]


class Form:
    """A game as the checks see it; what is not said here is asked of every game."""

    def remember(self, known: Hand, event: Event) -> Hand:
        """The cards that a viewer knows of a deal after he was told of an event."""
        match event:
            case Claimed() if event.hand is not None:
                return known | event.hand
            case Played():
                return known | Hand([event.card])
        return known

    def check_view(self, state: Any, view: Any, viewer: Viewer) -> None:
        """Secrets that are not hands."""

    def check_state(self, state: Any) -> None:
        """Invariants of the full state."""

    def check_end(self, match: Any) -> None:
        """Invariants of a finished match."""


class _Bridge(Form):
    def remember(self, known: Hand, event: Event) -> Hand:
        match event:
            case Dealt():
                return Hand(card for hand in event.hands for card in hand)
            case DummyExposed():
                return known | event.hand
            case DealOpened():
                return Hand(PACK)
        return super().remember(known, event)

    def check_end(self, match: Any) -> None:
        sheet = match.state.sheet
        if sheet.length == 1:
            assert sum(sheet.totals.values()) == 0
        else:
            _check_columns(sheet)
        assert not any(isinstance(event, ClaimAnswered) for event in match.events[-1:])


class _Draw(Form):
    def remember(self, known: Hand, event: Event) -> Hand:
        match event:
            case StockDealt():
                assert event.pack == ()
                return Hand(card for hand in event.hands for card in hand)
            case Drew() if event.card is not None:
                return known | Hand([event.card])
            case PackOpened():
                return Hand(PACK)
        return super().remember(known, event)

    def check_view(self, state: Any, view: Any, viewer: Viewer) -> None:
        """A drawn card is known to who drew it, the stock to nobody (F-22)."""
        if state.deal is None or state.phase not in (Phase.STOCK, Phase.AUCTION, Phase.PLAY):
            return
        seen, real = view.deal.drawing, state.deal.drawing
        assert (seen.stock, view.deal.pack) == ((), ())
        assert len(seen.draws) == len(real.draws)
        for told, drew in zip(seen.draws, real.draws, strict=True):
            assert told.seat is drew.seat
            assert told.card is (drew.card if drew.seat is viewer else None)

    def check_state(self, state: Any) -> None:
        """F-20, F-22, E-22: every card is in one place, hands have the size of the rules."""
        deal = state.deal
        if deal is None:
            return
        drawing = deal.drawing
        played = [card for trick in drawing.play.tricks for card in trick.cards]
        places = [Hand(played), Hand(drawing.play.cards), Hand(drawing.stock)]
        if deal.play is not None:
            places += [Hand(trick.cards) for trick in deal.play.tricks] + [Hand(deal.play.cards)]
        places += [hand for hand, _ in deal.hands]
        if not drawing.is_over and drawing.use.value == "aside":
            places += [drawing.drawn(seat) for seat in PAIR]
        together = Hand()
        for cards in places:
            together |= cards
        assert sum(map(len, places)) == len(together) == 52
        if state.phase is Phase.AUCTION:
            assert [len(hand) for hand, _ in deal.hands] == [13, 13]

    def check_end(self, match: Any) -> None:
        _check_columns(match.state.sheet)
        for record in match.state.records:
            first, hands = (
                record.first[0] | record.first[1],
                record.hands[0] | record.hands[1],
            )
            assert [len(hand) for hand in (*record.first, *record.hands)] == [13] * 4
            assert (len(first), len(hands)) == (26, 26)
            assert (len(record.drawing), len(record.draws)) == (13, 26)
            assert tuple(draw.card for draw in record.draws) == record.pack[26:]
            assert hands == Hand(PACK) - Hand(c for t in record.drawing for c in t.cards)


class _Bismarck(Form):
    def remember(self, known: Hand, event: Event) -> Hand:
        return bismarck.remember(known, event)

    def check_view(self, state: Any, view: Any, viewer: Viewer) -> None:
        bismarck.check_view(state, view, viewer)

    def check_state(self, state: Any) -> None:
        bismarck.check_cards(state)

    def check_end(self, match: Any) -> None:
        bismarck.check_sheet(match)
        bismarck.check_records(match)


def _check_columns(sheet: Any) -> None:
    for side, total in sheet.totals.items():
        assert total == sum(part.points for part in sheet.parts if part.side is side)


_FORMS: dict[type[Any], Form] = {
    BridgeGame: _Bridge(),
    DrawGame: _Draw(),
    BismarckGame: _Bismarck(),
}


def form_of(game: Any) -> Form:
    """What the checks must know of this game."""
    return _FORMS[type(game)]


def opened(record: Any) -> dict[str, object]:
    """The opened values that `strohmann verify` reads."""
    deal = str(record.deal) if hasattr(record, "deal") else ""
    return {
        "version": 1,
        "deal": deal,
        "order": getattr(record, "order", ""),
        "salt": record.salt,
    }
