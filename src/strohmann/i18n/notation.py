"""Cards, calls, seats, results and errors as the reader's language writes them.

Only for showing: what is stored, sent and logged is the ASCII notation of the values
themselves. Local forms are read by `strohmann.scoring.padwords` alone (rules X-21, D-14).
"""

from __future__ import annotations

from collections.abc import Callable

from strohmann.bridge.calls import Bid, Call
from strohmann.bridge.contract import Contract
from strohmann.cards import Card, Hand, Rank, Strain, Suit
from strohmann.errors import NotationError, StrohmannError, UnknownName
from strohmann.i18n.catalogue import Catalogue
from strohmann.seats import Seat, Side

__all__ = [
    "MINUS",
    "call_name",
    "call_text",
    "card_name",
    "card_text",
    "contract_text",
    "error_text",
    "hand_text",
    "place_text",
    "quoted",
    "rank_letter",
    "result_text",
    "seat_letter",
    "seat_name",
    "side_letters",
    "side_name",
    "strain_text",
    "suit_name",
]

MINUS = "−"
_SYMBOLS = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}
_LONGEST_QUOTE = 60


def rank_letter(rank: Rank, catalogue: Catalogue) -> str:
    """A K D B 10 in German, E K D B 10 in Danish, A K Q J 10 in English."""
    return catalogue.text(f"rank-{rank}")


def suit_name(suit: Suit, catalogue: Catalogue) -> str:
    """Pik, spar, spades."""
    return catalogue.text(f"suit-{suit}")


def strain_text(strain: Strain, catalogue: Catalogue) -> str:
    """The symbol of a suit; SA, UT or NT."""
    return catalogue.text("strain-short-N") if strain.suit is None else _SYMBOLS[strain.suit]


def card_text(card: Card, catalogue: Catalogue) -> str:
    """♠A, ♥10."""
    return _SYMBOLS[card.suit] + rank_letter(card.rank, catalogue)


def card_name(card: Card, catalogue: Catalogue) -> str:
    """Pik Ass, spar es, ace of spades."""
    rank = catalogue.text(f"rank-name-{card.rank}")
    return catalogue.text("card-name", suit=suit_name(card.suit, catalogue), rank=rank)


def hand_text(hand: Hand, catalogue: Catalogue) -> str:
    """♠AKD2 ♥B3 ♦1098 ♣–: spades first, a dash for a void (D-10)."""
    holdings = []
    for suit in reversed(Suit):
        ranks = "".join(rank_letter(rank, catalogue) for rank in hand.holding(suit))
        holdings.append(_SYMBOLS[suit] + (ranks or "–"))
    return " ".join(holdings)


def call_text(call: Call, catalogue: Catalogue) -> str:
    """1♥, 3SA, X, Passe."""
    if isinstance(call, Bid):
        return f"{call.level}{strain_text(call.strain, catalogue)}"
    return catalogue.text("call-P" if call.text == "P" else f"call-short-{call}")


def call_name(call: Call, catalogue: Catalogue) -> str:
    """1 Herz, 3 Sans Atout, Kontra, Passe."""
    if isinstance(call, Bid):
        return catalogue.text(f"bid-{call.strain}", level=call.level)
    return catalogue.text(f"call-{call}")


def contract_text(contract: Contract | None, catalogue: Catalogue) -> str:
    """4♥X N; the word for a passed out deal for None (D-13)."""
    if contract is None:
        return catalogue.text("passed-out")
    risk = catalogue.text(f"call-short-{contract.doubling}") if contract.doubling.value else ""
    declarer = seat_letter(contract.declarer, catalogue)
    return f"{call_text(contract.bid, catalogue)}{risk} {declarer}"


def result_text(contract: Contract | None, tricks: int | None) -> str:
    """=, +1 or −2 against the contract; empty without one (D-13)."""
    if contract is None or tricks is None:
        return ""
    over = tricks - contract.tricks
    return "=" if over == 0 else f"+{over}" if over > 0 else f"{MINUS}{-over}"


