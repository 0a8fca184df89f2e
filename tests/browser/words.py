"""What things are called on the page: written down here anew, not taken from the catalogue."""

from __future__ import annotations

SEATS = {"N": "Nord", "E": "Ost", "S": "Süd", "W": "West"}
_SUITS = {"S": "Pik", "H": "Herz", "D": "Karo", "C": "Kreuz"}
_RANKS = {
    "A": "Ass", "K": "König", "Q": "Dame", "J": "Bube", "T": "Zehn", "9": "Neun", "8": "Acht",
    "7": "Sieben", "6": "Sechs", "5": "Fünf", "4": "Vier", "3": "Drei", "2": "Zwei",
}  # fmt: skip
_ENGLISH_SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
_ENGLISH_RANKS = {
    "A": "ace", "K": "king", "Q": "queen", "J": "jack", "T": "ten", "9": "nine", "8": "eight",
    "7": "seven", "6": "six", "5": "five", "4": "four", "3": "three", "2": "two",
}  # fmt: skip
_CALLS = {"P": "Passe", "X": "Kontra", "XX": "Rekontra"}

PACK = [suit + rank for suit in "SHDC" for rank in "AKQJT98765432"]


def card(name: str) -> str:
    """``SQ``: Pik Dame."""
    return f"{_SUITS[name[0]]} {_RANKS[name[1]]}"


def english_card(name: str) -> str:
    """``SQ``: queen of spades."""
    return f"{_ENGLISH_RANKS[name[1]]} of {_ENGLISH_SUITS[name[0]]}"


def call(name: str) -> str:
    """``1H``: 1 Herz."""
    if name in _CALLS:
        return _CALLS[name]
    return f"{name[0]} {'Sans Atout' if name[1:] == 'NT' else _SUITS[name[1]]}"
