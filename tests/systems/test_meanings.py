"""Every legal call of every auction has a meaning, and a text in three languages."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strohmann.bridge.auction import Auction
from strohmann.bridge.board import Vulnerability
from strohmann.bridge.calls import PASS, Bid
from strohmann.cards import SUITS, Hand
from strohmann.i18n import LANGUAGES, Catalogue
from strohmann.i18n.meanings import meaning_text
from strohmann.seats import SEATS
from strohmann.systems import Context, Layer, Meaning
from tests.systems.table import SYSTEM, context, meaning

CATALOGUES = tuple(Catalogue(language) for language in LANGUAGES)


def text(language: str, auction: str, made: str) -> str:
    return meaning_text(meaning(auction, made), Catalogue(language))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", "12–21 Punkte, mindestens 4 Pik oder 11 Punkte, mindestens 6 Pik"),
        ("da", "12–21 point, mindst 4 spar eller 11 point, mindst 6 spar"),
        ("en", "12–21 points, at least 4 spades or 11 points, at least 6 spades"),
    ],
)
def test_an_opening(language: str, said: str) -> None:
    assert text(language, "", "1S") == said


@pytest.mark.parametrize(
    ("auction", "made", "said"),
    [
        ("", "P", "höchstens 11 Punkte"),
        ("", "1NT", "15–17 Punkte, keine sehr kurze und keine lange Farbe"),
        ("", "2NT", "20–22 Punkte, gleichmäßig verteilt"),
        ("", "3H", "Sperrgebot: 6–10 Punkte, mindestens 7 Herz"),
        ("", "2C", "stark, sagt nichts über Kreuz: mindestens 22 Punkte, forcierend"),
        ("1H P", "1S", "mindestens 6 Punkte, mindestens 4 Pik, forcierend"),
        ("1H P", "3H", "10–12 Punkte mit Verteilung, mindestens 4 Herz"),
        ("1D 1H", "1NT", "7–10 Punkte, Stopper in Herz"),
        ("1S P 4NT P", "5D", "Antwort auf die Frage nach Assen: 11–21 Punkte, ein Ass"),
    ],
)
def test_german_texts(auction: str, made: str, said: str) -> None:
    assert text("de", auction, made) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_forcing_to_game_is_said(language: str) -> None:
    words = {"de": "forcierend bis zum Vollspiel", "da": "udgangskrav", "en": "forcing to game"}
    assert text(language, "1NT P", "3S").endswith(words[language])


def check(where: Context) -> int:
    """Every legal call of a context has a sound meaning and texts; how many there were."""
    legal = list(where.auction.legal)
    for made in legal:
        found = SYSTEM.meaning(where, made)
        _check_meaning(found)
        for catalogue in CATALOGUES:
            assert meaning_text(found, catalogue).strip()
    return len(legal)


def _check_meaning(found: Meaning) -> None:
    shows = found.shows
    assert found.node
    assert found.options
    assert 0 < found.trust <= 1
    for low, high in (shows.hcp, found.strength, *shows.lengths):
        assert 0 <= low <= high <= 50
    assert all(option.hcp[0] >= shows.hcp[0] for option in found.options)


def random_auction(rng: Random) -> Auction:
    """A position of a random auction, most of its calls low, many of them passes."""
    auction = Auction(rng.choice(SEATS))
    for _ in range(rng.randrange(10)):
        legal = auction.legal
        spread = min(len(legal), rng.choice((1, 3, 8, 40)))
        auction = auction.after(legal.at(rng.randrange(spread)))
        if auction.is_over:
            return Auction(auction.dealer)
    return auction


def test_M1_every_legal_call_of_random_auctions_has_a_meaning(soak: bool) -> None:
    rng = Random(2026)
    calls = 0
    for _ in range(20_000 if soak else 2_000):
        part_scores = (rng.choice((0, 0, 40, 60, 90)), rng.choice((0, 0, 30, 70)))
        vulnerability = rng.choice(tuple(Vulnerability))
        calls += check(Context(random_auction(rng), vulnerability, part_scores))
    assert calls > 40_000


@given(st.lists(st.integers(min_value=0, max_value=37), max_size=14), st.randoms())
def test_M1_any_hand_has_a_legal_call_in_any_auction(steps: list[int], rng: Random) -> None:
    auction = Auction(SEATS[0])
    for step in steps:
        after = auction.after(auction.legal.at(step % len(auction.legal)))
        if not after.is_over:
            auction = after
    pack = rng.sample(range(52), 13)
    hand = Hand.of_mask(sum(1 << card for card in pack))
    where = Context(auction)
    made = SYSTEM.choose(hand, where)
    assert made in auction.legal
    assert SYSTEM.choose(hand, Context(auction)) is made
    _check_meaning(SYSTEM.meaning(where, made))


def test_every_call_made_has_its_meaning_in_order() -> None:
    finished = context("1H P 2H P P P")
    assert finished.auction.is_over
    meanings = SYSTEM.meanings_so_far(finished)
    assert len(meanings) == 6
    assert meanings[0].rule == "E-O1"
    assert meanings[2].strength == (6, 9)


def test_the_picture_adds_up_what_was_shown() -> None:
    picture = SYSTEM.picture(context("1NT P 3S P 4S P P P"))
    opener, responder = picture.of(SEATS[0]), picture.of(SEATS[2])
    assert opener.hcp == (15, 17)
    assert opener.lengths[3][0] >= 3
    assert responder.lengths[3] == (5, 13)
    assert picture.of(SEATS[1]).lengths[3] == (0, 13)
    for known in picture.seats:
        assert sum(low for low, _ in known.lengths) <= 13 <= sum(high for _, high in known.lengths)


def test_calls_without_a_node_have_the_natural_meaning() -> None:
    said = meaning("", "5D")
    assert said.layer is Layer.NATURAL
    assert said.trust == 0.5
    assert said.shows.length(SUITS[1])[0] == 5
    assert meaning("1H", "2H").note == "cue"
    assert meaning("1H X", "XX").shows.hcp[0] == 10


def test_an_overcall_without_a_node_shows_what_its_level_asks() -> None:
    """Once it read as 19 points, and so did every later pass of that hand."""
    assert meaning("1NT", "3H").shows.hcp == (12, 37)
    assert meaning("1NT 3H P P X", "P").shows.hcp == (12, 24)
    assert text("de", "1NT", "3H") == "mindestens 12 Punkte, mindestens 5 Herz"


def test_no_default_promises_points_that_the_others_hold() -> None:
    for made in ("4H", "5C", "6S", "X"):
        assert meaning("2C P 2D", made).shows.hcp[0] <= 40 - 22


def test_layers_are_less_and_less_certain() -> None:
    assert [layer.trust for layer in Layer] == sorted((x.trust for x in Layer), reverse=True)
    assert meaning("", "1NT").layer is Layer.EXACT
    assert meaning("", "1S").layer is Layer.PATTERN
    assert meaning("1H", "X").layer is Layer.FEATURE


def test_what_is_chosen_is_what_is_shown() -> None:
    """The chooser and the explanation use the same node."""
    where = context("1H P")
    for made in where.auction.legal:
        offers = [offer for offer in SYSTEM.offers(where) if offer.call is made]
        if offers:
            assert SYSTEM.meaning(where, made).node == offers[0].node.id
    assert any(made is PASS or isinstance(made, Bid) for made in where.auction.legal)