def seat_letter(seat: Seat, catalogue: Catalogue) -> str:
    """N O S W, N Ø S V, N E S W."""
    return catalogue.text(f"seat-short-{seat}")


def seat_name(seat: Seat, catalogue: Catalogue) -> str:
    """Nord, Øst, South."""
    return catalogue.text(f"seat-{seat}")


def side_letters(side: Side, catalogue: Catalogue) -> str:
    """NS, Ø/V, EW."""
    return catalogue.text(f"side-short-{side}")


def side_name(side: Side, catalogue: Catalogue) -> str:
    """Nord-Süd, Øst/Vest, East-West."""
    return catalogue.text(f"side-{side}")


# --- Errors --------------------------------------------------------------------


def place_text(where: str, catalogue: Catalogue) -> str:
    """A place named by an error: a line, a seat, a card, a call, a phase, else the word itself."""
    word, _, number = where.partition(" ")
    if word == "line" and number.isdecimal():
        return catalogue.text("place-line", number=number)
    for key in ("seat", "card", "call", "phase"):
        if (shown := _read(key, where, catalogue)) is not None:
            return shown
    return quoted(where)


def error_text(
    error: StrohmannError,
    catalogue: Catalogue,
    *,
    place: Callable[[str, Catalogue], str] = place_text,
) -> tuple[str, str]:
    """What went wrong, with the Law that says so, and what to do about it.

    ``place`` says how the place of the error is written.
    """
    values = {key: _value(key, value, catalogue) for key, value in error.values.items()}
    if error.where is not None:
        values["where"] = place(error.where, catalogue)
    message = catalogue.format(f"error-{error.code}", None, values)
    hint = catalogue.format(f"error-{error.code}", "hint", values)
    if error.rule is not None and error.rule.startswith("Law "):
        law = catalogue.text("law", number=error.rule.removeprefix("Law "))
        message = f"{message.removesuffix('.')} ({law})."
    return message, hint


_SHOW: dict[str, Callable[[str, Catalogue], str]] = {
    "card": lambda text, catalogue: card_text(Card.parse(text), catalogue),
    "rank": lambda text, catalogue: rank_letter(Rank.parse(text), catalogue),
    "suit": lambda text, catalogue: suit_name(Suit.parse(text), catalogue),
    "call": lambda text, catalogue: call_text(Call.parse(text), catalogue),
    "contract": lambda text, catalogue: contract_text(Contract.parse(text), catalogue),
    "seat": lambda text, catalogue: seat_name(Seat.parse(text), catalogue),
    "side": lambda text, catalogue: side_name(Side.parse(text), catalogue),
    "phase": lambda text, catalogue: catalogue.text(f"phase-{text}"),
    "form": lambda text, catalogue: catalogue.text(f"form-{text}"),
}
_PLACES = frozenset({"column", "first", "level", "line", "number"})
"""Numbers that count nothing: 1234 and not 1.234."""
_KINDS = {"last": "call", "turn": "seat", "declarer": "seat", "needed": "phase"}


def _value(key: str, value: str | int, catalogue: Catalogue) -> str | int:
    if isinstance(value, int):
        return str(value) if key in _PLACES else value
    if key == "known":  # our own words, however many
        return value
    shown = _read(_KINDS.get(key, key), value, catalogue)
    return quoted(value) if shown is None else shown


def _read(kind: str, text: str, catalogue: Catalogue) -> str | None:
    if kind not in _SHOW:
        return None
    try:
        return _SHOW[kind](text, catalogue)
    except (NotationError, UnknownName):
        return None


def quoted(text: str) -> str:
    """Text of unknown origin: no control characters, not too long."""
    clean = "".join(char if char.isprintable() else "·" for char in text)
    return clean if len(clean) <= _LONGEST_QUOTE else clean[: _LONGEST_QUOTE - 1] + "…"
