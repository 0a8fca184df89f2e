"""What the auction must be like for a node: the closed vocabulary of its table ``if``."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from strohmann.systems.faults import DataError
from strohmann.systems.forms import span
from strohmann.systems.situation import Situation

__all__ = ["CONDITIONS", "Condition"]

Test = Callable[[Situation], object]


def _strain(situation: Situation) -> str:
    bid = situation.last_bid
    if bid is None:
        return "none"
    if bid.strain.suit is None:
        return "notrump"
    return "major" if bid.strain.is_major else "minor"


_ROLES = ("opening", "opener", "responder", "defender", "overcaller", "advancer")
_WORDS: dict[str, tuple[Test, tuple[str, ...]]] = {
    "role": (lambda s: s.role, _ROLES),
    "rho": (lambda s: s.rho_call, ("none", "pass", "bid", "double")),
    "partner": (
        lambda s: s.partner_call,
        ("none", "pass", "double", "redouble", "suit", "notrump"),
    ),
    "last": (lambda s: s.last, ("none", "ours", "theirs")),
    "doubling": (lambda s: s.auction.doubling.value or "none", ("none", "X", "XX")),
    "strain": (_strain, ("none", "major", "minor", "notrump")),
}
_SPANS: dict[str, Callable[[Situation], int]] = {
    "level": lambda s: s.last_bid.level if s.last_bid else 0,
    "turns": lambda s: sum(call.text != "P" for call in s.me.calls),
    "partner-turns": lambda s: sum(call.text != "P" for call in s.partner.calls),
    "place": lambda s: len(s.auction) + 1,
    "partner-min": lambda s: s.partner.strength[0],
    "partner-max": lambda s: s.partner.strength[1],
    "their-min": lambda s: s.their_least,
    "below": lambda s: s.context.carried[s.side.index],
    "mine-min": lambda s: s.me.strength[0],
}
_FLAGS: dict[str, Callable[[Situation], bool]] = {
    "ends": lambda s: s.ends,
    "first": lambda s: s.first,
    "silent": lambda s: s.opponents_silent,
    "passed": lambda s: s.passed,
    "partner-passed": lambda s: bool(s.partner.calls) and not s.partner.spoke,
    "game": lambda s: s.game_reached,
    "forced": lambda s: s.forced,
    "to-game": lambda s: s.to_game,
    "vulnerable": lambda s: s.vulnerable,
    "agreed": lambda s: s.agreed is not None,
}
_NODES: dict[str, Callable[[Situation], str]] = {
    "partner-node": lambda s: s.partner.meanings[-1].node if s.partner.meanings else "",
    "my-node": lambda s: s.me.meanings[-1].node if s.me.meanings else "",
    "rho-node": lambda s: s.rho.meanings[-1].node if s.rho.meanings else "",
}

CONDITIONS = frozenset((*_WORDS, *_SPANS, *_FLAGS, *_NODES))
"""Every key that ``if`` may have."""


@dataclass(frozen=True, slots=True)
class Condition:
    """One key of ``if`` with what it asks for."""

    key: str
    test: Callable[[Situation], bool]

    @classmethod
    def parse(cls, key: str, value: object) -> Condition:
        """Read one entry. Raises `DataError` for an unknown key or a value it cannot have."""
        if key in _WORDS:
            return cls(key, _word_test(key, value))
        if key in _SPANS:
            measure = _SPANS[key]
            low, high = (value, value) if isinstance(value, int) else span(value)
            return cls(key, lambda s: low <= measure(s) <= high)
        if key in _FLAGS and isinstance(value, bool):
            flag = _FLAGS[key]
            return cls(key, lambda s: flag(s) is value)
        if key in _NODES:
            names = tuple(_texts(key, value))
            node = _NODES[key]
            return cls(key, lambda s: node(s).startswith(names))
        raise DataError("not a condition", f"{key} = {value}")


def _texts(key: str, value: object) -> list[str]:
    texts = [value] if isinstance(value, str) else value
    if isinstance(texts, list) and all(isinstance(text, str) for text in texts):
        return [str(text) for text in texts]
    raise DataError("not a condition", f"{key} = {value}")


def _word_test(key: str, value: object) -> Callable[[Situation], bool]:
    read, known = _WORDS[key]
    wanted = _texts(key, value)
    for word in wanted:
        if word not in known:
            raise DataError("not a condition", f"{key} = {word}")
    return lambda s: read(s) in wanted
