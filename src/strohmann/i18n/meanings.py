"""What a call means, in words: made from what its node shows, never written by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache

from strohmann.cards import SUITS, Suit
from strohmann.i18n.catalogue import Catalogue
from strohmann.systems.facts import Shape
from strohmann.systems.model import Forcing, Meaning, Shows, Span

__all__ = ["meaning_text"]


def meaning_text(meaning: Meaning, catalogue: Catalogue) -> str:
    """One line such as ``12–21 Punkte, mindestens 4 Pik, forcierend``."""
    return _text(meaning, catalogue.language)


@lru_cache(maxsize=4096)
def _text(meaning: Meaning, language: str) -> str:
    """The text; the same few meanings are shown again and again."""
    catalogue = Catalogue(language)
    say = catalogue.text
    options = [", ".join(_shown(shows, catalogue)) for shows in _merged(meaning)]
    text = say("meaning-or").join(dict.fromkeys(option for option in options if option))
    parts = [text] if text else []
    if meaning.forcing is not Forcing.NO:
        parts.append(say(f"meaning-forcing-{meaning.forcing.value}"))
    said = ", ".join(parts)
    if meaning.note is None:
        return said or say("meaning-nothing")
    note = say(f"meaning-note-{meaning.note}")
    return say("meaning-noted", note=note, text=said) if said else note


def _merged(meaning: Meaning) -> tuple[Shows, ...]:
    """At most two alternatives; more, or two that are hardly different, are told as one."""
    options = meaning.options
    if len(options) != 2:
        return (meaning.shows,)
    one, two = options
    if meaning.shows in options:
        return (meaning.shows,)
    alike = replace(one, hcp=two.hcp, points=two.points) == two
    (a, b), (c, d) = one.strength, two.strength
    return (meaning.shows,) if alike and max(a, c) <= min(b, d) + 1 else options


def _shown(shows: Shows, catalogue: Catalogue) -> Iterator[str]:
    say = catalogue.text
    if shows.points is not None:
        yield from _span(shows.points, 37, lambda form, **v: say(f"meaning-total-{form}", **v))
    else:
        yield from _span(shows.hcp, 37, lambda form, **v: say(f"meaning-points-{form}", **v))
    for suit in reversed(SUITS):
        yield from _length(shows, suit, catalogue)
    if shows.shape is not Shape.ANY:
        yield say(f"meaning-shape-{shows.shape.value}")
    if shows.stoppers:
        yield say("meaning-stoppers", suits=_suits(shows.stoppers, catalogue))
    if shows.aces is not None:
        numbers = sorted(shows.aces)
        if len(numbers) == 1:
            yield say("meaning-aces", number=numbers[0])
        else:
            yield say("meaning-aces-either", low=numbers[0], high=numbers[-1])


def _length(shows: Shows, suit: Suit, catalogue: Catalogue) -> Iterator[str]:
    name = catalogue.text(f"suit-{suit}")
    yield from _span(
        shows.length(suit),
        13,
        lambda form, **v: catalogue.text(f"meaning-length-{form}", suit=name, **v),
    )


def _span(span: Span, top: int, say: Callable[..., str]) -> Iterator[str]:
    """Words for a span, or nothing where it says nothing."""
    low, high = span
    if low <= 0 and high >= top:
        return
    if low == high:
        yield say("exact", low=low)
    elif high >= top:
        yield say("least", low=low)
    elif low <= 0:
        yield say("most", high=high)
    else:
        yield say("range", low=low, high=high)


def _suits(suits: frozenset[Suit], catalogue: Catalogue) -> str:
    names = [catalogue.text(f"suit-{suit}") for suit in sorted(suits, reverse=True)]
    if len(names) == 1:
        return names[0]
    return catalogue.text("meaning-and", one=", ".join(names[:-1]), two=names[-1])
