"""Deals in the printed forms of the language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from strohmann.bridge.board import Board, Deal, Vulnerability
from strohmann.cards import Hand, Holding, Suit
from strohmann.hands.measures import Masks
from strohmann.seats import SEATS, Seat

__all__ = ["compact", "full", "line", "pages", "pbn", "side_by_side"]

_WIDTH = 20
_IN_A_ROW = 4
_SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
_VULNERABLE = {Vulnerability.NONE: "None", Vulnerability.BOTH: "All",
               Vulnerability.NS: "NS", Vulnerability.EW: "EW"}  # fmt: skip


def side_by_side(hands: Sequence[Hand]) -> str:
    """Four lines with the suits of each hand."""
    lines = ([_spaced(hand.holding(suit)) for hand in hands] for suit in _SUITS)
    return "".join(
        "".join(cell.ljust(_WIDTH) for cell in row[:-1]) + row[-1] + "\n" for row in lines
    )


def _spaced(holding: Holding) -> str:
    return "".join(f"{rank} " for rank in str(holding) or "-")


def full(masks: Masks, number: int) -> str:
    """All four hands, with the number of the deal."""
    return f"{number:4d}.\n" + side_by_side([Hand.of_mask(mask) for mask in masks]) + "\n"


def pages(seats: Iterable[Seat], deals: Sequence[Masks]) -> str:
    """A page for each of the seats with its hands of all deals, four in a row."""
    return "".join(_page(seat, deals) for seat in seats)


def _page(seat: Seat, deals: Sequence[Masks]) -> str:
    text = f"\n\n{seat.name.capitalize()} hands:\n\n\n\n"
    for start in range(0, len(deals), _IN_A_ROW):
        row = deals[start : start + _IN_A_ROW]
        numbers = range(start + 1, start + 1 + len(row))
        text += "".join(f"{number:4d}.".ljust(_WIDTH) for number in numbers) + "\n"
        text += side_by_side([Hand.of_mask(masks[seat.index]) for masks in row]) + "\n"
    return text + "\f"


def line(seats: Iterable[Seat], masks: Masks) -> str:
    """Hands one after the other, ``n AKQ2.J3.T984.KQ2 e ... ``, and a blank behind each."""
    return "".join(f"{_named(seat, masks)} " for seat in seats)


def compact(masks: Masks) -> str:
    """A line for each hand."""
    return "".join(f"{_named(seat, masks)}\n" for seat in SEATS)


def _named(seat: Seat, masks: Masks) -> str:
    return f"{seat.value.lower()} {Hand.of_mask(masks[seat.index])}"


def pbn(
    masks: Masks, number: int, seed: int, dealer: Seat | None, vulnerability: Vulnerability | None
) -> str:
    """A game of a PBN file; dealer and vulnerability are those of the board unless given."""
    deal = Deal(dict(zip(SEATS, map(Hand.of_mask, masks), strict=True)))
    board = Board.numbered(number, deal)
    tags = {
        "Event": f"Dealt by script with seed {seed}",
        "Site": "-",
        "Date": "????.??.??",
        "Board": str(number),
        "West": "-",
        "North": "-",
        "East": "-",
        "South": "-",
        "Dealer": (dealer or board.dealer).value,
        "Vulnerable": _VULNERABLE[vulnerability or board.vulnerability],
        "Deal": str(deal),
        "Declarer": "?",
        "Contract": "?",
        "Result": "?",
    }
    return "".join(f'[{name} "{value}"]\n' for name, value in tags.items()) + "\n"
