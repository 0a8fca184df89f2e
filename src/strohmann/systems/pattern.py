"""Auction patterns: which auctions a node speaks of.

A pattern lists calls from the first that was no pass: ours plain, theirs in parentheses.
A pass between two calls of one side is understood, and so is the last pass of theirs::

    1x            partner opened one of a suit, they passed
    1x 1y         I opened, partner answered in a new suit, they passed throughout
    (1x)          the right-hand opponent opened one of a suit
    1x (X/1y)     partner opened, they doubled or overcalled at the one level
    (1x) P (P)    they opened and two passes followed

Lower-case letters stand for suits, different ones for different suits; ``*`` for any call,
``bid`` for any bid. The empty pattern is an auction without a bid.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from strohmann.bridge.auction import Auction
from strohmann.bridge.calls import PASS, Bid, Call
from strohmann.cards import Suit
from strohmann.systems.faults import DataError

__all__ = ["Binding", "Pattern"]

Binding = Mapping[str, Suit]
"""What the letters of a node stand for."""

_FORM = re.compile(r"\*|bid|P|X|XX|[1-7](?:NT|[CDHSa-z])")
_PASSED = ("P",)


@dataclass(frozen=True, slots=True)
class Pattern:
    """A pattern, read by `parse`; matched from the side of who is to call."""

    text: str
    steps: tuple[tuple[bool, tuple[str, ...]], ...]
    """For each call whether it is ours and what it may be."""

    @classmethod
    def parse(cls, text: str) -> Pattern:
        """Read a pattern. Raises `DataError`."""
        steps: list[tuple[bool, tuple[str, ...]]] = []
        for token in text.split():
            ours = not token.startswith("(")
            forms = tuple((token if ours else token[1:-1]).split("/"))
            if (not ours and not token.endswith(")")) or not all(map(_FORM.fullmatch, forms)):
                raise DataError("not a pattern", token)
            if steps and steps[-1][0] is ours:
                steps.append((not ours, _PASSED))
            steps.append((ours, forms))
        if steps and steps[-1][0]:
            steps.append((False, _PASSED))
        return cls(text, tuple(steps))

    @property
    def letters(self) -> frozenset[str]:
        """The letters that the pattern binds."""
        forms = (form for _, alternatives in self.steps for form in alternatives)
        return frozenset(form[1] for form in forms if form[1:].islower() and len(form) == 2)

    @property
    def is_exact(self) -> bool:
        """Whether it names every call."""
        forms = [form for _, alternatives in self.steps for form in alternatives]
        return not self.letters and not {"*", "bid"} & set(forms)

    def match(self, auction: Auction) -> dict[str, Suit] | None:
        """What the letters stand for in this auction; None where it does not match."""
        return self.match_calls(_opened(auction))

    def match_calls(self, calls: Sequence[Call]) -> dict[str, Suit] | None:
        """As `match`, for the calls from the first that was no pass."""
        if len(calls) != len(self.steps):
            return None
        binding: dict[str, Suit] = {}
        for (_, forms), call in zip(self.steps, calls, strict=True):
            if not any(_matches(form, call, binding) for form in forms):
                return None
        return binding


def _opened(auction: Auction) -> tuple[Call, ...]:
    """The calls from the first that was no pass."""
    calls = auction.calls
    start = next((i for i, call in enumerate(calls) if call is not PASS), len(calls))
    return calls[start:]


def _matches(form: str, call: Call, binding: dict[str, Suit]) -> bool:
    """Whether a call is of a form; binds a letter that is met for the first time."""
    if form == "*":
        return True
    if not isinstance(call, Bid):
        return form == call.text
    if form == "bid":
        return True
    if not form[1:].islower():
        return form == call.text
    suit = call.strain.suit
    if form[0] != str(call.level) or suit is None:
        return False
    letter = form[1]
    if letter in binding:
        return binding[letter] is suit
    if suit in binding.values():
        return False
    binding[letter] = suit
    return True
